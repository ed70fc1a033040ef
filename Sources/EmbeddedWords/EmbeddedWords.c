// The dictionary of Debian's package libthai-data, as C23 `#embed` puts it here: where lines of Thai
// end must not depend on what a machine has installed.
#include "EmbeddedWords.h"

#if !__has_embed("/usr/share/libthai/thbrk.tri")
#error "The words of Thai are missing: sudo apt-get install libthai-data"
#endif

static const unsigned char thai[] = {
#embed "/usr/share/libthai/thbrk.tri"
};

const unsigned char *embedded_thai_words(void) { return thai; }

size_t embedded_thai_words_length(void) { return sizeof thai; }
