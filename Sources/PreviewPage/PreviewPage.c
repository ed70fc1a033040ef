// The page of a preview, assembled from its files when the program is built.
#include "PreviewPage.h"

static const unsigned char head[] = {
#embed "page/head.html"
    ,
#embed "page/style.css"
    ,
#embed "page/body.html"
};

static const unsigned char tail[] = {
    ';', '\n',
#embed "../ReportPage/page/modules.js"
    ,
#embed "page/settings.js"
    ,
#embed "page/elements.js"
    ,
#embed "page/source.js"
    ,
#embed "page/events.js"
    ,
#embed "page/names.js"
    ,
#embed "page/search.js"
    ,
#embed "page/pictures.js"
    ,
#embed "page/wall.js"
    ,
#embed "../ReportPage/page/layers.js"
    ,
#embed "page/switches.js"
    ,
#embed "page/address.js"
    ,
#embed "page/objects.js"
    ,
#embed "page/values.js"
    ,
#embed "page/image-field.js"
    ,
#embed "page/fields.js"
    ,
#embed "page/reaching.js"
    ,
#embed "page/editing.js"
    ,
#embed "page/forced-states.js"
    ,
#embed "page/alignment.js"
    ,
#embed "page/comparing.js"
    ,
#embed "page/rulers.js"
    ,
#embed "page/constraints.js"
    ,
#embed "page/effective.js"
    ,
#embed "page/inspector.js"
    ,
#embed "page/loupe.js"
    ,
#embed "page/tree.js"
    ,
#embed "page/lists.js"
    ,
#embed "page/accessibility.js"
    ,
#embed "page/audit.js"
    ,
#embed "page/palette.js"
    ,
#embed "page/changes.js"
    ,
#embed "page/panels.js"
    ,
#embed "page/guide.js"
    ,
#embed "page/captions.js"
    ,
#embed "page/lines.js"
    ,
#embed "page/overview.js"
    ,
#embed "page/matrix.js"
    ,
#embed "page/regions.js"
    ,
#embed "page/preview.js"
    ,
#embed "page/end.html"
};

static const unsigned char board[] = {
#embed "theme-board.screen.json"
};

const unsigned char *preview_page_head(void) { return head; }
size_t preview_page_head_length(void) { return sizeof head; }

const unsigned char *preview_page_tail(void) { return tail; }
size_t preview_page_tail_length(void) { return sizeof tail; }

const unsigned char *preview_page_board(void) { return board; }
size_t preview_page_board_length(void) { return sizeof board; }
