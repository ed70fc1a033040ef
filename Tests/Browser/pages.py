#!/usr/bin/env python3
"""Looks at every page and panel in a headless Chromium: in windows of four widths, in light, dark, and colours that the system
chooses. Nothing may scroll sideways, lie over another or be cut, what has the focus shows it, and axe may find nothing serious.

  pages.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there. ONLY=wall looks at states of this name alone.
"""
import json
import os
import subprocess

import axe
from browser import Browser, run
from changes import git
from preview import SCREEN, THEME, Preview, click_at, save
from preview_tools import changes
from report import stage as stage_report
from review import Review, enter

WIDTHS = [1440, 1024, 768, 390]
SCHEMES = {
    "light": [("prefers-color-scheme", "light"), ("forced-colors", "none")],
    "dark": [("prefers-color-scheme", "dark"), ("forced-colors", "none")],
    "forced": [("prefers-color-scheme", "dark"), ("forced-colors", "active")],
}

# What is wrong with the places of what is shown.
FAULTS = """(async () => {
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  const faults = new Set();
  const name = (one) => `${one.nodeName.toLowerCase()}${one.id ? `#${one.id}` : one.classList.length ? `.${one.classList[0]}` : ""} “${
    (one.getAttribute("aria-label") || one.innerText || "").trim().slice(0, 30)}”`;
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} wide`);
  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog || document.body).querySelectorAll("*")].filter((one) => one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}));
  // What is larger than its window by intent: a picture that is enlarged.
  const pans = "#viewport, .viewport";
  // What is a line of its own that scrolls.
  const scrolls = ".chips";
  const isControl = (one) => one.matches("button, select, input, textarea, a, summary, .shot");
  // Where a control is, or the lines of words of another element.
  function places(one) {
    if (isControl(one)) return [one.getBoundingClientRect()];
    return [...one.childNodes].filter((node) => node.nodeType === 3).flatMap((node) => {
      const range = new Range();
      range.selectNode(node);
      return [...range.getClientRects()];
    });
  }
  const common = (a, b) => ({left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom)});
  const isLarge = (box, side) => box.right - box.left > side && box.bottom - box.top > side;
  // The part of a place that its surroundings show.
  function shown(one, own) {
    const box = {left: own.left, top: own.top, right: own.right, bottom: own.bottom};
    for (let around = isControl(one) ? one.parentElement : one; around && around !== root; around = around.parentElement) {
      const {overflowX, overflowY, display} = getComputedStyle(around);
      if (display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible") Object.assign(box, {left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right)});
      if (overflowY !== "visible") Object.assign(box, {top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom)});
    }
    return box;
  }
  for (const one of all) {
    const {overflowX, textOverflow} = getComputedStyle(one);
    if (one.closest(pans)) continue;
    const isWide = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
    if (isWide && ["auto", "scroll"].includes(overflowX) && !one.matches(scrolls)) faults.add(`${name(one)} scrolls sideways`);
    if (isWide && ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis" && !one.matches("figure, .shot, input")) faults.add(`${name(one)} is cut`);
    if (isWide && one.nodeName === "BUTTON" && !one.matches(".shot") && textOverflow !== "ellipsis") faults.add(`${name(one)} is wider than its room`);
  }
  // Controls and words: none lies over another, outside of the window, or under something else.
  const parts = all.filter((one) => !one.closest(pans) && (isControl(one)
    || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())));
  const boxes = [];
  for (const one of parts) {
    let lane = one.parentElement;
    while (lane && !["auto", "scroll"].includes(getComputedStyle(lane).overflowY)) lane = lane.parentElement;
    const isFixed = !lane && root.scrollHeight <= root.clientHeight;
    for (const own of places(one)) {
      if (!own.width || !own.height) continue;
      const isWhole = getComputedStyle(one).textOverflow !== "ellipsis" && !one.closest(scrolls);
      if (isWhole && (own.left < -1 || own.right > innerWidth + 1)) faults.add(`${name(one)} is outside of the window`);
      if (isFixed && (own.bottom > innerHeight + 1 || own.top < -1)) faults.add(`${name(one)} is below the window`);
      const box = shown(one, own);
      if (isLarge(box, 2)) boxes.push([one, box]);
    }
  }
  boxes.sort((a, b) => a[1].top - b[1].top);
  boxes.forEach(([one, box], index) => {
    for (let next = index + 1; next < boxes.length && boxes[next][1].top < box.bottom; next += 1) {
      const [other, second] = boxes[next];
      if (one.contains(other) || other.contains(one)) continue;
      if (isLarge(common(box, second), 1.5)) faults.add(`${name(one)} and ${name(other)} overlap`);
    }
  });
  for (const [one, box] of boxes) {
    if (!one.matches("button, select, input, textarea, a, summary") || one.disabled || one.type === "file") continue;
    const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (middle[1] < 0 || middle[1] > innerHeight || middle[0] < 0 || middle[0] > innerWidth) continue;
    const hit = document.elementFromPoint(...middle);
    if (hit && !one.contains(hit) && !hit.contains(one) && !(one.labels && [...one.labels].some((label) => label.contains(hit)))) faults.add(`${name(one)} lies under ${name(hit)}`);
  }
  // The picture has room.
  const room = document.querySelector("#viewport");
  if (room && room.checkVisibility() && (room.clientWidth < 240 || room.clientHeight < 200)) faults.add(`the picture has ${room.clientWidth} × ${room.clientHeight}`);
  return [...faults];
})()"""

