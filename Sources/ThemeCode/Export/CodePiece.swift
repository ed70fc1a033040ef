/// Statements of exported code that need one version of iOS.
struct CodePiece {
  var lines: [String]
  /// The first iOS that knows what the lines name.
  var since: Int

  /// The lines of pieces in their order. What is newer than `base` stands behind a condition, which holds all that
  /// follows and is as new: a variable of it is seen there.
  static func nested(
    _ pieces: ArraySlice<CodePiece>, from base: Int, in language: CodeLanguage
  ) -> [String] {
    var result: [String] = []
    var index = pieces.startIndex
    while index < pieces.endIndex {
      let piece = pieces[index]
      guard piece.since > base else {
        result += piece.lines
        index += 1
        continue
      }
      let end =
        pieces[index...].firstIndex { $0.since < piece.since } ?? pieces.endIndex
      result += block(
        nested(pieces[index..<end], from: piece.since, in: language), since: piece.since,
        in: language)
      index = end
    }
    return result
  }

  /// The lines of pieces that name nothing of each other: only neighbours of one version share a condition.
  static func listed(
    _ pieces: [CodePiece], from base: Int, in language: CodeLanguage
  ) -> [String] {
    var groups: [CodePiece] = []
    for piece in pieces {
      let since = max(piece.since, base)
      if let last = groups.last, last.since == since {
        groups[groups.count - 1].lines += piece.lines
      } else {
        groups.append(CodePiece(lines: piece.lines, since: since))
      }
    }
    return groups.flatMap { group in
      group.since > base
        ? block(group.lines, since: group.since, in: language) : group.lines
    }
  }

  private static func block(
    _ lines: [String], since: Int, in language: CodeLanguage
  ) -> [String] {
    let head = language.choose(
      "if #available(iOS \(since), *) {", "if (@available(iOS \(since), *)) {")
    return [head] + lines.map { "    " + $0 } + ["}"]
  }
}
