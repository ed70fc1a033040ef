#!/usr/bin/env python3
"""The import of an application of many scenes, and the drawing of them.

  storyboards.py [--scenes N] [--files N] [--constraints N] [--draw] [--keep FOLDER] MOCKUP

Writes storyboards as Xcode has them: scenes with forms of labels, fields, stacks and buttons under constraints, static and
dynamic tables, a tab bar controller with navigation controllers, pushes, embedded scenes and references to other files.
Prints the seconds and MiB that `mockup import` takes for the folder, for twice as many scenes, and, with --draw, those of
drawing an application of a hundred.
"""
import argparse
import os
import pathlib
import subprocess
import tempfile
import time

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
    'version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" '
    'useSafeAreas="YES" colorMatched="YES" {first}>\n<device id="retina6_0" orientation="portrait" appearance="light"/>\n'
    "<scenes>\n")
TAIL = "</scenes>\n</document>\n"
# Those of a form's rows: to the sides and the row above, and in the row between label and field.
ROW_CONSTRAINTS = 5
# Every seventh scene is a table, every eleventh has another in it, every thirteenth leads to another file.
TABLES, EMBEDS, REFERENCES = 7, 11, 13
DRAWN = 100


def rect(x, y, width, height):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>\n'


def constraint(name, first, attribute, second, other, constant):
    return (
        f'<constraint firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" '
        f'secondAttribute="{other}" constant="{constant}" id="{name}"/>\n')


def row(scene, index):
    """A label and a field beside it, below the row above."""
    y = 60 + 44 * index
    label, field = f"lB{scene}-{index}", f"fD{scene}-{index}"
    above = (f"lB{scene}-{index - 1}", "bottom") if index else (f"sA{scene}", "top")
    views = (
        f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" '
        f'text="Name {index}" textAlignment="natural" lineBreakMode="tailTruncation" '
        f'translatesAutoresizingMaskIntoConstraints="NO" id="{label}">\n{rect(16, y, 60, 21)}'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/>\n<nil key="textColor"/>\n</label>\n'
        f'<textField opaque="NO" borderStyle="roundedRect" placeholder="Value" '
        f'translatesAutoresizingMaskIntoConstraints="NO" id="{field}">\n{rect(84, y, 290, 34)}'
        '<fontDescription key="fontDescription" type="system" pointSize="14"/>\n<textInputTraits key="textInputTraits"/>\n'
        "</textField>\n")
    name = f"c{scene}-{index}"
    constraints = (
        constraint(f"{name}a", label, "leading", f"sA{scene}", "leading", 16)
        + constraint(f"{name}b", label, "top", *above, 12)
        + constraint(f"{name}c", field, "leading", label, "trailing", 8)
        + constraint(f"{name}d", field, "centerY", label, "centerY", 0)
        + constraint(f"{name}e", f"sA{scene}", "trailing", field, "trailing", 16))
    return views, constraints


def form(scene, rows, segues):
    parts = [row(scene, index) for index in range(rows)]
    button = (
        f'<button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="bT{scene}">\n'
        f'{rect(16, 760, 100, 30)}<state key="normal" title="Next"/>\n<connections>{segues}</connections>\n</button>\n')
    under = constraint(f"cB{scene}x", f"bT{scene}", "leading", f"sA{scene}", "leading", 16) + constraint(
        f"cB{scene}y", f"sA{scene}", "bottom", f"bT{scene}", "bottom", 20)
    embed = ""
    if scene % EMBEDS == 0:
        embed = (
            f'<containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kV{scene}">\n'
            f'{rect(16, 500, 358, 200)}<connections><segue destination="iN{scene}" kind="embed" id="sE{scene}"/>'
            "</connections>\n</containerView>\n")
        under += constraint(f"cK{scene}x", f"kV{scene}", "leading", f"sA{scene}", "leading", 16)
        under += constraint(f"cK{scene}y", f"bT{scene}", "top", f"kV{scene}", "bottom", 60)
    return (
        f'<viewController storyboardIdentifier="Form{scene}" id="vC{scene}" customClass="Form{scene}Controller" '
        f'sceneMemberID="viewController">\n<view key="view" contentMode="scaleToFill" id="rO{scene}">\n'
        f'{rect(0, 0, 390, 844)}<subviews>\n{"".join(views for views, _ in parts)}{embed}{button}</subviews>\n'
        f'<viewLayoutGuide key="safeArea" id="sA{scene}"/>\n<color key="backgroundColor" '
        f'systemColor="systemBackgroundColor"/>\n<constraints>\n{"".join(lines for _, lines in parts)}{under}'
        f'</constraints>\n</view>\n<navigationItem key="navigationItem" title="Form {scene}" id="nI{scene}"/>\n'
        f'<connections><outlet property="nextButton" destination="bT{scene}" id="oB{scene}"/></connections>\n'
        "</viewController>\n")


