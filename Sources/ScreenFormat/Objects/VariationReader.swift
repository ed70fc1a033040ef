import ObjectModel

/// Reads the values that an object has in some traits.
struct VariationReader: DocumentReading {
  let context: ReadingContext

  /// An array of objects with `traits` and what is `set` in them.
  ///
  /// - Parameters:
  ///   - id: the object's class.
  ///   - isCertain: whether the class is no guess.
  func variations(_ cursor: Cursor, of id: ClassTable.ID, isCertain: Bool) -> [Variation] {
    guard let elements = array(cursor, expected: "an array of variations") else { return [] }
    return elements.compactMap { variation($0, of: id, isCertain: isCertain) }
  }

  private func variation(_ cursor: Cursor, of id: ClassTable.ID, isCertain: Bool) -> Variation? {
    let kind = "a variation"
    guard let fields = fields(cursor, of: kind, keys: ["traits", "set"]),
      let traits = required("traits", in: fields, of: kind),
      let set = required("set", in: fields, of: kind).flatMap(resolved)
    else { return nil }
    guard set.node.object != nil else {
      reportKind(expected: "an object with properties", at: set)
      return nil
    }
    let refused = [View.constraints.name, View.layoutGuides.name, "class", "id", Variation.key]
    for member in set.members where refused.contains(member.key) {
      report(VariationProblem.cantVary(member.key), at: member.keyCursor)
    }
    let settings = propertyReader.settings(
      set.members.filter { !refused.contains($0.key) }, of: id, for: .instance,
      ignoringUnknown: !isCertain)
    return Variation(traits: traitsReader.traits(traits), values: settings.values)
  }
}

/// A key that variations can't set.
enum VariationProblem: DocumentProblem {
  case cantVary(String)

  var message: String {
    switch self {
    case .cantVary(let name) where name == View.constraints.name || name == View.layoutGuides.name:
      "\(Quotation.single(name)) can't vary: each constraint has 'traits' of its own"
    case .cantVary(let name): "\(Quotation.single(name)) can't vary"
    }
  }
}

extension DocumentReading {
  var variationReader: VariationReader { VariationReader(context: context) }
}
