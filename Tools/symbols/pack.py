#!/usr/bin/env python3
"""Packs the outlines that stand in for system symbols into one file, which the build embeds.

    pack.py TABLE FIGURES WHEEL OUTPUT

TABLE is symbols.tsv and FIGURES figures.txt beside this file. WHEEL is the Python package that contains Phosphor's SVG files.
The outlines become lines and cubic curves, oriented so that what is filled lies on the right of a contour
seen along its direction on screen: Swift moves them to make other weights.

The file, little-endian:
    8 bytes            "symbols2"
    u32 x 3            number of names, of icons, of figures
    u32                unused
    16 bytes a name    u32 text, u8 length of the name, u8 length of the drawing (behind the name),
                       u8 first iOS, u8 its minor version, u16 x 2 box, u32 unused
    16 bytes an icon   u32 text, u32 length, u32 x 2 offset of the regular and the filled outline
    16 bytes a figure  u32 text, u32 length, u32 offset of its parts, u32 their length
    texts, outlines    offsets count from the start of the file

An outline is, for each contour, a byte with its depth (0 is not inside another), the first point, and
segments: a byte (1 is a line, 2 a cubic curve) with its points. A byte 0 ends a contour, 255 the outline.
Points are two i16 in 64ths of a unit; an icon is 256 units wide and high.

The parts of a figure are lines of text: a mode, percent of the stroke's width and of its growth with weights, and a path, an
icon, a symbol or a text.
"""

import io
import math
import re
import struct
import sys
import zipfile

import figures

UNITS = 64
FLATNESS_STEPS = 8


def fail(message):
    sys.exit(f"pack.py: {message}")


# SVG path data


def tokens(data):
    """Commands as a letter with its numbers; flags of arcs may be written without separators."""
    position = 0
    number = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
    flag = re.compile(r"[\s,]*([01])")
    letter = re.compile(r"[\s,]*([A-Za-z])")
    counts = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)
    command = None
    while data[position:].strip():
        match = letter.match(data, position)
        if match:
            command = match.group(1)
            position = match.end()
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        values = []
        for index in range(counts[command.upper()]):
            pattern = flag if command in "Aa" and index in (3, 4) else number
            match = pattern.match(data, position)
            values.append(float(match.group(1)))
            position = match.end()
        yield command, values


def arc(start, rx, ry, rotation, large, sweep, end):
    """Cubic curves of an elliptical arc (SVG 1.1, F.6.5)."""
    if rx == 0 or ry == 0 or start == end:
        return [("l", end)]
    rx, ry = abs(rx), abs(ry)
    phi = math.radians(rotation)
    c, s = math.cos(phi), math.sin(phi)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = c * dx + s * dy, -s * dx + c * dy
    stretch = (x / rx) ** 2 + (y / ry) ** 2
    if stretch > 1:
        rx, ry = rx * math.sqrt(stretch), ry * math.sqrt(stretch)
    top = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    factor = math.sqrt(max(0, top / (rx * rx * y * y + ry * ry * x * x)))
    if large == sweep:
        factor = -factor
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    center = (c * cx - s * cy + mx, s * cx + c * cy + my)
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    turn = math.atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    kappa = 4 / 3 * math.tan(step / 4)

    def point(u, v):
        return (center[0] + c * rx * u - s * ry * v, center[1] + s * rx * u + c * ry * v)

    result = []
    for index in range(pieces):
        a, b = first + index * step, first + (index + 1) * step
        ca, sa, cb, sb = math.cos(a), math.sin(a), math.cos(b), math.sin(b)
        p3 = end if index == pieces - 1 else point(cb, sb)
        result.append(("c", point(ca - kappa * sa, sa + kappa * ca),
                       point(cb + kappa * sb, sb - kappa * cb), p3))
    return result