def table(scene, rows, segues):
    cells = "".join(
        f'<tableViewCell textLabel="tL{scene}-{index}" style="IBUITableViewCellStyleDefault" id="tC{scene}-{index}">\n'
        f'{rect(0, 44 * index, 390, 44)}<tableViewCellContentView key="contentView" id="cV{scene}-{index}">\n<subviews>'
        f'<label text="Row {index}" id="tL{scene}-{index}"/></subviews>\n</tableViewCellContentView>\n'
        f'<connections>{segues if index == 0 else ""}</connections>\n</tableViewCell>\n' for index in range(rows))
    return (
        f'<tableViewController storyboardIdentifier="Table{scene}" id="vC{scene}" sceneMemberID="viewController">\n'
        f'<tableView key="view" dataMode="static" style="grouped" id="rO{scene}">\n{rect(0, 0, 390, 844)}<sections>\n'
        f'<tableViewSection headerTitle="Rows" id="sC{scene}"><cells>\n{cells}</cells></tableViewSection>\n</sections>\n'
        f'</tableView>\n<navigationItem key="navigationItem" title="Table {scene}" id="nI{scene}"/>\n'
        "</tableViewController>\n")


def inner(scene):
    return (
        f'<viewController id="iN{scene}"><view key="view" id="iV{scene}">{rect(0, 0, 358, 200)}<subviews>'
        f'<label text="Inner" id="iL{scene}">{rect(20, 20, 100, 21)}</label></subviews></view></viewController>\n')


def bars(file, first):
    """A tab bar whose first tab is a navigation controller with the first scene."""
    return (
        f'<tabBarController id="tB{file}" sceneMemberID="viewController"><connections><segue destination="nC{file}" '
        f'kind="relationship" relationship="viewControllers" id="rT{file}"/></connections></tabBarController>\n',
        f'<navigationController id="nC{file}" sceneMemberID="viewController"><connections><segue destination="vC{first}" '
        f'kind="relationship" relationship="rootViewController" id="rN{file}"/></connections></navigationController>\n')


def application(folder, scenes, files, constraints):
    """Writes the storyboards of an application."""
    folder.mkdir(parents=True, exist_ok=True)
    forms = sum(1 for scene in range(scenes) if scene % TABLES)
    rows = max(round(constraints / max(forms, 1) / ROW_CONSTRAINTS), 1)
    for file in range(files):
        numbers = list(range(file * scenes // files, (file + 1) * scenes // files))
        objects = list(bars(file, numbers[0])) if numbers else []
        for place, scene in enumerate(numbers):
            following = numbers[place + 1] if place + 1 < len(numbers) else None
            segues = "" if following is None else f'<segue destination="vC{following}" kind="show" id="sG{scene}"/>'
            if scene % REFERENCES == 0:
                segues += f'<segue destination="pL{scene}" kind="show" id="sR{scene}"/>'
                objects.append(
                    f'<viewControllerPlaceholder storyboardName="Part{(file + 1) % files}" id="pL{scene}" '
                    'sceneMemberID="viewController"/>\n')
            objects.append((table if scene % TABLES == 0 else form)(scene, rows, segues))
            if scene % EMBEDS == 0 and scene % TABLES:
                objects.append(inner(scene))
        text = "".join(
            f'<scene sceneID="sN{file}-{index}">\n<objects>\n{one}</objects>\n</scene>\n'
            for index, one in enumerate(objects))
        first = f'initialViewController="tB{file}"'
        (folder / f"Part{file}.storyboard").write_text(HEAD.format(first=first) + text + TAIL)


def run(name, command):
    """Prints the seconds and MiB of a command."""
    before = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    print(f"{name:<32}{time.monotonic() - before:8.2f} s{usage.ru_maxrss / 1024:8.0f} MiB", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("mockup")
    parser.add_argument("--scenes", type=int, default=500)
    parser.add_argument("--files", type=int, default=10)
    parser.add_argument("--constraints", type=int, default=10_000)
    parser.add_argument("--draw", action="store_true")
    parser.add_argument("--keep", metavar="FOLDER")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        for factor in (1, 2):
            app = folder / f"App{factor}"
            application(app, options.scenes * factor, options.files, options.constraints * factor)
            run(
                f"import of {options.scenes * factor} scenes",
                [options.mockup, "import", str(app), "-o", str(folder / f"Mockups{factor}")])
        # The whole application in one file.
        application(folder / "One", options.scenes, 1, options.constraints)
        run("... in one file", [options.mockup, "import", str(folder / "One"), "-o", str(folder / "MockupsOne")])
        if options.draw:
            application(folder / "Drawn", DRAWN, 2, DRAWN * options.constraints // options.scenes)
            run(f"import of {DRAWN} scenes", [options.mockup, "import", str(folder / "Drawn"), "-o", str(folder / "Screens")])
            screens = sorted(map(str, (folder / "Screens").glob("*.screen.json")))
            run(f"{DRAWN} scenes drawn", [options.mockup, "render", *screens, "--output-dir", str(folder / "Pictures")])


if __name__ == "__main__":
    main()
