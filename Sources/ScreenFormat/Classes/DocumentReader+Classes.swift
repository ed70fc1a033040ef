import Controls
import ObjectModel
import Raster

/// A class as a document declares it.
struct DeclaredClass {
  var name: String
  /// The declaration with its superclass.
  var cursor: Cursor
  var keyCursor: Cursor
  var superclass: String
  var superclassCursor: Cursor
  var properties: [PropertyDeclaration] = []
  var fields: Fields?
  /// The `properties` that have a `default`.
  var defaults: [(name: String, cursor: Cursor)] = []
  /// The classes of `properties` that hold objects, looked up once every class is known.
  var objectClasses: [(name: String, cursor: Cursor)] = []
}

extension DocumentReader {
  /// The greatest number of declared classes that a class derives from.
  private static let lineageLimit = 100

  static let classKeys = [
    "superclass", "properties", "intrinsicContentSize", "initial", "appearance", "draw",
    "subviews", "isAccessibilityElement",
  ]

  /// Declares the classes of all documents; what is wrong with one does not stop the others.
  ///
  /// - Returns: the rules that classes bring for themselves, the weakest of all.
  mutating func declareClasses(_ objects: [Cursor]) -> [AppearanceRule] {
    var declared: [String: DeclaredClass] = [:]
    var order: [String] = []
    for object in objects {
      guard let object = resolved(object) else { continue }
      guard object.node.object != nil else {
        report(
          ValueProblem.wrongKind(expected: "an object of classes", found: object.node.value),
          at: object)
        continue
      }
      for member in object.members {
        if let first = declared[member.key] {
          if !Self.isSame(first.cursor.node.value, member.value.node.value) {
            report(
              ClassProblem.definedTwice(
                member.key, file: first.keyCursor.file, position: first.keyCursor.position),
              at: member.keyCursor)
          }
        } else if let declaration = classDeclaration(member) {
          declared[member.key] = declaration
          order.append(member.key)
        }
      }
    }
    let sound = soundClasses(declared, order: order)
    brokenClasses = Set(order).subtracting(sound.map(\.name))
    do {
      try classes.declare(
        sound.map {
          ClassDefinition($0.name, superclass: $0.superclass, properties: $0.properties)
        })
    } catch {
      // `soundClasses` has told of every reason already.
      brokenClasses.formUnion(sound.map(\.name))
      return []
    }
    for declaration in sound { checkShadowing(declaration) }
    let ordered = sound.sorted { depth(of: $0) < depth(of: $1) }
    isReadingShared = true
    defer { isReadingShared = false }
    let rules = readClassValues(ordered)
    readContents(ordered)
    return rules
  }

  private func depth(of declaration: DeclaredClass) -> Int {
    classes.id(named: declaration.name).map { classes.lineage($0).count } ?? 0
  }

  /// Whether two declarations say the same: a string is short for its superclass alone.
  private static func isSame(_ a: DocumentValue, _ b: DocumentValue) -> Bool {
    func bare(_ value: DocumentValue) -> DocumentValue {
      guard case .object(let object) = value, object.members.count == 1,
        let superclass = object["superclass"]
      else { return value }
      return superclass.value
    }
    return bare(a) == bare(b)
  }

  private mutating func classDeclaration(_ member: Cursor.Member) -> DeclaredClass? {
    guard let cursor = resolved(member.value) else { return nil }
    guard Variable.isName(member.key) else {
      report(ClassProblem.badName(member.key), at: member.keyCursor)
      return nil
    }
    if classes.id(named: member.key) != nil {
      report(ClassProblem.redefinesBuiltIn(member.key), at: member.keyCursor)
      return nil
    }
    if cursor.node.string != nil {
      guard let superclass = text(cursor) else { return nil }
      return DeclaredClass(
        name: member.key, cursor: member.value, keyCursor: member.keyCursor,
        superclass: superclass, superclassCursor: cursor)
    }
    let kind = "a class"
    guard let fields = fields(cursor, of: kind, keys: Self.classKeys),
      let superclassCursor = required("superclass", in: fields, of: kind),
      let superclass = text(superclassCursor, expected: "the name of a class")
    else {
      brokenClasses.insert(member.key)
      return nil
    }
    var result = DeclaredClass(
      name: member.key, cursor: member.value, keyCursor: member.keyCursor, superclass: superclass,
      superclassCursor: superclassCursor)
    result.fields = fields
    if let cursor = fields["properties"] { readProperties(cursor, into: &result) }
    return result
  }

