/// The behavior of the built-in classes, opaque to the table. `StoredCatalog` holds that for resolving and drawing.
package protocol ClassBehaviors: AnyObject, Sendable {}

/// The classes of one screen: the built-in ones and those that its documents declare.
public struct ClassTable: Sendable {
  /// The index of a class in its table.
  public struct ID: Sendable, Hashable {
    /// The index, from 0; superclasses come before subclasses.
    package let index: Int
  }

  package struct Entry: Sendable {
    package var definition: ClassDefinition
    /// The index in the catalog of the nearest built-in class: the class itself unless a document
    /// declares it.
    package var builtIn: Int
    package var superclass: ID?
    /// The properties of the class and its superclasses.
    var properties: Lazy<PropertyTable>
    /// The content of instances, the superclass's included; nil where no document gives any.
    package var content: ClassContent?
    /// The values that a declared class's initializer sets, without those of its superclasses.
    package var initialValues: PropertyValues = [:]
    /// The properties that documents add to the class itself.
    var addedProperties: Set<String> = []
    /// The defaults of properties that documents add to the class or a superclass of UIKit.
    var addedDefaults: PropertyValues = [:]
  }

  package private(set) var entries: [Entry] {
    _read { yield contents.value.entries }
    _modify { yield &contents.value.entries }
  }
  /// True when the initializer of a class sets a value.
  package private(set) var hasInitialValues: Bool {
    get { contents.value.hasInitialValues }
    set { contents.value.hasInitialValues = newValue }
  }
  /// True when a class has values for its parts.
  private(set) var hasPartValues: Bool {
    get { contents.value.hasPartValues }
    set { contents.value.hasPartValues = newValue }
  }
  private var idByName: [String: ID] {
    _read { yield contents.value.idByName }
    _modify { yield &contents.value.idByName }
  }
  /// The behavior of the built-in classes, by `builtInIndex`.
  package var behaviors: (any ClassBehaviors)? {
    get { contents.value.behaviors }
    set { contents.value.behaviors = newValue }
  }
  /// Shared by copies, which readers of documents make for each object.
  private var contents = Shared(Contents())

  /// Where a class stands among others: asked of most objects, and a copy of an entry counts references to all that it holds.
  private struct Rank: Sendable {
    let kind: ClassDefinition.Kind
    /// The number of superclasses; 0 for NSObject.
    let depth: Int
    /// The class and its superclasses, most derived first.
    let lineage: [ID]
  }

  /// The stored properties.
  private struct Contents: Sendable {
    var entries: [Entry] = []
    /// By class.
    var ranks: [Rank] = []
    var hasInitialValues = false
    var hasPartValues = false
    var idByName: [String: ID] = [:]
    var behaviors: (any ClassBehaviors)?
  }

  /// Creates a table of built-in classes.
  ///
  /// - Parameters:
  ///   - builtIn: superclasses before their subclasses.
  ///   - behaviors: the behavior of the classes, in the same order; nil for a table that only reads
  ///     documents.
  package init(builtIn: [ClassDefinition], behaviors: (any ClassBehaviors)? = nil) {
    self.behaviors = behaviors
    for (index, definition) in builtIn.enumerated() { add(definition, builtIn: index) }
  }

  /// Declares classes of one's own, as documents do. Their order does not matter.
  ///
  /// - Parameter definitions: each with a superclass in the table or among the definitions; nil
  ///   derives from NSObject. A class behaves and is drawn as its nearest built-in superclass.
  /// - Throws: `ClassError` if a name is taken, a superclass is unknown, or superclasses form a
  ///   cycle.
  public mutating func declare(_ definitions: [ClassDefinition]) throws(ClassError) {
    var waiting: [String: ClassDefinition] = [:]
    for definition in definitions {
      if idByName[definition.name] != nil { throw .redefinesBuiltIn(definition.name) }
      waiting[definition.name] = definition
    }
    for definition in definitions where waiting[definition.name] != nil {
      var chain: [ClassDefinition] = []
      var next: ClassDefinition? = definition
      while let current = next {
        if chain.contains(where: { $0.name == current.name }) {
          throw .cycle(chain.map(\.name) + [current.name])
        }
        chain.append(current)
        let superclass = current.superclass ?? "NSObject"
        if idByName[superclass] != nil {
          next = nil
        } else if let waitingSuperclass = waiting[superclass] {
          next = waitingSuperclass
        } else {
          throw .unknownSuperclass(superclass, of: current.name)
        }
      }
      for current in chain.reversed() {
        guard let superclass = id(named: current.superclass ?? "NSObject") else { continue }
        var definition = current
        definition.kind = entries[superclass.index].definition.kind
        add(definition, builtIn: entries[superclass.index].builtIn, isDeclared: true)
        waiting[current.name] = nil
      }
    }
  }

