#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Makes threads that start later share the heap of the main thread, instead of having one each.
void heap_share(void);

/// Lets the stack of the main thread grow to a size in bytes. Returns whether it may.
bool stack_deepen(size_t size);

/// Keeps freed memory for the next picture, and asks the system for large pages: a page fault for each 4 KiB of each picture
/// takes a third of the time of a small one. Called once, before there are threads.
void heap_keep(void);

/// The number of the process's arguments, its own name included. Swift reads them from /proc, which
/// may not be mounted.
int process_argument_count(void);

/// The argument at an index below process_argument_count.
const char *process_argument(int index);

/// The number of processors that the process may run on; 0 if the system does not tell.
int process_processor_count(void);

/// Whether all libraries are part of the program, so that no loader ran.
int process_is_standalone(void);

/// What the link of a release says of itself: lines of a name, a tab and a version, the commit first. NULL in other
/// builds.
const char *process_release(void);

/// Writes a line for each library of the process: its name and, in hexadecimal, the build id that its linker gave
/// it. Returns the length of the text, which is cut off at `room` bytes.
int process_libraries(char *text, int room);
