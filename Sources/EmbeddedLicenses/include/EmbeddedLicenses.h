#ifndef EMBEDDED_LICENSES_H
#define EMBEDDED_LICENSES_H

#include <stddef.h>

// The bytes are UTF-8, without a null at the end, and valid as long as the program runs.

/// The text of LICENSE.
const unsigned char *_Nonnull embedded_license(void);

/// The number of bytes of LICENSE.
size_t embedded_license_length(void);

/// The text of THIRD-PARTY.md.
const unsigned char *_Nonnull embedded_third_party(void);

/// The number of bytes of THIRD-PARTY.md.
size_t embedded_third_party_length(void);

#endif
