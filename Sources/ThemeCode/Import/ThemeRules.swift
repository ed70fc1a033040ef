import ObjectModel
import ScreenFormat

/// A rule of the theme that is made, with the statements that it comes from.
struct ThemeRule {
  /// A value with the statement that set it.
  struct Value {
    var key: String
    var document: DocumentValue
    var place: CodePlace
    /// The value of code that it was made of.
    var code: CodeValue
  }

  var proxy: CodeProxy
  var values: [Value] = []
  /// The statements in their order.
  private(set) var places: [CodePlace] = []
  /// What was assumed for its values.
  private(set) var assumed: [String] = []
  private var knownPlaces: Set<CodePlace> = []

  init(proxy: CodeProxy) { self.proxy = proxy }

  /// Sets a value in place of another one.
  mutating func set(
    _ key: String, _ document: DocumentValue, of code: CodeValue, from place: CodePlace,
    assuming: [String]
  ) {
    assumed += assuming.filter { !assumed.contains($0) }
    values.removeAll { $0.key == key }
    values.append(Value(key: key, document: document, place: place, code: code))
    if knownPlaces.insert(place).inserted { places.append(place) }
  }

  /// The rule as documents have it.
  var document: DocumentValue {
    var members: [(String, DocumentValue)] = [("class", .string(proxy.className))]
    if !proxy.containedIn.isEmpty {
      members.append(("containedIn", .strings(proxy.containedIn)))
    }
    if !proxy.traits.isEmpty {
      members.append(
        (
          "traits",
          .object(
            proxy.traits.map { test in
              (test.key, Double(test.value).map { DocumentValue.number($0) } ?? .string(test.value))
            })
        ))
    }
    members.append(("set", .object(values.map { ($0.key, $0.document) })))
    return .object(members)
  }
}

/// The rules of the theme that is made, in order.
struct ThemeRules {
  private let classes: ClassTable
  private(set) var rules: [ThemeRule] = []
  /// The last rule of each proxy.
  private var lastRules: [CodeProxy: Int] = [:]
  /// The last rule that sets a property, by the class of its objects.
  private var lastSetters: [Substring: [String: Int]] = [:]

  init(classes: ClassTable) { self.classes = classes }

  /// Whether an object can be of both classes.
  private func areKin(_ a: String, _ b: String) -> Bool {
    guard a != b, classes.id(named: a) != nil, classes.id(named: b) != nil else { return true }
    return classes.isKind(a, of: b) || classes.isKind(b, of: a)
  }

  /// Adds a value. It goes into a rule that is there where that changes nothing: where no later rule for
  /// the same objects sets the same property.
  ///
  /// - Complexity: linear in the number of classes that set the property.
  mutating func add(
    _ proxy: CodeProxy, _ key: String, _ value: DocumentValue, of code: CodeValue,
    from place: CodePlace, assuming assumed: [String]
  ) {
    let property = key.prefix { $0 != "@" }
    var index = rules.count
    if let found = lastRules[proxy],
      lastSetters[property]?.contains(where: { $1 > found && areKin($0, proxy.className) }) != true
    {
      index = found
    } else {
      rules.append(ThemeRule(proxy: proxy))
      lastRules[proxy] = index
    }
    rules[index].set(key, value, of: code, from: place, assuming: assumed)
    let last = lastSetters[property]?[proxy.className] ?? 0
    lastSetters[property, default: [:]][proxy.className] = max(last, index)
  }

  /// Takes values away for which `isUnfit` holds, and rules that have none left.
  mutating func remove(where isUnfit: (_ rule: Int, ThemeRule.Value) -> Bool) {
    for index in rules.indices { rules[index].values.removeAll { isUnfit(index, $0) } }
    rules.removeAll { $0.values.isEmpty }
  }
}

/// The axes that a setter's arguments stand for.
struct AxisArguments {
  /// Why arguments name no axes.
  enum Failure: Error {
    case noSetter
    case noValue(axis: String, text: String)
  }

  /// The key of documents for a property with the axes of a setter: `titleColor@selected`.
  static func key(
    _ property: PropertyDeclaration, _ axes: [(label: String, value: CodeValue)]
  ) throws(Failure) -> String {
    if axes.isEmpty { return property.name }
    guard let setter = property.setters.first(where: { fits($0, axes.map(\.label)) }) else {
      throw .noSetter
    }
    var result = AxisValues.normal
    for (part, argument) in zip(setter.parts, axes) {
      let value = argument.value
      let text = value.symbol ?? value.plain.unknownText ?? value.double.map { _ in "0" } ?? ""
      let isSet = set(part, text, value, &result)
      guard isSet else { throw .noValue(axis: argument.label, text: text) }
    }
    return SlotNames.name(PropertySlot(property.name, result))
  }

  private static func fits(_ setter: AxisSetter, _ labels: [String]) -> Bool {
    guard setter.parts.count == labels.count else { return false }
    return zip(setter.parts, labels).allSatisfy { $0.swift == $1 || $0.objectiveC == $1 }
  }

  private static func set(
    _ part: AxisSetter.Part, _ text: String, _ value: CodeValue, _ result: inout AxisValues
  ) -> Bool {
    switch part.axis {
    case .state, .dividerStates:
      guard let state = state(value) else { return false }
      if part.isRightSide { result.rightState = state } else { result.state = state }
    case .barMetrics:
      let names = BarMetrics.allCases.map(\.rawValue) + ["landscapePhone", "landscapePhonePrompt"]
      guard let name = match(value, text, names) else { return false }
      result.metrics =
        BarMetrics(rawValue: name) ?? (name == "landscapePhone" ? .compact : .compactPrompt)
    case .barPosition:
      guard let name = match(value, text, BarPosition.allCases.map(\.rawValue)) else {
        return false
      }
      result.position = BarPosition(rawValue: name) ?? .any
    case .itemStyle:
      guard let name = match(value, text, BarButtonItemStyle.allCases.map(\.rawValue)) else {
        return false
      }
      result.itemStyle = BarButtonItemStyle(rawValue: name)
    case .segmentType:
      guard let name = match(value, text, SegmentType.allCases.map(\.rawValue)) else {
        return false
      }
      result.segmentType = SegmentType(rawValue: name) ?? .any
    case .searchBarIcon:
      let names = SearchBarIcon.allCases.map(\.rawValue)
      guard let name = match(value, text, names) else { return false }
      result.icon = SearchBarIcon(rawValue: name)
    case .integer: return false
    }
    return true
  }

  private static func match(_ value: CodeValue, _ text: String, _ names: [String]) -> String? {
    // Code that passes 0 means the first value.
    if value.double == 0 { return names.first }
    return SymbolName.match(text, among: names)
  }

  private static func state(_ value: CodeValue) -> ControlState? {
    switch value.plain {
    case .array(let elements):
      var result: ControlState = []
      for element in elements {
        guard let state = state(element) else { return nil }
        result.formUnion(state)
      }
      return result
    case .number(let number, _, _):
      return number >= 0 && number < 16 ? ControlState(rawValue: UInt8(number)) : nil
    default:
      guard let text = value.symbol else { return nil }
      var result: ControlState = []
      for part in text.split(separator: "|") {
        let names = ["normal"] + ControlState.named.map(\.name)
        guard let name = SymbolName.match(String(part), among: names),
          let state = ControlState(name: name)
        else { return nil }
        result.formUnion(state)
      }
      return result
    }
  }
}
