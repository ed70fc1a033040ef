// The outlines that stand in for system symbols, which scripts/setup.sh makes of Phosphor's SVG files.
#include "EmbeddedSymbols.h"

#if !__has_embed(USER_SYMBOLS) && !__has_embed(MACHINE_SYMBOLS)
_Static_assert(0, "The outlines of symbols are missing: run " MOCKUP_SETUP);
#endif

static const unsigned char symbols[] = {
#if __has_embed(USER_SYMBOLS)
#embed USER_SYMBOLS
#elif __has_embed(MACHINE_SYMBOLS)
#embed MACHINE_SYMBOLS
#else
    0
#endif
};

const unsigned char *embedded_symbols(void) { return symbols; }

size_t embedded_symbols_length(void) { return sizeof symbols; }
