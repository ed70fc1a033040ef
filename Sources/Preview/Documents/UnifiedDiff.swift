/// The difference between two texts as Git writes it (the unified format of POSIX `diff -u`).
enum UnifiedDiff {
  /// The number of lines that are shown around a change.
  private static let context = 3
  /// The greatest number of lines that differ for which the shortest difference is looked for.
  private static let searchLimit = 1_000

  private enum Line: Equatable {
    case same(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool { if case .same = self { false } else { true } }
  }

  /// A patch of one file; empty where nothing differs.
  ///
  /// - Parameter path: The path of the file below the repository.
  static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    guard old != new else { return "" }
    let (old, new) = (lines(old), lines(new))
    let all = difference(old, new)
    var text = "diff --git a/\(path) b/\(path)\n--- a/\(path)\n+++ b/\(path)\n"
    var index = 0
    while let first = all[index...].firstIndex(where: \.isChange) {
      // Changes whose surroundings touch stand together.
      var last = first
      while let next = all[(last + 1)...].firstIndex(where: \.isChange),
        next - last <= 2 * context + 1
      {
        last = next
      }
      let range = max(index, first - context)..<min(all.count, last + context + 1)
      text += hunk(all, range, old, new)
      index = range.upperBound
    }
    return text
  }

  /// Lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  private static func hunk(
    _ all: [Line], _ range: Range<Int>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    // The lines before the hunk on each side.
    var before = (old: 0, new: 0)
    for line in all[..<range.lowerBound] {
      switch line {
      case .same: before = (before.old + 1, before.new + 1)
      case .removed: before.old += 1
      case .added: before.new += 1
      }
    }
    var count = (old: 0, new: 0)
    var body = ""
    for line in all[range] {
      switch line {
      case .same(let index, _):
        body += written(" ", old[index])
        count = (count.old + 1, count.new + 1)
      case .removed(let index):
        body += written("-", old[index])
        count.old += 1
      case .added(let index):
        body += written("+", new[index])
        count.new += 1
      }
    }
    return "@@ -\(place(before.old, count.old)) +\(place(before.new, count.new)) @@\n" + body
  }

  private static func place(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1),\(count)"
  }

  private static func written(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = sign + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// The lines of both texts in an order that leads from one to the other.
  private static func difference(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let middle = (old: start..<(old.count - end), new: start..<(new.count - end))
    var lines = (0..<start).map { Line.same(old: $0, new: $0) }
    lines += shortest(old, new, middle.old, middle.new)
    lines += (0..<end).map { index in
      .same(old: old.count - end + index, new: new.count - end + index)
    }
    return lines
  }

  /// The shortest difference of two parts (E. W. Myers, An O(ND) Difference Algorithm, 1986); of parts that differ much
  /// all lines.
  private static func shortest(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ a: Range<Int>, _ b: Range<Int>
  ) -> [Line] {
    let whole = a.map { Line.removed($0) } + b.map { Line.added($0) }
    // The furthest line of `a` on each diagonal, for each number of changes.
    var furthest: [Int: Int] = [1: 0]
    var history: [[Int: Int]] = []
    for changes in 0...min(a.count + b.count, searchLimit) {
      history.append(furthest)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let (left, right) = (furthest[diagonal - 1], furthest[diagonal + 1])
        var x =
          diagonal == -changes || (diagonal != changes && (left ?? -1) < (right ?? -1))
          ? right ?? 0 : (left ?? 0) + 1
        var y = x - diagonal
        while x < a.count, y < b.count, old[a.lowerBound + x] == new[b.lowerBound + y] {
          x += 1
          y += 1
        }
        furthest[diagonal] = x
        if x >= a.count, y >= b.count { return trace(history, a, b) }
      }
    }
    return whole
  }

  private static func trace(
    _ history: [[Int: Int]], _ a: Range<Int>, _ b: Range<Int>
  ) -> [Line] {
    var lines: [Line] = []
    var (x, y) = (a.count, b.count)
    for (changes, furthest) in history.enumerated().reversed() {
      let diagonal = x - y
      let isDown =
        diagonal == -changes
        || (diagonal != changes
          && (furthest[diagonal - 1] ?? -1) < (furthest[diagonal + 1] ?? -1))
      let last = isDown ? diagonal + 1 : diagonal - 1
      let startX = changes == 0 ? 0 : furthest[last] ?? 0
      let startY = changes == 0 ? 0 : startX - last
      while x > startX, y > startY {
        x -= 1
        y -= 1
        lines.append(.same(old: a.lowerBound + x, new: b.lowerBound + y))
      }
      guard changes > 0 else { break }
      if isDown {
        y -= 1
        lines.append(.added(b.lowerBound + y))
      } else {
        x -= 1
        lines.append(.removed(a.lowerBound + x))
      }
    }
    return lines.reversed()
  }
}
