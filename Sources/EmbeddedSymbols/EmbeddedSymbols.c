// The outlines that stand in for system symbols, which scripts/setup.sh makes of Phosphor's SVG files.
#include "EmbeddedSymbols.h"

static const unsigned char symbols[] = {
#if __has_embed("../../Generated/symbols.bin")
#embed "../../Generated/symbols.bin"
#else
#error "The outlines of symbols are missing: run scripts/setup.sh in the folder of the package mockup"
#endif
};

const unsigned char *embedded_symbols(void) { return symbols; }

size_t embedded_symbols_length(void) { return sizeof symbols; }
