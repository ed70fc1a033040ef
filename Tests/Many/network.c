// Makes calls for files of a cache fail now and then, as those of a network do. Loaded with LD_PRELOAD by many.py.
//
// MOCKUP_FAULTS_BELOW is a part of the paths that are meant, MOCKUP_FAULTS_SEED where the numbers begin. A line of
// MOCKUP_FAULTS_LOG tells how many calls failed.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { descriptors = 4096 };

static const char *below;
static atomic_uint_fast64_t state;
static atomic_int failed;
static atomic_bool meant[descriptors];

__attribute__((constructor)) static void begin(void) {
  below = getenv("MOCKUP_FAULTS_BELOW");
  const char *seed = getenv("MOCKUP_FAULTS_SEED");
  state = seed ? strtoull(seed, NULL, 10) : 0;
}

__attribute__((destructor)) static void end(void) {
  const char *log = getenv("MOCKUP_FAULTS_LOG");
  FILE *file = log ? fopen(log, "a") : NULL;
  if (!file) return;
  fprintf(file, "%d\n", failed);
  fclose(file);
}

// SplitMix64.
static uint64_t next(void) {
  uint64_t word = atomic_fetch_add(&state, 0x9E3779B97F4A7C15) + 0x9E3779B97F4A7C15;
  word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
  word = (word ^ word >> 27) * 0x94D049BB133111EB;
  return word ^ word >> 31;
}

static bool isBelow(const char *path) { return below && path && strstr(path, below); }

static bool isMeant(int descriptor) {
  return descriptor >= 0 && descriptor < descriptors && meant[descriptor];
}

// Whether a call fails, with the error of a file that another machine has replaced or removed, or of the line.
static bool fails(void) {
  static const int errors[] = {ESTALE, ENOENT, EIO, ETIMEDOUT, EACCES, EINTR};
  uint64_t number = next();
  if (number % 6 != 0) return false;
  failed++;
  errno = errors[number / 6 % (sizeof errors / sizeof *errors)];
  return true;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (isBelow(path) && fails()) return -1;
  int descriptor = REAL(open)(path, flags, mode);
  if (descriptor >= 0 && descriptor < descriptors) meant[descriptor] = isBelow(path);
  return descriptor;
}

// A file on a network reports at its end that it could not be written; the number is free nevertheless.
int close(int descriptor) {
  bool wasMeant = isMeant(descriptor);
  if (wasMeant) meant[descriptor] = false;
  int result = REAL(close)(descriptor);
  return wasMeant && result == 0 && fails() ? -1 : result;
}

// Reading gives less than there is, too.
ssize_t read(int descriptor, void *bytes, size_t count) {
  if (isMeant(descriptor)) {
    if (fails()) return -1;
    if (next() % 2 == 0) count = count > 64 ? 1 + next() % 64 : count;
  }
  return REAL(read)(descriptor, bytes, count);
}

// Writing takes less than there is, too.
ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (isMeant(descriptor)) {
    if (fails()) return -1;
    if (next() % 2 == 0) count = count > 64 ? 1 + next() % 64 : count;
  }
  return REAL(write)(descriptor, bytes, count);
}

// A file that was renamed may be told as missing, if the answer was lost and the client asked again.
int rename(const char *from, const char *to) {
  if (!isBelow(to)) return REAL(rename)(from, to);
  if (fails()) return -1;
  int result = REAL(rename)(from, to);
  return result == 0 && fails() ? -1 : result;
}

int unlink(const char *path) {
  return isBelow(path) && fails() ? -1 : REAL(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
  return isBelow(path) && fails() ? -1 : REAL(mkdir)(path, mode);
}

int stat(const char *path, struct stat *status) {
  return isBelow(path) && fails() ? -1 : REAL(stat)(path, status);
}

int lstat(const char *path, struct stat *status) {
  return isBelow(path) && fails() ? -1 : REAL(lstat)(path, status);
}

int fstat(int descriptor, struct stat *status) {
  return isMeant(descriptor) && fails() ? -1 : REAL(fstat)(descriptor, status);
}

int futimens(int descriptor, const struct timespec times[2]) {
  return isMeant(descriptor) && fails() ? -1 : REAL(futimens)(descriptor, times);
}

DIR *opendir(const char *path) {
  return isBelow(path) && fails() ? NULL : REAL(opendir)(path);
}
