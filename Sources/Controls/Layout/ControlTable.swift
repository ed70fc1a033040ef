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

  func objectClass(of behavior: any PartBehavior, in era: Look.Era) -> (any ObjectClass.Type)? {
    (behavior as? PartControl)?.control.control(in: era)
  }
}

/// The control that lays out and draws the parts of a role.
final class PartControl: PartBehavior {
  let control: any ControlClass.Type
  /// What the control tells its kind of parent besides: an icon, its colours (`IconFigure`). Nil for most.
  let figure: (any AnyObject & Sendable)?

  init(_ control: any ControlClass.Type, figure: (any AnyObject & Sendable)? = nil) {
    self.control = control
    self.figure = figure
  }
}

extension Element.Role {
  /// Creates a role with a control of its own.
  init<Behavior: ControlClass>(_ name: String, drawnBy control: Behavior.Type) {
    self.init(name, behavior: PartControl(control))
  }
}

extension ClassTable {
  /// The flat implementation of a class or of its nearest built-in superclass.
  func control(_ id: ID) -> any ControlClass.Type {
    let table = (behaviors as? StoredCatalog)?.catalog as? ControlTable
    return table?.control(builtInIndex(id), in: .flat) ?? View.self
  }
}

extension StyledNode {
  /// The implementation that lays out and draws the object: its role's, or else its class's, in the
  /// screen's era.
  var control: any ControlClass.Type {
    let classes = context.objectClasses
    if let part = tree.objects[index].element.role.behavior as? PartControl {
      return part.control.control(in: classes.era)
    }
    guard let table = classes.catalog as? ControlTable else { return View.self }
    return table.control(classes.builtInIndex(classID), in: classes.era)
  }
}
