/// Breaks a text into shaped lines.
struct LineBreaker {
  struct Line {
    var shaped: ShapedLine
    /// Whether the paragraph continues in the next line: only such lines are justified.
    var isWrapped: Bool
  }

  /// Points; infinite when there is no limit.
  let room: Double
  let numberOfLines: Int
  let mode: LineBreakMode
  let strategy: LineBreakStrategy
  var lines: [Line] = []
  private(set) var isTruncated = false
  /// What breaking takes; lines end where there is too much of it.
  var work: TextWork

  /// Lengths that differ by less are equal: sums of advances differ by their order.
  static let tolerance = 0.001

  init(_ input: TextLayout.Input, _ work: TextWork) {
    room = Self.room(of: input)
    numberOfLines = max(0, input.numberOfLines)
    mode = input.lineBreakMode
    strategy = input.lineBreakStrategy
    self.work = work
  }

  /// Points for each line; infinite when there is no limit.
  static func room(of input: TextLayout.Input) -> Double {
    input.width.isNaN ? .infinity : max(0, input.width)
  }

  /// - Complexity: O(characters).
  mutating func breakLines(_ storage: TextStorage) {
    let paragraphs = storage.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      if isFull || work.isExceeded {
        isTruncated = true
        return
      }
      breakParagraph(storage, paragraph, isLast: index + 1 == paragraphs.count)
    }
  }

  private var isFull: Bool { numberOfLines > 0 && lines.count >= numberOfLines }
  private var isAtLastLine: Bool { numberOfLines > 0 && lines.count == numberOfLines - 1 }

  private mutating func breakParagraph(
    _ storage: TextStorage, _ range: Range<Int>, isLast: Bool
  ) {
    let whole = shaped(storage, range)
    let fits = whole.contentWidth <= room + Self.tolerance
    if fits && (isLast || !isAtLastLine || !truncates) {
      append(whole, isWrapped: false)
      return
    }
    let clusters =
      fits ? [] : TextCluster.clusters(of: whole, keepsHangulWords: strategy.keepsHangulWords)
    var start = 0
    var starts: [Int] = []
    defer { pushOut(storage, clusters, lineStarts: starts) }
    repeat {
      starts.append(start)
      if isAtLastLine && mode != .byWordWrapping && mode != .byCharWrapping {
        let from = clusters.isEmpty ? range.lowerBound : clusters[start].range.lowerBound
        appendLastLine(storage, from..<range.upperBound, isLast: isLast)
        return
      }
      let end = lineEnd(clusters, from: start, storage)
      let bytes = clusters[start].range.lowerBound..<clusters[end - 1].range.upperBound
      let isWrapped = end < clusters.count
      append(
        shaped(storage, bytes, hyphen: isWrapped && clusters[end - 1].isSoftHyphen),
        isWrapped: isWrapped)
      start = end
      if (isFull || work.isExceeded) && start < clusters.count {
        isTruncated = true
        return
      }
    } while start < clusters.count
  }

  private mutating func append(_ line: ShapedLine, isWrapped: Bool) {
    lines.append(Line(shaped: line, isWrapped: isWrapped))
    work.addLine(of: lines.count)
  }

  /// Shapes a stretch, and counts that.
  mutating func shaped(
    _ storage: TextStorage, _ range: Range<Int>, hyphen: Bool = false
  ) -> ShapedLine {
    let line = ShapedLine(storage, range, hyphen: hyphen)
    work.shape(range.count, stretches: line.pieces.count)
    return line
  }

  private var truncates: Bool {
    switch mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The index after the last cluster of the line that begins at `start`; spaces never overflow.
  private mutating func lineEnd(
    _ clusters: [TextCluster], from start: Int, _ storage: TextStorage
  ) -> Int {
    var width = 0.0
    var lastBreak: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if !cluster.isSpace && width + cluster.width > room + Self.tolerance { break }
      width += cluster.width
      index += 1
      if cluster.isSoftHyphen {
        let hyphen = shaped(storage, cluster.range).hyphenWidth
        if width + hyphen <= room + Self.tolerance { lastBreak = index }
      } else if cluster.canBreakAfter {
        lastBreak = index
      }
    }
    if index == clusters.count { return index }
    let byCharacter = max(index, start + 1)
    return mode == .byCharWrapping ? byCharacter : lastBreak ?? byCharacter
  }

  /// Clips or truncates what is left of a paragraph into the last line there is.
  private mutating func appendLastLine(
    _ storage: TextStorage, _ rest: Range<Int>, isLast: Bool
  ) {
    let whole = shaped(storage, rest)
    let fits = whole.contentWidth <= room + Self.tolerance
    guard truncates, !fits || !isLast else {
      isTruncated = isTruncated || !isLast
      append(whole, isWrapped: false)
      return
    }
    isTruncated = true
    // The text's end is shown by all but tail truncation, so what follows belongs to the line.
    let end = mode == .byTruncatingTail || isLast ? rest.upperBound : storage.bytes.count
    // The rest is shaped once more, and what is left of it.
    work.shape(end - rest.lowerBound, stretches: whole.pieces.count)
    let line = TextTruncation(mode: mode, room: room + Self.tolerance).line(
      storage, rest.lowerBound..<end, isForced: !isLast)
    append(line, isWrapped: false)
  }
}
