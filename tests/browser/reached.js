// What keeps somebody from hearing, reaching or reading a page: a list of complaints, empty if there are none.
() => {
  const found = [];
  const where = (e) => `${e.tagName.toLowerCase()}${e.id ? "#" + e.id : ""}${e.className && e.className.baseVal === undefined ? "." + e.className : ""}`;
  const seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const hidden = (e) => e.closest("[aria-hidden=true]") !== null;

  // Everything that takes keys or clicks has a name.
  const named = (e) => {
    const by = (e.getAttribute("aria-labelledby") || "").split(" ").map((id) => document.getElementById(id)?.textContent || "").join("");
    const label = e.id ? document.querySelector(`label[for="${e.id}"]`)?.textContent : "";
    return [e.getAttribute("aria-label"), by, label, e.closest("label")?.textContent, e.textContent, e.title].some((text) => (text || "").trim());
  };
  for (const e of document.querySelectorAll("button, input, select, textarea, summary, a[href], [tabindex], [role=slider], [role=img]")) {
    if (seen(e) && !hidden(e) && !named(e)) found.push(`no name: ${where(e)}`);
    if (Number(e.getAttribute("tabindex")) > 0) found.push(`tabindex above 0: ${where(e)}`);
  }
  for (const e of document.querySelectorAll("svg")) {
    const spoken = hidden(e) || e.closest("[role=slider], [role=img]") || e.getAttribute("aria-label") || e.querySelector("title");
    if (seen(e) && !spoken) found.push(`a drawing without words: ${where(e.parentElement)}`);
  }
  for (const e of document.querySelectorAll("th")) if (!e.textContent.trim()) found.push("a column without a name");
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  if (new Set(ids).size < ids.length) found.push("two elements with one id");
  if (!document.documentElement.lang) found.push("no language");
  if (document.querySelectorAll("h1").length !== 1) found.push("not one main heading");
  if (!document.querySelector("main")) found.push("no main part");

  // What scrolls sideways can be moved with the keyboard.
  for (const e of document.querySelectorAll("div, pre, section")) {
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1;
    const reached = e.tabIndex >= 0 || e.querySelector("button, input, select, a[href], [tabindex]");
    if (seen(e) && scrolls && !reached) found.push(`scrolls and cannot be reached: ${where(e)}`);
  }

  // Text stands out from what is behind it: 4.5 to 1, or 3 to 1 if it is large (WCAG 2, AA).
  const parse = (text) => { const n = (text.match(/[\d.]+/g) || []).map(Number); return n.length < 3 ? null : [n[0], n[1], n[2], n[3] === undefined ? 1 : n[3]]; };
  const light = (c) => [0, 1, 2].map((i) => c[i] / 255).map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)).reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3]));
  const behind = (e) => {
    const layers = [];
    for (let at = e; at; at = at.parentElement) { const c = parse(getComputedStyle(at).backgroundColor); if (c && c[3] > 0) { layers.push(c); if (c[3] === 1) break; } }
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
  };
  for (const e of document.querySelectorAll("body *")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !seen(e) || hidden(e) || e.closest(".visually-hidden, script, style, option, .stale, [disabled]")) continue;
    const style = getComputedStyle(e), drawn = e instanceof SVGElement;
    if (drawn && style.stroke !== "none") continue; // has an outline of its own
    const ink = parse(drawn ? style.fill : style.color);
    if (!ink) continue;
    const paper = behind(drawn ? e.closest("svg").parentElement : e), a = light(over(ink, paper)), b = light(paper);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) found.push(`contrast ${ratio.toFixed(2)}: ${where(e)} "${e.textContent.trim().slice(0, 30)}"`);
  }
  return [...new Set(found)].slice(0, 20);
}
