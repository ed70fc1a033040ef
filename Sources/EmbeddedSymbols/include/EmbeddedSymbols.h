#ifndef EMBEDDED_SYMBOLS_H
#define EMBEDDED_SYMBOLS_H

#include <stddef.h>

/// The packed outlines and names of symbols (Tools/symbols/pack.py describes the format), valid as long as
/// the program runs.
const unsigned char *_Nonnull embedded_symbols(void);

/// The number of bytes.
size_t embedded_symbols_length(void);

#endif
