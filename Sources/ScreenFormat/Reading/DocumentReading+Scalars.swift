import Localization

extension DocumentReading {
  /// A number within `range`.
  func number(
    _ cursor: Cursor,
    in range: ClosedRange<Double> = -ReadingLimits.number...ReadingLimits.number
  ) -> Double? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let number = cursor.node.number else {
      if let problem = misplacedReference(cursor) {
        report(problem, at: cursor)
      } else {
        reportKind(expected: "a number", at: cursor)
      }
      return nil
    }
    guard range.contains(number) else {
      report(ValueProblem.outOfRange(number, range), at: cursor)
      return nil
    }
    return number
  }

  /// The reason why a reference can't stand in place of a number; nil for other texts.
  private func misplacedReference(_ cursor: Cursor) -> ReferenceProblem? {
    guard let scope = context.scope, let text = cursor.node.string, text.hasPrefix("$") else {
      return nil
    }
    let name = text.dropFirst()
    if !scope.hasBounds, name == "bounds.width" || name == "bounds.height" {
      return .noBounds(text)
    }
    return context.isReference(PropertyKey(String(name)).name) ? .insideValue(text) : nil
  }

  /// A number without a fraction, within `range`.
  func integer(_ cursor: Cursor, in range: ClosedRange<Int>? = nil) -> Int? {
    let bounds = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    guard let cursor = resolved(cursor),
      let number = number(cursor, in: bounds ?? -ReadingLimits.number...ReadingLimits.number)
    else { return nil }
    guard number == number.rounded(.towardZero) else {
      report(ValueProblem.notWhole(number), at: cursor)
      return nil
    }
    return Int(number)
  }

  /// `true` or `false`.
  func bool(_ cursor: Cursor) -> Bool? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let bool = cursor.node.bool else {
      reportKind(expected: "true or false", at: cursor)
      return nil
    }
    return bool
  }

  /// A string with `$$` at its start resolved. Fonts of the machine are searched for characters
  /// that no font of the document has.
  ///
  /// - Parameter expected: the string's kind for messages, as in `a path`.
  func text(_ cursor: Cursor, expected: String = "a string") -> String? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let text = cursor.node.string else {
      if let lines = cursor.node.array, !lines.isEmpty, lines.allSatisfy({ $0.string != nil }) {
        report(ValueProblem.listForText, at: cursor)
      } else {
        reportKind(expected: expected, at: cursor)
      }
      return nil
    }
    return drawable(text, at: cursor).map(Variable.unescaped)
  }

  /// A text that is not too long, with installed fonts for the characters that no other font has.
  func drawable(_ text: String, at cursor: Cursor) -> String? {
    guard text.utf8.count <= ReadingLimits.textBytes else {
      report(
        ValueProblem.textTooLong(text.utf8.count, limit: ReadingLimits.textBytes), at: cursor)
      return nil
    }
    addSystemFonts(for: text, at: cursor)
    return text
  }

  /// Adds installed fonts for the characters of a text that no other font has, with warnings.
  func addSystemFonts(for text: String, at cursor: Cursor) {
    // Fonts that are embedded have all of ASCII. This is asked of every text.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    let problems = context.fonts.addSystemFonts(
      for: text, in: context.strings.language.name, loader: context.assets.loader)
    for problem in problems { warn(problem, at: cursor) }
  }

  /// The elements of an array.
  ///
  /// - Parameter expected: the array's kind for messages, as in `an array of paths`.
  func array(
    _ cursor: Cursor, expected: @autoclosure () -> String = "an array"
  ) -> [Cursor]? {
    arrayValue(cursor, expected: expected())?.elements
  }

  /// The elements of an array that has one for each name of a form.
  func elements(_ cursor: Cursor, form: [String]) -> [Cursor]? {
    guard let cursor = resolved(cursor) else { return nil }
    // Put together only where something is wrong: the run-time goes through all conformances of the program for the first `joined`.
    var expected: String { "[\(form.joined(separator: ", "))]" }
    guard let elements = array(cursor, expected: expected) else { return nil }
    guard elements.count == form.count else {
      report(ValueProblem.wrongCount(expected: expected, found: elements.count), at: cursor)
      return nil
    }
    return elements
  }

  /// An array as a whole.
  func arrayValue(
    _ cursor: Cursor, expected: @autoclosure () -> String = "an array"
  ) -> Cursor? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      reportKind(expected: expected(), at: cursor)
      return nil
    }
    return cursor
  }

  /// An array of strings that a person reads.
  func strings(_ cursor: Cursor) -> [String]? {
    guard let elements = array(cursor, expected: "an array of strings") else { return nil }
    return all(elements) { shownText($0) }
  }

  // MARK: Enumerations

  /// One of `names`.
  ///
  /// - Parameter kind: a noun without an article for messages, as in `line cap`.
  func name(_ cursor: Cursor, kind: String, among names: [String]) -> String? {
    guard let cursor = resolved(cursor) else { return nil }
    if let number = cursor.node.number {
      report(ValueProblem.numberForName(kind: kind, number, known: names), at: cursor)
      return nil
    }
    guard let name = text(cursor, expected: "the name of a \(kind)") else { return nil }
    guard names.contains(name) else {
      report(ValueProblem.unknownName(kind: kind, name, known: names), at: cursor)
      return nil
    }
    return name
  }

  /// One case of an enumeration, by its raw value.
  ///
  /// - Parameter kind: a noun without an article for messages, as in `line cap`.
  func named<Value: RawRepresentable & CaseIterable>(
    _ cursor: Cursor, kind: String, _ type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    name(cursor, kind: kind, among: Value.allCases.map(\.rawValue)).flatMap(Value.init)
  }

  /// Any number of `names`: an array, or one name by itself.
  ///
  /// - Parameter kind: a noun without an article for messages, as in `corner`.
  func options(_ cursor: Cursor, kind: String, among names: [String]) -> [String]? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      return name(cursor, kind: kind, among: names).map { [$0] }
    }
    return all(cursor.elements) { name($0, kind: kind, among: names) }
  }
}
