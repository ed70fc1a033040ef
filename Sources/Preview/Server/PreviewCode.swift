import Controls
import ObjectModel
import ThemeCode

/// A property of an object as code, for a person to paste.
enum PreviewCode {
  /// The statement that sets the value that counts: on the appearance proxy for the value of a rule, else on the object.
  ///
  /// - Parameters:
  ///   - property: `NAME` or `NAME@AXES`, as explanations have it.
  ///   - path: The path of the object.
  /// - Returns: Nil if there is no such object or value.
  /// - Throws: `NoCode`.
  static func text(
    of property: String, at path: String, in tree: PlacedTree, _ language: CodeLanguage
  ) throws -> String? {
    let classes = tree.styled.context.classes
    guard let object = tree.styled.objects.first(where: { $0.path == path }) else { return nil }
    for slot in object.style.slots {
      guard let declaration = classes.property(slot.name, of: object.classID),
        slot.description(declaration) == property, let winner = object.style.winner(slot)
      else { continue }
      let rule = winner.rule
      return try StatementCode.text(
        of: rule?.className ?? object.element.className, slot.name, winner.value,
        for: slot.axes,
        target: rule.map { .proxy(containedIn: $0.containedIn) }
          ?? .object(object.element.id ?? "view"),
        in: language, classes: classes)
    }
    return nil
  }
}
