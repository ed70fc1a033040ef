import ObjectModel
import ScreenFormat

/// Makes one rule with a colour for each style of two rules that differ in the style alone.
///
/// Values are joined where no other rule of the theme sets the property of the class or one akin: rules with traits
/// win over others, so that joining could change which counts.
struct StylePairs {
  let literals: LiteralCode
  let classes: ClassTable
  /// Whether a colour for each style is a closure, which takes any colour; a colour set needs its components.
  let hasClosures: Bool

  private static let style = "userInterfaceStyle"

  /// The rules with those of both styles joined, which stand before what is left of the first.
  func joined(_ rules: [ExportedRule]) -> [ExportedRule] {
    var rules = rules
    // Rules by what they are for besides the style.
    var places: [Selector: [Int]] = [:]
    for (index, rule) in rules.enumerated() where style(of: rule) != nil {
      places[Selector(rule), default: []].append(index)
    }
    let setters = setters(of: rules)
    var joined: [(index: Int, rule: ExportedRule)] = []
    for indices in places.values where indices.count == 2 {
      let (first, second) = (indices[0], indices[1])
      guard style(of: rules[first]) != style(of: rules[second]),
        let rule = join(rules[first], rules[second], setters)
      else { continue }
      let keys = Set(rule.members.map(\.key))
      for index in indices { rules[index].members.removeAll { keys.contains($0.key) } }
      joined.append((first, rule))
    }
    for (index, rule) in joined.sorted(by: { $0.index > $1.index }) {
      rules.insert(rule, at: index)
    }
    return rules.filter { !$0.members.isEmpty }
  }

  private struct Selector: Hashable {
    var file: String
    var className: String
    var containers: [String]
    var traits: Set<ExportedRule.Trait>

    init(_ rule: ExportedRule) {
      file = rule.file
      className = rule.className
      containers = rule.containers
      traits = Set(rule.traits.filter { $0.name != StylePairs.style })
    }
  }

  private func style(of rule: ExportedRule) -> String? {
    let styles = rule.traits.filter { $0.name == Self.style }.map(\.value)
    return styles.count == 1 && ["light", "dark"].contains(styles[0]) ? styles[0] : nil
  }

  /// The classes whose rules set each property, one for each rule.
  private func setters(of rules: [ExportedRule]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for rule in rules {
      for name in Set(rule.members.map { ExportedRule.property($0.key) }) {
        result[name, default: []].append(rule.className)
      }
    }
    return result
  }

  private func join(
    _ first: ExportedRule, _ second: ExportedRule, _ setters: [String: [String]]
  ) -> ExportedRule? {
    guard let id = classes.id(named: first.className) else { return nil }
    let (light, dark) = style(of: first) == "light" ? (first, second) : (second, first)
    var result = first
    result.traits.removeAll { $0.name == Self.style }
    result.lines += second.lines
    result.members = first.members.compactMap { member in
      let name = ExportedRule.property(member.key)
      // The two of the pair are the only ones.
      let akin = (setters[name] ?? []).filter { isAkin($0, first.className) }
      guard akin.count == 2, let property = classes.property(name, of: id),
        let day = light.members.first(where: { $0.key == member.key }),
        let night = dark.members.first(where: { $0.key == member.key }),
        let value = join(day.value, night.value, property.type)
      else { return nil }
      return ExportedRule.Member(
        key: member.key, value: value, positions: day.positions + night.positions)
    }
    return result.members.isEmpty ? nil : result
  }

  private func isAkin(_ name: String, _ other: String) -> Bool {
    classes.isKind(name, of: other) || classes.isKind(other, of: name)
  }

  /// One value for both styles; nil where more than colours differ.
  private func join(
    _ light: DocumentValue, _ dark: DocumentValue, _ type: ValueType
  ) -> DocumentValue? {
    let values = [light, dark]
    guard !values.contains(where: { literals.usesUnknown($0) || literals.dependsOnObject($0) })
    else { return nil }
    if literals.deep(light) == literals.deep(dark) { return light }
    switch type {
    case .color:
      guard values.allSatisfy(isPlain) else { return nil }
      return .object([("light", light), ("dark", dark)])
    case .attributes:
      return join(light, dark) { AttributeNames.all[$0]?.type }
    case .object(let type) where type.isValue:
      guard case .object(let object) = literals.resolved(light),
        let id = classes.id(
          named: object["class"]?.string ?? type.defaultClass ?? type.base)
      else { return nil }
      return join(light, dark) { classes.property($0, of: id)?.type }
    default: return nil
    }
  }

  /// One object of two with the same keys.
  private func join(
    _ light: DocumentValue, _ dark: DocumentValue, _ type: (String) -> ValueType?
  ) -> DocumentValue? {
    guard case .object(let light) = literals.resolved(light),
      case .object(let dark) = literals.resolved(dark),
      light.members.map(\.key) == dark.members.map(\.key)
    else { return nil }
    var members: [(String, DocumentValue)] = []
    for (day, night) in zip(light.members, dark.members) {
      // What has no type of its own, as the class, has to be equal.
      guard let value = join(day.node.value, night.node.value, type(day.key) ?? .string)
      else { return nil }
      members.append((day.key, value))
    }
    return .object(members)
  }

  /// Whether a colour can be that of one style.
  private func isPlain(_ value: DocumentValue) -> Bool {
    switch literals.resolved(value) {
    case .string(let name):
      hasClosures || name.hasPrefix("#") || NamedColors.fixed[name] != nil
    case .object(let object):
      object["light"] == nil && object["dark"] == nil && object["patternImage"] == nil
        && (hasClosures || object["named"] == nil && object["color"] == nil)
    default: false
    }
  }
}
