#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include <stddef.h>

// The page of a report in four parts. Between them stand three values as JSON: the report, an object of
// pictures as data URIs by name, and what was decided in a review or null. They live as long as the program.

/// Everything before the report.
const unsigned char *_Nonnull report_page_head(void);
size_t report_page_head_length(void);

/// What stands between the report and the pictures.
const unsigned char *_Nonnull report_page_middle(void);
size_t report_page_middle_length(void);

/// What stands between the pictures and the review.
const unsigned char *_Nonnull report_page_review(void);
size_t report_page_review_length(void);

/// Everything after the review: the template library of Debian's package libjs-mustache, and the
/// page's own script.
const unsigned char *_Nonnull report_page_tail(void);
size_t report_page_tail_length(void);

#endif
