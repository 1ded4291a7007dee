"""Reading what users write: YAML that remembers its lines, quantities such as `512KiB`, plain data with the keys and
types that a description needs."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.resources.abc import Traversable
from numbers import Integral
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from piste.errors import SpecError, did_you_mean


def file_text(path: str | Path | Traversable) -> str:
    """The text of a file, without a mark of its byte order, or a refusal on one line.

    >>> file_text("/")
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: '/' is a folder; name a file in it
    """
    source = Path(path) if isinstance(path, str) else path
    try:
        return source.read_text(encoding="utf-8").removeprefix("\ufeff")
    except FileNotFoundError:
        raise SpecError(f"no file named {str(path)!r}; write the path of a file") from None
    except IsADirectoryError:
        raise SpecError(f"{str(path)!r} is a folder; name a file in it") from None
    except UnicodeDecodeError as error:
        raise SpecError(f"{path}: this is no text ({error}); write plain UTF-8 text") from None
    except OSError as error:
        reason = error.strerror or error.__class__.__name__
        raise SpecError(f"{path}: the file cannot be read ({reason}); write the path of a file") from None


def keys(data: Any, what: str, known: Iterable[str], needed: Sequence[str] = ()) -> dict[str, Any]:
    """`data` as a dictionary that has only `known` keys and all `needed` ones.

    >>> keys({"rnak": "m"}, "loop", ["rank", "tile"])
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: loop has no key 'rnak'; did you mean 'rank'?
    """
    known = list(known)
    if not isinstance(data, dict):
        raise SpecError(f"{what} must have keys ({', '.join(known)}), found {show(data)}; write {{{known[0]}: ...}}")
    for key in data:
        if key not in known:
            raise SpecError(f"{what} has no key {key!r}; {did_you_mean(str(key), known)}", key)
    for key in needed:
        if key not in data:
            raise SpecError(f"{what} has no {key}; write '{key}: ...'")
    return data


def one_key(data: Any, what: str, known: Sequence[str], write: str) -> tuple[str, Any]:
    """The key and value of a dictionary that has one key, one of `known`."""
    if not isinstance(data, dict) or len(data) != 1:
        raise SpecError(f"{what} has one of the keys {', '.join(known)}, found {show(data)}; write it like '{write}'")
    key, value = next(iter(data.items()))
    if key not in known:
        raise SpecError(f"{what} cannot be {key!r}; {did_you_mean(str(key), known)}", key)
    return key, value


def text(value: Any, what: str) -> str:
    if not isinstance(value, str) or not value:
        raise SpecError(f"{what} must be text, found {show(value)}; write a name")
    return value


def names(value: Any, what: str, least: int = 0) -> tuple[str, ...]:
    """A list of different names, at least so many."""
    fits = isinstance(value, list | tuple) and len(value) >= least
    if not fits or not all(isinstance(v, str) and v for v in value):
        raise SpecError(f"{what} must be a list of names, found {show(value)}; write it like [A, B]")
    for name in value:
        if value.count(name) > 1:
            raise SpecError(f"{what} names {name} twice; write it once")
    return tuple(value)


MOST = 10**18  # whole numbers are smaller: products of a few of them stay exact, and arrays hold them
LARGEST = 1e30  # numbers are no larger: no sum or product of a few of them overflows


def integer(value: Any, what: str) -> int:
    """A positive integer; numpy's count too and become plain ones."""
    if not isinstance(value, Integral) or isinstance(value, bool) or value < 1:
        raise SpecError(f"{what} must be a positive integer, found {show(value)}; write one such as 16")
    if int(value) >= MOST:
        raise SpecError(f"{what} must be less than 10^18, found {show(value)}; write one such as 16")
    return int(value)


SUCH_AS = {"clock_hz": "1e9", "capacity_bytes": "64KiB", "min_utilization": "0.8"}  # what to write; 16 elsewhere
WITH_UNIT = re.compile(r"(\d+(?:\.\d+)?) ?(k?)(M?)(G?)(?:Hz|pJ|mW|um2)")


