"""A headless Chromium, spoken to through a pipe: nothing but Python's own library is needed."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def program():
    """The browser of this machine, or None."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def run(text, works, test, without=None, take=lambda browser, path: browser.screenshot(path)):
    """Runs a test of pages from a command line: X.py MOCKUP [PICTURES].

    text: What is printed where there is no program: the test's own description.
    works: What is printed at the end.
    test: Called with the program, an empty folder, and `shot(browser, name)`, which leaves a screenshot in PICTURES.
    without: The part that needs no browser, called first with the program and the folder.
    take: What writes a screenshot.
    """
    if len(sys.argv) < 2:
        sys.exit(text)
    mockup = os.path.abspath(sys.argv[1])
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)

    def shot(browser, name):
        if pictures:
            take(browser, pictures / f"{name}.png")

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        if without:
            without(mockup, folder)
        if program() is None:
            print(f"skipped{' in part' if without else ''}: there is no Chromium; apt-get install chromium-headless-shell")
            return
        test(mockup, folder, shot)
    print(works)


class Browser:
    """One page. As a context it is closed at the end, and fails if the page complained of anything."""

    def __init__(self, folder, width=1280, height=900):
        # The browser reads commands from descriptor 3 and answers on 4.
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()
        arguments = [
            program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--remote-debugging-pipe", f"--user-data-dir={folder}", "--force-color-profile=srgb",
            f"--window-size={width},{height}",
        ]
        shell = ["bash", "-c", f'exec "$@" 3<&{to_browser} 4>&{from_browser}', "bash"]
        self.process = subprocess.Popen(
            shell + arguments, pass_fds=[to_browser, from_browser], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.problems = []
        target = self.call("Target.createTarget", url="about:blank", width=width, height=height)
        self.session = self.call(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """What the browser answers."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def note(self, event):
        """Keeps what the page complains of, and what it asks the network for."""
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.problems.append(parameters["exceptionDetails"].get("exception", {}).get(
                "description", "an exception"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.problems.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}".strip())
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("file:", "data:", "about:", "http://127.0.0.1:")):
                self.problems.append(f"asks for {url}")

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def evaluate(self, expression):
        """The value of a JavaScript expression."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, expression, seconds=10):
        """Waits until an expression is true. One page may give way to another while it is asked."""
        end = time.monotonic() + seconds
        while True:
            problem = None
            try:
                if self.evaluate(expression):
                    return
            except RuntimeError as error:
                problem = error
            if time.monotonic() > end:
                raise AssertionError(f"never: {expression}") from problem
            time.sleep(0.05)

    def expect(self, expression, value, seconds=5):
        """Fails unless an expression has a value soon; says which one it has."""
        self._expect(expression, lambda found: found == value, f"is not {value!r}", seconds)

    def expect_part(self, expression, part, seconds=5):
        """Fails unless the text or the list that an expression is contains a part soon; says what it is."""
        self._expect(expression, lambda found: found is not None and part in found, f"has no {part!r}", seconds)

    def _expect(self, expression, fits, problem, seconds):
        end = time.monotonic() + seconds
        while not fits(found := self.evaluate(expression)):
            assert time.monotonic() < end, f"{expression} {problem} but is {found!r}"
            time.sleep(0.05)

    def click(self, selector):
        """Clicks into the middle of an element, as a mouse does."""
        # What has just been shown is drawn first: a click does not find what lies in an element with
        # `content-visibility: auto` before.
        place = self.evaluate(
            f"(async () => {{ const find = () => document.querySelector({json.dumps(selector)});"
            " find()?.scrollIntoView({block: 'nearest'});"
            " for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);"
            # A part of the page may have been made anew meanwhile.
            " const b = find()?.getBoundingClientRect(); if (!b?.width) return null;"
            " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        assert place, f"there is no {selector}, or it is hidden"
        for kind in ["mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                buttons=1 if kind == "mousePressed" else 0, clickCount=1)

    def click_during(self, selector, act):
        """Clicks into the middle of an element, and does something while the button is down."""
        place = self.evaluate(
            f"(() => {{ const found = document.querySelector({json.dumps(selector)}); found.scrollIntoView({{block: 'nearest'}});"
            " const b = found.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                      buttons=1 if kind == "mousePressed" else 0, clickCount=1)
            if kind == "mousePressed":
                act()

    def key(self, key):
        """Presses a key."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    # What a browser does at keys by itself, such as going to the next control, it does by their numbers.
    NUMBERS = {"Tab": 9, "Enter": 13, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "F6": 117}

    def press(self, key, modifiers=0):
        """Presses a key as a person does; `modifiers` are the sum of 1 (Alt), 2 (Ctrl) and 8 (Shift)."""
        number = {"windowsVirtualKeyCode": self.NUMBERS.get(key, ord(key.upper()[0]))}
        text = {} if modifiers & 2 or len(key) > 1 and key != "Enter" else {"text": "\r" if key == "Enter" else key}
        commands = {"commands": ["selectAll"]} if (key, modifiers) == ("a", 2) else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, modifiers=modifiers, **number, **text, **commands)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers, **number)

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def __enter__(self):
        return self

    def __exit__(self, failure, *_):
        self.close()
        if failure is None:
            assert not self.problems, self.problems

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
