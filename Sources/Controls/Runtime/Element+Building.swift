public import ObjectModel

extension Element {
  /// A built-in object, to be given values as an application would after its initialiser.
  ///
  ///     let fate = Element(Switch.self, id: "fate") { $0[Switch.isOn] = true }
  public init(
    _ control: any BuiltInClass.Type, id: String? = nil,
    _ configure: (inout Element) -> Void = { _ in }
  ) {
    self.init(control.definition.name, id: id, configure)
  }

  /// An object of a class known by name: one that a `ClassTable` declares.
  public init(_ className: String, id: String? = nil, _ configure: (inout Element) -> Void) {
    self.init(className, id: id)
    configure(&self)
  }

  /// Sets a property for one combination of its axes, as its setter does: no rule changes that.
  ///
  /// - Parameter value: nil counts as set, as null does in a document.
  public mutating func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal
  ) {
    set(property.declaration.name, value?.appearanceValue ?? .null, for: axes)
  }

  /// Sets a property by name: one that holds objects, or that a custom class declares.
  public mutating func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal
  ) {
    values[PropertySlot(property, axes)] = value
  }

  /// Views on top of a view's own content, first to last.
  public var subviews: [Element] {
    get { objects("subviews") }
    set { set("subviews", .objects(newValue)) }
  }
}
