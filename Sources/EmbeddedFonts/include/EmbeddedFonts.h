#ifndef EMBEDDED_FONTS_H
#define EMBEDDED_FONTS_H

#include <stdbool.h>
#include <stddef.h>

/// A font file in the program's read-only data, which is valid as long as the program runs.
typedef struct {
  /// The name of the file without folder and extension.
  const char *_Nonnull file;
  /// The bytes of the file.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t length;
} EmbeddedFont;

/// The number of embedded fonts.
int embedded_font_count(void);

/// The font at an index. An index out of range returns the first font.
EmbeddedFont embedded_font_at(int index);

/// What the font's tables tell of it; lengths in font units.
typedef struct {
  const char *_Nonnull postscript_name;
  const char *_Nonnull family;
  const char *_Nonnull version;
  /// 100 to 900.
  int weight;
  bool is_italic;
  int units_per_em;
  int ascender;
  /// Negative.
  int descender;
  /// From one baseline to the next.
  int line_height;
  /// The top of a flat capital, and of a flat small letter.
  int cap_height;
  int x_height;
  /// The middle of the underline; negative.
  int underline_position;
  int underline_thickness;
  /// The code pages that the font is made for (OS/2, ulCodePageRange1).
  unsigned code_pages;
} EmbeddedFaceFacts;

/// The facts of the font at an index, which has to be in range.
EmbeddedFaceFacts embedded_facts(int font);

/// The number of letters whose pairs are known: printable ASCII from the space on, and the colon of a time as the last.
enum : int { embedded_letter_count = 96 };

/// A letter by itself.
typedef struct {
  /// The number of its glyph.
  int glyph;
  /// How far it moves the pen, in font units.
  int advance;
} EmbeddedLetter;

/// A letter, counted from 0, of the font at an index.
/// Both have to be in range.
EmbeddedLetter embedded_letter(int font, int letter);

/// What is added to the advance of a letter before another one, in font units; `embedded_joined` for two that are not just
/// beside each other, such as those of a ligature. All numbers have to be in range.
int embedded_kerning(int font, int first, int second);
enum : int { embedded_joined = -0x8000 };

#endif
