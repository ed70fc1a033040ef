extension LineBreaker {
  /// The width from which on a word may stand alone, in sizes of its font (choice: iOS 16 and 18 were
  /// seen to push a word out to words of 2.1 to 5.2, and not to words of 6.1 and 6.8).
  private static let longestOrphan = 5.6

  /// Moves the last word of the line before a paragraph's last to the last one, where that has a single
  /// short word and does not become the longer line. The number of lines stays, and none becomes higher.
  ///
  /// - Parameters:
  ///   - clusters: the paragraph's characters.
  ///   - starts: where its lines begin among them; the lines are the last ones broken.
  /// - Complexity: O(characters of the two lines).
  mutating func pushOut(
    _ storage: TextStorage, _ clusters: [TextCluster], lineStarts starts: [Int]
  ) {
    guard strategy.pushesOut, mode != .byCharWrapping, !isTruncated, starts.count > 1 else {
      return
    }
    let above = starts[starts.count - 2]
    let last = starts[starts.count - 1]
    guard let word = lastWord(of: clusters, above..<last), isSingleWord(clusters[last...]) else {
      return
    }
    func line(_ range: Range<Int>) -> ShapedLine {
      shaped(
        storage,
        clusters[range.lowerBound].range
          .lowerBound..<clusters[range.upperBound - 1].range.upperBound)
    }
    let upper = line(above..<word)
    let lower = line(word..<clusters.count)
    let greedy = lines[lines.count - 1].shaped
    let size = greedy.pieces.reduce(0) { max($0, $1.run.font.size) }
    guard greedy.contentWidth < size * Self.longestOrphan,
      lower.contentWidth <= upper.contentWidth,
      lower.tallestLetters <= greedy.tallestLetters, lower.deepestLetters <= greedy.deepestLetters
    else { return }
    lines[lines.count - 2].shaped = upper
    lines[lines.count - 1].shaped = lower
  }

  /// Where the last word of a line begins; nil for a line of one word, and for one that does not end
  /// behind a space.
  private func lastWord(of clusters: [TextCluster], _ line: Range<Int>) -> Int? {
    guard clusters[line.upperBound - 1].isSpace,
      let end = clusters[line].lastIndex(where: { !$0.isSpace }),
      let space = clusters[line.lowerBound..<end].lastIndex(where: \.isSpace),
      clusters[space].canBreakAfter,
      clusters[line.lowerBound..<space].contains(where: { !$0.isSpace })
    else { return nil }
    return space + 1
  }

  private func isSingleWord(_ clusters: ArraySlice<TextCluster>) -> Bool {
    guard let first = clusters.firstIndex(where: { !$0.isSpace }),
      let last = clusters.lastIndex(where: { !$0.isSpace })
    else { return false }
    return !clusters[first...last].contains(where: \.isSpace)
  }
}

extension ShapedLine {
  /// Height of the tallest run above the baseline, in points.
  fileprivate var tallestLetters: Double {
    pieces.reduce(0) { max($0, $1.run.font.ascender + $1.run.baselineOffset) }
  }

  /// Depth of the deepest run below it, with the room to the next line.
  fileprivate var deepestLetters: Double {
    pieces.reduce(0) {
      let font = $1.run.font
      return max(
        $0,
        font.descender - $1.run.baselineOffset + font.metrics.lineGap * font.size + font.leading)
    }
  }
}
