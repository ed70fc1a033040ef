#if !__has_include(<png.h>)
#error "libpng-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <png.h>
