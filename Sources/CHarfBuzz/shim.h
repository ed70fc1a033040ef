#if !__has_include(<hb.h>)
#error "libharfbuzz-dev is missing: run scripts/setup.sh of the package mockup"
#endif
#include <hb.h>
#include <hb-ot.h>

/// Calls the functions with the contours of a glyph, by either name that HarfBuzz has for it.
static inline void harfbuzz_draw_glyph(
    hb_font_t *_Nullable font, hb_codepoint_t glyph, hb_draw_funcs_t *_Nullable functions, void *_Nonnull context) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, context);
#else
  hb_font_get_glyph_shape(font, glyph, functions, context);
#endif
}
