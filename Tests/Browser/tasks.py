#!/usr/bin/env python3
"""Does ten tasks of a designer in a headless Chromium, each with a pointer and with a keyboard alone, and counts the steps.

  tasks.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, the pictures of Documentation/designers.md are left there. The steps have to be
those that the page tells. ONLY=corners does one task alone.
"""
import json
import os
import pathlib
import re
import subprocess
import time

import small
from browser import Browser, run
from changes import git
from hands import Keyboard, Pointer
from preview import Preview, save

PAGE = pathlib.Path(__file__).parents[2] / "Documentation" / "designers.md"
DRAWN = "!document.querySelector('#count').innerText.includes('to draw')"
SOURCES = "JSON.stringify([...document.querySelectorAll('#overview figure:not([hidden]) img')].map((one) => one.src))"
FOUND = "document.querySelectorAll('#overview figure:not([hidden])').length"
# Pictures near what shows are there, or those that are looked at.
LOADED = """[...document.querySelectorAll(document.querySelector('#stage').hidden ? '#overview .shot' : '#viewport .shot')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.top < innerHeight && box.bottom > 0 && one.checkVisibility({contentVisibilityAuto: true});
}).every((one) => { const image = one.querySelector('img'); return image.complete && image.naturalWidth > 0; })"""
CAPTIONS = "[...document.querySelectorAll('#viewport figcaption')].map((one) => one.textContent).join()"

THEME = """{
  "mockup": 1,
  "variables": {
    "brand": "%s",
    "corner": 8,
    "paper": {"light": "#FFF8F2", "dark": "#1C1714"}
  },
  "window": {"tintColor": "$brand"},
  "appearance": [
    {"class": "UINavigationBar", "set": {"titleTextAttributes": {"foregroundColor": "$brand"}}},
    {"class": "UISwitch", "set": {"onTintColor": "$brand"}}
  ]
}
"""


def label(text, style="body"):
    return {"class": "UILabel", "text": text, "font": {"textStyle": style}, "adjustsFontForContentSizeCategory": True, "numberOfLines": 0,
            "constraints": ["top = safeArea + 24", "leading = margins", "trailing = margins"]}


def button(title, y, id):
    return {"class": "UIButton", "title": title, "id": id, "backgroundColor": "$brand", "titleColor": "white", "cornerRadius": "$corner",
            "constraints": [f"top = safeArea + {y}", "leading = margins", "trailing = margins", "height = 50"]}


def screen(title, *subviews):
    return json.dumps({"mockup": 1, "themes": ["brand.theme.json"], "system": 18, "device": "iPhone 15", "window": {"rootViewController": {
        "class": "UINavigationController", "viewControllers": [{"class": "UIViewController", "title": title,
            "view": {"backgroundColor": "$paper", "subviews": list(subviews)}}]}}}, indent=2)


SCREENS = {
    "sign in": screen("Bakery", label("Welcome back", "largeTitle"), button("Sign in", 120, "enter"),
                      button("Create an account", 186, "new")),
    "basket": screen("Basket", label("Two loaves and a cake"), button("Order now", 120, "order")),
    "settings": screen("Settings", label("Tell me when the bread is fresh"),
                       {"class": "UISwitch", "id": "fresh", "isOn": True, "constraints": ["top = safeArea + 100", "leading = margins"]}),
    "offer": screen("Offer", label("Rye bread, today only"), button("Reserve", 120, "reserve"),
                    {"class": "UIView", "id": "banner", "backgroundColor": "#FFC107", "constraints": [
                        "top = safeArea + 150", "leading = margins", "trailing = margins", "height = 60"]}),
    "order": screen("Order", label("Thank you", "largeTitle"), {"class": "UIButton", "id": "track", "configuration": {
        "style": "filled", "title": "Follow the order", "background": {"cornerRadius": 10, "backgroundColor": "#00695C"}},
        "constraints": ["top = safeArea + 120", "leading = margins", "trailing = margins", "height = 50"]}),
}


def project(folder):
    """The screens of a bakery with two themes, as Git has them."""
    screens = folder / "Bakery"
    screens.mkdir(parents=True)
    save(screens / "brand.theme.json", THEME % "#00695C")
    save(screens / "night.theme.json", THEME % "#5E35B1")
    for name, text in SCREENS.items():
        save(screens / f"{name}.screen.json", text)
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "one")
    return screens


