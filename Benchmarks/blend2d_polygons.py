#!/usr/bin/env python3
"""Blend2D on rounded rectangles and squircles, as far as its wheel can draw them (pip install blend2d-py).

Speaks the line protocol of raster-bench, on the same geometry. The wheel has no curves: shapes are polygons that keep within
Blend2D's own tolerance of the curve, a fifth of a pixel, and are made in `setup`, so that flattening costs it nothing. A shape
out of sight takes 0.3 µs, most of it for Python.
"""
import math
import sys
import time

import blend2d

TOLERANCE = 0.2
# Of a quarter circle's control points.
CIRCLE = 0.5522847498
# A continuous corner from its horizontal side to its vertical one, in radii: a line's end, then three cubics.
CORNER = [
    (1.6, 0), (1.03995, 0), (0.75993, 0), (0.54602, 0.10900), (0.35786, 0.20487),
    (0.20487, 0.35786), (0.10900, 0.54602), (0, 0.75993), (0, 1.03995), (0, 1.6)]
ROUND = [(1, 0), (1 - CIRCLE, 0), (0, 1 - CIRCLE), (0, 1)]


class Generator:
    """The linear congruential generator of the geometry."""

    def __init__(self, seed):
        self.state = seed

    def next(self, low, high):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return low + ((self.state >> 16) * (high - low + 1) >> 16)

    def color(self):
        return [self.next(0, 255) for _ in range(3)]


def flattened(cubic):
    """Points of a cubic behind its first, evenly in its parameter."""
    bends = [(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]) for a, b, c in zip(cubic, cubic[1:], cubic[2:])]
    bend = math.hypot(max(abs(x) for x, _ in bends), max(abs(y) for _, y in bends))
    count = max(1, math.ceil(math.sqrt(6 * bend / (8 * TOLERANCE))))
    for index in range(1, count + 1):
        t, u = index / count, 1 - index / count
        yield tuple(
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d for a, b, c, d in zip(*cubic))


def shape(x, y, width, height, radius, corner):
    """A rectangle whose corners are all alike."""
    path, points = blend2d.Path(), []
    for quarter in range(4):
        is_right, is_bottom = quarter in (0, 1), quarter in (1, 2)
        corners = [
            (x + width - u * radius if is_right else x + u * radius, y + height - v * radius if is_bottom else y + v * radius)
            for u, v in (corner[::-1] if quarter % 2 else corner)]
        points.append(corners[0])
        for start in range(0, len(corners) - 1, 3):
            points += flattened(corners[start:start + 4])
    path.move_to(*points[0])
    for point in points[1:]:
        path.line_to(*point)
    path.close()
    return path


def shapes(work, width, height, density):
    """The shapes of a workload with their colours; none for one that this program does not draw."""
    if work not in ("rrects", "squircles"):
        return []
    is_squircle = work == "squircles"
    random, found = Generator(1005 if is_squircle else 1004), []
    for _ in range(1000):
        radius = random.next(8, 24)
        low = 78 if is_squircle else 50
        w, h = random.next(low, 150 * density), random.next(low, 60 * density)
        steps = 4 if is_squircle else 1
        x, y = random.next(0, steps * (width - w)) / steps, random.next(0, steps * (height - h)) / steps
        found.append((shape(x, y, w, h, radius, CORNER if is_squircle else ROUND), random.color()))
    return found


def draw(canvas, work):
    for path, color in work:
        canvas.set_fill_style_rgba(*color, 255)
        canvas.fill_path(path)


def main():
    work = []
    for line in sys.stdin:
        words = line.split()
        if words[0] == "setup":
            width, height, density = map(int, words[2:5])
            image = blend2d.Image(width, height)
            image.asarray()[...] = 255
            canvas = blend2d.Context(image)
            work = shapes(words[1], width, height, density)
            print("ok" if work else "na not a workload of this program", flush=True)
        elif words[0] == "batch":
            start = time.perf_counter_ns()
            draw(canvas, work)
            print(time.perf_counter_ns() - start, flush=True)
        elif words[0] == "dump":
            image.asarray()[...] = 255
            draw(canvas, work)
            with open(words[1], "wb") as file:
                file.write(image.asarray()[..., [2, 1, 0, 3]].tobytes())
            print("ok", flush=True)
        elif words[0] == "quit":
            return


if __name__ == "__main__":
    main()
