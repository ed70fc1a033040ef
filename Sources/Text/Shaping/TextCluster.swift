/// A character as its reader sees it: what a line may be broken around.
struct TextCluster {
  var range: Range<Int>
  /// Points.
  var width: Double
  var isSpace: Bool
  /// Whether word wrapping may end a line here.
  var canBreakAfter: Bool
  /// Shows as a hyphen where a line ends behind it, and nowhere else.
  var isSoftHyphen = false

  /// The characters of a shaped stretch.
  ///
  /// - Parameter keepsHangulWords: lines do not end between the syllables of a Korean word.
  /// - Complexity: O(characters).
  static func clusters(of line: ShapedLine, keepsHangulWords: Bool = false) -> [TextCluster] {
    let bytes = line.storage.bytes
    let start = line.range.lowerBound
    var widths = [Double](repeating: 0, count: line.range.count)
    for piece in line.pieces {
      for glyph in piece.glyphs where line.range.contains(glyph.cluster) {
        widths[glyph.cluster - start] += glyph.advance
      }
    }
    var clusters: [TextCluster] = []
    var offset = start
    var followsHangul = false
    let breaks = LineBreaks.after(bytes[line.range])
    for character in String(decoding: bytes[line.range], as: UTF8.self) {
      let end = offset + character.utf8.count
      let width = widths[(offset - start)..<(end - start)].reduce(0, +)
      let first = character.unicodeScalars.first ?? " "
      let isHangul = keepsHangulWords && isHangul(first)
      if isHangul, followsHangul { clusters[clusters.count - 1].canBreakAfter = false }
      followsHangul = isHangul
      let isSpace = first == " " || first == "\u{3000}" || first == "\u{200B}"
      clusters.append(
        TextCluster(
          range: offset..<end, width: width, isSpace: isSpace,
          canBreakAfter: breaks[end - 1 - start], isSoftHyphen: first == "\u{AD}"))
      offset = end
    }
    return clusters
  }

  /// Whether a letter is a Korean syllable, or a letter of one.
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
