"""Uses of a picture beside editing: states, time, comparing, the palette, and what a reader hears."""
import base64
import json
import struct
import time
import zlib

IMAGE = "document.querySelector('#viewport .shot:not(.other) img[data-layer=actual]').src"


def changes(browser, act):
    """Does something, and waits for another picture."""
    before = browser.evaluate(IMAGE)
    act()
    browser.wait(f"{IMAGE} !== {json.dumps(before)}")


def states(browser, click_at, has_text, shot):
    """Presses and disables a button, for the picture only, and plays a spinner."""
    pressed = "document.querySelector('[data-state=isHighlighted]').getAttribute('aria-pressed')"
    click_at(browser, 24, 224)
    has_text("#inspector h2", "UIButton #go")
    changes(browser, lambda: browser.click("[data-state=isHighlighted]"))
    browser.wait(f"{pressed} === 'true'")
    changes(browser, lambda: browser.click("[data-state=isEnabled]"))
    shot("preview-states")
    # The values are those of the state.
    has_text("#inspector", "isEnabled")
    changes(browser, lambda: browser.click("#reset"))
    browser.wait(f"{pressed} === 'false' && document.querySelector('#reset').hidden")
    # Time: a step, then playing.
    changes(browser, lambda: browser.key("."))
    has_text("#time-text", "0.10")
    for _ in range(3):
        changes(browser, lambda: None if browser.evaluate("document.querySelector('#play').innerText") == "Pause"
                else browser.click("#play"))
    browser.click("#play")
    browser.wait("document.querySelector('#play').innerText === 'Play'")
    changes(browser, lambda: browser.key("r"))
    # A distance to the view around.
    browser.key("i")
    browser.wait("document.querySelectorAll('.outline.distance').length === 4")
    browser.key("i")


# Headings whose level is more than one below that of the heading before, and controls that assistive software can't tell
# apart or understand.
FAULTS = """(() => {
  const shown = (one) => one.offsetParent !== null;
  const faults = [];
  let last = 0;
  for (const heading of [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown)) {
    const level = Number(heading.tagName[1]);
    if (level > last + 1) faults.push(`h${last} is followed by h${level}: ${heading.innerText}`);
    last = level;
  }
  for (const one of document.querySelectorAll('[aria-pressed]')) {
    if (one.tagName !== 'BUTTON') faults.push(`aria-pressed on a ${one.tagName}`);
  }
  const names = new Map();
  for (const one of [...document.querySelectorAll('header button, header select, header input, .bar button, .bar select, .bar input')]) {
    const name = one.getAttribute('aria-label') || one.innerText || (one.labels && one.labels[0] && one.labels[0].innerText);
    if (!name && one.type !== 'file') faults.push(`a ${one.tagName} without a name`);
    if (name && names.has(name)) faults.push(`two controls called ${name}`);
    names.set(name, one);
  }
  return faults;
})()"""


def usable(browser, name="home"):
    """The stage can be used with the keyboard and a screen reader."""
    assert browser.evaluate("document.title").startswith(name), browser.evaluate("document.title")
    faults = browser.evaluate(FAULTS)
    assert not faults, faults


def keyboard(browser):
    """Enter opens a picture, and the focus stays on the page: on the stage, then on the picture again."""
    focused = "document.activeElement.id || document.activeElement.className"
    browser.evaluate("document.querySelector('#overview .shot').focus()")
    faults = browser.evaluate(FAULTS)
    assert not faults, faults
    browser.evaluate("document.activeElement.click()")
    browser.wait(f"({focused}) === 'stage'")
    browser.click("[data-panel=audit]")
    browser.wait("document.activeElement.dataset.panel === 'audit'")
    browser.key("a")
    browser.evaluate("document.querySelector('#back').click()")
    browser.wait(f"({focused}).startsWith('shot')")


def drop(browser, data):
    """Drops a PNG file on the stage."""
    browser.evaluate(
        "(() => { const bytes = Uint8Array.from(atob(%s), (c) => c.charCodeAt(0));"
        " const data = new DataTransfer(); data.items.add(new File([bytes], 'app.png', {type: 'image/png'}));"
        " document.querySelector('#viewport').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true})); })()"
        % json.dumps(base64.b64encode(data).decode()))


