#ifndef JPEG_BRIDGE_H
#define JPEG_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

/// The result of reading a file.
typedef enum {
  JPEG_BRIDGE_OK = 0,
  JPEG_BRIDGE_NOT_A_JPEG,
  JPEG_BRIDGE_TRUNCATED,
  JPEG_BRIDGE_CORRUPT,
  JPEG_BRIDGE_TOO_LARGE,
  JPEG_BRIDGE_OUT_OF_MEMORY,
} jpeg_bridge_status;

/// A reader of one file in memory. libjpeg reports errors by longjmp, which must not cross Swift: each
/// function here sets its own jump and returns a status, and every callback is C.
typedef struct jpeg_bridge_reader jpeg_bridge_reader;

/// A reader of `length` bytes, which the caller keeps until `jpeg_bridge_close`; NULL without memory.
jpeg_bridge_reader *_Nullable jpeg_bridge_open(const uint8_t *_Nullable bytes, size_t length);

/// Reads the header. Components are 1 for grey, 3 for RGB or 4 for CMYK, as the file has them; `is_adobe` is
/// true where the writer has left Adobe's marker, in whose files CMYK counts from white.
///
/// `maximum_bytes` is that of width × height × 4.
jpeg_bridge_status jpeg_bridge_read_header(
    jpeg_bridge_reader *_Nonnull reader, uint32_t maximum_side, uint64_t maximum_bytes,
    uint32_t *_Nonnull width, uint32_t *_Nonnull height, uint32_t *_Nonnull components,
    int *_Nonnull is_adobe);

/// Reads all pixels into `pixels`, which holds width × height × components bytes. After a failure the pixels
/// are not a picture.
///
/// Damage that libjpeg can pass over is no failure; see `jpeg_bridge_damage`.
///
/// The exact integer transform and smooth chroma: the same bytes on every machine.
jpeg_bridge_status jpeg_bridge_read_pixels(
    jpeg_bridge_reader *_Nonnull reader, uint8_t *_Nonnull pixels);

/// JPEG_BRIDGE_TRUNCATED or JPEG_BRIDGE_CORRUPT for the first damage that was passed over, about which
/// `jpeg_bridge_message` tells more; JPEG_BRIDGE_OK without any.
jpeg_bridge_status jpeg_bridge_damage(const jpeg_bridge_reader *_Nonnull reader);

/// libjpeg's message for the last failure or the first damage; empty when it had none. Valid until `jpeg_bridge_close`.
const char *_Nonnull jpeg_bridge_message(const jpeg_bridge_reader *_Nonnull reader);

/// Frees the reader.
void jpeg_bridge_close(jpeg_bridge_reader *_Nullable reader);

#endif
