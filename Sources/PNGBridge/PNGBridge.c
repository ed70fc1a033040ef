#if !__has_include(<png.h>)
_Static_assert(0, "libpng-dev is missing: run " MOCKUP_SETUP);
#endif
#include "PNGBridge.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct png_bridge_reader {
  const uint8_t *bytes;
  size_t length;
  size_t offset;
  png_structp png;
  png_infop info;
  jmp_buf jump;
  int ran_out;
  int had_no_memory;
  uint32_t width;
  uint32_t height;
  char message[160];
};

static void on_error(png_structp png, png_const_charp message) {
  png_bridge_reader *reader = png_get_error_ptr(png);
  strncpy(reader->message, message, sizeof reader->message - 1);
  longjmp(reader->jump, 1);
}

// Warnings are of chunks that do not matter here.
static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep to, size_t count) {
  png_bridge_reader *reader = png_get_io_ptr(png);
  if (count > reader->length - reader->offset) {
    reader->ran_out = 1;
    png_error(png, "the file ends early");
  }
  memcpy(to, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static png_voidp on_allocate(png_structp png, png_alloc_size_t size) {
  void *memory = malloc(size);
  if (memory == NULL) {
    png_bridge_reader *reader = png_get_mem_ptr(png);
    reader->had_no_memory = 1;
  }
  return memory;
}

static void on_free(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static png_bridge_status failure(const png_bridge_reader *reader) {
  if (reader->had_no_memory) return PNG_BRIDGE_OUT_OF_MEMORY;
  return reader->ran_out ? PNG_BRIDGE_TRUNCATED : PNG_BRIDGE_CORRUPT;
}

png_bridge_reader *png_bridge_open(const uint8_t *bytes, size_t length) {
  png_bridge_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->length = length;
  return reader;
}

png_bridge_status png_bridge_read_header(
    png_bridge_reader *reader, uint32_t maximum_side, uint64_t maximum_bytes, uint32_t *width,
    uint32_t *height) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  const size_t seen = reader->length < 8 ? reader->length : 8;
  if (seen == 0 || memcmp(reader->bytes, signature, seen) != 0) return PNG_BRIDGE_NOT_A_PNG;
  if (seen < 8) return PNG_BRIDGE_TRUNCATED;

  if (setjmp(reader->jump)) return failure(reader);
  reader->png = png_create_read_struct_2(
      PNG_LIBPNG_VER_STRING, reader, on_error, on_warning, reader, on_allocate, on_free);
  if (reader->png == NULL) return PNG_BRIDGE_OUT_OF_MEMORY;
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return PNG_BRIDGE_OUT_OF_MEMORY;

  png_structp png = reader->png;
  png_infop info = reader->info;
  png_set_read_fn(png, reader, on_read);
  // The caller's own limits are checked below, with the sides at hand for a message.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_cache_max(png, 64);
  png_set_chunk_malloc_max(png, 8u << 20);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // Text, profiles and the like are skipped unread.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);

  int depth, type, interlace;
  png_get_IHDR(png, info, &reader->width, &reader->height, &depth, &type, &interlace, NULL, NULL);
  *width = reader->width;
  *height = reader->height;
  if (reader->width > maximum_side || reader->height > maximum_side ||
      (uint64_t)reader->width * reader->height > maximum_bytes / 4) {
    return PNG_BRIDGE_TOO_LARGE;
  }

  if (depth == 16) png_set_scale_16(png);
  if (type == PNG_COLOR_TYPE_PALETTE) png_set_palette_to_rgb(png);
  if (type == PNG_COLOR_TYPE_GRAY && depth < 8) png_set_expand_gray_1_2_4_to_8(png);
  if (png_get_valid(png, info, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
  if (!(type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)reader->width * 4) {
    png_error(png, "the rows have an unexpected length");
  }
  return PNG_BRIDGE_OK;
}

png_bridge_status png_bridge_read_pixels(png_bridge_reader *reader, uint8_t *pixels) {
  if (reader->png == NULL) return PNG_BRIDGE_CORRUPT;
  if (setjmp(reader->jump)) return failure(reader);
  const int interlaced =
      png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_ADAM7;
  const int passes = interlaced ? 7 : 1;
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) {
      png_read_row(reader->png, pixels + (size_t)y * reader->width * 4, NULL);
    }
  }
  png_read_end(reader->png, NULL);
  return PNG_BRIDGE_OK;
}

const char *png_bridge_message(const png_bridge_reader *reader) { return reader->message; }

void png_bridge_close(png_bridge_reader *reader) {
  if (reader == NULL) return;
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
