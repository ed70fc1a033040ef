"""Uses of a picture beside editing: states, time, comparing, the palette, and what a reader hears."""
import base64
import json
import time

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
    has_text("#inspector h3", "UIButton #go")
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


def compare(browser, screens, has_text, shot):
    """Compares with a golden that is not there yet, accepts it, and compares with other pictures."""
    golden = screens / "__Goldens__" / "home@3x.png"
    browser.key("g")
    has_text("#compared", "There is no golden")
    browser.click("#accept")
    has_text("#said", "Wrote")
    assert golden.exists() and golden.with_name("home.layout.json").exists()
    has_text("#compared", "The pictures are the same")
    # Another screen, in all ways.
    browser.evaluate(
        "(() => { const s = document.querySelector('#compare');"
        " s.value = 'plain'; s.dispatchEvent(new Event('change')); })()")
    has_text("#compared", "pixels differ in")
    browser.wait("document.querySelectorAll('#viewport .shot.other img').length === 2"
                 " && [...document.querySelectorAll('#viewport .shot.other img')].every((i) => i.naturalWidth === 1170)")
    shot("preview-compare")
    for mode in ["slider", "overlay", "blink", "difference"]:
        browser.click(f"[data-mode={mode}]")
        browser.wait("document.querySelectorAll('#viewport .shot.other').length === 0"
                     " && document.querySelector('#viewport .layer').naturalWidth === 1170")
    assert "by=difference" in browser.evaluate("location.hash")
    # A picture of the real application, dropped.
    data = base64.b64encode(golden.read_bytes()).decode()
    browser.evaluate(
        "(() => { const bytes = Uint8Array.from(atob(%s), (c) => c.charCodeAt(0));"
        " const data = new DataTransfer(); data.items.add(new File([bytes], 'app.png', {type: 'image/png'}));"
        " document.querySelector('#viewport').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true})); })()"
        % json.dumps(data))
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
    browser.click("[aria-label='Change brand']")
    browser.wait("!!document.querySelector('.editor input[type=color]')")
    changes(browser, lambda: browser.evaluate(
        "(() => { const i = document.querySelector('.editor input[type=color]'); i.value = '#ff6d00';"
        " i.dispatchEvent(new Event('input', {bubbles: true})); })()"))
    shot("preview-palette")
    assert theme.read_text(encoding="utf-8") == text
    changes(browser, lambda: browser.click("#undo"))
    browser.key("p")
