#ifndef EMBEDDED_UNICODE_H
#define EMBEDDED_UNICODE_H

#include <stdint.h>

/// The line breaking class of a code point as a number of `LineBreakClass`, with the highest bit set for
/// characters of East Asian width.
unsigned char embedded_line_break_class(uint32_t scalar);

#endif
