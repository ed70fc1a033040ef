// Rows of a PNG file as they come out of inflating, made pixels in place: filters as in PNG's specification
// (third edition, chapter 9). Loops over millions of bytes, for which this is C.
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "PNGBridge.h"

#pragma clang diagnostic ignored "-Wpsabi"

typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef int16_t lanes4 __attribute__((vector_size(8)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

// Sums of four bytes each, without carries between them.
static inline uint32_t add4(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7F) + (b & 0x7F7F7F7F)) ^ ((a ^ b) & 0x80808080);
}

// Means of four bytes each, rounded down.
static inline uint32_t mean4(uint32_t a, uint32_t b) {
  return (a & b) + (((a ^ b) & 0xFEFEFEFE) >> 1);
}

static inline lanes4 choose(lanes4 mask, lanes4 a, lanes4 b) { return (mask & a) | (~mask & b); }

static inline lanes4 magnitude(lanes4 a) { return __builtin_elementwise_max(a, -a); }

// The neighbour that a + b - c is nearest to, in four lanes; of equals the first of a, b, c.
static inline lanes4 nearest(lanes4 a, lanes4 b, lanes4 c) {
  const lanes4 to_a = b - c, to_b = a - c;
  const lanes4 pa = magnitude(to_a), pb = magnitude(to_b), pc = magnitude(to_a + to_b);
  const lanes4 least = __builtin_elementwise_min(__builtin_elementwise_min(pa, pb), pc);
  return choose(least == pa, a, choose(least == pb, b, c));
}

static inline uint32_t load(const uint8_t *bytes, size_t size) {
  uint32_t word = 0;
  memcpy(&word, bytes, size);
  return word;
}

static inline lanes4 widened(uint32_t word) {
  bytes4 bytes;
  memcpy(&bytes, &word, sizeof bytes);
  return __builtin_convertvector(bytes, lanes4);
}

static void undo_up(uint8_t *row, const uint8_t *above, size_t count) {
  size_t i = 0;
  for (; i + sizeof(bytes16) <= count; i += sizeof(bytes16)) {
    *(bytes16 *)(row + i) += *(const bytes16 *)(above + i);
  }
  for (; i < count; i++) row[i] += above[i];
}

// The filters that look to the left, pixel by pixel of `size` bytes; a constant where this is inlined.
__attribute__((always_inline)) static inline void undo_sub(
    uint8_t *row, size_t count, size_t size) {
  uint32_t left = 0;
  for (size_t i = 0; i < count; i += size) {
    left = add4(load(row + i, size), left);
    memcpy(row + i, &left, size);
  }
}

__attribute__((always_inline)) static inline void undo_average(
    uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  uint32_t left = 0;
  for (size_t i = 0; i < count; i += size) {
    left = add4(load(row + i, size), mean4(left, load(above + i, size)));
    memcpy(row + i, &left, size);
  }
}

__attribute__((always_inline)) static inline void undo_paeth(
    uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  lanes4 left = {0}, corner = {0};
  for (size_t i = 0; i < count; i += size) {
    const lanes4 up = widened(load(above + i, size));
    const lanes4 sum = widened(load(row + i, size)) + nearest(left, up, corner);
    const bytes4 bytes = __builtin_convertvector(sum, bytes4);
    memcpy(row + i, &bytes, size);
    left = sum & 0xFF;
    corner = up;
  }
}

#define BY_SIZE(size, call)    \
  switch (size) {              \
    case 1: call(1); break;    \
    case 3: call(3); break;    \
    default: call(4); break;   \
  }

// Undoes the filter of a row, which its first byte names. Gives the bytes behind it, or NULL for a filter that there is not.
static inline uint8_t *undo_filter(uint8_t *filtered, const uint8_t *above, size_t count, size_t size) {
  uint8_t *row = filtered + 1;
  switch (*filtered) {
    case 0: return row;
#define SUB(size) undo_sub(row, count, size)
    case 1: BY_SIZE(size, SUB) return row;
    case 2: undo_up(row, above, count); return row;
#define AVERAGE(size) undo_average(row, above, count, size)
    case 3: BY_SIZE(size, AVERAGE) return row;
#define PAETH(size) undo_paeth(row, above, count, size)
    case 4: BY_SIZE(size, PAETH) return row;
    default: return NULL;
  }
}

