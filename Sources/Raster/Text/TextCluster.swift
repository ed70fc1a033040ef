/// A character as its reader sees it: what a line may be broken around.
struct TextCluster {
  var range: Range<Int>
  /// Points.
  var width: Double
  var isSpace: Bool
  /// Whether word wrapping may end a line here.
  var canBreakAfter: Bool

  /// The characters of a shaped stretch.
  /// - Complexity: O(characters).
  static func clusters(of line: ShapedLine) -> [TextCluster] {
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
    var previous: Unicode.Scalar = " "
    for character in String(decoding: bytes[line.range], as: UTF8.self) {
      let end = offset + character.utf8.count
      let width = widths[(offset - start)..<(end - start)].reduce(0, +)
      let first = character.unicodeScalars.first ?? " "
      if let last = clusters.indices.last, !clusters[last].canBreakAfter {
        clusters[last].canBreakAfter = canBreak(before: first, after: previous)
      }
      let isSpace = first == " " || first == "\u{3000}" || first == "\u{200B}"
      let afterHyphen = isHyphen(first) && !isSpaceScalar(previous)
      clusters.append(
        TextCluster(
          range: offset..<end, width: width, isSpace: isSpace,
          canBreakAfter: isSpace || afterHyphen))
      offset = end
      previous = first
    }
    forbidBreaksBeforeDigits(&clusters, bytes)
    return clusters
  }

  private static func isSpaceScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}"
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  /// "2026-11" stays whole, as does a hyphen that something other than a letter follows.
  private static func forbidBreaksBeforeDigits(_ clusters: inout [TextCluster], _ bytes: [UInt8]) {
    guard clusters.count > 1 else { return }
    for i in 0..<(clusters.count - 1) where clusters[i].canBreakAfter && !clusters[i].isSpace {
      let next = bytes[clusters[i + 1].range.lowerBound]
      if bytes[clusters[i].range.lowerBound] == UInt8(ascii: "-"), next < 0x41 {
        clusters[i].canBreakAfter = false
      }
    }
  }

  /// East Asian text may break between any two characters but before closing punctuation.
  private static func canBreak(before next: Unicode.Scalar, after last: Unicode.Scalar) -> Bool {
    guard isEastAsian(next) || isEastAsian(last), !isSpaceScalar(next) else { return false }
    switch next {
    case "、", "。", "，", "．", "」", "』", "）", "】", "》", "！", "？", "：", "；", "ー", "々": return false
    case ".", ",", ")", "]", "!", "?", ":", ";", "…", "\u{A0}": return false
    default: break
    }
    switch last {
    case "「", "『", "（", "【", "《", "(", "[", "\u{A0}": return false
    default: return true
    }
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