  private mutating func add(
    _ definition: ClassDefinition, builtIn: Int, isDeclared: Bool = false
  ) {
    let id = ID(index: entries.count)
    let superclass = definition.superclass.flatMap { idByName[$0] }
    let parent = superclass.map { entries[$0.index] }
    let rank = superclass.map { contents.value.ranks[$0.index] }
    contents.value.ranks.append(
      Rank(
        kind: definition.kind, depth: rank.map { $0.depth + 1 } ?? 0,
        lineage: [id] + (rank?.lineage ?? [])))
    let inherited = parent?.properties
    let properties = Lazy {
      PropertyTable(definition, inheriting: inherited?.value, isDeclared: isDeclared)
    }
    // A chain of declared classes can be longer than the stack is deep.
    if isDeclared { _ = properties.value }
    entries.append(
      Entry(
        definition: definition, builtIn: builtIn, superclass: superclass, properties: properties,
        addedDefaults: parent?.addedDefaults ?? [:]))
    idByName[definition.name] = id
  }

  /// The class with a name; nil when the table has none.
  public func id(named name: String) -> ID? { idByName[name] }

  /// The names of all classes, superclasses first.
  public var names: [String] { entries.map(\.definition.name) }

  /// The definition of a class.
  public func definition(_ id: ID) -> ClassDefinition { entries[id.index].definition }

  /// The name of a class.
  package func name(of id: ID) -> String { entries[id.index].definition.name }

  /// The first system that has a class.
  package func since(_ id: ID) -> Int { entries[id.index].definition.since }

  /// The properties that the class's setters set instead, by the name of the setter's own.
  package func substitutes(of id: ID) -> [String: String] {
    entries[id.index].properties.read { $0.substitutes }
  }

  /// The names of declared properties, the superclasses' included, that hold objects.
  func objectProperties(of id: ID) -> [String] {
    entries[id.index].properties.read { $0.objects }
  }

  /// The content that documents give the class and its superclasses; nil for none.
  package func content(of id: ID) -> ClassContent? { entries[id.index].content }

  /// True when documents give the class or its superclasses subviews.
  package func hasParts(_ id: ID) -> Bool { entries[id.index].content?.subviews.isEmpty == false }

  /// Adds to the content of a class, which its built-in subclasses inherit. Set a superclass's
  /// content before, and that of built-in classes before that of declared ones.
  package mutating func addContent(_ content: ClassContent, of id: ID) {
    let known =
      isBuiltIn(id) ? entries[id.index].content : entries[id.index].superclass.flatMap(self.content)
    let whole = known?.extended(by: content) ?? content
    entries[id.index].content = whole
    hasPartValues = hasPartValues || !whole.partValues.isEmpty
    guard isBuiltIn(id) else { return }
    var inherited = whole
    inherited.isDrawingInherited = true
    for index in entries.indices where isBuiltInSubclass(ID(index: index), of: id) {
      entries[index].content = inherited
    }
  }

  private func isBuiltIn(_ id: ID) -> Bool { entries[id.index].builtIn == id.index }

  private func isBuiltInSubclass(_ id: ID, of ancestor: ID) -> Bool {
    id != ancestor && isBuiltIn(id) && isKind(id, of: ancestor)
  }

  /// Adds properties to a built-in class, which subclasses inherit, before classes are declared.
  package mutating func extend(_ id: ID, with properties: [PropertyDeclaration]) {
    entries[id.index].definition.properties += properties
    entries[id.index].addedProperties.formUnion(properties.map(\.name))
    for index in entries.indices where isKind(ID(index: index), of: id) {
      var table = entries[index].properties.value
      for property in properties { table.add(property) }
      entries[index].properties = Lazy { [table] in table }
    }
  }

