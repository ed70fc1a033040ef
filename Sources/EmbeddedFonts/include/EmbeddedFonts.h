#ifndef EMBEDDED_FONTS_H
#define EMBEDDED_FONTS_H

#include <stddef.h>

/// One font file, whole, in the program's read-only data; it lives as long as the program.
typedef struct {
  /// The file's name without folder and extension, which is also the face's PostScript name's source.
  const char *_Nonnull file;
  const unsigned char *_Nonnull bytes;
  size_t length;
} EmbeddedFont;

/// How many fonts are embedded.
int embedded_font_count(void);

/// The font at `index`; out of range, the first.
EmbeddedFont embedded_font_at(int index);

#endif
