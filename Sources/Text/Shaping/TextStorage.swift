/// Runs joined into one text, each stretch of it with the font that has its characters. All lines of a text share it.
final class TextStorage {
  /// Bytes that are shaped together.
  struct Item {
    var range: Range<Int>
    /// Index into `runs`.
    var run: Int
    /// The run's font, or one that has characters which the run's lacks.
    var font: Font
    /// See `ScriptFinder`; 0 where nothing says.
    var script: UInt32 = 0
    /// Odd runs from right to left.
    var level: UInt8 = 0
  }

  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  let runs: [TextRun]
  /// UTF-8, tabs made spaces (see `tabs`) and every kind of line end made a newline.
  private(set) var bytes: [UInt8] = []
  private(set) var items: [Item] = []
  /// Offsets of spaces that were tabs, rising.
  private(set) var tabs: [Int] = []
  /// The embedding level of each byte; empty where all runs from left to right.
  private(set) var levels: [UInt8] = []
  let direction: TextDirection
  private var hasRightToLeft = false
  private var turnedParagraphs: [Range<Int>] = []
  private var runStarts: [Int] = []

  /// - Complexity: O(characters).
  init(runs: [TextRun], direction: TextDirection = .natural) {
    self.runs = runs
    self.direction = direction
    for (index, run) in runs.enumerated() {
      runStarts.append(bytes.count)
      append(run, index)
    }
    turn()
  }

  private func append(_ run: TextRun, _ index: Int) {
    if run.font.face.hasLatin, appendPlain(run, index) { return }
    var finder = FallbackFinder(font: run.font)
    let scripts = ScriptFinder()
    var afterReturn = false
    func add(_ scalar: Unicode.Scalar, _ font: Font) {
      defer { afterReturn = scalar == "\r" }
      if scalar == "\n" && afterReturn { return }
      let start = bytes.count
      if Self.isLineEnd(scalar) {
        bytes.append(Self.newline)
      } else if scalar == "\t" {
        tabs.append(start)
        bytes.append(Self.space)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      hasRightToLeft = hasRightToLeft || BidiLevels.mayTurn(scalar)
      let script = scripts.script(of: scalar)
      if let last = items.indices.last, items[last].run == index, items[last].font == font,
        script == 0 || items[last].script == 0 || items[last].script == script
      {
        items[last].range = items[last].range.lowerBound..<bytes.count
        if script != 0 { items[last].script = script }
      } else {
        items.append(Item(range: start..<bytes.count, run: index, font: font, script: script))
      }
    }
    if run.text.utf8.allSatisfy({ $0 < 0x80 }), run.font.face.hasLatin {
      for scalar in run.text.unicodeScalars { add(scalar, run.font) }
      return
    }
    for character in run.text {
      let font = finder.font(for: character)
      for scalar in character.unicodeScalars { add(scalar, font) }
    }
  }

  /// Whether a character ends a line.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Adds a run of printable ASCII, which is one item.
  ///
  /// - Returns: False for all others.
  private func appendPlain(_ run: TextRun, _ index: Int) -> Bool {
    var hasLetter = false
    for byte in run.text.utf8 {
      guard byte >= Self.space, byte < 0x7F else { return false }
      hasLetter = hasLetter || ScriptFinder.isLetter(byte)
    }
    guard !run.text.isEmpty else { return true }
    let start = bytes.count
    bytes.append(contentsOf: run.text.utf8)
    items.append(
      Item(
        range: start..<bytes.count, run: index, font: run.font,
        script: hasLetter ? ScriptFinder.latin : 0))
    return true
  }

  /// Finds which way each stretch runs, and cuts the items where that changes.
  private func turn() {
    guard hasRightToLeft || direction == .rightToLeft else { return }
    levels = [UInt8](repeating: 0, count: bytes.count)
    for paragraph in paragraphs {
      let found = BidiLevels(bytes[paragraph], direction: direction)
      levels.replaceSubrange(paragraph, with: found.levels)
      if found.isRightToLeft { turnedParagraphs.append(paragraph) }
    }
    items = items.flatMap { item -> [Item] in
      var parts: [Item] = []
      for offset in item.range {
        if let last = parts.indices.last, parts[last].level == levels[offset] {
          parts[last].range = parts[last].range.lowerBound..<offset + 1
        } else {
          var part = item
          part.range = offset..<offset + 1
          part.level = levels[offset]
          parts.append(part)
        }
      }
      return parts
    }
  }

  /// Whether the paragraph of a byte runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    if direction == .rightToLeft { return true }
    let index = Self.firstIndex(in: turnedParagraphs.count) {
      turnedParagraphs[$0].upperBound >= offset
    }
    return index < turnedParagraphs.count && turnedParagraphs[index].lowerBound <= offset
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
    var low = Self.firstIndex(in: items.count) {
      items[$0].range.upperBound > range.lowerBound
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
        decoding: item.range.map { offset in
          if isTab(offset) { return UInt8(ascii: "\t") }
          return bytes[offset] == Self.newline ? Self.space : bytes[offset]
        }, as: UTF8.self)
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

  /// Whether the space at `offset` was a tab.
  func isTab(_ offset: Int) -> Bool {
    guard !tabs.isEmpty, bytes[offset] == Self.space else { return false }
    let index = Self.firstIndex(in: tabs.count) { tabs[$0] >= offset }
    return index < tabs.count && tabs[index] == offset
  }

  /// The first index that `isReached`, which no later one leaves again; `count` without one.
  private static func firstIndex(in count: Int, _ isReached: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
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