  /// Whether documents add a property to a built-in class.
  package func isAdded(_ property: String, to id: ID) -> Bool {
    entries[id.index].addedProperties.contains(property)
  }

  /// Sets the default of a property that was added to a built-in class.
  package mutating func setDefault(
    _ value: AppearanceValue, of slot: PropertySlot, in id: ID
  ) {
    for index in entries.indices where isKind(ID(index: index), of: id) {
      entries[index].addedDefaults[slot] = value
    }
  }

  /// The defaults of properties that documents add to the class or a superclass of UIKit.
  func addedDefaults(of id: ID) -> PropertyValues {
    entries[id.index].addedDefaults
  }

  /// The values that a declared class's initializer sets, without those of its superclasses. The
  /// creator of an instance has to set them.
  package func initialValues(of id: ID) -> PropertyValues {
    entries[id.index].initialValues
  }

  /// Adds values that a declared class's initializer sets.
  package mutating func addInitialValues(_ values: PropertyValues, of id: ID) {
    entries[id.index].initialValues.merge(values) { _, new in new }
    hasInitialValues = hasInitialValues || !values.isEmpty
  }

  /// The name of the class, this one or its nearest superclass, whose initializer sets a slot to a
  /// value; nil for none.
  package func initialiser(of slot: PropertySlot, to value: AppearanceValue, in id: ID) -> String? {
    guard hasInitialValues,
      let setter = lineage(id).first(where: { initialValues(of: $0)[slot] != nil }),
      initialValues(of: setter)[slot] == value
    else { return nil }
    return definition(setter).name
  }

  /// The index in the catalog of the nearest built-in class.
  package func builtInIndex(_ id: ID) -> Int { entries[id.index].builtIn }

  /// True for classes that are neither views nor view controllers.
  package func isObject(_ id: ID) -> Bool { kind(id) == .object }

  package func kind(_ id: ID) -> ClassDefinition.Kind { contents.value.ranks[id.index].kind }

  package func depth(_ id: ID) -> Int { contents.value.ranks[id.index].depth }

  /// The class and its superclasses, most derived first.
  package func lineage(_ id: ID) -> [ID] { contents.value.ranks[id.index].lineage }

  /// True when a class is `ancestor` or derives from it.
  public func isKind(_ id: ID, of ancestor: ID) -> Bool {
    let distance = depth(id) - depth(ancestor)
    return distance >= 0 && contents.value.ranks[id.index].lineage[distance] == ancestor
  }

  /// True when both names are known, and the first class is `ancestor` or derives from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool {
    guard let id = id(named: name), let ancestor = self.id(named: ancestor) else { return false }
    return isKind(id, of: ancestor)
  }

  /// The property with a name, of the class or its superclasses; nil for none.
  public func property(_ name: String, of id: ID) -> PropertyDeclaration? {
    entries[id.index].properties.read { $0.byName[name] }
  }

  /// The property that a text in place of an object sets; nil where no text stands for one.
  package func shorthand(of type: ObjectType) -> PropertyDeclaration? {
    guard let name = type.shorthand, let id = type.defaultClass.flatMap({ self.id(named: $0) })
    else { return nil }
    return property(name, of: id)
  }

  /// True when a property of a class counts on a version of iOS: from its own version on, and on older
  /// ones if it came with a class. A class that is newer than the system is drawn, with what it brings.
  package func counts(_ property: PropertyDeclaration, of id: ID, in system: Int) -> Bool {
    if property.since <= system { return true }
    let first = lineage(id).last { self.property(property.name, of: $0) != nil }
    return first.map { property.since <= definition($0).since } ?? false
  }

  /// True when a property of a class changes the picture.
  ///
  /// - Parameters:
  ///   - property: a property of the class.
  ///   - className: UIKit's name, or a custom class's.
  /// - Returns: false for a class that is not in the table.
  public func isDrawn(_ property: PropertyDeclaration, of className: String) -> Bool {
    property.isDrawn && id(named: className) != nil
  }

  /// The properties of the class and its superclasses, sorted by name.
  public func properties(of id: ID) -> [PropertyDeclaration] {
    entries[id.index].properties.value.byName.values.sorted { $0.name < $1.name }
  }
}
