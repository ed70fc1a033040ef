// Prints a checksum of what each kernel makes of the same numbers, for each instruction set that the machine
// has. Two builds for different machines have to print the same.
#include <stdio.h>
#include <string.h>

#include "RasterKernels.h"

enum { WIDTH = 150, HEIGHT = 9, STRIDE = 160, PIXELS = STRIDE * HEIGHT, ROUNDS = 400 };

// SplitMix64.
static uint64_t state;

static uint64_t next(void) {
  state += 0x9E3779B97F4A7C15u;
  uint64_t word = state;
  word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
  word = (word ^ word >> 27) * 0x94D049BB133111EBu;
  return word ^ word >> 31;
}

static size_t below(size_t bound) { return (size_t)(next() % bound); }
static double real(double most) { return (double)(next() >> 11) * 0x1p-53 * most; }

// FNV-1a.
static uint64_t sum;

static void add(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) sum = (sum ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3u;
}

// A premultiplied colour, often clear or opaque.
static uint32_t color(void) {
  uint32_t alpha = below(4) == 0 ? 0 : below(3) == 0 ? 255 : (uint32_t)below(256);
  uint32_t result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) result |= (uint32_t)below(alpha + 1) << shift;
  return result;
}

static uint32_t target[PIXELS], source[PIXELS];
static uint8_t mask[PIXELS];

static void refill(void) {
  for (int i = 0; i < PIXELS; i++) {
    target[i] = color();
    source[i] = color();
    mask[i] = below(3) == 0 ? 0 : below(3) == 0 ? 255 : (uint8_t)below(256);
  }
}

static void pixels(const raster_kernels *k, int which) {
  size_t width = below(WIDTH), height = below(HEIGHT) + 1;
  refill();
  switch (which) {
    case 0: k->fill(target, STRIDE, width, height, color()); break;
    case 1: k->over(target, STRIDE, width, height, color()); break;
    case 2: k->mask(target, STRIDE, mask, STRIDE, width, height, color()); break;
    case 3: k->stencil(target, STRIDE, source, STRIDE, width, height, color()); break;
    case 4: k->blit(target, STRIDE, source, STRIDE, width, height); break;
    default: k->blit_mask(target, STRIDE, source, STRIDE, mask, STRIDE, width, height);
  }
  add(target, sizeof target);
}

static void sweep(const raster_kernels *k) {
  int32_t cells[WIDTH + 10];
  uint8_t coverage[WIDTH + 10] = {0};
  size_t count = below(WIDTH / 8) * 8 + 8;
  for (size_t i = 0; i < count; i++) cells[i] = (int32_t)below(131072) - 65536;
  int32_t end = k->sweep(cells, count, (int32_t)below(65536), coverage);
  add(&end, sizeof end);
  add(coverage, sizeof coverage);
}

// A curve through to pixels: chords, edges, cells, colour.
static void shape(const raster_kernels *k) {
  enum { CHORDS = 100, WORDS = 2 };
  static raster_edge edges[CHORDS * 4 + 2];
  static int32_t cells[HEIGHT * STRIDE];
  static uint64_t marks[HEIGHT * WORDS];
  static uint8_t coverage[2 * STRIDE];
  const raster_edge_area area = {0, 0, WIDTH, HEIGHT, 1};
  size_t count = 0;
  double x = real(WIDTH), y = real(HEIGHT);
  const double first_x = x, first_y = y;
  for (int part = 0; part < 4; part++) {
    const size_t chords = below(CHORDS) + 1;
    raster_curve curve = {{x}, {y}, 1.0 / (double)chords, 0, 0, 0};
    for (int i = 1; i < 4; i++) {
      curve.x[i] = real(WIDTH) - WIDTH / 2.0;
      curve.y[i] = real(HEIGHT) - HEIGHT / 2.0;
    }
    // The last part leads back, so that the rows add up to nothing.
    curve.end_x = part == 3 ? first_x : real(WIDTH);
    curve.end_y = part == 3 ? first_y : real(HEIGHT);
    count += k->chords(&curve, chords, x, y, &area, edges + count);
    x = curve.end_x;
    y = curve.end_y;
  }
  for (size_t i = 0; i < count; i++) {
    add(&edges[i].x0, sizeof(double) * 4);
    add(&edges[i].y0, sizeof(int32_t) * 3);
  }
  memset(edges + count, 0, sizeof *edges);
  const raster_band band = {cells, marks, STRIDE, WORDS, 0};
  if (count > 0) k->slants(edges, count, &band, 0, HEIGHT << 16);
  add(cells, sizeof cells);
  int32_t steps[HEIGHT];
  for (int i = 0; i < HEIGHT; i++) steps[i] = 1;
  const raster_mirror mirror = {0, 0, 0, 0};
  refill();
  k->rows(&band, steps, HEIGHT, coverage, target, STRIDE, WIDTH, color() | 0x01000000u, &mirror);
  add(target, sizeof target);
  memset(cells, 0, sizeof cells);
  memset(marks, 0, sizeof marks);
}

