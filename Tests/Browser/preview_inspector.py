"""The inspector of a picture: the tree of its objects, fields by type, and the list of what is tried."""
import json
import subprocess

from preview_tools import changes

CHOSEN = "document.querySelector('#tree .is-chosen .object').textContent"


def tree(browser, has_text, shot):
    """The tree leads to the picture and back, is searched, and hides objects without a document."""
    browser.key("o")
    rows = "[...document.querySelectorAll('#tree .object')].map((one) => one.textContent)"
    browser.wait(f"{rows}.includes('UISwitch #sounds')")
    assert "UIButtonLabel" not in browser.evaluate(rows), "parts of controls are closed at first"
    browser.evaluate(
        "[...document.querySelectorAll('#tree .object')].find((one) => one.textContent.includes('#label')).click()")
    has_text("#inspector h2", "UILabel #label")
    browser.wait("document.querySelectorAll('.outline.chosen').length === 1")
    # The keys go along the rows.
    browser.evaluate("document.querySelector('#tree .is-chosen .object').focus()")
    browser.key("ArrowUp")
    has_text("#inspector h2", "UISwitch #sounds")
    browser.expect(CHOSEN, "UISwitch #sounds")
    browser.evaluate(
        "(() => { const s = document.querySelector('#tree-search'); s.value = 'butt'; s.dispatchEvent(new Event('input')); })()")
    found = browser.evaluate(rows)
    assert "UIButton #go" in found and "UISwitch #sounds" not in found, found
    browser.evaluate(
        "(() => { const s = document.querySelector('#tree-search'); s.value = ''; s.dispatchEvent(new Event('input')); })()")
    # The pixels under the pointer: the white of the screen.
    browser.key("z")
    place = browser.evaluate(
        "(() => { const s = document.querySelector('#stage .shot'), b = s.getBoundingClientRect();"
        " return [b.left + 300 * s.dataset.scale, b.top + 500 * s.dataset.scale]; })()")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
    has_text("#loupe", "#FFFFFF  ")
    shot("preview-loupe")
    browser.key("z")
    browser.wait("document.querySelector('#loupe').hidden")
    # Hidden, then shown alone, then as the documents say.
    act = lambda name: (
        f"[...document.querySelectorAll('#tree .row')].find((one) => one.textContent.includes('#sounds')).querySelector('[data-act={name}]')")
    changes(browser, lambda: browser.evaluate(f"{act('hide')}.click()"))
    browser.wait(f"{act('hide')}.getAttribute('aria-pressed') === 'true'")
    changes(browser, lambda: browser.evaluate(f"{act('solo')}.click()"))
    browser.wait("document.querySelectorAll('#tree .is-hidden').length >= 3")
    shot("preview-tree")
    changes(browser, lambda: browser.key("r"))
    browser.wait("document.querySelectorAll('#tree .is-hidden').length === 0")


