#if !__has_include(<libdeflate.h>)
#error "libdeflate-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <libdeflate.h>
