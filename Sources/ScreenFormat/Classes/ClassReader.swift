import ObjectModel
import Raster

/// Reads the classes that documents declare.
struct ClassReader: DocumentReading {
  let context: ReadingContext

  static let classKeys =
    [
      "superclass", "properties", "intrinsicContentSize", "initial", "appearance", "draw",
      "subviews", "isAccessibilityElement", "parts",
    ] + ButtonRect.allCases.map(\.rawValue)

  /// Declares the classes of all documents. Those that are wrong are left out.
  ///
  /// - Parameter objects: the documents' `classes`, each an object of classes by name.
  /// - Returns: the rules that classes have for their own instances, weaker than all others.
  func declareClasses(_ objects: [Cursor]) -> [AppearanceRule] {
    var declared: [String: DeclaredClass] = [:]
    var order: [String] = []
    var extensions: [DeclaredClass] = []
    let extensionReader = ExtensionReader(context: context)
    for object in objects {
      guard let object = self.object(object, expected: "an object of classes") else { continue }
      for member in object.members {
        if classes.id(named: member.key) != nil {
          if let declaration = extensionReader.declaration(member) {
            extensions.append(declaration)
          }
        } else if let first = declared[member.key] {
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
    extensions = extensionReader.declare(extensions)
    let usable = ClassHierarchy(context: context).usable(declared, order: order)
    context.classes.broken = Set(order).subtracting(usable.map(\.name))
    do {
      try context.classes.table.declare(
        usable.map {
          ClassDefinition($0.name, superclass: $0.superclass, properties: $0.properties)
        })
    } catch {
      // Every reason was reported when the hierarchy was checked.
      context.classes.broken.formUnion(usable.map(\.name))
      return []
    }
    for declaration in usable { checkShadowing(declaration) }
    for declaration in extensions + usable { checkTargets(declaration) }
    let ordered = usable.sorted { depth(of: $0) < depth(of: $1) }
    context.objects.isShared = true
    defer { context.objects.isShared = false }
    extensionReader.readDefaults(extensions)
    let rules = ClassValueReader(context: context).readValues(extensions + ordered)
    ClassContentReader(context: context).readContents(extensions + ordered)
    return rules
  }

  private func depth(of declaration: DeclaredClass) -> Int {
    classes.id(named: declaration.name).map { classes.lineage($0).count } ?? 0
  }

  /// Whether two declarations are equal. A string is short for a class with only a superclass.
  private static func isSame(_ a: DocumentValue, _ b: DocumentValue) -> Bool {
    func bare(_ value: DocumentValue) -> DocumentValue {
      guard case .object(let object) = value, object.members.count == 1,
        let superclass = object["superclass"]
      else { return value }
      return superclass.value
    }
    return bare(a) == bare(b)
  }

  private func classDeclaration(_ member: Cursor.Member) -> DeclaredClass? {
    guard let cursor = resolved(member.value) else { return nil }
    guard Variable.isName(member.key) else {
      report(ClassProblem.badName(member.key), at: member.keyCursor)
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
      context.classes.broken.insert(member.key)
      return nil
    }
    var result = DeclaredClass(
      name: member.key, cursor: member.value, keyCursor: member.keyCursor, superclass: superclass,
      superclassCursor: superclassCursor)
    result.fields = fields
    if let cursor = fields["properties"] {
      CustomPropertyReader(context: context).readProperties(cursor, into: &result)
    }
    return result
  }

  /// Reports properties that set another one or take its place, where the superclass, or the class
  /// of UIKit that is extended, does not have that, or has it in another way.
  private func checkTargets(_ declaration: DeclaredClass) {
    guard let id = classes.id(named: declaration.name) else { return }
    guard let owner = declaration.isExtension ? id : classes.lineage(id).dropFirst().first else {
      return
    }
    let targets =
      declaration.substitutions.map { ($0.property, $0.name, $0.cursor, true) }
      + declaration.targets.map { ($0.property, $0.name, $0.cursor, false) }
    for (property, name, cursor, isSubstitution) in targets {
      guard let target = classes.property(name, of: owner), target.name != property.name else {
        report(
          PropertyProblem.unknown(
            name, of: classes.definition(owner).name,
            known: classes.properties(of: owner).map(\.name)),
          at: cursor)
        continue
      }
      if target.type != property.type {
        report(
          isSubstitution
            ? CustomPropertyProblem.substitutesType(property, name, type: target.type.name)
            : .setsType(property, name, type: target.type.name), at: cursor)
      } else if !property.axes.isEmpty || isSubstitution && !target.axes.isEmpty {
        report(
          isSubstitution
            ? CustomPropertyProblem.substitutesAxes(property.name, name)
            : .setsAxes(property.name, name), at: cursor)
      }
    }
  }

  /// Reports properties that a superclass has with another type or other axes.
  private func checkShadowing(_ declaration: DeclaredClass) {
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
}
