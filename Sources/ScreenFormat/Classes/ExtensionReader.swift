import ObjectModel

/// Reads what documents add to UIKit's own classes, as the categories and extensions of code do.
struct ExtensionReader: DocumentReading {
  let context: ReadingContext

  /// What an extension can add.
  static let keys = ["properties", "draw", "parts"]
  private static let kind = "an extension of a class of UIKit"

  /// The extension that a member of `classes` declares; nil after an error.
  func declaration(_ member: Cursor.Member) -> DeclaredClass? {
    guard let cursor = resolved(member.value) else { return nil }
    guard cursor.node.object != nil else {
      report(ClassProblem.redefinesBuiltIn(member.key), at: member.keyCursor)
      return nil
    }
    if let superclass = cursor.members.first(where: { $0.key == "superclass" }) {
      report(ClassProblem.superclassOfBuiltIn(member.key), at: superclass.keyCursor)
      return nil
    }
    guard let fields = fields(cursor, of: Self.kind, keys: Self.keys) else { return nil }
    var result = DeclaredClass(
      name: member.key, cursor: member.value, keyCursor: member.keyCursor, superclass: member.key,
      superclassCursor: cursor)
    result.fields = fields
    if let cursor = fields["properties"] {
      CustomPropertyReader(context: context).readProperties(cursor, into: &result)
    }
    return result
  }

  /// Adds the properties of extensions to their classes.
  ///
  /// - Parameter extensions: in the order of the documents, several for one class.
  /// - Returns: those that add something, superclasses before their subclasses.
  func declare(_ extensions: [DeclaredClass]) -> [DeclaredClass] {
    var usable: [DeclaredClass] = []
    var places: [String: [String: Cursor]] = [:]
    var count = 0
    for var declaration in extensions {
      // A theme may be named twice.
      if usable.contains(where: { $0.keyCursor.place == declaration.keyCursor.place }) { continue }
      guard let id = classes.id(named: declaration.name) else { continue }
      count += declaration.properties.count
      guard count <= ReadingLimits.addedProperties else {
        report(
          ClassProblem.tooManyAdded(limit: ReadingLimits.addedProperties),
          at: declaration.keyCursor)
        break
      }
      var added: [PropertyDeclaration] = []
      for property in declaration.properties {
        let cursor = declaration.place(of: property.name)
        if let first = places[declaration.name]?[property.name] {
          report(
            ClassProblem.extendedTwice(
              property.name, of: declaration.name, file: first.file, position: first.position),
            at: cursor)
          continue
        }
        places[declaration.name, default: [:]][property.name] = cursor
        if let owner = owner(of: property.name, from: id) {
          report(
            CustomPropertyProblem.shadows(property.name, of: owner.name, type: owner.type),
            at: cursor)
        } else {
          added.append(property)
        }
      }
      declaration.properties = added
      context.classes.table.extend(id, with: declaration.properties)
      context.classes.declaredProperties[id, default: []]
        .formUnion(declaration.properties.map(\.name))
      usable.append(declaration)
    }
    reportSecondDrawings(usable)
    return usable.sorted { depth(of: $0) < depth(of: $1) }
  }

  /// Reads the defaults of the properties, which all instances share.
  func readDefaults(_ extensions: [DeclaredClass]) {
    for declaration in extensions {
      guard let id = classes.id(named: declaration.name) else { continue }
      for (name, cursor) in declaration.defaults {
        guard let property = classes.property(name, of: id),
          let value = valueReader.value(cursor, property.type)
        else { continue }
        context.classes.table.setDefault(value, of: PropertySlot(name), in: id)
      }
    }
  }

  private func depth(of declaration: DeclaredClass) -> Int {
    classes.id(named: declaration.name).map { classes.lineage($0).count } ?? 0
  }

  /// The class that has a property already: the extended one, a superclass or a subclass.
  private func owner(of name: String, from id: ClassTable.ID) -> (name: String, type: String)? {
    for candidate in classes.names {
      guard let other = classes.id(named: candidate), classes.isKind(other, of: id),
        let property = classes.property(name, of: other)
      else { continue }
      return (candidate, property.type.name)
    }
    return nil
  }

  private func reportSecondDrawings(_ extensions: [DeclaredClass]) {
    var first: [String: Cursor] = [:]
    for declaration in extensions {
      guard let cursor = declaration.fields?["draw"] else { continue }
      guard let known = first[declaration.name] else {
        first[declaration.name] = cursor
        continue
      }
      report(
        ClassProblem.extendedTwice(
          "draw", of: declaration.name, file: known.file, position: known.position), at: cursor)
    }
  }
}

extension DeclaredClass {
  /// The place of a property's name.
  fileprivate func place(of property: String) -> Cursor {
    fields?["properties"]?.members.first { $0.key == property }?.keyCursor ?? keyCursor
  }
}
