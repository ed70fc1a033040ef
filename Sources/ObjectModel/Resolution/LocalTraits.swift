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
  package var localTraits: [[LocalTrait]] {
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
