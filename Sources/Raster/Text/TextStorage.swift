/// Runs joined into one text, each stretch of it with the font that has its characters.
struct TextStorage {
  /// Bytes that are shaped together.
  struct Item {
    var range: Range<Int>
    /// Index into `runs`.
    var run: Int
    /// The run's font, or one that has characters which the run's lacks.
    var font: Font
  }

  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  let runs: [TextRun]
  /// UTF-8, tabs made spaces and every kind of line end made a newline.
  private(set) var bytes: [UInt8] = []
  private(set) var items: [Item] = []
  private var runStarts: [Int] = []

  /// - Complexity: O(characters).
  init(runs: [TextRun]) {
    self.runs = runs.isEmpty ? [] : runs
    for (index, run) in runs.enumerated() {
      runStarts.append(bytes.count)
      append(run, index)
    }
  }

  private mutating func append(_ run: TextRun, _ index: Int) {
    var finder = FallbackFinder(font: run.font)
    var afterReturn = false
    for scalar in run.text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      if scalar == "\n" && afterReturn { continue }
      let start = bytes.count
      switch scalar {
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        bytes.append(Self.newline)
      case "\t": bytes.append(Self.space)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      let font = finder.font(for: scalar)
      if let last = items.indices.last, items[last].run == index, items[last].font == font {
        items[last].range = items[last].range.lowerBound..<bytes.count
      } else {
        items.append(Item(range: start..<bytes.count, run: index, font: font))
      }
    }
  }

  /// The run that the byte at `offset` belongs to; past the end, the last run. Nil without runs.
  func run(at offset: Int) -> TextRun? {
    guard !runs.isEmpty else { return nil }
    var low = 0
    var high = runStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return runs[low]
  }

  /// The items that overlap `range`, cut to it.
  func items(in range: Range<Int>) -> [Item] {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var result: [Item] = []
    while low < items.count, items[low].range.lowerBound < range.upperBound {
      var item = items[low]
      item.range = item.range.clamped(to: range)
      if !item.range.isEmpty { result.append(item) }
      low += 1
    }
    return result
  }

  /// The text of `range` as runs again, newlines made spaces.
  func slice(_ range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var last: Int?
    for item in items(in: range) {
      let text = String(
        decoding: bytes[item.range].map { $0 == Self.newline ? Self.space : $0 }, as: UTF8.self)
      if last == item.run, let end = result.indices.last {
        result[end].text += text
      } else {
        var run = runs[item.run]
        run.text = text
        result.append(run)
        last = item.run
      }
    }
    return result
  }

  /// Ranges between newlines, in order; a newline at the very end opens no paragraph.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == Self.newline {
      result.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { result.append(start..<bytes.count) }
    return result
  }
}

/// Picks for each character the run's font, or an embedded one that has it.
private struct FallbackFinder {
  let font: Font
  private let hasLatin: Bool
  private var previous: Font

  init(font: Font) {
    self.font = font
    self.hasLatin = font.face.glyph(for: "A") != nil && font.face.glyph(for: "~") != nil
    self.previous = font
  }

  mutating func font(for scalar: Unicode.Scalar) -> Font {
    if scalar.isASCII && (hasLatin || scalar.value < 32) {
      previous = font
    } else if scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.canonicalCombiningClass != .notReordered
    {
      // Marks and joiners stay with what they follow.
    } else if font.face.glyph(for: scalar) != nil {
      previous = font
    } else {
      previous = Self.candidates(for: font).first { $0.face.glyph(for: scalar) != nil } ?? font
    }
    return previous
  }

  /// Inter then TeX Gyre Heros, as near in weight as they have it, with the lines' measures kept.
  private static func candidates(for font: Font) -> [Font] {
    let (weight, isItalic) = (font.face.weight, font.face.isItalic)
    return [StandIn.sanFrancisco, .helveticaNeue].map {
      var candidate = $0.font(size: font.size, weight: weight, isItalic: isItalic)
      candidate.metrics = font.metrics
      return candidate
    }
  }
}
