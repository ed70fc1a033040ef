/// Cuts scripts without spaces between words into syllables by the way these are written. Syllables
/// are smaller than words, but no line ends within one.
enum Syllables {
  /// For each letter, whether a syllable begins with it; the first one does.
  /// - Complexity: O(letters).
  static func burmese(_ letters: [Unicode.Scalar]) -> [Bool] {
    let (stack, killer, dotBelow) = (0x1039, 0x103A, 0x1037)
    return letters.indices.map { index in
      guard index > 0 else { return true }
      switch letters[index].value {
      // Consonants begin a syllable, unless stacked below one or without a vowel behind one.
      case 0x1000...0x1021:
        var next = index + 1
        if value(letters, next) == dotBelow { next += 1 }
        return value(letters, index - 1) != stack && value(letters, next) != stack
          && value(letters, next) != killer
      // So do vowels that stand alone, and signs that are words.
      case 0x1023...0x102A, 0x103F, 0x104C...0x104F: return value(letters, index - 1) != stack
      default: return false
      }
    }
  }

  /// A base with what is stacked below it and its vowels, and one bare consonant that ends it.
  static func khmer(_ letters: [Unicode.Scalar]) -> [Bool] {
    let stack = 0x17D2
    // Signs over a consonant that ends a syllable: bantoc, toandakhiat, viriam.
    let enders: Set<Int?> = [0x17CB, 0x17CD, 0x17D1]
    func isBase(_ index: Int) -> Bool { (0x1780...0x17B3).contains(value(letters, index) ?? 0) }
    func isEnder(_ index: Int) -> Bool {
      isBase(index) && enders.contains(value(letters, index + 1))
    }
    var start = 0
    var hasEnd = false
    return letters.indices.map { index in
      guard index > 0 else { return true }
      guard isBase(index), value(letters, index - 1) != stack else { return false }
      let next = index + 1
      if isEnder(index) || next == letters.count || isBase(next) && !hasEnd && !isEnder(next) {
        hasEnd = true
        return false
      }
      // The upper letter of a stack ends the syllable of a bare consonant before it.
      if value(letters, next) == stack, start == index - 1 { return false }
      start = index
      hasEnd = false
      return true
    }
  }

  /// A vowel written first begins a syllable, and so does a consonant with a vowel or tone of its own.
  static func lao(_ letters: [Unicode.Scalar]) -> [Bool] {
    let silentH = 0xEAB
    // Between consonants it is a vowel.
    let vowelO = 0xEAD
    func isFirstVowel(_ index: Int) -> Bool { (0xEC0...0xEC4).contains(value(letters, index) ?? 0) }
    func isConsonant(_ index: Int) -> Bool {
      let letter = value(letters, index) ?? 0
      return (0xE81...0xEAE).contains(letter) || (0xEDC...0xEDF).contains(letter)
    }
    func isSign(_ index: Int) -> Bool {
      let letter = value(letters, index) ?? 0
      return (0xEB0...0xEBD).contains(letter) || (0xEC8...0xECD).contains(letter)
    }
    var start = 0
    return letters.indices.map { index in
      guard index > 0 else { return true }
      let isLed = isFirstVowel(index - 1)
      let hasSign =
        isSign(index + 1)
        || value(letters, index + 1) == vowelO && isConsonant(index + 2) && !isSign(index + 3)
        || value(letters, index) == silentH && isConsonant(index + 1) && isSign(index + 2)
      // Behind a silent h, which raises the tone, a consonant is in the middle of the beginning.
      let isRaised = index - 1 == start && value(letters, start) == silentH
      let begins = isFirstVowel(index) || isConsonant(index) && !isLed && hasSign && !isRaised
      if begins { start = index }
      return begins
    }
  }

  private static func value(_ letters: [Unicode.Scalar], _ index: Int) -> Int? {
    letters.indices.contains(index) ? Int(letters[index].value) : nil
  }
}