# Controls that don't show that they have the focus.
UNSEEN = """(() => {
  const last = document.activeElement;
  const found = [];
  for (const one of (document.querySelector("dialog[open]") || document).querySelectorAll("button, select, input, textarea, a[href], summary, [tabindex='0']")) {
    if (!one.checkVisibility() || one.disabled) continue;
    one.focus({focusVisible: true, preventScroll: true});
    if (document.activeElement !== one) continue;
    const {outlineStyle, outlineWidth} = getComputedStyle(one);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 1) found.push(`${one.nodeName} ${one.id || one.className || one.innerText} does not show the focus`);
  }
  if (last) last.focus({preventScroll: true});
  return [...new Set(found)];
})()"""


class Look:
    """Looks at what a browser shows, and keeps what is wrong."""

    def __init__(self, shot):
        self.shot, self.problems, self.count = shot, [], 0
        self.only = os.environ.get("ONLY", "")

    def __call__(self, browser, name):
        if self.only not in name:
            return
        for width in WIDTHS:
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
            for scheme, features in SCHEMES.items():
                browser.call("Emulation.setEmulatedMedia", features=[{"name": key, "value": value} for key, value in features])
                # Places are the same in light and dark.
                found = [] if scheme == "dark" else browser.evaluate(FAULTS)
                if width in (WIDTHS[0], WIDTHS[-1]):
                    found += axe.found(browser)
                if width == WIDTHS[0]:
                    found += browser.evaluate(UNSEEN)
                self.count += 1
                self.problems += [f"{name}, {width} pixels, {scheme}: {text}" for text in found]
                self.shot(browser, f"{name}-{width}-{scheme}")
        browser.call("Emulation.setEmulatedMedia", features=[])
        browser.call("Emulation.clearDeviceMetricsOverride")


def project(folder):
    """A project with something of everything, and a history."""
    screens = folder / "Screens"
    (screens / "Settings and notifications").mkdir(parents=True)
    save(screens / "brand.theme.json", THEME % "#00695C")
    save(screens / "A theme with a rather long name for the dark.theme.json", THEME % "#1A237E")
    home = json.loads(json.dumps({**SCREEN, "system": 17}))
    view = home["window"]["rootViewController"]["viewControllers"][0]["view"]
    view["subviews"] += [
        {"class": "UIButton", "id": "configured", "frame": [20, 300, 200, 50],
         "configuration": {"style": "filled", "title": "Continue", "background": {"cornerRadius": 6}}},
        {"class": "UILabel", "id": "placed", "text": "Placed", "constraints": ["leading = margins", "bottom = safeArea - 40"]},
        {"class": "UIImageView", "frame": [20, 400, 40, 40], "image": {"systemImage": "no.such.symbol"}},
    ]
    save(screens / "home.screen.json", json.dumps(home, indent=2))
    long = screens / "Settings and notifications" / "A screen with a name that is longer than its picture is wide.screen.json"
    save(long, json.dumps({**SCREEN, "themes": ["../brand.theme.json"]}))
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "one")
    save(screens / "home.screen.json", json.dumps(home, indent=2).replace('"Sounds"', '"Noises"'))
    save(screens / "wrong.screen.json", json.dumps({**SCREEN, "windw": {}}))
    return screens


