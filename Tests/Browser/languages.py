#!/usr/bin/env python3
"""Drives `mockup preview` in a headless Chromium with a screen in three languages: the switch of languages, tables that
are saved, and texts of tables, which can't be tried.

  languages.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, screenshots are left there.
"""
import json

from browser import Browser, run
from preview import Preview, click_at, save

SCREEN = {
    "mockup": 1, "device": {"size": [320, 200], "scale": 2}, "system": 12, "strings": ["../App"],
    "window": {"backgroundColor": "white", "subviews": [
        {"class": "UILabel", "id": "title", "frame": [20, 60, 280, 30], "text": {"localized": "title"}},
        {"class": "UILabel", "id": "plain", "frame": [20, 100, 280, 30], "text": "Plain"},
    ]},
}


def stage(folder):
    """A project of one screen in English, German and texts twice as long."""
    screens = folder / "Screens"
    screens.mkdir(parents=True)
    for name, text in [("en", "Cart"), ("de", "Warenkorb")]:
        table(folder, name, text)
    save(screens / "home.screen.json", json.dumps(SCREEN, indent=2))
    save(screens / "mockup.json", json.dumps(
        {"mockup": 1, "root": True, "matrix": {"locales": ["en", "de", "double-length"]}}))
    return screens


def table(folder, name, text):
    path = folder / "App" / f"{name}.lproj" / "Localizable.strings"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(path, f'/* The title. */\n"title" = "{text}";\n')


def walk(browser, preview, folder, shot):
    drawn = "[...document.querySelectorAll('#overview .shot img')].filter((i) => i.naturalWidth > 0).length"
    source = "document.querySelector('#stage .shot img').src"
    inspected = "document.querySelector('#inspector').innerText"
    browser.open(preview.address)
    browser.wait(f"{drawn} === 3", 30)

    # All pictures can be shown in the languages that there are texts in, which no document gets.
    browser.key("s")
    language = "document.querySelector('[data-switch=locale]')"
    browser.expect(f"[...{language}.options].map((one) => one.text)", [
        "as written", "de", "en", "double-length", "accented", "bounded", "right-to-left"])
    browser.evaluate(f"(() => {{ {language}.value = 'de'; {language}.dispatchEvent(new Event('change')); }})()")
    browser.wait("document.querySelectorAll('#overview figure:not([hidden])').length === 1"
                 " && !document.querySelector('#count').innerText.includes('to draw')", 30)
    browser.expect("document.querySelector('#count').innerText", "1 picture")
    browser.expect_part("location.hash", "as=locale%3Ade")
    texts = lambda word: f"(() => {{ const s = document.querySelector('#search'); s.value = '{word}'; s.dispatchEvent(new Event('input')); }})()"
    for word, count in [("warenkorb", 1), ("cart", 0), ("", 1)]:
        browser.evaluate(texts(word))
        browser.expect("document.querySelectorAll('#overview figure:not([hidden])').length", count)
    shot("preview-language")
    # The address names a language before it is known.
    browser.evaluate("void (window.isOld = true, location.reload())")
    browser.wait(f"!window.isOld && {language}?.value === 'de' && {language}.options.length === 7", 30)
    browser.click("#switches-off")
    browser.wait("document.querySelectorAll('#overview figure:not([hidden])').length === 3", 30)

    # The switch names the languages of the matrix, and shows the picture of the one that is chosen.
    browser.click("#overview .shot")
    browser.wait(f"!!document.querySelector('#stage .shot img') && {source}.length > 0")
    options = "[...document.querySelectorAll('#language option')].map((o) => o.textContent)"
    browser.wait(f"{options}.join() === 'en,de,double-length'")
    english = browser.evaluate(source)
    browser.evaluate(
        "(() => { const s = document.querySelector('#language');"
        " s.value = [...s.options].find((o) => o.textContent === 'de').value;"
        " s.dispatchEvent(new Event('change')); })()")
    browser.wait(f"{source} !== {json.dumps(english)} && document.querySelector('#stage .shot img').naturalWidth === 640")
    browser.expect("document.querySelector('#language').selectedOptions[0].textContent", "de")

    # A text of a table says where it is, and can't be tried; a plain one can.
    click_at(browser, 30, 75)
    browser.wait(f"{inspected}.includes('Localizable.strings:2')")
    text = browser.evaluate(inspected)
    assert "“title” of Localizable, de" in text and "Warenkorb" in text, text
    changes = lambda: browser.evaluate("!!document.querySelector('[data-property=text] .edit')")
    assert not changes(), "a text of a table can't be changed in the document"
    shot("preview-language")
    browser.key("Escape")
    click_at(browser, 30, 115)
    browser.wait(f"{inspected}.includes('UILabel #plain')")
    assert changes(), "a plain text can"

    # A table that is saved changes the picture, also among others.
    german = browser.evaluate(source)
    table(folder, "de", "Einkaufswagen")
    browser.wait(f"{source} !== {json.dumps(german)}")
    click_at(browser, 30, 75)
    browser.wait(f"{inspected}.includes('Einkaufswagen')")
    browser.click("#back")
    sources = "[...document.querySelectorAll('#overview .shot img')].map((i) => i.src)"
    browser.wait(f"{drawn} === 3")
    before = browser.evaluate(sources)
    table(folder, "de", "Korb")
    browser.wait(f"{sources}[1] !== {json.dumps(before[1])}")

    # A damaged table is an error at its place, until it is mended.
    browser.evaluate("document.querySelectorAll('#overview .shot')[1].click()")
    browser.wait("!!document.querySelector('#stage .shot img')")
    found = "document.querySelector('#findings').innerText"
    path = folder / "App" / "de.lproj" / "Localizable.strings"
    path.write_text('"title" = "Korb"\n', encoding="utf-8")
    browser.wait(f"{found}.includes('Localizable.strings:2:1: error: expected')")
    table(folder, "de", "Korb")
    browser.wait(f"{found} === ''")

    # A table of a language that had none appears.
    (folder / "App" / "de.lproj" / "Localizable.strings").unlink()
    browser.wait(f"{found}.includes('no text in')")
    table(folder, "de", "Wagen")
    browser.wait(f"{found} === ''")


def drive(mockup, folder, shot):
    project = folder / "project"
    stage(project)
    with Preview(mockup, project) as preview, Browser(folder / "profile") as browser:
        walk(browser, preview, project, lambda name: shot(browser, name))


if __name__ == "__main__":
    run(__doc__, "languages in the preview work", drive)
