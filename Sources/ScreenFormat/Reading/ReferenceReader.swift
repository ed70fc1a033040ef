import ObjectModel
import Raster

/// The result of looking for a reference in a value.
enum FoundReference {
  /// The value is plain.
  case none
  /// The property referred to, and its type.
  case found(Reference, ValueType)
  /// The value refers to a property that is missing or of another type, which was reported.
  case wrong
}

/// Reads values that may refer to a property of a custom class, as in `"$rating"`.
struct ReferenceReader: DocumentReading {
  let context: ReadingContext

  /// The property that a string such as `"$rating"` refers to.
  ///
  /// - Parameters:
  ///   - expected: the kind of value for messages, as in `a number`.
  ///   - fits: whether a property of a type can stand here.
  func reference(
    _ cursor: Cursor, expected: String, fits: (ValueType) -> Bool
  ) -> FoundReference {
    guard let scope = context.scope else { return .none }
    if cursor.node.object != nil, fits(.number),
      let expression = arithmeticReader.arithmetic(cursor)
    {
      return expression.map { .found(.computed($0), .number) } ?? .wrong
    }
    guard let text = cursor.node.string, text != Variable.tint else { return .none }
    if fits(.string), let parts = arithmeticReader.joined(cursor, text) {
      return parts.map { .found(.computed($0), .string) } ?? .wrong
    }
    guard text.hasPrefix("$") else { return .none }
    let found: (Reference, ValueType)
    switch text {
    case "$bounds.width", "$bounds.height":
      guard scope.hasBounds else {
        report(ReferenceProblem.noBounds(text), at: cursor)
        return .wrong
      }
      found = (text == "$bounds.width" ? .boundsWidth : .boundsHeight, .number)
    case "$index" where scope.hasIndex:
      found = (.index, .integer)
    case _ where scope.given.contains(String(text.dropFirst())):
      found = (.given(String(text.dropFirst())), .number)
    case _ where isButtonRect(text):
      report(
        ReferenceProblem.unknownRect(text, known: scope.given.sorted().map { "$" + $0 }),
        at: cursor)
      return .wrong
    case _ where text.contains("."):
      guard let part = partReference(text) else { return .none }
      guard scope.hasBounds else {
        report(ReferenceProblem.noBounds(text), at: cursor)
        return .wrong
      }
      found = part
    default:
      let key = PropertyKey(String(text.dropFirst()))
      guard context.isReference(key.name),
        let declaration = classes.property(key.name, of: scope.classID)
      else { return .none }
      guard let axes = axes(of: key, declaration, at: cursor) else { return .wrong }
      found = (.property(PropertySlot(key.name, axes)), declaration.type)
    }
    guard fits(found.1) else {
      report(ReferenceProblem.wrongType(text, type: found.1.name, expected: expected), at: cursor)
      return .wrong
    }
    return .found(found.0, found.1)
  }

  /// Whether a text names a button's rectangle, of which there may be no such side here.
  private func isButtonRect(_ text: String) -> Bool {
    guard let name = text.dropFirst().split(separator: ".").first, text.contains(".") else {
      return false
    }
    return ButtonRect(rawValue: String(name)) != nil
  }

  /// The property that `$object.property` refers to, of an object that the class holds.
  private func partReference(_ text: String) -> (Reference, ValueType)? {
    let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard let scope = context.scope, names.count == 2,
      case .object(let type)? = classes.property(String(names[0]), of: scope.classID)?.type,
      scope.declared.contains(String(names[0])), let part = classes.id(named: type.base),
      let declaration = classes.property(String(names[1]), of: part)
    else { return nil }
    return (.part(String(names[0]), PropertySlot(declaration.name)), declaration.type)
  }

  // MARK: Numbers

  /// A number within `range`, or a reference to one.
  func numberValue(_ cursor: Cursor, in range: ClosedRange<Double>) -> NumberValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a number", fits: \.isNumeric) {
    case .none: return number(cursor, in: range).map(NumberValue.constant)
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  /// An array of numbers within `range`, each of which may be a reference or `null`.
  ///
  /// - Parameter form: a name for each number.
  func optionalNumbers(
    _ cursor: Cursor, form: [String], in range: ClosedRange<Double>
  ) -> [NumberValue?]? {
    guard let elements = elements(cursor, form: form) else { return nil }
    return all(elements) { element -> NumberValue?? in
      if element.node.isNull { return .some(nil) }
      return numberValue(element, in: range).map { .some($0) }
    }
  }

  /// An array of numbers, each of which may be a reference.
  ///
  /// - Parameters:
  ///   - form: a name for each number.
  ///   - nonNegative: the indices of numbers that cannot be negative.
  private func numberValues(
    _ cursor: Cursor, form: [String], nonNegative: Set<Int> = []
  ) -> [NumberValue]? {
    guard let elements = elements(cursor, form: form) else { return nil }
    var index = 0
    return all(elements) { element in
      defer { index += 1 }
      let lowest = nonNegative.contains(index) ? 0 : -ReadingLimits.coordinate
      return numberValue(element, in: lowest...ReadingLimits.coordinate)
    }
  }

  /// `[x, y, width, height]`; each may be a reference.
  func rectValue(_ cursor: Cursor) -> RectValue? {
    numberValues(cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3])
      .map { RectValue(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Two numbers; each may be a reference.
  ///
  /// - Parameter form: their names.
  func pointValue(_ cursor: Cursor, form: [String] = ["x", "y"]) -> PointValue? {
    numberValues(cursor, form: form).map { PointValue(x: $0[0], y: $0[1]) }
  }

  /// `[a, b, c, d, tx, ty]`; each may be a reference.
  func transformValue(_ cursor: Cursor) -> DrawingTransform? {
    numberValues(cursor, form: ["a", "b", "c", "d", "tx", "ty"]).map { DrawingTransform($0) }
  }

  /// A number of repetitions from 0 to `limit`, or a reference to one.
  func countValue(_ cursor: Cursor, limit: Int) -> NumberValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a whole number", fits: \.isNumeric) {
    case .none: return integer(cursor, in: 0...limit).map { .constant(Double($0)) }
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }
}

extension ValueType {
  /// Whether the type is of numbers: fractions and integers stand for one another.
  var isNumeric: Bool { self == .number || self == .integer }
}

extension DocumentReading {
  var referenceReader: ReferenceReader { ReferenceReader(context: context) }
}
