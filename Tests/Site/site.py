#!/usr/bin/env python3
"""Looks at each page of the site in a headless Chromium, 360 pixels wide and on a screen, in light and dark.

  site.py SITE [PICTURES]

SITE is the folder that `make site` writes. All links have to lead to files and anchors of the site; axe may find nothing serious; no page may scroll sideways or ask for anything elsewhere; the search and the filters
of the gallery find what they should. Of the libraries three pages are looked at. With PICTURES, a folder, screenshots are
left there.
"""
import functools
import html.parser
import http.server
import json
import pathlib
import sys
import tempfile
import threading
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
import axe  # noqa: E402
from browser import Browser  # noqa: E402

# Without the rows below the first ones: all are alike, and axe takes a second for a hundred of them.
MOST_FIGURES = 40


class Links(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("id"):
            self.anchors.add(attributes["id"])
        for name in ["href", "src"]:
            if attributes.get(name):
                self.links.append(attributes[name])


def check_links(site):
    pages = {path: Links(path.read_text()) for path in site.rglob("*.html") if "libraries" not in path.parts[len(site.parts):-1]}
    problems, count = [], 0
    for path, page in pages.items():
        for link in page.links:
            if link.startswith(("http:", "https:", "mailto:")):
                continue
            count += 1
            name, _, anchor = urllib.parse.unquote(link).partition("#")
            target = (path.parent / name).resolve() if name else path
            # Libraries alone are linked as folders.
            if name.endswith("/"):
                target /= "index.html"
            if not target.is_file():
                problems.append(f"{path.relative_to(site)}: {link} is no file")
            elif anchor and target in pages and anchor not in pages[target].anchors:
                problems.append(f"{path.relative_to(site)}: {link} has no anchor")
    assert count > 5000, f"only {count} links"
    return list(pages), problems


class Server:
    """The site on a port of this machine: pages of libraries can't be opened from disk."""

    def __init__(self, site):
        handler = functools.partial(Quiet, directory=site)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}/{path}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def look(browser, url, width, scheme):
    """What is wrong with a page."""
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
    browser.call(
        "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    browser.open(url)
    problems = []
    wide = browser.evaluate("document.scrollingElement.scrollWidth")
    if wide > width:
        problems.append(f"{wide} pixels wide")
    browser.evaluate(f"document.querySelectorAll('figure').forEach((f, i) => {{ if (i >= {MOST_FIGURES}) f.remove() }})")
    return problems + axe.found(browser)


def check_search(browser, url):
    browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
    browser.open(url("index.html"))

    def first(text):
        browser.evaluate(
            f"(() => {{ const f = document.getElementById('search'); f.value = {json.dumps(text)};"
            " f.dispatchEvent(new Event('input')); })()")
        return browser.evaluate("document.querySelector('#results a')?.getAttribute('href')")

    assert first("uiswitch") == "reference/UISwitch.html", first("uiswitch")
    assert first("golden testing").startswith("golden-testing.html"), first("golden testing")
    assert first("zzzzzz") is None
    browser.open(url("gallery.html"))
    total = browser.evaluate("document.querySelectorAll('figure').length")
    browser.click("button[data-era='classic']")
    classic = browser.evaluate("document.querySelectorAll('figure:not([hidden])').length")
    assert 0 < classic < total, (classic, total)
    assert browser.evaluate("document.getElementById('picture-count').textContent") == f"{classic} of {total}"


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    pages, problems = check_links(site)
    server = Server(site)
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(folder)
        check_search(browser, server.url)
        for page in sorted(pages):
            name = page.relative_to(site).as_posix()
            if name.startswith("files/"):
                continue
            for width, scheme in [(360, "light"), (1280, "dark")]:
                found = look(browser, server.url(name), width, scheme)
                problems += [f"{name}, {width} pixels, {scheme}: {text}" for text in found]
                if pictures:
                    pictures.mkdir(parents=True, exist_ok=True)
                    browser.screenshot(pictures / f"{name.replace('/', '-')}-{width}.png")
        libraries = sorted((site / "libraries").glob("*/documentation/*/index.html"))
        for page in libraries[:3]:
            # The page finds its content by its address, which is that of a folder.
            browser.open(server.url(page.parent.relative_to(site).as_posix() + "/"))
            browser.wait("document.querySelector('h1')")
            if pictures:
                browser.screenshot(pictures / f"library-{page.parts[-2]}.png")
        # axe sets styles while it looks, which the policy of the pages refuses.
        problems += [text for text in browser.problems if not text.startswith("Applying inline style")]
        browser.close()
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{len(pages)} pages, {len(libraries)} libraries, {len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
