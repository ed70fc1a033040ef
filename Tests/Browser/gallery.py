#!/usr/bin/env python3
"""Opens a gallery of `mockup gallery` from a file in a headless Chromium, and looks at what it shows.

  gallery.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser, program
from preview import stage


def walk(browser, page, shot):
    """Searches, opens a picture, and asks where a value comes from."""
    count = "document.querySelectorAll('#overview figure:not([hidden]) img').length"

    def has_text(selector, text):
        browser.wait(f"document.querySelector({selector!r})?.innerText.includes({text!r})")

    browser.open(page.as_uri())
    # The policy of the page lets its own script and style in.
    browser.wait(f"{count} === 4 && [...document.querySelectorAll('#overview img')].every((i) => i.naturalWidth > 0)")
    assert browser.evaluate("getComputedStyle(document.body).display") == "grid"
    shot("gallery-overview")
    browser.evaluate(
        "(() => { const s = document.querySelector('#search'); s.value = 'plain dark';"
        " s.dispatchEvent(new Event('input')); })()")
    browser.wait(f"{count} === 0 || {count} === 1")
    browser.evaluate(
        "(() => { const s = document.querySelector('#search'); s.value = 'uses:brand';"
        " s.dispatchEvent(new Event('input')); })()")
    browser.wait(f"{count} === 2")
    browser.click("#overview .shot")
    has_text("#facts", "390 × 844 points @3x")
    # The pixels are the device's.
    browser.wait("document.querySelector('#viewport img').naturalWidth === 1170")
    for zoom in ["points", "pixels", "fit"]:
        browser.click(f"[data-zoom={zoom}]")
        browser.wait(f"document.querySelector('[data-zoom={zoom}]').getAttribute('aria-pressed') === 'true'")
    box = browser.evaluate(
        "(() => { const s = document.querySelector('#viewport .shot'); const b = s.getBoundingClientRect();"
        " return [b.left, b.top, Number(s.dataset.scale)]; })()")
    for kind in ["mousePressed", "mouseReleased"]:
        browser.call("Input.dispatchMouseEvent", type=kind, x=box[0] + 40 * box[2], y=box[1] + 135 * box[2],
                     button="left", buttons=1 if kind == "mousePressed" else 0, clickCount=1)
    has_text("#inspector h2", "UISwitch #sounds")
    has_text("#inspector", "brand.theme.json:5")
    # Controls that need a server are not offered.
    shown = "[...document.querySelectorAll(%r)].some((e) => e.getClientRects().length > 0)"
    for selector in [".edit", ".addition", "#palette", "#compare", "#play", "[data-state]"]:
        assert not browser.evaluate(shown % selector), selector
    shot("gallery-inspector")
    browser.click("[data-panel=accessibility]")
    has_text("#panel", "Sounds")
    # Nothing is asked for elsewhere.
    assert browser.evaluate("performance.getEntriesByType('resource').filter((e) => !e.name.startsWith('data:')).length") == 0
    assert "is refused" not in browser.evaluate("document.querySelector('#said').innerText")
    # The policy refuses scripts that are not the page's own, and talking to anybody.
    refused = browser.evaluate(
        "(() => { const s = document.createElement('script'); s.textContent = 'window.foreign = 1';"
        " document.body.append(s); return window.foreign === undefined; })()")
    assert refused
    browser.evaluate("fetch('https://example.org/').then(() => { window.fetched = true; }, () => { window.fetched = false; })")
    browser.wait("window.fetched === false")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    mockup = os.path.abspath(sys.argv[1])
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        screens = stage(folder / "project")
        page = folder / "a page.html"
        subprocess.run(
            [mockup, "gallery", "Screens", "-o", page, "--style", "light", "--style", "dark", "--no-progress"],
            cwd=screens.parent, check=True, capture_output=True)
        if program() is None:
            print("skipped: there is no Chromium; apt-get install chromium-headless-shell")
            return
        browser = Browser(folder / "profile")
        try:
            walk(browser, page, lambda name: pictures and browser.screenshot(pictures / f"{name}.png"))
        finally:
            browser.close()
    print("the gallery in the browser works")


if __name__ == "__main__":
    main()
