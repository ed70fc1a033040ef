#!/usr/bin/env python3
"""Looks at the wall of `mockup preview` in a headless Chromium: how much is seen, what filters and searches find, and what
hundreds of pictures cost.

  wall.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there. `Benchmarks/preview.py` prints what hundreds of pictures
cost.
"""
import json
import time

from browser import Browser, run
from preview import SCREEN, THEME, Preview, save

# Figures that are seen whole within the wall.
WHOLE = """[...document.querySelectorAll('#overview figure:not([hidden])')].filter((figure) => {
  const own = figure.getBoundingClientRect(), wall = document.querySelector('#overview').getBoundingClientRect();
  return own.top >= wall.top - 0.5 && own.bottom <= wall.bottom + 0.5 && own.left >= wall.left && own.right <= wall.right;
}).length"""
FOUND = "document.querySelectorAll('#overview figure:not([hidden])').length"
DRAWN = "[...document.querySelectorAll('#overview .shot img')].filter((i) => i.naturalWidth > 0).length"
CAPTIONS = "[...document.querySelectorAll('#overview figure:not([hidden]) figcaption')].map((one) => one.textContent.trim())"
# Notes shifts of what is shown, and tasks that take long, from the start of a page on.
OBSERVE = """window.shifts = []; window.longTasks = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput)
  .map((one) => [one.value, one.sources.map((source) => source.node && (source.node.id || source.node.className || source.node.nodeName))])))
  .observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((one) => Math.round(one.duration))))
  .observe({type: 'longtask', buffered: true});"""


def screens(folder, names, change=lambda screen, index: None):
    """A project of screens that use a theme."""
    root = folder / "Screens"
    root.mkdir(parents=True)
    save(root / "brand.theme.json", THEME % "#00695C")
    for index, name in enumerate(names):
        screen = json.loads(json.dumps(SCREEN))
        screen["themes"] = ["../" * name.count("/") + "brand.theme.json"]
        screen["window"]["rootViewController"]["viewControllers"][0]["title"] = f"Screen {index}"
        change(screen, index)
        path = root / f"{name}.screen.json"
        path.parent.mkdir(exist_ok=True)
        save(path, json.dumps(screen))
    return root


def search(browser, text):
    """Types into the search field at once, and returns the number of pictures found and the time in milliseconds."""
    return browser.evaluate(
        f"(() => {{ const field = document.querySelector('#search'); field.value = {json.dumps(text)};"
        " const start = performance.now(); field.dispatchEvent(new Event('input'));"
        f" document.querySelector('#overview').offsetHeight; const time = performance.now() - start; return [{FOUND}, time]; }})()")


def wait_drawn(browser, count):
    browser.wait(f"{DRAWN} === {count} && !document.querySelector('#count').innerText.includes('to draw')", 60)


def few(mockup, folder, shot):
    """Six phones fill a window, 24 are seen with the slider at its least, and nothing moves while they are drawn."""
    screens(folder, [f"account/screen{index}" if index % 2 else f"screen{index}" for index in range(6)])
    with Preview(mockup, folder) as preview, Browser(folder / "profile", 1440, 900) as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE)
        browser.open(preview.address)
        wait_drawn(browser, 6)
        browser.expect(WHOLE, 6)
        browser.expect("window.shifts", [])
        height = browser.evaluate("document.querySelector('#overview .shot').clientHeight")
        assert height >= 400, f"pictures are {height} high"
        shot(browser, "preview-overview")
        # Names as a person says them.
        browser.expect("document.querySelector('#title').innerText", "Screens")
        captions = browser.evaluate(CAPTIONS)
        assert captions == ["screen1", "screen3", "screen5", "screen0", "screen2", "screen4"], captions
        headings = browser.evaluate("[...document.querySelectorAll('#overview h2')].map((one) => one.innerText)")
        assert headings == ["account 3", "Screens 3"], headings
        browser.expect("document.body.innerText.match(/screen\\.json|as written|ms\\b/)", None)
        # The arrows lead from picture to picture.
        browser.evaluate("document.querySelector('#overview .shot').focus()")
        number = "document.activeElement.closest('figure').dataset.number"
        first = browser.evaluate(number)
        browser.key("ArrowRight")
        assert browser.evaluate(number) != first, browser.evaluate(number)
        browser.key("ArrowLeft")
        browser.expect(number, first)
        # Another style and device for all pictures, which no document gets, and back.
        sources = "JSON.stringify([...document.querySelectorAll('#overview img')].map((one) => one.src))"
        theme = (folder / "Screens" / "screen0.screen.json").read_text()
        before = browser.evaluate(sources)
        browser.key("s")
        browser.wait("document.activeElement.dataset.switch === 'style'")
        choose = ("(() => {{ const s = document.querySelector('[data-switch={0}]'); s.value = '{1}';"
                  " s.dispatchEvent(new Event('change')); }})()")
        browser.evaluate(choose.format("style", "dark"))
        browser.evaluate(choose.format("device", "iPhone SE"))
        browser.wait(f"!document.querySelector('#count').innerText.includes('to draw') && {sources} !== {json.dumps(before)}", 60)
        browser.expect_part("location.hash", "as=style%3Adark%2Cdevice%3AiPhone+SE")
        browser.expect_part("document.querySelector('#overview figure').title", "320 × 568")
        shot(browser, "preview-switched")
        browser.evaluate("document.querySelector('#overview .shot').click()")
        browser.wait("!!document.querySelector('#viewport img') && document.querySelector('#viewport img').naturalWidth === 640")
        browser.key("g")
        browser.wait("document.querySelector('#compared').innerText.includes('as written')")
        browser.key("g")
        browser.click("#back")
        browser.click("#switches-off")
        browser.wait("!document.querySelector('#overview figure').title.includes('320 × 568')"
                     " && !document.querySelector('#count').innerText.includes('to draw')")
        assert "as=" not in browser.evaluate("location.hash"), browser.evaluate("location.hash")
        after = (folder / "Screens" / "screen0.screen.json").read_text()
        assert after == theme, after
        # A window of another size has others.
        browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1, mobile=False)
        browser.wait("document.documentElement.clientWidth === 390")
        time.sleep(0.2)
        browser.expect("document.documentElement.scrollWidth", 390)
        shot(browser, "preview-phone")


