"""What the tests of the solver's room share."""

from support.kernels import no_kernel

__all__ = ["no_kernel"]
