/// A place whose objects have other traits than what lies around it (UITraitEnvironment).
///
/// What composes the place says so of the object that begins it, or a document does; everything below
/// has the same, unless it is such a place itself.
public enum TraitOverride: Sendable, Hashable {
  /// The controller that a popover shows.
  case popover
  /// A controller in the middle of a pad's screen.
  case formSheet
  /// A controller at the full height of a pad's screen.
  case pageSheet
  /// The list of a split view.
  case primaryColumn
  /// The content of a split view, where the list leaves it little room.
  case narrowColumn
  /// A controller in a view that is lighter or darker than the controller around both.
  case parentController(Traits.InterfaceStyle)
  /// What the container of a controller says of it (setOverrideTraitCollection:forChildViewController:).
  case container(TraitRequirements)
  /// What a window, controller or view says of itself (overrideUserInterfaceStyle).
  case interfaceStyle(Traits.InterfaceStyle)

  /// Those that the place decides; the others come from around it.
  public var traits: TraitRequirements {
    var traits = TraitRequirements()
    switch self {
    case .popover, .formSheet, .pageSheet, .primaryColumn, .narrowColumn:
      traits.horizontalSizeClass = .compact
    case .container(let own): traits = own
    case .interfaceStyle(let style), .parentController(let style):
      traits.userInterfaceStyle = style
    }
    return traits
  }

  /// The place in words.
  public var place: String {
    switch self {
    case .popover: "popover"
    case .formSheet: "form sheet"
    case .pageSheet: "page sheet"
    case .primaryColumn: "first column of a split view"
    case .narrowColumn: "narrow column of a split view"
    case .parentController: "parent controller"
    case .container: ViewController.overrideTraitCollection.declaration.name
    case .interfaceStyle: View.overrideUserInterfaceStyle.declaration.name
    }
  }
}

/// UIUserInterfaceStyle, as an object overrides it: `unspecified` does not.
public enum InterfaceStyleOverride: String, NamedCases {
  case unspecified, light, dark
  /// The name that documents and messages use.
  public static let typeName = "userInterfaceStyle"
}

extension Element {
  /// What gives traits to the object and everything below: the place that it is in, its container,
  /// itself. A system that does not know of an override ignores it.
  func traitOverrides(_ kind: ClassDefinition.Kind, system: Int) -> [TraitOverride] {
    var result: [TraitOverride] = []
    if let place { result.append(place) }
    if kind == .viewController,
      let traits = override(ViewController.overrideTraitCollection, system)
    {
      result.append(.container(traits))
    }
    if kind != .object,
      let own = override(View.overrideUserInterfaceStyle, system),
      let style = Traits.InterfaceStyle(rawValue: own.rawValue)
    {
      result.append(.interfaceStyle(style))
    }
    return result
  }

  private func override<Value>(_ key: AppearanceKey<Value>, _ system: Int) -> Value? {
    key.declaration.since <= system ? self[key] : nil
  }
}

/// A trait that does not come from the screen, and the place that it comes from.
public struct LocalTrait: Sendable, Hashable {
  /// UIKit's name of the trait.
  public var name: String
  /// What it is here.
  public var value: String
  /// What decides it.
  public var origin: TraitOverride
  /// Of the object that begins the place.
  public var path: String

  /// With all its values.
  public init(name: String, value: String, origin: TraitOverride, path: String) {
    self.name = name
    self.value = value
    self.origin = origin
    self.path = path
  }
}

extension StyledTree {
  /// Of every object, the traits that do not come from the screen, in the order of their names.
  var localTraits: [[LocalTrait]] {
    var result = objects.map { _ in [LocalTrait]() }
    for (index, object) in objects.enumerated() {
      for origin in object.element.traitOverrides {
        for (name, value) in origin.traits.named {
          result[index].removeAll { $0.name == name }
          result[index].append(
            LocalTrait(name: name, value: value, origin: origin, path: object.path))
        }
        result[index].sort { $0.name < $1.name }
      }
      for child in object.children { result[child] = result[index] }
    }
    return result
  }
}
