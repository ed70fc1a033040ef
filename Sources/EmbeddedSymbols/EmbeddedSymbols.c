// The outlines that stand in for system symbols, which scripts/setup.sh makes of Phosphor's SVG files.
#include "EmbeddedSymbols.h"

#if !__has_embed("../../Generated/symbols.bin")
#error "The outlines of symbols are missing: run scripts/setup.sh in the folder of the package mockup"
#endif

static const unsigned char symbols[] = {
#embed "../../Generated/symbols.bin"
};

const unsigned char *embedded_symbols(void) { return symbols; }

size_t embedded_symbols_length(void) { return sizeof symbols; }