def _instead(value: Any, what: str) -> str:
    """What to write instead of something that is no number: it without its unit, or an example.

    >>> _instead("800 MHz", "clock_hz of an architecture"), _instead("6 pJ", "read_pj of GLB")
    ('write 800e6', 'write 6')
    >>> _instead(0, "min_utilization of PE.x"), _instead("much", "read_pj of GLB")
    ('write one such as 0.8', 'write one such as 16')
    """
    if isinstance(value, str) and (parts := WITH_UNIT.fullmatch(value)):
        scale = "e3" if parts[2] else "e6" if parts[3] else "e9" if parts[4] else ""
        return f"write {parts[1]}{scale}"
    return f"write one such as {SUCH_AS.get(what.partition(' ')[0], '16')}"


def number(value: Any, what: str, least: str = "not negative") -> float:
    """A finite number that is `not negative` or `positive`; integers stay integers."""
    fits = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < math.inf
    if not fits or (least == "positive" and value == 0):
        raise SpecError(f"{what} must be a number and {least}, found {show(value)}; {_instead(value, what)}")
    if value > LARGEST or 0 < value < 1 / LARGEST:
        raise SpecError(f"{what} must be between 1e-30 and 1e30, found {show(value)}; {_instead(value, what)}")
    return value  # type: ignore[no-any-return]


def positive(value: Any, what: str) -> float:
    return number(value, what, "positive")


def flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise SpecError(f"{what} must be true or false, found {show(value)}; write true or false")
    return value


def items(value: Any, what: str, write: str) -> list[Any]:
    """A list with at least one entry."""
    if not isinstance(value, list | tuple) or not value:
        raise SpecError(f"{what} must be a list, found {show(value)}; {write}")
    return list(value)


def show(value: Any) -> str:
    """What was found, short enough for one line."""
    if value is None or value == [] or value == {}:
        return "nothing"
    shown = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


_UNITS = {"": 1, "b": 1} | {
    prefix + suffix: base**power
    for power, prefix in enumerate("kmgt", start=1)
    for suffix, base in (("b", 1000), ("ib", 1024))
}


def parse_bytes(text: str | float) -> int:
    """A number of bytes: KiB, MiB, GiB, TiB count in 1024, kB, MB, GB, TB in 1000, B or nothing is bytes.

    A part of a byte, as in 8.06MiB, is left away.

    >>> parse_bytes("512KiB"), parse_bytes("1.5MB"), parse_bytes(4096), parse_bytes("8.06MiB")
    (524288, 1500000, 4096, 8451522)
    """
    match = re.fullmatch(r"\s*([0-9]+(?:\.[0-9]*)?(?:[eE]\+?[0-9]{1,2})?)\s*([A-Za-z]*)\s*", str(text))
    unit = _UNITS.get(match[2].lower()) if match else None
    size = Fraction(match[1]) * unit if match and unit and len(match[1]) < 40 else Fraction(0)
    if size < 1 or (unit == 1 and size.denominator != 1):
        raise SpecError(
            f"a size is a positive number of bytes, found {repr(text)[:60]}; write it like 512KiB, 32MB or 4096"
        )
    return int(size)


def parse_count(text: str, what: str) -> int:
    """A positive integer of at most 18 digits, as it stands in a short form or after `m=`.

    >>> parse_count("64", "the size of rank m")
    64
    """
    if re.fullmatch(r"0*[1-9][0-9]{18,}", text.strip()):
        raise SpecError(f"{what} must be less than 10^18, found {text[:40]!r}; write one such as 64")
    if not re.fullmatch(r"[0-9]{1,18}", text.strip()) or int(text) == 0:
        raise SpecError(f"{what} must be a positive integer, found {text[:40]!r}; write one such as 64")
    return int(text)


TOO_DEEP = "this is nested too deeply, or an alias leads back to itself; write it flat"


@dataclass(frozen=True)
class DocumentPart:
    """A document or a part of it: its data, and where it stands in which file."""

    data: Any
    file: str
    folder: Path
    root: Any = field(repr=False)  # the composed YAML node, which knows lines
    place: tuple[str | int, ...] = ()

    def __getitem__(self, key: str | int) -> DocumentPart:
        return DocumentPart(self.data[key], self.file, self.folder, self.root, (*self.place, key))

    @contextmanager
    def blame(self) -> Iterator[None]:
        """Turn the place of a `SpecError` into the line of this file."""
        try:
            yield
        except SpecError as error:
            line = _line(self.root, (*self.place, *error.place))
            raise type(error)(f"{self.file}:{line}: {error}") from None
        except RecursionError:
            raise SpecError(f"{self.file}:{_line(self.root, self.place)}: {TOO_DEEP}") from None


