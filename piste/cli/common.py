"""What all commands share: options, reading the parts of a problem, writing files, one line for what is wrong."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from piste.errors import SpecError, did_you_mean, if_near

if TYPE_CHECKING:
    from piste.results.flow import Flows
    from piste.results.report import Report
    from piste.spec.architecture import Architecture
    from piste.spec.workload import Workload

# The exit status of every command (docs/cli.md).
DOES_NOT_FIT, WRONG, NOTHING_FOUND, CANNOT_WRITE, INTERRUPTED = 1, 2, 3, 4, 130

# The base of everything that is wrong with a command line; typer does not export it.
Refused: Any = typer.BadParameter.mro()[2]


class CannotWrite(Exception):
    """A file that was asked for and cannot be written."""


class Misplaced(SpecError):
    """A word of the command line that should follow an option."""

    def __init__(self, found: str, option: str, word: str):
        super().__init__(f"{found}; write {option} {word}")
        self.found, self.option = found, option


# What stands in a file or is the name of a preset, and the options that take such.
OPTIONS = {
    "architecture": ("--arch", "--hw", "--platform"),
    "mapping": ("--mapping",),
    "constraints": ("--constraints",),
}


def described(word: str) -> str | None:
    """What a word of the command line names: a workload, an architecture, a mapping or constraints; None if nothing is
    known of that name.

    >>> described("eyeriss"), described("gemm:8,8,8"), described("m=4")
    ('architecture', 'workload', None)
    """
    from piste.spec.builders import is_short
    from piste.spec.files import load, presets

    if not os.path.isfile(word):
        named = {"architecture": word in presets("architectures"), "workload": word in presets("workloads")}
        return next((kind for kind, known in named.items() if known), "workload" if is_short(word) else None)
    with suppress(SpecError):
        return type(load(word)).__name__.lower()
    return None


def told_apart(words: list[str]) -> None:
    """Refuse words of which one names another part of a problem than its workload: that has an option of its own.

    >>> told_apart(["gemm:8,8,8", "eyeriss"])
    Traceback (most recent call last):
    ...
    piste.cli.common.Misplaced: 'eyeriss' is an architecture; write --arch eyeriss
    """
    kinds = {word: described(word) for word in words if "=" not in word}
    for word, kind in kinds.items():
        if kind in OPTIONS:
            is_a = f"{'an' if kind == 'architecture' else 'a'} {kind}".replace("a constraints", "a list of constraints")
            raise Misplaced(f"{word!r} is {is_a}", OPTIONS[kind][0], word)
    workloads = [word for word, kind in kinds.items() if kind == "workload"]
    if len(workloads) > 1:
        raise SpecError(f"{workloads[0]!r} and {workloads[1]!r} are two workloads; name one of them")


def _options(wrong: Any) -> list[str]:
    """The options of the command that a command line is wrong for."""
    context = getattr(wrong, "ctx", None)
    return [] if context is None else [max(p.opts, key=len) for p in context.command.params if p.opts]


def grouped(groups: dict[str, str]) -> type[TyperCommand]:
    """A command whose help lists its options in groups, from titles and the names of options."""

    class Grouped(TyperCommand):
        def format_options(self, ctx: Any, formatter: Any) -> None:
            left = {param.name: param for param in self.get_params(ctx)}
            arguments = [left.pop(name) for name in list(left) if left[name].param_type_name == "argument"]
            listed = [(title, [left.pop(name) for name in names.split()]) for title, names in groups.items()]
            for title, params in [("Arguments", arguments), *listed, ("Help", list(left.values()))]:
                records = [record for param in params if (record := param.get_help_record(ctx)) is not None]
                if records:
                    with formatter.section(title):
                        formatter.write_dl(records)

    return Grouped


class OneLine(TyperGroup):
    """Tells what is wrong on one line of standard error, whether the command line or a file has it."""

    def main(self, *args: Any, **options: Any) -> None:
        options["standalone_mode"] = False
        start = perf_counter()
        try:
            if sys.stdout is None:  # closed before it began
                raise CannotWrite("cannot write the answer to standard output: it is closed")
            status = super().main(*args, **options)
            sys.stdout.flush()
        except (SpecError, Refused) as wrong:
            reason = reworded(wrong.format_message(), _options(wrong)) if isinstance(wrong, Refused) else str(wrong)
            typer.echo(shortened(" ".join(reason.split())), err=True)
            status = WRONG
        except CannotWrite as wrong:
            typer.echo(str(wrong), err=True)
            status = CANNOT_WRITE
        except MemoryError:
            typer.echo("this needs more memory than there is; make the problem smaller", err=True)
            status = WRONG
        except OSError as wrong:
            if wrong.errno not in (errno.ENOSPC, errno.EPIPE, errno.EIO, errno.EDQUOT):
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to print goes nowhere
            if wrong.errno != errno.EPIPE:  # whoever closed a pipe has read enough
                typer.echo(f"cannot write the answer to standard output: {wrong.strerror}", err=True)
            status = CANNOT_WRITE
        except (typer.Abort, KeyboardInterrupt):
            typer.echo(f"interrupted after {perf_counter() - start:.1f} s; nothing was finished or written", err=True)
            status = INTERRUPTED
        sys.exit(status)

    def resolve_command(self, context: Any, arguments: list[str]) -> Any:
        """The command that is meant; of a misspelt one, the message names the nearest."""
        known = self.list_commands(context)
        if arguments and not arguments[0].startswith("-") and arguments[0] not in known:
            raise SpecError(f"no command named {arguments[0]!r}; {did_you_mean(arguments[0], known)}")
        return super().resolve_command(context, arguments)

    def invoke(self, context: Any) -> Any:
        """Run the command; what is wrong with an option is told with the option as it was typed."""
        try:
            return super().invoke(context)
        except SpecError as wrong:
            command = self.get_command(context, context.invoked_subcommand or "")
            options = {p.name: max(p.opts, key=len) for p in command.params if p.opts} if command else {}
            if isinstance(wrong, Misplaced) and wrong.option not in options.values():
                name = context.invoked_subcommand
                raise SpecError(f"{wrong.found}, which piste {name} does not take; leave it out") from None
            raise SpecError(spelled(str(wrong), options)) from None


def shortened(message: str, most: int = 60) -> str:
    """A message in which nothing that is quoted is longer than a person reads.

    >>> shortened("no file named '" + 99 * "x" + "'; write another", most=5)
    "no file named 'xxxxx...'; write another"
    """
    quoted = re.sub(rf"'([^']{{{most}}})[^']+'", r"'\1...'", message)
    return quoted if len(quoted) <= 2000 else f"{quoted[:2000]}..."


def reworded(message: str, options: Iterable[str] = ()) -> str:
    """What is wrong with a command line, with the nearest that could be meant, if that is one of the command's options.

    >>> reworded("No such option: --jsno (Possible options: --json)")
    'there is no option --jsno; did you mean --json?'
    >>> reworded("Invalid value for '--cycles': Value error, 'stepwize' is not one of 'overlapped', 'stepwise'.")
    "Invalid value for '--cycles': 'stepwize' is not one of 'overlapped', 'stepwise'; did you mean 'stepwise'?"
    >>> reworded("Got unexpected extra argument (eyeriss)", ["--arch"])
    "one word too many for this command, 'eyeriss'; write --arch eyeriss"
    """
    if option := re.match(
        r"No such option: (\S+?)\.?(?: (?:\(Possible options: (.*)\)|Did you mean (.*)\?))?$", message
    ):
        near = option[2] or option[3]
        return f"there is no option {option[1]}" + (f"; did you mean {near}?" if near else "; --help lists them")
    if extra := re.match(r"Got unexpected extra arguments?(?:\(s\))? \((\S+).*\)$", message):
        takes = (option for option in OPTIONS.get(described(extra[1]) or "", ()) if option in options)
        instead = next((f"write {option} {extra[1]}" for option in takes), "leave it out; --help lists what it takes")
        return f"one word too many for this command, {extra[1]!r}; {instead}"
    message = message.replace("Value error, ", "")
    if choice := re.search(r": '([^']*)' is not one of (.*)\.$", message):
        return message[:-1] + if_near(choice[1], re.findall(r"'([^']*)'", choice[2]))
    return message


def spelled(message: str, options: dict[str, str]) -> str:
    """A message about the parameters of a function, with the options of the command line in their place.

    >>> spelled("write seq=512; kv_seq is at least seq", {"seq": "--seq", "kv_seq": "--kv-seq"})
    'write --seq 512; --kv-seq is at least seq'
    >>> spelled("seq and batch are for models", {"seq": "--seq", "batch": "--batch"})
    '--seq and --batch are for models'
    >>> spelled("say --dim batch=1", {"batch": "--batch"})
    'say --dim batch=1'
    """
    subject = re.match(r"(\w+(?: and \w+)*)(?= (?:is|are) )", message)
    if subject and all(name in options for name in subject[0].split(" and ")):
        words = " and ".join(options[name] for name in subject[0].split(" and "))
        message = words + message[subject.end() :]
    for name, option in options.items():
        if option.startswith("--"):
            own = r"(?<![\w.-])(?<!--dim )(?<!--shape )(?<!--set )"  # not the name of an axis, an input or a variable
            message = re.sub(rf"{own}{re.escape(name)}=(?=\S)", f"{option} ", message)
            if "_" in name:
                message = re.sub(rf"(?<![\w.-]){re.escape(name)}(?![\w=])", option, message)
    for part, option in (("architecture", "--arch NAME"), ("mapping", "--mapping FILE")):
        message = message.replace(f"under '{part}:' or pass it", f"under '{part}:' or say {option}")
    return message


def presets(kind: str) -> Callable[[str], list[str]]:
    """What the shell may complete a word to: the presets of one kind."""

    def complete(incomplete: str) -> list[str]:
        from piste.spec.files import presets

        return [name for name in presets(kind) if name.startswith(incomplete)]

    return complete


Words = Annotated[
    list[str],
    typer.Argument(
        metavar="WORKLOAD [NAME=SIZE]...",
        help="gemm:M,K,N, an Einsum with the sizes of its ranks, a preset or a file.",
        autocompletion=presets("workloads"),
    ),
]
Problem = Annotated[
    list[str],
    typer.Argument(
        metavar="SPEC|WORKLOAD",
        help="A file with workload and architecture, or a workload (gemm:512,512,512, a preset, a file) and --arch.",
        autocompletion=presets("workloads"),
    ),
]
Arch = Annotated[
    str | None,
    typer.Option(
        "--arch",
        metavar="NAME|FILE",
        help="The chip: a preset such as eyeriss, or a file; replaces that of SPEC.",
        autocompletion=presets("architectures"),
    ),
]
MarkedChip = Annotated[
    str | None,
    typer.Option(
        "--arch",
        metavar="NAME|FILE",
        help="Mark the memories of this chip in the picture and on the page.",
        autocompletion=presets("architectures"),
    ),
]
Tree = Annotated[
    Path | None,
    typer.Option("--mapping", metavar="FILE", help="The mapping, YAML or text; replaces that of SPEC."),
]
ElementBytes = Annotated[
    float,
    typer.Option(
        "--element-bytes", metavar="B", help="Bytes of an element, if the workload is given as gemm:... or an Einsum."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write an interactive page.")]
Table = Annotated[
    Path | None, typer.Option("--table", metavar="FILE", help="Write the rows of the result: .csv, .parquet or .json.")
]


def _remembered(words: list[str] | None) -> list[str] | None:
    """Remember what templates leave open: every file that the command reads may be one."""
    from piste.spec.files import VALUES

    VALUES.set(dict(map(_value, words or [])))
    return words


def _value(word: str) -> tuple[str, int | float | str]:
    """A name and its value: a number where it is one, so that 0 is false in a template."""
    name, equals, value = word.partition("=")
    if not equals or not name.isidentifier():
        raise SpecError(f"a value of a template is a name and what it is, found {word!r}; write --set BATCH_SIZE=1")
    for kind in (int, float):
        with suppress(ValueError):
            return name, kind(value)
    return name, value


Sets = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="A value for a template that leaves NAME open.", callback=_remembered
    ),
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw a picture: .png, .svg or .pdf.")]


def workload(words: list[str], element_bytes: float = 2) -> Workload | str:
    """The workload that the words of the command line say: parsed if they are a short form, else the name."""
    from piste.spec.builders import is_short, parse_workload

    if len(words) > 1 and all(os.path.isfile(word) for word in words):
        from piste.readers import load_files

        return load_files(words)  # type: ignore[no-any-return]
    if len(words) > 1:
        told_apart(words)
    text = " ".join(words)
    return parse_workload(text, element_bytes) if is_short(text) and not os.path.isfile(text) else text


def architecture(name: str | None) -> Architecture | None:
    """The architecture of that name, or in that file."""
    from piste.spec.architecture import Architecture
    from piste.spec.files import part_of

    return part_of(Architecture, name) if name else None


@contextmanager
def patiently(doing: str) -> Iterator[None]:
    """Show on a terminal what is being done and for how long, once it takes over a second."""
    from piste.views.progress import waiting

    with waiting(doing):
        yield


def end(found: Report | Flows, as_json: bool) -> NoReturn:
    """The exit status says whether it fits; what does not is in the text, beside JSON it is said here."""
    if as_json:
        for misfit in found.misfits:
            typer.echo(misfit, err=True)
    raise typer.Exit(0 if found.fits else DOES_NOT_FIT)


def write(found: Any, plot: Path | None = None, html: Path | None = None, table: Path | None = None) -> None:
    """Write what was asked for of a result: a picture, a page, a table of its rows."""
    if plot:
        save(found.plot, plot)
    if html:
        save(found.page, html)
    if table:
        from piste.views.tables import write_table

        save(partial(write_table, found), table)


def save(how: Callable[[Path], object], path: Path) -> None:
    """Write a file that was asked for, or say why that is not possible."""
    try:
        how(path)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror}") from None


def refuse(options: dict[str, Any], whose: str) -> None:
    """Options that would do nothing here are named, rather than taken without a word."""
    if (name := next((name for name, given in options.items() if given), None)) is not None:
        instead = "write --seconds" if name == "within" else "leave it out"
        raise SpecError(f"--{name} is for {whose}; {instead}")
