"""The rules of axe, which finds what hinders people: a package that scripts/setup.sh fetches."""
import functools
import os
import pathlib
import zipfile

WHEEL = "axe_playwright_python-0.1.8-py3-none-any.whl"
# Findings of less weight are no failure.
SERIOUS = {"serious", "critical"}


@functools.cache
def script():
    """The script that defines `axe`."""
    own = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    for folder in [pathlib.Path(own), pathlib.Path("/usr/local/share")]:
        path = folder / "mockup" / WHEEL
        if path.exists():
            return zipfile.ZipFile(path).read("axe_playwright_python/axe.min.js").decode()
    raise SystemExit(f"there is no {WHEEL}; run scripts/setup.sh tests")


def found(browser):
    """What axe finds on the page, or in the dialog over it, as lines. A sample of a weak contrast has one."""
    if not browser.evaluate("typeof axe === 'object'"):
        browser.evaluate(script() + "; 0")
    findings = browser.evaluate(
        "axe.run({include: document.querySelector('dialog[open]') || document, exclude: ['.sample']}, {resultTypes: ['violations']}).then((r) => r.violations.map("
        "(v) => [v.impact, v.id, v.nodes.length, v.nodes[0].target.join(' '), v.nodes[0].any.map((one) => one.message).join(' ')]))")
    return [f"{rule} ({impact}) at {count} places, first {place}: {why}"
            for impact, rule, count, place, why in findings if impact in SERIOUS]
