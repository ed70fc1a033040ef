package import Raster

/// The behavior that a role gives an object in place of its class's. Empty, so that objects depend on neither resolving nor
/// drawing; the catalog of classes knows what it holds.
///
/// An object: a cast to its class compares pointers, and one of a metatype to a protocol reads all conformances of the program.
package protocol PartBehavior: AnyObject, Sendable {}

/// The values that matching rules give an object.
protocol RuleValues: AnyObject, Sendable {
  /// Whether a rule sets the property for any axes.
  func holds(_ name: String) -> Bool

  /// The strongest rule's value; nil where no rule sets the slot.
  func value(_ slot: PropertySlot) -> AppearanceValue?
}

/// An object of a screen: window, controller, view, bar item, or a part that a control makes.
///
/// As decoded it holds what a document says; composed, its `children` are UIKit's hierarchy, in
/// which a controller stands between its container and its view.
///
/// A screen's steps hand objects on many times for each time that they change one: copies share
/// what they hold.
public struct Element: Sendable, Hashable {
  private var contents: Shared<Contents>
  /// The role of the object in its parent. It lies beside the contents, so that an object that becomes a part of another
  /// shares them.
  public var role: Role
  /// The values of matching rules, by which the object is composed; nil until it is resolved. They
  /// lie beside the contents, since most objects that rules match are not changed otherwise.
  var ruleValues: (any RuleValues)?

  /// The stored properties.
  private struct Contents: Sendable, Hashable {
    var className: String
    var id: String?
    var values: PropertyValues
    var defaults: PropertyValues = [:]
    var children: [Element] = []
    var place = Indifferent<Place?>(value: nil)
    var rare = RareStorage()
  }

  /// A place in a file, in as little memory as every object of a large document has room for.
  private struct Place: Sendable, Hashable {
    let file: String
    let line: UInt32
    let column: UInt32

    init(_ place: DocumentPlace) {
      file = place.file
      line = UInt32(clamping: place.line)
      column = UInt32(clamping: place.column)
    }

    var whole: DocumentPlace { DocumentPlace(file: file, line: Int(line), column: Int(column)) }
  }

  /// The stored properties that few objects have.
  private struct RareContents: Sendable, Hashable {
    var writtenDefaults: Set<PropertySlot> = []
    var given: [PropertySlot: Candidate] = [:]
    var siblingIndex: Int?
    var maker: RuleReference?
    var environment: TraitOverride?
    var traitOverrides: [TraitOverride] = []
    var designSize: Size?
    var variations: [Variation] = []
    var textOrigins = Indifferent<[PropertySlot: [TextOrigin]]>(value: [:])
  }

  /// Memory for rare contents, which objects without any do not take.
  private struct RareStorage: Sendable, Hashable {
    /// Nil while all contents are what they were at first.
    private(set) var contents: Shared<RareContents>?

    private static let none = RareContents()

    /// The contents. Memory is taken when they are changed.
    var value: RareContents {
      get { contents?.value ?? Self.none }
      _modify {
        var own = contents ?? Shared(RareContents())
        // One reference alone, so that what grows value by value isn't copied each time.
        contents = nil
        defer { contents = own }
        yield &own.value
      }
    }

    static func == (a: Self, b: Self) -> Bool {
      guard a.contents != nil || b.contents != nil else { return true }
      return a.contents?.value ?? none == b.contents?.value ?? none
    }

    func hash(into hasher: inout Hasher) { hasher.combine(contents?.value ?? Self.none) }
  }

  /// Creates an object.
  ///
  /// - Parameters:
  ///   - className: UIKit's name, or a declared class's.
  ///   - id: unique in a document.
  ///   - values: set on the object itself; they win over every rule.
  ///   - role: the object's role in its parent.
  public init(
    _ className: String, id: String? = nil, values: PropertyValues = [:],
    role: Role = .subview
  ) {
    contents = Shared(Contents(className: className, id: id, values: values))
    self.role = role
  }

