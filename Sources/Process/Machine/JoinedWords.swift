/// Words of the command line that the argument parser is given as one.
///
/// The parser takes time by the square of the number of words: four minutes for 100,000. So what stands between two options is
/// joined, except the first word, which may be the value of an option. No option of these commands takes more than one.
package enum JoinedWords {
  /// The number of words in a row from which on they are joined.
  package static let least = 64

  /// Joins what follows the command's name. A NUL, which no word has, stands between the words.
  package static func joined(_ words: some Sequence<String>) -> [String] {
    var result: [String] = []
    var row: [String] = []
    var isBehindOptions = false
    func endRow() {
      if row.count >= least {
        result += [row[0], row[1...].joined(separator: "\0")]
      } else {
        result += row
      }
      row.removeAll()
    }
    for word in words {
      if isBehindOptions || !word.hasPrefix("-") {
        row.append(word)
      } else {
        endRow()
        result.append(word)
        isBehindOptions = word == "--"
      }
    }
    endRow()
    return result
  }

  /// The words as they were written.
  package static func apart(_ words: [String]) -> [String] {
    words.flatMap { word in
      word.utf8.split(separator: 0, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
  }
}
