#ifndef PNG_BRIDGE_H
#define PNG_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

/// What came of reading.
typedef enum {
  PNG_BRIDGE_OK = 0,
  PNG_BRIDGE_NOT_A_PNG,
  PNG_BRIDGE_TRUNCATED,
  PNG_BRIDGE_CORRUPT,
  PNG_BRIDGE_TOO_LARGE,
  PNG_BRIDGE_OUT_OF_MEMORY,
} png_bridge_status;

/// A reader of one file in memory. libpng reports errors by longjmp, which must not cross Swift: each
/// function here sets its own jump and returns a status, and every callback is C.
typedef struct png_bridge_reader png_bridge_reader;

/// A reader of `length` bytes, which the caller keeps until `png_bridge_close`; NULL without memory.
png_bridge_reader *_Nullable png_bridge_open(const uint8_t *_Nullable bytes, size_t length);

/// Reads all chunks before the pixels and asks for straight 8-bit RGBA.
png_bridge_status png_bridge_read_header(
    png_bridge_reader *_Nonnull reader, uint32_t maximum_side, uint64_t maximum_bytes,
    uint32_t *_Nonnull width, uint32_t *_Nonnull height);

/// Reads all pixels into `pixels`, which holds width × height × 4 bytes, and the file's end.
/// After a failure the pixels are not a picture.
png_bridge_status png_bridge_read_pixels(
    png_bridge_reader *_Nonnull reader, uint8_t *_Nonnull pixels);

/// libpng's message for the last failure; empty when it had none. Valid until `png_bridge_close`.
const char *_Nonnull png_bridge_message(const png_bridge_reader *_Nonnull reader);

/// Frees the reader.
void png_bridge_close(png_bridge_reader *_Nullable reader);

#endif
