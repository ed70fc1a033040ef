import ObjectModel

/// Reads constraints and layout guides.
struct ConstraintReader: DocumentReading {
  let context: ReadingContext

  private static let objectKeys = [
    "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "identifier", "isActive", "traits",
  ]
  /// The number of texts whose constraints are kept (choice: more than an application has).
  private static let mostTexts = 1_000
  private static let textKeys = ["constraint", "identifier", "isActive", "traits"]

  /// An array of constraints, each a text or an object.
  func constraints(_ cursor: Cursor) -> [LayoutConstraint]? {
    guard let elements = array(cursor, expected: "an array of constraints") else { return nil }
    return all(elements) { constraint($0) }?.flatMap { $0 }
  }

  /// An array of guides, each with an id and constraints.
  func guides(_ cursor: Cursor) -> [LayoutGuide]? {
    guard let elements = array(cursor, expected: "an array of layout guides") else { return nil }
    return all(elements) { element in
      let kind = "a layout guide"
      guard let fields = fields(element, of: kind, keys: ["id", "constraints"]) else { return nil }
      let constraints = fields["constraints"].map { self.constraints($0) } ?? []
      guard let cursor = required("id", in: fields, of: kind), let id = text(cursor) else {
        return nil
      }
      guard !id.isEmpty else {
        report(ConstraintProblem.emptyGuideID, at: cursor)
        return nil
      }
      objectReader.register(id, at: cursor)
      return constraints.map { LayoutGuide(id: id, constraints: $0) }
    }
  }

  /// The spacing after views of a stack, by their ids.
  func spacings(_ cursor: Cursor) -> StackSpacings? {
    guard cursor.node.object != nil else {
      reportKind(expected: "an object of lengths by ids, as {\"title\": 20}", at: cursor)
      return nil
    }
    var result = StackSpacings([:])
    for member in cursor.members {
      let range = -ReadingLimits.coordinate...ReadingLimits.coordinate
      if let length = number(member.value, in: range) { result.lengths[member.key] = length }
    }
    result.place = cursor.place
    context.objects.hasConstraints = true
    context.objects.constraints[cursor.place] = cursor
    return result
  }

  private func constraint(_ cursor: Cursor) -> [LayoutConstraint]? {
    guard let cursor = resolved(cursor) else { return nil }
    let result: [LayoutConstraint]?
    if cursor.node.string != nil {
      result = read(cursor)
    } else if cursor["constraint"] != nil {
      result = named(cursor)
    } else {
      guard cursor.node.object != nil else {
        reportKind(expected: "a constraint, as in \"top = safeArea + 12\"", at: cursor)
        return nil
      }
      result = object(cursor).map { [$0] }
    }
    guard var result else { return nil }
    let place = cursor.place
    for index in result.indices { result[index].place = place }
    context.objects.hasConstraints = true
    if result.contains(where: \.needsLookup) || cursor.isInControllerView {
      context.objects.constraints[place] = cursor
    }
    return result
  }

  private func read(_ cursor: Cursor) -> [LayoutConstraint]? {
    guard let text = text(cursor) else { return nil }
    if let known = context.objects.constraintTexts[text] { return known }
    let result = parsed(text, cursor)
    // What a variable stands for depends on where the text stands.
    if let result, !text.utf8.contains(UInt8(ascii: "$")),
      context.objects.constraintTexts.count < Self.mostTexts
    {
      context.objects.constraintTexts[text] = result
    }
    return result
  }

  private func parsed(_ text: String, _ cursor: Cursor) -> [LayoutConstraint]? {
    let reader = ConstraintText { name in number(ofVariable: name, at: cursor) }
    do {
      return try reader.constraints(text)
    } catch {
      report(error, at: cursor)
      return nil
    }
  }

  /// The number of a variable, or of a property of the custom class that is read.
  private func number(ofVariable name: String, at cursor: Cursor) -> NumberValue? {
    var word = cursor
    word.node.value = .string(name)
    return referenceReader.numberValue(
      word, in: -ReadingLimits.coordinate...ReadingLimits.coordinate)
  }

  /// A text with a name and traits.
  private func named(_ cursor: Cursor) -> [LayoutConstraint]? {
    guard let fields = fields(cursor, of: "a constraint", keys: Self.textKeys),
      let inner = fields["constraint"].flatMap(resolved)
    else { return nil }
    guard inner.node.string != nil else {
      reportKind(expected: "a text, as in \"top = safeArea + 12\"", at: inner)
      return nil
    }
    return read(inner)?.map { constraint in
      var constraint = constraint
      addOptions(fields, to: &constraint)
      return constraint
    }
  }

  private func addOptions(_ fields: Fields, to constraint: inout LayoutConstraint) {
    constraint.identifier = fields["identifier"].flatMap { text($0) }
    constraint.isActive = fields["isActive"].flatMap { bool($0) } ?? true
    constraint.traits = fields["traits"].map { traitsReader.traits($0) }
  }

