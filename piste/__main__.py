"""The command line: what `piste` and `python -m piste` run."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; Ctrl-C while it is still being loaded ends it as one later does."""
    try:
        from piste.cli import app
    except KeyboardInterrupt:
        sys.stderr.write("interrupted while loading; nothing was finished or written\n")
        sys.exit(130)
    app(prog_name="piste")


if __name__ == "__main__":
    main()
