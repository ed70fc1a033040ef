#!/usr/bin/env python3
"""Writes Fixtures/Fonts/Colors.ttf: glyphs of our own in colours, one for each kind of paint of COLR.

    pip install fonttools==4.68.0
    Tests/Fonts/colors.py Fixtures/Fonts/Colors.ttf

A to P are of version 1, z is of version 0 in a font of its own: Fixtures/Fonts/Layers.ttf.
"""
import sys

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.otTables import CompositeMode, ExtendMode, PaintFormat as P

RED, GREEN, BLUE, YELLOW, SHADE, TEXT = 0, 1, 2, 3, 4, 0xFFFF
PALETTE = [(0.85, 0.1, 0.1, 1), (0.1, 0.65, 0.2, 1), (0.1, 0.3, 0.9, 1), (1, 0.8, 0.1, 1), (0, 0, 0, 0.5)]


def polygon(*points):
    pen = TTGlyphPen(None)
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def box(x, y, w, h):
    return polygon((x, y), (x, y + h), (x + w, y + h), (x + w, y))


def disc(cx, cy, r):
    pen = TTGlyphPen(None)
    k = r * 0.4142
    corners = [(cx + r, cy), (cx, cy - r), (cx - r, cy), (cx, cy + r)]
    middles = [((r, -k), (k, -r)), ((-k, -r), (-r, -k)), ((-r, k), (-k, r)), ((k, r), (r, k))]
    pen.moveTo(corners[0])
    for i in range(4):
        (ax, ay), (bx, by) = middles[i]
        pen.qCurveTo((round(cx + ax), round(cy + ay)), (round(cx + bx), round(cy + by)), corners[(i + 1) % 4])
    pen.closePath()
    return pen.glyph()


def solid(index, alpha=1.0):
    return {"Format": P.PaintSolid, "PaletteIndex": index, "Alpha": alpha}


def line(*stops, extend=ExtendMode.PAD):
    return {"ColorStop": [{"StopOffset": o, "PaletteIndex": i, "Alpha": 1.0} for o, i in stops], "Extend": extend}


def linear(x0, y0, x1, y1, x2, y2, colors):
    return {"Format": P.PaintLinearGradient, "ColorLine": colors, "x0": x0, "y0": y0, "x1": x1, "y1": y1, "x2": x2, "y2": y2}


def radial(x0, y0, r0, x1, y1, r1, colors):
    return {"Format": P.PaintRadialGradient, "ColorLine": colors, "x0": x0, "y0": y0, "r0": r0, "x1": x1, "y1": y1, "r1": r1}


def sweep(start, end, colors):
    return {"Format": P.PaintSweepGradient, "ColorLine": colors, "centerX": 500, "centerY": 400, "startAngle": start, "endAngle": end}


def glyph(name, paint):
    return {"Format": P.PaintGlyph, "Glyph": name, "Paint": paint}


def layers(*paints):
    return {"Format": P.PaintColrLayers, "Layers": list(paints)}


def composite(mode, source, backdrop):
    return {"Format": P.PaintComposite, "SourcePaint": source, "CompositeMode": mode, "BackdropPaint": backdrop}


left, right = glyph("left", solid(RED)), glyph("right", solid(BLUE, 0.8))
three = line((0, RED), (0.5, YELLOW), (1, BLUE))
GLYPHS = {
    # The text's own colour, under a disc.
    "A": layers(glyph("square", solid(TEXT)), glyph("disc", solid(GREEN))),
    "B": glyph("square", linear(100, 0, 900, 0, 100, 100, three)),
    # Slanted lines of one colour, again and again.
    "C": glyph("square", linear(100, 0, 300, 0, 200, 200, line((0, RED), (1, YELLOW), extend=ExtendMode.REPEAT))),
    "D": glyph("disc", radial(400, 500, 0, 500, 400, 400, three)),
    "E": glyph("square", radial(500, 400, 50, 500, 400, 150, line((0.25, BLUE), (0.75, YELLOW), extend=ExtendMode.REFLECT))),
    "F": glyph("disc", sweep(0, 360, line((0, RED), (0.33, YELLOW), (0.66, GREEN), (1, RED)))),
    "G": glyph("square", sweep(45, 135, line((0, BLUE), (1, YELLOW)))),
    "H": {"Format": P.PaintRotateAroundCenter, "Paint": glyph("bar", solid(RED)), "angle": 30, "centerX": 500, "centerY": 400},
    "I": {"Format": P.PaintSkewAroundCenter, "Paint": glyph("bar", solid(GREEN)), "xSkewAngle": 20, "ySkewAngle": 10, "centerX": 500, "centerY": 400},
    "J": {"Format": P.PaintScaleAroundCenter, "Paint": glyph("disc", linear(100, 0, 900, 0, 100, 100, three)), "scaleX": 1, "scaleY": 0.5, "centerX": 500, "centerY": 400},
    # The gradient is turned, the shape is not.
    "K": glyph("square", {"Format": P.PaintTransform, "Paint": linear(100, 0, 900, 0, 100, 100, three), "Transform": (0, 1, -1, 0, 900, -100)}),
    "L": composite(CompositeMode.SRC_IN, left, right),
    "M": composite(CompositeMode.SRC_OUT, left, right),
    "N": composite(CompositeMode.MULTIPLY, left, right),
    "O": composite(CompositeMode.DEST_ATOP, left, right),
    # Another glyph, moved; a fill that only the clip ends.
    "P": layers(solid(SHADE), {"Format": P.PaintTranslate, "Paint": {"Format": P.PaintColrGlyph, "Glyph": "A"}, "dx": 100, "dy": 100}),
}
CLIPS = {"P": (100, 0, 1000, 900)}


def font(path, family, letters, colr, palettes):
    shapes = {
        "square": box(100, 0, 800, 800), "disc": disc(500, 400, 400), "bar": box(300, 0, 400, 800),
        "left": box(100, 200, 500, 500), "right": disc(600, 400, 300),
    }
    names = [".notdef"] + letters + list(shapes)
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(letter): letter for letter in letters})
    builder.setupGlyf({name: shapes.get(name, box(100, 0, 800, 800)) for name in names})
    builder.setupHorizontalMetrics({name: (1000, 100) for name in names})
    builder.setupHorizontalHeader(ascent=900, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family, "version": "1"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    builder.setupPost()
    builder.font["COLR"] = colr(builder.font.getReverseGlyphMap())
    builder.font["CPAL"] = buildCPAL(palettes)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(path)


folder = sys.argv[1].rpartition("/")[0]
font(f"{folder}/Colors.ttf", "Colors", sorted(GLYPHS), lambda m: buildCOLR(GLYPHS, version=1, glyphMap=m, clipBoxes=CLIPS), [PALETTE])
font(f"{folder}/Layers.ttf", "Layers", ["z"], lambda m: buildCOLR({"z": [("square", BLUE), ("disc", TEXT)]}, version=0, glyphMap=m), [PALETTE])