int png_bridge_unfilter(uint8_t *rows, size_t height, size_t count, size_t size) {
  // The row above the first: zeros.
  uint8_t *zeros = calloc(count, 1);
  if (zeros == NULL) return 0;
  const uint8_t *row = zeros;
  for (size_t y = 0; y < height && row != NULL; y++) {
    row = undo_filter(rows + y * (count + 1), row, count, size);
  }
  free(zeros);
  return row != NULL;
}

// c·a/255 rounded to nearest.
static inline uint8_t multiplied(uint8_t c, uint8_t a) {
  const uint32_t t = (uint32_t)c * a + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

// Four pixels of RGB, opaque, of the first twelve of sixteen bytes.
#if defined(__x86_64__)
#define WITH_SHUFFLES __attribute__((target("ssse3")))
WITH_SHUFFLES static inline bytes16 opaque_four(const uint8_t *in) {
  const __m128i places = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  return (bytes16)_mm_or_si128(_mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)in), places), opaque);
}

static int has_shuffles(void) { return __builtin_cpu_supports("ssse3"); }
#else
#define WITH_SHUFFLES
static inline bytes16 opaque_four(const uint8_t *in) {
  const bytes16 opaque = {255};
  const bytes16 bytes = *(const bytes16 *)in;
  return __builtin_shufflevector(bytes, opaque, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
}

static int has_shuffles(void) { return 1; }
#endif

// Four pixels at a time, as far as sixteen bytes can be read. Gives the number of pixels.
WITH_SHUFFLES static size_t expand_fours(const uint8_t *in, size_t count, uint8_t *out) {
  size_t x = 0;
  for (; x + 6 <= count; x += 4) *(bytes16 *)(out + x * 4) = opaque_four(in + x * 3);
  return x;
}

// Pixels that are compared before a look at whether they differ.
enum { stretch = 64 };

// Compares whole stretches, the last of which overlaps the one before, as far as sixteen bytes can be read. Gives the number of
// pixels up to a stretch that differs from `pixels`.
#define COMPARE_STRETCHES(DIFFERS)                                    \
  if (count < stretch + 2) return 0;                                  \
  const size_t end = count - 2;                                       \
  for (size_t x = 0; x < end; x += stretch) {                         \
    if (x > end - stretch) x = end - stretch;                         \
    if (DIFFERS(in + x * 3, pixels + x * 4)) return x;                \
  }                                                                   \
  return end;

WITH_SHUFFLES static inline int differs(const uint8_t *in, const uint8_t *pixels) {
  bytes16 difference = {0};
  for (size_t i = 0; i < stretch; i += 4) {
    difference |= opaque_four(in + i * 3) ^ *(const bytes16 *)(pixels + i * 4);
  }
  return __builtin_reduce_or(difference) != 0;
}

WITH_SHUFFLES static size_t same_stretches(const uint8_t *in, size_t count, const uint8_t *pixels) {
  COMPARE_STRETCHES(differs)
}

#if defined(__x86_64__)
// The same eight pixels at a time.
__attribute__((target("avx2"))) static inline int differs_avx2(const uint8_t *in, const uint8_t *pixels) {
  const __m256i places = _mm256_setr_epi8(
      0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, 0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  __m256i difference = _mm256_setzero_si256();
  for (size_t i = 0; i < stretch; i += 8) {
    const uint8_t *rgb = in + i * 3;
    const __m256i bytes = _mm256_loadu2_m128i((const __m128i *)(rgb + 12), (const __m128i *)rgb);
    const __m256i expected = _mm256_or_si256(_mm256_shuffle_epi8(bytes, places), opaque);
    const __m256i found = _mm256_loadu_si256((const __m256i *)(pixels + i * 4));
    difference = _mm256_or_si256(difference, _mm256_xor_si256(expected, found));
  }
  return !_mm256_testz_si256(difference, difference);
}

__attribute__((target("avx2"))) static size_t same_stretches_avx2(
    const uint8_t *in, size_t count, const uint8_t *pixels) {
  COMPARE_STRETCHES(differs_avx2)
}
#endif

// The number of pixels at a row's beginning that are known to be the same.
static size_t same_pixels(const uint8_t *in, size_t count, const uint8_t *pixels) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return same_stretches_avx2(in, count, pixels);
#endif
  return has_shuffles() ? same_stretches(in, count, pixels) : 0;
}

// Whether pixels are those of a row of RGB, and opaque.
static int is_same_rgb(const uint8_t *in, size_t count, const uint8_t *pixels) {
  for (size_t x = same_pixels(in, count, pixels); x < count; x++) {
    const uint8_t *pixel = pixels + x * 4;
    if (memcmp(in + x * 3, pixel, 3) != 0 || pixel[3] != 255) return 0;
  }
  return 1;
}

int png_bridge_is_same_rgb(uint8_t *rows, size_t width, size_t height, const uint8_t *pixels) {
  const size_t count = width * 3;
  uint8_t *zeros = calloc(count, 1);
  if (zeros == NULL) return 0;
  const uint8_t *row = zeros;
  int is_same = 1;
  for (size_t y = 0; y < height && is_same; y++) {
    row = undo_filter(rows + y * (count + 1), row, count, 3);
    is_same = row != NULL && is_same_rgb(row, width, pixels + y * width * 4);
  }
  free(zeros);
  return is_same;
}

static void expand_rgb(const uint8_t *in, size_t count, uint8_t *out, int shuffles) {
  uint8_t pixel[4];
  size_t x = shuffles ? expand_fours(in, count, out) : 0;
  // Four bytes are read where there are as many.
  for (; x + 1 < count; x++) {
    memcpy(pixel, in + x * 3, 4);
    pixel[3] = 255;
    memcpy(out + x * 4, pixel, 4);
  }
  memcpy(pixel, in + (count - 1) * 3, 3);
  pixel[3] = 255;
  memcpy(out + (count - 1) * 4, pixel, 4);
}

static void expand_rgba(const uint8_t *in, size_t count, uint8_t *out) {
  for (size_t x = 0; x < count; x++) {
    uint8_t pixel[4];
    memcpy(pixel, in + x * 4, 4);
    if (pixel[3] != 255) {
      for (int channel = 0; channel < 3; channel++) {
        pixel[channel] = multiplied(pixel[channel], pixel[3]);
      }
    }
    memcpy(out + x * 4, pixel, 4);
  }
}

void png_bridge_expand(
    const uint8_t *rows, size_t width, size_t height, size_t size, uint8_t *pixels) {
  const int shuffles = has_shuffles();
  // What is made pixels is read whole before anything is written: the two may lie over one another.
  for (size_t y = 0; y < height; y++) {
    const uint8_t *in = rows + y * (width * size + 1) + 1;
    uint8_t *out = pixels + y * width * 4;
    if (size == 3) {
      expand_rgb(in, width, out, shuffles);
    } else {
      expand_rgba(in, width, out);
    }
  }
}

void png_bridge_expand_palette(
    const uint8_t *rows, size_t width, size_t height, unsigned depth, const uint8_t *palette,
    uint8_t *pixels) {
  const size_t a_byte = 8 / depth;
  const size_t stride = (width + a_byte - 1) / a_byte + 1;
  const unsigned mask = (1u << depth) - 1;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *in = rows + y * stride + 1;
    uint8_t *out = pixels + y * width * 4;
    for (size_t x = 0; x < width; in++) {
      const uint8_t byte = *in;
      for (unsigned shift = 8; shift > 0 && x < width; x++) {
        shift -= depth;
        memcpy(out + x * 4, palette + (byte >> shift & mask) * 4, 4);
      }
    }
  }
}
