public import Raster

/// What an object does in a role, in place of its class. Refined by the protocols of resolving and
/// drawing; it says nothing by itself, so that objects know nothing of either.
public protocol PartBehavior: Sendable {}

/// An object of a screen: window, controller, view, bar item, or a part that a control makes.
///
/// As decoded it holds what a document says; composed, its `children` are UIKit's hierarchy, in
/// which a controller stands between its container and its view.
///
/// A screen's steps hand objects on many times for each time that they change one: copies share what they hold.
public struct Element: Sendable, Hashable {
  private var contents: Shared<Contents>

  /// What an object is made of.
  private struct Contents: Sendable, Hashable {
    package var className: String
    package var id: String?
    package var values: [PropertySlot: AppearanceValue]
    package var defaults: [PropertySlot: AppearanceValue] = [:]
    package var given: [PropertySlot: Candidate] = [:]
    package var role: Role
    package var children: [Element] = []
    package var siblingIndex: Int?
    package var maker: RuleReference?
    package var place: TraitOverride?
    var traitOverrides: [TraitOverride] = []
    package var designSize: Size?
  }

  /// With all its values.
  public init(
    _ className: String, id: String? = nil, values: [PropertySlot: AppearanceValue] = [:],
    role: Role = .subview
  ) {
    contents = Shared(Contents(className: className, id: id, values: values, role: role))
  }

  /// UIKit's name, or a custom class's.
  public var className: String {
    get { contents.value.className }
    _modify { yield &contents.value.className }
  }
  /// Unique in a document.
  public var id: String? {
    get { contents.value.id }
    _modify { yield &contents.value.id }
  }
  /// What was set on the object itself: wins over every rule.
  public var values: [PropertySlot: AppearanceValue] {
    get { contents.value.values }
    _modify { yield &contents.value.values }
  }
  /// What the class or composite that made this object gave it: rules win over these.
  public var defaults: [PropertySlot: AppearanceValue] {
    get { contents.value.defaults }
    _modify { yield &contents.value.defaults }
  }
  /// What the custom object that this one is a part of was given, and hands on: wins over rules on
  /// this object.
  public var given: [PropertySlot: Candidate] {
    get { contents.value.given }
    _modify { yield &contents.value.given }
  }
  /// What the object is to its parent.
  public var role: Role {
    get { contents.value.role }
    _modify { yield &contents.value.role }
  }
  /// The objects below it, once composed.
  public var children: [Element] {
    get { contents.value.children }
    _modify { yield &contents.value.children }
  }
  /// Its place among siblings of its class in the document, where the tree shows only some of them
  /// (a tab bar controller's children); nil counts the tree's own.
  public var siblingIndex: Int? {
    get { contents.value.siblingIndex }
    _modify { yield &contents.value.siblingIndex }
  }
  /// The rule that set this object as the value of a property; nil of what documents or controls made.
  var maker: RuleReference? {
    get { contents.value.maker }
    _modify { yield &contents.value.maker }
  }
  /// The place that begins here, where that has traits of its own.
  public var place: TraitOverride? {
    get { contents.value.place }
    _modify { yield &contents.value.place }
  }
  /// What gives traits to the object and everything below, each over the one before; known once
  /// composed.
  public internal(set) var traitOverrides: [TraitOverride] {
    get { contents.value.traitOverrides }
    _modify { yield &contents.value.traitOverrides }
  }
  /// The size of the superview that `frame` is meant for; nil where the superview's own says.
  public var designSize: Size? {
    get { contents.value.designSize }
    _modify { yield &contents.value.designSize }
  }

  /// What an object is to the object above it. Controls name their parts' roles in their own files.
  public struct Role: Sendable, Hashable {
    /// What the role is called; no two have one name.
    public let name: String
    /// The behavior that the object has in place of its class's: a part that rules know as a button
    /// and that does not look like one. Nil for the class's own.
    package let behavior: (any PartBehavior.Type)?

    /// Whether a screen reader tells the object as a heading.
    package let isHeading: Bool

    /// A role that leaves the class's behavior as it is.
    public init(_ name: String) { self.init(name, isHeading: false) }

    /// A role that leaves the class's behavior as it is.
    package init(_ name: String, isHeading: Bool) {
      self.name = name
      self.isHeading = isHeading
      behavior = nil
    }

    /// A role that brings a behavior.
    package init(_ name: String, drawnBy behavior: any PartBehavior.Type) {
      self.name = name
      self.behavior = behavior
      isHeading = false
    }

    /// By name.
    public static func == (a: Role, b: Role) -> Bool { a.name == b.name }

    /// By name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// An ordinary view.
    public static let subview = Role("subview")
    /// The window's controller, or one presented.
    public static let rootViewController = Role("rootViewController")
    /// A controller in a container.
    public static let childViewController = Role("childViewController")
    /// A controller in the view of a plain one, with a frame of its own.
    public static let embeddedViewController = Role("embeddedViewController")
    /// A controller's view.
    public static let controllerView = Role("view")

    /// Whether the object is no part of what it lies in: it has a frame of its own there.
    package var isAdded: Bool { self == .subview || self == .embeddedViewController }
  }

  /// The value set on the object, or given by what made it, for the normal axes; composing reads
  /// structure with it.
  public subscript<Value>(key: some PropertyKey<Value>) -> Value? {
    get {
      let slot = key.slot
      return (values[slot] ?? given[slot]?.value ?? defaults[slot]).flatMap(Value.init)
    }
    set { values[key.slot] = newValue?.appearanceValue }
  }

  /// The object that a property holds.
  public func object(_ name: String) -> Element? {
    let slot = PropertySlot(name)
    guard case .object(let element)? = values[slot] ?? defaults[slot] else { return nil }
    return element
  }

  /// The objects that a property holds.
  public func objects(_ name: String) -> [Element] { objects(PropertySlot(name)) }

  /// The objects that a slot holds.
  package func objects(_ slot: PropertySlot) -> [Element] {
    guard case .objects(let elements)? = values[slot] else { return [] }
    return elements
  }

  /// The texts that a property holds.
  package func strings(_ name: String) -> [String] {
    let slot = PropertySlot(name)
    guard case .strings(let texts)? = values[slot] ?? defaults[slot] else { return [] }
    return texts
  }

  /// How many objects it is with those that its properties hold.
  package var count: Int {
    values.values.reduce(1) { sum, value in
      switch value {
      case .object(let element): sum + element.count
      case .objects(let elements): elements.reduce(sum) { $0 + $1.count }
      default: sum
      }
    }
  }

  /// The element with another role.
  public func with(role: Role) -> Element {
    guard role != self.role else { return self }
    var copy = self
    copy.role = role
    return copy
  }

  /// Whether anyone gave the property a value, for whatever axes.
  package func has(_ name: String) -> Bool {
    values.keys.contains { $0.name == name } || given.keys.contains { $0.name == name }
      || defaults.keys.contains { $0.name == name }
  }

  /// Gives a default, which rules beat, for the normal axes.
  public mutating func setDefault<Value>(_ key: some PropertyKey<Value>, _ value: Value) {
    defaults[key.slot] = value.appearanceValue
  }
}

extension Element.Role {
  /// Of an object that a declared property holds.
  package init(part name: String) { self.init("part \(name)") }
}