static void shade(const raster_kernels *k) {
  raster_segment segments[3];
  double at = 0;
  for (int i = 0; i < 3; i++) {
    const double width = real(0.4) + 0.01;
    segments[i] = (raster_segment){at, at + width, width, {0}, {0}};
    for (int channel = 0; channel < 4; channel++) {
      segments[i].color[channel] = real(255);
      segments[i].change[channel] = real(255) - segments[i].color[channel];
    }
    at += width;
  }
  const raster_gradient gradient = {segments, below(4), 0, color(), color()};
  double positions[WIDTH];
  uint32_t colors[WIDTH] = {0};
  for (int i = 0; i < WIDTH; i++) positions[i] = real(1.6) - 0.2;
  k->shade(&gradient, positions, colors, below(WIDTH));
  add(colors, sizeof colors);
}

static void circles(const raster_kernels *k) {
  double across[WIDTH], positions[WIDTH] = {0};
  for (int i = 0; i < WIDTH; i++) across[i] = real(1e6);
  k->circles(across, real(1e6), real(100), real(100) + 1, positions, below(WIDTH));
  add(positions, sizeof positions);
}

static void bytes(const raster_kernels *k) {
  uint32_t sums[WIDTH], three[3];
  uint8_t above[WIDTH], row[WIDTH], out[WIDTH] = {0};
  uint16_t upper[WIDTH], lower[WIDTH];
  const uint32_t width = (uint32_t)below(900) + 2;
  for (int i = 0; i < WIDTH; i++) {
    sums[i] = (uint32_t)below(255 * (width - 1));
    above[i] = (uint8_t)below(256);
    row[i] = (uint8_t)below(256);
    sums[i] += above[i];
    upper[i] = (uint16_t)below(65281);
    lower[i] = (uint16_t)below(65281);
  }
  const size_t count = below(WIDTH);
  k->magnitudes(row, above, count, below(2) == 0 ? 3 : 4, three);
  add(three, sizeof three);
  k->box(sums, row, above, out, count, (16777216 + width / 2) / width);
  add(sums, sizeof sums);
  add(out, sizeof out);
  const uint32_t weight = (uint32_t)below(16385);
  k->mix(upper, lower, weight, 16384 - weight, out, count);
  add(out, sizeof out);
  k->mix_bytes(row, above, weight, 16384 - weight, out, count);
  add(out, sizeof out);
  uint32_t others[WIDTH];
  uint8_t less[4 * WIDTH] = {0};
  for (int i = 0; i < WIDTH; i++) others[i] = (uint32_t)below(1 << 30) << 2 ^ sums[i];
  k->differences(sums, others, count, below(2) == 0 ? 3 : 4, less);
  add(less, sizeof less);
  uint64_t bits[WIDTH / 64 + 1] = {0};
  for (int i = 1; i < WIDTH; i++)
    if (below(3) > 0) others[i] = others[i - 1];
  k->changes(others + 1, count == 0 ? 0 : count - 1, bits);
  add(bits, sizeof bits);
}

static void channels(const raster_kernels *k) {
  int32_t weights[9];
  for (int row = 0; row < 9; row += 3) {
    weights[row] = (int32_t)below(16 * 65536) - 8 * 65536;
    weights[row + 1] = (int32_t)below(16 * 65536) - 8 * 65536;
    weights[row + 2] = 65536 - weights[row] - weights[row + 1];
  }
  refill();
  k->mix_channels(target, below(WIDTH), weights);
  add(target, sizeof target);
}

int main(void) {
  static const char *const names[] = {"fill",  "over",   "mask",  "stencil", "blit",  "blit_mask",
                                      "sweep", "shapes", "shade", "circles", "bytes", "channels"};
  for (int level = 0; level <= raster_kernels_best_level(); level++) {
    const raster_kernels *k = raster_kernels_of_level(level);
    for (int which = 0; which < 12; which++) {
      state = (uint64_t)which + 1;
      sum = 0xCBF29CE484222325u;
      for (int round = 0; round < ROUNDS; round++) {
        switch (which) {
          case 6: sweep(k); break;
          case 7: shape(k); break;
          case 8: shade(k); break;
          case 9: circles(k); break;
          case 10: bytes(k); break;
          case 11: channels(k); break;
          default: pixels(k, which);
        }
      }
      printf("%s %016llx\n", names[which], (unsigned long long)sum);
    }
  }
  return 0;
}