  /// A constraint in UIKit's words.
  private func object(_ cursor: Cursor) -> LayoutConstraint? {
    let kind = "a constraint"
    guard let fields = fields(cursor, of: kind, keys: Self.objectKeys),
      let first = required("firstAttribute", in: fields, of: kind).flatMap({ attribute($0) })
    else { return nil }
    var result = LayoutConstraint(first)
    if let cursor = fields["relation"] {
      guard let relation: LayoutConstraint.Relation = named(cursor, kind: "relation") else {
        return nil
      }
      result.relation = relation
    }
    if let cursor = fields["secondItem"], resolved(cursor)?.node.isNull != true {
      guard let item = item(cursor) else { return nil }
      result.secondItem = item
      result.secondAttribute = first
    }
    if let cursor = fields["secondAttribute"] {
      guard let second = attribute(cursor) else { return nil }
      guard result.secondItem != nil else {
        report(ConstraintProblem.attributeWithoutItem, at: cursor)
        return nil
      }
      result.secondAttribute = second
    }
    let isRead =
      readNumbers(fields, into: &result)
    addOptions(fields, to: &result)
    guard isRead else { return nil }
    do {
      try ConstraintText.check(result)
      return result
    } catch {
      report(error, at: cursor)
      return nil
    }
  }

  private func readNumbers(_ fields: Fields, into result: inout LayoutConstraint) -> Bool {
    if let cursor = fields["multiplier"].flatMap(resolved) {
      if let text = cursor.node.string {
        guard let factor = attempt(text, ConstraintText.factor, at: cursor) else {
          return false
        }
        result.multiplier = factor
      } else {
        guard let number = number(cursor, in: -1e6...1e6) else { return false }
        guard number == 0 || abs(number) >= 1e-6 else {
          report(ConstraintProblem.badFactor(shortest(number)), at: cursor)
          return false
        }
        result.multiplier = number
      }
    }
    if let cursor = fields["constant"].flatMap(resolved) {
      if cursor.node.string == "system" {
        result.constant = .system
      } else {
        guard
          let number = referenceReader.numberValue(
            cursor, in: -ReadingLimits.coordinate...ReadingLimits.coordinate)
        else { return false }
        result.constant = .init(number)
      }
    }
    if let cursor = fields["priority"].flatMap(resolved) {
      if let text = cursor.node.string {
        guard let priority = attempt(text, ConstraintText.priority, at: cursor) else {
          return false
        }
        result.priority = priority
      } else {
        guard let number = number(cursor, in: 1...LayoutConstraint.required) else { return false }
        result.priority = number
      }
    }
    return true
  }

  private func attempt<Word, Value>(
    _ word: Word, _ read: (Word) throws(ConstraintProblem) -> Value, at cursor: Cursor
  ) -> Value? {
    do {
      return try read(word)
    } catch {
      report(error, at: cursor)
      return nil
    }
  }

  private func attribute(_ cursor: Cursor) -> LayoutConstraint.Attribute? {
    named(cursor, kind: "attribute")
  }

  /// An item as in texts, or `{"id": …}` for any id.
  private func item(_ cursor: Cursor) -> LayoutConstraint.Item? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.object != nil {
      let kind = "an item"
      guard let fields = fields(cursor, of: kind, keys: ["id", "guide"]),
        let id = required("id", in: fields, of: kind).flatMap({ text($0) })
      else { return nil }
      guard let cursor = fields["guide"] else { return LayoutConstraint.Item(.object(id)) }
      guard let guide: LayoutConstraint.Guide = named(cursor, kind: "guide") else { return nil }
      return LayoutConstraint.Item(.object(id), guide)
    }
    guard let name = text(cursor, expected: "the id of a view, or {\"id\": …}") else { return nil }
    guard let (item, attribute) = attempt(name, ConstraintText.item, at: cursor) else {
      return nil
    }
    guard attribute == nil else {
      report(ConstraintProblem.unexpected(name), at: cursor)
      return nil
    }
    return item
  }
}

extension LayoutConstraint {
  /// Whether the second item has to be looked for among other objects.
  fileprivate var needsLookup: Bool {
    switch secondItem?.owner {
    case .own?, .superview?, nil: false
    case .scrollView?, .object?: true
    }
  }
}

extension Cursor {
  /// Whether a constraint may belong to a controller's view, which takes none.
  fileprivate var isInControllerView: Bool {
    // The view, its list, and the place in it.
    guard case .key(let property)? = path.steps(last: 3).first else { return false }
    return ["view", "tableView", "collectionView"].contains(property)
  }
}

extension DocumentReading {
  var constraintReader: ConstraintReader { ConstraintReader(context: context) }
}
