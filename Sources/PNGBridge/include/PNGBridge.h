#ifndef PNG_BRIDGE_H
#define PNG_BRIDGE_H

#include <stddef.h>
#include <stdint.h>

#endif
