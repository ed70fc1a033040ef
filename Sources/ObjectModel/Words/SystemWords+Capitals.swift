extension SystemWords {
  /// A text in the language's capitals: Turkish has a dot on `İ`, Greek leaves accents out, German writes ß as SS.
  package func uppercased(_ text: String) -> String {
    switch language {
    case "tr", "az": text.map { $0 == "i" ? "İ" : $0.uppercased() }.joined()
    case "el": Self.greekCapitals(text)
    default: text.uppercased()
    }
  }

  /// A text in the language's small letters.
  package func lowercased(_ text: String) -> String {
    switch language {
    case "tr", "az":
      text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0.lowercased() }.joined()
    default: text.lowercased()
    }
  }

  /// A text whose words begin with a capital.
  package func capitalized(_ text: String) -> String {
    var isFirst = true
    return text.reduce(into: "") { result, letter in
      let text = String(letter)
      result +=
        !isFirst ? lowercased(text) : language == "el" ? text.uppercased() : uppercased(text)
      isFirst = letter.isWhitespace
    }
  }

  /// Capitals without accents. A diaeresis takes the place of an accent that told two vowels apart, as in ΜΑΪΟΣ; the
  /// word ή keeps its accent, since it would be another one without.
  private static func greekCapitals(_ text: String) -> String {
    let letters = Array(text)
    func isLetter(_ index: Int) -> Bool {
      letters.indices.contains(index) && letters[index].isLetter
    }
    return letters.indices.map { index in
      let letter = letters[index]
      let isAlone = !isLetter(index - 1) && !isLetter(index + 1)
      if isAlone, letter == "ή" || letter == "Ή" { return "Ή" }
      if index > 0, accented[letters[index - 1]] != nil, let apart = apart[letter] { return apart }
      return accented[letter] ?? separated[letter] ?? letter.uppercased()
    }.joined()
  }

  private static let accented: [Character: String] = [
    "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω",
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
  private static let separated: [Character: String] = ["ΐ": "Ϊ", "ΰ": "Ϋ"]
  private static let apart: [Character: String] = ["ι": "Ϊ", "υ": "Ϋ", "Ι": "Ϊ", "Υ": "Ϋ"]
}