def choose(browser, selector, value):
    """Chooses a value of a list, by a part of its text."""
    browser.evaluate(
        f"(() => {{ const s = document.querySelector({json.dumps(selector)});"
        f" s.selectedIndex = [...s.options].findIndex((o) => o.text.includes({json.dumps(value)}));"
        " s.dispatchEvent(new Event('change')); })()")


def walls(browser, look):
    """Pages of all pictures."""
    drawn = "!document.querySelector('#count').innerText.includes('to draw')"
    browser.wait(f"document.querySelectorAll('#overview figure').length === 3 && {drawn}", 60)
    browser.wait("document.querySelector('#since').innerText.includes('changed')", 60)
    look(browser, "wall-changes")
    choose(browser, "#group", "folder")
    look(browser, "wall")
    browser.key("s")
    for name, value in [("style", "dark"), ("device", "iPhone SE"), ("content-size", "extraExtraExtraLarge")]:
        choose(browser, f"[data-switch={name}]", value)
    browser.click("[data-more=style]")
    browser.wait(f"document.querySelectorAll('#overview figure:not([hidden])').length === 6 && {drawn}", 60)
    look(browser, "wall-switches")
    browser.evaluate("document.querySelector('#overview .shot').click()")
    browser.wait("document.querySelectorAll('#viewport figure').length === 2")
    look(browser, "stage-matrix")
    browser.click("#back")
    browser.click("#switches-off")
    browser.key("p")
    browser.wait("!!document.querySelector('#panel .swatch')")
    browser.click("[aria-label='Change brand']")
    browser.wait("!!document.querySelector('#panel .color-field')")
    browser.click("#panel .color-field button")
    look(browser, "wall-palette")
    browser.key("p")
    browser.key("?")
    look(browser, "keys")
    browser.evaluate("document.querySelector('#help').close()")
    choose(browser, "#theme-page", "brand")
    browser.wait("document.querySelectorAll('.guide .card').length > 1", 60)
    browser.wait(drawn, 60)
    look(browser, "theme")
    choose(browser, "#theme-page", "All screens")
    browser.wait("!document.querySelector('.guide') && document.querySelectorAll('#overview figure:not([hidden])').length === 3")


def open_picture(browser, name):
    browser.evaluate(
        f"[...document.querySelectorAll('#overview figure')].find((one) => one.textContent.includes({json.dumps(name)}))"
        ".querySelector('.shot').click()")
    browser.wait("!document.querySelector('#stage').hidden")


def edit(browser, name, ready):
    row = f"[data-property={name}]"
    browser.evaluate(f"document.querySelector('{row} .edit').click()")
    browser.wait(f"!!document.querySelector('{row} {ready}')")


