/// A text of a table into which properties of a custom object are inserted.
public struct LocalizedFormat: Sendable, Hashable {
  /// A value that is inserted.
  package enum Argument: Sendable, Hashable {
    case text(String)
    case number(Double)
  }

  /// Where the text came from.
  package var origin: TextOrigin
  /// The values, in the order of their numbers.
  package var arguments: [TemplateExpression]
  private let insert: @Sendable ([Argument]) -> String

  /// Creates a format.
  ///
  /// - Parameter insert: the text with values, one for each of `arguments`.
  package init(
    _ origin: TextOrigin, arguments: [TemplateExpression],
    insert: @escaping @Sendable ([Argument]) -> String
  ) {
    self.origin = origin
    self.arguments = arguments
    self.insert = insert
  }

  /// The text with the values of an object.
  func text(_ values: [AppearanceValue?]) -> String {
    insert(
      values.map { value in
        switch value {
        case .number(let number): .number(number)
        case .string(let text): .text(text)
        default: .text("")
        }
      })
  }

  /// Formats of one text are equal if the same is inserted.
  public static func == (a: LocalizedFormat, b: LocalizedFormat) -> Bool {
    a.origin == b.origin && a.arguments == b.arguments
  }

  /// Hashes where the text came from and what is inserted.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(arguments)
  }
}
