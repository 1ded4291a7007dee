"""What an engine runs, a job in parts, each a pure function of its number, and where these parts are kept: a folder of
parquet files that survives whatever ends a run.

    manifest.json                          what is explored: key, inputs, number of parts, version
    part-000123-<key>.parquet              the front of one part; its metadata holds what was counted and a checksum

A file gets its name when it is whole and on the disk, and a name is given once. So a folder holds nothing but whole
parts, whatever happens and however many runs write into it; a part that the disk spoilt is seen by its checksum and
made again.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from piste import __version__
from piste.errors import SpecError
from piste.results.explored import Exploration

MOST = 1 << 13  # parts: a thousand workers get 8 each, and one process can keep what they find (docs/scale.md)


@dataclass(frozen=True)
class Part:
    """What was found in one part of a space: every design considered was either evaluated or skipped for a reason.

    `columns` has the part's own front, a row for each design with its parameters and values.
    """

    number: int
    considered: int
    evaluated: int
    skipped: dict[str, int]
    columns: dict[str, NDArray[Any]]


class Job(Protocol):
    """An exploration that can be run in parts, anywhere: it can be pickled, and the same part gives the same answer."""

    @property
    def inputs(self) -> dict[str, Any]:
        """All that determines the answer, as plain data."""

    @property
    def key(self) -> str:
        """A hash of the inputs and of the version of piste."""

    @property
    def parts(self) -> int:
        """How many parts there are, numbered from 0."""

    def run(self, part: int) -> Part:
        """One part."""

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """What the parts say together; not all of them need be there."""


@dataclass(frozen=True)
class GroupedJob:
    """A job of which each part is several parts of another one, whose fronts are merged at once."""

    job: Job
    size: int  # of a group

    @property
    def key(self) -> str:
        return self.job.key

    @property
    def inputs(self) -> dict[str, Any]:
        return self.job.inputs

    @property
    def parts(self) -> int:
        return ceil(self.job.parts / self.size)

    def run(self, part: int) -> Part:
        numbers = range(part * self.size, min((part + 1) * self.size, self.job.parts))
        found = self.job.merge(self.job.run(number) for number in numbers)
        skipped, columns = dict(found.skipped), dict(found.frontier)
        return Part(part, found.designs_considered, found.designs_evaluated, skipped, columns)

    def merge(self, parts: Iterable[Part]) -> Exploration:
        return self.job.merge(parts)


def key_of(inputs: object) -> str:
    """A hash of plain data and of the version of piste."""
    text = json.dumps([__version__, inputs], default=str, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def grouped(job: Job, most: int = MOST) -> Job:
    """The job itself if it has few parts, else one of at most so many."""
    return job if job.parts <= most else GroupedJob(job, ceil(job.parts / most))


STALE = 3600  # seconds after which an unfinished file is nobody's


class StoreError(SpecError):
    """A store that belongs to something else, or that cannot be read or written."""


class Damaged(Exception):
    """Why a file is not the part that its name says."""


class MemoryStore:
    """Parts kept in memory only."""

    def __init__(self) -> None:
        self._parts: dict[int, Part] = {}

    def __contains__(self, number: int) -> bool:
        return number in self._parts

    def __len__(self) -> int:
        return len(self._parts)

    def __iter__(self) -> Iterator[Part]:
        """By number."""
        return (self._parts[number] for number in sorted(self._parts))

    def add(self, part: Part) -> None:
        self._parts[part.number] = part


class Store:
    """The parts of one job in a folder, which is made if there is none.

    A folder of another job is refused. What is damaged is told (`warnings`) and counts as not there.
    """

    def __init__(self, folder: str | os.PathLike[str], job: Job) -> None:
        _parquet()
        self.folder = Path(folder)
        self._key, self._parts = job.key, job.parts
        self._open(_manifest(job))
        self._damaged: set[int] = set()
        for number in self._numbers():
            try:
                self.read(number)
            except Damaged as why:
                self._damaged.add(number)
                warnings.warn(f"{self.path(number)} is damaged ({why}): it is made again", stacklevel=3)

    def path(self, number: int) -> Path:
        """The file of a part."""
        return self.folder / f"part-{number:06d}-{_digest(self._key)[:12]}.parquet"

    def __contains__(self, number: int) -> bool:
        return number not in self._damaged and self.path(number).exists()

    def __len__(self) -> int:
        return len(self._numbers() - self._damaged)

    def __iter__(self) -> Iterator[Part]:
        """By number, each read when its turn comes."""
        for number in sorted(self._numbers() - self._damaged):
            try:
                yield self.read(number)
            except Damaged as why:
                text = f"{self.path(number)} was damaged while the exploration ran ({why}); run it again"
                raise StoreError(text) from None

    def add(self, part: Part) -> None:
        """Keep a part; where another run kept it before, nothing changes."""
        path = self.path(part.number)
        new = _encode(part, self._key)
        if _publish(path, new):
            return
        try:
            old = self.read(part.number)
        except Damaged:
            _publish(path, new, replace=True)
            self._damaged.discard(part.number)
            return
        if _checksum(old, self._key) != _checksum(part, self._key):
            raise StoreError(
                f"{path} holds another answer than the one found now: part {part.number} is not repeatable"
            )

    def read(self, number: int) -> Part:
        """A part, or `Damaged`."""
        try:
            part = _decode(self.path(number).read_bytes(), self._key)
        except FileNotFoundError:
            raise Damaged("it is gone") from None
        except OSError as error:
            why = error.strerror or error
            raise StoreError(f"{self.path(number)} cannot be read: {why}; remove it, it is made again") from None
        if part.number != number:
            raise Damaged(f"it holds part {part.number}")
        return part

    def _numbers(self) -> set[int]:
        tail = self.path(0).name.partition("-")[2].partition("-")[2]
        found = (path.name.split("-")[1] for path in self.folder.glob(f"part-*-{tail}"))
        return {int(number) for number in found if number.isdigit() and int(number) < self._parts}

    def _open(self, now: dict[str, Any]) -> None:
        path = self.folder / "manifest.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for left in self.folder.glob("*.tmp"):
                with suppress(FileNotFoundError):
                    if time.time() - left.stat().st_mtime > STALE:
                        left.unlink()
            if _publish(path, json.dumps(now, indent=1).encode()):
                return
            before = json.loads(path.read_bytes())
        except OSError as error:
            raise StoreError(f"{self.folder} cannot be a store: {error.strerror or error}") from None
        except ValueError:
            raise StoreError(f"{path} cannot be read: remove it if the folder is a store of this exploration") from None
        if not isinstance(before, dict) or any(before.get(name) != now[name] for name in ("key", "parts")):
            why = _difference(before, now)
            raise StoreError(f"{self.folder} holds another exploration: {why}; name another folder")


def _manifest(job: Job) -> dict[str, Any]:
    # The key is a hash of the inputs: with them a refusal can name what differs.
    whole = {"piste": __version__, "parts": job.parts, "inputs": job.inputs, "key": job.key}
    plain: dict[str, Any] = json.loads(json.dumps(whole, default=str))  # as it is read again
    return plain


def _difference(before: Any, now: Any, place: str = "") -> str:
    """What differs first, in words; nothing if nothing does.

    >>> _difference({"inputs": {"limits": {"power_mw": 450}}}, {"inputs": {"limits": {"power_mw": 300}}})
    'inputs.limits.power_mw was 450 and is 300'
    """
    if isinstance(before, dict) and isinstance(now, dict):
        for name in [*now, *(name for name in before if name not in now)]:
            inner = f"{place}.{name}" if place else name
            if why := _difference(before.get(name), now.get(name), inner):
                return why
        return ""
    return "" if before == now else f"{place} was {_short(before)} and is {_short(now)}"


def _short(value: object) -> str:
    text = "not there" if value is None else json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _publish(path: Path, content: bytes, replace: bool = False) -> bool:
    """Give a file its name once it is whole; False, and nothing written, if there is one of that name."""
    if not replace and path.exists():
        return False
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        temporary.write_bytes(content)
        _sync(temporary)  # or a power cut could leave the name without the content
        if replace:
            temporary.replace(path)
        else:
            os.link(temporary, path)  # unlike a rename, it never replaces
        if os.name == "posix":  # elsewhere a folder cannot be opened
            _sync(path.parent)
    except FileExistsError:
        return False
    except OSError as error:
        text = f"{path} cannot be written: {error.strerror or error}; what was kept before is whole: run again"
        raise StoreError(text) from error
    finally:
        temporary.unlink(missing_ok=True)
    return True


def _sync(path: Path) -> None:
    """Wait until the disk has it."""
    place = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def _encode(part: Part, key: str) -> bytes:
    """A part as the bytes of a parquet file."""
    pa, parquet = _parquet()
    counted = {"key": key, "number": part.number, "considered": int(part.considered), "evaluated": int(part.evaluated)}
    skipped = {reason: int(times) for reason, times in part.skipped.items()}
    types = {name: column.dtype.str for name, column in part.columns.items()}
    said = {**counted, "skipped": skipped, "types": types, "checksum": _checksum(part, key)}
    arrays = {name: pa.array(column) for name, column in part.columns.items()}
    table = pa.table(arrays).replace_schema_metadata({"piste": json.dumps(said)})
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _decode(content: bytes, key: str) -> Part:
    """The part in the bytes of a file, if nothing about it changed since it was written."""
    pa, parquet = _parquet()
    try:
        table = parquet.ParquetFile(pa.BufferReader(content)).read(use_threads=False)
        said = json.loads(table.schema.metadata[b"piste"])
        with np.errstate(invalid="ignore"):  # what is damaged need not fit its type
            columns = {name: table[name].to_numpy().astype(np.dtype(kind)) for name, kind in said["types"].items()}
        part = Part(said["number"], said["considered"], said["evaluated"], said["skipped"], columns)
    except Exception as error:  # what is damaged can fail in any way
        raise Damaged(" ".join(str(error).split())[:80]) from None
    if said.get("key") != key or said.get("checksum") != _checksum(part, key):
        raise Damaged("its checksum is not that of what it holds")
    return part


def _checksum(part: Part, key: str) -> str:
    """A hash of all that a part says, of whatever file format."""
    counted = (key, part.number, int(part.considered), int(part.evaluated))
    digest = hashlib.sha256(repr((counted, sorted((str(k), int(v)) for k, v in part.skipped.items()))).encode())
    for name, column in part.columns.items():
        digest.update(repr((name, column.dtype.str, column.shape)).encode())
        digest.update(repr(column.tolist()).encode() if column.dtype.hasobject else column.tobytes())
    return digest.hexdigest()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SpecError("a store needs pyarrow: pip install pyarrow") from None
    return pyarrow, pyarrow.parquet
