/// The code pages of languages that share Chinese characters, and draw them in other shapes: bits of `ulCodePageRange1` in
/// a font's OS/2 table (OpenType 1.9).
enum HanCodePage: UInt32 {
  case japanese = 17
  case simplifiedChinese = 18
  case korean = 19
  case traditionalChinese = 20

  /// The code page of a language (BCP 47); nil for those without Chinese characters.
  init?(language: String?) {
    let parts = (language ?? "").split(separator: "-")
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh": self = parts.contains("Hant") ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// Whether a font is made for the language.
  func isCovered(by codePages: UInt32) -> Bool { codePages & 1 << rawValue != 0 }
}
