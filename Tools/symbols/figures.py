"""Reads figures.txt: the figures that are drawn for symbols without an icon that is like them.

Shapes are written as SVG path data, with functions in between that stand for the path data of common shapes. Lengths are
thousandths of the point size at the medium scale, about the middle; y grows downwards, angles are degrees clockwise from the
top.
"""

import math
import re
import sys

MODES = ("line", "shape", "detail", "hole", "solid", "dot", "area", "spot", "gap")


def fail(message):
    sys.exit(f"figures.txt: {message}")


def number(value):
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(x, y):
    return f"{number(x)} {number(y)}"


def at(x, y, radius, angle):
    turn = math.radians(angle)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


# Functions


def ring(x, y, r):
    """A circle."""
    return oval(x, y, r, r)


def oval(x, y, rx, ry):
    """An ellipse."""
    return (f"M{pair(x - rx, y)}a{pair(rx, ry)} 0 1 1 {pair(2 * rx, 0)}"
            f"a{pair(rx, ry)} 0 1 1 {pair(-2 * rx, 0)}z")


def box(x, y, width, height, radius, angle=0):
    """A rounded rectangle, turned about its middle."""
    r = pair(radius, radius)
    if angle == 0:
        right, down = number(width - 2 * radius), number(height - 2 * radius)
        return (f"M{pair(x + radius, y)}h{right}a{r} 0 0 1 {pair(radius, radius)}v{down}"
                f"a{r} 0 0 1 {pair(-radius, radius)}h{number(2 * radius - width)}"
                f"a{r} 0 0 1 {pair(-radius, -radius)}v{number(2 * radius - height)}"
                f"a{r} 0 0 1 {pair(radius, -radius)}z")
    turn = math.radians(angle)
    c, s = math.cos(turn), math.sin(turn)
    mx, my = x + width / 2, y + height / 2

    def p(px, py):
        dx, dy = px - mx, py - my
        return pair(mx + c * dx - s * dy, my + s * dx + c * dy)

    right, low = x + width, y + height
    return (f"M{p(x + radius, y)}L{p(right - radius, y)}A{r} 0 0 1 {p(right, y + radius)}"
            f"L{p(right, low - radius)}A{r} 0 0 1 {p(right - radius, low)}"
            f"L{p(x + radius, low)}A{r} 0 0 1 {p(x, low - radius)}"
            f"L{p(x, y + radius)}A{r} 0 0 1 {p(x + radius, y)}Z")


def pill(x1, y1, x2, y2, radius):
    """A line with round ends, as an area."""
    length = math.hypot(x2 - x1, y2 - y1)
    nx, ny = (y2 - y1) / length * radius, -(x2 - x1) / length * radius
    r = pair(radius, radius)
    return (f"M{pair(x1 + nx, y1 + ny)}L{pair(x2 + nx, y2 + ny)}A{r} 0 0 1 {pair(x2 - nx, y2 - ny)}"
            f"L{pair(x1 - nx, y1 - ny)}A{r} 0 0 1 {pair(x1 + nx, y1 + ny)}Z")


def arc(x, y, radius, first, last):
    """A part of a circle, clockwise from one angle to another."""
    large = 1 if last - first > 180 else 0
    return (f"M{pair(*at(x, y, radius, first))}A{pair(radius, radius)} 0 {large} 1 "
            f"{pair(*at(x, y, radius, last))}")


def rays(x, y, inner, outer, count, first=0, last=360):
    """Lines that point away from a middle."""
    count = int(count)
    steps = count if last - first >= 360 else count - 1
    return "".join(
        f"M{pair(*at(x, y, inner, angle))}L{pair(*at(x, y, outer, angle))}"
        for angle in (first + (last - first) * i / max(steps, 1) for i in range(count)))


def star(x, y, outer, inner, count):
    """A star of many points."""
    count = int(count)
    points = [at(x, y, inner if i % 2 else outer, i * 180 / count) for i in range(2 * count)]
    return "M" + "L".join(pair(*p) for p in points) + "Z"


def gear(x, y, outer, inner, count):
    """A gear whose teeth are as wide as the gaps between them, with round corners."""
    count = int(count)
    step = 360 / count
    flank = step * 0.09
    corners = []
    for i in range(count):
        middle = i * step
        corners += [
            (inner, middle - step / 4 - flank), (outer, middle - step / 4 + flank),
            (outer, middle + step / 4 - flank), (inner, middle + step / 4 + flank)]
    points = [at(x, y, r, angle) for r, angle in corners]
    radius = (outer - inner) * 0.36
    data = ""
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]

        def near(other):
            length = math.dist(corner, other)
            share = min(radius, length / 2) / length
            return (corner[0] + (other[0] - corner[0]) * share,
                    corner[1] + (other[1] - corner[1]) * share)

        data += f"{'L' if data else 'M'}{pair(*near(before))}Q{pair(*corner)} {pair(*near(after))}"
    return data + "Z"


FUNCTIONS = dict(
    ring=ring, oval=oval, box=box, pill=pill, arc=arc, rays=rays, star=star, gear=gear)


def expanded(data, where):
    """Path data with the functions written out."""

    def call(match):
        name, arguments = match.group(1), match.group(2)
        if name not in FUNCTIONS:
            fail(f"{where}: no function {name}")
        try:
            return FUNCTIONS[name](*(float(value) for value in arguments.split()))
        except (TypeError, ValueError) as error:
            fail(f"{where}: {name}({arguments}): {error}")

    return re.sub(r"\s*([a-z]+)\(([^)]*)\)\s*", call, data)


def placed(words, where):
    """`x y size`, then `flip`, `turn DEGREES`: six numbers of an affine transform."""
    x, y, size = (float(word) for word in words[:3])
    a, b, c, d = size / 1000, 0.0, 0.0, size / 1000
    rest = words[3:]
    while rest:
        word = rest.pop(0)
        if word == "flip":
            a, b = -a, -b
        elif word == "turn":
            turn = math.radians(float(rest.pop(0)))
            co, si = math.cos(turn), math.sin(turn)
            a, b, c, d = co * a - si * b, si * a + co * b, co * c - si * d, si * c + co * d
        else:
            fail(f"{where}: no word {word}")
    return " ".join(number(v * 1000) for v in (a, b, c, d)) + f" {pair(x, y)}"


def read(path):
    """Figures by name: lines of a mode, the width of strokes and their growth in percent, and what is drawn."""
    figures = {}
    parts = None
    growth = "100"
    for at_line, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip()
        where = f"line {at_line}"
        if not line or line.startswith("#") and not re.match(r"#\.\w", line):
            continue
        if not line.startswith(" "):
            name, _, growth = line.partition(" /")
            if name in figures:
                fail(f"{where}: {name} is drawn twice")
            parts = figures[name] = []
            continue
        mode, content = line.strip().split(" ", 1)
        mode, _, own_growth = mode.partition("/")
        mode, _, percent = mode.partition(":")
        if mode not in MODES or parts is None:
            fail(f"{where}: no mode {mode}")
        kind, _, rest = content.partition(" ")
        if kind in ("icon", "use"):
            name, *words = rest.split()
            content = f"{kind} {name} {placed(words, where)}"
        elif kind == "text":
            content = f"text {rest}"
        else:
            content = f"path {expanded(content, where)}"
        parts.append(f"{mode} {percent or 100} {own_growth or growth or 100} {content}")
    return figures
