#if !__has_include(<yaml.h>)
#error "libyaml-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <yaml.h>