def read_document(text: str, file: str, folder: Path) -> DocumentPart:
    """Read YAML; what is wrong with its syntax is a `SpecError` too.

    >>> part = read_document("sizes:\\n  m: 0\\n", "toy.yaml", Path())
    >>> with part["sizes"].blame():
    ...     raise SpecError("the size of rank m must be a positive integer, found 0", "m")
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: toy.yaml:2: the size of rank m must be a positive integer, found 0
    """
    from ruamel.yaml import YAML  # here, because importing it takes longer than all of piste
    from ruamel.yaml.error import MarkedYAMLError, ReusedAnchorWarning, YAMLError

    yaml = YAML(typ="safe", pure=True)
    try:
        with catch_warnings():
            simplefilter("ignore", ReusedAnchorWarning)  # the last one counts
            root = yaml.compose(text)
        data = None if root is None else yaml.constructor.construct_document(root)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(str(error.problem or error.context).split())
        line = mark.line + 1 if mark else 1
        raise SpecError(f"{file}:{line}: this is not YAML: {problem}; check colons, brackets and indentation") from None
    except YAMLError as error:
        reason = str(error).splitlines()[0]
        raise SpecError(f"{file}:1: this is not YAML: {reason}; write plain UTF-8 text") from None
    except RecursionError:
        raise SpecError(f"{file}:1: {TOO_DEEP}") from None
    except TypeError:
        raise SpecError(f"{file}:1: a key is itself a list or has keys; write a name before each colon") from None
    except ValueError as error:
        reason = str(error).partition(":")[0]
        raise SpecError(f"{file}:1: a number or date cannot be read: {reason}; write a shorter one") from None
    if data is None:
        raise SpecError(f"{file}:1: the file is empty; write a workload, an architecture and a mapping")
    return DocumentPart(data, file, folder, root)


def _line(node: Any, place: tuple[str | int, ...]) -> int:
    """The line, counted from 1, of the deepest part of `place` that is there."""
    line = node.start_mark.line
    for key in place:
        children = node.value
        if isinstance(children, str):  # a block of text: its first line stands below the `|`
            line += key if isinstance(key, int) else 0
            break
        pairs = [(k, v) for k, v in children if k.value == str(key)] if node.id == "mapping" else []
        if pairs:
            line, node = pairs[0][0].start_mark.line, pairs[0][1]
        elif node.id == "sequence" and isinstance(key, int):
            node = children[key]
            line = node.start_mark.line
        else:
            break
    return int(line) + 1


def write_document(data: Any) -> str:
    """Plain data as YAML: what is short and simple on one line, the rest in blocks.

    >>> tree = [{"loop": {"rank": "m", "tile": 8}}, {"fuse": [[{"compute": "P"}], [{"compute": "Z"}]]}]
    >>> print(write_document(tree), end="")
    - loop: {rank: m, tile: 8}
    - fuse:
        - - compute: P
        - - compute: Z
    """
    return "\n".join(_block(data)) + "\n"


def _block(data: Any) -> list[str]:
    """The lines of a list or dictionary that is not empty."""
    lines = []
    if isinstance(data, dict):
        for key, value in data.items():
            inline = flow(value)
            if not isinstance(value, dict | list) or (_is_simple(value) and len(inline) <= 100):
                lines.append(f"{flow(key)}: {inline}")
            else:
                lines += [f"{flow(key)}:", *(f"  {line}" for line in _block(value))]
    else:
        for value in data:
            first, *rest = _block(value) if isinstance(value, dict | list) and value else [flow(value)]
            lines += [f"- {first}", *(f"  {line}" for line in rest)]
    return lines


def _is_simple(value: dict[str, Any] | list[Any]) -> bool:
    """Whether a collection holds only scalars and lists of scalars."""
    values = value.values() if isinstance(value, dict) else value
    inner = [v for value in values for v in (value if isinstance(value, list) else [value])]
    return not any(isinstance(v, dict | list) for v in inner)


def flow(value: Any) -> str:
    """Plain data as YAML on one line.

    >>> flow({"memory": "GLB", "factors": {"m": "<=8"}})
    '{memory: GLB, factors: {m: "<=8"}}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if not isinstance(value, str):
        return repr(value)
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", value) and value.lower() not in ("true", "false", "null"):
        return value
    quoted = (f"\\{c}" if c in '"\\' else c if c.isprintable() else f"\\U{ord(c):08x}" for c in value)
    return f'"{"".join(quoted)}"'
