// Font files, embedded when the program is built, so that it draws the same pixels on every machine.
//
// Each file has to be the one of the Debian package below: another version would draw other glyphs.
// Its size and the checksum of its `head` table, which covers the whole file, are checked here;
// scripts/setup.sh compares SHA-256 hashes with scripts/embedded-files.sha256.
#include "EmbeddedFonts.h"

#define INTER "fonts-inter 4.0~beta7+ds-1"
#define TEX_GYRE "fonts-texgyre 20180621-6"
#define DEJAVU "fonts-dejavu-core 2.37-6"

#if !__has_embed("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
_Static_assert(0, "Inter is missing (fonts-inter): run " MOCKUP_SETUP);
#endif
#if !__has_embed("/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-regular.otf")
_Static_assert(0, "TeX Gyre Heros is missing (fonts-texgyre): run " MOCKUP_SETUP);
#endif
#if !__has_embed("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
_Static_assert(0, "DejaVu Sans Mono is missing (fonts-dejavu-core): run " MOCKUP_SETUP);
#endif

// The 32-bit big-endian number at an offset.
#define NUMBER(bytes, at) \
  ((unsigned)bytes[at] << 24 | bytes[(at) + 1] << 16 | bytes[(at) + 2] << 8 | bytes[(at) + 3])

