"""A speech server on a private desktop, whose only voice is silent and writes down what it was to say."""

import sys
from pathlib import Path

from support.desktop import Desktop, until

VOICE = Path(__file__).with_name("silent_voice.py")
CONFIGURATION = """LogLevel 1
LogDir "{folder}"
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "silent" "{module}"
DefaultModule silent
DefaultLanguage "en"
"""
MODULE = """#!/bin/sh
SPOKEN={spoken} exec {python} {voice}
"""


class SpeechServer:
    """Every program that is started on the desktop from now on speaks to it."""

    def __init__(self, desktop: Desktop) -> None:
        self._spoken = desktop.folder / "spoken"
        folder = desktop.folder / "speech"
        folder.mkdir()
        module = folder / "silent"
        module.write_text(MODULE.format(spoken=self._spoken, python=sys.executable, voice=VOICE))
        module.chmod(0o700)
        (folder / "speechd.conf").write_text(CONFIGURATION.format(folder=folder, module=module))
        socket = desktop.folder / "speech.sock"
        # -s: it stays in the foreground; -t 0: it does not end by itself
        desktop.start("speech-dispatcher", "-s", "-t", "0", "-C", str(folder), "-S", str(socket))
        until("the speech server", socket.exists)
        desktop.environment["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"

    def lines(self) -> list[str]:
        """Return what was said so far."""
        return self._spoken.read_text().splitlines() if self._spoken.exists() else []
