#ifndef EMBEDDED_WORDS_H
#define EMBEDDED_WORDS_H

#include <stddef.h>

/// The Thai word list, a trie in the file format of libdatrie. The bytes are valid as long as the
/// program runs.
const unsigned char *embedded_thai_words(void);

/// The number of bytes of the word list.
size_t embedded_thai_words_length(void);

#endif