def pictures(browser, look):
    """The page of one picture, with each panel."""
    open_picture(browser, "wrong")
    browser.wait("document.querySelector('#findings').innerText.includes('windw')")
    look(browser, "stage-wrong")
    browser.click("#back")
    open_picture(browser, "home")
    browser.wait("document.querySelector('#inspector').innerText.includes('Click anything')", 30)
    look(browser, "stage")
    click_at(browser, 45, 135)
    browser.wait("document.querySelector('#inspector h2')?.innerText.includes('UISwitch')")
    look(browser, "stage-values")
    edit(browser, "onTintColor", ".color-field button")
    browser.click("[data-property=onTintColor] .color-field button")
    edit(browser, "frame", "[aria-label=x]")
    edit(browser, "contentMode", "select")
    look(browser, "stage-fields")
    browser.evaluate("(() => { const i = document.querySelector('[data-property=frame] [aria-label=x]'); i.value = 30; i.dispatchEvent(new Event('change')); })()")
    browser.wait("!document.querySelector('#edits').hidden")
    browser.key("t")
    browser.wait("document.querySelectorAll('.tried-list li').length === 1")
    look(browser, "stage-tried")
    changes(browser, lambda: browser.click("#changes-undo"))
    browser.key("t")
    browser.wait("document.querySelector('#inspector .path')?.innerText === 'x 20, y 120, 51 × 31 points'")
    browser.key("o")
    browser.wait("document.querySelectorAll('#tree .object').length > 3")
    browser.evaluate("[...document.querySelectorAll('#tree .object')].find((one) => one.textContent.includes('#configured')).click()")
    browser.wait("document.querySelector('#inspector h2')?.innerText.includes('#configured')")
    edit(browser, "configuration", "[data-member=cornerRadius]")
    look(browser, "stage-tree")
    browser.evaluate("[...document.querySelectorAll('#tree .object')].find((one) => one.textContent.includes('#placed')).click()")
    browser.wait("document.querySelectorAll('.constraint-row').length === 2")
    look(browser, "stage-constraints")
    browser.key("o")
    for key, name, ready in [("a", "accessibility", ".spoken-list li"), ("u", "audit", ".audit-list li"), ("p", "palette", ".swatch")]:
        browser.key(key)
        browser.wait(f"!!document.querySelector('#panel {ready}')")
        look(browser, f"stage-{name}")
    choose(browser, "#compare", "with main")
    browser.wait("document.querySelector('#compared').innerText.includes('differ')", 30)
    look(browser, "stage-compare")
    browser.click("[data-mode=slider]")
    look(browser, "stage-slider")
    choose(browser, "#compare", "Compare")
    browser.click("#back")


def preview(mockup, folder, look):
    project(folder)
    with Preview(mockup, folder, "--against", "main") as server, Browser(folder / "profile") as browser:
        browser.open(server.address)
        walls(browser, look)
        pictures(browser, look)


def galleries(mockup, folder, look):
    """Pages of one file."""
    project(folder)
    for name, arguments in [("gallery", ["Screens"]), ("gallery-theme", ["--theme", "Screens/brand.theme.json"])]:
        page = folder / f"{name}.html"
        subprocess.run([mockup, "gallery", *arguments, "-o", page, "--no-progress"], cwd=folder, capture_output=True)
        with Browser(folder / name) as browser:
            browser.open(page.as_uri())
            browser.wait("document.querySelectorAll('#overview figure').length > 0")
            look(browser, name)
            browser.evaluate("[...document.querySelectorAll('#overview .shot')].at(-1).click()")
            browser.wait("!document.querySelector('#stage').hidden")
            look(browser, f"{name}-stage")
            # axe sets styles while it looks, which the policy of the page refuses.
            browser.problems[:] = [text for text in browser.problems if not text.startswith("Applying inline style")]


def reports(mockup, folder, look):
    """The page of a report, and of its review."""
    report = stage_report(mockup, folder)
    with Review(mockup, report) as review, Browser(folder / "profile") as browser:
        enter(browser, review)
        look(browser, "review-broken")
        browser.click('[data-id="login~7"]')
        browser.wait("[...document.querySelectorAll('#stage img')].every((i) => i.naturalWidth === 640)")
        look(browser, "review")
        browser.key("n")
        look(browser, "review-zoom")
        browser.key("2")
        look(browser, "review-slider")
        browser.key("?")
        look(browser, "review-keys")
        browser.evaluate("document.querySelector('#help').close()")
        browser.key("A")
        look(browser, "review-all")


def walk(mockup, folder, shot):
    look = Look(shot)
    preview(mockup, folder / "preview", look)
    galleries(mockup, folder / "gallery", look)
    reports(mockup, folder / "report", look)
    print(f"looked {look.count} times")
    assert not look.problems, "\n" + "\n".join(look.problems)


if __name__ == "__main__":
    run(__doc__, "all pages and panels fit, and axe finds nothing serious", walk)
