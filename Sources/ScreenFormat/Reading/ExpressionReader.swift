import ObjectModel

/// Reads the expressions that custom classes give to the properties of their subviews: references
/// and comparisons.
struct ExpressionReader: DocumentReading {
  let context: ReadingContext

  /// The expression in place of a value of `type`.
  ///
  /// - Returns: nil for plain values; an inner nil after an error.
  func expressionValue(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue?? {
    guard context.scope != nil else { return .none }
    if type == .boolean, cursor.node.object != nil {
      return .some(comparison(cursor).map(AppearanceValue.expression))
    }
    if type == .string, let value = localizedReader.format(cursor) {
      return .some(value.map { .expression(.localized($0)) })
    }
    if let geometry = TemplateExpression.Geometry(type), let value = numbers(cursor, geometry) {
      guard let value else { return .some(nil) }
      return .some(.expression(.geometry(geometry, value)))
    }
    let fits: (ValueType) -> Bool = { found in
      found == type || (found.isNumeric && (type.isNumeric || type == .string))
    }
    switch referenceReader.reference(cursor, expected: "a value of type \(type.name)", fits: fits) {
    case .none: return .none
    case .wrong: return .some(nil)
    case .found(let reference, let found):
      let expression = TemplateExpression.reference(reference)
      let isText = type == .string && found.isNumeric
      return .some(.expression(isText ? .text(expression) : expression))
    }
  }

  /// The numbers of an array some of which are references or computed.
  ///
  /// - Returns: nil for other values; an inner nil after an error.
  private func numbers(
    _ cursor: Cursor, _ geometry: TemplateExpression.Geometry
  ) -> [NumberValue?]?? {
    let elements = cursor.elements
    guard elements.count == geometry.count,
      elements.contains(where: { $0.node.object != nil || $0.node.string != nil })
    else { return .none }
    var index = 0
    let numbers = all(elements) { element -> NumberValue?? in
      defer { index += 1 }
      if geometry == .frame, element.node.isNull { return .some(nil) }
      let lowest = index > 1 && geometry.hasSides ? 0 : -ReadingLimits.coordinate
      return referenceReader.numberValue(element, in: lowest...ReadingLimits.coordinate)
        .map { .some($0) }
    }
    guard let numbers else { return .some(nil) }
    // Variables stand for plain numbers.
    let isPlain = numbers.allSatisfy { $0 == nil || $0?.constant != nil }
    return isPlain ? .none : .some(numbers)
  }

  private static let comparisons =
    TemplateExpression.Comparison.allCases.map(\.rawValue) + ["not"]

  /// A comparison, as in `{"lessThan": ["$index", "$rating"]}`, or `{"not": …}`.
  private func comparison(_ cursor: Cursor) -> TemplateExpression? {
    let kind = "a comparison"
    guard let fields = fields(cursor, of: kind, keys: Self.comparisons) else { return nil }
    guard fields.members.count == 1, let (key, value) = fields.members.first else {
      // An unknown key was reported by itself.
      if cursor.node.object?.members.count != 1 {
        report(ValueProblem.noOneForm(kind, forms: Self.comparisons), at: cursor)
      }
      return nil
    }
    guard let comparison = TemplateExpression.Comparison(rawValue: key) else {
      return condition(value).map(TemplateExpression.not)
    }
    guard let operands = array(value, expected: "two values to compare") else { return nil }
    guard operands.count == 2 else {
      report(
        ValueProblem.wrongCount(expected: "two values to compare", found: operands.count), at: value
      )
      return nil
    }
    guard let sides = all(operands, { operand($0, of: comparison) }) else { return nil }
    return .comparison(comparison, sides[0], sides[1])
  }

  /// A boolean, a reference to one, or a comparison.
  private func condition(_ cursor: Cursor) -> TemplateExpression? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.object != nil { return comparison(cursor) }
    switch referenceReader.reference(cursor, expected: "a boolean", fits: { $0 == .boolean }) {
    case .none: return bool(cursor).map { .constant(.boolean($0)) }
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  /// One side of a comparison: a number or a reference to one; of `equal` also a text or a boolean.
  private func operand(
    _ cursor: Cursor, of comparison: TemplateExpression.Comparison
  ) -> TemplateExpression? {
    guard let cursor = resolved(cursor) else { return nil }
    let isEqual = comparison == .equal
    switch referenceReader.reference(
      cursor, expected: "a number", fits: { isEqual || $0.isNumeric })
    {
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    case .none: break
    }
    if isEqual, let flag = cursor.node.bool { return .constant(.boolean(flag)) }
    if isEqual, cursor.node.string != nil {
      return text(cursor).map { .constant(.string($0)) }
    }
    return number(cursor).map { .constant(.number($0)) }
  }
}

extension DocumentReading {
  var expressionReader: ExpressionReader { ExpressionReader(context: context) }
}

extension TemplateExpression.Geometry {
  /// The kind of values of a type; nil for other types.
  fileprivate init?(_ type: ValueType) {
    switch type {
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .frame: self = .frame
    case .insets: self = .insets
    case .offset: self = .offset
    case .transform: self = .transform
    default: return nil
    }
  }

  /// The number of numbers.
  fileprivate var count: Int {
    switch self {
    case .point, .size, .offset: 2
    case .rect, .frame, .insets: 4
    case .transform: 6
    }
  }

  /// Whether the third and fourth number are sides, which are not negative.
  fileprivate var hasSides: Bool { self == .rect || self == .frame }
}
