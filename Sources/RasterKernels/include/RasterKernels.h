// Row and rectangle kernels, each for several instruction sets. All variants give the same bytes,
// and the same as the Swift reference beside their callers.
#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Pixels are 32-bit words of four bytes, premultiplied, alpha in the last byte in memory. Strides are
// in elements. No pointer needs an alignment beyond its type's.
// One downward or upward edge: x in pixels from the area's left, y in 1/65536 pixel from its top.
typedef struct {
  double x0;
  // Pixels to the right for each 1/65536 pixel down.
  double slope;
  double low_x;
  double high_x;
  int32_t y0;
  int32_t y1;
  // 1 downward, -1 upward.
  int32_t winding;
} raster_edge;

// A curve's chords: where each but the last ends is a polynomial of the parameter, in pixels.
typedef struct {
  // Coefficients from the constant's to the cube's.
  double x[4];
  double y[4];
  // Chord `i` ends at (i + 1 - shortening) * step.
  double step;
  double shortening;
  // Where the last one ends.
  double end_x;
  double end_y;
} raster_curve;

// The area of a list of edges in pixels, and which way its contours count.
typedef struct {
  double x;
  double y;
  double width;
  double height;
  // 1: an edge downward is 1; -1: it is -1.
  int32_t forward;
} raster_edge_area;

// The part of a gradient between two stops, the first below the second: channels in 0-255, which are
// multiplied by alpha already, or are straight and multiplied at each position. All numbers are finite.
typedef struct {
  double start;
  double end;
  double width;
  double color[4];
  double change[4];
  bool is_straight;
} raster_segment;

// A gradient's colours by position.
typedef struct {
  // In order; each starts where the one before it ends. Null when there are none.
  const raster_segment *_Nullable segments;
  size_t count;
  // Below it is `before`, from the last segment's end on `after`, and where there is no number nothing.
  double start;
  uint32_t before;
  uint32_t after;
} raster_gradient;

// Rows of cells that edges leave their heights and areas in.
typedef struct {
  int32_t *cells;
  // A bit for every block of eight cells that is not zero.
  uint64_t *marks;
  // Cells and words of marks a row.
  size_t stride;
  size_t words;
  size_t first_row;
} raster_band;

// Images of a band's pixels, for shapes that are their own mirror image: what a pixel gets, its images
// get, too. All measures are from the band's first pixel.
typedef struct {
  // So many of the rows have an image; row r's is row `down` - r.
  size_t rows;
  size_t down;
  // So many of the columns have one; column c's is column `reach` - c.
  size_t columns;
  size_t reach;
} raster_mirror;

typedef struct {
  // Stores one colour.
  void (*fill)(uint32_t *d, size_t stride, size_t width, size_t height, uint32_t color);
  // One colour over what is there.
  void (*over)(uint32_t *d, size_t stride, size_t width, size_t height, uint32_t color);
  // One colour over what is there, through a coverage byte for each pixel.
  void (*mask)(
      uint32_t *d, size_t stride, const uint8_t *mask, size_t mask_stride, size_t width,
      size_t height, uint32_t color);
  // One colour over what is there, through the alpha of pixels.
  void (*stencil)(
      uint32_t *d, size_t stride, const uint32_t *s, size_t source_stride, size_t width,
      size_t height, uint32_t color);
  // Pixels over what is there.
  void (*blit)(
      uint32_t *d, size_t stride, const uint32_t *s, size_t source_stride, size_t width,
      size_t height);
  // Pixels over what is there, through a coverage byte for each.
  void (*blit_mask)(
      uint32_t *d, size_t stride, const uint32_t *s, size_t source_stride, const uint8_t *mask,
      size_t mask_stride, size_t width, size_t height);
  // Running sums of `count` cells (a multiple of 8) from `sum` on as coverage bytes, non-zero rule;
  // the cells become zero. Gives the sum after the last.
  int32_t (*sweep)(int32_t *cells, size_t count, int32_t sum, uint8_t *coverage);
  // Turns a band's cells into pixels: in each of `rows` rows running sums from 0 on are coverage,
  // non-zero rule, and one colour goes over `width` pixels through it. A row stands for as many as
  // `steps` says from it on. Cells and marks become zero; `coverage` is scratch, two bytes a cell of a row.
  void (*rows)(
      const raster_band *band, const int32_t *steps, size_t rows, uint8_t *coverage, uint32_t *d,
      size_t stride, size_t width, uint32_t color, const raster_mirror *mirror);
  // Adds edges that all reach into a band's rows, from `top` to `end` (units of the edges' y), to its
  // cells. The edge after the last is read, but not used.
  void (*slants)(
      const raster_edge *edges, size_t count, const raster_band *band, int32_t top, int32_t end);
  // Makes edges of a curve's `count` chords, the first from (x, y), which is measured from the area's
  // corner; ends are held to the area, and chords that are flat make none. There is room for `count`.
  // Gives the number of edges.
  size_t (*chords)(
      const raster_curve *curve, size_t count, double x, double y, const raster_edge_area *area,
      raster_edge *edges);
  // The colours of a gradient at positions.
  void (*shade)(
      const raster_gradient *gradient, const double *positions, uint32_t *colors, size_t count);
  // Positions on circles around one centre: (distance - radius) / growth, where `across` and `down`
  // are the squares of the distance in x and in y.
  void (*circles)(
      const double *across, double down, double radius, double growth, double *positions,
      size_t count);
  // One step of a box average down columns: out = (sum + in) as a mean, sum += in - leaving.
  void (*box)(
      uint32_t *sums, const uint8_t *entering, const uint8_t *leaving, uint8_t *out, size_t count,
      uint32_t reciprocal);
  // Sums of the magnitudes of a row's bytes, read as signed, unfiltered, less the byte `size` before
  // and less the byte above.
  void (*magnitudes)(
      const uint8_t *row, const uint8_t *above, size_t count, size_t size, uint32_t *sums);
  // Pixels less others, byte by byte, as `size` bytes each: 3 leaves out the last.
  void (*differences)(
      const uint32_t *row, const uint32_t *others, size_t count, size_t size, uint8_t *out);
  // A bit for each pixel, from the lowest of a word on: whether it differs from the one before; the first one's is 1.
  // The pixel before the first is read, but not used.
  void (*changes)(const uint32_t *pixels, size_t count, uint64_t *bits);
  // Two rows of channels in 1/256ths mixed by weights in 1/16384ths, rounded to bytes.
  void (*mix)(
      const uint16_t *upper, const uint16_t *lower, uint32_t upper_weight, uint32_t lower_weight,
      uint8_t *out, size_t count);
  // Two rows of bytes mixed by weights in 1/16384ths.
  void (*mix_bytes)(
      const uint8_t *upper, const uint8_t *lower, uint32_t upper_weight, uint32_t lower_weight,
      uint8_t *out, size_t count);
  // Each colour of pixels becomes a sum of all three, by three rows of three weights in 1/65536ths, held
  // to 0 and alpha. A row's weights add up to 65536, none is beyond 17 times that.
  void (*mix_channels)(uint32_t *d, size_t count, const int32_t *weights);
} raster_kernels;

// 0: what every machine of the kind has; 1: AVX2; 2: AVX-512 (F, BW, VL).
int raster_kernels_best_level(void);

// The kernels of a level, at most the best.
const raster_kernels *raster_kernels_of_level(int level);

// Asks for memory that is about to be written to, so that it is in the cache by then.
static inline void raster_prefetch(const void *start, size_t bytes) {
  for (size_t i = 0; i < bytes; i += 64) __builtin_prefetch((const char *)start + i, 1);
}

#pragma clang assume_nonnull end

#endif
