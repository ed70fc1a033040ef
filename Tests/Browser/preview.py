#!/usr/bin/env python3
"""Drives `mockup preview` in a headless Chromium, as a designer does who saves a theme in an editor, and tries
what the server has to refuse.

  preview.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json
import os
import signal
import statistics
import time

import preview_inspector
import preview_tools
from browser import Browser, run
from server import Server

THEME = """{
  "mockup": 1,
  "variables": {"brand": "%s"},
  "appearance": [
    {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
    {"class": "UISwitch", "containedIn": ["UITableView"], "set": {"onTintColor": "#8E24AA"}},
    {"class": "UINavigationBar", "set": {"barTintColor": "$brand"}}
  ]
}
"""

SCREEN = {
    "mockup": 1, "device": {"size": [390, 844], "scale": 3}, "system": 12, "themes": ["brand.theme.json"],
    "window": {"rootViewController": {
        "class": "UINavigationController", "viewControllers": [{
            "class": "UIViewController", "title": "Home",
            "view": {"backgroundColor": "white", "subviews": [
                {"class": "UISwitch", "id": "sounds", "frame": [20, 120, 51, 31], "isOn": True},
                {"class": "UILabel", "id": "label", "frame": [20, 180, 200, 30], "text": "Sounds"},
                {"class": "UIButton", "id": "go", "frame": [20, 220, 80, 44], "title": "Go"},
                {"class": "UIActivityIndicatorView", "frame": [120, 225, 20, 20], "activityIndicatorViewStyle": "gray", "isAnimating": True},
            ]},
        }],
    }},
}


def stage(folder):
    """A project of two screens with a theme."""
    screens = folder / "Screens"
    screens.mkdir(parents=True)
    save(screens / "brand.theme.json", THEME % "#00695C")
    save(screens / "home.screen.json", json.dumps(SCREEN, indent=2))
    other = json.loads(json.dumps(SCREEN))
    other["themes"] = []
    save(screens / "plain.screen.json", json.dumps(other, indent=2))
    return screens


def save(path, text):
    """Saves as editors do: a new file takes the place of the old one."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


class Preview(Server):
    """A running `mockup preview`."""

    def __init__(self, mockup, folder, *arguments, path="Screens"):
        super().__init__([mockup, "preview", path, "--no-open", *arguments], folder)


def refusals(mockup, folder):
    """Requests that get nothing."""
    folder /= "refusals"
    stage(folder)
    preview = Preview(mockup, folder)
    preview.expect(403, "GET", "/")
    preview.expect(403, "GET", f"/?token={'0' * 32}")
    preview.expect(403, "GET", "/changes/0")
    preview.expect(403, "GET", f"/?token={preview.token}", {"Host": "evil.example"})
    cookie = preview.enter()
    page = preview.expect(200, "GET", "/", cookie)
    assert "default-src 'none'" in page.getheader("Content-Security-Policy"), page.getheader("Content-Security-Policy")
    secret = json.loads(
        page.text.decode().split("const settings =\n", 1)[1].split("\n", 1)[0].split(";")[0])["secret"]
    news = json.loads(preview.expect(200, "GET", "/changes/0", cookie).text)
    assert len(news["order"]) == 2, news
    for path in [
        "/pictures/../home.screen.json", "/pictures/1/%2e%2e/home.screen.json", "/%2fetc/passwd",
        "/pictures/99/1.png", "/pictures/x/1.png", "/changes/x", "/objects/", "/objects/x", "/x",
    ]:
        preview.expect(404, "GET", path, cookie)
    own = {**cookie, "Origin": preview.origin}
    known = {**own, "X-Mockup-Secret": secret}
    preview.expect(403, "POST", "/view", cookie, b"{}")
    preview.expect(403, "POST", "/view", {**known, "Origin": "http://evil.example"}, b"{}")
    preview.expect(403, "POST", "/view", own, b"{}")
    preview.expect(200, "POST", "/view", known, b"{}")
    preview.expect(400, "POST", "/view", known, b"{")
    preview.expect(413, "POST", "/view", known, b" " * (2 << 20))
    preview.expect(409, "POST", "/open", known, b'{"file": "/etc/passwd", "line": 1}')
    preview.expect(405, "DELETE", "/", own)
    # Files that no screen uses are neither read nor written.
    (folder / "other.theme.json").write_text('{"mockup": 1, "variables": {"a": 1}}', encoding="utf-8")
    for file in ["other.theme.json", "/etc/passwd", "Screens/../other.theme.json", "Screens/none.json"]:
        target = {"kind": "variable", "file": file, "name": "a", "value": 2}
        preview.expect(403, "POST", "/try", known, json.dumps(target).encode())
        preview.expect(403, "POST", "/source", known, json.dumps(target).encode())
    preview.expect(400, "POST", "/try", known, b'{"kind": "variable"}')
    preview.expect(400, "POST", "/try", known, b'{"kind": "rule", "file": "a", "value": 1}')
    preview.expect(403, "POST", "/write", own, b"{}")
    preview.expect(200, "POST", "/write", known, b"{}")
    preview.expect(200, "POST", "/undo", known, b"{}")
    preview.expect(400, "POST", "/share", known, b'{"form": "x"}')
    for path in ["/compare", "/accept", "/drop", "/share", "/code"]:
        preview.expect(403, "POST", path, own, b"{}")
    for body in [b"{}", b'{"number": 1}', b'{"number": 1, "with": "x"}', b'{"with": "golden"}']:
        preview.expect(400, "POST", "/compare", known, body)
    preview.expect(404, "POST", "/compare", known, b'{"number": 99, "with": "golden"}')
    preview.expect(404, "POST", "/compare", known, b'{"number": 1, "with": 99}')
    preview.expect(404, "POST", "/accept", known, b'{"number": -1}')
    preview.expect(409, "POST", "/drop", known, b"no picture")
    preview.expect(413, "POST", "/drop", known, b" " * (33 << 20))
    for path in ["/comparisons/1/expected.png", "/comparisons/x/y", "/accessibility/x", "/accessibility/99"]:
        preview.expect(404, "GET", path, cookie)
    assert not (folder / "Screens" / "__Goldens__").exists(), (folder / "Screens" / "__Goldens__").exists()
    hostile = {
        "focus": 10 ** 30, "visible": ["x", -1, 1e300], "scale": 1e300,
        "overrides": {"time": 1e300, "states": [{"path": "x" * 10000, "property": "isEnabled", "value": False}, 3]},
    }
    preview.expect(200, "POST", "/view", known, json.dumps(hostile).encode())
    preview.expect(200, "GET", "/", cookie)
    preview.process.send_signal(signal.SIGINT)
    status, _ = preview.end()
    assert status == 0, status


def saves(browser, theme, count):
    """The times from the end of writing a theme to the new picture on the page, in milliseconds."""
    times = []
    shown = "document.querySelector('#stage .shot img')"
    for index in range(count):
        # A timer would be slowed down by a browser that nobody looks at.
        browser.evaluate(
            f"void (window.shownAt = new Promise((resolve) => {shown}.addEventListener("
            "'load', () => resolve(Date.now()), {once: true})))")
        save(theme, THEME % ("#%06X" % (0x102030 + 0x030507 * index)))
        end = time.time() * 1000
        times.append(browser.evaluate("window.shownAt") - end)
    return times


def walk(browser, preview, screens, shot):
    select = "document.querySelector"
    has_text = lambda selector, words: browser.wait(
        f"({select}({json.dumps(selector)}) || {{innerText: ''}}).innerText.includes({json.dumps(words)})")
    theme = screens / "brand.theme.json"
    browser.open(preview.address)
    drawn = "[...document.querySelectorAll('#overview .shot img')].filter((i) => i.naturalWidth > 0).length"
    browser.wait(f"location.search === '' && {drawn} === 2", 30)

    # A saved theme changes the screen that uses it, and no other.
    sources = "[...document.querySelectorAll('#overview .shot img')].map((i) => i.src)"
    before = browser.evaluate(sources)
    save(theme, THEME % "#C62828")
    browser.wait(f"{sources}[0] !== {json.dumps(before[0])}")
    assert browser.evaluate(sources)[1] == before[1], "the other screen does not use the theme"

    # Pointing at the switch tells the rule that won, and the one that lost.
    browser.click("#overview .shot")
    browser.wait(f"!!{select}('#stage .shot img') && {select}('#stage .shot img').naturalWidth === 1170")
    has_text("#inspector", "Click anything")
    click_at(browser, 45, 135)
    has_text("#inspector h2", "UISwitch #sounds")
    inspected = browser.evaluate(f"{select}('#inspector').innerText")
    assert "onTintColor" in inspected and "brand.theme.json:5" in inspected, inspected
    assert "#C62828 $brand" in inspected, inspected
    shot("preview-inspector")
    preview_tools.usable(browser)
    browser.key("Escape")
    has_text("#inspector h2", "UIView")

    times = saves(browser, theme, int(os.environ.get("SAVES", "20")))
    times.sort()
    print(f"from the save to the picture: median {statistics.median(times):.0f} ms,"
          f" 95th percentile {times[int(len(times) * .95) - 1]:.0f} ms")

    preview_tools.states(browser, click_at, has_text, shot)
    preview_tools.compare(browser, screens, has_text, shot)
    preview_tools.listen(browser, has_text, shot)
    preview_tools.check(browser, has_text, shot)
    preview_tools.changes(browser, lambda: save(theme, THEME % "#00695C"))
    preview_tools.stays(browser, theme, save)
    preview_tools.hand_out(browser, screens, has_text)
    preview_tools.palette(browser, theme, has_text, shot)
    preview_inspector.tree(browser, has_text, shot)
    preview_inspector.fields(browser, screens, click_at, has_text, shot)
    edits(browser, theme, has_text, shot)

    # A broken theme: the error over the last good picture, and nothing of it once it is mended.
    good = browser.evaluate(f"{select}('#stage .shot img').src")
    theme.write_text("{\n  \"mockup\": 1,\n  \"appearence\": []\n}\n", encoding="utf-8")
    has_text("#findings", "brand.theme.json:3:3: error: unknown key 'appearence'")
    browser.expect(f"{select}('#stage .shot img').src", good)
    browser.expect(f"{select}('#stage .shot').classList.contains('is-wrong')", True)
    shot("preview-error")
    # Warnings of the broken state stand there once, and none of the last good one.
    broken = json.dumps({"mockup": 1, "appearence": [], "appearance": [
        {"class": "UIButton", "set": {"image": {"systemImage": "no.such.symbol"}}}]})
    theme.write_text(broken, encoding="utf-8")
    has_text("#findings", "no.such.symbol")
    lines = browser.evaluate(f"[...document.querySelectorAll('#findings li')].map((line) => line.innerText)")
    assert len(lines) == len(set(lines)) == 2, lines
    browser.expect(f"{select}('#findings .warnings').innerText.includes('no.such.symbol')", True)
    # Of warnings of one kind the first stands there, until all are asked for.
    rules = [{"class": name, "set": {"image": {"systemImage": f"no.such.{name}"}}}
             for name in ["UIButton", "UIImageView"]]
    theme.write_text(json.dumps({"mockup": 1, "appearance": rules}), encoding="utf-8")
    has_text("#findings", "1 more of this kind")
    browser.click("#all-warnings")
    browser.wait("document.querySelectorAll('#findings .warnings li').length === 2")
    browser.expect("document.activeElement.id", "all-warnings")
    shot("preview-warnings")
    browser.click("#all-warnings")
    has_text("#findings", "1 more of this kind")
    save(theme, THEME % "#00695C")
    browser.wait(f"{select}('#findings').innerText === ''")
    browser.wait(f"!{select}('#stage .shot').classList.contains('is-wrong')")

    preview_tools.constraints(browser, screens, click_at, has_text, shot)
    preview_inspector.configuration(browser, screens, click_at, has_text, shot)

    # A screen that appears is shown, and goes with its file.
    preview_tools.keyboard(browser)
    def add():
        save(screens / "new.screen.json", json.dumps(SCREEN))
        browser.wait(f"document.querySelectorAll('#overview figure').length === 3 && {drawn} === 3")

    # A press on another one is not lost by it.
    browser.click_during("#overview .shot", add)
    browser.wait(f"!{select}('#stage').hidden")
    browser.key("Escape")
    browser.wait(f"{select}('#stage').hidden")
    (screens / "new.screen.json").unlink()
    browser.wait("document.querySelectorAll('#overview figure').length === 2")

    # New variants.
    save(screens / "mockup.json", json.dumps({"mockup": 1, "matrix": {"layoutDirections": ["leftToRight", "rightToLeft"]}}))
    browser.wait(f"document.querySelectorAll('#overview figure').length === 4 && {drawn} === 4")
    browser.key("v")
    browser.wait("[...document.querySelectorAll('#overview h2')].map((h) => h.innerText).join() === 'ltr 2,rtl 2'")
    (screens / "mockup.json").unlink()
    browser.wait("document.querySelectorAll('#overview figure').length === 2")
    browser.key("/")
    for key in "plain":
        browser.key(key)
    browser.wait("document.querySelectorAll('#overview figure:not([hidden])').length === 1")
    browser.expect_part("location.hash", "search=plain")


def overview_saves(mockup, folder, profile, count=24):
    """Prints the time from a save to the last new picture of an overview that the theme changes whole."""
    screens = stage(folder)
    (screens / "home.screen.json").unlink()
    (screens / "plain.screen.json").unlink()
    for index in range(count):
        screen = json.loads(json.dumps(SCREEN))
        screen["window"]["rootViewController"]["viewControllers"][0]["title"] = f"Screen {index}"
        save(screens / f"{index:02}.screen.json", json.dumps(screen))
    theme = screens / "brand.theme.json"
    images = "[...document.querySelectorAll('#overview .shot img')]"
    times = []
    # As large as all of them need, so that all are in sight.
    with Preview(mockup, folder) as preview, Browser(profile, 2400, 1900) as browser:
        browser.open(preview.address)
        browser.wait(f"{images}.filter((i) => i.naturalWidth > 0).length === {count}", 60)
        for index in range(int(os.environ.get("SAVES", "20")) // 2):
            browser.evaluate(
                f"void (window.allShownAt = Promise.all({images}.map((image) => new Promise((resolve) => "
                "image.addEventListener('load', () => resolve(), {once: true})))).then(() => Date.now()))")
            save(theme, THEME % ("#%06X" % (0x203040 + 0x030507 * index)))
            end = time.time() * 1000
            times.append(browser.evaluate("window.allShownAt") - end)
    print(f"from the save to all {count} pictures of an overview: median {statistics.median(times):.0f} ms,"
          f" longest {max(times):.0f} ms")


def edits(browser, theme, has_text, shot):
    """Tries values on the page, takes them back, and writes them."""
    select = "document.querySelector"
    save(theme, THEME % "#00695C")
    browser.wait(f"{select}('#facts').title.includes('ms after')")
    text = THEME % "#00695C"
    image = f"{select}('#stage .shot img').src"

    def change(selector, value):
        """Types a value, and waits for the picture."""
        before = browser.evaluate(image)
        browser.evaluate(
            f"(() => {{ const i = {select}({json.dumps(selector)}); i.value = {json.dumps(value)};"
            " i.dispatchEvent(new Event('input', {bubbles: true}));"
            " i.dispatchEvent(new Event('change', {bubbles: true})); })()")
        browser.wait(f"{image} !== {json.dumps(before)}")

    # A colour that is a variable, with its uses: tried, and nothing on disk changes.
    click_at(browser, 45, 135)
    has_text("#inspector h2", "UISwitch #sounds")
    # The values of the last save are there: none of them is replaced while the mouse is down.
    has_text("#inspector", "#00695C")
    property = "[data-property=onTintColor]"
    browser.click(f"{property} .edit")
    has_text(f"{property} .editor", "$brand of Screens/brand.theme.json:3, used 2 times")
    change(f"{property} .editor input[type=color]", "#ad1457")
    change(f"{property} .editor input[type=color]", "#ad1458")
    assert theme.read_text(encoding="utf-8") == text, theme.read_text(encoding="utf-8")
    browser.wait(f"{select}('#edits-text').title.includes('brand.theme.json')")
    shot("preview-edit")

    # As code, once the values of the last picture are there. A page that nobody looks at may not use the clipboard.
    has_text("#inspector", "#AD1458")
    browser.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); })")
    for form, code in [
        ("json", '"onTintColor": "#AD1458'),
        ("swift", "UISwitch.appearance().onTintColor = "),
        ("objc", "[UISwitch appearance].onTintColor = "),
    ]:
        browser.evaluate(
            f"(() => {{ const s = {select}('{property} select.copy'); s.value = '{form}';"
            " s.dispatchEvent(new Event('change')); })()")
        browser.wait(f"(window.copied || '').includes({json.dumps(code)})")

    # Taken back as one gesture.
    before = browser.evaluate(image)
    browser.click("#undo")
    browser.wait(f"{select}('#undo').disabled && {image} !== {json.dumps(before)}")
    assert theme.read_text(encoding="utf-8") == text, theme.read_text(encoding="utf-8")

    # Only this use, then written: exactly that value.
    browser.click(f"{property} summary")
    change(f"{property} details .field", "#AD1457")
    browser.click("#write")
    browser.wait(f"{select}('#said').innerText.includes('Wrote')")
    expected = text.replace('{"onTintColor": "$brand"}', '{"onTintColor": "#AD1457"}', 1)
    assert theme.read_text(encoding="utf-8") == expected, theme.read_text(encoding="utf-8")
    browser.wait(f"{select}('#edits').hidden")

    # The names of properties, and of the values of some, are offered.
    names = "[...document.querySelector('.addition [aria-label=Property]').list.options].map((o) => o.value)"
    assert {"thumbTintColor", "contentMode"} <= set(browser.evaluate(names)), browser.evaluate(names)
    browser.evaluate(
        f"(() => {{ const i = {select}('.addition [aria-label=Property]'); i.value = 'contentMode';"
        " i.dispatchEvent(new Event('change')); })()")
    offered = "[...document.querySelector('.addition [aria-label=\"New value\"]').list.options].map((o) => o.value)"
    browser.expect_part(offered, "scaleAspectFit")

    # A property that nothing sets becomes a rule, in the document's own indent.
    browser.key("Escape")
    click_at(browser, 45, 135)
    for field, value in [("Property", "thumbTintColor"), ("New value", "#FFEB3B")]:
        browser.evaluate(f"{select}('.addition [aria-label=\"{field}\"]').value = {json.dumps(value)}")
    browser.evaluate(
        f"(() => {{ const s = {select}('.addition select');"
        " s.selectedIndex = [...s.options].findIndex((o) => o.text.startsWith('every UISwitch')); })()")
    before = browser.evaluate(image)
    browser.click("#add")
    browser.wait(f"{image} !== {json.dumps(before)}")
    browser.click("#write")
    browser.wait(f"{select}('#edits').hidden")
    rule = ',\n    {"class": "UISwitch", "set": {"thumbTintColor": "#FFEB3B"}}\n  ]'
    assert theme.read_text(encoding="utf-8") == expected.replace("\n  ]", rule), theme.read_text(encoding="utf-8")

    # Somebody else's change wins over what was tried and not written.
    browser.click(f"{property} .edit")
    browser.wait(f"!!{select}('{property} .editor input[type=color]')")
    change(f"{property} .editor input[type=color]", "#123456")
    before = browser.evaluate(image)
    save(theme, THEME % "#00695C")
    browser.wait(f"{select}('#edits').hidden && {image} !== {json.dumps(before)}")
    has_text("#said", "what was tried in it is gone")
    assert theme.read_text(encoding="utf-8") == text, theme.read_text(encoding="utf-8")


def click_at(browser, x, y):
    """Clicks at a point of the screen that is looked at, in points."""
    place = browser.evaluate(
        "(() => { const s = document.querySelector('#stage .shot'), b = s.getBoundingClientRect();"
        f" return [b.left + {x} * s.dataset.scale, b.top + {y} * s.dataset.scale]; }})()")
    for kind in ["mousePressed", "mouseReleased"]:
        browser.call(
            "Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)


def drive(mockup, folder, shot):
    screens = stage(folder / "project")
    with Preview(mockup, screens.parent) as preview, Browser(folder / "profile") as browser:
        walk(browser, preview, screens, lambda name: shot(browser, name))
    overview_saves(mockup, folder / "overview", folder / "overview-profile")


if __name__ == "__main__":
    run(__doc__, "the preview in the browser works", drive, refusals)
