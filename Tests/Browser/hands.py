"""Hands that use the page of a preview, one with a pointer, one with a keyboard alone. They count what they do: each click, each
key, and each text that is typed is a step."""
import json

from preview import click_at

FIGURE = "[...document.querySelectorAll('#overview figure:not([hidden])')].find((one) => one.textContent.includes({0}))"


class Hand:
    """What both do alike."""

    def __init__(self, browser):
        self.browser, self.steps = browser, 0

    def settle(self):
        """Waits for two frames: parts of the page may be made anew."""
        self.browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def ready(self, selector):
        self.browser.wait(f"document.querySelector({json.dumps(selector)})?.checkVisibility()", 30)

    def write(self, text):
        """Types a text in place of the one that has the focus, and ends it."""
        self.browser.press("a", 2)
        self.browser.call("Input.insertText", text=text)
        self.browser.press("Enter")
        self.steps += 1

    def is_chosen(self, name):
        self.browser.wait(f"document.querySelector('#inspector h2')?.innerText === {json.dumps(name)}", 30)

    def shown(self):
        self.browser.wait("document.querySelector('#inspector').innerText.includes('Click anything')"
                          " && document.querySelector('#viewport img').naturalWidth > 0", 30)


class Pointer(Hand):
    """Clicks, and types where there is a text to type."""

    name = "pointer"

    def use(self, selector, key=None):
        """Clicks a control; `key` is what a keyboard does instead."""
        self.ready(selector)
        self.browser.click(selector)
        self.steps += 1

    def choose(self, selector, text):
        """Opens a list, and clicks what begins with a text."""
        self.ready(selector)
        # The list of a select element is no part of the page.
        self.browser.evaluate(
            f"(() => {{ const s = document.querySelector({json.dumps(selector)});"
            f" s.selectedIndex = [...s.options].findIndex((o) => o.text.startsWith({json.dumps(text)}));"
            " s.dispatchEvent(new Event('input', {bubbles: true})); s.dispatchEvent(new Event('change', {bubbles: true})); })()")
        self.steps += 2

    def type(self, selector, text):
        self.use(selector)
        self.write(text)

    def picture(self, name):
        """Looks at a picture of the wall."""
        self.browser.wait(f"!!{FIGURE.format(json.dumps(name))}", 30)
        number = self.browser.evaluate(f"{FIGURE.format(json.dumps(name))}.dataset.number")
        self.use(f"[data-number='{number}'] .shot")
        self.shown()

    def object(self, name, place, search):
        """Chooses an object of the picture at a place in points."""
        click_at(self.browser, *place)
        self.steps += 1
        self.is_chosen(name)


class Keyboard(Hand):
    """Uses nothing but keys."""

    name = "keyboard"
    # More steps to a control than anybody takes.
    MOST = 90
    PARTS = ["header", "#tree", "#overview", "#stage", "#inspector"]

    def press(self, key, modifiers=0):
        self.browser.press(key, modifiers)
        self.steps += 1
        self.settle()

    def region(self, selector):
        """Goes to a part of the page, by F6, forward or back, whichever is nearer."""
        parts = self.browser.evaluate(f"{json.dumps(self.PARTS)}.filter((one) => !document.querySelector(one).hidden)")
        own = self.browser.evaluate(f"{json.dumps(parts)}.findIndex((one) => !!document.activeElement.closest(one))")
        wanted = parts.index(selector)
        way = (wanted - max(own, 0)) % len(parts)
        is_back = own >= 0 and way > len(parts) / 2
        for _ in range(len(parts) + 1):
            if self.browser.evaluate(f"!!document.activeElement.closest({json.dumps(selector)})"):
                return
            self.press("F6", 8 if is_back else 0)
        raise AssertionError(f"F6 does not lead to {selector}")

    def reach(self, selector):
        """Goes to a control: to its part of the page, then by the tabulator, forward or back, whichever is nearer."""
        self.ready(selector)
        part = next(one for one in self.PARTS
                    if self.browser.evaluate(f"!!document.querySelector({json.dumps(selector)}).closest({json.dumps(one)})"))
        self.region(part)
        has_focus = f"document.activeElement === document.querySelector({json.dumps(selector)})"
        is_before = self.browser.evaluate(
            f"!!(document.activeElement.compareDocumentPosition(document.querySelector({json.dumps(selector)})) & 2)")
        for _ in range(self.MOST):
            if self.browser.evaluate(has_focus):
                return
            self.press("Tab", 8 if is_before else 0)
        raise AssertionError(f"the tabulator does not lead to {selector}")

    def use(self, selector, key=None):
        self.ready(selector)
        if key:
            self.press(key)
            return
        self.reach(selector)
        is_checkbox = self.browser.evaluate("document.activeElement.type === 'checkbox'")
        self.press(" " if is_checkbox else "Enter")

    def choose(self, selector, text):
        self.reach(selector)
        # Opens the list, so that what lies between is not chosen on the way.
        self.press("ArrowDown", 1)
        for key in text:
            self.browser.press(key)
        self.steps += 1
        self.press("Enter")

    def type(self, selector, text):
        self.reach(selector)
        self.write(text)

    def picture(self, name):
        self.browser.wait(f"!!{FIGURE.format(json.dumps(name))}", 30)
        for _ in range(self.MOST):
            self.press("j")
            if self.browser.evaluate(f"document.activeElement.closest('figure') === {FIGURE.format(json.dumps(name))}"):
                break
        self.press("Enter")
        self.shown()

    def object(self, name, place, search):
        """Chooses an object by the tree, in which it searches for a text."""
        self.press("o")
        self.reach("#tree-search")
        self.browser.call("Input.insertText", text=search)
        self.steps += 1
        self.press("ArrowDown")
        for _ in range(self.MOST):
            if self.browser.evaluate("document.activeElement.title") == name:
                self.is_chosen(name)
                return
            self.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {name}")
