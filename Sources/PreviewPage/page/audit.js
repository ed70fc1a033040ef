// What makes the picture hard to read or to use.
const audit = (() => {
  let findings = null;
  let problem = "";
  let request = 0;

  async function load() {
    request += 1;
    const own = request;
    const picture = looked();
    if (!picture) return;
    try {
      const answer = await ask(`/audit/${picture.number}`);
      if (own !== request) return;
      findings = answer.findings;
      problem = "";
    } catch (error) {
      if (own !== request) return;
      findings = null;
      problem = error.message;
    }
    panels.show();
  }

  const frames = () => (findings || []).map((finding) => finding.frame);

  function line(finding, index) {
    const colors = finding.foreground
      ? [swatch(`${finding.foreground}`), swatch(`${finding.background}`)] : [];
    return make("li", {},
      make("button", { click: () => inspector.choosePath(finding.path) },
        make("span", { class: "number" }, String(index + 1)), " ", ...colors.filter(Boolean), finding.message),
      make("div", { class: "quiet" }, `${finding.class}${finding.id ? ` #${finding.id}` : ""} · `,
        finding.place ? inspector.place(finding.place) : "a part of the look"),
      make("div", { class: "quiet" }, finding.source));
  }

  function show() {
    byID("panel").replaceChildren(
      make("h3", {}, "Audit"),
      problem ? make("p", { class: "problems" }, problem) : "",
      findings === null && !problem ? make("p", { class: "quiet" }, "…") : "",
      findings && !findings.length ? make("p", { class: "quiet" }, "Nothing was found.") : "",
      make("ol", { class: "audit-list" }, (findings || []).map(line)));
  }

  return { load, show, frames };
})();
