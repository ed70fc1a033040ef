/// Finds the name that a misspelt name probably means.
package enum NearestName {
  /// The one of `names` that is nearest to `name`, if any is near enough.
  ///
  /// Names are compared without regard to case by their Damerau–Levenshtein distance (optimal
  /// string alignment: insertions, deletions, replacements, swaps of neighbours), which may be a
  /// third of the length of `name`. A missing or needless `is`, as in `hidden` for `isHidden`,
  /// counts as one step. Of equally near names the first wins. If none is near, the result is the
  /// only name that contains the word, as `userInterfaceIdiom` contains `idiom`.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of length *m*.
  package static func suggest(_ name: String, among names: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let wanted = folded(name)
    let cutOff = wanted.count < 2 ? 0 : max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names where candidate.utf8.count <= longestName {
      let bound = best.map { $0.distance - 1 } ?? cutOff
      guard bound >= 0 else { break }
      let other = folded(candidate)
      if differsByIs(wanted, other), bound >= 1 {
        best = (candidate, 1)
      } else if let distance = distance(wanted, other, atMost: bound) {
        best = (candidate, distance)
      }
    }
    return best?.name ?? uniqueMatch(containing: name, in: names)
  }

  /// The greatest length of a name that is compared, in bytes.
  private static let longestName = 200
  /// The least length of a word that names are searched for; too many contain shorter words.
  private static let leastWord = 4

  /// The only one of `names` that contains `word`, regardless of case.
  private static func uniqueMatch(
    containing word: String, in names: some Sequence<String>
  ) -> String? {
    let wanted = word.lowercased()
    guard wanted.count >= leastWord else { return nil }
    let holders = Set(names.filter { $0.lowercased().contains(wanted) })
    return holders.count == 1 ? holders.first : nil
  }

  /// The sentence about a name that is not known: `unknown property 'tinColor'; did you mean
  /// 'tintColor'?`, without its second half if nothing is near.
  package static func unknown(
    _ kind: String, _ name: String, among names: some Sequence<String>
  ) -> String {
    let sentence = "unknown \(kind) \(Quotation.single(name))"
    guard let nearest = suggest(name, among: names) else { return sentence }
    return "\(sentence); did you mean \(Quotation.single(nearest))?"
  }

  /// The scalars of `name` in lower case, without brackets: Apple writes "iPad Pro (12.9-inch)".
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "(" && $0 != ")" }
  }

  private static func differsByIs(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    return long.count == short.count + 2 && short.count >= 2 && long.starts(with: ["i", "s"])
      && long.dropFirst(2).elementsEqual(short)
  }

  /// The distance between `a` and `b`, or nil if it is greater than `bound`.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int) -> Int? {
    guard abs(a.count - b.count) <= bound else { return nil }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var lastLeast = 0
    for row in 1...a.count {
      var current = [row] + [Int](repeating: 0, count: b.count)
      var rowLeast = row
      for column in 1...b.count {
        let replaced = last[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
        var least = min(replaced, last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current[column] = least
        rowLeast = min(rowLeast, least)
      }
      // Distances only grow from row to row, by swaps from every other.
      if rowLeast > bound, lastLeast > bound { return nil }
      lastLeast = rowLeast
      beforeLast = last
      last = current
    }
    return last[b.count] <= bound ? last[b.count] : nil
  }
}
