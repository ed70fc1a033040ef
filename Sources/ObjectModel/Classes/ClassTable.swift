/// The behavior of built-in classes. A table keeps it for those who resolve and draw, and knows
/// nothing of it; `ClassCatalog` refines it.
///
/// A class, so that what draws finds its own catalogue behind the one that it is handed.
public protocol ClassBehaviors: AnyObject, Sendable {}

/// All classes of one screen: the built-in ones and those its documents declare.
public struct ClassTable: Sendable {
  /// A class by its place in the table.
  public struct ID: Sendable, Hashable {
    /// The place in the table.
    public let index: Int
  }

  package struct Entry: Sendable {
    package var definition: ClassDefinition
    /// The nearest built-in class, by its place in the catalogue: the class itself unless declared by a
    /// document.
    package var builtIn: Int
    package var superclass: ID?
    /// NSObject is 0.
    package var depth: Int
    /// Itself and all superclasses, most derived first.
    package var lineage: [ID]
    var propertiesByName: [String: PropertyDeclaration]
    /// The names of properties that decide which parts an object has: asked of each rule, for which
    /// whole declarations are too much to copy.
    var partDeciders: Set<String>
    /// The declared properties that hold objects of their own, by name.
    var objectProperties: [String] = []
    /// What instances draw and are built from, the superclass's included; nil where no document
    /// says anything.
    package var content: ClassContent?
    /// What the initialiser of a declared class sets through setters, its superclasses' left out.
    package var initialValues: [PropertySlot: AppearanceValue] = [:]
  }

  package private(set) var entries: [Entry] = []
  /// Whether any initialiser sets anything.
  public private(set) var hasInitialValues = false
  private var idByName: [String: ID] = [:]

  /// The behavior of the built-in classes, by `builtInIndex`.
  package let behaviors: (any ClassBehaviors)?

  /// A table of built-in classes.
  ///
  /// - Parameters:
  ///   - builtIn: superclasses before their subclasses.
  ///   - behaviors: in the same order; nil for a table that only reads documents.
  package init(builtIn: [ClassDefinition], behaviors: (any ClassBehaviors)? = nil) {
    self.behaviors = behaviors
    for (index, definition) in builtIn.enumerated() { add(definition, builtIn: index) }
  }

  /// Adds a document's classes, superclasses first whatever their order.
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
    var properties = parent?.propertiesByName ?? [:]
    var partDeciders = parent?.partDeciders ?? []
    for property in definition.properties {
      // One that is declared again as it is stays what it was, with all that is known of it, unless
      // the class knew it before its superclass did.
      if let inherited = properties[property.name], inherited.type == property.type,
        inherited.axes == property.axes, isDeclared || inherited.since <= property.since
      {
        continue
      }
      properties[property.name] = property
      if property.decidesParts {
        partDeciders.insert(property.name)
      } else {
        partDeciders.remove(property.name)
      }
    }
    entries.append(
      Entry(
        definition: definition, builtIn: builtIn, superclass: superclass,
        depth: parent.map { $0.depth + 1 } ?? 0, lineage: [id] + (parent?.lineage ?? []),
        propertiesByName: properties,
        partDeciders: partDeciders,
        objectProperties: (parent?.objectProperties ?? [])
          + (isDeclared ? definition.properties.filter(\.holdsObject).map(\.name) : [])))
    idByName[definition.name] = id
  }

  /// The class of a name.
  public func id(named name: String) -> ID? { idByName[name] }

  /// Every class, superclasses first.
  public var names: [String] { entries.map(\.definition.name) }

  /// What is known of a class.
  public func definition(_ id: ID) -> ClassDefinition { entries[id.index].definition }

  /// The properties, declared by documents, that hold objects of their own.
  func objectProperties(of id: ID) -> [String] { entries[id.index].objectProperties }

  /// What instances of the class and its superclasses draw and are built from.
  public func content(of id: ID) -> ClassContent? { entries[id.index].content }

  /// Says what a declared class's instances draw and are built from; superclasses come first.
  public mutating func setContent(_ content: ClassContent, of id: ID) {
    let inherited = entries[id.index].superclass.flatMap { entries[$0.index].content }
    entries[id.index].content = inherited?.extended(by: content) ?? content
  }

  /// What the initialiser of a declared class sets through setters, its superclasses' left out:
  /// whoever makes instances gives it to them.
  public func initialValues(of id: ID) -> [PropertySlot: AppearanceValue] {
    entries[id.index].initialValues
  }

  /// Says what the initialiser of a declared class sets.
  public mutating func setInitialValues(_ values: [PropertySlot: AppearanceValue], of id: ID) {
    entries[id.index].initialValues = values
    hasInitialValues = hasInitialValues || !values.isEmpty
  }

  /// The class, this one or the nearest superclass, whose initialiser sets a property to a value.
  package func initialiser(of slot: PropertySlot, to value: AppearanceValue, in id: ID) -> String? {
    guard hasInitialValues,
      let setter = lineage(id).first(where: { initialValues(of: $0)[slot] != nil }),
      initialValues(of: setter)[slot] == value
    else { return nil }
    return definition(setter).name
  }

  /// The place in the catalogue of the nearest built-in class.
  package func builtInIndex(_ id: ID) -> Int { entries[id.index].builtIn }

  /// True of what is neither view nor controller.
  package func isObject(_ id: ID) -> Bool { kind(id) == .object }

  package func kind(_ id: ID) -> ClassDefinition.Kind { entries[id.index].definition.kind }

  package func depth(_ id: ID) -> Int { entries[id.index].depth }

  /// Itself and all superclasses, most derived first.
  public func lineage(_ id: ID) -> [ID] { entries[id.index].lineage }

  /// Whether a class is another or derives from it.
  public func isKind(_ id: ID, of ancestor: ID) -> Bool {
    // Not by way of a copy of the entry, which would count references to all that it holds.
    let distance = entries[id.index].depth - entries[ancestor.index].depth
    return distance >= 0 && entries[id.index].lineage[distance] == ancestor
  }

  /// Whether a class is another or derives from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool {
    guard let id = id(named: name), let ancestor = self.id(named: ancestor) else { return false }
    return isKind(id, of: ancestor)
  }

  /// A property of the class or its superclasses.
  public func property(_ name: String, of id: ID) -> PropertyDeclaration? {
    entries[id.index].propertiesByName[name]
  }

  /// Whether a property of the class decides which parts an object has.
  package func decidesParts(_ name: String, of id: ID) -> Bool {
    entries[id.index].partDeciders.contains(name)
  }

  /// Whether a property of a class changes the picture. Properties of values, such as appearance
  /// objects, do not.
  ///
  /// - Parameter className: UIKit's name, or a custom class's.
  /// - Returns: false for a class that is not in the table.
  public func isDrawn(_ property: PropertyDeclaration, of className: String) -> Bool {
    guard property.isDrawn, let id = id(named: className) else { return false }
    return !lineage(id).contains { definition($0).isValue }
  }

  /// All properties of the class and its superclasses, by name.
  public func properties(of id: ID) -> [PropertyDeclaration] {
    entries[id.index].propertiesByName.values.sorted { $0.name < $1.name }
  }
}

extension PropertyDeclaration {
  fileprivate var holdsObject: Bool {
    if case .object(let type) = type { !type.isValue } else { false }
  }
}
