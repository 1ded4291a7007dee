"""What a store takes it gives back; what is spoilt, foreign or unwritable is told."""

from __future__ import annotations

import errno
import json
import os
import stat
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from piste.errors import SpecError
from piste.explore.running.engines import explore
from piste.explore.running.store import Damaged, Part, Store, StoreError
from tests.examples import LONG
from tests.explore.toy import Toy

COLUMNS = {
    "pes": np.array([1, 2**40, -3]),
    "narrow": np.array([1, 2, 3], dtype=np.int32),
    "large": np.array([2**63, 1, 0], dtype=np.uint64),
    "energy": np.array([0.1, np.inf, np.nan]),
    "fits": np.array([True, False, True]),
    "dataflow": np.array(["KC-P", "", "µ-P"]),
    "note": np.array(["a", "bc", "d"], dtype=object),
}


def same(a: Part, b: Part) -> None:
    assert (a.number, a.considered, a.evaluated, a.skipped) == (b.number, b.considered, b.evaluated, b.skipped)
    assert list(a.columns) == list(b.columns)
    for name, column in a.columns.items():
        assert column.dtype == b.columns[name].dtype
        assert column.tobytes() == b.columns[name].tobytes() or column.dtype.hasobject
        assert column.tolist() == b.columns[name].tolist() or name == "energy"


@pytest.mark.parametrize("columns", [COLUMNS, {}, {"pes": np.array([], dtype=np.int64)}], ids=["all", "none", "empty"])
def test_a_part_comes_back_as_it_was(tmp_path: Path, columns: dict[str, np.ndarray]) -> None:
    part = Part(3, 10**15, 7, {"area": 2, "L1 “too” small": 10**15 - 9}, columns)
    store = Store(tmp_path / "new" / "store", Toy())
    store.add(part)
    same(store.read(3), part)
    assert 3 in store and 2 not in store and len(store) == 1
    again = Store(tmp_path / "new" / "store", Toy())
    assert [found.number for found in again] == [3]
    same(next(iter(again)), part)


def test_parts_are_read_by_other_tools(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    job = Toy()
    explore(job, store=tmp_path)
    frame = pandas.concat(pandas.read_parquet(path) for path in sorted(tmp_path.glob("part-*.parquet")))
    assert list(frame.columns) == ["x", "u", "v"] and set(frame.x) >= set(
        job.merge(map(job.run, range(12))).frontier["x"]
    )


def test_the_manifest_says_what_is_explored(tmp_path: Path) -> None:
    import piste

    job = Toy()
    Store(tmp_path, job)
    said = json.loads((tmp_path / "manifest.json").read_text())
    assert said == {"piste": piste.__version__, "parts": 12, "inputs": job.inputs, "key": job.key}


def test_a_second_run_finds_everything_done(tmp_path: Path) -> None:
    job = Toy(log=str(tmp_path / "log"))
    job.check(explore(job, store=tmp_path / "store"))
    job.check(explore(job, store=tmp_path / "store"))
    assert set(job.noted().values()) == {1}


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    job = Toy(log=str(tmp_path / "log"), faults=(("interrupt", 4, 1),))
    first = explore(job, store=tmp_path / "store")
    assert first.interrupted and first.designs_considered == job.size * (sum(job.noted().values()) - 1)
    told = []
    job.check(explore(job, store=tmp_path / "store", progress=told.append))
    assert job.noted()["run 4"] == 2 and sum(job.noted().values()) == job.parts + 1
    assert told[0].done == first.designs_considered // job.size + 1 and told[0].added == 1


def test_two_writers_of_one_part(tmp_path: Path) -> None:
    job = Toy()
    one, two = Store(tmp_path, job), Store(tmp_path, job)
    one.add(job.run(5))
    before = one.path(5).stat()
    two.add(job.run(5))
    assert one.path(5).stat() == before and len(two) == 1 and 5 in two
    with pytest.raises(StoreError, match="part 5 is not repeatable"):
        two.add(replace(job.run(5), considered=51))
    same(one.read(5), job.run(5))


def test_two_runs_at_once_share_the_work(tmp_path: Path) -> None:
    job = Toy(log=str(tmp_path / "log"))

    def between(job, numbers, on_part):  # a whole run happens while this one is at its third part
        for i, number in enumerate(numbers):
            if i == 2:
                job.check(explore(job, store=tmp_path / "store"))
            on_part(job.run(number))

    job.check(explore(job, engine=between, store=tmp_path / "store"))
    assert sum(job.noted().values()) == job.parts + 1  # the one that both had begun


def test_every_damage_is_seen(tmp_path: Path) -> None:
    """Any byte changed, any length cut: either the part is as it was, or it is told."""
    job = Toy()
    store, part = Store(tmp_path, job), job.run(1)
    store.add(part)
    path = store.path(1)
    whole = path.read_bytes()
    damaged, places = 0, range(0, len(whole), 1 if LONG else 3)
    spoilt = [whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :] for at in places]
    for content in [*spoilt, *(whole[:length] for length in range(0, len(whole), 19)), whole + b"\0"]:
        path.write_bytes(content)
        try:
            same(store.read(1), part)
        except Damaged:
            damaged += 1
    assert damaged > len(places) // 2


