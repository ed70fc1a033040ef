#include "EmbeddedLicenses.h"

static const unsigned char license[] = {
#embed "../../LICENSE"
};

static const unsigned char third_party[] = {
#embed "../../THIRD-PARTY.md"
};

const unsigned char *embedded_license(void) { return license; }

size_t embedded_license_length(void) { return sizeof license; }

const unsigned char *embedded_third_party(void) { return third_party; }

size_t embedded_third_party_length(void) { return sizeof third_party; }