def contours(data):
    """Closed contours: the first point and segments ('l', end) or ('c', control, control, end)."""
    result = []
    current = start = (0.0, 0.0)
    control = quad = None
    segments = None
    for command, n in tokens(data):
        kind = command.upper()
        base = current if command.islower() else (0.0, 0.0)
        if kind == "M":
            current = start = (base[0] + n[0], base[1] + n[1])
            segments = []
            result.append((start, segments))
            control = quad = None
            continue
        if kind == "Z":
            current = start
            control = quad = None
            segments = None
            continue
        if segments is None:
            segments = []
            result.append((current, segments))
        points = [(base[0] + n[i], base[1] + n[i + 1]) for i in range(0, len(n) - 1, 2)]
        new_control = new_quad = None
        if kind == "L":
            added = [("l", points[0])]
        elif kind == "H":
            added = [("l", (base[0] + n[0], current[1]))]
        elif kind == "V":
            added = [("l", (current[0], base[1] + n[0]))]
        elif kind in "CS":
            if kind == "S":
                first = (2 * current[0] - control[0], 2 * current[1] - control[1]) \
                    if control else current
                points = [first] + points
            added = [("c", *points)]
            new_control = points[1]
        elif kind in "QT":
            if kind == "T":
                middle = (2 * current[0] - quad[0], 2 * current[1] - quad[1]) if quad else current
                points = [middle] + points
            q, end = points
            added = [("c", between(current, q, 2 / 3), between(end, q, 2 / 3), end)]
            new_quad = q
        else:
            end = (base[0] + n[5], base[1] + n[6])
            added = arc(current, n[0], n[1], n[2], bool(n[3]), bool(n[4]), end)
        segments.extend(added)
        current = added[-1][-1]
        control, quad = new_control, new_quad
    return [closed(start, segments) for start, segments in result if segments]


def between(a, b, share):
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def closed(start, segments):
    """Without segments of no length, and with the closing line if it is needed."""
    kept = []
    current = start
    for segment in segments:
        if any(distance(current, point) > 0.005 for point in segment[1:]):
            kept.append(segment)
            current = segment[-1]
    if kept and kept[-1][0] == "l" and distance(current, start) <= 0.02:
        kept.pop()
    return start, kept


def distance(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


# Orientation


def polygon(contour):
    start, segments = contour
    points = [start]
    for segment in segments:
        p0 = points[-1]
        if segment[0] == "l":
            points.append(segment[1])
            continue
        p1, p2, p3 = segment[1:]
        for step in range(1, FLATNESS_STEPS + 1):
            t = step / FLATNESS_STEPS
            u = 1 - t
            points.append(tuple(
                u * u * u * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t * t * t * p3[k]
                for k in (0, 1)))
    return points


def area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def winding(points, x, y):
    count = 0
    for a, b in zip(points, points[1:] + points[:1]):
        if (a[1] <= y) != (b[1] <= y):
            cross = (b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])
            if a[1] <= y and cross > 0:
                count += 1
            elif a[1] > y and cross < 0:
                count -= 1
    return count


def reversed_contour(contour):
    start, segments = contour
    points = [start]
    for segment in segments:
        points.append(segment[-1])
    result = []
    for index in range(len(segments) - 1, -1, -1):
        segment = segments[index]
        result.append((segment[0], *reversed(segment[1:-1]), points[index]))
    return points[-1], result


def oriented(all_contours):
    """Outlines of what the non-zero rule fills, each with its depth."""
    polygons = [polygon(c) for c in all_contours]
    result = []
    for index, contour in enumerate(all_contours):
        shape = polygons[index]
        size = area(shape)
        if abs(size) < 0.5:
            continue
        # A step to each side of the longest edge.
        length, a, b = max(
            ((math.dist(a, b), a, b) for a, b in zip(shape, shape[1:] + shape[:1])),
            key=lambda edge: edge[0])
        middle = between(a, b, 0.5)
        normal = ((b[1] - a[1]) / length * 0.02, -(b[0] - a[0]) / length * 0.02)

        def filled(sign):
            x, y = middle[0] + sign * normal[0], middle[1] + sign * normal[1]
            return sum(winding(p, x, y) for p in polygons) != 0

        outside, inside = filled(1), filled(-1)
        if outside == inside:
            continue
        if outside:
            contour = reversed_contour(contour)
        depth = sum(
            1 for other, p in enumerate(polygons)
            if other != index and winding(p, *shape[0]) != 0)
        result.append((depth, contour))
    result.sort(key=lambda item: item[0])
    return result


