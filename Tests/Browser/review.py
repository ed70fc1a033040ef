#!/usr/bin/env python3
"""Accepts and rejects by clicks and keys what `mockup review` serves to a headless Chromium, and tries what
it has to refuse.

  review.py MOCKUP [PICTURES]

MOCKUP is the program. With PICTURES, a folder, a screenshot is left there.
"""
import json
import signal

from browser import Browser, run
from report import stage
from server import Server


class Review(Server):
    """A running `mockup review`."""

    def __init__(self, mockup, report, *arguments):
        super().__init__([mockup, "review", report.name, "--no-open", *arguments], report.parent)


def snapshot(folder):
    """Every file of a project but the report's, with what is in it."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.relative_to(folder).parts[0].startswith(("report", "."))}


def written(before, after):
    return sorted(name for name in {*before, *after} if before.get(name) != after.get(name))


def refusals(mockup, report):
    """Requests that get nothing, and change nothing."""
    before = snapshot(report.parent)
    review = Review(mockup, report)
    own = f"http://127.0.0.1:{review.port}"
    decision = json.dumps({"id": "login~7"}).encode()
    review.expect(403, "GET", "/")
    review.expect(403, "GET", f"/?token={'0' * 32}")
    review.expect(403, "POST", "/accept", {"Origin": own}, decision)
    # Another name for this machine, as DNS can be made to say.
    review.expect(403, "GET", f"/?token={review.token}", {"Host": "evil.example"})
    review.expect(403, "GET", f"/?token={review.token}", {"Origin": "http://evil.example"})
    # The token still works, once.
    entrance = review.ask("GET", f"/?token={review.token}")
    # A page that leads on, since a strict cookie is not sent to where a redirection leads.
    assert entrance.status == 200, entrance.status
    cookie = entrance.getheader("Set-Cookie")
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie, cookie
    known = {"Cookie": cookie.split(";")[0]}
    review.expect(403, "GET", f"/?token={review.token}")
    # With the cookie: pages yes, but not from elsewhere, and no files but the report's pictures.
    page = review.ask("GET", "/", known)
    assert page.status == 200 and "default-src 'none'" in page.getheader("Content-Security-Policy"), (page.status, page.getheaders())
    review.expect(403, "GET", "/", {**known, "Host": f"localhost:{review.port}"})
    for origin in [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}]:
        review.expect(403, "POST", "/accept", {**known, **origin}, decision)
    for path in ["/pictures/../report.json", "/pictures/%2e%2e/report.json", "/%2fetc/passwd", "/x"]:
        review.expect(404, "GET", path, known)
    authorized = {**known, "Origin": own}
    review.expect(400, "POST", "/accept", authorized, b"{")
    review.expect(413, "POST", "/accept", authorized, b" " * (2 << 20))
    review.expect(409, "POST", "/accept", authorized, b'{"id": "nothing"}')
    review.expect(405, "DELETE", "/", authorized)
    review.process.send_signal(signal.SIGINT)
    status, output = review.end()
    assert status == 0 and "0 accepted, 0 rejected, 10 not decided" in output, (status, output)
    assert written(before, snapshot(report.parent)) == [], written(before, snapshot(report.parent))


def outside(mockup, report):
    """A report that names a golden elsewhere does not get it written."""
    forged = report.parent / "report forged"
    forged.mkdir()
    (report.parent.parent / "__Goldens__").mkdir()
    for path in report.rglob("*"):
        target = forged / path.relative_to(report)
        if path.is_dir():
            target.mkdir(exist_ok=True)
        else:
            target.write_bytes(path.read_bytes())
    text = (forged / "report.json").read_text(encoding="utf-8")
    place = "Screens/__Goldens__/login~7@2x.png"
    assert place in text, text
    (forged / "report.json").write_text(
        text.replace(place, "../__Goldens__/stolen@2x.png"), encoding="utf-8")
    review = Review(mockup, forged)
    cookie = review.ask("GET", f"/?token={review.token}").getheader("Set-Cookie").split(";")[0]
    headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{review.port}"}
    review.expect(409, "POST", "/accept", headers, b'{"id": "login~7"}')
    assert not list((report.parent.parent / "__Goldens__").iterdir()), list((report.parent.parent / "__Goldens__").iterdir())
    review.expect(200, "POST", "/done", headers, b"{}")
    review.process.wait(timeout=60)


def enter(browser, review):
    """Opens the address; its entrance page leads to the review, without the token in the address."""
    browser.open(review.address)
    browser.wait(
        "location.pathname + location.search === '/' && !!document.querySelector('#detail h2')")


def walk(browser, review, project, shot):
    before = snapshot(project)
    select = "document.querySelector"

    def text(selector):
        """What an element says, once the page's script has made it."""
        element = f"{select}({json.dumps(selector)})"
        browser.wait(f"!!{element}")
        return browser.evaluate(f"{element}.innerText")

    said = lambda words: browser.wait(
        f"{select}('#said').innerText.includes({json.dumps(words)})")
    open_item = lambda name: browser.wait(
        f"{select}('#detail h2').innerText === {json.dumps(name)}")
    enter(browser, review)
    assert "mockup review" in text("#head") and "0 of 10 decided" in text("#head"), text("#head")

    # What could not be drawn can't be accepted.
    assert "broken~7" in text("#detail h2"), text("#detail h2")
    browser.expect(f"{select}('#accept').disabled", True)
    browser.key("a")
    assert "0 of 10" in text("#decided"), text("#decided")

    # Accepted by a click: the files are there, and the next one is open.
    browser.click('[data-id="login~7"]')
    browser.wait("[...document.querySelectorAll('#stage img')].every(i => i.naturalWidth === 640)")
    browser.click("#accept")
    said("login~7: wrote Screens/__Goldens__/login~7@2x.png")
    assert written(before, snapshot(project)) == [
        "Screens/__Goldens__/login~7.layout.json", "Screens/__Goldens__/login~7@2x.png"], written(before, snapshot(project))
    open_item("login~12")

    # Rejected by a key.
    browser.key("r")
    said("login~12: rejected")
    browser.wait(f"{select}('#decided').innerText === '2 of 10 decided'")
    assert len(written(before, snapshot(project))) == 2, len(written(before, snapshot(project)))

    # Taken back: the old golden is there again.
    browser.click('[data-id="login~7"]')
    shot("review")
    browser.click("#reject")
    said("put back Screens/__Goldens__/login~7@2x.png")
    assert written(before, snapshot(project)) == [], written(before, snapshot(project))
    browser.click('[data-id="login~7"]')
    browser.key("a")
    said("login~7: wrote")

    # All that is shown, after a question; what was rejected stays.
    browser.key("/")
    for key in "login new":
        browser.key(key)
    browser.key("Escape")
    assert browser.evaluate(f"{select}('#accept-all').disabled"), "nothing is shown"
    browser.evaluate(
        f"(() => {{ const s = {select}('#search'); s.value = 'ü';"
        " s.dispatchEvent(new Event('input', {bubbles: true})); })()")
    browser.wait(f"{select}('#accept-all').innerText === 'Accept all shown (2)'")
    browser.key("A")
    browser.expect(f"{select}('#all').open", True)
    assert "2 pictures" in text("#all-text"), text("#all-text")
    browser.click("#accept-listed")
    said("2 accepted, 4 files written")
    goldens = "Screens/__Goldens__/"
    assert written(before, snapshot(project)) == sorted(
        f"{goldens}{name}{ending}" for name in ["login~7", "Über uns~12", "Über uns~7"]
        for ending in [".layout.json", "@2x.png"]), written(before, snapshot(project))

    # What was decided survives loading the page anew.
    enter(browser, review)
    assert text("#decided") == "4 of 10 decided", text("#decided")
    browser.expect(f"{select}('[data-id=\"login~12\"] .verdict').dataset.verdict", "rejected")

    browser.click("#done")
    said("3 accepted, 1 rejected, 6 not decided")
    browser.expect(f"{select}('#accept').disabled", True)
    status, output = review.end()
    assert status == 1, "something was rejected"
    assert f"login~7: wrote {goldens}login~7@2x.png" in output, output
    assert "login~12: rejected" in output and "3 accepted, 1 rejected" in output, output


def without_browser(mockup, folder):
    report = stage(mockup, folder / "project")
    refusals(mockup, report)
    outside(mockup, report)


def drive(mockup, folder, shot):
    report = folder / "project" / "report <1>"
    with Review(mockup, report) as review, Browser(folder / "profile") as browser:
        walk(browser, review, report.parent, lambda name: shot(browser, name))


if __name__ == "__main__":
    run(__doc__, "the review in the browser works", drive, without_browser)
