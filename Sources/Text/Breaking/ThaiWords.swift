/// Cuts Thai, which writes no spaces between words, into words of a dictionary: as few as can be, with
/// as little left over as can be. What is in no word stays together.
enum ThaiWords {
  /// The best way to cut a text from some place on.
  private struct Cut {
    /// Syllables in no word.
    var unknown = 0
    var words = 0
    /// Where the first word, or the first unknown syllable, ends.
    var end = 0
    var isWord = true

    func isBetter(than other: Cut) -> Bool { (unknown, words) < (other.unknown, other.words) }
  }

  /// For each letter, whether a word begins with it; the first one does.
  /// - Complexity: O(letters).
  static func starts(in letters: [Unicode.Scalar]) -> [Bool] {
    let count = letters.count
    var cuts = [Cut](repeating: Cut(), count: count + 1)
    func canEnd(_ index: Int) -> Bool {
      index == 0 || index == count || !isJoined(letters, at: index)
    }
    var syllableEnd = count
    for start in letters.indices.reversed() where canEnd(start) {
      let rest = cuts[syllableEnd]
      defer { syllableEnd = start }
      if isSign(letters[start]) {
        cuts[start] = rest
        cuts[start].end = syllableEnd
        continue
      }
      let continues = syllableEnd < count && !rest.isWord
      var best = Cut(
        unknown: rest.unknown + 1, words: rest.words + (continues ? 0 : 1), end: syllableEnd,
        isWord: false)
      var place = WordTrie.thai.start
      for index in start..<count {
        guard let next = WordTrie.thai.next(place, letters[index]) else { break }
        place = next
        guard canEnd(index + 1), WordTrie.thai.isWord(place) else { continue }
        let rest = cuts[index + 1]
        let cut = Cut(unknown: rest.unknown, words: rest.words + 1, end: index + 1)
        // Among equals the one with the longest first word wins.
        if !best.isBetter(than: cut) { best = cut }
      }
      cuts[start] = best
    }
    var starts = [Bool](repeating: false, count: count)
    var index = 0
    var followsUnknown = false
    while index < count {
      let cut = cuts[index]
      if index == 0 || !isSign(letters[index]) {
        starts[index] = cut.isWord || !followsUnknown
        followsUnknown = !cut.isWord
      }
      index = max(cut.end, index + 1)
    }
    return starts
  }

  /// Signs of abbreviation and repetition, which follow a whole word.
  private static func isSign(_ letter: Unicode.Scalar) -> Bool {
    letter.value == 0xE2F || letter.value == 0xE46
  }

  /// Whether a letter belongs to the one before it: vowels and tones that follow their consonant, and
  /// whatever follows a vowel that is written first.
  private static func isJoined(_ letters: [Unicode.Scalar], at index: Int) -> Bool {
    switch letters[index].value {
    case 0xE30...0xE3A, 0xE45, 0xE47...0xE4E: return true
    default: break
    }
    return index > 0 && (0xE40...0xE44).contains(letters[index - 1].value)
  }
}
