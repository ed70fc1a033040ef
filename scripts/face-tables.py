#!/usr/bin/env python3
"""Writes names and measures of the embedded fonts, and the glyphs, the advances and the kerning of plain letters.

    scripts/face-tables.py

Reads each font that scripts/embedded-files.sha256 lists, and asks HarfBuzz (libharfbuzz.so.0) to shape each
printable character of ASCII, and each pair of them. The results are part of the sources, so that a build does not
need this script. Tests compare them with FreeType and HarfBuzz.
"""

import ctypes
import itertools
import pathlib
import re
import struct

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACTS = ROOT / "Sources/EmbeddedFonts/FaceFacts.c"
PAIRS = ROOT / "Sources/EmbeddedFonts/LetterPairs.c"

# Printable ASCII; the colon of a time, between two digits, is the letter after the last.
LETTERS = [chr(code) for code in range(0x20, 0x7F)]
TIME_COLON = len(LETTERS)
DIGITS = "0123456789"
# In place of kerning: the pair is not its letters beside each other.
JOINED = -0x8000

harfbuzz = ctypes.CDLL("libharfbuzz.so.0")


class Feature(ctypes.Structure):
    _fields_ = [("tag", ctypes.c_uint32), ("value", ctypes.c_uint32), ("start", ctypes.c_uint), ("end", ctypes.c_uint)]


class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("glyph", "mask", "cluster", "private1", "private2")]


class Position(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in ("advance", "y_advance", "x", "y", "private")]


class Extents(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in ("x_bearing", "y_bearing", "width", "height")]


for name in (
    "blob_create face_create font_create buffer_create language_from_string buffer_get_glyph_infos "
    "buffer_get_glyph_positions"
).split():
    getattr(harfbuzz, "hb_" + name).restype = ctypes.c_void_p


def tag(name):
    return int.from_bytes(name.encode(), "big")