def test_a_damaged_part_is_made_again(tmp_path: Path) -> None:
    job = Toy(log=str(tmp_path / "log"))
    explore(job, store=tmp_path / "store")
    store = Store(tmp_path / "store", job)
    store.path(2).write_bytes(b"")
    store.path(7).write_bytes(store.path(6).read_bytes())
    content = bytearray(store.path(9).read_bytes())
    content[10] ^= 4
    store.path(9).write_bytes(content)
    with pytest.warns(UserWarning) as told:
        job.check(explore(job, store=tmp_path / "store"))
    assert len(told) == 3 and all("is damaged (" in str(one.message) for one in told)
    assert sum("it holds part 6" in str(one.message) for one in told) == 1
    assert {line for line, times in job.noted().items() if times == 2} == {"run 2", "run 7", "run 9"}
    job.check(explore(job, store=tmp_path / "store"))


def test_damage_during_a_run_is_told(tmp_path: Path) -> None:
    job = Toy()

    def spoiling(job, numbers, on_part):
        for number in numbers:
            on_part(job.run(number))
        Store(tmp_path, job).path(4).write_bytes(b"PAR1")

    with pytest.raises(StoreError, match=r"part-000004-.* was damaged while the exploration ran"):
        explore(job, engine=spoiling, store=tmp_path)
    with pytest.warns(UserWarning, match="part-000004"):
        job.check(explore(job, store=tmp_path))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"salt": 4241}, r"inputs.space.salt was 7919 and is 4241; name another folder"),
        ({"parts": 24, "size": 25}, r"parts was 12 and is 24"),
    ],
)
def test_a_changed_job_is_refused(tmp_path: Path, change: dict[str, int], reason: str) -> None:
    job = Toy()
    explore(job, store=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(StoreError, match=reason):
        explore(replace(job, **change), store=tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    job.check(explore(job, store=tmp_path))


def test_a_part_that_is_a_folder_is_told(tmp_path: Path) -> None:
    job = Toy()
    explore(job, store=tmp_path)
    part = Store(tmp_path, job).path(3)
    part.unlink()
    part.mkdir()
    with pytest.raises(StoreError, match=r"part-000003-.* cannot be read: Is a directory; remove it"):
        explore(job, store=tmp_path)
    part.rmdir()
    job.check(explore(job, store=tmp_path))


def test_another_version_is_refused(tmp_path: Path) -> None:
    job = Toy()
    explore(job, store=tmp_path)
    path = tmp_path / "manifest.json"
    said = json.loads(path.read_text())
    path.write_text(json.dumps(said | {"piste": "0.0.1", "key": "of before"}))
    with pytest.raises(StoreError, match=r"piste was \"0.0.1\" and is"):
        explore(job, store=tmp_path)


@pytest.mark.parametrize("content", ["", "{", "[]", "3", '{"key": 1}'])
def test_a_manifest_that_is_none_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "manifest.json").write_text(content)
    with pytest.raises(StoreError):
        Store(tmp_path, Toy())


def test_a_lost_manifest_is_written_again(tmp_path: Path) -> None:
    job = Toy(log=str(tmp_path / "log"))
    explore(job, store=tmp_path / "store")
    (tmp_path / "store" / "manifest.json").unlink()
    job.check(explore(job, store=tmp_path / "store"))
    assert set(job.noted().values()) == {1}


def test_a_file_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(SpecError, match="cannot be a store"):
        explore(Toy(), store=tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_old_unfinished_files_go(tmp_path: Path) -> None:
    Store(tmp_path, Toy())
    old, new = tmp_path / ".part-000001-x.parquet.1.tmp", tmp_path / ".part-000002-x.parquet.2.tmp"
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (time.time() - 10**5,) * 2)
    job = Toy()
    job.check(explore(job, store=tmp_path))
    assert not old.exists() and new.exists()


def test_a_part_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, done = Store(tmp_path, Toy()), []
    sync, link = os.fsync, os.link

    def synced(place: int) -> None:
        kind = os.fstat(place)
        done.append("folder" if stat.S_ISDIR(kind.st_mode) else kind.st_size)
        sync(place)

    def linked(one: Path, other: Path) -> None:
        done.append("name")
        link(one, other)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    store.add(Toy().run(3))
    assert done == [store.path(3).stat().st_size, "name", "folder"]


def test_a_disk_that_fills_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    job, written = Toy(), []
    real = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        written.append(path)
        if len(written) > 6:
            real(path, content[: len(content) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(StoreError, match="No space left on device; what was kept before is whole") as told:
        explore(job, store=tmp_path)
    assert isinstance(told.value.__cause__, OSError)
    monkeypatch.undo()
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".json", *5 * [".parquet"]]
    assert len(Store(tmp_path, job)) == 5
    job.check(explore(job, store=tmp_path))
