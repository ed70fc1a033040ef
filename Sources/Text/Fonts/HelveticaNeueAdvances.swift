/// Advances of Helvetica Neue's printable ASCII and of its accented letters, which TeX Gyre Heros, drawn after Helvetica, does not
/// share: uniform tracking leaves strings up to 2 points off, these leave them within about half.
///
/// In thousandths of the em, for Roman and Bold; weights between are mixed. The figures are checked
/// against strings measured in screenshots (see the tests).
enum HelveticaNeueAdvances {
  /// The advance of an ASCII character as a fraction of the em; nil for others.
  ///
  /// - Parameter boldShare: 0 is Roman, 1 Bold.
  static func advance(_ byte: UInt8, boldShare: Double) -> Double? {
    guard byte >= 0x20, byte < 0x7F else { return nil }
    let index = Int(byte) - 0x20
    let light = Double(roman[index])
    return (light + (Double(bold[index]) - light) * boldShare) / 1000
  }

  /// The letter below the accent of a character of two bytes in UTF-8; nil for others.
  ///
  /// Accented letters are as wide as these: so they are in Helvetica's published metrics, but for i, whose
  /// accents are wider; for Helvetica Neue a choice.
  static func letter(below lead: UInt8, _ trail: UInt8) -> UInt8? {
    guard (0xC3...0xC5).contains(lead), (0x80...0xBF).contains(trail) else { return nil }
    let letter = letters[Int(lead - 0xC3) * 64 + Int(trail & 0x3F)]
    return letter == UInt8(ascii: ".") ? nil : letter
  }

  /// By scalar from U+00C0 to U+017F; accents beside their letters have none.
  private static let letters = Array(
    ("AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeee.....nooooo..uuuuy.y"
      + "AaAaAaCcCcCcCcD...EeEeEeEeEeGgGgGgGgHh..I.I.I.I.I...JjKk.LlLl..."
      + "...NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtT...UuUuUuUuUuUuWwYyYZzZzZz.").utf8)

  /// How a glyph of TeX Gyre Heros is fitted to an advance that is too narrow for it.
  struct Fit {
    /// How wide it is drawn, as a share of its width.
    var widthShare = 1.0
    /// How far it is moved to the right, as a fraction of the em.
    var shift = 0.0
  }

  /// Glyphs that would run into their neighbours: Helvetica's at sign is a quarter wider than Helvetica
  /// Neue's, its low line and brackets are wider, and its grave accent does not lie in the middle.
  /// The shares are choices: they leave the room that the face itself has.
  static func fit(of byte: UInt8) -> Fit {
    switch byte {
    case UInt8(ascii: "@"): Fit(widthShare: 0.81)
    case UInt8(ascii: "_"): Fit(widthShare: 0.85)
    case UInt8(ascii: "X"): Fit(widthShare: 0.97)
    case UInt8(ascii: "("), UInt8(ascii: ")"): Fit(widthShare: 0.9)
    case UInt8(ascii: "`"): Fit(shift: 0.073)
    default: Fit()
    }
  }

  private static let roman: [Int16] = [
    278, 259, 426, 556, 556, 1000, 648, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  private static let bold: [Int16] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]
}