def png(width, height):
    """A white PNG file."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    rows = (b"\0" + b"\xff" * width * 3) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def sizes(browser, has_text):
    """Pictures of other sizes and resolutions are as large as their points, and have captions."""
    browser.click("[data-mode=side]")
    shown = ("[...document.querySelectorAll('#viewport .shot')].map((shot) => {"
             " const scale = Number(document.querySelector('#viewport .shot:not(.other)').dataset.scale);"
             " const box = shot.getBoundingClientRect();"
             " return [Math.round(box.width / scale), Math.round(box.height / scale)]; })")
    # A third of the pixels: the same size in points.
    drop(browser, png(390, 844))
    has_text("#compared", "pixels differ in")
    browser.wait(f"JSON.stringify({shown}) === '[[390,844],[390,844],[390,844]]'")
    browser.wait("[...document.querySelectorAll('#viewport figcaption')].map((one) => one.innerText).join()"
                 " === 'dropped picture,actual,difference'")
    # Another device's.
    drop(browser, png(640, 1136))
    has_text("#compared", "the sizes differ")
    browser.wait(f"JSON.stringify({shown}) === '[[320,568],[390,844],[390,844]]'")
    browser.click("[data-mode=overlay]")
    browser.wait("document.querySelector('#viewport .layer[data-layer=expected]').clientWidth"
                 " < document.querySelector('#viewport .shot').clientWidth")
    browser.click("[data-mode=difference]")


def compare(browser, screens, has_text, shot):
    """Compares with a golden that is not there yet, accepts it, and compares with other pictures."""
    golden = screens / "__Goldens__" / "home@3x.png"
    browser.key("g")
    has_text("#compared", "There is no golden")
    browser.click("#accept")
    has_text("#said", "Wrote")
    names = [path.name for path in golden.parent.iterdir()]
    assert {golden.name, "home.layout.json"} <= set(names), names
    has_text("#compared", "The pictures are the same")
    # Another screen, in all ways.
    browser.evaluate(
        "(() => { const s = document.querySelector('#compare'); s.focus();"
        " s.value = 'plain'; s.dispatchEvent(new Event('change')); })()")
    has_text("#compared", "pixels differ in")
    browser.wait("document.querySelectorAll('#viewport .shot.other img').length === 2"
                 " && [...document.querySelectorAll('#viewport .shot.other img')].every((i) => i.naturalWidth === 1170)")
    shot("preview-compare")
    for mode in ["slider", "overlay", "blink", "difference"]:
        browser.click(f"[data-mode={mode}]")
        browser.wait("document.querySelectorAll('#viewport .shot.other').length === 0"
                     " && document.querySelector('#viewport .layer').naturalWidth === 1170")
    browser.expect_part("location.hash", "by=difference")
    # Pictures of the real application, dropped.
    sizes(browser, has_text)
    drop(browser, golden.read_bytes())
    has_text("#compared", "The pictures are the same")
    browser.key("g")
    browser.key("g")
    browser.wait("document.querySelector('#compare-tools').hidden")
    golden.unlink()
    golden.with_name("home.layout.json").unlink()


def listen(browser, has_text, shot):
    """The elements that a screen reader finds."""
    browser.key("a")
    has_text("#panel", "Sounds")
    browser.wait("document.querySelectorAll('.numbered.accessibility').length > 2")
    shot("preview-accessibility")
    browser.click(".spoken-list li:last-child button")
    browser.wait("document.querySelectorAll('.numbered').length === 0 && !!document.querySelector('.outline.chosen')")


def check(browser, has_text, shot):
    """The audit finds weak contrasts, and a switch without a label."""
    browser.key("u")
    has_text("#panel", "switch has no accessibility label")
    browser.wait("document.querySelectorAll('.numbered.audit').length === document.querySelectorAll('.audit-list li').length")
    shot("preview-audit")
    browser.click(".audit-list li button")
    browser.wait("!!document.querySelector('.outline.chosen')")


def stays(browser, theme, save):
    """What says the same stays as it is while a file is saved: else a press would be lost with its element."""
    text = theme.read_text(encoding="utf-8")

    def change():
        changes(browser, lambda: save(theme, text.replace("#00695C", "#00796B")))
        changes(browser, lambda: save(theme, text))
        # The answers about the picture come after it.
        time.sleep(0.3)

    assert "#00695C" in text, text
    browser.key("a")
    browser.wait("!!document.querySelector('.spoken-list li:last-child button')")
    browser.click_during(".spoken-list li:last-child button", change)
    browser.wait("document.querySelector('[data-panel=values]').getAttribute('aria-selected') === 'true'")
    browser.evaluate("void (window.stays = [...document.querySelectorAll('#panel h2, #tabs button, #compare option')])")
    browser.evaluate("window.dispatchEvent(new Event('resize'))")
    browser.expect("window.stays.length > 5 && window.stays.every((one) => one.isConnected)", True)


def hand_out(browser, screens, has_text):
    """All pictures as a page and as a picture of one file, as the browser saves them."""
    folder = screens.parent / "shared"
    folder.mkdir()
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    for form, name, start in [("page", "screens.html", b"<!DOCTYPE html>"), ("sheet", "screens.png", b"\x89PNG")]:
        browser.evaluate(
            "(() => { const s = document.querySelector('#share'); s.value = '%s';"
            " s.dispatchEvent(new Event('change')); })()" % form)
        has_text("#said", f"Saved as {name}")
        file = folder / name
        for _ in range(100):
            if file.exists() and file.stat().st_size > 0:
                break
            time.sleep(0.1)
        assert file.read_bytes().startswith(start), name


def palette(browser, theme, has_text, shot):
    """A variable is changed for all that use it, and taken back."""
    text = theme.read_text(encoding="utf-8")
    browser.key("p")
    has_text("#panel", "$brand")
    has_text("#panel", "used 2 times")
    has_text("#panel", "#8E24AA")
    browser.click("#panel details summary")
    browser.click("[aria-label='Change brand']")
    browser.wait("!!document.querySelector('.editor input[type=color]')")
    changes(browser, lambda: browser.evaluate(
        "(() => { const i = document.querySelector('.editor input[type=color]'); i.value = '#ff6d00';"
        " i.dispatchEvent(new Event('input', {bubbles: true})); })()"))
    # The list is made anew with the colour, and what was opened in it stays open.
    browser.wait("!!document.querySelector('#panel .swatch[title=\"#FF6D00FF\"]') && document.querySelector('#panel details').open")
    shot("preview-palette")
    assert theme.read_text(encoding="utf-8") == text, theme.read_text(encoding="utf-8")
    changes(browser, lambda: browser.click("#undo"))
    browser.key("p")


CONSTRAINED = """{
  "mockup": 1, "device": {"size": [390, 844], "scale": 3}, "system": 17,
  // Lines of constraints.
  "window": {"rootViewController": {"class": "UIViewController", "view": {"backgroundColor": "white", "subviews": [
    {"class": "UILabel", "id": "name", "text": "Wi-Fi", "backgroundColor": "yellow", "constraints": ["leading = margins + 4", "top = safeArea + 100"]},
    {"class": "UISwitch", "constraints": ["trailing = margins",  "centerY = name", {"firstAttribute": "leading", "relation": "greaterThanOrEqual", "secondItem": "name", "secondAttribute": "trailing"}]}
  ]}}}
}
"""

CONSTRAINED_YAML = """mockup: 1
device: {size: [390, 844], scale: 3}
system: 17
window:
  rootViewController:
    class: UIViewController
    view:
      backgroundColor: white
      subviews:
        - class: UIView
          id: box
          backgroundColor: red
          constraints:
            - edges = superview inset 100 40   # the box
