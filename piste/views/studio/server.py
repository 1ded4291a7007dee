"""The server behind the studio: one page, a few questions in JSON, each with the token and from this page only."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from piste.errors import SpecError
from piste.views.page import asset
from piste.views.studio import work

LARGEST = 256 * 2**20  # bytes of a request: an ONNX file


class Studio:
    """One studio on one port; `app` is what a server runs.

    >>> Studio("secret", 8000).origins
    ('http://127.0.0.1:8000', 'http://localhost:8000')
    """

    def __init__(self, token: str, port: int, runs: Path | None = None) -> None:
        self.token, self.port = token, port
        self.jobs = work.Jobs(runs)
        self.origins = (f"http://127.0.0.1:{port}", f"http://localhost:{port}")
        ask: dict[str, Callable[[dict[str, Any]], Any]] = {
            "evaluate": work.evaluated,
            "gap": work.gap,
            "compare": work.compared,
            "yaml": work.yaml,
            "model": work.model,
            "names": lambda _: self._names(),
            "start": self.jobs.start,
            "stop": lambda body: self.jobs.stop(work.text_of(body, "number")),
            "job": self._job,
            "runs": lambda _: {"runs": self.jobs.kept(), "folder": bool(runs)},
            "open": lambda body: self.jobs.open(work.text_of(body, "name")),
        }
        routes = [Route("/", self._page)]
        routes += [Route(f"/api/{name}", self._answer(how), methods=["POST"]) for name, how in ask.items()]
        self.app = Starlette(routes=routes)
        self.app.add_middleware(BaseHTTPMiddleware, dispatch=self._guard)

    async def _guard(self, request: Request, go: Callable[[Request], Awaitable[Response]]) -> Response:
        """Refuse what does not come from this studio's own page, by its address, its origin and its token."""
        hosts = tuple(origin.removeprefix("http://") for origin in self.origins)
        origin, token = request.headers.get("origin"), request.headers.get("x-piste-token")
        if request.url.path == "/":
            token = request.query_params.get("token")
        response: Response
        if request.headers.get("host") not in hosts:
            response = PlainTextResponse("this studio answers at its own address only", 403)
        elif (origin is not None and origin not in self.origins) or request.headers.get("sec-fetch-site") not in (
            None,
            "same-origin",
            "none",
        ):
            response = PlainTextResponse("requests from other pages are refused", 403)
        elif token is None or not compare_digest(token.encode(), self.token.encode()):
            response = PlainTextResponse(
                "the token is missing or wrong; open the address that piste studio prints", 403
            )
        else:
            response = await go(request)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Frame-Options"] = "DENY"
        return response

    async def _page(self, request: Request) -> Response:
        css = asset("page.css") + (files(__package__) / "studio.css").read_text(encoding="utf-8")
        script = asset("page.js") + (files(__package__) / "studio.js").read_text(encoding="utf-8")
        body = (files(__package__) / "studio.html").read_text(encoding="utf-8")
        policy = f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(css)}'; connect-src 'self'"
        policy += "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        text = body.replace("/* style */", css).replace("/* script */", script)
        return HTMLResponse(text, headers={"Content-Security-Policy": policy})

    def _answer(self, how: Callable[[dict[str, Any]], Any]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if int(request.headers.get("content-length") or 0) > LARGEST:
                return JSONResponse({"error": f"this is more than {LARGEST // 2**20} MiB"}, 413)
            try:
                body = json.loads(await request.body() or b"{}")
                if not isinstance(body, dict):
                    raise ValueError
            except ValueError:
                return JSONResponse({"error": "a request is one JSON object"}, 400)
            try:
                return JSONResponse(await run_in_threadpool(how, body))
            except SpecError as error:
                return JSONResponse({"error": " ".join(str(error).split())})  # an answer: what is wrong, what to write
            except Exception as error:
                return JSONResponse({"error": f"our mistake: {type(error).__name__}: {error}"}, 500)

        return answer

    def _job(self, body: dict[str, Any]) -> dict[str, Any]:
        job = self.jobs.job(work.text_of(body, "number"))
        return {**job.to_dict(), "result": job.result}

    def _names(self) -> dict[str, Any]:
        from piste.mapspace.factors import FAMILIES
        from piste.readers.published import NETWORKS
        from piste.search import STRATEGIES
        from piste.spec.files import dumps, load, presets

        chips = {name: dumps(load(name)) for name in presets("architectures")}
        return {
            "workloads": list(presets("workloads")), "architectures": chips, "models": list(NETWORKS),
            "mapspaces": list(FAMILIES), "strategies": list(STRATEGIES),
        }  # fmt: skip


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
