#!/usr/bin/env python3
"""Prints what hundreds of pictures cost in `mockup preview`, in a headless Chromium.

  preview.py MOCKUP [SCREENS]

MOCKUP is the program, SCREENS the number of screens, 200 without: each in four variants of 3x. They are made for this, and gone
afterwards. The load of the machine is printed, since times depend on it, and what the least page takes that does the same, whose server
need not draw: with one picture, and with all small ones, which it loads at the same places in the same sizes when they come as near.
Both walls are scrolled in turns. What takes too long ends the run with what was waited for and what the page said then.
"""
import base64
import contextlib
import http.server
import json
import os
import pathlib
import statistics
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests" / "Browser"))
from browser import Browser  # noqa: E402
from preview import Preview  # noqa: E402
from wall import DRAWN, OBSERVE, four_variants, scroll, search  # noqa: E402

PICTURES = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/pictures/'))"
DONE = "!document.querySelector('#count').innerText.includes('to draw')"
# The time from a change of a list to the first picture that is loaded after it, in milliseconds; fails after 20 s.
FIRST = """new Promise((done, fail) => {
  const field = document.querySelector(%s);
  field.value = %s;
  const start = performance.now();
  document.addEventListener("load", (event) => { if (event.target.closest?.(".shot")) done(performance.now() - start); }, true);
  setTimeout(() => fail(new Error("no picture came within 20 s")), 20000);
  field.dispatchEvent(new Event("change"));
})"""


# A file of the page's server.
AS_BASE64 = """fetch(%s).then((answer) => answer.blob()).then((blob) => new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.split(",")[1]);
  reader.readAsDataURL(blob);
}))"""