class Face:
    """A font file whose texts are shaped as Shaper.swift does."""

    def __init__(self, path):
        self.bytes = path.read_bytes()
        blob = ctypes.c_void_p(harfbuzz.hb_blob_create(self.bytes, len(self.bytes), 1, None, None))
        face = ctypes.c_void_p(harfbuzz.hb_face_create(blob, 0))
        self.font = ctypes.c_void_p(harfbuzz.hb_font_create(face))
        em = harfbuzz.hb_face_get_upem(face)
        harfbuzz.hb_font_set_scale(self.font, em, em)
        self.buffer = ctypes.c_void_p(harfbuzz.hb_buffer_create())
        self.language = ctypes.c_void_p(harfbuzz.hb_language_from_string(b"en", 2))
        # Inter's contextual alternates are on for the colon of a time alone.
        self.features = [Feature(tag("calt"), 0, 0, 0xFFFFFFFF)] if path.name.startswith("Inter") else []

    def shape(self, text, script="Latn", colon=None, ligatures=True):
        """Glyphs as (glyph, advance, whether it is where its pen is)."""
        features = list(self.features)
        if colon is not None and features:
            features.append(Feature(tag("calt"), 1, colon, colon + 1))
        if not ligatures:
            features += [Feature(tag(name), 0, 0, 0xFFFFFFFF) for name in ("liga", "clig")]
        encoded = text.encode()
        harfbuzz.hb_buffer_clear_contents(self.buffer)
        harfbuzz.hb_buffer_add_utf8(self.buffer, encoded, len(encoded), 0, len(encoded))
        harfbuzz.hb_buffer_set_language(self.buffer, self.language)
        if script:
            harfbuzz.hb_buffer_set_script(self.buffer, tag(script))
        harfbuzz.hb_buffer_guess_segment_properties(self.buffer)
        array = (Feature * max(1, len(features)))(*features)
        harfbuzz.hb_shape(self.font, self.buffer, array, len(features))
        count = ctypes.c_uint()
        infos = harfbuzz.hb_buffer_get_glyph_infos(self.buffer, ctypes.byref(count))
        positions = harfbuzz.hb_buffer_get_glyph_positions(self.buffer, ctypes.byref(count))
        infos = ctypes.cast(ctypes.c_void_p(infos), ctypes.POINTER(Info))
        positions = ctypes.cast(ctypes.c_void_p(positions), ctypes.POINTER(Position))
        return [
            (infos[at].glyph, positions[at].advance, positions[at].x == positions[at].y == 0)
            for at in range(count.value)
        ]

    def table(self, name):
        count = struct.unpack_from(">H", self.bytes, 4)[0]
        for at in range(12, 12 + 16 * count, 16):
            found, _, offset, length = struct.unpack_from(">4sLLL", self.bytes, at)
            if found == name.encode():
                return self.bytes[offset : offset + length]

    def name(self, *ids):
        """The first name of some ids, as Windows has it."""
        table = self.table("name")
        _, count, texts = struct.unpack_from(">HHH", table)
        records = [struct.unpack_from(">HHHHHH", table, 6 + 12 * at) for at in range(count)]
        for wanted in ids:
            for platform, _, language, id, length, offset in records:
                if (platform, language, id) == (3, 0x409, wanted):
                    return table[texts + offset :][:length].decode("utf-16-be")

    def top(self, letter):
        """The top of a letter, in font units."""
        [(glyph, _, _)] = self.shape(letter)
        extents = Extents()
        harfbuzz.hb_font_get_glyph_extents(self.font, glyph, ctypes.byref(extents))
        return extents.y_bearing

    def facts(self):
        """What EmbeddedFaceFacts tells, in its order."""
        os2, hhea = self.table("OS/2"), self.table("hhea")
        ascender, descender, gap = struct.unpack_from(">hhh", hhea, 4)
        underline, thickness = struct.unpack_from(">hh", self.table("post"), 8)
        return [
            *(f'"{self.name(*ids)}"' for ids in ((6,), (16, 1), (5,))),
            struct.unpack_from(">H", os2, 4)[0],
            struct.unpack_from(">H", os2, 62)[0] & 1,
            struct.unpack_from(">H", self.table("head"), 18)[0],
            ascender,
            descender,
            ascender - descender + gap,
            self.top("H"),
            self.top("x"),
            # FreeType tells the middle of the underline, the file its top.
            underline - thickness // 2,
            thickness,
            f"{struct.unpack_from('>L', os2, 78)[0]:#010x}",
        ]

    def letters(self):
        """The glyph and the advance of each letter, the colon of a time last."""
        letters = []
        for letter in LETTERS:
            [(glyph, advance, in_place)] = self.shape(letter)
            assert in_place and advance == harfbuzz.hb_font_get_glyph_h_advance(self.font, glyph)
            letters.append((glyph, advance))
        colons = {self.shape(f"{a}:{b}", colon=1)[1] for a in DIGITS for b in DIGITS}
        [(glyph, advance, in_place)] = colons
        assert in_place and advance == harfbuzz.hb_font_get_glyph_h_advance(self.font, glyph)
        return letters + [(glyph, advance)]

    def kerning(self, letters):
        """The kerning of each letter before each other, by the place of both."""
        rows = []
        for first, a in enumerate(LETTERS):
            row = [self.pair(letters, first, second) for second in range(len(LETTERS))]
            row.append(0)
            if a in DIGITS:
                kerning = {self.shape(f"{a}:{b}", colon=1)[0][1] - letters[first][1] for b in DIGITS}
                [row[TIME_COLON]] = kerning
            rows.append(row)
        for a, b in itertools.product(DIGITS, repeat=2):
            glyphs = self.shape(f"{a}:{b}", colon=1)
            assert [glyph for glyph, _, _ in glyphs] == [letters[LETTERS.index(each)][0] for each in a] + [
                letters[TIME_COLON][0], letters[LETTERS.index(b)][0]]
            assert glyphs[2][1] == letters[LETTERS.index(b)][1] and all(in_place for _, _, in_place in glyphs)
        return rows + [[0] * len(letters)]

    def pair(self, letters, first, second):
        text = LETTERS[first] + LETTERS[second]
        glyphs = self.shape(text)
        expected = [letters[first][0], letters[second][0]]
        if [glyph for glyph, _, _ in glyphs] != expected or glyphs[1][1:] != (letters[second][1], True):
            return JOINED
        assert glyphs[0][2] and glyphs == self.shape(text, ligatures=False)
        if not re.search("[A-Za-z]", text):
            assert glyphs == self.shape(text, script=None)
        return glyphs[0][1] - letters[first][1]


