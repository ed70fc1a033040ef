#ifndef PREVIEW_PAGE_H
#define PREVIEW_PAGE_H

#include <stddef.h>

// The page of a preview in two parts, with a JSON object of settings between them. The bytes are valid as long as
// the program runs.

/// The part before the settings.
const unsigned char *_Nonnull preview_page_head(void);
size_t preview_page_head_length(void);

/// The part after the settings: the scripts of the page.
const unsigned char *_Nonnull preview_page_tail(void);
size_t preview_page_tail_length(void);

/// The board of a theme's page, a document.
const unsigned char *_Nonnull preview_page_board(void);
size_t preview_page_board_length(void);

#endif
