"""The studio: a local server for one user, and the page that it serves. Starlette and uvicorn are an extra."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from pathlib import Path

from piste.errors import SpecError

HOST = "127.0.0.1"  # nothing but this machine can reach it


def serve(port: int = 0, runs: Path | None = None, ready: Callable[[str], None] | None = None) -> None:
    """Serve the studio on this machine until Ctrl-C; `ready` is told the address, which holds the token.

    Finished runs are kept in the folder `runs`, if there is one.
    """
    try:
        import uvicorn

        from piste.views.studio.server import Studio
    except ImportError as missing:
        raise SpecError(f"the studio needs {missing.name}: pip install starlette uvicorn") from None
    if runs is not None and not runs.is_dir():
        raise SpecError(f"{runs} is no folder; make it, or leave --runs out")
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
    except OSError as error:
        raise SpecError(f"port {port} cannot be used: {error.strerror}; leave --port out to take a free one") from None
    listening.listen()  # from here on a browser that comes early waits, and is not refused
    port = listening.getsockname()[1]
    studio = Studio(secrets.token_urlsafe(24), port, runs)
    if ready:
        ready(f"http://{HOST}:{port}/?token={studio.token}")
    config = uvicorn.Config(studio.app, log_level="error", access_log=False)
    try:
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        studio.jobs.close()
        listening.close()
