/// The elements that Interface Builder writes, with what becomes of each.
package enum InterfaceElements {
  /// All rules, in the order of the manual.
  package static let all: [ElementRule] =
    ViewElements.rules + ControlElements.rules + ListElements.rules + BarElements.rules
    + ControllerElements.rules + ValueElements.rules

  /// A rule with its attributes and keys by name.
  struct Entry: Sendable {
    let rule: ElementRule
    let attributes: [AttributeRule]
    let parts: [AttributeRule]
    let attributeByName: [String: AttributeRule.Outcome]
    let partByName: [String: AttributeRule.Outcome]

    init(_ rule: ElementRule) {
      self.rule = rule
      attributes = rule.attributes
      parts = rule.parts
      attributeByName = Dictionary(attributes.map { ($0.name, $0.outcome) }) { first, _ in first }
      partByName = Dictionary(parts.map { ($0.name, $0.outcome) }) { first, _ in first }
    }
  }

  private static let entries: [String: Entry] = Dictionary(
    all.map { ($0.name, Entry($0)) }
  ) { first, _ in first }

  /// The rule for an element; nil for one that is unknown.
  static func entry(_ name: String) -> Entry? { entries[name] }
}
