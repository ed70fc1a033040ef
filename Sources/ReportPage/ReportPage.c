// The page of a report, assembled from its files when the program is built.
#include "ReportPage.h"

#if !__has_embed("/usr/share/javascript/mustache/mustache.min.js")
_Static_assert(0, "mustache.js is missing (libjs-mustache): run " MOCKUP_SETUP);
#endif

// Checks the size only; scripts/setup.sh compares the SHA-256 hash.
[[maybe_unused]] static constexpr unsigned char mustache[] = {
#embed "/usr/share/javascript/mustache/mustache.min.js"
};
_Static_assert(
    sizeof mustache == 9953,
    "mustache.js is another version than that of Debian's libjs-mustache 3.0.1-1");

static const unsigned char head[] = {
#embed "page/head.html"
    ,
#embed "page/style.css"
    ,
#embed "page/body.html"
    ,
#embed "page/report-begin.html"
};

static const unsigned char middle[] = {
#embed "page/pictures-begin.html"
};

static const unsigned char review[] = {
#embed "page/review-begin.html"
};

static const unsigned char tail[] = {
#embed "page/library-begin.html"
    ,
#embed "/usr/share/doc/libjs-mustache/copyright"
    , '*', '/', '\n',
#embed "/usr/share/javascript/mustache/mustache.min.js"
    ,
#embed "page/script-begin.html"
    ,
#embed "page/modules.js"
    ,
#embed "page/layers.js"
    ,
#embed "page/review.js"
    ,
#embed "page/report.js"
    ,
#embed "page/end.html"
};

const unsigned char *report_page_head(void) { return head; }
size_t report_page_head_length(void) { return sizeof head; }

const unsigned char *report_page_middle(void) { return middle; }
size_t report_page_middle_length(void) { return sizeof middle; }

const unsigned char *report_page_review(void) { return review; }
size_t report_page_review_length(void) { return sizeof review; }

const unsigned char *report_page_tail(void) { return tail; }
size_t report_page_tail_length(void) { return sizeof tail; }
