#if !__has_include(<hb.h>)
#error "libharfbuzz-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <hb.h>
#include <hb-ot.h>