  /// The class's name: UIKit's, or a declared class's.
  public var className: String {
    get { contents.value.className }
    _modify { yield &contents.value.className }
  }
  /// The object's name, unique in a document.
  public var id: String? {
    get { contents.value.id }
    _modify { yield &contents.value.id }
  }
  /// The values set on the object itself, which win over every rule.
  public var values: PropertyValues {
    get { contents.value.values }
    _modify { yield &contents.value.values }
  }
  /// The values that the object's class or creator gives it. Rules win over them.
  public var defaults: PropertyValues {
    get { contents.value.defaults }
    _modify { yield &contents.value.defaults }
  }
  /// The slots of `defaults` that a document writes for an object of a declared class. They win over what the
  /// control that makes the object passes it.
  package var writtenDefaults: Set<PropertySlot> {
    get { contents.value.rare.contents?.value.writtenDefaults ?? [] }
    _modify { yield &contents.value.rare.value.writtenDefaults }
  }
  /// The values that were set on the custom object that contains this one and are bound to it. They
  /// win over rules for this object.
  package var given: [PropertySlot: Candidate] {
    get { contents.value.rare.contents?.value.given ?? [:] }
    _modify { yield &contents.value.rare.value.given }
  }
  /// The objects below it. Empty until the object is composed.
  public var children: [Element] {
    get { contents.value.children }
    _modify { yield &contents.value.children }
  }
  /// The index among siblings of its class in the document, for containers that show only some of
  /// them (tab bar controllers); nil counts the siblings in the tree.
  package var siblingIndex: Int? {
    get { contents.value.rare.contents?.value.siblingIndex }
    _modify { yield &contents.value.rare.value.siblingIndex }
  }
  /// The rule that gives this view to an object; nil for objects of documents and controls.
  var maker: RuleReference? {
    get { contents.value.rare.contents?.value.maker }
    _modify { yield &contents.value.rare.value.maker }
  }
  /// The environment that begins with this object; nil when it has the traits around it.
  package var environment: TraitOverride? {
    get { contents.value.rare.contents?.value.environment }
    _modify { yield &contents.value.rare.value.environment }
  }
  /// The overrides of traits for the object and everything below; later ones win. Empty until the
  /// object is resolved.
  package internal(set) var traitOverrides: [TraitOverride] {
    get { contents.value.rare.contents?.value.traitOverrides ?? [] }
    _modify { yield &contents.value.rare.value.traitOverrides }
  }
  /// The size of the superview that `frame` refers to, in points; nil is the superview's size.
  package var designSize: Size? {
    get { contents.value.rare.contents?.value.designSize }
    _modify { yield &contents.value.rare.value.designSize }
  }

  /// The values that the object has in some traits; later ones win.
  public var variations: [Variation] {
    get { contents.value.rare.contents?.value.variations ?? [] }
    _modify { yield &contents.value.rare.value.variations }
  }

  /// The place in a document that describes the object; nil for objects that controls make.
  public var place: DocumentPlace? {
    get { contents.value.place.value?.whole }
    set { contents.value.place.value = newValue.map(Place.init) }
  }

  /// Where texts among the values came from that stand in tables of languages.
  package var textOrigins: [PropertySlot: [TextOrigin]] {
    get { contents.value.rare.contents?.value.textOrigins.value ?? [:] }
    _modify { yield &contents.value.rare.value.textOrigins.value }
  }

  /// True when documents describe both alike; rules do not count.
  public static func == (a: Element, b: Element) -> Bool {
    a.role == b.role && a.contents == b.contents
  }

