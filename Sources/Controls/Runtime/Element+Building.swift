public import ObjectModel

extension Element {
  /// Creates an object of a built-in class, with values as an application sets them after its
  /// initialiser.
  ///
  ///     let fate = Element(Switch.self, id: "fate") { $0[Switch.isOn] = true }
  ///
  /// - Parameters:
  ///   - control: the class.
  ///   - id: unique in its screen.
  ///   - configure: sets the object's values.
  public init(
    _ control: any BuiltInClass.Type, id: String? = nil,
    _ configure: (inout Element) -> Void = { _ in }
  ) {
    self.init(control.definition.name, id: id, configure)
  }

  /// Creates an object of a class known by name, as a `ClassTable` declares it.
  ///
  /// - Parameters:
  ///   - className: UIKit's name, or a custom class's.
  ///   - id: unique in its screen.
  ///   - configure: sets the object's values.
  public init(_ className: String, id: String? = nil, _ configure: (inout Element) -> Void) {
    self.init(className, id: id)
    configure(&self)
  }

  /// Sets a property for one combination of its axes, as its setter does. Rules do not override it.
  ///
  /// - Parameters:
  ///   - property: a property of the object's class.
  ///   - value: nil sets null, as in a document.
  ///   - axes: state, bar metrics and so on that the value is for.
  public mutating func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal
  ) {
    set(property.declaration.name, value?.appearanceValue ?? .null, for: axes)
  }

  /// Sets a property by name, such as one that holds objects or that a custom class declares.
  ///
  /// - Parameters:
  ///   - property: name of the property.
  ///   - value: replaces an earlier value for the same axes.
  ///   - axes: state, bar metrics and so on that the value is for.
  public mutating func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal
  ) {
    values[PropertySlot(property, axes)] = value
  }

  /// Subviews above the view's own content, from back to front.
  public var subviews: [Element] {
    get { objects("subviews") }
    set { set("subviews", .objects(newValue)) }
  }
}