"""


def constraints(browser, screens, click_at, has_text, shot):
    """The lines of a chosen object's constraints, and a constant that is tried and written, in JSON and in YAML."""
    value = lambda attribute: f"document.querySelector('[data-constraint={attribute}] .constant')"
    labels = "[...document.querySelectorAll('.outline.constraint')].map((l) => l.dataset.attribute + ' ' + l.innerText)"
    frame = lambda attribute: (
        f"(() => {{ const s = document.querySelector('#stage .shot'), k = s.dataset.scale,"
        f" a = s.getBoundingClientRect(), b = document.querySelector('.outline.constraint[data-attribute={attribute}]')"
        ".getBoundingClientRect(); return [b.left - a.left, b.top - a.top, b.width, b.height].map((n) => Math.round(n / k)); })()")

    def type_value(attribute, text):
        changes(browser, lambda: browser.evaluate(
            f"(() => {{ const i = {value(attribute)}; i.value = '{text}'; i.dispatchEvent(new Event('change')); }})()"))

    def open_screen(name, text):
        path = screens / name
        path.write_text(text, encoding="utf-8")
        stem = name.split(".")[0]
        find = f"[...document.querySelectorAll('#overview figure')].find((s) => s.textContent.includes('{stem}'))"
        browser.wait(f"!!({find} || {{querySelector: () => null}}).querySelector('.shot img[src]')", 30)
        browser.evaluate(f"{find}.querySelector('.shot').click()")
        browser.wait("document.querySelector('#stage .shot img').naturalWidth === 1170")
        has_text("#inspector", "Click anything")
        return path

    browser.evaluate("document.querySelector('#back') && document.querySelector('#back').offsetParent && document.querySelector('#back').click()")
    path = open_screen("constraints.screen.json", CONSTRAINED)
    click_at(browser, 30, 130)
    has_text("#inspector h2", "UILabel #name")
    browser.wait(f"{labels}.join() === 'leading 4,top 100'")
    # From the margin to the label, and from the safe area down.
    assert browser.evaluate(frame("leading"))[:1] + browser.evaluate(frame("leading"))[2:3] == [16, 4], browser.evaluate(frame("leading"))
    assert browser.evaluate(frame("top"))[1::2] == [20, 100], browser.evaluate(frame("top"))
    shot("preview-constraints")
    usable(browser, "constraints")
    type_value("leading", "30")
    browser.wait(f"{labels}.join() === 'leading 30,top 100'")
    assert browser.evaluate(frame("leading"))[2] == 30, browser.evaluate(frame("leading"))[2]
    assert path.read_text(encoding="utf-8") == CONSTRAINED, path.read_text(encoding="utf-8")
    # The line between what lies at one height, and a constraint in UIKit's words.
    click_at(browser, 350, 130)
    has_text("#inspector h2", "UISwitch")
    browser.wait(f"{labels}.join() === 'trailing 0,centerY 0,leading ≥ 0'")
    type_value("trailing", "-20")
    # Places are those of the last picture.
    has_text("#inspector", "margins.trailing - 20")
    browser.click("#write")
    browser.wait("document.querySelector('#said').innerText.includes('Wrote')")
    expected = CONSTRAINED.replace("margins + 4", "margins + 30").replace('"trailing = margins"', '"trailing = margins - 20"')
    assert path.read_text(encoding="utf-8") == expected, path.read_text(encoding="utf-8")
    # It contradicts the others, and is the one that is broken: nothing moves.
    browser.evaluate(
        f"(() => {{ const i = {value('leading')}; i.value = '400'; i.dispatchEvent(new Event('change')); }})()")
    browser.wait("document.querySelectorAll('.outline.constraint.is-broken').length === 1")
    browser.click("#write")
    browser.wait("document.querySelector('#edits').hidden")
    expected = expected.replace('"secondAttribute": "trailing"}', '"secondAttribute": "trailing", "constant": 400}')
    assert path.read_text(encoding="utf-8") == expected, path.read_text(encoding="utf-8")
    browser.click("#back")
    path.unlink()

    path = open_screen("boxes.screen.yaml", CONSTRAINED_YAML)
    click_at(browser, 200, 400)
    has_text("#inspector h2", "UIView #box")
    browser.wait(f"{labels}.join() === 'top 100,leading 40,bottom -100,trailing -40'")
    type_value("bottom", "-300")
    browser.click("#write")
    browser.wait("document.querySelector('#edits').hidden")
    expected = CONSTRAINED_YAML.replace("- edges = superview inset 100 40 ", '- "edges = superview inset 100 40 300 40" ')
    assert path.read_text(encoding="utf-8") == expected, path.read_text(encoding="utf-8")
    browser.click("#back")
    path.unlink()
    browser.wait("document.querySelectorAll('#overview figure').length === 2")
