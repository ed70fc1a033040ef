#if !__has_include(<expat.h>)
#error "libexpat1-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <expat.h>