  /// Those whose superclass is known and that do not derive from themselves.
  private mutating func soundClasses(
    _ declared: [String: DeclaredClass], order: [String]
  ) -> [DeclaredClass] {
    var broken = brokenClasses
    for name in order {
      guard let declaration = declared[name] else { continue }
      let superclass = declaration.superclass
      if classes.id(named: superclass) != nil || declared[superclass] != nil
        || brokenClasses.contains(superclass)
      {
        continue
      }
      broken.insert(name)
      if KnownClasses.notDrawnYet.contains(superclass) {
        report(ObjectProblem.notDrawnYet(superclass), at: declaration.superclassCursor)
      } else {
        report(
          ObjectProblem.unknownClass(superclass, known: classes.names + order),
          at: declaration.superclassCursor)
      }
    }
    var cycles: Set<String> = []
    var isLineageShort = true
    for name in order {
      var chain: [String] = []
      var next: String? = name
      while let current = next, let declaration = declared[current], !chain.contains(current),
        !cycles.contains(current)
      {
        chain.append(current)
        next = declaration.superclass
        guard chain.count <= Self.lineageLimit + 1 else {
          // Told once: there may be thousands of classes in a line.
          if isLineageShort, let declaration = declared[name] {
            report(
              ClassProblem.tooManySuperclasses(limit: Self.lineageLimit),
              at: declaration.superclassCursor)
          }
          isLineageShort = false
          broken.insert(name)
          break
        }
      }
      if let current = next, let start = chain.firstIndex(of: current),
        let declaration = declared[current]
      {
        let cycle = Array(chain[start...])
        cycles.formUnion(cycle)
        report(ClassProblem.cycle(cycle + [current]), at: declaration.superclassCursor)
      }
    }
    broken.formUnion(cycles)
    // A class below a broken one is broken too, without a message of its own.
    return order.compactMap { declared[$0] }.filter { declaration in
      var next: DeclaredClass? = declaration
      while let current = next {
        if broken.contains(current.name) || broken.contains(current.superclass) { return false }
        next = declared[current.superclass]
      }
      return true
    }
  }

  private mutating func checkShadowing(_ declaration: DeclaredClass) {
    guard let id = classes.id(named: declaration.name),
      let superclass = classes.lineage(id).dropFirst().first,
      let properties = declaration.fields?["properties"]
    else { return }
    for member in properties.members {
      // A property that is declared again as it is gets another default.
      guard let inherited = classes.property(member.key, of: superclass),
        let own = declaration.properties.first(where: { $0.name == member.key }),
        own.type != inherited.type || own.axes != inherited.axes
      else { continue }
      report(
        CustomPropertyProblem.shadows(
          member.key, of: classes.definition(superclass).name, type: inherited.type.name),
        at: member.keyCursor)
    }
  }

  /// What classes say in values, superclasses first: defaults, initial values, rules.
  private mutating func readClassValues(_ declarations: [DeclaredClass]) -> [AppearanceRule] {
    var rules: [AppearanceRule] = []
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name), let fields = declaration.fields else {
        continue
      }
      for (name, cursor) in declaration.objectClasses {
        guard let objectClass = knownClass(name, at: cursor) else { continue }
        if classes.definition(objectClass).kind != .object {
          report(CustomPropertyProblem.notAnObject(name), at: cursor)
        }
      }
      declaredProperties[id] = Set(declaration.properties.map(\.name))
      readDefaults(of: declaration, id, objects: false)
      if let cursor = fields["isAccessibilityElement"], let flag = bool(cursor) {
        classDefaults[id, default: [:]][PropertySlot("isAccessibilityElement")] = .boolean(flag)
      }
      if let cursor = fields["initial"], let object = propertyObject(cursor) {
        classes.setInitialValues(settings(object.members, of: id, for: .instance), of: id)
      }
      if let cursor = fields["appearance"], let object = propertyObject(cursor) {
        let values = settings(object.members, of: id, for: .rule)
        var rule = AppearanceRule(
          className: declaration.name, values: values,
          origin: AppearanceRule.Origin(
            file: cursor.file, line: cursor.position.line, index: nil))
        rule.isOfClass = true
        noteViews(of: rule, at: object)
        rules.append(rule)
      }
    }
    // Objects come last: they get what their own classes say.
    for declaration in declarations {
      guard let id = classes.id(named: declaration.name) else { continue }
      readDefaults(of: declaration, id, objects: true)
    }
    return rules
  }

  private mutating func readDefaults(
    of declaration: DeclaredClass, _ id: ClassTable.ID, objects: Bool
  ) {
    for (name, cursor) in declaration.defaults {
      guard let property = classes.property(name, of: id) else { continue }
      let isObject = if case .object = property.type { true } else { false }
      guard isObject == objects, let value = value(cursor, property.type) else { continue }
      classDefaults[id, default: [:]][PropertySlot(name)] = value
    }
  }

  private mutating func propertyObject(_ cursor: Cursor) -> Cursor? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.object != nil else {
      report(
        ValueProblem.wrongKind(expected: "an object of properties", found: cursor.node.value),
        at: cursor)
      return nil
    }
    return cursor
  }
}
