/// The next result of each of several reports, the one that comes first in front: a binary heap.
struct MergeQueue {
  private var entries: [(result: CaseResult, source: Int)] = []

  /// The result that comes first, and the number of its report; nil if there is none.
  var first: (result: CaseResult, source: Int)? { entries.first }

  mutating func insert(_ result: CaseResult, _ source: Int) {
    entries.append((result, source))
    var child = entries.count - 1
    while child > 0, isOrdered(child, (child - 1) / 2) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Replaces the first result with the next one of its report.
  mutating func replaceFirst(with result: CaseResult) {
    entries[0].result = result
    sink()
  }

  mutating func removeFirst() {
    let last = entries.removeLast()
    guard !entries.isEmpty else { return }
    entries[0] = last
    sink()
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && isOrdered(child, least) { least = child }
      if least == parent { return }
      entries.swapAt(parent, least)
      parent = least
    }
  }

  private func isOrdered(_ index: Int, _ other: Int) -> Bool {
    let (left, right) = (entries[index], entries[other])
    if left.result.id == right.result.id { return left.source < right.source }
    return Report.isOrdered(left.result.id, right.result.id)
  }
}
