/// Puts an ellipsis in the place of text that has no room.
struct TextTruncation {
  let mode: LineBreakMode
  /// Points.
  let room: Double

  static let ellipsis = "\u{2026}"

  /// The longest line of `range` with an ellipsis that has room. The ellipsis looks as the text it
  /// follows (at the head: the text it precedes) and stands alone when nothing else has room.
  ///
  /// - Parameter isForced: more text follows, so tail truncation shows an ellipsis in any case.
  /// - Complexity: O(characters).
  func line(_ storage: TextStorage, _ range: Range<Int>, isForced: Bool) -> ShapedLine {
    let clusters = TextCluster.clusters(of: ShapedLine(storage, range))
    let (head, tail) = kept(storage, clusters)
    let first = clusters[..<head].last { !$0.isSpace }?.range.upperBound ?? range.lowerBound
    let second = clusters[tail...].first { !$0.isSpace }?.range.lowerBound ?? range.upperBound
    let anchor = mode == .byTruncatingHead ? second : max(first - 1, range.lowerBound)
    var runs = storage.slice(range.lowerBound..<first)
    if var mark = storage.run(at: min(anchor, max(storage.bytes.count - 1, 0))) {
      mark.text = Self.ellipsis
      runs.append(mark)
    }
    runs += storage.slice(second..<range.upperBound)
    let isTurned = storage.isRightToLeft(at: range.lowerBound)
    let result = TextStorage(
      runs: runs,
      direction: isTurned ? .rightToLeft : storage.levels.isEmpty ? .natural : .leftToRight)
    return ShapedLine(result, 0..<result.bytes.count)
  }

  /// How many clusters stay before the ellipsis, and where those after it begin.
  private func kept(
    _ storage: TextStorage, _ clusters: [TextCluster]
  ) -> (head: Int, tail: Int) {
    let anchor = clusters.first?.range.lowerBound ?? 0
    var mark = 0.0
    if var run = storage.run(at: anchor) {
      run.text = Self.ellipsis
      let text = TextStorage(runs: [run])
      mark = ShapedLine(text, 0..<text.bytes.count).width
    }
    let available = room - mark
    switch mode {
    case .byTruncatingHead:
      return (0, clusters.count - fitting(clusters.reversed(), available).count)
    case .byTruncatingMiddle:
      let head = fitting(clusters, available / 2)
      let rest = clusters[head.count...].reversed()
      var tail = fitting(rest, available - head.width)
      let more = fitting(
        clusters[head.count..<(clusters.count - tail.count)],
        available - head.width - tail.width)
      tail.count = min(tail.count, clusters.count - head.count)
      return (head.count + more.count, clusters.count - tail.count)
    default:
      return (fitting(clusters, available).count, clusters.count)
    }
  }

  private func fitting(
    _ clusters: some Sequence<TextCluster>, _ available: Double
  ) -> (count: Int, width: Double) {
    var count = 0
    var width = 0.0
    for cluster in clusters {
      if width + cluster.width > available { break }
      width += cluster.width
      count += 1
    }
    return (count, width)
  }
}
