#!/usr/bin/env python3
"""Shows all pictures of `mockup preview` with several values of a device and a style in a headless Chromium: on the wall,
and beside each other.

  matrix.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json
import time

from browser import Browser, run
from preview import THEME, Preview, save
from wall import CAPTIONS, OBSERVE, screens, wait_drawn

SIBLINGS = "[...document.querySelectorAll('#viewport figure')].map((f) => f.querySelector('figcaption').textContent)"


def choose(browser, name, value, index=0):
    browser.evaluate(
        f"(() => {{ const s = document.querySelector('[data-switch={name}][data-index=\"{index}\"]'); s.value = {json.dumps(value)};"
        " s.dispatchEvent(new Event('change')); })()")


def drawn(browser, count):
    browser.wait(
        f"document.querySelectorAll('#overview figure:not([hidden])').length === {count}"
        " && !document.querySelector('#count').innerText.includes('to draw')", 90)


def walk(browser, folder, shot):
    wait_drawn(browser, 2)
    texts = [path.read_text() for path in sorted(folder.glob("Screens/*"))]
    browser.key("s")
    # One value is in place of what documents say; another one is shown beside.
    start = time.monotonic()
    choose(browser, "style", "light")
    drawn(browser, 2)
    assert not browser.evaluate("document.querySelector('[data-more=device]')"), "there is nothing to add to"
    browser.click("[data-more=style]")
    drawn(browser, 4)
    print(f"two styles of two screens after {(time.monotonic() - start) * 1000:.0f} ms")
    browser.expect(CAPTIONS, ["home light", "home dark", "more light", "more dark"])
    # Two devices make four of each, of the sizes of the devices.
    choose(browser, "device", "iPhone SE")
    browser.click("[data-more=device]")
    drawn(browser, 8)
    choose(browser, "device", "iPhone 8 Plus", 1)
    browser.wait("document.querySelectorAll('#overview figure[title*=\"414 × 736\"]').length === 4")
    drawn(browser, 8)
    captions = browser.evaluate(CAPTIONS)
    assert captions[:4] == [f"home {style} · {device}" for style in ["light", "dark"] for device in ["iPhone SE", "iPhone 8 Plus"]], captions
    browser.expect_part("document.querySelector('#switches-note').innerText", "each 4 times")
    browser.expect("document.querySelector('#count').innerText", "8 pictures")
    browser.expect_part("location.hash", "as=style%3Alight%7Cdark%2Cdevice%3AiPhone+SE%7CiPhone+8+Plus")
    shot("preview-matrix")
    # The dark one is dark: black words become white ones.
    numbers = browser.evaluate("[...document.querySelectorAll('#overview figure')].map((f) => f.dataset.number)")
    assert len(set(numbers)) == 8, len(set(numbers))
    # The one that is looked at stands among the others, a row for each style.
    browser.evaluate("document.querySelectorAll('#overview button.shot')[1].click()")
    browser.wait(f"{SIBLINGS}.length === 4")
    names = ["light · iPhone SE", "light · iPhone 8 Plus", "dark · iPhone SE", "dark · iPhone 8 Plus"]
    browser.expect(SIBLINGS, names)
    browser.wait("[...document.querySelectorAll('#viewport img')].every((i) => i.naturalWidth > 0)")
    tops = browser.evaluate("[...document.querySelectorAll('#viewport figure')].map((f) => Math.round(f.getBoundingClientRect().top))")
    assert tops[0] == tops[1] < tops[2] == tops[3], tops
    fits = browser.evaluate(
        "(() => { const v = document.querySelector('#viewport'); return v.scrollHeight <= v.clientHeight && v.scrollWidth <= v.clientWidth; })()")
    assert fits, "all are seen whole"
    own = "[...document.querySelectorAll('#viewport figure')].findIndex((f) => !f.classList.contains('sibling'))"
    browser.expect(own, 1)
    shot("preview-siblings")
    # Its objects can be asked; a click on another one looks at that, and all stay where they are.
    browser.click("[data-sibling] .shot")
    browser.wait(f"{own} === 0")
    browser.expect(SIBLINGS, names)
    browser.wait("document.querySelector('#facts').innerText.includes('320 × 568')")
    # The objects come a moment after the picture.
    browser.wait(
        "(() => { const s = document.querySelector('#viewport .shot:not(.other)'); const b = s.getBoundingClientRect(); const z = Number(s.dataset.scale);"
        " s.dispatchEvent(new MouseEvent('click', {clientX: b.left + 45 * z, clientY: b.top + 135 * z}));"
        " return document.querySelector('#inspector h2')?.innerText.includes('UISwitch'); })()")
    # Comparing with one of them says which is which.
    browser.evaluate(
        "(() => { const c = document.querySelector('#compare'); c.focus(); c.value = [...c.options].find((o) => o.text.includes('dark · iPhone SE')).value;"
        " c.dispatchEvent(new Event('change')); c.blur(); })()")
    browser.wait("document.querySelector('#compared').innerText.includes('pixels differ') || document.querySelector('#compared').innerText.includes('same')", 30)
    captions = browser.evaluate(SIBLINGS)
    assert captions[:2] == ["home · dark · iPhone SE", "home · light · iPhone SE"], captions
    browser.key("g")
    browser.wait("document.querySelector('#compared').innerText.includes('as written')")
    browser.key("g")
    browser.wait(f"{SIBLINGS}.length === 4")
    # A save draws all of them.
    sources = "JSON.stringify([...document.querySelectorAll('#viewport img')].map((i) => i.src))"
    before = json.loads(browser.evaluate(sources))
    save(folder / "Screens" / "brand.theme.json", THEME % "#C62828")
    browser.wait(f"JSON.parse({sources}).every((one) => !{json.dumps(before)}.includes(one))", 30)
    save(folder / "Screens" / "brand.theme.json", THEME % "#00695C")
    # Fewer values: the picture that is looked at gives way to the one that stays.
    browser.click("[data-sibling] .shot")
    choose(browser, "style", "", 1)
    browser.wait(f"{SIBLINGS}.length === 2")
    choose(browser, "device", "", 1)
    browser.wait(f"{SIBLINGS}.length === 1 && document.querySelector('#facts').innerText.includes('320 × 568')")
    browser.click("#switches-off")
    browser.wait("document.querySelector('#facts').innerText.includes('390 × 844')")
    browser.click("#back")
    drawn(browser, 2)
    # Another theme over that of the screens, and none: each theme of the folders is offered by its name.
    offered = browser.evaluate("[...document.querySelector('[data-switch=theme]').options].map((o) => o.text)")
    assert offered == ["as written", "brand", "night"], offered
    choose(browser, "theme", "Screens/brand.theme.json")
    browser.click("[data-more=theme]")
    drawn(browser, 4)
    browser.expect(CAPTIONS, ["home brand", "home night", "more brand", "more night"])
    browser.wait("document.querySelectorAll('#overview .shot img').length === 4")
    shot("preview-themes")
    browser.click("#switches-off")
    drawn(browser, 2)
    # An address shows the same at once.
    browser.evaluate("location.hash = 'as=style:light|dark|pink,system:12|17'")
    browser.evaluate("window.dispatchEvent(new PopStateEvent('popstate'))")
    drawn(browser, 8)
    time.sleep(0.3)
    assert [path.read_text() for path in sorted(folder.glob("Screens/*"))] == texts, "no document changes"


def drive(mockup, folder, shot):
    root = screens(folder, ["home", "more"])
    save(root / "night.theme.json", THEME % "#1A237E")
    with Preview(mockup, folder) as preview, Browser(folder / "profile", 1440, 900) as browser:
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE)
        browser.open(preview.address)
        walk(browser, folder, lambda name: shot(browser, name))


if __name__ == "__main__":
    run(__doc__, "several values of switches in the browser work", drive)
