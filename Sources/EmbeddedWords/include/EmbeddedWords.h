#ifndef EMBEDDED_WORDS_H
#define EMBEDDED_WORDS_H

#include <stddef.h>

// The words of Thai, as libdatrie stores a trie; the bytes live as long as the program.
const unsigned char *embedded_thai_words(void);
size_t embedded_thai_words_length(void);

#endif
