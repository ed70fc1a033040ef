"""Documents and folders that rows.py measures with, each made when a row first asks for it."""
import json
import shutil
import subprocess


def document(window, **values):
    return {"mockup": 1, **values, "window": window}


def controller(view, **values):
    return document({"rootViewController": {"class": "UIViewController", "view": view}}, **values)


def empty(**values):
    return controller({"class": "UIView"}, device={"size": [10, 10]}, **values)


def rows(count):
    cells = [{"class": "UITableViewCell", "textLabel": {"text": f"Row {index}"}} for index in range(count)]
    return controller({"class": "UITableView", "sections": [{"rows": cells}]}, device="iPhone 8", system=12)


def views(count, view):
    places = [{"frame": [index % 20 * 18, index // 20 % 60 * 11, 120, 21], **view(index)} for index in range(count)]
    return controller({"class": "UIView", "backgroundColor": "white", "subviews": places}, device="iPhone 8", system=12)


def label(index):
    return {"class": "UILabel", "text": f"Label {index}"}


def boxes(index):
    return {"class": "UIView", "backgroundColor": f"#{index:06x}", "id": f"v{index}"}


def button(index):
    return {"class": "UIButton", "title": f"Button {index}"}


def push():
    games = [{"textLabel": {"text": f"Game {index}"}, "accessoryType": "disclosureIndicator"} for index in range(20)]
    return document(
        {"rootViewController": {"class": "UINavigationController", "id": "nav", "transition": {"push": 0}, "viewControllers": [
            {"class": "UITableViewController", "title": "Games",
             "view": {"class": "UITableView", "sections": [{"rows": games}]}},
            {"class": "UIViewController", "title": "Archive", "view": {
                "class": "UIView", "backgroundColor": "#FFF3D0", "subviews": [
                    {"class": "UILabel", "text": "Some text", "frame": [20, 100, 300, 40]}]}}]}},
        device="iPhone 8", system=12, timeline=[{"duration": 29 / 30, "set": {"nav": {"transition": {"push": 1}}}}])


def slide():
    return controller(
        {"class": "UIView", "backgroundColor": "white", "subviews": [
            {"class": "UISlider", "id": "slider", "value": 0, "frame": [20, 100, 300, 40]},
            {"class": "UILabel", "text": "Some text", "frame": [20, 200, 300, 40]}]},
        device="iPhone 8", system=12, timeline=[{"duration": 29 / 30, "set": {"slider": {"value": 1}}}])


class Stage:
    """A folder with the inputs, made when a row first asks for them."""

    def __init__(self, folder):
        self.folder = folder

    def file(self, name, make):
        path = self.folder / f"{name}.screen.json"
        if not path.exists():
            path.write_text(json.dumps(make()))
        return str(path)

    def copies(self, screen, count):
        folder = self.folder / f"{screen.parent.name}-{screen.name}-{count}"
        if not folder.exists():
            folder.mkdir()
            for index in range(count):
                shutil.copy(screen, folder / f"{index:03}.screen.json")
        return [str(path) for path in sorted(folder.iterdir())]

    def shard(self, screens, variants):
        folder = self.folder / f"shard-{screens}"
        if not folder.exists():
            for index in range(screens):
                path = folder / f"feature-{index // 200:03}" / f"screen-{index:06}.screen.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text('{"mockup": 1, "device": {"size": [20, 10]}, "window": {}}\n')
            if variants:
                (folder / "mockup.json").write_text(json.dumps({"mockup": 1, "matrix": variants}))
        return str(folder)

    def puts(self):
        """A Swift program that prints one line, linked as ours; nil where there is no compiler."""
        path = self.folder / "puts"
        if not path.exists():
            if not shutil.which("swiftc"):
                return None
            source = self.folder / "puts.swift"
            source.write_text('import Glibc\n\n@main enum Program {\n  static func main() { puts("mockup") }\n}\n')
            subprocess.run(
                ["swiftc", "-O", "-parse-as-library", "-static-stdlib", "-use-ld=lld", str(source), "-o", str(path)],
                check=True, stderr=subprocess.DEVNULL)
        return [str(path)]

    def native(self, source):
        """A program that draws the settings screen without mockup (native.c); nil without compiler or libraries."""
        path = self.folder / "native"
        if not path.exists():
            if not shutil.which("cc") or not shutil.which("pkg-config"):
                return None
            cairo = subprocess.run(["pkg-config", "--cflags", "--libs", "cairo-ft"], capture_output=True, text=True)
            build = ["cc", "-O2", str(source), *cairo.stdout.split(), "-ldeflate", "-lm", "-o", str(path)]
            if cairo.returncode or subprocess.run(build, stderr=subprocess.DEVNULL).returncode:
                return None
        return [str(path), str(self.folder / "native.png")]
