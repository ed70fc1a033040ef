#!/usr/bin/env python3
"""Shows the page of a theme within `mockup preview` in a headless Chromium, and the palette's swatches.

  theme.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json

from browser import Browser, run
from preview import Preview, save, stage

THEME = """{
  "mockup": 1,
  "variables": {"brand": "%s", "ink": {"light": "#111111", "dark": "#EEEEEE"}, "accent": "systemOrange"},
  "appearance": [
    {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
    {"class": "UILabel", "set": {"textColor": "$ink"}},
    {"class": "UISlider", "set": {"minimumTrackTintColor": "$accent"}}
  ]
}
"""
CARDS = "[...document.querySelectorAll('.guide .card h4')].map((one) => one.textContent)"
BOARDS = "[...document.querySelectorAll('#overview figure:not([hidden]) img')].filter((i) => i.naturalWidth > 0).map((i) => i.src)"


def swatches(browser, name):
    """The colours beside a variable of the palette."""
    return browser.evaluate(
        "[...[...document.querySelectorAll('#panel .property')].find((one) => one.querySelector('.name')?.textContent.trim() ==="
        f" {json.dumps(name)}).querySelectorAll('.swatch')].map((one) => one.title)")


def walk(browser, folder, shot):
    theme = folder / "Screens" / "brand.theme.json"
    browser.wait("document.querySelectorAll('#overview figure').length === 2")
    # The names of colours are those of the screens' system.
    browser.key("p")
    browser.wait("!!document.querySelector('#panel .swatch')", 30)
    assert swatches(browser, "$brand") == ["#00695CFF"], swatches(browser, "$brand")
    assert swatches(browser, "$ink") == ["#111111FF", "#EEEEEEFF"], swatches(browser, "$ink")
    assert len(swatches(browser, "$accent")) >= 1, len(swatches(browser, "$accent"))
    shot("preview-swatches")
    browser.key("p")
    # The page of a theme.
    choices = browser.evaluate("[...document.querySelectorAll('#theme-page option')].map((one) => one.text)")
    assert choices == ["All screens", "brand"], choices
    show = ("(() => { const s = document.querySelector('#theme-page'); s.value = %s;"
            " s.dispatchEvent(new Event('change')); })()")
    browser.evaluate(show % json.dumps("Screens/brand.theme.json"))
    browser.wait(f"{CARDS}.length > 0", 60)
    browser.expect(CARDS, ["$brand", "$ink", "$accent, systemOrange"])
    browser.expect_part("document.querySelector('.guide .users').innerText", "UISwitch: onTintColor")
    pairs = browser.evaluate("document.querySelectorAll('.guide .pairs tbody tr').length")
    assert pairs > 10, pairs
    browser.expect_part("location.hash", "theme=Screens%2Fbrand.theme.json")
    browser.expect("document.querySelector('#show-as').getClientRects().length", 0)
    # The board tells of its style alone, and nothing compares it.
    browser.expect("[...document.querySelectorAll('#overview figcaption')].map((one) => one.innerText)", ["theme-board\nlight", "theme-board\ndark"])
    shot("preview-theme")
    browser.evaluate("document.querySelector('#overview .shot').scrollIntoView()")
    browser.wait(f"{BOARDS}.length === 2", 30)
    shot("preview-theme-board")
    # A save shows in the guide and on the board, light and dark.
    before = browser.evaluate(BOARDS)
    save(theme, THEME % "#C62828")
    browser.wait(f"document.querySelector('.guide .card code').textContent === '#C62828'", 60)
    browser.wait(f"{BOARDS}.length === 2 && !{BOARDS}.some((one) => {json.dumps(before)}.includes(one))", 30)
    # Who uses a variable is one click away, and so is the way back.
    browser.expect("document.querySelector('.guide .link').innerText", "used once")
    browser.click(".guide .link")
    browser.expect("document.querySelector('#search').value", "uses:brand")
    browser.expect("[...document.querySelectorAll('#overview figure:not([hidden]) figcaption')].map((one) => one.innerText)", ["home"])
    browser.evaluate("history.back()")
    browser.wait(f"{CARDS}.length === 3", 30)
    # A click on the board leads to the rule, whose value can be tried and is told by the guide.
    browser.click("#overview figure .shot")
    browser.wait("document.querySelector('#facts')?.innerText.includes('390 × 1000')")
    browser.wait("(() => { const s = document.querySelector('#viewport .shot'), b = s.getBoundingClientRect(), z = Number(s.dataset.scale);"
                 " s.dispatchEvent(new MouseEvent('click', {clientX: b.left + 40 * z, clientY: b.top + 250 * z}));"
                 " return document.querySelector('#inspector h2')?.innerText.includes('UISwitch'); })()", 30)
    browser.expect_part("document.querySelector('#inspector').innerText", "brand.theme.json:5")
    browser.click("[data-property=onTintColor] .edit")
    browser.wait("!!document.querySelector('[data-property=onTintColor] .editor input[type=color]')")
    # Before anything is set, the page tells what that would change, and outlines it.
    reach = "document.querySelector('#panel .reach')?.textContent"
    outlines = "document.querySelectorAll('#viewport .outline.reached').length"
    browser.wait(f"({reach} || '').startsWith('Changes')", 30)
    # Two switches of the board are off, so that nothing of the colour shows.
    browser.expect(reach, "Changes 3 objects on 2 screens (3 pictures). 2 more objects get the value and may look the same.")
    browser.expect(outlines, 2)
    shot("preview-reach")
    browser.evaluate("document.querySelector('[data-property=thumbTintColor] .edit').click()")
    where = "document.querySelector('[data-property=thumbTintColor] [aria-label=Where]')"
    browser.wait(f"!!{where}")
    browser.evaluate(f"(() => {{ {where}.selectedIndex = [...{where}.options].findIndex((o) => o.text.startsWith('every UISwitch'));"
                     f" {where}.dispatchEvent(new Event('change')); }})()")
    own = "document.querySelector('[data-property=thumbTintColor] .reach')?.textContent"
    browser.wait(f"{own} === 'Changes 5 objects on 2 screens (3 pictures).'", 30)
    assert browser.evaluate("document.querySelector('#edits').hidden"), "nothing is tried"
    browser.evaluate(
        "(() => { const i = document.querySelector('[data-property=onTintColor] .editor input[type=color]'); i.value = '#1a237e';"
        " i.dispatchEvent(new Event('input')); i.dispatchEvent(new Event('change')); })()")
    browser.click("#back")
    browser.wait("document.querySelector('.guide .card code').textContent === '#1A237E'", 60)
    assert theme.read_text() == THEME % "#C62828", theme.read_text()
    browser.click("#undo")
    browser.wait("document.querySelector('.guide .card code').textContent === '#C62828'", 60)
    # A theme with errors says so, and the last board stays.
    save(theme, (THEME % "#C62828").replace("onTintColor", "onTintColour"))
    browser.wait("document.querySelector('#overview > .problems')?.innerText.includes('onTintColour')", 60)
    save(theme, THEME % "#00695C")
    browser.wait(f"{CARDS}.length === 3", 60)
    # Another board.
    save(folder / "theme-board.screen.json", json.dumps({
        "mockup": 1, "system": 18, "device": {"size": [200, 100], "scale": 2},
        "window": {"subviews": [{"class": "UISwitch", "frame": [20, 40, 51, 31], "isOn": True}]}}))
    browser.evaluate(show % '""')
    browser.wait("document.querySelectorAll('#overview figure:not([hidden])').length === 2 && !document.querySelector('.guide')")
    captions = browser.evaluate("[...document.querySelectorAll('#overview figcaption')].map((one) => one.textContent.trim())")
    assert captions == ["home", "plain"], captions
    browser.evaluate(show % json.dumps("Screens/brand.theme.json"))
    browser.wait("document.querySelectorAll('#overview figure[title*=\"200 × 100\"]').length === 2", 60)


def drive(mockup, folder, shot):
    project = folder / "project"
    screens = stage(project)
    save(screens / "brand.theme.json", THEME % "#00695C")
    with Preview(mockup, project) as preview, Browser(folder / "profile", 1440, 900) as browser:
        browser.open(preview.address)
        walk(browser, project, lambda name: shot(browser, name))


if __name__ == "__main__":
    run(__doc__, "the page of a theme in the browser works", drive)
