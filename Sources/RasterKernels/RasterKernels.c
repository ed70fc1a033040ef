#include "RasterKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// No fused multiply-add: results are the same on every machine.
#pragma STDC FP_CONTRACT OFF
#pragma clang diagnostic ignored "-Wpsabi"

#define SUFFIX plain
#define VB 16
#include "vector.inc"
#include "kernels.inc"
#undef VB
#undef SUFFIX

#if defined(__x86_64__)

// c/255 in 15 bits: its product with any byte m, rounded to a whole number, is c·m/255 rounded to one. That
// asks c·32768/255 to be rounded up for some c and down for others, for a few of them only one of the two
// will do; a bit for each c says which.
static inline uint32_t fifteen_bits(uint32_t c) {
  static const uint32_t up[8] = {
    0x80002080u, 0x00220020u, 0x0A082200u, 0x82020822u,
    0xA1208A20u, 0xB022228Au, 0x8A5B8AB6u, 0x289A93ACu,
  };
  // 255 itself is a whole number that takes 16 bits.
  return (c * 32768 - c / 255) / 255 + (up[c / 32] >> (c % 32) & 1);
}

// From SSSE3 on a product can be rounded as it is made.
#define ROUNDS_PRODUCTS
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define SUFFIX avx2
#define VB 16
#include "vector.inc"
#undef VB
#define VB 32
#include "vector.inc"
#include "kernels.inc"
#undef VB
#undef SUFFIX
#pragma clang attribute pop

#pragma clang attribute push( \
    __attribute__((target("avx2,avx512f,avx512bw,avx512vl"))), apply_to = function)
#define SUFFIX avx512
#define VB 16
#include "vector.inc"
#undef VB
#define VB 32
#include "vector.inc"
#undef VB
#define VB 64
#include "vector.inc"
#include "kernels.inc"
#undef VB
#undef SUFFIX
#pragma clang attribute pop

int raster_kernels_best_level(void) {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2")) return 0;
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
                 && __builtin_cpu_supports("avx512vl")
             ? 2
             : 1;
}

const raster_kernels *raster_kernels_of_level(int level) {
  int best = raster_kernels_best_level();
  if (level > best) level = best;
  return level >= 2 ? &table_kernel_avx512 : level == 1 ? &table_kernel_avx2 : &table_kernel_plain;
}

#else

int raster_kernels_best_level(void) { return 0; }

const raster_kernels *raster_kernels_of_level(int level) {
  (void)level;
  return &table_kernel_plain;
}

#endif