def rows(values):
    """Writes numbers as the rows of an initialiser."""
    lines, line = [], "   "
    for value in values:
        if len(line) + len(f" {value},") > 119:
            lines.append(line)
            line = "   "
        line += f" {value},"
    return "\n".join(lines + [line])


def main():
    names = re.findall(r"\S+\.(?:otf|ttf)$", (ROOT / "scripts/embedded-files.sha256").read_text(), re.MULTILINE)
    kernings = {}
    facts = []
    letters, kerning_of = {}, {}
    for path in map(pathlib.Path, names):
        face = Face(path)
        facts.append(f"  {{{', '.join(map(str, face.facts()))}}},")
        letters[path.stem] = face.letters()
        kerning_of[path.stem] = [
            kernings.setdefault(tuple(row), len(kernings)) for row in face.kerning(letters[path.stem])
        ]
    starts, seconds, amounts = [0], [], []
    for row in kernings:
        for second, kerning in enumerate(row):
            if kerning != 0:
                seconds.append(second)
                amounts.append(kerning)
        starts.append(len(seconds))
    faces = "\n".join(
        f"  // {name}\n  {{\n    {{\n{rows(glyph for glyph, _ in each)}\n    }},\n"
        f"    {{\n{rows(advance for _, advance in each)}\n    }},\n    {{\n{rows(kerning_of[name])}\n    }},\n  }},"
        for name, each in letters.items()
    )
    facts = "\n".join(facts)
    FACTS.write_text(f"""\
// Written by scripts/face-tables.py from the embedded fonts, whose licences are in THIRD-PARTY.md.
#include "EmbeddedFonts.h"

// In the order of EmbeddedFonts.c.
static const EmbeddedFaceFacts facts[] = {{
{facts}
}};

EmbeddedFaceFacts embedded_facts(int font) {{ return facts[font]; }}
""")
    PAIRS.write_text(f"""\
// Written by scripts/face-tables.py from the embedded fonts, whose licences are in THIRD-PARTY.md.
#include "EmbeddedFonts.h"

#include <stdint.h>

// By face, in the order of EmbeddedFonts.c: glyphs, advances and rows of kerning of the letters.
static const struct {{
  uint16_t glyphs[embedded_letter_count];
  int16_t advances[embedded_letter_count];
  uint16_t rows[embedded_letter_count];
}} faces[] = {{
{faces}
}};

// Where the kerning of each row begins. Many faces share rows.
static const uint16_t starts[] = {{
{rows(starts)}
}};

// The letters that are kerned behind that of the row, and by how much.
static const uint8_t seconds[] = {{
{rows(seconds)}
}};
static const int16_t amounts[] = {{
{rows(amounts)}
}};

EmbeddedLetter embedded_letter(int font, int letter) {{
  return (EmbeddedLetter){{faces[font].glyphs[letter], faces[font].advances[letter]}};
}}

int embedded_kerning(int font, int first, int second) {{
  const int row = faces[font].rows[first];
  for (int at = starts[row]; at < starts[row + 1]; ++at)
    if (seconds[at] >= second) return seconds[at] == second ? amounts[at] : 0;
  return 0;
}}
""")


if __name__ == "__main__":
    main()
