import ObjectModel

/// Reads the properties that custom classes declare.
struct CustomPropertyReader: DocumentReading {
  let context: ReadingContext

  /// The types of properties by the names that documents give them.
  static let propertyTypes: [(name: String, type: ValueType)] = [
    ("color", .color), ("image", .image), ("font", .font), ("attributes", .attributes),
    ("string", .string), ("number", .number), ("integer", .integer), ("boolean", .boolean),
    ("point", .point), ("size", .size), ("rect", .rect), ("insets", .insets), ("offset", .offset),
  ]

  /// The greatest number of axes of a custom property.
  static let axisLimit = 8

  /// Adds the properties that a class declares to `result`. Their defaults are read once every
  /// class is known.
  func readProperties(_ cursor: Cursor, into result: inout DeclaredClass) {
    guard let cursor = object(cursor, expected: "an object of properties") else { return }
    for member in cursor.members {
      guard Variable.isName(member.key), member.key != "class", member.key != "id" else {
        report(CustomPropertyProblem.badName(member.key), at: member.keyCursor)
        continue
      }
      guard let value = resolved(member.value) else { continue }
      if value.node.string != nil {
        if let type = propertyType(value) {
          result.properties.append(declaration(member.key, type, axes: 0))
        }
        continue
      }
      let kind = "a property"
      guard
        let fields = fields(
          value, of: kind, keys: ["type", "default", "axes", "class", "takesPlaceOf", "sets"])
      else { continue }
      if let type = fields["type"], resolved(type)?.node.string == "object" {
        readObjectProperty(member.key, fields, into: &result)
        continue
      }
      if let cursor = fields["class"] {
        report(ValueProblem.onlyWith("class", "\"type\": \"object\""), at: cursor)
      }
      let type = required("type", in: fields, of: kind).flatMap { propertyType($0) }
      let axes = fields["axes"].map { axisCount($0) } ?? 0
      guard let type, let axes else { continue }
      var property = declaration(member.key, type, axes: axes)
      if let cursor = fields["takesPlaceOf"], let name = text(cursor) {
        property.takesPlaceOf = name
        result.substitutions.append((property, name, cursor))
      }
      if let cursor = fields["sets"], let name = text(cursor) {
        property.sets = name
        result.targets.append((property, name, cursor))
      }
      result.properties.append(property)
      if let cursor = fields["default"] { result.defaults.append((member.key, cursor)) }
    }
  }

  /// Reads a property that holds an object, neither a view nor a controller, which rules reach.
  private func readObjectProperty(
    _ name: String, _ fields: Fields, into result: inout DeclaredClass
  ) {
    let kind = "a property of type object"
    for key in ["axes", "takesPlaceOf", "sets"] {
      guard let cursor = fields[key] else { continue }
      report(ValueProblem.unknownKey(key, of: kind, known: []), at: cursor)
    }
    guard let cursor = required("class", in: fields, of: kind),
      let className = text(cursor, expected: "the name of a class")
    else { return }
    result.objectClasses.append((className, cursor))
    result.properties.append(
      .object(
        name, ObjectType(className, default: className), default: .none, "Declared by a document."))
    if let cursor = fields["default"] { result.defaults.append((name, cursor)) }
  }

  private func declaration(_ name: String, _ type: ValueType, axes: Int) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: type, axes: [Axis](repeating: .integer, count: axes),
      imageRole: type == .image ? .imageView : nil, default: .none,
      summary: "Declared by a document.")
  }

  private func propertyType(_ cursor: Cursor) -> ValueType? {
    guard let cursor = resolved(cursor),
      let name = text(cursor, expected: "the name of a property type")
    else { return nil }
    guard let entry = Self.propertyTypes.first(where: { $0.name == name }) else {
      report(
        CustomPropertyProblem.unknownType(name, known: Self.propertyTypes.map(\.name)), at: cursor)
      return nil
    }
    return entry.type
  }

  /// The number of integers behind the property's `@`.
  private func axisCount(_ cursor: Cursor) -> Int? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let number = cursor.node.number, number == number.rounded(.towardZero) else {
      report(CustomPropertyProblem.axesNotACount(found: cursor.node.value), at: cursor)
      return nil
    }
    return integer(cursor, in: 0...Self.axisLimit)
  }
}
