internal import EmbeddedFonts

/// Names, measures and features of a font file.
struct FaceFacts: Sendable, Hashable {
  var name: String
  var family: String
  var weight: FontWeight
  var isItalic: Bool
  var version: String
  var unitsPerEm: Int
  var metrics: FontMetrics
  var underlinePosition: Double
  var underlineThickness: Double
  var hasColor: Bool
  var instanceCount: Int
  var hasLatin: Bool
  /// The code pages that the file is made for (OS/2, `ulCodePageRange1`).
  var codePages: UInt32
}

extension FaceFacts {
  /// Those of the embedded font at an index, which are known without opening it.
  init(embedded index: Int) {
    let facts = embedded_facts(CInt(index))
    let em = Double(facts.units_per_em)
    self.init(
      name: String(cString: facts.postscript_name), family: String(cString: facts.family),
      weight: FontWeight(cssValue: Int(facts.weight)), isItalic: facts.is_italic,
      version: String(cString: facts.version), unitsPerEm: Int(facts.units_per_em),
      metrics: FontMetrics(
        ascender: Int(facts.ascender), descender: Int(facts.descender),
        height: Int(facts.line_height), unitsPerEm: Int(facts.units_per_em),
        capHeight: Double(facts.cap_height) / em, xHeight: Double(facts.x_height) / em),
      underlinePosition: -Double(facts.underline_position) / em,
      underlineThickness: Double(facts.underline_thickness) / em, hasColor: false,
      instanceCount: 0, hasLatin: true, codePages: facts.code_pages)
  }
}
