// Font files of Debian's packages fonts-inter, fonts-texgyre and fonts-dejavu-core, as C23 `#embed`
// puts them here.
#include "EmbeddedFonts.h"

#if !__has_embed("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
#error "Inter is missing: sudo apt-get install fonts-inter"
#endif
#if !__has_embed("/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-regular.otf")
#error "TeX Gyre Heros is missing: sudo apt-get install fonts-texgyre"
#endif
#if !__has_embed("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
#error "DejaVu Sans Mono is missing: sudo apt-get install fonts-dejavu-core"
#endif

static const unsigned char inter_Thin[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Thin.otf"
};
static const unsigned char inter_ExtraLight[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-ExtraLight.otf"
};
static const unsigned char inter_Light[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Light.otf"
};
static const unsigned char inter_Regular[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
};
static const unsigned char inter_Medium[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Medium.otf"
};
static const unsigned char inter_SemiBold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"
};
static const unsigned char inter_Bold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
};
static const unsigned char inter_ExtraBold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf"
};
static const unsigned char inter_Black[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Black.otf"
};
static const unsigned char inter_Italic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Italic.otf"
};
static const unsigned char inter_MediumItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-MediumItalic.otf"
};
static const unsigned char inter_SemiBoldItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-SemiBoldItalic.otf"
};
static const unsigned char inter_BoldItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-BoldItalic.otf"
};
static const unsigned char heros_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-regular.otf"
};
static const unsigned char heros_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-bold.otf"
};
static const unsigned char heros_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-italic.otf"
};
static const unsigned char heros_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-bolditalic.otf"
};
static const unsigned char termes_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-regular.otf"
};
static const unsigned char termes_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-bold.otf"
};
static const unsigned char termes_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-italic.otf"
};
static const unsigned char termes_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-bolditalic.otf"
};
static const unsigned char schola_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-regular.otf"
};
static const unsigned char schola_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-bold.otf"
};
static const unsigned char schola_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-italic.otf"
};
static const unsigned char schola_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-bolditalic.otf"
};
static const unsigned char cursor_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-regular.otf"
};
static const unsigned char cursor_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-bold.otf"
};
static const unsigned char cursor_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-italic.otf"
};
static const unsigned char cursor_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-bolditalic.otf"
};
static const unsigned char mono_regular[] = {
#embed "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
};
static const unsigned char mono_bold[] = {
#embed "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
};

static const EmbeddedFont fonts[] = {
  {"Inter-Thin", inter_Thin, sizeof inter_Thin},
  {"Inter-ExtraLight", inter_ExtraLight, sizeof inter_ExtraLight},
  {"Inter-Light", inter_Light, sizeof inter_Light},
  {"Inter-Regular", inter_Regular, sizeof inter_Regular},
  {"Inter-Medium", inter_Medium, sizeof inter_Medium},
  {"Inter-SemiBold", inter_SemiBold, sizeof inter_SemiBold},
  {"Inter-Bold", inter_Bold, sizeof inter_Bold},
  {"Inter-ExtraBold", inter_ExtraBold, sizeof inter_ExtraBold},
  {"Inter-Black", inter_Black, sizeof inter_Black},
  {"Inter-Italic", inter_Italic, sizeof inter_Italic},
  {"Inter-MediumItalic", inter_MediumItalic, sizeof inter_MediumItalic},
  {"Inter-SemiBoldItalic", inter_SemiBoldItalic, sizeof inter_SemiBoldItalic},
  {"Inter-BoldItalic", inter_BoldItalic, sizeof inter_BoldItalic},
  {"texgyreheros-regular", heros_regular, sizeof heros_regular},
  {"texgyreheros-bold", heros_bold, sizeof heros_bold},
  {"texgyreheros-italic", heros_italic, sizeof heros_italic},
  {"texgyreheros-bolditalic", heros_bolditalic, sizeof heros_bolditalic},
  {"texgyretermes-regular", termes_regular, sizeof termes_regular},
  {"texgyretermes-bold", termes_bold, sizeof termes_bold},
  {"texgyretermes-italic", termes_italic, sizeof termes_italic},
  {"texgyretermes-bolditalic", termes_bolditalic, sizeof termes_bolditalic},
  {"texgyreschola-regular", schola_regular, sizeof schola_regular},
  {"texgyreschola-bold", schola_bold, sizeof schola_bold},
  {"texgyreschola-italic", schola_italic, sizeof schola_italic},
  {"texgyreschola-bolditalic", schola_bolditalic, sizeof schola_bolditalic},
  {"texgyrecursor-regular", cursor_regular, sizeof cursor_regular},
  {"texgyrecursor-bold", cursor_bold, sizeof cursor_bold},
  {"texgyrecursor-italic", cursor_italic, sizeof cursor_italic},
  {"texgyrecursor-bolditalic", cursor_bolditalic, sizeof cursor_bolditalic},
  {"DejaVuSansMono", mono_regular, sizeof mono_regular},
  {"DejaVuSansMono-Bold", mono_bold, sizeof mono_bold},
};

int embedded_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

EmbeddedFont embedded_font_at(int index) {
  return fonts[index >= 0 && index < embedded_font_count() ? index : 0];
}
