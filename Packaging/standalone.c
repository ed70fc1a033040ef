// Linked into a program that stands alone.

#include <stdlib.h>
#include <unistd.h>

enum {
  // As sysexits.h has it for what the system lacks: EX_OSERR.
  status = 71,
  // The first that a program may choose.
  priority = 101,
};

// Swift's run-time looks for its own program before main, and ends without a word on what to do.
__attribute__((constructor(priority))) static void require_proc(void) {
  if (access("/proc/self/exe", F_OK) == 0) return;
  static const char message[] =
      "mockup: /proc isn't mounted, and the program needs it; with bwrap: --proc /proc\n";
  if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _exit(status);
  _exit(status);
}