class Traced(Browser):
    """A browser that tells how much processor time the tasks of its page take, which other programs do not change."""

    events = None
    is_traced = False

    def note(self, event):
        if self.events is not None and event.get("method") == "Tracing.dataCollected":
            self.events += event["params"]["value"]
        if event.get("method") == "Tracing.tracingComplete":
            self.is_traced = True
        super().note(event)

    def trace(self, act):
        """The tasks of the page's thread while something is done: milliseconds of the processor and by the clock each."""
        self.events, self.is_traced = [], False
        self.call("Tracing.start", categories="toplevel", transferMode="ReportEvents")
        act()
        self.call("Tracing.end")
        end = time.monotonic() + 60
        while not self.is_traced:
            assert time.monotonic() < end, f"the browser does not hand out its trace; {state(self)}"
            self.evaluate("0")
            time.sleep(0.05)
        threads = {(one["pid"], one["tid"]) for one in self.events
                   if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
        tasks = [(one["tdur"] / 1000, one["dur"] / 1000) for one in self.events
                 if one["name"].endswith("RunTask") and "tdur" in one and (one["pid"], one["tid"]) in threads]
        assert tasks, "no task was traced"
        return tasks


def state(browser):
    """What a page says while something is waited for, as text."""
    said = browser.evaluate("""(() => {
      const text = (id) => document.getElementById(id)?.innerText || "";
      const images = [...document.querySelectorAll("#overview img, #viewport img")].filter((one) => one.getAttribute("src"));
      return `the page says "${text("count")}" and "${text("said")}"; of ${images.length} pictures that it asked for`
        + ` ${images.filter((one) => one.naturalWidth > 0).length} are there`;
    })()""")
    return f"{said}; the load of the machine is {os.getloadavg()[0]:.1f}"


def wait(browser, what, expression, seconds):
    """Waits until an expression is true."""
    try:
        browser.wait(expression, seconds)
    except AssertionError as error:
        raise AssertionError(f"waited {seconds} s for {what}; {state(browser)}") from error


def status(process, name):
    """A figure of a process in MiB."""
    lines = pathlib.Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


def renderers(process):
    """The memory in MiB of the processes that draw pages, each its own and its part of what is shared."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (path / "cmdline").read_bytes() and is_below(path, process):
                found.append(next(int(line.split()[1]) for line in (path / "smaps_rollup").read_text().splitlines()
                                  if line.startswith("Pss:")) / 1024)
        except OSError:
            pass
    return sum(found)


def is_below(path, process):
    while path.name not in ("0", "1"):
        if path.name == str(process):
            return True
        path = path.parent / (path / "stat").read_text().rsplit(")", 1)[1].split()[1]
    return False


class Least(http.server.BaseHTTPRequestHandler):
    """The least that answers as a preview does: a page with a picture, and a request that waits until another one comes."""

    protocol_version = "HTTP/1.1"
    PAGE = b'''<!DOCTYPE html><link rel="icon" href="data:,"><button class="shot"><img src="/one.png"></button><input id="field"><script>
      field.addEventListener("change", () => fetch("/view", {method: "POST"}));
      (async () => { for (;;) { const answer = await (await fetch("/wait")).json(); document.querySelector("img").src = answer.picture; } })();
      </script>'''
    picture = b""
    # The page of all small pictures, and these.
    wall, small = b"", []
    news = threading.Semaphore(0)

    def answer(self, kind, body):
        self.send_response(200)
        for name, value in [("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", "no-store")]:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path == "/wait":
            self.news.acquire()
            self.answer("application/json", json.dumps({"picture": f"/{time.monotonic_ns()}.png"}).encode())
        elif self.path == "/wall":
            self.answer("text/html", self.wall)
        elif self.path.startswith("/small/"):
            self.answer("image/png", self.small[int(self.path.split("/")[2])])
        else:
            if self.path == "/":
                # What waits for a page before hears of nothing.
                Least.news = threading.Semaphore(0)
            self.answer(*(("text/html", self.PAGE) if self.path == "/" else ("image/png", self.picture)))

    def do_POST(self):
        self.news.release()
        self.answer("application/json", b"{}")

    def log_message(self, *_):
        pass


class Quiet(http.server.ThreadingHTTPServer):
    """A server that does not tell of connections that a browser ends."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


# Where the pictures of the wall stand, what they show, and how high all of it is.
PLACES = """(() => {
  const wall = document.querySelector("#overview"), around = wall.getBoundingClientRect();
  return [around.top, wall.scrollHeight, [...wall.querySelectorAll(".shot img")].map((image) => {
    const box = image.getBoundingClientRect();
    return [box.left - around.left, box.top - around.top + wall.scrollTop, box.width, box.height, image.src];
  })];
})()"""
# Loads pictures of lines that come within half a window.
LOAD_NEAR = """const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    for (const image of target.children) image.src = image.dataset.src;
  }
}, { root: document.querySelector("#overview"), rootMargin: "50% 0px" });
for (const line of document.querySelectorAll("#all > div")) near.observe(line);"""
ALL_LOADED = "[...document.querySelectorAll('#overview img')].every((one) => one.naturalWidth > 0)"


@contextlib.contextmanager
def least():
    """The address of a server of the least pages."""
    server = Quiet(("127.0.0.1", 0), Least)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def take_wall(browser):
    """Makes the least page that has the pictures of the wall at their places."""
    top, height, places = browser.evaluate(PLACES)
    Least.small = [base64.b64decode(browser.evaluate(AS_BASE64 % json.dumps(source))) for *_, source in places]
    lines = {}
    for index, (x, y, width, height, _) in enumerate(places):
        lines.setdefault(y, []).append(
            f'<img decoding="async" alt="" data-src="/small/{index}" style="left:{x}px;width:{width}px;height:{height}px">')
    boxes = "".join(f'<div style="top:{y}px">{"".join(images)}</div>' for y, images in lines.items())
    Least.wall = f"""<!DOCTYPE html><link rel="icon" href="data:,"><style>body {{ margin: 0; }} #all > div, img {{ position: absolute; }}
      #all > div {{ left: 0; right: 0; height: {max(place[3] for place in places)}px; }}
      #overview {{ position: absolute; inset: {top}px 0 0 0; overflow: auto; }} #all {{ position: relative; height: {height}px; }}</style>
      <div id="overview"><div id="all">{boxes}</div></div><script>{LOAD_NEAR}</script>""".encode()


def one_picture(browser, address, picture):
    """What the least page takes until its picture is there, and from a change to the next one, in milliseconds."""
    Least.picture = picture
    opened, switched = [], []
    for _ in range(5):
        browser.open(f"{address}/")
        opened.append(browser.evaluate("Math.min(...performance.getEntriesByType('resource').filter((one) => one.name.includes('.png'))"
                                       ".map((one) => one.responseEnd))"))
        switched += [browser.evaluate(FIRST % ('"#field"', '""')) for _ in range(3)]
    browser.open("about:blank")
    return f"{statistics.median(opened):.0f} ms until its picture, {statistics.median(switched):.0f} ms from a change to the next"


def switches(browser, selector, values):
    times = []
    for value in values:
        try:
            times.append(browser.evaluate(FIRST % (json.dumps(selector), json.dumps(value))))
        except RuntimeError as error:
            raise AssertionError(f"{selector} = {value!r}: {error}; {state(browser)}") from error
        # The page hears of the others later.
        time.sleep(1)
        wait(browser, f"all pictures of {selector} = {value!r}", DONE, 300)
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms"


def scrolled(browser, name):
    """Prints what it takes to scroll all pictures from end to end until the last one is loaded."""
    browser.evaluate("void (window.longTasks.length = 0)")

    def act():
        scroll(browser)
        wait(browser, f"all pictures of {name}", ALL_LOADED, 60)

    tasks = browser.trace(act)
    processor, clock = [sorted((task[index] for task in tasks), reverse=True) for index in range(2)]
    print(f"{name}, scrolled: {len(browser.evaluate('window.longTasks'))} `longtask` entries; the longest task takes {processor[0]:.0f} ms of"
          f" the processor, {clock[0]:.0f} by the clock; {sum(one > 50 for one in processor)} and {sum(one > 50 for one in clock)} take over"
          f" 50 ms; all take {sum(processor):.0f} ms; {browser.evaluate(ALL_LOADED.replace('every', 'filter') + '.length')} pictures")


def shifts(browser):
    """The sum of layout shifts of a page."""
    return f"{sum(one[0] for one in browser.evaluate('window.shifts')):g}"


def scroll_both(browser, address, least_address):
    """Scrolls the wall and the least page of all its pictures in turns."""
    for index in range(3):
        browser.open("about:blank")
        browser.open(address)
        wait(browser, "the wall's pictures", f"{DRAWN} > 0 && {DONE}", 60)
        time.sleep(2)
        scrolled(browser, "the wall")
        print(f"shifts: {shifts(browser)}")
        if index == 0:
            take_wall(browser)
        browser.open(f"{least_address}/wall")
        time.sleep(2)
        scrolled(browser, "the least page")


def measure(mockup, folder, count):
    four_variants(folder, count)
    with Preview(mockup, folder) as preview, Traced(folder / "profile", 1440, 900) as browser:
        # With a look at its requests a browser reads all scripts once more, to say where each came from.
        browser.call("Network.disable")
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE)
        browser.open(preview.address)
        wait(browser, "the first picture", f"{DRAWN} > 0 && {PICTURES}.length > 0", 60)
        navigation = "performance.getEntriesByType('navigation')[0].startTime"
        first = browser.evaluate(f"Math.min(...{PICTURES}.map((one) => one.responseEnd)) - {navigation}")
        start = time.monotonic()
        wait(browser, f"all {4 * count} pictures", DONE, 600)
        print(f"first picture: {first:.0f} ms after the page is asked for")
        print(f"all {4 * count} drawn: {time.monotonic() - start:.1f} s later; {browser.evaluate(f'{PICTURES}.length')} were asked for;"
              f" shifts: {shifts(browser)}")
        times = [search(browser, text)[1] for text in ["s", "screen00", "screen007 dark", "uses:brand", 'text:"screen 31"', ""]]
        print(f"a search: longest {max(times):.0f} ms")
        browser.evaluate("document.querySelector('#overview').scrollTop = 0")
        # What comes into sight again is loaded first.
        time.sleep(2)
        browser.key("s")
        directions = ["rtl", "", "rtl", "ltr", "rtl", ""]
        print(f"a switch of the wall to its first picture: {switches(browser, '[data-switch=layout-direction]', directions)}")
        browser.evaluate("document.querySelector('#overview .shot').click()")
        wait(browser, "the picture that is looked at", "document.querySelector('#viewport img')?.naturalWidth > 0", 30)
        devices = ["iPhone SE", "iPhone 15", "iPad mini", "iPhone 4", "iPhone 15 Pro Max", ""]
        print(f"a switch of one picture: {switches(browser, '[data-switch=device]', devices)}")
        whole = browser.evaluate("document.querySelector('#viewport img').src")
        browser.call("Performance.enable")
        metrics = {one["name"]: one["value"] for one in browser.call("Performance.getMetrics")["metrics"]}
        print(f"memory: scripts {metrics['JSHeapUsedSize'] / 1e6:.0f} MB, the page {renderers(browser.process.pid):.0f} MiB,"
              f" the server {status(preview.process.pid, 'VmRSS'):.0f} MiB, at most {status(preview.process.pid, 'VmHWM'):.0f} MiB")
        picture = base64.b64decode(browser.evaluate(AS_BASE64 % json.dumps(whole)))
        with least() as address:
            print(f"the least page: {one_picture(browser, address, picture)}")
            scroll_both(browser, preview.address, address)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        measure(os.path.abspath(sys.argv[1]), pathlib.Path(folder), int(sys.argv[2]) if len(sys.argv) > 2 else 200)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