// Stops the build unless a font has this size and, in its `head` table at this offset, this checksum.
#define CHECK(font, size, head, checksum, package)                                      \
  _Static_assert(                                                                       \
      sizeof font == (size) && NUMBER(font, (head) + 8) == (checksum),                  \
      "the font " #font " is another version than that of Debian's " package)

static constexpr unsigned char inter_Thin[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Thin.otf"
};
CHECK(inter_Thin, 257356, 204, 0xE1C7A4CF, INTER);
static constexpr unsigned char inter_ExtraLight[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-ExtraLight.otf"
};
CHECK(inter_ExtraLight, 264196, 204, 0x08AEB7B3, INTER);
static constexpr unsigned char inter_Light[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Light.otf"
};
CHECK(inter_Light, 265000, 204, 0x99BE0F7E, INTER);
static constexpr unsigned char inter_Regular[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
};
CHECK(inter_Regular, 258992, 204, 0x030E5EF7, INTER);
static constexpr unsigned char inter_Medium[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Medium.otf"
};
CHECK(inter_Medium, 269692, 204, 0x9D3A1693, INTER);
static constexpr unsigned char inter_SemiBold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"
};
CHECK(inter_SemiBold, 270760, 204, 0x1FC60E78, INTER);
static constexpr unsigned char inter_Bold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
};
CHECK(inter_Bold, 271436, 204, 0xC1D0F8B4, INTER);
static constexpr unsigned char inter_ExtraBold[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-ExtraBold.otf"
};
CHECK(inter_ExtraBold, 271868, 204, 0x16DFD849, INTER);
static constexpr unsigned char inter_Black[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Black.otf"
};
CHECK(inter_Black, 266240, 204, 0x4926B8D5, INTER);
static constexpr unsigned char inter_Italic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-Italic.otf"
};
CHECK(inter_Italic, 271400, 204, 0x348621F5, INTER);
static constexpr unsigned char inter_MediumItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-MediumItalic.otf"
};
CHECK(inter_MediumItalic, 278472, 204, 0x10967160, INTER);
static constexpr unsigned char inter_SemiBoldItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-SemiBoldItalic.otf"
};
CHECK(inter_SemiBoldItalic, 279536, 204, 0x3A5E84ED, INTER);
static constexpr unsigned char inter_BoldItalic[] = {
#embed "/usr/share/fonts/opentype/inter/Inter-BoldItalic.otf"
};
CHECK(inter_BoldItalic, 278016, 204, 0xEEC2F059, INTER);
static constexpr unsigned char display_Thin[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Thin.otf"
};
CHECK(display_Thin, 262304, 204, 0x82184494, INTER);
static constexpr unsigned char display_ExtraLight[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-ExtraLight.otf"
};
CHECK(display_ExtraLight, 264816, 204, 0x09A70E05, INTER);
static constexpr unsigned char display_Light[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Light.otf"
};
CHECK(display_Light, 265876, 204, 0xBBCF74EE, INTER);
static constexpr unsigned char display_Regular[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf"
};
CHECK(display_Regular, 266692, 204, 0xE3573A04, INTER);
static constexpr unsigned char display_Medium[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Medium.otf"
};
CHECK(display_Medium, 274672, 204, 0xB424CA48, INTER);
static constexpr unsigned char display_SemiBold[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-SemiBold.otf"
};
CHECK(display_SemiBold, 275576, 204, 0x87ABB795, INTER);
static constexpr unsigned char display_Bold[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Bold.otf"
};
CHECK(display_Bold, 274132, 204, 0xCB279AC8, INTER);
static constexpr unsigned char display_ExtraBold[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-ExtraBold.otf"
};
CHECK(display_ExtraBold, 276092, 204, 0xB153CF00, INTER);
static constexpr unsigned char display_Black[] = {
#embed "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf"
};
CHECK(display_Black, 271312, 204, 0x5BDD58EB, INTER);
static constexpr unsigned char heros_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-regular.otf"
};
CHECK(heros_regular, 133600, 188, 0x8E95C2BB, TEX_GYRE);
static constexpr unsigned char heros_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-bold.otf"
};
CHECK(heros_bold, 135204, 188, 0xDCCDCAE4, TEX_GYRE);
static constexpr unsigned char heros_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-italic.otf"
};
CHECK(heros_italic, 139208, 188, 0x495C5799, TEX_GYRE);
static constexpr unsigned char heros_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreheros-bolditalic.otf"
};
CHECK(heros_bolditalic, 135264, 188, 0xC718A70E, TEX_GYRE);
static constexpr unsigned char termes_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-regular.otf"
};
CHECK(termes_regular, 140932, 188, 0xEDA4EAF3, TEX_GYRE);
static constexpr unsigned char termes_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-bold.otf"
};
CHECK(termes_bold, 139480, 188, 0x37AC0FBA, TEX_GYRE);
static constexpr unsigned char termes_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-italic.otf"
};
CHECK(termes_italic, 141324, 188, 0x6B16D57F, TEX_GYRE);
static constexpr unsigned char termes_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyretermes-bolditalic.otf"
};
CHECK(termes_bolditalic, 144180, 188, 0xB8874CF9, TEX_GYRE);
static constexpr unsigned char schola_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-regular.otf"
};
CHECK(schola_regular, 140596, 188, 0xCF1C507A, TEX_GYRE);
static constexpr unsigned char schola_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-bold.otf"
};
CHECK(schola_bold, 141752, 188, 0x8F888B2A, TEX_GYRE);
static constexpr unsigned char schola_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-italic.otf"
};
CHECK(schola_italic, 143152, 188, 0xD9E14C46, TEX_GYRE);
static constexpr unsigned char schola_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyreschola-bolditalic.otf"
};
CHECK(schola_bolditalic, 144864, 188, 0x25105657, TEX_GYRE);
static constexpr unsigned char cursor_regular[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-regular.otf"
};
CHECK(cursor_regular, 84652, 188, 0x99701340, TEX_GYRE);
static constexpr unsigned char cursor_bold[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-bold.otf"
};
CHECK(cursor_bold, 87288, 188, 0xC1CD71BE, TEX_GYRE);
static constexpr unsigned char cursor_italic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-italic.otf"
};
CHECK(cursor_italic, 87536, 188, 0x2682E785, TEX_GYRE);
static constexpr unsigned char cursor_bolditalic[] = {
#embed "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrecursor-bolditalic.otf"
};
CHECK(cursor_bolditalic, 90360, 188, 0x348D96AB, TEX_GYRE);
static constexpr unsigned char mono_regular[] = {
#embed "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
};
CHECK(mono_regular, 343140, 280280, 0xF7BE0405, DEJAVU);
static constexpr unsigned char mono_bold[] = {
#embed "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
};
CHECK(mono_bold, 334268, 272832, 0xDF91AAA5, DEJAVU);

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
  {"InterDisplay-Thin", display_Thin, sizeof display_Thin},
  {"InterDisplay-ExtraLight", display_ExtraLight, sizeof display_ExtraLight},
  {"InterDisplay-Light", display_Light, sizeof display_Light},
  {"InterDisplay-Regular", display_Regular, sizeof display_Regular},
  {"InterDisplay-Medium", display_Medium, sizeof display_Medium},
  {"InterDisplay-SemiBold", display_SemiBold, sizeof display_SemiBold},
  {"InterDisplay-Bold", display_Bold, sizeof display_Bold},
  {"InterDisplay-ExtraBold", display_ExtraBold, sizeof display_ExtraBold},
  {"InterDisplay-Black", display_Black, sizeof display_Black},
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
