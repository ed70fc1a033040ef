#!/usr/bin/env python3
"""Opens a gallery of `mockup gallery` from a file in a headless Chromium, and looks at what it shows.

  gallery.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import subprocess

from browser import Browser, run
from preview import stage


def walk(browser, page, shot):
    """Searches, opens a picture, and asks where a value comes from."""
    count = "document.querySelectorAll('#overview figure:not([hidden]) img').length"

    def has_text(selector, text):
        browser.wait(f"document.querySelector({selector!r})?.innerText.includes({text!r})")

    browser.open(page.as_uri())
    # The policy of the page lets its own script and style in.
    browser.wait(f"{count} === 4 && [...document.querySelectorAll('#overview img')].every((i) => i.naturalWidth > 0)")
    browser.expect("getComputedStyle(document.body).display", "grid")
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
    # The arrow keys go along the tabs that are there, and F6 from part to part.
    shown = "document.querySelector('#tabs [aria-selected=true]').dataset.panel"
    for panel in ["audit", "values", "accessibility"]:
        browser.press("ArrowRight")
        assert browser.evaluate(shown) == panel and browser.evaluate("document.activeElement.dataset.panel") == panel, browser.evaluate(shown)
    for part in ["header", "#stage", "#inspector"]:
        browser.press("F6")
        assert browser.evaluate(f"!!document.activeElement.closest('{part}')"), part
    browser.press("F6", 8)
    browser.expect("!!document.activeElement.closest('#stage')", True)
    # Nothing is asked for elsewhere.
    browser.expect("performance.getEntriesByType('resource').filter((e) => !e.name.startsWith('data:')).length", 0)
    said = browser.evaluate("document.querySelector('#said').innerText")
    assert "is refused" not in said, said
    # The policy refuses scripts that are not the page's own, and talking to anybody.
    refused = browser.evaluate(
        "(() => { const s = document.createElement('script'); s.textContent = 'window.foreign = 1';"
        " document.body.append(s); return window.foreign === undefined; })()")
    assert refused, refused
    browser.evaluate("fetch('https://example.org/').then(() => { window.fetched = true; }, () => { window.fetched = false; })")
    browser.wait("window.fetched === false")


def walk_theme(browser, page, shot):
    """A theme's page: colours with who uses them, contrasts, and a board that can be asked."""
    browser.open(page.as_uri())
    browser.wait("!!document.querySelector('.guide')")
    shot("gallery-theme")
    names = browser.evaluate("[...document.querySelectorAll('.guide .card h4')].map((e) => e.textContent)")
    assert names == ["$brand", "#8E24AA"], names
    users = browser.evaluate("document.querySelector('.guide .users').innerText")
    assert "UISwitch: onTintColor" in users, users
    ratios = browser.evaluate(
        "[...document.querySelectorAll('.guide .pairs tbody tr')].map((e) => parseFloat(e.children[3].textContent))")
    assert len(ratios) > 10 and ratios == sorted(ratios), ratios
    low = browser.evaluate("document.querySelectorAll('.guide .is-low').length")
    assert low == browser.evaluate(
        "[...document.querySelectorAll('.guide .pairs tbody tr')].filter((e) => e.textContent.includes('less than')).length"), low
    # Pictures are loaded when they come near.
    browser.evaluate("document.querySelector('#overview .shot').scrollIntoView()")
    browser.wait("[...document.querySelectorAll('#overview img')].filter((i) => i.naturalWidth === 780).length === 2")
    browser.click("#overview .shot")
    browser.wait("document.querySelector('#facts')?.innerText.includes('390 × 1000 points @2x')")
    shot("gallery-board")


def write(mockup, folder, name, *arguments):
    page = folder / name
    subprocess.run([mockup, "gallery", *arguments, "-o", page, "--no-progress"], cwd=folder, check=True, capture_output=True)
    return page


def look(mockup, folder, shot):
    stage(folder)
    page = write(mockup, folder, "a page.html", "Screens", "--style", "light", "--style", "dark")
    theme = write(mockup, folder, "theme.html", "--theme", "Screens/brand.theme.json")
    with Browser(folder / "profile") as browser:
        walk(browser, page, lambda name: shot(browser, name))
        # The page before tried what its policy refuses.
        browser.problems.clear()
        walk_theme(browser, theme, lambda name: shot(browser, name))


if __name__ == "__main__":
    run(__doc__, "the gallery in the browser works", look)
