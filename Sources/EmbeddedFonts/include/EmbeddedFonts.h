#ifndef EMBEDDED_FONTS_H
#define EMBEDDED_FONTS_H

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
