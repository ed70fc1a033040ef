import ObjectModel

/// The implementations of the built-in classes for each era, by their index in the class table.
final class ControlTable: ClassCatalog {
  private let classic: [any ControlClass.Type]
  private let flat: [any ControlClass.Type]
  private let modern: [any ControlClass.Type]

  /// - Parameter controls: superclasses before their subclasses.
  init(_ controls: [any ControlClass.Type]) {
    classic = controls.map { $0.control(in: .classic) }
    flat = controls
    modern = controls.map { $0.control(in: .modern) }
  }

  /// The implementation of a built-in class for an era.
  func control(_ index: Int, in era: Look.Era) -> any ControlClass.Type {
    switch era {
    case .classic: classic[index]
    case .flat: flat[index]
    case .modern: modern[index]
    }
  }

  func objectClass(_ index: Int, in era: Look.Era) -> any ObjectClass.Type {
    control(index, in: era)
  }
}

extension ClassTable {
  /// The flat implementation of a class or of its nearest built-in superclass.
  func control(_ id: ID) -> any ControlClass.Type {
    (behaviors as? ControlTable)?.control(builtInIndex(id), in: .flat) ?? View.self
  }
}

extension StyledNode {
  /// The implementation that lays out and draws the object: its role's, or else its class's, in the
  /// screen's era.
  var control: any ControlClass.Type {
    if let behavior = role.behavior, let own = behavior as? any ControlClass.Type {
      return own.control(in: look.era)
    }
    guard let table = context.catalog as? ControlTable else { return View.self }
    return table.control(context.classes.builtInIndex(object.classID), in: look.era)
  }
}
