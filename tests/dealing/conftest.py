"""Fixtures of the deals."""

from support.kernels import no_kernel

__all__ = ["no_kernel"]
