import Controls
import ObjectModel
import ScreenFormat

/// Changes of one picture only that no document gets: states of objects, and the time of animations.
struct PreviewOverrides: Sendable, Equatable {
  /// The states that a page can give an object, by property, each with the value that shows it.
  static let states: [(property: String, value: Bool)] = [
    (Control.isHighlighted.declaration.name, true), (Control.isEnabled.declaration.name, false),
    (Control.isSelected.declaration.name, true), (TextField.isEditing.declaration.name, true),
    ("showsMenu", true),
  ]
  /// The greatest number of states.
  private static let limit = 1_000
  /// The longest time, in seconds.
  private static let longestTime = 86_400.0

  /// The values of properties, by the path of the object.
  private(set) var values: [String: [String: Bool]] = [:]
  /// The paths of objects that are not drawn.
  private(set) var hidden: Set<String> = []
  /// In seconds; nil for that of the variant.
  private(set) var time: Double?

  /// The picture as its documents describe it.
  init() {}

  /// Reads overrides from a request; what it does not know is left out.
  init(_ members: DocumentObject) {
    for state in (members["states"]?.array ?? []).prefix(Self.limit) {
      guard let object = state.object, let path = object["path"]?.string,
        let property = object["property"]?.string, let value = object["value"]?.bool,
        Self.states.contains(where: { $0.property == property })
      else { continue }
      values[path, default: [:]][property] = value
    }
    hidden = Set((members["hidden"]?.array ?? []).prefix(Self.limit).compactMap(\.string))
    time = members["time"]?.number.map { min(max($0, 0), Self.longestTime) }
  }

  /// Applies the states to a screen.
  func apply(to screen: inout Screen) {
    screen.overrides = values.mapValues { properties in
      PropertyValues(properties.map { (PropertySlot($0), AppearanceValue.boolean($1)) })
    }
    // Hidden by their alpha, so that stack views keep their room.
    let alpha = PropertySlot(View.alpha.declaration.name)
    for path in hidden { screen.overrides[path, default: [:]][alpha] = .number(0) }
  }

  /// The states that an object's class has.
  static func states(of className: String, in classes: ClassTable) -> [(
    property: String, value: Bool
  )] {
    guard let id = classes.id(named: className) else { return [] }
    return states.filter { classes.property($0.property, of: id)?.type == .boolean }
  }
}
