/// Phrases that the sentences of several problems are built from.
package enum Wording {
  /// `64 MiB`, rounded up.
  package static func mebibytes(_ bytes: Int) -> String {
    "\(bytes / (1 << 20) + (bytes % (1 << 20) > 0 ? 1 : 0)) MiB"
  }

  /// `1 element`, `2 elements`.
  ///
  /// - Parameter plural: The noun's plural where it is not made by an `s`.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `1 pixel differs`, `2 pixels differ`.
  package static func count(_ number: Int, _ noun: String, does verb: String) -> String {
    "\(count(number, noun)) \(verb)\(number == 1 ? "s" : "")"
  }

  /// `a, b or c`.
  package static func or(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `a colour` without its article.
  package static func noun(_ kind: String) -> String {
    for article in ["an ", "a "] where kind.hasPrefix(article) {
      return String(kind.dropFirst(article.count))
    }
    return kind
  }

  /// `sentence`, and the one of `known` that `name` was probably meant to be, if any is near
  /// enough.
  package static func withSuggestion(_ sentence: String, _ name: String, _ known: [String])
    -> String
  {
    guard let nearest = NearestName.suggest(name, among: known) else { return sentence }
    return "\(sentence); did you mean \(Quotation.single(nearest))?"
  }

  /// `sentence` with a suggestion; where no name is near, with all of `known` if they are few.
  package static func withChoices(_ sentence: String, _ name: String, _ known: [String]) -> String {
    if let plain = CodeSpelling.plain(name, among: known) {
      return "\(sentence); did you mean \(Quotation.single(plain))?"
    }
    if NearestName.suggest(name, among: known) != nil {
      return withSuggestion(sentence, name, known)
    }
    guard !known.isEmpty, known.count <= 12 else { return sentence }
    return "\(sentence); expected \(or(known.map(Quotation.single)))"
  }
}
