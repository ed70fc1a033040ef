#if !__has_include(<ft2build.h>)
#error "libfreetype-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_MULTIPLE_MASTERS_H
#include FT_COLOR_H
