import ObjectModel
import Raster

/// Reads numbers and texts of a custom class that are computed from others:
/// `{"add": ["$index", 1]}`, `"${index} of ${count}"`.
struct ArithmeticReader: DocumentReading {
  let context: ReadingContext

  static let floorKey = "floor"
  static let keys = ComputedValue.Arithmetic.allCases.map(\.rawValue) + [floorKey]
  private static let depthLimit = 32

  // MARK: Numbers

  /// The arithmetic that an object stands for.
  ///
  /// - Returns: nil for other objects; an inner nil after an error.
  func arithmetic(_ cursor: Cursor) -> ComputedValue?? { arithmetic(cursor, depth: 1) }

  private func arithmetic(_ cursor: Cursor, depth: Int) -> ComputedValue?? {
    let members = cursor.members
    guard members.count == 1, let member = members.first, Self.keys.contains(member.key) else {
      return .none
    }
    guard depth <= Self.depthLimit else {
      report(ReferenceProblem.tooDeep(limit: Self.depthLimit), at: cursor)
      return .some(nil)
    }
    guard let operation = ComputedValue.Arithmetic(rawValue: member.key) else {
      return .some(operand(member.value, depth: depth).map(ComputedValue.floor))
    }
    let expected = "two numbers"
    guard let operands = array(member.value, expected: expected) else { return .some(nil) }
    guard operands.count == 2 else {
      report(
        ValueProblem.wrongCount(expected: expected, found: operands.count), at: member.value)
      return .some(nil)
    }
    guard let sides = all(operands, { operand($0, depth: depth) }) else { return .some(nil) }
    if operation.divides {
      if sides[1] == .number(0) {
        report(ReferenceProblem.divisionByZero, at: operands[1])
        return .some(nil)
      }
      noteDivisor(sides[1], at: operands[1])
    }
    return .some(.arithmetic(operation, sides[0], sides[1]))
  }

  private func operand(_ cursor: Cursor, depth: Int) -> ComputedValue? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.object != nil, let inner = arithmetic(cursor, depth: depth + 1) { return inner }
    switch referenceReader.reference(cursor, expected: "a number", fits: \.isNumeric) {
    case .none: return number(cursor).map { .number($0) }
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  /// Remembers a divisor whose value is known once objects of the class have theirs.
  private func noteDivisor(_ divisor: ComputedValue, at cursor: Cursor) {
    guard let id = context.scope?.classID, divisor.depends(on: { _ in true }) else { return }
    context.objects.divisors[id, default: []].append((divisor, cursor))
  }

  // MARK: Text

  /// The parts of a text with `${name}` in it.
  ///
  /// - Returns: nil for other texts; an inner nil after an error.
  func joined(_ cursor: Cursor, _ text: String) -> ComputedValue?? {
    guard text.contains("${") else { return .none }
    var parts: [ComputedValue] = []
    var plain = ""
    var rest = Substring(text)
    var isWhole = true
    while let next = rest.first {
      // Two `$` stand for one: at the start of a text, and before a brace.
      if rest.hasPrefix("$${") || (rest.hasPrefix("$$") && rest.startIndex == text.startIndex) {
        plain += "$"
        rest = rest.dropFirst(2)
        if rest.hasPrefix("{") {
          plain += "{"
          rest = rest.dropFirst()
        }
        continue
      }
      guard rest.hasPrefix("${") else {
        plain.append(next)
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}"), end > rest.index(rest.startIndex, offsetBy: 2)
      else {
        report(ReferenceProblem.badPlaceholder(String(rest.prefix(20))), at: cursor)
        return .some(nil)
      }
      let name = String(rest[..<end].dropFirst(2))
      rest = rest[end...].dropFirst()
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      if let part = placeholder(name, at: cursor) { parts.append(part) } else { isWhole = false }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    if isWhole, parts.isEmpty || parts.allSatisfy({ !$0.depends(on: { _ in true }) }) {
      // A text that only looked like one with values.
      return .some(.joined(parts))
    }
    return .some(isWhole ? .joined(parts) : nil)
  }

  /// The value of a name between braces: a property, or a variable.
  private func placeholder(_ name: String, at cursor: Cursor) -> ComputedValue? {
    var inner = cursor
    inner.node = DocumentNode(.string("$" + name), at: cursor.node.position)
    switch referenceReader.reference(
      inner, expected: "a text or a number", fits: { $0 == .string || $0.isNumeric })
    {
    case .found(let reference, _):
      return .reference(reference)
    case .wrong: return nil
    case .none: break
    }
    if let expression = context.variables[name]?.object.flatMap(UnknownValue.expression) {
      noteUnknown(name, expression, at: cursor)
      return nil
    }
    guard context.variables[name] != nil, let value = resolved(inner) else {
      report(
        ReferenceProblem.unknownPlaceholder(
          name, known: context.variableNames + (context.scope?.hasIndex == true ? ["index"] : [])),
        at: cursor)
      return nil
    }
    if let number = value.node.number { return .number(number) }
    return shownText(value).map { .text($0) }
  }
}

extension DocumentReading {
  var arithmeticReader: ArithmeticReader { ArithmeticReader(context: context) }
}
