// Draws blocks of data: charts, bars, nests, hierarchies, tables, frontiers. Plain DOM and SVG; text is only ever text.
"use strict";
const Piste = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const COLOURS = 7;
  const colour = (n) => (n === null || n === undefined ? "var(--plain)" : `var(--c${n % COLOURS})`);

  function fill(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      else if (name === "style") Object.assign(node.style, value);
      else node.setAttribute(name, value === true ? "" : value);
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return node;
  }
  const el = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
  const svg = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

  // Numbers as people read them; the same words as in Python (piste/views/quantities.py).
  const short = (x) => (Math.abs(x) >= 1000 ? x.toFixed(0) : String(Number(x.toPrecision(3))));
  function scaled(x, base, units) {
    let n = 0;
    while (Math.abs(x) >= base && n < units.length - 1) { x /= base; n += 1; }
    return `${short(x)} ${units[n]}`.trim();
  }
  const UNITS = {
    bytes: (x) => scaled(x, 1024, ["B", "KiB", "MiB", "GiB", "TiB", "PiB"]),
    pj: (x) => (x === 0 ? "0" : scaled(x, 1000, ["pJ", "nJ", "µJ", "mJ", "J", "kJ"])),
    um2: (x) => (x < 1e4 ? `${short(x)} µm²` : `${short(x / 1e6)} mm²`),
    share: (x) => `${short(100 * x)}%`,
    count: (x) => scaled(x, 1000, ["", "k", "M", "G", "T", "P", "E"]),
    number: (x) => (Number.isInteger(x) && Math.abs(x) < 1e15 ? x.toLocaleString("en-US") : Math.abs(x) < 1e6 ? short(x) : x.toPrecision(4)),
  };
  const show = (unit, x) => (x === null || x === undefined ? "" : typeof x === "string" ? x : typeof x === "boolean" ? (x ? "yes" : "no") : (UNITS[unit] || UNITS.number)(x));

  const tick = (unit, x) => (unit === "number" && Math.abs(x) >= 1e4 ? UNITS.count(x) : show(unit, x));

  function scale(axis, low, high, from, to) {
    const f = axis.log ? Math.log2 : (x) => x;
    let a = f(low), b = f(high);
    if (a === b) { a -= 1; b += 1; }
    const at = (x) => from + ((f(x) - a) / (b - a)) * (to - from);
    at.ticks = (most) => {
      if (axis.log) {
        const bytes = axis.unit === "bytes";
        const per = bytes ? 1 : Math.log2(10);
        const first = Math.ceil(a / per), last = Math.floor(b / per), step = Math.max(1, Math.ceil((last - first + 1) / most));
        const found = [];
        for (let n = first; n <= last; n += step) found.push(bytes ? 2 ** n : 10 ** n);
        if (found.length >= 2) return found;
        return Array.from({ length: 4 }, (_, i) => 2 ** (a + ((b - a) * i) / 3)).map((x) => Number(x.toPrecision(2)));
      }
      const raw = (b - a) / most, power = 10 ** Math.floor(Math.log10(raw));
      const step = [1, 2, 5, 10].map((m) => m * power).find((s) => s >= raw);
      const found = [];
      for (let x = Math.ceil(a / step) * step; x <= b + step * 1e-9; x += step) found.push(Number(x.toPrecision(12)));
      return found;
    };
    return at;
  }

  // Redraw to the width there is, so that text keeps its size on a narrow screen.
  function fitted(draw) {
    const box = el("div", {});
    let width = 0;
    const look = () => {
      const now = Math.floor(box.clientWidth);
      if (now && now !== width) { width = now; draw(box, width); }
    };
    new ResizeObserver(look).observe(box);
    box.redraw = () => { width = 0; look(); };
    return box;
  }

  // What scrolls sideways can be reached and moved with the keyboard; what has room is no stop.
  const wide = new ResizeObserver((entries) => entries.forEach(({ target }) => {
    const box = target.scrolls ? target : target.parentElement;
    if (!box) return;
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0; else box.removeAttribute("tabindex");
  }));
  function scroll(name, kind, ...inside) {
    const box = el("div", { class: kind, role: "group", "aria-label": name }, ...inside);
    box.scrolls = true;
    for (const each of [box, ...box.children]) wide.observe(each);
    return box;
  }

  function keys(entries) {
    return el("ul", { class: "keys" }, entries.map(([name, c]) => el("li", {}, el("i", { style: { background: c } }), name)));
  }

  function table(head, rows) {
    return scroll("the numbers", "scroll", el("table", {},
      el("thead", {}, el("tr", {}, head.map((name) => el("th", { scope: "col" }, name)))),
      el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell) => el("td", {}, String(cell))))))));
  }

  // A drawing that is also a list: arrow keys walk through its points, and each is read out.
  function chart(block) {
    const { x, y } = block, dots = (block.dots || []).slice().sort((a, b) => a.x - b.x);
    const detail = el("div", { class: "detail", "aria-live": "polite" });
    let picked = -1, pinned = false, place = () => {};
    const words = (dot) => [dot.name, dot.text || `${show(x.unit, dot.x)} ${x.name}: ${show(y.unit, dot.y)} ${y.name}`].filter(Boolean).join(": ");
    function pick(n) {
      picked = n;
      place();
      const dot = dots[n];
      if (!dot) { detail.replaceChildren(); return; }
      detail.replaceChildren(el("div", {}, words(dot)), ...(dot.mapping ? [el("pre", {}, dot.mapping)] : []));
      holder.setAttribute("aria-valuenow", n);
      holder.setAttribute("aria-valuetext", words(dot));
      if (block.onpick) block.onpick(dot);
    }
    const holder = fitted((box, width) => {
      const narrow = width < 480, left = 62, right = 14, top = 26, bottom = 40, height = narrow ? 260 : 360;
      const every = [...(block.lines || []).flatMap((l) => l.points), ...dots.map((d) => [d.x, d.y]), ...(block.areas || []).flatMap((a) => [...a.low, ...a.high])];
      const xs = [...every.map((p) => p[0]), ...(block.marks || []).map((m) => m.x)].filter((v) => !x.log || v > 0);
      const ys = every.map((p) => p[1]).filter((v) => !y.log || v > 0);
      const span = (values, axis) => {
        let low = Math.min(...values), high = Math.max(...values);
        if (!axis.log) { low = Math.min(0, low); high = high === low ? low + 1 : high * 1.05; } else { low /= 1.15; high *= 1.15; }
        return [axis.low ?? low, axis.high ?? high];
      };
      const [x0, x1] = span(xs, x), [y0, y1] = span(ys, y);
      const sx = scale(x, x0, x1, left, width - right), sy = scale(y, y0, y1, height - bottom, top);
      const clampY = (v) => Math.min(height - bottom, Math.max(top, v));
      const root = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${block.title}: ${y.name} over ${x.name}` });
      for (const t of sx.ticks(narrow ? 3 : 7)) root.append(
        svg("line", { class: "grid", x1: sx(t), x2: sx(t), y1: top, y2: height - bottom }),
        svg("text", { class: "faint", x: sx(t), y: height - bottom + 15, "text-anchor": sx(t) > width - 40 ? "end" : "middle" }, tick(x.unit, t)));
      for (const t of sy.ticks(narrow ? 4 : 6)) root.append(
        svg("line", { class: "grid", x1: left, x2: width - right, y1: sy(t), y2: sy(t) }),
        svg("text", { class: "faint", x: left - 6, y: sy(t) + 4, "text-anchor": "end" }, tick(y.unit, t)));
      root.append(
        svg("text", { x: width - right, y: height - 6, "text-anchor": "end" }, x.name + (x.better ? `, ${x.better}` : "")),
        svg("text", { x: 0, y: 11 }, narrow && y.name.length > 42 ? `${y.name.slice(0, 40)}…` : y.name + (y.better ? `, ${y.better}` : "")));
      const path = (points, step) => points.filter(([a, b]) => (!x.log || a > 0) && (!y.log || b > 0))
        .map(([a, b], i, all) => (i === 0 ? `M${sx(a)},${clampY(sy(b))}` : step ? `H${sx(a)}V${clampY(sy(b))}` : `L${sx(a)},${clampY(sy(b))}`)).join("");
      for (const area of block.areas || []) {
        const back = area.low.slice().reverse();
        root.append(svg("path", { d: `${path(area.high)}L${path(back).slice(1)}Z`, fill: colour(area.colour), "fill-opacity": 0.13 }));
      }
      // Marks: names stand beneath each other where lines are close.
      const marks = (block.marks || []).slice().sort((a, b) => a.x - b.x);
      let last = -1e9, row = 0;
      for (const mark of marks) {
        const at = sx(mark.x);
        row = at - last < 150 ? row + 1 : 0;
        last = at;
        const end = at > width - 170;
        root.append(svg("line", { x1: at, x2: at, y1: top, y2: height - bottom, stroke: "var(--faint)", "stroke-dasharray": "2 3" }),
          svg("text", { x: end ? at - 4 : at + 4, y: top + 22 + 15 * row, "text-anchor": end ? "end" : "start" }, mark.name));
      }
      for (const line of block.lines || []) root.append(svg("path", {
        d: path(line.points, line.step), fill: "none", stroke: colour(line.colour), "stroke-width": line.thin ? 1.2 : 2,
        "stroke-dasharray": line.dash ? "5 4" : null }));
      for (const dot of dots) root.append(svg("circle", { cx: sx(dot.x), cy: sy(dot.y), r: dot.big ? 5.5 : block.small ? 2.6 : 3.6, fill: dot.shade || colour(dot.colour ?? 0), stroke: "var(--paper)", "stroke-width": 0.6 }));
      const ring = svg("circle", { r: 8, fill: "none", stroke: "var(--accent)", "stroke-width": 2.5, visibility: "hidden" });
      root.append(ring);
      place = () => {
        const dot = dots[picked];
        ring.setAttribute("visibility", dot ? "visible" : "hidden");
        if (dot) { ring.setAttribute("cx", sx(dot.x)); ring.setAttribute("cy", sy(dot.y)); }
      };
      place();
      const nearest = (event) => {
        const r = root.getBoundingClientRect(), px = event.clientX - r.left, py = event.clientY - r.top;
        let best = -1, far = Infinity;
        dots.forEach((dot, n) => {
          const d = block.along ? Math.abs(sx(dot.x) - px) : Math.hypot(sx(dot.x) - px, sy(dot.y) - py);
          if (d < far) { far = d; best = n; }
        });
        return best;
      };
      root.addEventListener("pointermove", (event) => { if (!pinned && dots.length) pick(nearest(event)); });
      root.addEventListener("click", (event) => { if (dots.length) { pinned = !pinned || nearest(event) !== picked; pick(nearest(event)); } });
      box.replaceChildren(root);
    });
    holder.className = "plot";
    if (dots.length) {
      fill(holder, { tabindex: 0, role: "slider", "aria-label": `${block.title}: points`, "aria-valuemin": 0, "aria-valuemax": dots.length - 1, "aria-valuenow": 0, "aria-valuetext": "use the arrow keys" }, []);
      holder.addEventListener("keydown", (event) => {
        const to = { ArrowRight: picked + 1, ArrowUp: picked + 1, ArrowLeft: picked - 1, ArrowDown: picked - 1, Home: 0, End: dots.length - 1, PageUp: picked + 10, PageDown: picked - 10 }[event.key];
        if (event.key === "Escape") { pinned = false; pick(-1); }
        if (to === undefined) return;
        event.preventDefault();
        pinned = true;
        pick(Math.max(0, Math.min(dots.length - 1, to)));
      });
    }
    const named = [...(block.lines || []), ...(block.groups || [])].filter((l) => l.name);
    const listed = el("details", {}, el("summary", {}, "The numbers"));
    listed.addEventListener("toggle", () => {
      if (listed.childElementCount > 1) return;
      const rows = dots.length ? dots.map((d) => [d.name || "", show(x.unit, d.x), show(y.unit, d.y)])
        : (block.lines || []).flatMap((l) => l.points.map((p) => [l.name || "", show(x.unit, p[0]), show(y.unit, p[1])]));
      listed.append(table(["", x.name, y.name], rows.slice(0, 2000)));
    });
    const section = el("section", { class: "chart" }, el("h2", {}, block.title), named.length ? keys(named.map((l) => [l.name, colour(l.colour)])) : null,
      el("div", { class: block.dots && block.dots.some((d) => d.mapping) ? "two" : "" }, holder, detail), block.note ? el("p", { class: "note" }, block.note) : null, listed);
    if (dots.length && block.first !== undefined) { pinned = true; requestAnimationFrame(() => pick(dots.findIndex((d) => d.x === block.dots[block.first].x))); }
    section.pick = (test) => { const n = dots.findIndex(test); if (n >= 0) { pinned = true; pick(n); } };
    return section;
  }

  function bars(block) {
    const most = block.full ?? Math.max(...block.rows.map((r) => r.parts.reduce((s, p) => s + p.value, 0)), 1e-30);
    return el("section", { class: "bars" },
      el("table", {}, el("caption", {}, block.title),
        el("tbody", {}, block.rows.map((row) => el("tr", {},
          el("th", { scope: "row" }, row.name),
          el("td", { class: "bar" }, el("div", { class: "track", "aria-hidden": "true" }, row.parts.map((part) => el("span", {
            title: part.label ? `${row.name} ${part.label}: ${part.text || ""}` : null,
            style: { width: `${Math.min(100, (100 * part.value) / most)}%`, background: part.limit ? "var(--accent)" : colour(part.colour) } })))),
          el("td", { class: "num" }, row.text))))),
      block.keys ? keys(block.keys.map(([name, c]) => [name, colour(c)])) : null,
      block.note ? el("p", { class: "note" }, block.note) : null);
  }

  // Memories as boxes, outermost on top; a lane for each tensor, from where it is kept to where it is kept next.
  function hierarchy(block) {
    const lanes = block.tensors.length;
    return fitted((box, width) => {
      const wide = Math.max(width, 150 + 70 * lanes), boxed = 46, gap = 44, left = 4;
      const height = block.boxes.length * (boxed + gap) - gap + 8;
      const lane = (n) => 142 + ((wide - 150) * (n + 0.5)) / lanes;
      const top = (n) => 4 + n * (boxed + gap);
      const root = svg("svg", { width: wide, height, viewBox: `0 0 ${wide} ${height}`, role: "img", "aria-label": block.spoken });
      block.boxes.forEach((b, n) => {
        root.append(svg("rect", { x: left, y: top(n), width: wide - 8, height: boxed, rx: 5, fill: "var(--panel)", stroke: b.over ? "var(--accent)" : "var(--line)", "stroke-width": b.over ? 2 : 1, "data-memory": b.name }),
          svg("text", { x: left + 8, y: top(n) + 18, "font-weight": "bold" }, b.name + (b.instances > 1 ? ` ×${b.instances.toLocaleString("en-US")}` : "")),
          svg("text", { class: "faint", x: left + 8, y: top(n) + 34 }, b.text));
        if (b.share !== null && b.share !== undefined) {
          root.append(svg("rect", { x: left, y: top(n) + boxed - 5, width: (wide - 8) * Math.min(1, b.share), height: 5, fill: b.over ? "var(--accent)" : "var(--plain)" }));
        }
        for (const held of b.held) {
          const at = lane(held.lane);
          root.append(svg("rect", { x: at - 33, y: top(n) + 8, width: 66, height: 20, rx: 4, fill: colour(held.lane) }),
            svg("text", { x: at, y: top(n) + 22, "text-anchor": "middle", style: { fill: "#fff", fontSize: "11px", fontWeight: "600", paintOrder: "stroke", stroke: "rgba(0,0,0,.45)", strokeWidth: "2px" } }, `${held.tensor} ${held.text}`.slice(0, 14)));
        }
      });
      for (const link of block.links) {
        const at = lane(link.lane), from = top(link.from) + boxed, to = top(link.to);
        root.append(svg("line", { x1: at, x2: at, y1: from, y2: to, stroke: colour(link.lane), "stroke-width": link.wide, "stroke-opacity": 0.65 }),
          svg("text", { x: at, y: from + gap / 2 + 4, "text-anchor": "middle", style: { paintOrder: "stroke", stroke: "var(--paper)", strokeWidth: "4px" } }, link.text),
          svg("title", {}, link.spoken));
      }
      box.replaceChildren(root);
      root.addEventListener("pointermove", (event) => block.onmemory && block.onmemory(event.target.dataset ? event.target.dataset.memory : null));
    });
  }

  function nest(block) {
    const lines = block.text.split("\n").map((line) => el("span", { "data-memory": line.includes("|") ? line.split("|")[0].trim() : "" }, `${line}\n`));
    const drawn = { ...block.hierarchy, onmemory: (name) => lines.forEach((line) => line.classList.toggle("on", Boolean(name) && line.dataset.memory === name)) };
    return el("section", { class: "nest" }, el("h2", {}, block.title),
      el("div", { class: "two" }, scroll("the memories", "scroll", hierarchy(drawn)), el("pre", { tabindex: 0, "aria-label": "The mapping as a loop nest" }, lines)),
      el("p", { class: "note" }, block.hierarchy.note));
  }

  // Loops as boxes in boxes; the branches of a fusion stand side by side inside the loops that they share.
  function tree(block) {
    const draw = (nodes) => {
      if (!nodes.length) return [];
      const [node, ...rest] = nodes;
      if (node.branches) return [scroll("branches that share the loops around them", "branches", node.branches.map((branch) => el("div", {}, draw(branch)))), ...draw(rest)];
      if (node.keep) return [el("div", { class: "kept" }, `${node.keep} keeps ${node.tensors.join(", ")}`), ...draw(rest)];
      if (node.compute) return [el("div", { class: "compute" }, `compute ${node.compute}`)];
      return [el("div", { class: node.spread ? "loops spread" : "loops" }, el("div", { class: "what" }, node.text), ...draw(rest))];
    };
    const lives = block.lives.length ? scroll("what lives when", "scroll", el("table", { class: "lives" },
      el("caption", {}, "What lives when"),
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "kept"), block.stages.map((s) => el("th", { scope: "col" }, s)))),
      el("tbody", {}, block.lives.map((row) => el("tr", {}, el("th", { scope: "row" }, `${row.memory}: ${row.tensor}`),
        block.stages.map((_, n) => {
          const alive = n >= row.first && n <= row.last;
          return el("td", { class: "cell" }, el("div", { style: alive ? { background: colour(row.colour) } : {} }), el("span", { class: "visually-hidden" }, alive ? "lives" : ""));
        })))))) : null;
    return el("section", { class: "tree" }, el("h2", {}, block.title), scroll("the loop tree", "scroll", draw(block.nodes)), lives, block.note ? el("p", { class: "note" }, block.note) : null);
  }

  // A table that sorts by any column; rows with something behind them can be opened.
  function sortable(block) {
    const most = block.columns.map((c, n) => (c.bar ? Math.max(...block.rows.map((r) => r.cells[n])) : 0));
    let by = -1, down = false, all = false, kept = () => true, picked = -1;
    const body = el("tbody", {}), detail = el("div", { class: "detail", "aria-live": "polite" });
    const more = el("button", { type: "button", onclick: () => { all = true; draw(); } });
    const heads = block.columns.map((c, n) => el("th", { scope: "col", class: c.text ? "" : "num", "aria-sort": "none" },
      el("button", { type: "button", onclick: () => { down = by === n ? !down : Boolean(c.most); by = n; draw(); } }, c.name)));
    function pick(n) {
      picked = n;
      for (const tr of body.children) tr.classList.toggle("picked", Number(tr.dataset.row) === n);
      const row = block.rows[n];
      detail.replaceChildren(...(row && row.detail ? [el("pre", {}, row.detail)] : []));
      if (block.onpick) block.onpick(n);
    }
    function draw() {
      const order = block.rows.map((_, n) => n).filter(kept);
      if (by >= 0) order.sort((a, b) => {
        const p = block.rows[a].cells[by], q = block.rows[b].cells[by];
        return (typeof p === "string" ? p.localeCompare(q) : p - q) * (down ? -1 : 1) || a - b;
      });
      heads.forEach((head, n) => head.setAttribute("aria-sort", n === by ? (down ? "descending" : "ascending") : "none"));
      body.replaceChildren(...order.slice(0, all ? order.length : 100).map((n) => {
        const row = block.rows[n], open = row.detail || block.onpick;
        return el("tr", { "data-row": n, class: `${n === picked ? "picked" : ""} ${open ? "choosable" : ""}`, onclick: open ? () => pick(n) : null }, row.cells.map((cell, i) => {
          const c = block.columns[i], text = show(c.unit, cell);
          const bar = c.bar && most[i] > 0 ? el("div", { class: "track", "aria-hidden": "true" }, el("span", { style: { width: `${(100 * cell) / most[i]}%`, background: "var(--c0)" } })) : null;
          return el("td", { class: c.text ? "" : "num" }, i === 0 && open ? el("button", { type: "button", "aria-label": `show ${text}` }, text) : text, bar);
        }));
      }));
      more.hidden = all || order.length <= 100;
      more.textContent = `Show all ${order.length.toLocaleString("en-US")}`;
    }
    draw();
    const section = el("section", { class: "sortable" }, block.title ? el("h2", {}, block.title) : null,
      scroll(block.title || "the table", "scroll", el("table", {}, el("thead", {}, el("tr", {}, heads)), body)), more, detail);
    section.keep = (test) => { kept = test; draw(); };
    section.pick = pick;
    return section;
  }

  const RAMP = [[240, 228, 66], [0, 158, 115], [0, 114, 178], [51, 34, 136]];
  function ramp(share) {
    const at = Math.max(0, Math.min(1, share)) * (RAMP.length - 1), n = Math.min(RAMP.length - 2, Math.floor(at));
    return `rgb(${RAMP[n].map((c, i) => Math.round(c + (RAMP[n + 1][i] - c) * (at - n))).join(",")})`;
  }

  // Designs that none beats: dots, lines across all columns, and a table, which show the same choice and the same limits.
  function frontier(block) {
    const { columns, rows } = block, numbers = columns.map((c, n) => n).filter((n) => typeof rows[0]?.cells[n] === "number");
    const varied = columns.map((c, n) => n).filter((n) => new Set(rows.map((r) => r.cells[n])).size > 1);
    const limits = columns.map(() => null);
    const passes = (n) => limits.every((span, i) => !span || (typeof rows[n].cells[i] === "number" ? rows[n].cells[i] >= span[0] && rows[n].cells[i] <= span[1] : span.includes(rows[n].cells[i])));
    const spans = columns.map((c, n) => { const v = rows.map((r) => r.cells[n]); return typeof v[0] === "number" ? [Math.min(...v), Math.max(...v)] : [0, 1]; });
    const logs = columns.map((c, n) => spans[n][0] > 0 && spans[n][1] > 30 * spans[n][0]);
    const words = columns.map((c, n) => [...new Set(rows.map((r) => r.cells[n]))].sort());
    const share = (n, value) => {
      if (typeof value !== "number") return words[n].length > 1 ? words[n].indexOf(value) / (words[n].length - 1) : 0.5;
      const f = logs[n] ? Math.log : (v) => v, [a, b] = spans[n];
      return a === b ? 0.5 : (f(value) - f(a)) / (f(b) - f(a));
    };
    let colourBy = Math.max(0, block.colour), picked = -1;
    const left = el("p", { class: "note", role: "status" });
    const legend = el("div", { class: "note" });
    const lines = fitted((box, width) => {
      const step = Math.max(108, (width - 130) / Math.max(1, varied.length - 1)), wide = 130 + step * Math.max(1, varied.length - 1), height = 300, top = 44, foot = height - 12;
      const root = svg("svg", { width: wide, height, viewBox: `0 0 ${wide} ${height}`, role: "img", "aria-label": `Each of ${rows.length} as a line across ${varied.length} columns` });
      const y = (n, value) => foot - share(n, value) * (foot - top), at = (i) => 40 + step * i;
      const line = (n) => varied.map((c, i) => `${at(i)},${y(c, rows[n].cells[c]).toFixed(1)}`).join(" ");
      const order = rows.map((_, n) => n).filter((n) => n !== picked).sort((a, b) => passes(a) - passes(b));
      if (picked >= 0) order.push(picked);
      for (const n of order) root.append(svg("polyline", { points: line(n), fill: "none", "data-row": n,
        stroke: n === picked ? "var(--accent)" : passes(n) ? ramp(share(colourBy, rows[n].cells[colourBy])) : "var(--grid)", "stroke-width": n === picked ? 3.5 : 1.1, "stroke-opacity": passes(n) ? 0.8 : 0.5 }));
      varied.forEach((c, i) => {
        const x = at(i), kind = columns[c];
        root.append(svg("line", { class: "axis", x1: x, x2: x, y1: top, y2: foot, style: { stroke: "var(--ink)" } }));
        const room = 15, cut = Math.max(...[" ", ".", "_"].map((mark) => kind.name.lastIndexOf(mark, room - 1) + 1)) || room;
        const name = kind.name.length > room ? [kind.name.slice(0, cut), kind.name.slice(cut)] : [kind.name];
        name.forEach((part, k) => root.append(svg("text", { x, y: 11 + 12 * k, "text-anchor": "middle", "font-weight": "bold", "font-size": 11 }, part.trim())));
        if (kind.better) root.append(svg("text", { class: "faint", x, y: 36, "text-anchor": "middle", "font-size": 11 }, kind.better));
        const values = typeof rows[0].cells[c] === "number" && words[c].length > 6 ? [0, 0.25, 0.5, 0.75, 1].map((s) => { const [a, b] = spans[c]; return logs[c] ? a * (b / a) ** s : a + (b - a) * s; }) : words[c];
        for (const v of values) root.append(svg("text", { x: x + 5, y: y(c, v) + 4, "font-size": 11, style: { paintOrder: "stroke", stroke: "var(--paper)", strokeWidth: "3px" } }, tick(kind.unit, v)));
        const span = limits[c];
        if (span && typeof rows[0].cells[c] === "number") root.append(svg("rect", { x: x - 6, width: 12, y: y(c, span[1]), height: Math.max(2, y(c, span[0]) - y(c, span[1])), fill: "var(--accent)", "fill-opacity": 0.3 }));
        const grip = svg("rect", { x: x - 16, width: 32, y: top - 6, height: foot - top + 12, fill: "transparent", style: { cursor: "ns-resize" }, class: "grip", "data-column": kind.name });
        let from = null;
        const value = (event) => {
          const r = root.getBoundingClientRect(), s = Math.max(0, Math.min(1, (foot - (event.clientY - r.top)) / (foot - top))), [a, b] = spans[c];
          return logs[c] ? a * (b / a) ** s : a + (b - a) * s;
        };
        grip.addEventListener("pointerdown", (event) => { if (typeof rows[0].cells[c] !== "number") return; from = value(event); grip.setPointerCapture(event.pointerId); });
        grip.addEventListener("pointerup", (event) => {
          if (from === null) return;
          const to = value(event), apart = Math.abs(share(c, to) - share(c, from));
          limits[c] = apart > 0.02 ? [Math.min(from, to), Math.max(from, to)] : null;
          from = null;
          changed();
        });
        root.append(grip);
      });
      root.addEventListener("click", (event) => { if (event.target.dataset && event.target.dataset.row) choose(Number(event.target.dataset.row)); });
      box.replaceChildren(scroll("each design as a line", "scroll", root));
    });
    const axes = { x: { ...columns[block.x], log: logs[block.x] }, y: { ...columns[block.y], log: logs[block.y] } };
    const dots = () => rows.map((row, n) => ({ x: row.cells[block.x], y: row.cells[block.y], n, shade: passes(n) ? ramp(share(colourBy, row.cells[colourBy])) : "var(--grid)" }));
    const scatterBox = el("div", {});
    let scatter = null;
    function scattered() {
      scatter = chart({ title: block.title, ...axes, dots: dots().map((d) => ({ ...d, text: columns.slice(0, 6).map((c, i) => `${c.name} ${show(c.unit, rows[d.n].cells[i])}`).join(", ") })), onpick: (d) => choose(d.n, true), small: rows.length > 300 });
      scatterBox.replaceChildren(scatter);
    }
    const listed = sortable({ title: "As a table", columns, rows: rows.map((r) => ({ cells: r.cells, detail: r.detail })), onpick: (n) => choose(n) });
    let busy = false;
    function choose(n, fromChart) {
      if (busy || n === picked) return;
      busy = true;
      picked = n;
      listed.pick(n);
      if (!fromChart && scatter) scatter.pick((d) => d.n === n);
      lines.redraw();
      busy = false;
    }
    const inputs = el("div", {}, varied.filter((c) => numbers.includes(c)).map((c) => {
      const bound = (side) => el("input", { type: "number", step: "any", style: { width: "7.5rem" }, "aria-label": `${side ? "most" : "least"} ${columns[c].name}`, placeholder: String(spans[c][side]), onchange: (event) => {
        const now = limits[c] ? [...limits[c]] : [...spans[c]];
        now[side] = event.target.value === "" ? spans[c][side] : Number(event.target.value);
        limits[c] = now;
        changed();
      } });
      return el("div", {}, bound(0), ` ≤ ${columns[c].name} ≤ `, bound(1));
    }));
    function changed() {
      const n = rows.filter((_, i) => passes(i)).length;
      left.textContent = `${n.toLocaleString("en-US")} of ${rows.length.toLocaleString("en-US")} are within the limits.`;
      listed.keep(passes);
      lines.redraw();
      scattered();
    }
    const select = el("select", { "aria-label": "colour by", onchange: () => { colourBy = Number(select.value); named(); changed(); } }, varied.map((c) => el("option", { value: c, selected: c === colourBy }, columns[c].name)));
    function named() {
      const [a, b] = typeof rows[0].cells[colourBy] === "number" ? spans[colourBy] : [words[colourBy][0], words[colourBy].at(-1)];
      legend.replaceChildren("Colour: ", select, ` from ${show(columns[colourBy].unit, a)} `, el("span", { "aria-hidden": "true", style: { display: "inline-block", width: "8rem", height: ".7rem", background: `linear-gradient(90deg, ${[0, 0.33, 0.67, 1].map(ramp).join(",")})` } }), ` to ${show(columns[colourBy].unit, b)}`);
    }
    named();
    changed();
    if (varied.length < 2) return el("section", { class: "frontier" }, scatterBox, listed);
    return el("section", { class: "frontier" }, legend, scatterBox, el("h2", {}, "Each as a line across all columns"),
      el("p", { class: "note" }, "Drag along an axis to keep what passes there; click the axis to take that back."), lines, left,
      el("details", {}, el("summary", {}, "Limits as numbers"), inputs), listed);
  }

  function text(block) {
    return el("section", {}, block.title ? el("h2", {}, block.title) : null, el("pre", { tabindex: 0 }, block.text));
  }
  function group(block) {
    return el("section", {}, block.title ? el("h2", {}, block.title) : null, el("div", { class: block.beside ? "two" : "" }, block.blocks.map(render)));
  }
  const KINDS = { chart, bars, nest, tree, table: sortable, frontier, text, group };
  const render = (block) => KINDS[block.kind](block);

  function theme() {
    const root = document.documentElement, order = ["", "dark", "light"];
    const button = el("button", { type: "button", id: "theme", onclick: () => {
      const next = order[(order.indexOf(root.dataset.theme || "") + 1) % 3];
      if (next) root.dataset.theme = next; else delete root.dataset.theme;
      label();
    } });
    const label = () => { button.textContent = { "": "Colours: auto", dark: "Colours: dark", light: "Colours: light" }[root.dataset.theme || ""]; };
    label();
    return button;
  }

  const answers = (lines) => el("ul", { class: "answers" }, lines.map((line) => el("li", { class: line.startsWith("does not fit") ? "misfit" : "" }, line)));

  function page(data) {
    document.body.prepend(el("header", {}, el("div", {}, el("h1", {}, data.title), answers(data.answers || [])), theme()));
    const main = document.querySelector("main");
    main.replaceChildren(...data.blocks.map(render));
  }
  return { el, svg, show, render, theme, page, answers };
})();
const held = document.getElementById("data");
if (held) Piste.page(JSON.parse(held.textContent));
