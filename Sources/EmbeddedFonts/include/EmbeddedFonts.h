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

#endif
