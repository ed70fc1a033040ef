#define _GNU_SOURCE

#include "ProcessBridge.h"

#include <sched.h>

#include <malloc.h>

void heap_share(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

static int argument_count;
static char **argument_values;

// The C library of Linux passes main's arguments to constructors, too.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  argument_values = values;
}

int process_argument_count(void) { return argument_count; }

const char *process_argument(int index) { return argument_values[index]; }

int process_processor_count(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 0;
}
