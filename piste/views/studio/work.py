"""What the studio computes: small answers at once, long ones in a process of their own that can be stopped."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from math import isfinite
from pathlib import Path
from time import perf_counter, time
from typing import Any

from piste.errors import SpecError, did_you_mean
from piste.results.report import Report
from piste.spec.architecture import Architecture
from piste.spec.files import Spec, dumps, loads, part_of, preset, presets
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from piste.views.page import Page, page_of

Body = dict[str, Any]
GRACE = 5.0  # seconds that a run has to end by itself when it is stopped
MOST = 4  # runs at a time
HELD = 40  # finished runs whose answers are kept in memory


def text_of(body: Body, key: str, default: str | None = None) -> str:
    """A field that must be text."""
    value = body.get(key, default)
    if not isinstance(value, str) or not value.strip():
        raise SpecError(f"{key} must be text, found {value!r}; choose or paste one")
    return value


@lru_cache(maxsize=64)
def described(text: str, what: str) -> Any:
    """What a preset's name, a short form or pasted YAML describes; the name of a file is not opened.

    Kept, because every edit of a mapping asks again for the same chip, and reading YAML takes longer than evaluating.
    """
    text = text.strip()
    if "\n" not in text:
        if (found := preset(text)) is not None:
            return found
        if not re.search(r"[:{\[]", text):
            if re.search(r"\.(ya?ml|json|txt|onnx)$", text):
                raise SpecError(f"the studio opens no files; paste the text of {text!r} here")
            names = presets("architectures" if what == "architecture" else "workloads")
            raise SpecError(f"no preset named {text!r}; {did_you_mean(text, names)}")
    return loads(text, what)


def problem(body: Body) -> tuple[Workload, Architecture, Mapping | None]:
    """The workload, the chip and, if there is one, the mapping that a request describes."""
    workload = part_of(Workload, described(text_of(body, "workload"), "workload"))
    chip = part_of(Architecture, described(text_of(body, "architecture"), "architecture"))
    return workload, chip, mapping_of(body.get("mapping"))


def mapping_of(given: Any) -> Mapping | None:
    """A mapping from its text, its YAML or its entries."""
    if given is None or given == "" or given == []:
        return None
    if isinstance(given, list):
        return Mapping.from_list(given)
    if not isinstance(given, str):
        raise SpecError(f"mapping must be text or a list of entries, found {type(given).__name__}")
    is_yaml = given.lstrip().startswith(("-", "mapping"))
    return part_of(Mapping, loads(given, "mapping") if is_yaml else Mapping.parse(given))


def evaluated(body: Body) -> Body:
    """What a mapping costs, with all that the page shows of it."""
    from piste.cost.evaluate import evaluate

    start = perf_counter()
    workload, chip, mapping = problem(body)
    if mapping is None:
        raise SpecError("there is no mapping; write one, or search for one")
    report = evaluate(workload, chip, mapping, cycles=text_of(body, "cycles", "overlapped"))
    page = page_of(report)
    return {
        **plain(page),
        "report": report.to_dict(),
        "mapping": mapping.to_list(),
        "text": str(mapping),
        "names": names_of(workload, chip),
        "milliseconds": 1000 * (perf_counter() - start),
    }


def names_of(workload: Workload, chip: Architecture) -> Body:
    """What an editor of mappings offers: ranks with sizes, tensors, memories, axes of fanouts."""
    axes = [f"{name}.{axis}" for name, fanout in chip.fanouts.items() for axis in fanout.axes]
    return {
        "ranks": dict(workload.sizes), "tensors": list(workload.tensors), "memories": list(chip.memories),
        "axes": axes, "einsums": [einsum.name for einsum in workload.einsums],
    }  # fmt: skip


def gap(body: Body) -> Body:
    """How far a mapping is from what nobody can beat; nothing for several Einsums."""
    from piste.cost.evaluate import evaluate
    from piste.search.limits import limits

    workload, chip, mapping = problem(body)
    if mapping is None or len(workload.einsums) > 1:
        return {"gaps": []}
    report: Report = evaluate(workload, chip, mapping)
    found = limits(report)
    gaps = [{"memory": g.memory, "ratio": g.ratio, "bound_bytes": g.bound_bytes} for g in found.gaps]
    return {"gaps": gaps, "roofline": {"cycles": found.roofline.cycles, "limit": found.roofline.limit}}


def compared(body: Body) -> Body:
    """Two mappings of the same problem side by side."""
    from piste.cost.evaluate import evaluate
    from piste.views.page.blocks import compared_block

    workload, chip, one = problem(body)
    other = mapping_of(body.get("other"))
    if one is None or other is None:
        raise SpecError("a comparison takes two mappings; keep one first")
    reports = [evaluate(workload, chip, mapping) for mapping in (one, other)]
    return {"blocks": compared_block(reports[0], reports[1], ("now", "kept"))}


def yaml(body: Body) -> Body:
    """The whole problem as the file that `piste evaluate` reads."""
    workload, chip, mapping = problem(body)
    return {"yaml": dumps(Spec(workload, chip, mapping))}


def model(body: Body) -> Body:
    """The layers of a model: a published one by its name, or an ONNX file or config.json that the page sends."""
    from piste.readers import network

    name, data = text_of(body, "name"), body.get("data")
    tokens = body.get("tokens")
    if tokens is not None and (isinstance(tokens, bool) or not isinstance(tokens, int)):
        raise SpecError(f"tokens must be a whole number, found {tokens!r}")
    if data is None:
        if Path(name).suffix or "/" in name or "\\" in name:
            raise SpecError(f"{name!r} is not the name of a model; choose the file itself")
        found = network(name, tokens=tokens)
    else:
        suffix = Path(name).suffix.lower()
        if suffix not in (".onnx", ".json") or not isinstance(data, str):
            raise SpecError(f"{name!r}: a model is an .onnx file or a config.json")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"model{suffix}"
            try:
                path.write_bytes(b64decode(data, validate=True))
            except ValueError:
                raise SpecError(f"{name!r} did not arrive whole; choose it again") from None
            found = network(path, tokens=tokens)
    layers: dict[str, Body] = {}
    for op in found.operations:
        if op.kind == "mac" and op.workload is not None:
            row = layers.setdefault(
                op.key, {"name": op.name, "times": 0, "macs": op.macs, "workload": dumps(op.workload)}
            )
            row["times"] += op.times
    return {"name": found.name, "macs": found.macs, "layers": list(layers.values())}


def plain(page: Page) -> Body:
    return {"title": page.title, "answers": page.answers, "blocks": page.blocks}


# --- long runs


@dataclass
class StudioRun:
    """A run: what was asked, how far it is, what came out."""

    what: str
    title: str
    number: str
    process: Any
    state: str = "running"  # running, done, stopped, failed
    progress: str = ""
    result: Body | None = None
    error: str = ""
    started: float = field(default_factory=time)
    stopping: float | None = None

    def to_dict(self) -> Body:
        return {
            "number": self.number, "what": self.what, "title": self.title, "state": self.state,
            "progress": self.progress, "error": self.error, "seconds": time() - self.started,
        }  # fmt: skip


class Jobs:
    """The runs of one studio, each in a process of its own; finished ones are kept in a folder, if there is one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._jobs: dict[str, StudioRun] = {}
        self._lock = threading.Lock()

    def start(self, body: Body) -> Body:
        """Begin a bound, a search or an exploration; what is wrong with the request is told before it begins."""
        what = text_of(body, "what")
        if what not in RUNS:
            raise SpecError(f"a run is one of {', '.join(RUNS)}, not {what!r}")
        title = CHECKS[what](body)
        with self._lock:
            if sum(job.state == "running" for job in self._jobs.values()) >= MOST:
                raise SpecError(f"{MOST} runs are under way; stop one first")
            process = subprocess.Popen(
                [sys.executable, "-c", "from piste.views.studio.work import child; child()"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True,
            )  # fmt: skip
            job = StudioRun(what, title, secrets.token_hex(6), process)
            self._jobs[job.number] = job
            for old in [n for n, j in self._jobs.items() if j.state != "running"][:-HELD]:
                del self._jobs[old]
        threading.Thread(target=self._follow, args=(job, body), daemon=True).start()
        return job.to_dict()

    def _follow(self, job: StudioRun, body: Body) -> None:
        """Give a run its question, and take what it says, a line of JSON at a time, until it ends."""
        with suppress(OSError):
            job.process.stdin.write(json.dumps({**body, "what": job.what}))
            job.process.stdin.close()
        for line in job.process.stdout:
            said = json.loads(line)
            if "progress" in said:
                job.progress = said["progress"]
            elif "error" in said:
                job.error = said["error"]
            else:
                job.result = said["result"]
        job.process.wait()
        job.process.stdout.close()
        if job.stopping:
            job.state = "stopped"
        else:
            job.state = "done" if job.result else "failed"
            job.error = job.error or ("" if job.result else "the run ended without an answer")
        if job.result:
            self._keep(job)

    def _keep(self, job: StudioRun) -> None:
        if self.folder is None:
            return
        made = {"what": job.what, "title": job.title, "time": job.started, "result": job.result}
        path = self.folder / f"{job.what}-{job.number}.json"
        part = path.with_suffix(".part")
        try:
            part.write_text(json.dumps(made), encoding="utf-8")
            part.rename(path)
        except OSError as error:
            job.error = f"the run could not be kept: {error.strerror}"

    def job(self, number: str) -> StudioRun:
        if number not in self._jobs:
            raise SpecError("there is no such run; it may be of an earlier studio")
        return self._jobs[number]

    def stop(self, number: str) -> Body:
        """Ask a run to end with what it has; if it does not, it is ended."""
        job = self.job(number)
        if job.state == "running":
            job.stopping = time()
            job.process.send_signal(signal.SIGINT)
            threading.Timer(GRACE, _end, (job.process,)).start()
        return job.to_dict()

    def kept(self) -> list[Body]:
        """The runs in the folder, newest first."""
        found = []
        for path in sorted(self.folder.glob("*.json") if self.folder else ()):
            try:
                made = json.loads(path.read_text(encoding="utf-8"))
                found.append(
                    {
                        "name": path.name,
                        "what": str(made["what"]),
                        "title": str(made["title"]),
                        "time": float(made["time"]),
                    }
                )
            except (OSError, ValueError, KeyError, TypeError):
                continue  # not a run
        return sorted(found, key=lambda run: -float(run["time"]))

    def open(self, name: str) -> Body:
        if name not in {run["name"] for run in self.kept()}:
            raise SpecError(f"there is no kept run named {name!r}")
        assert self.folder is not None
        made: Body = json.loads((self.folder / name).read_text(encoding="utf-8"))
        return made

    def close(self) -> None:
        """End all runs."""
        for job in self._jobs.values():
            _end(job.process)


def _end(process: subprocess.Popen[str]) -> None:
    if process.poll() is None:
        process.terminate()


def child() -> None:
    """What a process of its own does: read a question, tell how far it is, write what came out."""

    def tell(**said: Any) -> None:
        try:
            sys.stdout.write(json.dumps(said) + "\n")
            sys.stdout.flush()
        except BrokenPipeError:
            os._exit(1)  # the studio is gone, and nobody waits for this

    body = json.load(sys.stdin)
    try:
        tell(result=RUNS[body["what"]](body, lambda text: tell(progress=text)))
    except SpecError as error:
        tell(error=" ".join(str(error).split()))
    except KeyboardInterrupt:
        tell(error="there was no answer yet")
    except Exception as error:
        tell(error=f"our mistake: {type(error).__name__}: {error}")


Say = Callable[[str], None]


def _bound(body: Body, say: Say) -> Body:
    from piste.bounds import bound

    workload, chip, _ = problem({**body, "mapping": None})
    say("bounding")
    return plain(page_of(bound(workload), architecture=chip))


def _search(body: Body, say: Say) -> Body:
    from piste.search import search
    from piste.views.progress import searching
    from piste.views.search import quantity

    workload, chip, _ = problem({**body, "mapping": None})
    objectives = [text_of(body, "objective", "energy")]
    found = search(
        workload,
        chip,
        objective=objectives,
        mapspace=text_of(body, "mapspace", "perfect"),
        strategy=text_of(body, "strategy", "optimal"),
        seconds=_seconds(body),
        progress=lambda p: say(searching(p, lambda value: quantity(objectives[0], value)).partition(" (")[0]),
    )
    if not found.fits:
        return {"title": str(workload), "answers": [found.why], "blocks": [], "mapping": None}
    return {**plain(page_of(found)), "mapping": str(found.best)}


def _seconds(body: Body) -> float | None:
    value = body.get("seconds")
    if value is None or value == "":
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value <= 0:
        raise SpecError(f"seconds must be a positive number, found {value!r}; write one such as 10")
    return float(value)


def _explore(body: Body, say: Say) -> Body:
    from piste.explore import explore
    from piste.views.progress import exploring

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "space.yaml"
        path.write_text(text_of(body, "space"), encoding="utf-8")
        try:
            found = explore(path, progress=lambda p: say(exploring(p).partition(" (")[0]))
        except SpecError as error:
            raise SpecError(str(error).replace(str(path), "space")) from None
    return plain(page_of(found))


def _check_problem(body: Body) -> str:
    workload, chip, _ = problem({**body, "mapping": None})
    _seconds(body)
    return f"{workload} on {chip.name or 'a chip'}"


def _check_space(body: Body) -> str:
    return text_of(body, "space").strip().splitlines()[0][:80]


RUNS: dict[str, Callable[[Body, Say], Body]] = {"bound": _bound, "search": _search, "explore": _explore}
CHECKS: dict[str, Callable[[Body], str]] = {"bound": _check_problem, "search": _check_problem, "explore": _check_space}
