/// A place whose objects have other traits than what lies around it (UITraitEnvironment).
///
/// What composes the place says so of the object that begins it; everything below has the same,
/// unless it is such a place itself.
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

  /// Those that the place decides; the others come from around it.
  public var traits: TraitRequirements {
    var traits = TraitRequirements()
    traits.horizontalSizeClass = .compact
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
    }
  }
}

/// A trait that is not the screen's, and the place that it comes from.
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
  /// Of every object, the traits that are not the screen's, in the order of their names.
  var localTraits: [[LocalTrait]] {
    var result = objects.map { _ in [LocalTrait]() }
    for (index, object) in objects.enumerated() {
      if let origin = object.element.traitOverride {
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
