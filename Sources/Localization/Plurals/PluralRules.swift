/// The rules by which a language chooses the form of a noun for a number.
package struct PluralRules: Sendable {
  /// `i % 100 = 2..4,7`
  private struct Relation {
    var operand: Substring
    var modulus: Double?
    var isNegated: Bool
    var ranges: [ClosedRange<Double>]
  }

  private struct Rule {
    var category: PluralCategory
    /// Alternatives, in each of which every relation has to hold.
    var alternatives: [[Relation]]
  }

  private let rules: [Rule]

  /// The rules of a language; of one without rules of its own, that all numbers have one form.
  package init(for language: LanguageTag) {
    rules = Self.line(for: language)?.compactMap(Self.rule) ?? []
  }

  /// Whether Unicode's data have rules for a language, as they have for those that people write.
  package static func exist(for language: LanguageTag) -> Bool { line(for: language) != nil }

  /// The rules of a language as they are written.
  private static func line(for language: LanguageTag) -> ArraySlice<Substring>? {
    let lines = PluralRuleTable.text.split(separator: "\n").map { $0.split(separator: "|") }
    for name in [language.name, language.language] {
      for parts in lines {
        guard let list = parts.first, list.split(separator: " ").contains(where: { $0 == name })
        else { continue }
        return parts.dropFirst()
      }
    }
    return nil
  }

  /// The forms that the language has, `other` among them.
  package var categories: Set<PluralCategory> { Set(rules.map(\.category)).union([.other]) }

  /// The form for a number.
  package func category(of number: Double) -> PluralCategory {
    category(ofDecimal: DecimalText.plain(number))
  }

  /// The form for a written number, such as `1.50`.
  package func category(ofDecimal text: String) -> PluralCategory {
    guard let operands = PluralOperands(text) else { return .other }
    return rules.first { rule in
      rule.alternatives.contains { $0.allSatisfy { Self.holds($0, operands) } }
    }?.category ?? .other
  }

  private static func holds(_ relation: Relation, _ operands: PluralOperands) -> Bool {
    guard var value = operands[relation.operand] else { return false }
    if let modulus = relation.modulus { value -= modulus * (value / modulus).rounded(.down) }
    // Ranges are of whole numbers.
    let isWhole = value.rounded(.towardZero) == value
    let isWithin = isWhole && relation.ranges.contains { $0.contains(value) }
    return isWithin != relation.isNegated
  }

  // MARK: Reading

  private static func rule(_ text: Substring) -> Rule? {
    let parts = text.split(separator: ":")
    guard parts.count == 2,
      let category = PluralCategory(rawValue: parts[0].filter { $0 != " " })
    else { return nil }
    var alternatives: [[Relation]] = [[]]
    var words: [Substring] = []
    func end() {
      if let relation = relation(words) { alternatives[alternatives.count - 1].append(relation) }
      words = []
    }
    for word in parts[1].split(separator: " ") {
      switch word {
      case "or":
        end()
        alternatives.append([])
      case "and": end()
      default: words.append(word)
      }
    }
    end()
    return Rule(category: category, alternatives: alternatives)
  }

  private static func relation(_ words: [Substring]) -> Relation? {
    guard words.count >= 3, let values = words.last else { return nil }
    let ranges = values.split(separator: ",").compactMap { item -> ClosedRange<Double>? in
      let ends = item.split(separator: ".").compactMap { Double($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
    return Relation(
      operand: words[0], modulus: words.count == 5 ? Double(words[2]) : nil,
      isNegated: words[words.count - 2] == "!=", ranges: ranges)
  }
}
