#if !__has_include(<jpeglib.h>)
_Static_assert(0, "libjpeg62-turbo-dev is missing: run " MOCKUP_SETUP);
#endif
#include "JPEGBridge.h"

#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Scans of a progressive file: usual files have ten. Each costs as much as the whole picture.
static const int most_scans = 50;

struct jpeg_bridge_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf jump;
  jpeg_bridge_status status;
  jpeg_bridge_status damage;
  char message[JMSG_LENGTH_MAX];
};

static void fail(j_common_ptr jpeg, jpeg_bridge_status status) {
  jpeg_bridge_reader *reader = jpeg->client_data;
  reader->status = status;
  jpeg->err->format_message(jpeg, reader->message);
  longjmp(reader->jump, 1);
}

static void on_error(j_common_ptr jpeg) {
  switch (jpeg->err->msg_code) {
    case JERR_NO_SOI: fail(jpeg, JPEG_BRIDGE_NOT_A_JPEG); break;
    case JERR_INPUT_EMPTY: case JERR_INPUT_EOF: fail(jpeg, JPEG_BRIDGE_TRUNCATED); break;
    case JERR_OUT_OF_MEMORY: fail(jpeg, JPEG_BRIDGE_OUT_OF_MEMORY); break;
    case JERR_IMAGE_TOO_BIG: fail(jpeg, JPEG_BRIDGE_TOO_LARGE); break;
    default: fail(jpeg, JPEG_BRIDGE_CORRUPT);
  }
}

// A level below zero is damage that the library can pass over, with pixels that nobody meant. The first is told.
static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  jpeg_bridge_reader *reader = jpeg->client_data;
  // Bytes between markers, and versions of markers: nothing is lost.
  const int code = jpeg->err->msg_code;
  if (code == JWRN_EXTRANEOUS_DATA || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM) return;
  // Nothing but the first row of blocks, if that: a small file could else claim any number of pixels.
  if (code == JWRN_HIT_MARKER && jpeg->is_decompressor) {
    const struct jpeg_decompress_struct *file = (j_decompress_ptr)jpeg;
    if (file->input_scan_number <= 1 && file->input_iMCU_row == 0) fail(jpeg, JPEG_BRIDGE_TRUNCATED);
  }
  if (reader->damage != JPEG_BRIDGE_OK) return;
  reader->damage = code == JWRN_JPEG_EOF ? JPEG_BRIDGE_TRUNCATED : JPEG_BRIDGE_CORRUPT;
  jpeg->err->format_message(jpeg, reader->message);
}

static void on_output(j_common_ptr jpeg) { (void)jpeg; }

static void on_progress(j_common_ptr jpeg) {
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > most_scans) {
    jpeg->err->msg_code = JERR_IMAGE_TOO_BIG;
    fail(jpeg, JPEG_BRIDGE_TOO_LARGE);
  }
}

jpeg_bridge_reader *jpeg_bridge_open(const uint8_t *bytes, size_t length) {
  jpeg_bridge_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;
  reader->errors.output_message = on_output;
  reader->progress.progress_monitor = on_progress;
  reader->jpeg.client_data = reader;
  if (setjmp(reader->jump) != 0) {
    free(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->jpeg);
  // jpeg_create_decompress keeps both across its clearing of the structure.
  reader->jpeg.client_data = reader;
  reader->jpeg.progress = &reader->progress;
  static const uint8_t nothing[1] = {0};
  if (setjmp(reader->jump) == 0) {
    jpeg_mem_src(&reader->jpeg, bytes != NULL && length > 0 ? bytes : nothing,
                 bytes != NULL && length > 0 ? length : 1);
  }
  return reader;
}

jpeg_bridge_status jpeg_bridge_read_header(
    jpeg_bridge_reader *reader, uint32_t maximum_side, uint64_t maximum_bytes, uint32_t *width,
    uint32_t *height, uint32_t *components, int *is_adobe) {
  if (setjmp(reader->jump) != 0) return reader->status;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg_read_header(jpeg, TRUE);
  *width = jpeg->image_width;
  *height = jpeg->image_height;
  *is_adobe = jpeg->saw_Adobe_marker;
  switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE:
      jpeg->out_color_space = JCS_GRAYSCALE;
      *components = 1;
      break;
    case JCS_CMYK: case JCS_YCCK:
      jpeg->out_color_space = JCS_CMYK;
      *components = 4;
      break;
    case JCS_RGB: case JCS_YCbCr:
      jpeg->out_color_space = JCS_RGB;
      *components = 3;
      break;
    default:
      strcpy(reader->message, "its channels are neither grey, RGB nor CMYK");
      return JPEG_BRIDGE_CORRUPT;
  }
  if (*width > maximum_side || *height > maximum_side ||
      (uint64_t)*width * *height * 4 > maximum_bytes) {
    return JPEG_BRIDGE_TOO_LARGE;
  }
  return JPEG_BRIDGE_OK;
}

jpeg_bridge_status jpeg_bridge_read_pixels(jpeg_bridge_reader *reader, uint8_t *pixels) {
  if (setjmp(reader->jump) != 0) return reader->status;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg->do_fancy_upsampling = TRUE;
  jpeg->do_block_smoothing = FALSE;
  jpeg_start_decompress(jpeg);
  size_t row = (size_t)jpeg->output_width * (size_t)jpeg->output_components;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW start = pixels + row * jpeg->output_scanline;
    jpeg_read_scanlines(jpeg, &start, 1);
  }
  return JPEG_BRIDGE_OK;
}

jpeg_bridge_status jpeg_bridge_damage(const jpeg_bridge_reader *reader) { return reader->damage; }

const char *jpeg_bridge_message(const jpeg_bridge_reader *reader) { return reader->message; }

void jpeg_bridge_close(jpeg_bridge_reader *reader) {
  if (reader == NULL) return;
  if (setjmp(reader->jump) == 0) jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}