def filters(mockup, folder, shot):
    """What is wrong, warned of, or differs from its golden is counted and found."""
    def change(screen, index):
        if index == 0:
            screen["oops"] = True
        if index == 1:
            screen["window"]["rootViewController"]["viewControllers"][0]["view"]["subviews"].append(
                {"class": "UIImageView", "frame": [0, 300, 40, 40], "image": {"systemImage": "no.such.symbol"}})
        if index == 2:
            screen["window"]["rootViewController"]["viewControllers"][0]["view"]["subviews"][0]["onTintColor"] = "purple"

    root = screens(folder, [f"{index:02}" for index in range(24)], change)
    chip = lambda name: f"document.querySelector('[data-only={name}]')"
    number = lambda name, count: f"{chip(name)}.innerText.trim().endsWith(' {count}')"
    with Preview(mockup, folder) as preview, Browser(folder / "profile", 1440, 900) as browser:
        browser.open(preview.address)
        wait_drawn(browser, 23)
        browser.wait(f"{number('wrong', 1)} && {number('warned', 1)}")
        assert browser.evaluate(f"{chip('differs')}.hidden"), "there is no golden yet"
        browser.evaluate(
            "(() => { const size = document.querySelector('#size'); size.value = 0; size.dispatchEvent(new Event('input')); })()")
        browser.expect(WHOLE, 24)
        browser.expect_part("location.hash", "size=112")
        browser.click("[data-only=wrong]")
        browser.expect(CAPTIONS, ["00"])
        browser.expect_part("document.querySelector('#overview .shot .problem').textContent", "oops")
        browser.click("[data-only=warned]")
        browser.expect(CAPTIONS, ["00", "01"])
        browser.expect_part("location.hash", "only=wrong%2Cwarned")
        for name in ["wrong", "warned"]:
            browser.click(f"[data-only={name}]")
        # Goldens are compared in the background: one that is the picture, one that is another's.
        browser.evaluate("document.querySelector('[data-number=\"4\"] .shot').click()")
        browser.wait("!!document.querySelector('#viewport img') && document.querySelector('#viewport img').naturalWidth === 1170")
        browser.key("g")
        browser.wait("document.querySelector('#compared').innerText.includes('There is no golden')")
        browser.click("#accept")
        browser.wait("document.querySelector('#said').innerText.includes('Wrote')")
        browser.key("g")
        browser.click("#back")
        goldens = root / "__Goldens__"
        (goldens / "04@3x.png").write_bytes((goldens / "03@3x.png").read_bytes())
        browser.wait(f"{number('differs', 1)} && {number('missing', 21)}", 60)
        browser.click("[data-only=differs]")
        browser.expect(CAPTIONS, ["04"])
        shot(browser, "preview-filter")
        browser.click("[data-only=differs]")
        # A golden that becomes right is compared again, and so is a picture that changes.
        (goldens / "04@3x.png").unlink()
        browser.wait(f"{number('differs', 0)} && {number('missing', 22)}", 60)
        save(root / "brand.theme.json", THEME % "#C62828")
        browser.wait(f"{number('differs', 1)}", 60)
        # What uses a colour, a class or a text.
        assert search(browser, "uses:brand")[0] == 23, "a screen that is wrong was never drawn"
        assert search(browser, "uses:purple")[0] == 1, search(browser, "uses:purple")[0]
        assert search(browser, "uses:#8E24AA")[0] == 0, "no switch is in a table"
        assert search(browser, 'text:"screen 7"')[0] == 1, search(browser, 'text:"screen 7"')[0]
        assert search(browser, "class:UISwitch id:sounds")[0] == 23, search(browser, "class:UISwitch id:sounds")[0]
        assert search(browser, "")[0] == 24, search(browser, "")[0]
        browser.key("p")
        browser.wait("!!document.querySelector('#panel .link')")
        browser.click("#panel .link")
        browser.wait(f"document.querySelector('#search').value === 'uses:brand' && {FOUND} === 23")


