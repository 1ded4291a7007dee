// The studio's front end: edit a mapping, see what it costs at once, run bounds, searches and explorations.
"use strict";
(() => {
  const { el, show, render, theme, answers } = Piste;
  const $ = (id) => document.getElementById(id);
  const token = new URLSearchParams(location.search).get("token");
  // A mapping to begin with, of the product that the page begins with: the least energy of all perfect ones.
  const FIRST = [
    "DRAM | keep A, W, B", "     | for m in steps of 64", "GLB  |   keep A", "     |   for n in steps of 16", "     |     for k in steps of 1",
    "     |       spread m in steps of 8 over PE.x", "     |         spread m in steps of 1 over PE.y",
    "psum_spad | keep B", "ifmap_spad | keep A", "     | compute B",
  ].join("\n");
  const state = { nodes: [], names: null, past: [], future: [], kept: null, last: null };

  async function ask(what, body) {
    const response = await fetch(`/api/${what}`, { method: "POST", headers: { "content-type": "application/json", "x-piste-token": token }, body: JSON.stringify(body || {}) });
    const text = await response.text();
    let data;
    try { data = JSON.parse(text); } catch { data = { error: text }; }
    if (!response.ok || data.error !== undefined && !data.number) throw new Error(data.error || response.statusText);
    return data;
  }
  const problem = () => ({ workload: $("workload").value, architecture: $("architecture").value });
  const say = (text) => { $("status").textContent = text; };
  const wrong = (text) => { $("error").textContent = text || ""; $("blocks").classList.toggle("stale", Boolean(text)); $("numbers").classList.toggle("stale", Boolean(text)); };

  // --- the editor of nodes: plain entries, as in a file; every change is one step that can be undone.
  const copy = (value) => JSON.parse(JSON.stringify(value));
  function change(edit) {
    state.past.push(copy(state.nodes));
    if (state.past.length > 200) state.past.shift();
    state.future = [];
    edit(state.nodes);
    draw();
    evaluate();
  }
  function travel(from, to) {
    if (!from.length) return;
    to.push(copy(state.nodes));
    state.nodes = from.pop();
    draw();
    evaluate();
  }
  const kindOf = (node) => Object.keys(node)[0];
  // A branch of a fusion is a list of nodes too; its path says in which fusion it is, and which branch.
  const listAt = (nodes, path) => path.reduce((list, [n, branch]) => (list[n].fuse || list[n].pipe.branches)[branch], nodes);

  function choice(values, now, label, act) {
    const all = values.includes(now) ? values : [now, ...values];
    return el("select", { "aria-label": label, onchange: (event) => act(event.target.value) }, all.map((v) => el("option", { value: v, selected: v === now }, v)));
  }
  function number(now, label, act) {
    const input = el("input", { type: "number", min: 1, step: 1, value: now, "aria-label": label });
    input.addEventListener("change", () => { const n = Number(input.value); act(Number.isInteger(n) ? n : input.value); });
    input.addEventListener("input", () => { const n = Number(input.value); if (Number.isInteger(n) && n > 0) act(n, true); });
    return input;
  }
  function row(node, n, path = []) {
    const kind = kindOf(node), value = node[kind], names = state.names || { ranks: {}, tensors: [], memories: [], axes: [] };
    const here = () => listAt(state.nodes, path);
    const set = (key) => (v) => change((nodes) => { listAt(nodes, path)[n][kind][key] = v; });
    const tile = number(value.tile, `tile of the ${kind} over ${value.rank}`, (v, typing) => {
      if (here()[n][kind].tile === v) return;
      if (!typing) { set("tile")(v); return; }
      state.past.push(copy(state.nodes)); state.future = [];
      here()[n][kind].tile = v;
      evaluate();
    });
    const inside = {
      loop: () => ["for", choice(Object.keys(names.ranks), value.rank, "rank", set("rank")), "in steps of", tile],
      spread: () => ["spread", choice(Object.keys(names.ranks), value.rank, "rank", set("rank")), "in steps of", tile, "over", choice(names.axes, value.over, "fanout axis", set("over"))],
      keep: () => [choice(names.memories, value.memory, "memory", set("memory")), "keeps", el("input", { class: "tensors", value: value.tensors.join(", "), "aria-label": "tensors", onchange: (event) => set("tensors")(event.target.value.split(",").map((t) => t.trim()).filter(Boolean)) })],
      compute: () => [`compute ${typeof value === "string" ? value : value.einsum}`],
      fuse: () => value.map((branch, b) => el("div", { class: "branch", role: "group", "aria-label": `branch ${b + 1}` }, el("span", {}, b ? "then" : "first"), list(branch, [...path, [n, b]]))),
      pipe: () => value.branches.map((branch, b) => el("div", { class: "branch", role: "group", "aria-label": `branch ${b + 1}` }, el("span", {}, `${b ? "then" : "first"} on ${value.shares[b]} of ${value.over}`), list(branch, [...path, [n, b]]))),
    }[kind]();
    const move = (to) => change((nodes) => { const its = listAt(nodes, path); its.splice(to, 0, ...its.splice(n, 1)); });
    const last = ["compute", "fuse", "pipe"].includes(kind);
    const item = el("li", { "data-kind": kind, "data-n": n }, last ? null : el("span", { class: "grip", "aria-hidden": "true", title: "drag" }, "⠿"), inside,
      last ? null : el("span", { class: "end" },
        el("button", { type: "button", "aria-label": "move up", disabled: n === 0, onclick: () => { move(n - 1); focusRow(path, n - 1, 0); } }, "↑"),
        el("button", { type: "button", "aria-label": "move down", disabled: n >= here().length - 2, onclick: () => { move(n + 1); focusRow(path, n + 1, 1); } }, "↓"),
        el("button", { type: "button", "aria-label": "remove", onclick: () => change((nodes) => { listAt(nodes, path).splice(n, 1); }) }, "×")));
    if (!last) dragged(item, n, path);
    return item;
  }
  const rows = (path) => [...(path.length ? document.querySelector(`#nodes ol[data-path="${path.join()}"]`) : $("nodes")).children];
  function made(kind) {
    const names = state.names || { ranks: { m: 1 }, tensors: ["A"], memories: ["DRAM"], axes: ["PE.x"] }, rank = Object.keys(names.ranks)[0];
    return { [kind]: { loop: { rank, tile: 1 }, spread: { rank, tile: 1, over: names.axes[0] || "" }, keep: { memory: names.memories.at(-1), tensors: [names.tensors[0]] } }[kind] };
  }
  function list(branch, path) {
    const add = (kind) => el("button", { type: "button", "aria-label": `add a ${kind} to this branch`, onclick: () => change((nodes) => { const its = listAt(nodes, path); its.splice(Math.max(0, its.length - 1), 0, made(kind)); }) }, `+ ${kind}`);
    return el("ol", { "data-path": path.join() }, branch.map((node, i) => row(node, i, path)), el("li", { class: "add" }, add("loop"), add("keep")));
  }
  const focusRow = (path, n, which) => { const buttons = rows(path)[n]?.querySelectorAll(".end button"); if (buttons) (buttons[which].disabled ? buttons[1 - which] : buttons[which]).focus(); };
  function dragged(item, n, path) {
    const grip = item.querySelector(".grip");
    let to = n;
    const under = (y) => rows(path).find((li) => { const r = li.getBoundingClientRect(); return y >= r.top && y <= r.bottom; });
    grip.addEventListener("pointerdown", (event) => { grip.setPointerCapture(event.pointerId); to = n; event.preventDefault(); });
    grip.addEventListener("pointermove", (event) => {
      if (!grip.hasPointerCapture(event.pointerId)) return;
      const target = under(event.clientY);
      for (const li of rows(path)) li.classList.toggle("over", li === target && Number(li.dataset.n) !== n);
      if (target && target.dataset.n) to = Math.min(Number(target.dataset.n), listAt(state.nodes, path).length - 2);
    });
    grip.addEventListener("pointerup", () => {
      for (const li of rows(path)) li.classList.remove("over");
      if (to !== n) change((nodes) => { const its = listAt(nodes, path); its.splice(to, 0, ...its.splice(n, 1)); });
    });
  }
  function draw() {
    $("nodes").replaceChildren(...state.nodes.map((node, n) => row(node, n)));
    $("undo").disabled = !state.past.length;
    $("redo").disabled = !state.future.length;
  }

  // --- the numbers: asked for with every change; only the newest answer is shown.
  let asked = 0, busy = false, again = false, later = null;
  async function evaluate(text) {
    if (!state.nodes.length && !text) { wrong("There is no mapping yet: search for one, or paste one as text."); return; }
    if (busy) { again = true; return; }
    busy = true;
    const n = ++asked, start = performance.now(), body = { ...problem(), mapping: text ?? state.nodes };
    try {
      const data = await ask("evaluate", body);
      if (n === asked) {
        const first = !state.names || JSON.stringify(state.names) !== JSON.stringify(data.names);
        state.names = data.names;
        state.last = data;
        if (text !== undefined) { state.past.push(copy(state.nodes)); state.nodes = data.mapping; }
        if (first || text !== undefined) draw();
        $("mapping").value = data.text;
        wrong("");
        numbers(data, performance.now() - start);
        blocks(data.blocks);
        clearTimeout(later);
        later = setTimeout(() => gap(body, n), 120);
        compare();
      }
    } catch (error) { if (n === asked) wrong(error.message); } finally {
      busy = false;
      if (again) { again = false; evaluate(); }
    }
  }
  let pending = null;
  function blocks(list) {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(() => $("blocks").replaceChildren(...list.map(render)));
  }
  function numbers(data, took) {
    const r = data.report, entry = (name, value, more) => el("div", {}, el("dt", {}, name), el("dd", {}, value, more ? el("small", {}, ` ${more}`) : null));
    const misfits = r.misfits.map((m) => el("p", { class: "misfit" }, `does not fit: ${m.memory} needs ${show("bytes", m.needs_bytes)} but has ${show("bytes", m.has_bytes)}`));
    $("numbers").replaceChildren(el("h2", {}, data.title), ...misfits, el("dl", {},
      entry("cycles", show("number", r.cycles), `limited by ${r.bottleneck.name} ${r.bottleneck.kind}`.trim()),
      entry("of the peak rate", show("share", r.utilization)),
      entry("energy", show("pj", r.energy_pj)),
      entry("EDP (pJ*cycles)", r.edp_pj_cycles.toPrecision(4)),
      entry("times the bound", el("span", { id: "gap" }, "…"))));
    const rows = Object.entries(r.occupancy).map(([memory, held]) => `${memory} ${held.total.toLocaleString("en-US")}`);
    $("numbers").append(el("p", { class: "note", id: "occupancy" }, `Elements held at most: ${rows.join(", ")}`));
    say(`Evaluated in ${data.milliseconds.toFixed(0)} ms, shown after ${took.toFixed(0)} ms.`);
    $("numbers").dataset.mapping = data.text;
    $("numbers").dataset.took = took;
  }
  async function gap(body, n) {
    try {
      const data = await ask("gap", body);
      if (n !== asked || !$("gap")) return;
      $("gap").textContent = data.gaps.length ? `${show("number", data.gaps[0].ratio)} into ${data.gaps[0].memory}` : "no bound is known";
    } catch (error) { if ($("gap")) $("gap").textContent = error.message; }
  }
  async function compare() {
    if (!state.kept) return;
    try {
      const data = await ask("compare", { ...problem(), mapping: state.nodes, other: state.kept });
      $("compared").replaceChildren(...data.blocks.map(render), el("div", { class: "row" },
        el("button", { type: "button", onclick: () => { const k = state.kept; change((nodes) => nodes.splice(0, nodes.length, ...copy(k))); } }, "Take the kept one"),
        el("button", { type: "button", onclick: () => { state.kept = null; $("compared").replaceChildren(); } }, "End the comparison")));
    } catch (error) { $("compared").replaceChildren(el("p", { class: "note" }, error.message)); }
  }

  // --- runs
  const open = new Map();
  async function start(what, body) {
    try {
      wrong("");
      const job = await ask("start", { what, ...body });
      follow(job);
    } catch (error) { wrong(error.message); }
  }
  function follow(job) {
    const text = el("span", {}, `${job.what}: ${job.title}`), far = el("span", { class: "note", "data-progress": "" }, "starting");
    const stop = el("button", { type: "button", onclick: () => { stop.disabled = true; far.textContent = "stopping"; ask("stop", { number: job.number }); } }, "Stop");
    const item = el("li", { "data-job": job.number, "data-state": "running" }, text, far, stop);
    $("jobs").prepend(item);
    const look = async () => {
      let now;
      try { now = await ask("job", { number: job.number }); } catch (error) { far.textContent = error.message; return; }
      item.dataset.state = now.state;
      if (now.state === "running") { if (!stop.disabled) far.textContent = `${now.seconds.toFixed(0)} s ${now.progress}`; setTimeout(look, 250); return; }
      stop.remove();
      far.textContent = `${now.state} after ${now.seconds.toFixed(1)} s ${now.error}`;
      if (now.result) { open.set(job.number, now.result); item.append(el("button", { type: "button", onclick: () => result(now.result) }, "Show")); result(now.result); }
      kept();
    };
    look();
  }
  function result(found) {
    if (found.mapping) { evaluate(found.mapping).then(() => $("compared").prepend(summary(found))); return; }
    wrong("");
    $("numbers").replaceChildren(el("h2", {}, found.title), answers(found.answers));
    blocks(found.blocks);
  }
  const summary = (found) => { document.getElementById("found")?.remove(); return el("div", { id: "found" }, answers(found.answers)); };
  async function kept() {
    const data = await ask("runs");
    $("kept-runs").hidden = !data.folder;
    $("runs").replaceChildren(...data.runs.map((run) => el("li", {}, el("button", { type: "button", onclick: async () => result((await ask("open", { name: run.name })).result) }, `${run.what}: ${run.title}`), new Date(1000 * run.time).toLocaleString())));
  }

  // --- wiring
  const waits = {};
  const soon = (key, act, wait = 250) => { clearTimeout(waits[key]); waits[key] = setTimeout(act, wait); };
  async function fresh() {
    // A new workload or chip: the mapping may not fit it; try, else look for one.
    if (state.nodes.length) {
      try { await ask("evaluate", { ...problem(), mapping: state.nodes }); return evaluate(); } catch { /* look for another */ }
    }
    say("Looking for a first mapping.");
    start("search", { ...problem(), objective: "energy", seconds: 3 });
  }
  async function modelLayers(body) {
    try {
      const data = await ask("model", body);
      $("layers-label").hidden = false;
      $("layers").replaceChildren(el("option", { value: "" }, `${data.name}: ${show("count", data.macs)} MACs, choose a layer`), ...data.layers.map((l) => el("option", { value: l.workload }, `${l.name} ×${l.times}, ${show("count", l.macs)} MACs`)));
      wrong("");
    } catch (error) { wrong(error.message); }
  }
  $("workload").addEventListener("input", () => soon("w", fresh, 500));
  $("architecture").addEventListener("input", () => soon("a", fresh, 500));
  $("mapping").addEventListener("input", () => soon("m", () => evaluate($("mapping").value)));
  $("workload-name").addEventListener("change", (event) => {
    const value = event.target.value;
    if (value.startsWith("model:")) { modelLayers({ name: value.slice(6) }); return; }
    $("workload").value = value;
    fresh();
  });
  $("layers").addEventListener("change", (event) => { if (event.target.value) { $("workload").value = event.target.value; fresh(); } });
  $("model-file").addEventListener("change", (event) => {
    const file = event.target.files[0];
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => modelLayers({ name: file.name, data: reader.result.split(",")[1] });
    reader.readAsDataURL(file);
  });
  $("undo").addEventListener("click", () => travel(state.past, state.future));
  $("redo").addEventListener("click", () => travel(state.future, state.past));
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || /TEXTAREA/.test(event.target.tagName)) return;
    if (event.key === "z" && !event.shiftKey) { event.preventDefault(); travel(state.past, state.future); }
    if (event.key === "y" || (event.key === "z" && event.shiftKey)) { event.preventDefault(); travel(state.future, state.past); }
  });
  for (const button of document.querySelectorAll("[data-add]")) button.addEventListener("click", () => {
    change((nodes) => nodes.splice(Math.max(0, nodes.length - 1), 0, made(button.dataset.add)));
  });
  $("keep-it").addEventListener("click", () => { state.kept = copy(state.nodes); compare(); });
  $("save").addEventListener("click", async () => {
    try {
      const data = await ask("yaml", { ...problem(), mapping: state.nodes });
      const link = el("a", { href: URL.createObjectURL(new Blob([data.yaml], { type: "text/yaml" })), download: "mapping.yaml" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    } catch (error) { wrong(error.message); }
  });
  $("run-search").addEventListener("click", () => start("search", { ...problem(), objective: $("objective").value, mapspace: $("mapspace").value, strategy: $("strategy").value, seconds: $("seconds").value === "" ? null : Number($("seconds").value) }));
  $("run-bound").addEventListener("click", () => start("bound", problem()));
  $("run-explore").addEventListener("click", () => start("explore", { space: $("space").value }));

  (async () => {
    $("corner").append(theme());
    try {
      const names = await ask("names");
      $("workload-name").append(el("option", { value: "gemm:512,512,512" }, "gemm:512,512,512"), el("optgroup", { label: "layers" }, names.workloads.map((n) => el("option", {}, n))), el("optgroup", { label: "models" }, names.models.map((n) => el("option", { value: `model:${n}` }, n))));
      const chips = Object.keys(names.architectures);
      $("architecture-name").append(...chips.map((n) => el("option", { selected: n === "eyeriss" }, n)));
      const take = () => { $("architecture").value = names.architectures[$("architecture-name").value]; };
      take();
      $("architecture-name").addEventListener("change", () => { take(); fresh(); });
      $("mapspace").append(...names.mapspaces.map((n) => el("option", {}, n)));
      $("strategy").append(...names.strategies.map((n) => el("option", {}, n)));
      $("space").value = "workload: gemm:256,256,256\narchitecture: eyeriss\nexplore:\n  parameters:\n    GLB.capacity_bytes: [65536, 131072, 262144]\n    PE.x: [7, 14, 28]\n  objectives: [energy, cycles]\n";
      document.body.dataset.ready = "";
      say("Ready.");
      kept();
      evaluate(FIRST);
    } catch (error) { wrong(error.message); }
  })();
})();
