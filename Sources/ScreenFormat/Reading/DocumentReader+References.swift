import Controls
import ObjectModel
import Raster

/// Where `$` also means the properties of a custom class: in what the class says of its instances.
struct TemplateScope {
  let classID: ClassTable.ID
  /// Properties that documents declare; they go before variables of their name.
  let declared: Set<String>
  /// Whether `$index` has a meaning.
  var hasIndex = false
  /// Whether `$bounds` has a meaning: only drawing knows it.
  var hasBounds = false
}

/// What a value of a class's drawing or subviews refers to.
enum FoundReference {
  /// It is a plain value.
  case none
  case found(Reference, ValueType)
  /// It refers to what is not there, or of another type; that was reported.
  case wrong
}

extension DocumentReader {
  /// Whether `name` is meant as a property of the class, or as the index of a repetition.
  func isReference(_ name: String) -> Bool {
    guard let scope else { return false }
    if scope.hasIndex, name == "index" { return true }
    if scope.declared.contains(name) { return true }
    return variables[name] == nil && classes.property(name, of: scope.classID) != nil
  }

  /// What a text with `$` refers to here.
  ///
  /// - Parameter fits: whether a property's type can stand here.
  mutating func reference(
    _ cursor: Cursor, expected: String, fits: (ValueType) -> Bool
  ) -> FoundReference {
    guard let scope, let text = cursor.node.string, text.hasPrefix("$"), text != Variable.tint
    else { return .none }
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
    case _ where text.contains("."):
      guard let part = partReference(text) else { return .none }
      guard scope.hasBounds else {
        report(ReferenceProblem.noBounds(text), at: cursor)
        return .wrong
      }
      found = part
    default:
      let (name, axesText) = Self.split(String(text.dropFirst()))
      guard isReference(name), let declaration = classes.property(name, of: scope.classID) else {
        return .none
      }
      guard let axes = axes(axesText, of: declaration, at: cursor) else { return .wrong }
      found = (.property(PropertySlot(name, axes)), declaration.type)
    }
    guard fits(found.1) else {
      report(ReferenceProblem.wrongType(text, type: found.1.name, expected: expected), at: cursor)
      return .wrong
    }
    return .found(found.0, found.1)
  }

  /// `$object.property`: a property of an object that a property of the class holds.
  private func partReference(_ text: String) -> (Reference, ValueType)? {
    let names = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard let scope, names.count == 2,
      case .object(let type)? = classes.property(String(names[0]), of: scope.classID)?.type,
      scope.declared.contains(String(names[0])), let part = classes.id(named: type.base),
      let declaration = classes.property(String(names[1]), of: part)
    else { return nil }
    return (.part(String(names[0]), PropertySlot(declaration.name)), declaration.type)
  }

  /// Why a text that refers to something can't stand in place of a number; nil for other texts.
  func misplacedReference(_ cursor: Cursor) -> ReferenceProblem? {
    guard let scope, let text = cursor.node.string, text.hasPrefix("$") else { return nil }
    let name = text.dropFirst()
    if !scope.hasBounds, name == "bounds.width" || name == "bounds.height" {
      return .noBounds(text)
    }
    return isReference(Self.split(String(name)).name) ? .insideValue(text) : nil
  }

  // MARK: Values of drawings

  /// A number, or where a custom object finds it.
  mutating func numberValue(_ cursor: Cursor, in range: ClosedRange<Double>) -> NumberValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a number", fits: \.isNumeric) {
    case .none: return number(cursor, in: range).map(NumberValue.constant)
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  /// As many numbers as `form` has names.
  private mutating func numberValues(
    _ cursor: Cursor, form: [String], nonNegative: Set<Int> = []
  ) -> [NumberValue]? {
    guard let cursor = resolved(cursor) else { return nil }
    let expected = "[\(form.joined(separator: ", "))]"
    guard let elements = array(cursor, expected: expected) else { return nil }
    guard elements.count == form.count else {
      report(ValueProblem.wrongCount(expected: expected, found: elements.count), at: cursor)
      return nil
    }
    var index = 0
    return all(elements) { reader, element in
      defer { index += 1 }
      let lowest = nonNegative.contains(index) ? 0 : -Self.coordinateLimit
      return reader.numberValue(element, in: lowest...Self.coordinateLimit)
    }
  }

  mutating func rectValue(_ cursor: Cursor) -> RectValue? {
    numberValues(cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3])
      .map { RectValue(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  mutating func pointValue(_ cursor: Cursor, form: [String] = ["x", "y"]) -> PointValue? {
    numberValues(cursor, form: form).map { PointValue(x: $0[0], y: $0[1]) }
  }

  mutating func transformValue(_ cursor: Cursor) -> DrawingTransform? {
    numberValues(cursor, form: ["a", "b", "c", "d", "tx", "ty"]).map { DrawingTransform($0) }
  }

  /// How often something is repeated.
  mutating func countValue(_ cursor: Cursor, limit: Int) -> NumberValue? {
    guard let cursor = resolved(cursor) else { return nil }
    switch reference(cursor, expected: "a whole number", fits: \.isNumeric) {
    case .none: return integer(cursor, in: 0...limit).map { .constant(Double($0)) }
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  // MARK: Values of subviews

  /// A value of a class's subview that is taken from the object it is built for; nil for plain values.
  mutating func expressionValue(_ cursor: Cursor, _ type: ValueType) -> AppearanceValue?? {
    guard scope != nil else { return .none }
    if type == .boolean, cursor.node.object != nil {
      return .some(comparison(cursor).map(AppearanceValue.expression))
    }
    let fits: (ValueType) -> Bool = { found in
      found == type || (found.isNumeric && (type.isNumeric || type == .string))
    }
    switch reference(cursor, expected: "a value of type \(type.name)", fits: fits) {
    case .none: return .none
    case .wrong: return .some(nil)
    case .found(let reference, let found):
      let expression = TemplateExpression.reference(reference)
      let isText = type == .string && found.isNumeric
      return .some(.expression(isText ? .text(expression) : expression))
    }
  }

  private static let comparisons =
    TemplateExpression.Comparison.allCases.map(\.rawValue) + ["not"]

  /// `{"lessThan": ["$index", "$rating"]}`, `{"not": …}`.
  private mutating func comparison(_ cursor: Cursor) -> TemplateExpression? {
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
    guard let sides = all(operands, { $0.operand($1, of: comparison) }) else { return nil }
    return .comparison(comparison, sides[0], sides[1])
  }

  /// What is true or false: a boolean property, or another comparison.
  private mutating func condition(_ cursor: Cursor) -> TemplateExpression? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.object != nil { return comparison(cursor) }
    switch reference(cursor, expected: "a boolean", fits: { $0 == .boolean }) {
    case .none: return bool(cursor).map { .constant(.boolean($0)) }
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  /// Of a comparison by size, a number; of `equal`, also a text or a boolean.
  private mutating func operand(
    _ cursor: Cursor, of comparison: TemplateExpression.Comparison
  ) -> TemplateExpression? {
    guard let cursor = resolved(cursor) else { return nil }
    let isEqual = comparison == .equal
    switch reference(cursor, expected: "a number", fits: { isEqual || $0.isNumeric }) {
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

extension ValueType {
  /// Numbers and integers stand for one another.
  var isNumeric: Bool { self == .number || self == .integer }
}
