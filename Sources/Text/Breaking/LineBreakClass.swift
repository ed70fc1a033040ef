internal import EmbeddedUnicode

/// The line breaking class of a character by UAX #14, after its rule LB1. The raw values are those of the embedded table.
enum LineBreakClass: UInt8 {
  case alphabetic, aksara, aksaraPrebase, aksaraStart, breakBoth, breakAfter, breakBefore
  case mandatoryBreak, contingentBreak, closePunctuation, combiningMark, closeParenthesis
  case carriageReturn, emojiBase, emojiModifier, exclamation, glue, hangulLV, hangulLVT
  case unambiguousHyphen, hebrewLetter, hyphen, ideographic, inseparable, infixNumeric
  case hangulL, hangulT, hangulV, lineFeed, nextLine, nonstarter, numeric, openPunctuation
  case postfixNumeric, prefixNumeric, quotation, openingQuotation, closingQuotation
  case regionalIndicator, space, slash, viramaFinal, virama, wordJoiner, zeroWidthSpace
  case zeroWidthJoiner
  /// U+25CC, on which marks are shown alone: a letter that takes the place of an aksara.
  case dottedCircle
  /// Code points reserved for emoji, and those among them that are taken for letters.
  case reservedEmoji, reservedLetter

  private static let eastAsianBit: UInt8 = 0x80

  /// The class of a character, and whether it is wide in East Asian text.
  static func of(_ scalar: Unicode.Scalar) -> (class: LineBreakClass, isEastAsian: Bool) {
    let value = embedded_line_break_class(scalar.value)
    return (
      LineBreakClass(rawValue: value & ~eastAsianBit) ?? .alphabetic, value & eastAsianBit != 0
    )
  }

  /// Ends a line in any case.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// AL or HL.
  var isLetter: Bool {
    switch self {
    case .alphabetic, .hebrewLetter, .dottedCircle, .reservedLetter: true
    default: false
    }
  }

  var isHyphen: Bool { self == .hyphen || self == .unambiguousHyphen }

  var isQuotation: Bool {
    self == .quotation || self == .openingQuotation || self == .closingQuotation
  }

  /// ID, EB or EM.
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .reservedEmoji, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  /// A Korean syllable or a part of one.
  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  /// Carries the vowel signs of a Brahmic script: AK, AS or the dotted circle.
  var isAksara: Bool { self == .aksara || self == .aksaraStart || self == .dottedCircle }
}
