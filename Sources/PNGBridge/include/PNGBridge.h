#ifndef PNG_BRIDGE_H
#define PNG_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

/// The result of reading a file.
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

// Without libpng: image data that is inflated already, of files that are not interlaced.

/// Undoes the filters in place, of `height` rows, each a filter's number and `count` bytes, in pixels of `size`
/// bytes: 1, 3 or 4; `count` is a multiple of it. False for a filter that there is not, or without memory.
int png_bridge_unfilter(uint8_t *_Nonnull rows, size_t height, size_t count, size_t size);

/// Whether rows of RGB, as `png_bridge_unfilter` takes them, hold these pixels of premultiplied RGBA. Each row is compared as soon
/// as its filter is undone, in place, and no row behind one that differs is touched. False also where filters cannot be undone.
int png_bridge_is_same_rgb(
    uint8_t *_Nonnull rows, size_t width, size_t height, const uint8_t *_Nonnull pixels);

/// Makes premultiplied RGBA of rows of straight RGB or RGBA (`size` 3 or 4). `rows` may lie in the memory of
/// `pixels`, as long as it ends at or behind its end.
void png_bridge_expand(
    const uint8_t *_Nonnull rows, size_t width, size_t height, size_t size,
    uint8_t *_Nonnull pixels);

/// Makes premultiplied RGBA of rows of indices of 1, 2, 4 or 8 bits; `palette` holds 256 pixels. `rows` may lie
/// as in `png_bridge_expand`.
void png_bridge_expand_palette(
    const uint8_t *_Nonnull rows, size_t width, size_t height, unsigned depth,
    const uint8_t *_Nonnull palette, uint8_t *_Nonnull pixels);

#endif