class Task:
    """One way to do a task."""

    def __init__(self, mockup, hand, screens, picture):
        self.mockup, self.hand, self.browser, self.screens, self.picture = mockup, hand, hand.browser, screens, picture
        self.theme = screens / "brand.theme.json"

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText")

    def changes(self, expression, act):
        """Does something, and waits for another value of an expression."""
        before = self.browser.evaluate(expression)
        act()
        self.browser.wait(f"({expression}) !== {json.dumps(before)}", 30)
        self.browser.wait(DRAWN, 60)

    def uses(self):
        """Find what uses a colour."""
        self.hand.use("#palette", "p")
        self.hand.use("#panel details:nth-of-type(3) summary")
        self.hand.use("#panel details:nth-of-type(3) .link")
        self.browser.wait(f"{FOUND} === 1 && document.querySelector('#search').value === 'uses:#FFC107'")
        self.browser.expect("document.querySelector('#overview figure:not([hidden]) figcaption').innerText.trim()", "offer")

    def colour(self):
        """Change a colour, and see where."""
        self.hand.use("#palette", "p")
        self.hand.use("[aria-label='Change brand']")
        self.browser.wait("document.querySelector('.reach')?.innerText.startsWith('Changes ')", 30)
        told = self.text(".reach")
        assert re.fullmatch(r"Changes \d+ objects on 5 screens \(5 pictures\)\.", told), told
        self.changes(SOURCES, lambda: self.hand.type("#panel .color-field [aria-label=Value]", "#C62828"))
        assert self.theme.read_text() == THEME % "#00695C", self.theme.read_text()
        self.picture()
        self.hand.use("#write")
        self.browser.wait("document.querySelector('#said').innerText.startsWith('Wrote')")
        assert self.theme.read_text() == THEME % "#C62828", self.theme.read_text()

    def corners(self):
        """Make the corners of buttons rounder everywhere."""
        self.hand.picture("sign in")
        self.hand.object("UIButton #enter", (40, 240), "enter")
        if self.hand.name == "keyboard":
            # Fewer controls lie on the way then.
            self.hand.use("#only-set")
        self.hand.use("[data-property=cornerRadius] .edit")
        self.browser.wait("document.querySelector('.reach')?.innerText.startsWith('Changes ')", 30)
        assert self.text(".reach").endswith(" on 3 screens (3 pictures)."), self.text(".reach")
        shown = "document.querySelector('#viewport .shot img').src"
        self.changes(shown, lambda: self.hand.type("[data-property=cornerRadius] input[type=number]", "25"))
        self.picture()
        self.hand.use("#write")
        self.browser.wait("document.querySelector('#said').innerText.startsWith('Wrote')")
        assert self.theme.read_text() == (THEME % "#00695C").replace('"corner": 8', '"corner": 25'), self.theme.read_text()

    def theme_on_devices(self):
        """Try a theme in the dark, with large text, on three devices."""
        self.hand.use("#show-as", "s")
        for name, value in [("style", "dark"), ("content-size", "accessibilityLarge"), ("device", "iPhone SE")]:
            self.hand.choose(f"[data-switch={name}]", value)
        for index, device in [(1, "iPhone 15 Pro Max"), (2, "iPad mini")]:
            self.hand.use("[data-more=device]")
            self.hand.choose(f"[data-switch=device][data-index='{index}']", device)
        self.hand.choose("[data-switch=theme]", "night")
        self.browser.wait(f"{FOUND} === 15 && {DRAWN}", 60)
        assert "no document changes" in self.text("#switches-note"), self.text("#switches-note")

    def screenshot(self):
        """Compare with a screenshot of another size."""
        path = self.screens.parent / "screenshot.png"
        subprocess.run([self.mockup, "render", self.screens / "basket.screen.json", "--device", "iPhone SE", "-o", path, "--quiet"], check=True)
        self.browser.call("Page.setInterceptFileChooserDialog", enabled=True)
        self.hand.picture("basket")
        self.hand.choose("#compare", "with a picture")
        # The file is chosen in a window of the system.
        self.browser.wait("document.querySelector('input[type=file]') !== null")
        root = self.browser.call("DOM.getDocument")["root"]["nodeId"]
        node = self.browser.call("DOM.querySelector", nodeId=root, selector="input[type=file]")["nodeId"]
        self.browser.call("DOM.setFileInputFiles", nodeId=node, files=[str(path)])
        self.hand.steps += 1
        self.browser.wait("document.querySelector('#compared').innerText.includes('the sizes differ')", 30)
        self.browser.wait(f"{CAPTIONS}.startsWith('dropped picture, 320 × 568,actual, ')")
        self.browser.wait("[...document.querySelectorAll('#viewport img')].every((one) => one.naturalWidth > 0)")

    def since(self):
        """See what changed since main."""
        save(self.theme, (THEME % "#00695C").replace('"corner": 8', '"corner": 20'))
        self.browser.wait("document.querySelector('#since')?.innerText === 'Since main: 3 changed, 2 as before.'", 60)
        self.hand.picture("basket")
        self.browser.wait("document.querySelector('#compared')?.innerText.includes('differ')", 30)
        assert self.browser.evaluate(CAPTIONS).startswith("main,now"), self.browser.evaluate(CAPTIONS)
        self.browser.wait("[...document.querySelectorAll('#viewport img')].every((one) => one.naturalWidth > 0)")

    def swift(self):
        """Copy a button as Swift."""
        self.browser.evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); })")
        self.hand.picture("order")
        self.hand.object("UIButton #track", (40, 240), "track")
        self.hand.choose("[aria-label='Copy configuration']", "as Swift")
        self.browser.wait("!!window.copied")
        copied = self.browser.evaluate("window.copied")
        assert "UIButton.Configuration.filled()" in copied and "cornerRadius = 10" in copied, copied

    def drop(self):
        """Drop one of three tried values, and write two."""
        self.hand.use("#edits-text", "t")
        self.browser.wait("document.querySelectorAll('.tried-list li').length === 3")
        self.picture()
        self.hand.use("[data-tried]:nth-child(2) button")
        self.browser.wait("document.querySelectorAll('.tried-list li').length === 2")
        self.hand.use("#write-all")
        self.browser.wait("document.querySelector('#said').innerText.startsWith('Wrote')")
        text = (THEME % "#AD1457").replace('"corner": 8', '"corner": 16')
        assert self.theme.read_text() == text, self.theme.read_text()

    def cover(self):
        """Find the object that covers another."""
        self.hand.picture("offer")
        self.hand.object("UIView #banner", (190, 275), "banner")
        if self.hand.name == "pointer":
            self.hand.use("#objects")
        row = "#tree .is-chosen [data-act=hide]"
        image = "document.querySelector('#viewport .shot img').src"
        self.changes(image, lambda: self.hand.use(row))
        self.browser.wait("document.querySelectorAll('#tree .is-hidden').length === 1")

    def guide(self):
        """Hand over a style guide."""
        self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.screens.parent))
        self.hand.choose("#theme-page", "brand")
        self.browser.wait(f"document.querySelectorAll('.guide .card').length > 1 && {DRAWN}", 60)
        self.hand.choose("#share", "as the theme")
        path = self.screens.parent / "brand.html"
        for _ in range(300):
            if path.exists() and path.stat().st_size > 0:
                break
            time.sleep(0.1)
        assert b"$brand" in path.read_bytes(), f"{path.name} has {path.stat().st_size} bytes without $brand"

    # What is shown before a task begins.
    def prepare_drop(self):
        secret = self.browser.evaluate("document.documentElement.outerHTML.match(/\"secret\": ?\"([^\"]+)\"/)[1]")
        for target in [{"kind": "variable", "name": "brand", "value": "#AD1457"},
                       {"kind": "variable", "name": "paper", "value": "#FFFFFF"},
                       {"kind": "variable", "name": "corner", "value": 16}]:
            target = {**target, "file": "Bakery/brand.theme.json"}
            self.browser.evaluate(
                f"fetch('/try', {{method: 'POST', headers: {{'X-Mockup-Secret': {json.dumps(secret)}}}, body: {json.dumps(json.dumps(target))}}})"
                ".then((answer) => { if (!answer.ok) throw new Error(answer.statusText); })")
        self.browser.wait(f"document.querySelector('#edits-text').innerText === 'Tried: 3 values' && {DRAWN}", 30)


