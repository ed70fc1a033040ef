#!/usr/bin/env python3
"""Clicks and types through the page of a report in a headless Chromium.

  report.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots of the walk are left there.
"""
import json
import shutil
import subprocess

from browser import Browser, run

SCREEN = """
{"mockup": 1, "device": {"size": [320, 240], "scale": 2}, "themes": ["brand.theme.json"],
 "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
  {"class": "UIViewController", "title": "%(title)s",
   "view": {"class": "UIView", "backgroundColor": "groupTableViewBackground", "subviews": [
    {"class": "UILabel", "id": "remember", "text": "Remember me", "frame": [20, 92, null, null]},
    {"class": "UISwitch", "id": "alerts", "isOn": true, "frame": [%(x)d, 86, null, null]},
    {"class": "UIButton", "id": "forgot", "title": "Forgot it?", "frame": [20, 130, null, null]}
   ]}}]}}}
"""
THEME = """
{"mockup": 1, "name": "Brand", "window": {"tintColor": "%s"}, "appearance": [
  {"class": "UISwitch", "set": {"onTintColor": "%s"}}]}
"""
CONFIGURATION = """
{"mockup": 1, "matrix": {"systems": [7, 12]}}
"""


def stage(mockup, folder):
    """A report with something of everything."""
    screens = folder / "Screens"
    screens.mkdir(parents=True)

    def test(*arguments):
        outcome = subprocess.run(
            [mockup, "test", "Screens", "--jobs", "2", *arguments], cwd=folder,
            capture_output=True, text=True)
        assert outcome.returncode in (1, 65), outcome.stderr
        return outcome

    def write(name, text):
        (screens / name).write_text(text, encoding="utf-8")

    write("mockup.json", CONFIGURATION)
    write("brand.theme.json", THEME % ("#8E24AA", "#8E24AA"))
    for name in ["login", "settings", "Über uns"]:
        write(f"{name}.screen.json", SCREEN % {"title": name.title(), "x": 249})
    test("--record", "missing")
    write("brand.theme.json", THEME % ("#8E24AA", "#00897B"))
    write("login.screen.json", SCREEN % {"title": "Log In", "x": 245})
    shutil.copy(screens / "settings.screen.json", screens / "new.screen.json")
    write("broken.screen.json", '{"mockup": 1, "windw": {}}')
    (screens / "__Goldens__" / "gone@2x.png").write_bytes(b"")
    test("--record", "none", "--report", "report <1>")
    return folder / "report <1>"


def walk(browser, page, shot):
    browser.open(page.as_uri())
    select = "document.querySelector"
    text = lambda selector: browser.evaluate(f"{select}({json.dumps(selector)}).innerText")
    count = lambda selector: browser.evaluate(
        f"document.querySelectorAll({json.dumps(selector)}).length")

    # What failed is listed, the first one open; of what passed there is a count.
    assert "6 changed" in text("#head") and "2 missing" in text("#head"), text("#head")
    assert count("#list button") == 10, text("#list")
    assert "broken~7" in text("#detail h2"), text("#detail h2")
    assert "unknown key 'windw'" in text("#detail"), text("#detail")
    assert "gone@2x.png" in text("#list"), text("#list")
    browser.click('[data-id="login~7"]')
    browser.wait("document.querySelectorAll('#stage img').length === 3")
    browser.wait("[...document.querySelectorAll('#stage img')].every(i => i.naturalWidth === 640)")
    assert "mockup review 'report <1>' --accept login~7" in text("#detail"), text("#detail")
    for words in ["#alerts", "moved", "[249, 86, 51, 31]", "[245, 86, 51, 31]", "onTintColor"]:
        assert words in text("#detail"), words
    shot("side-by-side")

    # Modes, by mouse and by key.
    browser.click('[data-mode="slider"]')
    assert count("#stage img") == 2, count("#stage img")
    browser.key("ArrowRight")
    browser.expect(f"{select}('[data-layer=actual]').style.clipPath", "inset(0px 0px 0px 55%)")
    shot("slider")
    browser.key("3")
    browser.expect(f"{select}('[data-layer=actual]').style.opacity", "0.55")
    browser.key("4")
    browser.wait(f"{select}('[data-layer=actual]').style.visibility === 'hidden'")
    browser.wait(f"{select}('[data-layer=actual]').style.visibility === 'visible'")
    browser.key("5")
    browser.expect(f"{select}('#stage img').dataset.layer", "difference")
    shot("difference")
    browser.key("1")

    # To the place that differs.
    before = browser.evaluate(f"{select}('.canvas').offsetWidth")
    browser.key("n")
    assert text("#place").startswith("1 of "), text("#place")
    assert browser.evaluate(f"{select}('.canvas').offsetWidth") > before, browser.evaluate(f"{select}('.canvas').offsetWidth")
    visible = browser.evaluate(
        "(() => { const v = document.querySelector('.viewport').getBoundingClientRect();"
        " const b = document.querySelector('.place.current').getBoundingClientRect();"
        " return b.left >= v.left - 8 && b.right <= v.right + 8 && b.top >= v.top - 8; })()")
    assert visible, "the box is not in sight"
    shot("zoom")
    left = f"{select}('.viewport').scrollLeft"
    start = browser.evaluate(left)
    browser.key("ArrowLeft")
    assert browser.evaluate(left) < start, browser.evaluate(left)
    browser.key("ArrowRight")
    browser.click("#boxes")
    browser.expect(f"getComputedStyle({select}('.place')).display", "none")
    browser.key("b")
    browser.key("0")
    browser.expect(f"{select}('.canvas').offsetWidth", before)

    # From one to the next.
    browser.key("j")
    assert "login~12" in text("#detail h2"), text("#detail h2")
    browser.key("k")
    assert "login~7" in text("#detail h2"), text("#detail h2")

    # Filters: status, what a variant is, words.
    browser.click('[data-status="changed"]')
    assert count("#list button") == 4, count("#list button")
    browser.click('[data-status="changed"]')
    browser.evaluate(
        f"(() => {{ const s = {select}('[data-axis=system]'); s.value = '12';"
        " s.dispatchEvent(new Event('input', {bubbles: true})); })()")
    assert count("#list button") == 4, text("#list")
    browser.key("/")
    for key in "über":
        browser.key(key)
    assert count("#list button") == 1 and "Über uns~12" in text("#list"), (count("#list button"), text("#list"))
    shot("filters")
    browser.key("Escape")
    browser.key("?")
    browser.expect(f"{select}('#help').open", True)
    browser.evaluate(f"{select}('#help').close()")


def fits(browser, page):
    """Nothing but enlarged pictures scrolls sideways on a narrow screen."""
    browser.open(page.as_uri())
    browser.click('[data-id="login~7"]')
    browser.wait("document.querySelectorAll('#stage img').length === 3")
    for part in ["html", "#head", "main", "nav"]:
        widths = browser.evaluate(
            f"(() => {{ const p = document.querySelector('{part}');"
            " return [p.scrollWidth, p.clientWidth]; })()")
        assert widths[0] <= widths[1], (part, widths)


def look(mockup, folder, shot):
    report = stage(mockup, folder / "project")
    # The page alone has to do, wherever it is taken.
    page = folder / "elsewhere.html"
    shutil.copy(report / "index.html", page)
    with Browser(folder / "profile") as browser:
        walk(browser, page, lambda name: shot(browser, name))
    with Browser(folder / "narrow", width=320) as narrow:
        fits(narrow, page)


if __name__ == "__main__":
    run(__doc__, "the report's page works", look)
