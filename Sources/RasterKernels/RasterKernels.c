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