# The tasks by the names of their pictures.
TASKS = {
    "uses": Task.uses, "colour": Task.colour, "corners": Task.corners, "devices": Task.theme_on_devices, "screenshot": Task.screenshot,
    "since": Task.since, "swift": Task.swift, "drop": Task.drop, "cover": Task.cover, "guide": Task.guide,
}


def do(mockup, folder, name, kind, picture):
    """The number of steps that a task takes."""
    screens = project(folder)
    against = ["--against", "main"] if name == "since" else []
    with Preview(mockup, folder, *against, path="Bakery") as preview, Browser(folder / "profile", 1280, 800) as browser:
        browser.open(preview.address)
        browser.wait(f"{FOUND} === 5 && {DRAWN}", 60)
        taken = []

        def take():
            browser.wait(LOADED)
            taken.append(picture(browser))

        task = Task(mockup, kind(browser), screens, take)
        getattr(task, f"prepare_{name}", lambda: None)()
        TASKS[name](task)
        if not taken:
            take()
        return task.hand.steps


def told():
    """The steps that the page tells, by pictures: with a pointer, with a keyboard."""
    rows = re.findall(r"!\[[^]]*\]\(images/designer-(\w+)\.png\)\s+(\d+) steps? with a pointer, (\d+) with the keyboard", PAGE.read_text())
    return {name: (int(pointer), int(keyboard)) for name, pointer, keyboard in rows}


def walk(mockup, folder, shot):
    only = os.environ.get("ONLY")
    steps = {}
    for name in [only] if only else TASKS:
        def picture(browser):
            shot(browser, f"designer-{name}")
        steps[name] = (do(mockup, folder / f"{name}-pointer", name, Pointer, picture),
                       do(mockup, folder / f"{name}-keyboard", name, Keyboard, lambda browser: None))
        print(f"{name}: {steps[name][0]} steps with a pointer, {steps[name][1]} with the keyboard")
    expected = told()
    assert steps == {name: expected.get(name) for name in steps}, f"{PAGE.name} tells {expected}"


if __name__ == "__main__":
    run(__doc__, "ten tasks of a designer can be done, with a pointer and by keyboard alone", walk, take=small.screenshot)
