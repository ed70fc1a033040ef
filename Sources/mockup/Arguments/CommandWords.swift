/// The words of a command line, apart into options and what stands between them.
struct CommandWords {
  /// The words are better left to the parser, which knows every form and has a message for each mistake.
  struct Unusual: Error {}

  private let words: [String]
  private var index = 0
  /// What follows the `=` of the option that is read.
  private var attached: Substring?
  /// The words that belong to no option, in their order.
  private(set) var others: [String] = []

  /// - Parameter words: what follows the command's name.
  init(_ words: [String]) { self.words = words }

  /// Goes on to the next option.
  ///
  /// - Returns: its name without dashes, `o` for `-o`; nil at the end.
  mutating func nextOption() throws(Unusual) -> Substring? {
    // A flag has no value.
    guard attached == nil else { throw Unusual() }
    while index < words.count {
      let word = words[index]
      index += 1
      guard Self.isOption(word) else {
        guard !word.isEmpty else { throw Unusual() }
        others.append(word)
        continue
      }
      if word == "-o" { return "o" }
      guard word.utf8.count > 2, word.hasPrefix("--") else { throw Unusual() }
      let name = word.dropFirst(2)
      guard let equals = name.utf8.firstIndex(of: UInt8(ascii: "=")) else { return name }
      attached = name[name.utf8.index(after: equals)...]
      return name[..<equals]
    }
    return nil
  }

  /// The value of the option that was last returned.
  mutating func value() throws(Unusual) -> String {
    if let value = attached {
      attached = nil
      guard !value.isEmpty else { throw Unusual() }
      return String(value)
    }
    guard index < words.count, !words[index].isEmpty, !Self.isOption(words[index]) else {
      throw Unusual()
    }
    defer { index += 1 }
    return words[index]
  }

  /// Likewise a whole number.
  mutating func integer() throws(Unusual) -> Int {
    guard let number = Int(try value()) else { throw Unusual() }
    return number
  }

  /// Likewise a number.
  mutating func number() throws(Unusual) -> Double {
    guard let number = Double(try value()) else { throw Unusual() }
    return number
  }

  /// A dash alone is a standard stream.
  private static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
  }
}
