import ObjectModel

/// The values of an appearance object, or of an object in one.
struct AppearanceValues: AppearanceRepresentable, Hashable {
  private let element: Element

  static let valueType = ValueType.object(ObjectType("NSObject", isValue: true))

  init?(_ value: AppearanceValue) {
    guard case .object(let element) = value else { return nil }
    self.element = element
  }

  var appearanceValue: AppearanceValue { .object(element) }

  /// The value of a property; nil where it is not set, and for null.
  subscript<Value>(key: AppearanceKey<Value>) -> Value? {
    element.values[key.slot].flatMap { Value($0) }
  }

  /// The value of a property, or its default where it is not set; nil for null.
  subscript<Value>(key: AppearanceKey<Value>, default fallback: Value?) -> Value? {
    element.values[key.slot] == nil ? fallback : self[key]
  }

  /// The object that a property holds.
  subscript(name: String) -> AppearanceValues? {
    element.values[PropertySlot(name)].flatMap(AppearanceValues.init)
  }
}

/// The appearances of a bar's item: the first that says something about a state counts.
struct ItemAppearances: AppearanceRepresentable, Hashable {
  let all: [AppearanceValues]

  static let valueType = ValueType.objects(ObjectType("NSObject", isValue: true))

  init(_ all: [AppearanceValues?]) { self.all = all.compactMap { $0 } }

  init?(_ value: AppearanceValue) {
    guard case .objects(let elements) = value else { return nil }
    all = elements.compactMap { AppearanceValues(.object($0)) }
  }

  var appearanceValue: AppearanceValue {
    .objects(
      all.compactMap { values in
        if case .object(let element) = values.appearanceValue { element } else { nil }
      })
  }

  /// The value of a state; nil where no appearance has one.
  func value<Value>(_ key: AppearanceKey<Value>, _ state: AppearanceState) -> Value? {
    all.lazy.compactMap { $0[state.rawValue]?[key] }.first
  }

  /// The text attributes of a state, key by key.
  func attributes(_ key: AppearanceKey<TextAttributes>, _ state: AppearanceState) -> TextAttributes
  {
    all.compactMap { $0[state.rawValue]?[key] }.reduce(TextAttributes()) { $0.over($1) }
  }
}

/// The states that appearances of items tell apart.
enum AppearanceState: String, Sendable, Hashable {
  case normal, highlighted, selected, disabled, focused
}
