"""`python -m piste`: the command line where no script is installed."""

from piste.cli import app

if __name__ == "__main__":
    app(prog_name="piste")
