#if !__has_include(<fribidi/fribidi.h>)
#error "libfribidi-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <fribidi/fribidi.h>

/* FriBidi's names of paragraph directions are macros that Swift cannot see. */
static inline FriBidiParType shim_fribidi_by_first_strong(void) { return FRIBIDI_PAR_WLTR; }
static inline FriBidiParType shim_fribidi_left_to_right(void) { return FRIBIDI_PAR_LTR; }
static inline FriBidiParType shim_fribidi_right_to_left(void) { return FRIBIDI_PAR_RTL; }