def four_variants(folder, count):
    """A number of screens, each in four variants."""
    screens(folder, [f"part{index % 8}/screen{index:03}" for index in range(count)])
    save(folder / "Screens" / "mockup.json", json.dumps({"mockup": 1, "matrix": {
        "styles": ["light", "dark"], "contentSizes": ["large", "extraExtraExtraLarge"]}}))


def scroll(browser):
    """Scrolls the wall from end to end."""
    browser.evaluate(
        "new Promise((resolve, reject) => { const wall = document.querySelector('#overview');"
        " setTimeout(() => reject(new Error(`after 60 s the wall is scrolled to ${wall.scrollTop} of ${wall.scrollHeight}`)), 60000);"
        " const step = () => { const was = wall.scrollTop; wall.scrollTop += 300;"
        " if (wall.scrollTop === was) resolve(); else requestAnimationFrame(step); }; step(); })")


def many(mockup, folder, shot, count):
    """Hundreds of pictures: only those near what shows are asked for, nothing moves, and a search finds all."""
    four_variants(folder, count)
    pictures = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/pictures/')).length"
    with Preview(mockup, folder) as preview, Browser(folder / "profile", 1440, 900) as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE)
        browser.open(preview.address)
        browser.wait(f"{DRAWN} > 0", 60)
        browser.wait("!document.querySelector('#count').innerText.includes('to draw')", 300)
        browser.expect("document.querySelectorAll('#overview figure').length", 4 * count)
        loaded = browser.evaluate(pictures)
        assert loaded < 200, f"{loaded} pictures were loaded"
        browser.expect("window.shifts", [])
        scroll(browser)
        browser.expect("window.shifts", [])
        for text, found in [("s", 4 * count), ("screen00", 40), ("screen007 dark", 2), ("uses:brand", 4 * count),
                            ('text:"screen 31"', 4), ("", 4 * count)]:
            number, _ = search(browser, text)
            assert number == found, (text, number, found)
        # Lines are as wide as the room: with a panel beside, none is cut, and the arrows lead from line to line.
        browser.click("#palette")
        browser.wait("!document.querySelector('#inspector').hidden")
        wide = "(() => { const wall = document.querySelector('#overview'); return wall.scrollWidth <= wall.clientWidth; })()"
        browser.expect(wide, True)
        browser.expect(f"{FOUND} === [...document.querySelectorAll('#overview .line')].reduce("
                       "(sum, line) => sum + line.querySelectorAll('figure:not([hidden])').length, 0)", True)
        browser.evaluate("document.querySelector('#overview .shot').focus()")
        place = "(() => { const box = document.activeElement.getBoundingClientRect(); return [Math.round(box.left), Math.round(box.top)]; })()"
        left, top = browser.evaluate(place)
        browser.key("ArrowDown")
        below = browser.evaluate(place)
        assert below[0] == left and below[1] > top, (left, top, below)
        browser.key("ArrowUp")
        assert browser.evaluate(place)[0] == left, browser.evaluate(place)
        browser.expect("document.activeElement === document.querySelector('#overview .shot')", True)
        browser.click("#palette")
        browser.expect(wide, True)
        # A search leaves lines that are full.
        search(browser, "screen00")
        browser.expect("[...document.querySelectorAll('#overview .line')].filter((line) => line.checkVisibility()"
                       " && !line.querySelector('figure:not([hidden])')).length", 0)
        search(browser, "")
        shot(browser, "preview-many")


def look(mockup, folder, shot):
    few(mockup, folder / "few", shot)
    filters(mockup, folder / "filters", shot)
    many(mockup, folder / "many", shot, 50)


if __name__ == "__main__":
    run(__doc__, "the wall in the browser works", look)