  /// Hashes what documents describe.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(contents)
  }

  /// The role of an object in its parent. Controls declare the roles of their parts.
  public struct Role: Sendable, Hashable {
    /// What all objects with the role share.
    private final class Facts: Sendable {
      let name: String
      let behavior: (any PartBehavior)?
      let isHeading: Bool
      /// Of the name, since objects are looked up by their roles, most of which differ.
      let hash: Int

      init(_ name: String, _ behavior: (any PartBehavior)?, isHeading: Bool) {
        self.name = name
        self.behavior = behavior
        self.isHeading = isHeading
        hash = name.hashValue
      }
    }

    private let facts: Facts

    /// The unique name.
    public var name: String { facts.name }
    /// The behavior that replaces the class's, for parts that match rules as a button but do not
    /// look like one. Nil keeps the class's.
    package var behavior: (any PartBehavior)? { facts.behavior }
    /// Whether a behavior replaces the class's.
    var hasBehavior: Bool { facts.behavior != nil }
    /// True when a screen reader announces the object as a heading.
    package var isHeading: Bool { facts.isHeading }

    /// Creates a role that keeps the class's behavior.
    public init(_ name: String) { self.init(name, isHeading: false) }

    /// Creates a role that keeps the class's behavior.
    package init(_ name: String, isHeading: Bool) {
      facts = Facts(name, nil, isHeading: isHeading)
    }

    /// Creates a role with a behavior of its own.
    package init(_ name: String, behavior: any PartBehavior) {
      facts = Facts(name, behavior, isHeading: false)
    }

    /// Compares names.
    public static func == (a: Role, b: Role) -> Bool {
      a.facts === b.facts || a.facts.hash == b.facts.hash && a.facts.name == b.facts.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(facts.hash) }

    /// An ordinary view.
    public static let subview = Role("subview")
    /// The window's root view controller, or a presented one.
    package static let rootViewController = Role("rootViewController")
    /// A view controller in a container controller.
    package static let childViewController = Role("childViewController")
    /// A view controller in another one's view, with a frame of its own.
    package static let embeddedViewController = Role("embeddedViewController")
    /// The view of a view controller.
    package static let controllerView = Role("view")

    /// True for subviews and embedded controllers, which have frames of their own.
    package var isAdded: Bool { self == .subview || self == .embeddedViewController }
  }

  /// The value for the normal axes: set on the object, else that of a matching rule once the object
  /// is resolved, else the default.
  @inlinable
  public subscript<Value>(key: some PropertyKey<Value>) -> Value? {
    get { value(key.slot).flatMap { Value($0) } }
    set { values[key.slot] = newValue?.appearanceValue }
  }

  /// The value of a slot: not generic, and without a copy of what holds it, since composing an object asks for many that it
  /// does not have.
  @usableFromInline
  func value(_ slot: PropertySlot) -> AppearanceValue? {
    contents.value.values[slot] ?? contents.value.rare.contents?.value.given[slot]?.value
      ?? ruleValues?.value(slot)
      ?? contents.value.defaults[slot]
  }

  /// The object that a property holds, for the normal axes.
  public func object(_ name: String) -> Element? { object(PropertySlot(name)) }

  /// The object that a slot holds.
  package func object(_ slot: PropertySlot) -> Element? {
    guard
      case .object(let element)? = contents.value.values[slot] ?? ruleValues?.value(slot)
        ?? contents.value.defaults[slot]
    else { return nil }
    return element
  }

  /// The objects that a property holds.
  public func objects(_ name: String) -> [Element] { objects(PropertySlot(name)) }

  /// The objects that a slot holds.
  package func objects(_ slot: PropertySlot) -> [Element] {
    guard case .objects(let elements)? = contents.value.values[slot] else { return [] }
    return elements
  }

  /// The texts that a property holds.
  package func strings(_ name: String) -> [String] {
    let slot = PropertySlot(name)
    guard case .strings(let texts)? = values[slot] ?? defaults[slot] else { return [] }
    return texts
  }

  /// The number of objects: this one and those that its properties hold.
  package var count: Int {
    contents.value.values.objectCount + 1
  }

  /// Whether values of the object, or of one that it holds, pass a test. Those of the object itself, of its class and of its
  /// creator are tested apart, and only where they may have one of the slots.
  package func containsValues(
    of slots: SlotFilter, where passes: (PropertyValues) -> Bool
  ) -> Bool {
    contents.value.values.contain(slots, where: passes)
      || contents.value.defaults.contain(slots, where: passes)
  }

  /// A copy with another role.
  public func with(role: Role) -> Element {
    guard role != self.role else { return self }
    var copy = self
    copy.role = role
    return copy
  }

  /// True when the property has a value for any axes.
  package func has(_ name: String) -> Bool {
    contents.value.values.holds(name)
      || contents.value.rare.contents?.value.given.keys.contains { $0.name == name } == true
      || ruleValues?.holds(name) == true
      || contents.value.defaults.holds(name)
  }

  /// Sets a default for the normal axes. Rules win over it. Nothing is copied where it has that value.
  @inlinable
  package mutating func setDefault<Value>(_ key: some PropertyKey<Value>, _ value: Value) {
    setDefault(key.slot, value.appearanceValue)
  }

  @usableFromInline
  mutating func setDefault(_ slot: PropertySlot, _ value: AppearanceValue) {
    if contents.value.defaults[slot]?.isSame(as: value) != true { defaults[slot] = value }
  }
}

extension Element.Role {
  /// The role of the object that a declared property holds.
  package init(part name: String) { self.init("part \(name)") }
}
