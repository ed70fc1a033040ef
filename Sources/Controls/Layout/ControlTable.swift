import ObjectModel

/// The implementations of the built-in classes for each era, by their index in the class table.
final class ControlTable: ClassCatalog {
  /// The implementations in each era, by the era's raw value.
  private let controls: [[any ControlClass.Type]]

  /// - Parameters:
  ///   - controls: superclasses before their subclasses.
  ///   - look: the implementation of a control in an era; its own by default.
  init(
    _ controls: [any ControlClass.Type],
    look: (any ControlClass.Type, Look.Era) -> any ControlClass.Type = { $0.control(in: $1) }
  ) {
    self.controls = Look.Era.allCases.map { era in controls.map { look($0, era) } }
  }

  /// The implementation of a built-in class for an era.
  func control(_ index: Int, in era: Look.Era) -> any ControlClass.Type {
    controls[era.rawValue][index]
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
    let classes = context.objectClasses
    if let behavior = tree.objects[index].element.role.behavior,
      let own = behavior as? any ControlClass.Type
    {
      return own.control(in: classes.era)
    }
    guard let table = classes.catalog as? ControlTable else { return View.self }
    return table.control(classes.builtInIndex(classID), in: classes.era)
  }
}
