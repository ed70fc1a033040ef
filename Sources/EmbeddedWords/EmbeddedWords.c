// The Thai word list of Debian's package libthai-data, embedded when the program is built, so that lines
// of Thai text break at the same places on every machine.
#include "EmbeddedWords.h"

#if !__has_embed("/usr/share/libthai/thbrk.tri")
_Static_assert(0, "The Thai word list is missing (libthai-data): run " MOCKUP_SETUP);
#endif

static constexpr unsigned char thai[] = {
#embed "/usr/share/libthai/thbrk.tri"
};

// The 32-bit big-endian number at an offset.
#define NUMBER(bytes, at) \
  ((unsigned)bytes[at] << 24 | bytes[(at) + 1] << 16 | bytes[(at) + 2] << 8 | bytes[(at) + 3])

// Samples only, to find another version; scripts/setup.sh compares the SHA-256 hash.
_Static_assert(
    sizeof thai == 588096 &&
        NUMBER(thai, 256) == 0x00000117 &&
        NUMBER(thai, 131072) == 0xFFFFD3F8 &&
        NUMBER(thai, 262144) == 0xFFFFA938 &&
        NUMBER(thai, 393221) == 0xFFFFFF00 &&
        NUMBER(thai, 524288) == 0xFF0000FF &&
        NUMBER(thai, 588092) == 0xFFFF0000,
    "the Thai word list is another version than that of Debian's libthai-data 0.1.29-1");

const unsigned char *embedded_thai_words(void) { return thai; }

size_t embedded_thai_words_length(void) { return sizeof thai; }
