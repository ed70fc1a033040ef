#!/usr/bin/env python3
"""Prints what hundreds of pictures cost in `mockup preview`, in a headless Chromium.

  preview.py MOCKUP [SCREENS]

MOCKUP is the program, SCREENS the number of screens, 200 without: each in four variants of 3x. They are made for this, and gone
afterwards. The load of the machine is printed, since times depend on it, and what the least page takes that does the same: it has one
picture, which its server need not draw.
"""
import base64
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
  setTimeout(() => fail(new Error("no picture came")), 20000);
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
        """Tasks of the page's thread over 50 ms while something is done: the number, and the longest, in milliseconds."""
        self.events, self.is_traced = [], False
        self.call("Tracing.start", categories="toplevel", transferMode="ReportEvents")
        act()
        self.call("Tracing.end")
        while not self.is_traced:
            self.evaluate("0")
            time.sleep(0.05)
        threads = {(one["pid"], one["tid"]) for one in self.events
                   if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
        times = [one["tdur"] / 1000 for one in self.events
                 if one["name"].endswith("RunTask") and "tdur" in one and (one["pid"], one["tid"]) in threads]
        assert times, "no task was traced"
        long = [one for one in times if one > 50]
        return f"{len(long)} tasks over 50 ms of processor time, the longest {max(times):.0f} ms"


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


def least(browser, picture):
    """What the least page takes until its picture is there, and from a change to the next one, in milliseconds."""
    Least.picture = picture
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Least)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    opened, switched = [], []
    for _ in range(5):
        browser.open(f"http://127.0.0.1:{server.server_port}/")
        opened.append(browser.evaluate("Math.min(...performance.getEntriesByType('resource').filter((one) => one.name.includes('.png'))"
                                       ".map((one) => one.responseEnd))"))
        switched += [browser.evaluate(FIRST % ('"#field"', '""')) for _ in range(3)]
    browser.open("about:blank")
    server.shutdown()
    return f"{statistics.median(opened):.0f} ms until its picture, {statistics.median(switched):.0f} ms from a change to the next"


def switches(browser, selector, values):
    times = []
    for value in values:
        times.append(browser.evaluate(FIRST % (json.dumps(selector), json.dumps(value))))
        # The page hears of the others later.
        time.sleep(1)
        browser.wait(DONE, 300)
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms"


def measure(mockup, folder, count):
    four_variants(folder, count)
    with Preview(mockup, folder) as preview, Traced(folder / "profile", 1440, 900) as browser:
        # With a look at its requests a browser reads all scripts once more, to say where each came from.
        browser.call("Network.disable")
        browser.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE)
        browser.open(preview.address)
        browser.wait(f"{DRAWN} > 0 && {PICTURES}.length > 0", 60)
        navigation = "performance.getEntriesByType('navigation')[0].startTime"
        first = browser.evaluate(f"Math.min(...{PICTURES}.map((one) => one.responseEnd)) - {navigation}")
        start = time.monotonic()
        browser.wait(DONE, 600)
        print(f"first picture: {first:.0f} ms after the page is asked for")
        print(f"all {4 * count} drawn: {time.monotonic() - start:.1f} s later; {browser.evaluate(f'{PICTURES}.length')} were asked for")
        browser.evaluate("void (window.longTasks.length = 0)")
        print(f"scrolled from end to end: {browser.trace(lambda: scroll(browser))}")
        print(f"  tasks that lasted over 50 ms: {len(browser.evaluate('window.longTasks'))},"
              f" shifts: {sum(one[0] for one in browser.evaluate('window.shifts')):g}")
        times = [search(browser, text)[1] for text in ["s", "screen00", "screen007 dark", "uses:brand", 'text:"screen 31"', ""]]
        print(f"a search: longest {max(times):.0f} ms")
        browser.evaluate("document.querySelector('#overview').scrollTop = 0")
        # What comes into sight again is loaded first.
        time.sleep(2)
        browser.key("s")
        directions = ["rtl", "", "rtl", "ltr", "rtl", ""]
        print(f"a switch of the wall to its first picture: {switches(browser, '[data-switch=layout-direction]', directions)}")
        browser.evaluate("document.querySelector('#overview .shot').click()")
        browser.wait("document.querySelector('#viewport img')?.naturalWidth > 0")
        devices = ["iPhone SE", "iPhone 15", "iPad mini", "iPhone 4", "iPhone 15 Pro Max", ""]
        print(f"a switch of one picture: {switches(browser, '[data-switch=device]', devices)}")
        whole = browser.evaluate("document.querySelector('#viewport img').src")
        browser.call("Performance.enable")
        metrics = {one["name"]: one["value"] for one in browser.call("Performance.getMetrics")["metrics"]}
        print(f"memory: scripts {metrics['JSHeapUsedSize'] / 1e6:.0f} MB, the page {renderers(browser.process.pid):.0f} MiB,"
              f" the server {status(preview.process.pid, 'VmRSS'):.0f} MiB, at most {status(preview.process.pid, 'VmHWM'):.0f} MiB")
        picture = base64.b64decode(browser.evaluate(AS_BASE64 % json.dumps(whole)))
        print(f"the least page: {least(browser, picture)}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        measure(os.path.abspath(sys.argv[1]), pathlib.Path(folder), int(sys.argv[2]) if len(sys.argv) > 2 else 200)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
