#ifndef REPORT_PAGE_H
#define REPORT_PAGE_H

#include <stddef.h>

// The page of a report in four parts, with three JSON values between them: the report, an object of
// pictures as data URIs by file name, and the decisions of a review or null. The bytes are valid as long as
// the program runs.

/// The part before the report.
const unsigned char *_Nonnull report_page_head(void);
size_t report_page_head_length(void);

/// The part between the report and the pictures.
const unsigned char *_Nonnull report_page_middle(void);
size_t report_page_middle_length(void);

/// The part between the pictures and the decisions.
const unsigned char *_Nonnull report_page_review(void);
size_t report_page_review_length(void);

/// The part after the decisions: the template library mustache.js and the scripts of the page.
const unsigned char *_Nonnull report_page_tail(void);
size_t report_page_tail_length(void);

#endif