# Writing


def packed(outline):
    def point(p):
        return struct.pack("<hh", round(p[0] * UNITS), round(p[1] * UNITS))

    data = b""
    for depth, (start, segments) in outline:
        data += bytes([min(depth, 9)]) + point(start)
        for segment in segments:
            data += bytes([1 if segment[0] == "l" else 2])
            data += b"".join(point(p) for p in segment[1:])
        data += b"\0"
    return data + b"\xff"


def read_table(path):
    rows = []
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 4:
            fail(f"{path}:{number}: expected four fields")
        rows.append(fields)
    names = [row[0] for row in rows]
    for name in names:
        if names.count(name) > 1:
            fail(f"{path}: {name} is listed twice")
    return sorted(rows, key=lambda row: row[0].encode())


def path_data(svg):
    """The data of an icon's paths and rectangles."""

    def value(element, name):
        found = re.search(rf' {name}="([^"]*)"', element)
        return float(found.group(1)) if found else 0.0

    result = []
    for element in re.findall(r"<(?:path|rect)[^>]*>", svg):
        if element.startswith("<path"):
            result += re.findall(r' d="([^"]*)"', element)
        elif "transform" not in element:
            result.append(figures.box(
                *(value(element, name) for name in ("x", "y", "width", "height", "rx"))))
    return " ".join(result)


def main():
    if len(sys.argv) != 5:
        fail("usage: pack.py TABLE FIGURES WHEEL OUTPUT")
    rows = read_table(sys.argv[1])
    drawn = figures.read(sys.argv[2])
    wheel = zipfile.ZipFile(sys.argv[3])
    icons = zipfile.ZipFile(io.BytesIO(wheel.read("justmyresource_phosphor/icons.zip")))

    def outline(name, style):
        file = f"regular/{name}.svg" if style == "regular" else f"{style}/{name}-{style}.svg"
        try:
            svg = icons.read(file).decode()
        except KeyError:
            fail(f"{sys.argv[1]}: Phosphor has no {file}")
        return packed(oriented(contours(path_data(svg))))

    used = set()
    for row in rows:
        drawing = row[3].removeprefix("~")
        if drawing not in ("-", "none", "own") and not drawing.startswith(("text:", "=")):
            used.add(drawing.split(":")[0])
    for parts in drawn.values():
        used |= {part.split(" ")[4].split(":")[0] for part in parts if part.split(" ")[3] == "icon"}

    names = sorted(used, key=lambda name: name.encode())
    start = 24 + 16 * (len(rows) + len(names) + len(drawn))
    heap = b""
    index = b""
    for name, first, box, drawing in rows:
        major, _, minor = first.partition(".")
        width, height = (box.split(":") if box != "-" else (0, 0))
        text, what = name.encode(), drawing.encode()
        index += struct.pack(
            "<IBBBBHHI", start + len(heap), len(text), len(what), int(major), int(minor or 0),
            int(width), int(height), 0)
        heap += text + what
    for name in names:
        text = name.encode()
        at = start + len(heap)
        heap += text
        regular = start + len(heap)
        heap += outline(name, "regular")
        fill = start + len(heap)
        heap += outline(name, "fill")
        index += struct.pack("<IIII", at, len(text), regular, fill)
    for name in sorted(drawn, key=lambda name: name.encode()):
        text, parts = name.encode(), "\n".join(drawn[name]).encode()
        at = start + len(heap)
        index += struct.pack("<IIII", at, len(text), at + len(text), len(parts))
        heap += text + parts
    data = b"symbols2" + struct.pack("<IIII", len(rows), len(names), len(drawn), 0) + index + heap
    with open(sys.argv[4], "wb") as file:
        file.write(data)


main()
