/// A trait that differs from the screen's, with its origin.
public struct LocalTrait: Sendable, Hashable {
  /// UIKit's name.
  public var name: String
  /// The value.
  public var value: String
  /// The override that sets it.
  public var origin: TraitOverride
  /// The path of the object where the override begins.
  public var path: String

  /// Creates a trait.
  public init(name: String, value: String, origin: TraitOverride, path: String) {
    self.name = name
    self.value = value
    self.origin = origin
    self.path = path
  }
}

extension StyledTree {
  /// The traits that differ from the screen's, sorted by name, by the indices of the objects that have any.
  package var localTraits: [Int: [LocalTrait]] {
    var result: [Int: [LocalTrait]] = [:]
    for index in objects.indices {
      for origin in objects[index].element.traitOverrides {
        for (name, value) in origin.traits(system: context.system).named {
          result[index]?.removeAll { $0.name == name }
          result[index, default: []].append(
            LocalTrait(name: name, value: value, origin: origin, path: objects[index].path))
        }
        result[index]?.sort { $0.name < $1.name }
      }
      guard let own = result[index], !own.isEmpty else { continue }
      for child in objects[index].children { result[child] = own }
    }
    return result
  }
}