def fields(browser, screens, click_at, has_text, shot):
    """Values that nothing sets show their defaults, and fields by their type; what is tried is a list to drop from."""
    screen = screens / "home.screen.json"
    text = screen.read_text(encoding="utf-8")
    click_at(browser, 45, 135)
    has_text("#inspector h2", "UISwitch #sounds")
    row = lambda name: f"document.querySelector('[data-property={name}]')"
    count = "document.querySelectorAll('#panel .property.is-unset').length"
    browser.wait(f"{count} > 20")
    browser.expect(f"{row('alpha')}.querySelector('.value').innerText", "1")
    browser.expect(f"{row('thumbTintColor')}.querySelector('.value').innerText", "by look")
    titles = browser.evaluate("[...document.querySelectorAll('#panel h3')].map((one) => one.innerText)")
    assert titles[:3] == ["Content", "States", "Colours"], titles
    shot("preview-effective")
    browser.click("#only-set")
    browser.wait(f"{count} === 0 && !!{row('onTintColor')}")
    browser.expect_part("location.hash", "set=1")
    browser.click("#only-set")

    # A number by the arrows, an enumeration from a list, a colour with opacity and by name, the sides of a frame.
    tried = "document.querySelector('#edits-text').innerText"
    browser.evaluate(f"{row('alpha')}.querySelector('.edit').click()")
    browser.wait(f"!!{row('alpha')}.querySelector('input[type=number]')")
    browser.evaluate(f"{row('alpha')}.querySelector('input[type=number]').focus()")
    changes(browser, lambda: browser.call(
        "Input.dispatchKeyEvent", type="keyDown", key="ArrowDown", modifiers=1))
    browser.call("Input.dispatchKeyEvent", type="keyUp", key="ArrowDown", modifiers=1)
    browser.wait(f"{tried}.includes('1 value')")
    browser.expect("document.activeElement.value", "0.9")

    def set_value(name, selector, value, event="change"):
        changes(browser, lambda: browser.evaluate(
            f"(() => {{ const i = {row(name)}.querySelector({json.dumps(selector)}); i.value = {json.dumps(value)};"
            f" i.dispatchEvent(new Event('{event}', {{bubbles: true}})); }})()"))

    browser.wait(f"!{row('thumbTintColor')}.querySelector('.editor').childElementCount")
    browser.evaluate(f"{row('thumbTintColor')}.querySelector('.edit').click()")
    browser.wait(f"!!{row('thumbTintColor')}.querySelector('.opacity')")
    set_value("thumbTintColor", ".opacity", "50", "input")
    browser.wait(f"!{row('thumbTintColor')}.classList.contains('is-unset')")
    browser.expect(f"{row('thumbTintColor')}.querySelector('.editor .field').value", "#00000080")
    browser.evaluate(f"{row('thumbTintColor')}.querySelector('.color-field button').click()")
    names = f"[...{row('thumbTintColor')}.querySelectorAll('.color-names button')].map((one) => one.title)"
    assert {"$brand", "systemBlue", "white"} <= set(browser.evaluate(names)), browser.evaluate(names)
    changes(browser, lambda: browser.evaluate(
        f"[...{row('thumbTintColor')}.querySelectorAll('.color-names button')].find((one) => one.title === '$brand').click()"))
    browser.wait(f"{tried}.includes('2 values')")
    browser.evaluate(f"{row('frame')}.querySelector('.edit').click()")
    browser.wait(f"!!{row('frame')}.querySelector('[aria-label=x]')")
    set_value("frame", "[aria-label=x]", "40")
    assert screen.read_text(encoding="utf-8") == text, screen.read_text(encoding="utf-8")

    # The list: each with its place, what it was and what it is.
    browser.key("Escape")
    browser.click("#edits-text")
    browser.wait("document.querySelectorAll('.tried-list li').length === 3")
    lines = browser.evaluate("[...document.querySelectorAll('.tried-list li')].map((one) => one.innerText)")
    assert "alpha" in lines[0] and "new" in lines[0] and "0.9" in lines[0] and "home.screen.json:" in lines[0], lines
    assert "$brand" in lines[1] and "[20,120,51,31]" in lines[2] and "[40,120,51,31]" in lines[2], lines
    shot("preview-tried")
    browser.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); })")
    browser.click("#copy-patch")
    browser.wait("(window.copied || '').startsWith('diff --git')")
    changes(browser, lambda: browser.click(".tried-list li:first-child button"))
    browser.wait("document.querySelectorAll('.tried-list li').length === 2")
    changes(browser, lambda: browser.click("#changes-undo"))
    browser.wait("document.querySelectorAll('.tried-list li').length === 1")
    changes(browser, lambda: browser.click("#changes-redo"))
    browser.wait("document.querySelectorAll('.tried-list li').length === 2")
    # The patch is what Git applies: the documents with it are those that are written.
    browser.evaluate("void (window.copied = '')")
    browser.click("#copy-patch")
    browser.wait("window.copied.includes('[40')")
    patch = browser.evaluate("window.copied")
    browser.click("#write-all")
    browser.wait("document.querySelector('#edits').hidden")
    written = screen.read_text(encoding="utf-8")
    assert '"thumbTintColor": "$brand"' in written and "[40,120,51,31]" in written.replace(" ", "") and "alpha" not in written, written
    screen.write_text(text, encoding="utf-8")
    subprocess.run(["git", "apply", "-"], input=patch, text=True, cwd=screens.parent, check=True)
    assert screen.read_text(encoding="utf-8") == written, patch
    before = browser.evaluate("document.querySelector('#stage .shot img').src")
    screen.write_text(text, encoding="utf-8")
    browser.wait(f"document.querySelector('#stage .shot img').src !== {json.dumps(before)}")
    browser.key("t")


CONFIGURED = """{
  "mockup": 1, "device": {"size": [390, 844], "scale": 3}, "system": 17,
  "window": {"rootViewController": {"class": "UIViewController", "view": {"backgroundColor": "white", "subviews": [
    {"class": "UIButton", "id": "go", "frame": [40, 200, 200, 60],
      "configuration": {"style": "filled", /* kept */ "title": "Go on", "background": {"cornerRadius": 6}}}
  ]}}}
}
"""


def configuration(browser, screens, click_at, has_text, shot):
    """The values of a configuration have fields of their own; each is tried and written by itself."""
    path = screens / "configured.screen.json"
    path.write_text(CONFIGURED, encoding="utf-8")
    figure = "[...document.querySelectorAll('#overview figure')].find((one) => one.textContent.includes('configured'))"
    browser.wait(f"!!({figure} || {{querySelector: () => null}}).querySelector('.shot img[src]')", 30)
    browser.evaluate(f"{figure}.querySelector('.shot').click()")
    browser.wait("document.querySelector('#stage .shot img').naturalWidth === 1170")
    has_text("#inspector", "Click anything")
    click_at(browser, 60, 210)
    has_text("#inspector h2", "UIButton #go")
    row = "document.querySelector('[data-property=configuration]')"
    browser.evaluate(f"{row}.querySelector('.edit').click()")
    browser.wait(f"!!{row}.querySelector('[data-member=background] [data-member=cornerRadius] input')")

    def set_value(selector, value):
        changes(browser, lambda: browser.evaluate(
            f"(() => {{ const i = {row}.querySelector({json.dumps(selector)}); i.value = {json.dumps(value)};"
            " i.dispatchEvent(new Event('change', {bubbles: true})); })()"))

    set_value("[data-member=background] [data-member=cornerRadius] input", "24")
    set_value("[data-member=style] select", "tinted")
    browser.evaluate(
        f"(() => {{ const all = {row}.querySelectorAll('.add-member'), add = all[all.length - 1]; add.value = 'subtitle';"
        " add.dispatchEvent(new Event('change')); })()")
    set_value("[data-member=subtitle] input", "Next")
    browser.wait("document.querySelector('#edits-text').innerText.includes('3 values')")
    shot("preview-configuration")
    browser.key("Escape")
    browser.click("#write")
    browser.wait("document.querySelector('#edits').hidden")
    expected = CONFIGURED.replace('"cornerRadius": 6', '"cornerRadius": 24').replace('"filled"', '"tinted"').replace(
        '{"cornerRadius": 24}', '{"cornerRadius": 24}, "subtitle": "Next"')
    assert path.read_text(encoding="utf-8") == expected, path.read_text(encoding="utf-8")
    browser.click("#back")
    path.unlink()
    browser.wait("document.querySelectorAll('#overview figure').length === 2")
