#!/usr/bin/env python3
"""Drives what `mockup preview` offers to choose and to measure in a headless Chromium: images by picture, symbols by search,
what a value would reach, a change right after an undo, clicks on parts of controls, baselines and padding, another picture as wide or put by hand, and the wall's small pictures.

  inspector_fields.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json
import os
import pathlib
import sys
import tempfile

from browser import Browser, program
from preview import Preview, save

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">%s</svg>'
DRAWINGS = {
    "badge": '<circle cx="20" cy="20" r="18" fill="#C62828"/>',
    "leaf": '<path d="M4 36C4 14 16 4 36 4c0 22-10 32-32 32z" fill="#2E7D32"/>',
    "logo": '<rect x="4" y="4" width="32" height="32" rx="8" fill="#1565C0"/>',
}
THEME = """{
  "mockup": 1,
  "variables": {"brand": "#00695C"},
  "appearance": [
    {"class": "UIButton", "set": {"configuration": {"style": "filled", "baseBackgroundColor": "$brand"}}},
    {"class": "UILabel", "set": {"font": {"system": 20, "weight": "semibold"}}}
  ]
}
"""
SCREEN = {
    "mockup": 1, "device": "iPhone 15", "system": 18, "themes": ["brand.theme.json"], "assets": ["Images.xcassets"],
    "window": {"rootViewController": {"class": "UIViewController", "view": {"backgroundColor": "systemBackground", "subviews": [
        {"class": "UILabel", "id": "title", "frame": [20, 90, 280, 40], "text": "Settings"},
        {"class": "UIImageView", "id": "picture", "frame": [20, 150, 80, 80], "image": "logo"},
        {"class": "UIButton", "id": "go", "frame": [20, 260, 200, 50], "title": "Continue"},
        {"class": "UISwitch", "id": "on", "frame": [20, 340, 51, 31], "isOn": True},
        {"class": "UIView", "id": "card", "frame": [20, 400, 300, 120], "backgroundColor": "secondarySystemBackground", "subviews": [
            {"class": "UILabel", "id": "name", "frame": [16, 12, 200, 24], "text": "A card"},
            {"class": "UILabel", "id": "more", "frame": [16, 44, 260, 60], "numberOfLines": 0,
             "text": "Some words in a card that take more than one line."}]},
    ]}}},
}
CHOICES = "[...document.querySelectorAll('.image-choices button')].map((one) => one.innerText.trim())"
SHOT = "document.querySelector('#viewport .shot:not(.other)')"
SOURCE = f"{SHOT}.querySelector('img[data-layer=actual]').src"


def project(folder):
    """A project of a screen with a theme and a catalogue, and of the same on a smaller phone."""
    root = folder / "Screens"
    for name, drawing in DRAWINGS.items():
        image = root / "Images.xcassets" / f"{name}.imageset"
        image.mkdir(parents=True)
        (image / f"{name}.svg").write_text(SVG % drawing)
        (image / "Contents.json").write_text(json.dumps({"images": [{"idiom": "universal", "filename": f"{name}.svg"}]}))
    save(root / "brand.theme.json", THEME)
    save(root / "home.screen.json", json.dumps(SCREEN, indent=2))
    save(root / "small.screen.json", json.dumps({**SCREEN, "device": "iPhone SE"}, indent=2))


def drawn(browser, act):
    """Does something, and waits for another picture."""
    before = browser.evaluate(SOURCE)
    act()
    browser.wait(f"{SOURCE} !== {json.dumps(before)}", 30)


def choose(browser, identifier):
    """Chooses an object in the tree."""
    browser.evaluate(f"(() => {{ const f = document.querySelector('#tree-search'); f.value = {json.dumps(identifier)};"
                     " f.dispatchEvent(new Event('input')); })()")
    browser.wait(f"!![...document.querySelectorAll('#tree .object')].find((one) => one.innerText.includes({json.dumps(identifier)}))")
    browser.evaluate(f"[...document.querySelectorAll('#tree .object')].find((one) => one.innerText.includes({json.dumps(identifier)})).click()")
    browser.wait(f"document.querySelector('#inspector h2')?.innerText.includes({json.dumps(identifier)})")


def move(browser, x, y, kind="mouseMoved", buttons=0):
    browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if kind != "mouseMoved" or buttons else "none",
                 buttons=buttons, clickCount=1 if kind != "mouseMoved" else 0)


def middle(browser, expression):
    return browser.evaluate(f"(() => {{ const b = {expression}.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; }})()")


def wall(browser, shot):
    """Pictures have the pixels that show; a larger one is loaded when the size rests, the whole one when it is looked at."""
    widths = "[...document.querySelectorAll('#overview .shot img')].map((i) => [i.naturalWidth, Math.ceil(i.getBoundingClientRect().width * devicePixelRatio - 0.01)])"
    exact = f"{widths}.length === 2 && {widths}.every(([own, shown]) => own === shown)"
    size = "(() => { const s = document.querySelector('#size'); s.value = %d; s.dispatchEvent(new Event('input')); })()"
    for place in [0, 40]:
        browser.evaluate(size % place)
        browser.wait(exact)
    shot("preview-small-pictures")
    browser.evaluate("document.querySelector('#overview .shot').click()")
    browser.wait("document.querySelector('#viewport img')?.naturalWidth === 1179", 30)


def images(browser, shot):
    """An image of the catalogue, then a symbol, is tried by its picture."""
    choose(browser, "#picture")
    browser.click("[data-property=image] .edit")
    browser.wait("!!document.querySelector('.image-field [data-list=images]')")
    browser.click(".image-field [data-list=images]")
    browser.wait(f"JSON.stringify({CHOICES}) === '[\"badge\",\"leaf\",\"logo\"]'")
    browser.wait("[...document.querySelectorAll('.image-choices img')].every((one) => one.naturalWidth > 0)")
    browser.expect("document.querySelector('.image-choices [aria-pressed=true]').innerText.trim()", "logo")
    shot("preview-images")
    drawn(browser, lambda: browser.click(".image-choices button[title^=leaf]"))
    browser.wait("document.querySelector('#edits-text').innerText.includes('1 value')")
    browser.click(".image-field [data-list=symbols]")
    browser.wait(f"{CHOICES}.length > 50")
    browser.evaluate("(() => { const f = document.querySelector('.image-list input'); f.focus(); f.value = 'gear';"
                     " f.dispatchEvent(new Event('input')); })()")
    browser.wait(f"{CHOICES}[0] === 'gear' && {CHOICES}.every((one) => one.includes('gear'))")
    browser.wait("[...document.querySelectorAll('.image-choices img')].every((one) => one.naturalWidth > 0)")
    shot("preview-symbols")
    # By keyboard alone: down into the list, along, and chosen; the object stays the same.
    browser.key("ArrowDown")
    browser.key("ArrowRight")
    second = browser.evaluate("document.activeElement.innerText.trim()")
    assert second == browser.evaluate(f"{CHOICES}[1]"), second
    browser.expect_part("document.querySelector('#inspector h2').innerText", "#picture")
    drawn(browser, lambda: browser.evaluate("document.activeElement.click()"))
    browser.wait(f"document.querySelector('[data-property=image] .value').innerText.includes({json.dumps(second)})")
    drawn(browser, lambda: browser.click("#undo"))
    browser.wait("document.querySelector('[data-property=image] .value').innerText.trim() === 'logo'")


def reach(browser, shot):
    """What a configuration, a font and another property would reach is told before anything is tried."""
    line = "document.querySelector('.reach')?.innerText"
    choose(browser, "#go")
    browser.click("[data-property=configuration] .edit")
    browser.wait(f"{line} === 'Changes 2 objects on 2 screens (2 pictures).'")
    choose(browser, "#title")
    browser.click("[data-property=font] .edit")
    browser.wait(f"{line} === 'Changes 8 objects on 2 screens (2 pictures).'")
    browser.wait("document.querySelectorAll('.outline.reached').length === 4")
    choose(browser, "#on")
    browser.evaluate("(() => { const [name, where] = document.querySelectorAll('.addition input[aria-label=Property], .addition select');"
                     " where.value = [...where.options].find((one) => one.text.includes('every') && one.text.includes('theme')).value;"
                     " name.value = 'onTintColor'; name.dispatchEvent(new Event('change')); })()")
    browser.wait(f"{line} === 'Changes 2 objects on 2 screens (2 pictures).'")
    shot("preview-reach")
    browser.expect("document.querySelector('#edits').hidden || document.querySelector('#edits-text').innerText === 'Nothing tried'", True)


def everywhere(browser):
    """A configuration is a list of its values, and a variable within it can be changed everywhere."""
    choose(browser, "#go")
    value = "document.querySelector('[data-property=configuration] .value')"
    browser.expect(f"[...{value}.querySelectorAll('dt, dd')].map((one) => one.innerText)", [
        "base background color", "#00695C $brand", "style", "filled"])
    browser.click("[data-property=configuration] .edit")
    box = "[data-property=configuration] [data-member=baseBackgroundColor]"
    browser.wait(f"!!document.querySelector('{box} .everywhere')")
    # The fields show what the list does.
    browser.expect(f"{value}.querySelector('dl').checkVisibility()", False)
    browser.expect(f"document.querySelector('{box} [aria-label=Colour]').value", "#00695c")
    browser.expect(f"document.querySelector('{box} .everywhere > button').innerText", "Change $brand everywhere")
    browser.click(f"{box} .everywhere > button")
    browser.wait(f"document.querySelector('{box} .reach')?.innerText === 'Changes 2 objects on 2 screens (2 pictures).'")
    drawn(browser, lambda: browser.evaluate(
        f"(() => {{ const i = document.querySelector('{box} .everywhere [aria-label=Value]'); i.value = '#C62828';"
        " i.dispatchEvent(new Event('change')); })()"))
    browser.expect("document.querySelector('#edits-text').innerText", "Tried: 1 value")
    # The palette shows itself while fields of values are open.
    browser.evaluate("document.activeElement.blur()")
    browser.key("p")
    browser.wait("document.querySelector('#panel .name')?.innerText.trim() === '$brand'")
    browser.key("p")
    drawn(browser, lambda: browser.click("#undo"))
    # What stands on an object is told with its place in the document.
    choose(browser, "#picture")
    browser.expect_part("document.querySelector('[data-property=image]').innerText", "set on the object, Screens/home.screen.json:")


def after_undo(browser):
    """A change right after an undo goes to its object, whose place in the document has moved by that."""
    choose(browser, "#title")
    browser.click("[data-property=alpha] .edit")
    number = "document.querySelector('[data-property=alpha] input[type=number]')"
    browser.wait(f"!!{number}")
    drawn(browser, lambda: browser.evaluate(f"(() => {{ const f = {number}; f.value = '0.5'; f.dispatchEvent(new Event('change')); }})()"))
    # The objects are those of the new picture then, whose places lie a line below.
    browser.wait("document.querySelector('[data-property=alpha] .value').innerText.trim() === '0.5'")
    choose(browser, "#on")
    browser.click("[data-property=isOn] .edit")
    box = "document.querySelector('[data-property=isOn] .editor input[type=checkbox]')"
    browser.wait(f"!!{box}")
    browser.evaluate(f"(() => {{ document.querySelector('#undo').click(); {box}.click(); }})()")
    browser.wait("document.querySelector('[data-property=isOn] .value').innerText.trim() === 'false'", 30)
    browser.wait("document.querySelector('#edits-text').innerText === 'Tried: 1 value'")
    browser.expect("document.querySelector('#said').hidden || !document.querySelector('#said').innerText", True)
    drawn(browser, lambda: browser.click("#undo"))


def parts(browser):
    """A click on a title chooses the button, one more its label."""
    x, y, scale = browser.evaluate(f"(() => {{ const s = {SHOT}, b = s.getBoundingClientRect(); return [b.left, b.top, Number(s.dataset.scale)]; }})()")
    for name in ["UIButton #go", "UILabel", "UILabel"]:
        move(browser, x + 120 * scale, y + 285 * scale, "mousePressed", 1)
        move(browser, x + 120 * scale, y + 285 * scale, "mouseReleased")
        browser.wait(f"document.querySelector('#inspector h2').innerText === {json.dumps(name)}")


def loupe(browser, shot):
    """Beside the pixels stand the baselines and the padding of the object below the pointer."""
    browser.click("#show-loupe")
    x, y, scale = browser.evaluate(f"(() => {{ const s = {SHOT}, b = s.getBoundingClientRect(); return [b.left, b.top, Number(s.dataset.scale)]; }})()")
    count = lambda kind: browser.evaluate(f"document.querySelectorAll('#viewport .outline.{kind}').length")
    move(browser, x + 300 * scale, y + 410 * scale)
    browser.wait("document.querySelectorAll('#viewport .outline.padding').length === 4")
    texts = browser.evaluate("[...document.querySelectorAll('#viewport .outline.padding b')].map((one) => one.innerText)")
    assert texts == ["12", "16", "16", "24"], texts
    shot("preview-padding")
    move(browser, x + 60 * scale, y + 460 * scale)
    browser.wait("document.querySelectorAll('#viewport .outline.baseline').length === 2")
    assert count("hovered") == 0, count("hovered")
    browser.expect("document.querySelector('#loupe').hidden", False)
    shot("preview-baselines")
    browser.click("#show-loupe")
    browser.wait("!document.querySelector('#viewport .outline.baseline')")


def compare(browser, shot):
    """A picture of another size beside: as large as it is, as wide, and moved by hand."""
    other = "document.querySelector('[data-copy=expected]')"
    captions = "[...document.querySelectorAll('#viewport figcaption')].map((one) => one.innerText)"
    browser.evaluate("(() => { const c = document.querySelector('#compare'); c.focus();"
                     " c.value = [...c.options].find((one) => one.text.includes('small')).value; c.dispatchEvent(new Event('change')); })()")
    browser.wait(f"!!{other} && !document.querySelector('#compare-sizes').hidden", 60)
    names = browser.evaluate(captions)
    assert names == ["small, 320 × 568", "home, 393 × 852", "difference"], names
    tops = "[...document.querySelectorAll('#viewport .shot')].map((one) => Math.round(one.getBoundingClientRect().top))"
    assert len(set(browser.evaluate(tops))) == 1, browser.evaluate(tops)
    shot("preview-compare-sizes")
    width = f"{other}.getBoundingClientRect().width / {SHOT}.getBoundingClientRect().width"
    assert abs(browser.evaluate(width) - 320 / 393) < 0.01, abs(browser.evaluate(width) - 320 / 393)
    browser.click("[data-size=fit]")
    browser.wait(f"!!{other} && Math.abs({width} - 1) < 0.01", 60)
    shot("preview-compare-fit")
    # The arrows move the other picture rather than to another object.
    browser.click("[data-place=hand]")
    browser.wait("document.querySelector('#viewport').classList.contains('is-by-hand')")
    heading = browser.evaluate("document.querySelector('#inspector h2').innerText")
    for key in ["ArrowDown", "ArrowDown", "ArrowRight"]:
        browser.key(key)
    browser.wait("document.querySelector('#compare-offset').innerText === '1, 2 points'")
    browser.wait("location.hash.includes('at=1%2C2')")
    browser.expect("document.querySelector('#inspector h2').innerText", heading)
    # A drag over the picture moves what lies below it, and chooses nothing.
    browser.click("[data-mode=overlay]")
    browser.wait("!!document.querySelector('[data-layer=expected]')")
    x, y = middle(browser, SHOT)
    scale = browser.evaluate(f"Number({SHOT}.dataset.scale)")
    move(browser, x, y, "mousePressed", 1)
    for step in range(1, 5):
        move(browser, x, y + step * 10 * scale, buttons=1)
    shot("preview-compare-hand")
    move(browser, x, y + 40 * scale, "mouseReleased")
    browser.wait("/^1, 4[12]/.test(document.querySelector('#compare-offset').innerText)")
    browser.expect("document.querySelector('#inspector h2').innerText", heading)
    # All of it is in the address.
    browser.evaluate("location.reload()")
    browser.wait("/^1, 4[12]/.test(document.querySelector('#compare-offset')?.innerText)", 60)
    browser.wait("document.querySelector('[data-place=top]').offsetParent !== null", 60)
    browser.click("[data-place=top]")
    browser.click("[data-mode=side]")
    browser.wait(f"!!{other} && !{other}.style.transform && document.querySelector('#compare-offset').hidden", 60)


def walk(browser, folder, shot):
    browser.wait("document.querySelectorAll('#overview .shot img').length === 2 && !document.querySelector('#count').innerText.includes('to draw')", 60)
    before = [path.read_bytes() for path in sorted(folder.glob("Screens/*.json"))]
    wall(browser, shot)
    browser.key("o")
    images(browser, shot)
    reach(browser, shot)
    after_undo(browser)
    everywhere(browser)
    parts(browser)
    loupe(browser, shot)
    compare(browser, shot)
    assert [path.read_bytes() for path in sorted(folder.glob("Screens/*.json"))] == before, "no document changes"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    mockup = os.path.abspath(sys.argv[1])
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    if program() is None:
        print("skipped: there is no Chromium; apt-get install chromium-headless-shell")
        return
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        project(folder)
        preview = Preview(mockup, folder)
        browser = Browser(folder / "profile", 1440, 900)
        try:
            browser.open(preview.address)
            walk(browser, folder, lambda name: pictures and browser.screenshot(pictures / f"{name}.png"))
            assert not browser.problems, browser.problems
        finally:
            browser.close()
            preview.process.kill()
    print("images, symbols, reach, rulers and placed comparisons in the browser work")


if __name__ == "__main__":
    main()
