extension Diagnostics {
  /// The number of kinds of warnings that have a line, unless all are asked for. A choice.
  package static let kindLimit = 200

  /// The findings as lines, sorted.
  ///
  /// - Parameter listsAll: whether each warning has a line. Otherwise warnings of one kind have one,
  ///   that of the first, which tells how many more there are, and the last line counts further kinds.
  /// - Complexity: O(*n* log *n*).
  public func lines(listsAll: Bool = false) -> [String] {
    let sorted = sorted()
    guard !listsAll else { return sorted.map(\.description) }
    var counts: [String: Int] = [:]
    for finding in sorted where finding.severity == .warning {
      counts[finding.kind, default: 0] += 1
    }
    var kinds = 0
    let lines = sorted.compactMap { finding -> String? in
      guard finding.severity == .warning else { return finding.description }
      guard let count = counts.removeValue(forKey: finding.kind) else { return nil }
      kinds += 1
      guard kinds <= Self.kindLimit else { return nil }
      var first = finding
      if count > 1 { first.message += "; \(count - 1) more of this kind, see --verbose" }
      return first.description
    }
    guard kinds > Self.kindLimit else { return lines }
    return lines + ["… and \(kinds - Self.kindLimit) more kinds of warnings, see --verbose"]
  }

  /// The warnings as lines, those of one kind together; kinds are in the order of their first warnings.
  ///
  /// - Complexity: O(*n* log *n*).
  public func warningsByKind() -> [[String]] {
    var result: [[String]] = []
    var places: [String: Int] = [:]
    for finding in sorted() where finding.severity == .warning {
      if let place = places[finding.kind] {
        result[place].append(finding.description)
      } else {
        places[finding.kind] = result.count
        result.append([finding.description])
      }
    }
    return result
  }
}
