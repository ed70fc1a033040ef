#!/usr/bin/env python3
"""Looks at what `mockup preview --against` and `mockup gallery --against` show in a headless Chromium: pictures beside those
that a revision of Git had.

  changes.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json
import os
import subprocess

from browser import Browser, run
from preview import SCREEN, THEME, Preview, save, stage

GROUPS = "[...document.querySelectorAll('#overview section:not([hidden]) h2')].map((one) => one.innerText)"
SINCE = "document.querySelector('#since')?.textContent"


def git(folder, *arguments):
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=folder, check=True,
                   capture_output=True, env=environment)


def change(screens):
    """A project with a history: one screen uses a theme, one doesn't, one goes, and one is new."""
    save(screens / "old.screen.json", json.dumps(SCREEN))
    git(screens.parent, "init", "-q", "-b", "main")
    git(screens.parent, "add", ".")
    git(screens.parent, "commit", "-q", "-m", "one")
    (screens / "old.screen.json").unlink()
    save(screens / "new.screen.json", json.dumps(SCREEN))
    save(screens / "brand.theme.json", THEME % "#C62828")


def look(browser, shot, name, same):
    """What both pages show: what changed stands first, between what it was and the difference."""
    browser.wait(f"({SINCE} || '').startsWith('Since main')", 60)
    browser.expect(SINCE, "Since main: 1 changed, 1 new, 1 as before. Gone: old.")
    expected = ["Changed since main 1", "New since main 1"] + (["As at main 1"] if same else [])
    browser.expect(GROUPS, expected)
    first = "document.querySelector('#overview figure')"
    browser.wait(f"[...{first}.querySelectorAll('img')].filter((i) => i.naturalWidth > 0).length === 3")
    browser.expect(f"[...{first}.querySelectorAll('figcaption > span')].map((s) => s.textContent.trim())", [
        "main", "home", "difference"])
    # The picture stands in the middle, as large as those beside it.
    boxes = browser.evaluate(
        f"[...{first}.querySelectorAll('.shot')].map((s) => {{ const b = s.getBoundingClientRect();"
        " return [s.tagName, Math.round(b.left), Math.round(b.width)]; })")
    assert [box[0] for box in boxes] == ["DIV", "BUTTON", "DIV"], boxes
    assert boxes[0][1] < boxes[1][1] < boxes[2][1] and len({box[2] for box in boxes}) == 1, boxes
    assert browser.evaluate(f"{first}.getBoundingClientRect().bottom <= innerHeight"), "all pictures fit"
    browser.expect_part(f"{first}.title", " place")
    browser.expect_part(f"{first}.querySelector('button').getAttribute('aria-label')", "home, changed since main")
    browser.evaluate(f"Promise.all([...{first}.querySelectorAll('img')].map((i) => i.decode()))")
    shot(browser, f"{name}-wall")
    # A click compares.
    browser.click("#overview figure button.shot")
    browser.wait("document.querySelector('#compared')?.innerText.includes('differ')", 30)
    captions = "[...document.querySelectorAll('#viewport figcaption')].map((one) => one.textContent)"
    browser.expect(captions, ["main", "now", "difference"])
    assert not browser.evaluate("document.querySelector('#accept').getClientRects().length"), "a revision is no golden"
    browser.wait("[...document.querySelectorAll('#viewport img')].every((i) => i.naturalWidth > 0)")
    shot(browser, f"{name}-picture")
    browser.key("m")
    browser.wait(f"{captions}[0] === 'main | now'")
    browser.wait("document.querySelector('#viewport .layer').naturalWidth > 0")
    browser.click("#back")


def preview(mockup, folder, shot):
    screens = stage(folder)
    change(screens)
    with Preview(mockup, folder, "--against", "main") as server, Browser(folder / "profile", 1440, 900) as browser:
        browser.open(server.address)
        look(browser, shot, "preview-changes", True)
        # A new picture has none to be compared with, and says so.
        browser.evaluate("document.querySelectorAll('#overview button.shot')[1].click()")
        browser.wait("document.querySelector('#compared')?.innerText.includes('cannot read')")
        browser.click("#back")
        # The change is a filter of any group.
        browser.evaluate("(() => { const g = document.querySelector('#group'); g.value = 'folder'; g.dispatchEvent(new Event('change')); })()")
        browser.wait("document.querySelectorAll('#overview .dot.changed').length === 2")
        browser.expect("document.querySelectorAll('#overview .other').length", 0)
        browser.click("[data-only=changed]")
        browser.wait("document.querySelectorAll('#overview figure:not([hidden])').length === 2")
        for part in ["group=folder", "only=changed"]:
            browser.expect_part("location.hash", part)
        browser.click("[data-only=changed]")
        browser.key("v")
        browser.key("v")
        browser.wait("document.querySelector('#group').value === 'change'")
        # A save changes what changed: back to what it was, and a screen that nobody had touched.
        save(screens / "brand.theme.json", THEME % "#00695C")
        browser.wait(f"{SINCE} === 'Since main: 1 new, 2 as before. Gone: old.'", 60)
        text = (screens / "plain.screen.json").read_text().replace("Sounds", "Noises")
        save(screens / "plain.screen.json", text)
        browser.wait(f"{SINCE} === 'Since main: 1 changed, 1 new, 1 as before. Gone: old.'", 60)
        first = "document.querySelector('#overview figure .shot.other img')"
        browser.wait(f"{first}.naturalWidth > 0")
        before = browser.evaluate(f"{first}.src")
        save(screens / "plain.screen.json", text.replace("Noises", "Tunes"))
        browser.wait(f"{first}.src !== {json.dumps(before)} && {first}.naturalWidth > 0", 60)
        # Pictures that the page shows otherwise are compared with nothing.
        browser.evaluate("location.hash = 'as=style:dark'")
        browser.evaluate("window.dispatchEvent(new PopStateEvent('popstate'))")
        browser.wait(f"{SINCE} === 'Pictures are compared with main as they are written.'")
        found = server.ask("GET", "/change/1/1/expected.png")
        assert found.status == 403, "pictures of a revision are for the browser that was let in"


def gallery(mockup, folder, shot):
    screens = stage(folder)
    change(screens)

    def write(*arguments):
        return subprocess.run([mockup, "gallery", *arguments, "--no-progress"], cwd=folder, capture_output=True, text=True)

    page = folder / "changes.html"
    result = write("Screens", "--against", "main", "-o", page)
    assert result.returncode == 0 and "1 changed, 1 new, 1 as they were, 1 screen gone" in result.stdout, result
    small = write("Screens", "--against", "main", "--pixels", "1", "-o", folder / "small.html")
    assert small.returncode == 0, small
    sizes = [path.stat().st_size for path in [folder / "small.html", page]]
    assert sizes[0] < sizes[1] * 0.8, sizes
    with Browser(folder / "profile", 1440, 900) as browser:
        browser.open(page.as_uri())
        look(browser, shot, "gallery-changes", False)
        # Nothing changed.
        git(folder, "add", ".")
        git(folder, "commit", "-q", "-m", "two")
        result = write("Screens", "--against", "HEAD", "-o", page)
        assert result.returncode == 0 and ": 3 as they were, " in result.stdout, result
        browser.open(page.as_uri())
        browser.wait(f"{SINCE} === 'Nothing has changed since HEAD.'")
        shot(browser, "gallery-unchanged")


def walk(mockup, folder, shot):
    preview(mockup, folder / "preview", shot)
    gallery(mockup, folder / "gallery", shot)


if __name__ == "__main__":
    run(__doc__, "changes since a revision in the browser work", walk)
