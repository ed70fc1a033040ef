// What packing alone costs: the image data of PNG and APNG files, unpacked once and packed again by libdeflate, at the lowest
// level that makes it no larger than it was, or 12 where none does. Behind "--" come files that have to be read for the picture.
// Prints the least processor time of all rounds in ms to pack, the highest of these levels, for all pictures together, and the
// least time in ms to read the other files.
//
//   cc -O2 packing.c -ldeflate -o packing && packing ROUNDS PICTURE... [-- FILE...]
#define _GNU_SOURCE
#include <fcntl.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// The least time to pack a stream's bytes; raises `highest` to the level that it takes.
static double pack(const uint8_t *data, size_t size, int rounds, int *highest) {
  size_t capacity = (size_t)64 << 20, count = 0;
  uint8_t *rows = malloc(capacity), *packed = malloc(capacity);
  struct libdeflate_decompressor *unpacker = libdeflate_alloc_decompressor();
  if (libdeflate_zlib_decompress(unpacker, data, size, rows, capacity, &count)) exit(1);
  libdeflate_free_decompressor(unpacker);
  double least = 1e9;
  for (int level = 1; level <= 12; level++) {
    struct libdeflate_compressor *packer = libdeflate_alloc_compressor(level);
    int is_small = libdeflate_zlib_compress(packer, rows, count, packed, capacity) <= size;
    for (int round = 0; (is_small || level == 12) && round < rounds; round++) {
      double start = now();
      libdeflate_zlib_compress(packer, rows, count, packed, capacity);
      double time = now() - start;
      if (time < least) least = time;
    }
    libdeflate_free_compressor(packer);
    if (is_small || level == 12) {
      if (level > *highest) *highest = level;
      break;
    }
  }
  free(rows);
  free(packed);
  return least;
}

static uint32_t word(const uint8_t *p) { return (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]; }

// The least time to read files whole.
static double read_all(char **paths, int count, int rounds) {
  double least = 1e9;
  for (int round = 0; round < rounds; round++) {
    double start = now();
    for (int index = 0; index < count; index++) {
      struct stat facts;
      int file = open(paths[index], O_RDONLY | O_CLOEXEC);
      if (file < 0 || fstat(file, &facts)) exit(1);
      uint8_t *bytes = malloc((size_t)facts.st_size + 1);
      if (read(file, bytes, (size_t)facts.st_size) != facts.st_size) exit(1);
      free(bytes);
      close(file);
    }
    double time = now() - start;
    if (time < least) least = time;
  }
  return count ? least : 0;
}

int main(int count, char **arguments) {
  double sum = 0;
  int level = 0, index = 2;
  for (; index < count && strcmp(arguments[index], "--"); index++) {
    FILE *file = fopen(arguments[index], "rb");
    if (!file) return 1;
    uint8_t *bytes = malloc(64 << 20), *data = malloc(64 << 20);
    size_t size = fread(bytes, 1, 64 << 20, file), length = 0;
    fclose(file);
    for (size_t at = 8; at + 12 <= size; at += word(bytes + at) + 12) {
      const char *type = (const char *)bytes + at + 4;
      size_t head = memcmp(type, "fdAT", 4) ? 0 : 4;
      // A frame ends where the next one's control begins, or the file.
      if ((!memcmp(type, "fcTL", 4) || !memcmp(type, "IEND", 4)) && length > 0) {
        sum += pack(data, length, atoi(arguments[1]), &level);
        length = 0;
      }
      if (memcmp(type, "IDAT", 4) && !head) continue;
      memcpy(data + length, type + 4 + head, word(bytes + at) - head);
      length += word(bytes + at) - head;
    }
    free(bytes);
    free(data);
  }
  int others = index + 1 < count ? count - index - 1 : 0;
  printf("%.2f %d %.2f\n", sum, level, read_all(arguments + index + 1, others, atoi(arguments[1])));
}
