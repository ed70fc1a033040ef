#define _GNU_SOURCE

#include "ProcessBridge.h"

#include <elf.h>
#include <link.h>
#include <malloc.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>

void heap_share(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

bool stack_deepen(size_t size) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return false;
  // The system looks at the limit whenever the stack grows, and leaves at least 128 MB free below it.
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < size) {
    limit.rlim_cur = size;
    return setrlimit(RLIMIT_STACK, &limit) == 0;
  }
  return true;
}

// The largest block that the C library takes from its heap, and the most that it keeps unused at the heap's end, in bytes. A
// picture of a phone at three pixels a point has 13 MB, and all that one takes is mostly less than 60.
static const int largest_kept = 32 << 20;
static const int most_kept = 128 << 20;
// How much the heap grows at a time.
static const int growth = 4 << 20;
static const size_t page = 4096;
static const size_t large_page = 2 << 20;
// What an empty screen takes of the heap, in bytes.
static const size_t first_used = 512 << 10;

void heap_keep(void) {
#ifdef M_MMAP_THRESHOLD
  mallopt(M_MMAP_THRESHOLD, largest_kept);
  mallopt(M_TRIM_THRESHOLD, most_kept);
  mallopt(M_TOP_PAD, growth);
#endif
#ifdef MADV_HUGEPAGE
  // Only advice, and only addresses: what is not used takes no memory.
  const size_t size = (size_t)largest_kept - page;
  char *room = malloc(size);
  if (room == NULL) return;
  char *first = (char *)(((uintptr_t)room + page) & ~(uintptr_t)(page - 1));
  madvise(first, size - 2 * page, MADV_HUGEPAGE);
#ifdef MADV_POPULATE_WRITE
  // What every command uses, in one call: a fault for each page takes several times as long. Up to where large pages begin.
  char *large = (char *)(((uintptr_t)first + (large_page - 1)) & ~(uintptr_t)(large_page - 1));
  madvise(first, large - first < first_used ? (size_t)(large - first) : first_used, MADV_POPULATE_WRITE);
#endif
  free(room);
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

// The kernel tells the address of the loader, which a program without shared libraries does not have.
int process_is_standalone(void) { return getauxval(AT_BASE) == 0; }

// Packaging/link.sh adds it.
extern const char process_release_facts[] __attribute__((weak));

const char *process_release(void) { return process_release_facts; }

struct library_list {
  char *text;
  size_t room;
  size_t length;
};

static void append(struct library_list *list, const char *text, size_t length) {
  if (length > list->room - list->length) length = list->room - list->length;
  memcpy(list->text + list->length, text, length);
  list->length += length;
}

/// Appends the build id that a segment of notes contains.
static void append_build_id(struct library_list *list, const char *notes, size_t size) {
  static const char digits[] = "0123456789abcdef";
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) head;
    memcpy(&head, notes, sizeof head);
    size_t name = (head.n_namesz + 3u) & ~(size_t)3, value = (head.n_descsz + 3u) & ~(size_t)3;
    if (name > size - sizeof head || value > size - sizeof head - name) return;
    const char *text = notes + sizeof head;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && memcmp(text, "GNU", 4) == 0) {
      for (size_t i = 0; i < head.n_descsz; i++) {
        unsigned char byte = (unsigned char)text[name + i];
        append(list, &digits[byte >> 4], 1);
        append(list, &digits[byte & 15], 1);
      }
    }
    notes += sizeof head + name + value;
    size -= sizeof head + name + value;
  }
}

static int add_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct library_list *list = context;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash ? slash + 1 : info->dlpi_name;
  // The kernel's own library differs between machines and draws nothing.
  if (strncmp(name, "linux-vdso", 10) == 0 || strncmp(name, "linux-gate", 10) == 0) return 0;
  append(list, name, strlen(name));
  append(list, " ", 1);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_NOTE) continue;
    append_build_id(list, (const char *)(info->dlpi_addr + part->p_vaddr), part->p_memsz);
  }
  append(list, "\n", 1);
  return 0;
}

int process_libraries(char *text, int room) {
  struct library_list list = {text, (size_t)room, 0};
  dl_iterate_phdr(add_library, &list);
  return (int)list.length;
}
