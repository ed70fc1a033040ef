// The settings screen that whole renders are timed with, as a compiled program draws it that knows no other: cairo for shapes and
// letters, libdeflate's fastest level for rows that are filtered by the row above. It has no document to read and nothing to
// resolve.
//
//   cc -O2 native.c $(pkg-config --cflags --libs cairo-ft) -ldeflate -lm -o native && native OUT.png
#include <cairo-ft.h>
#include <libdeflate.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// In pixels, two of them a point.
enum { WIDTH = 750, HEIGHT = 1334, STRIDE = 3 * WIDTH };

static cairo_t *canvas;
static cairo_font_face_t *regular, *bold;

static void ink(uint32_t color) {
  cairo_set_source_rgb(canvas, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void box(double x, double y, double width, double height, uint32_t color) {
  ink(color);
  cairo_rectangle(canvas, x, y, width, height);
  cairo_fill(canvas);
}

static void rounded(double x, double y, double width, double height, double radius, uint32_t color) {
  ink(color);
  cairo_new_path(canvas);
  cairo_arc(canvas, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(canvas, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(canvas, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(canvas, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(canvas);
  cairo_fill(canvas);
}

static void disc(double x, double y, double radius, uint32_t color) {
  rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius, color);
}

// `anchor` is the part of the text that lies left of x.
static void text(double x, double baseline, double size, cairo_font_face_t *face, double anchor, uint32_t color, const char *words) {
  ink(color);
  cairo_set_font_face(canvas, face);
  cairo_set_font_size(canvas, size);
  cairo_text_extents_t extents = {0};
  if (anchor > 0) cairo_text_extents(canvas, words, &extents);
  cairo_move_to(canvas, x - anchor * extents.x_advance, baseline);
  cairo_show_text(canvas, words);
}

static void bars(void) {
  box(0, 0, 375, 64, 0xF8F8F8);
  for (int i = 0; i < 5; i++) disc(9 + 7 * i, 10, 2.75, 0x000000);
  text(187.5, 14, 12, bold, 0.5, 0x000000, "9:41 AM");
  rounded(342, 5, 22, 10, 2, 0x000000);
  text(24, 47, 17, regular, 0, 0x007AFF, "Settings");
  text(187.5, 47, 17, bold, 0.5, 0x000000, "General");
  text(367, 47, 17, regular, 1, 0x007AFF, "Edit");
  box(0, 63.5, 375, 0.5, 0xB2B2B2);
  box(0, 618, 375, 49, 0xF8F8F8);
  box(0, 617.5, 375, 0.5, 0xB2B2B2);
  static const char *const tabs[] = {"Favorites", "Recents", "Contacts", "Keypad", "Voicemail"};
  for (int i = 0; i < 5; i++) {
    const uint32_t color = i == 2 ? 0x007AFF : 0x929292;
    box(25.5 + 75 * i, 624, 24, 24, color);
    text(37.5 + 75 * i, 662, 10, regular, 0.5, color, tabs[i]);
  }
}

static void controls(void) {
  box(0, 64, 375, 44, 0xC9C9CE);
  rounded(8, 72, 359, 28, 5, 0xFFFFFF);
  text(187.5, 91, 14, regular, 0.5, 0x8E8E93, "Search");
  static const char *const segments[] = {"All", "Active", "Recent"};
  rounded(16, 120, 343, 29, 4, 0x007AFF);
  rounded(17, 121, 341, 27, 3, 0xEFEFF4);
  box(17, 121, 114, 27, 0x007AFF);
  for (int i = 0; i < 3; i++)
    text(74 + 114 * i, 139, 13, regular, 0.5, i == 0 ? 0xFFFFFF : 0x007AFF, segments[i]);
  text(16, 459, 13, regular, 0, 0x6D6D72, "BRIGHTNESS");
  box(0, 468, 375, 44, 0xFFFFFF);
  rounded(45, 489, 285, 2, 1, 0xB7B7B7);
  rounded(45, 489, 171, 2, 1, 0x007AFF);
  disc(216, 490, 14, 0xB7B7B7);
  disc(216, 490, 13.5, 0xFFFFFF);
  text(16, 541, 13, regular, 0, 0x6D6D72, "Automatically adjusts to the surrounding light.");
}

static void list(void) {
  static const struct {
    uint32_t color;
    const char *title, *detail;
  } rows[] = {
      {0xFF9500, "Airplane Mode", NULL},  {0x007AFF, "Wi-Fi", "Home"},        {0x007AFF, "Bluetooth", "On"},
      {0xFF3B30, "Notifications", ""},    {0x8E8E93, "Control Center", ""},   {0x5856D6, "Do Not Disturb", ""},
  };
  box(0, 165, 375, 264, 0xFFFFFF);
  for (int i = 0; i < 6; i++) {
    const double y = 165 + 44 * i;
    box(15, y + 7.5, 29, 29, rows[i].color);
    text(59, y + 28, 17, regular, 0, 0x000000, rows[i].title);
    if (rows[i].detail) {
      text(336, y + 28, 17, regular, 1, 0x8E8E93, rows[i].detail);
      text(352, y + 28, 17, regular, 0, 0xC7C7CC, "\u203A");
    } else {
      rounded(309, y + 6.5, 51, 31, 15.5, 0x4CD964);
      disc(344.5, y + 22, 13.5, 0xFFFFFF);
    }
    box(59, y + 43.5, 316, 0.5, 0xC8C7CC);
  }
}

static uint8_t *number(uint8_t *at, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *at++ = value >> shift & 255;
  return at;
}

// Ends a chunk whose data are where they belong.
static uint8_t *chunk(uint8_t *at, const char *name, size_t size) {
  number(at, (uint32_t)size);
  memcpy(at + 4, name, 4);
  return number(at + 8 + size, libdeflate_crc32(0, at + 4, size + 4));
}

static size_t pack(const uint8_t *pixels, size_t stride, uint8_t *out, size_t room) {
  uint8_t *rows = malloc((size_t)(STRIDE + 1) * HEIGHT), *row = rows;
  for (int y = 0; y < HEIGHT; y++) {
    const uint8_t *from = pixels + y * stride, *above = y ? from - stride : NULL;
    *row++ = y ? 2 : 0;
    for (int x = 0; x < WIDTH; x++, row += 3)
      for (int channel = 0; channel < 3; channel++) {
        const int place = 4 * x + 2 - channel;
        row[channel] = from[place] - (above ? above[place] : 0);
      }
  }
  uint8_t *at = out;
  memcpy(at, "\x89PNG\r\n\x1A\n", 8);
  at += 8;
  memcpy(number(number(at + 8, WIDTH), HEIGHT), "\x08\x02\0\0", 5);
  at = chunk(at, "IHDR", 13);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
  at = chunk(
      at, "IDAT",
      libdeflate_zlib_compress(compressor, rows, (size_t)(row - rows), at + 8, room - (size_t)(at - out) - 24));
  return (size_t)(chunk(at, "IEND", 0) - out);
}

static cairo_font_face_t *face(FT_Library library, const char *path) {
  FT_Face face;
  if (FT_New_Face(library, path, 0, &face)) exit(1);
  return cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
}

int main(int count, char **arguments) {
  FT_Library library;
  if (count != 2 || FT_Init_FreeType(&library)) return 1;
  regular = face(library, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");
  bold = face(library, "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf");
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  canvas = cairo_create(surface);
  cairo_scale(canvas, 2, 2);
  box(0, 0, 375, 667, 0xEFEFF4);
  bars();
  controls();
  list();
  cairo_surface_flush(surface);
  const size_t room = 8 << 20;
  uint8_t *out = malloc(room);
  const size_t size =
      pack(cairo_image_surface_get_data(surface), (size_t)cairo_image_surface_get_stride(surface), out, room);
  FILE *file = fopen(arguments[1], "wb");
  return !file || fwrite(out, 1, size, file) != size || fclose(file);
}
