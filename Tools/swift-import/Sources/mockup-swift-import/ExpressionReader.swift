import SwiftParser
import SwiftSyntax

/// Writes expressions in the form that `mockup import` reads: arrays of a kind, a line, a column and parts.
final class ExpressionReader {
  let positions: Positions
  var depth = 0
  /// Code that is not read because it goes beyond a limit: line, column and sentence.
  private(set) var problems: [JSON] = []
  private var lineTooDeep: Int?

  /// The greatest depth of expressions and statements in each other.
  static let depthLimit = 90
  /// The greatest number of elements of a literal, and of bytes of a string.
  private static let elementLimit = 20_000
  private static let stringLimit = 1 << 20
  /// The greatest number of operators in a row, and of parts of a string with values in it.
  private static let chainLimit = 1000
  private static let segmentLimit = 100
  /// The greatest number of members of a key path.
  private static let pathLimit = 60

  init(positions: Positions) { self.positions = positions }

  func made(_ kind: String, _ node: some SyntaxProtocol, _ parts: JSON...) -> JSON {
    .array([.string(kind)] + positions.json(node) + parts)
  }

  /// Reports code beyond a limit, once for each line.
  func report(_ message: String, at node: some SyntaxProtocol) {
    let place = positions.json(node)
    guard case .number(let line) = place[0], line != lineTooDeep else { return }
    lineTooDeep = line
    problems.append(.array(place + [.string(message)]))
  }

  /// Reports code that is nested too deep.
  func reportDepth(at node: some SyntaxProtocol) {
    report("the code is nested more than \(Self.depthLimit) levels deep", at: node)
  }

  /// The place of code beyond a limit.
  private func beyond(_ message: String, _ node: some SyntaxProtocol) -> JSON {
    report(message, at: node)
    return made("x", node, .string("…"))
  }

  /// `a + b + c`, which is taken together from the left: the first operand, then operators with theirs.
  func chain(_ first: JSON, _ rest: [JSON], _ node: some SyntaxProtocol) -> JSON {
    guard rest.count / 2 <= Self.chainLimit else {
      return beyond(
        "the expression has more than \(Self.chainLimit) operators in a row", node)
    }
    return made("ch", node, first, .array(rest))
  }

  /// An expression without a form, by its text in short.
  func other(_ node: some SyntaxProtocol) -> JSON {
    let text = node.trimmedDescription.prefix(80).split { $0.isWhitespace }.joined(separator: " ")
    return made("x", node, .string(String(text)))
  }

  func expression(_ node: ExprSyntax) -> JSON {
    guard depth < Self.depthLimit else {
      reportDepth(at: node)
      return made("x", node, .string("…"))
    }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return number(literal.literal.text, literal)
    case .floatLiteralExpr(let literal): return number(literal.literal.text, literal)
    case .booleanLiteralExpr(let literal):
      return made("b", literal, .bool(literal.literal.text == "true"))
    case .nilLiteralExpr: return made("0", node)
    case .stringLiteralExpr(let literal):
      guard let text = literal.representedLiteralValue else { return interpolated(literal) }
      guard text.utf8.count < Self.stringLimit else {
        return beyond("the string is longer than \(Self.stringLimit >> 20) MiB", literal)
      }
      return made("s", literal, .string(text))
    case .declReferenceExpr(let name):
      return made("i", name, .string(name.baseName.text.unquoted))
    case .superExpr: return made("i", node, .string("super"))
    case .memberAccessExpr(let access):
      return made(
        "m", access, access.base.map { expression($0) } ?? .null,
        .string(access.declName.baseName.text.unquoted))
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      if let first = call.arguments.first, first.label?.text == "keyPath" {
        return made(
          "c", call, expression(first.expression),
          .array([.array([.null, expression(call.calledExpression)])]))
      }
      return made(
        "e", call, expression(call.calledExpression),
        .array(call.arguments.map { expression($0.expression) }))
    case .arrayExpr(let array):
      guard array.elements.count <= Self.elementLimit else {
        return beyond("the list has more than \(Self.elementLimit) elements", array)
      }
      return made("a", array, .array(array.elements.map { expression($0.expression) }))
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return expression(only.expression)
      }
      if tuple.elements.contains(where: { $0.label != nil }) {
        return made("t", tuple, .array(arguments(tuple.elements)))
      }
      return made("a", tuple, .array(tuple.elements.map { expression($0.expression) }))
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .discardAssignmentExpr: return made("i", node, .string("_"))
    case .keyPathExpr(let path): return keyPath(path)
    case .postfixOperatorExpr(let postfix):
      if postfix.operator.text == "?" {
        return made("some", postfix, expression(postfix.expression))
      }
      // `1...` is a range without an end.
      return made(
        "o", postfix, .string(postfix.operator.text), expression(postfix.expression),
        made("0", postfix))
    case .ifExpr, .switchExpr:
      // As a value it is a closure that is run in place.
      let closure = made(
        "f", node, .array([]), .array(branches(node, returnsValue: true)))
      return made("c", node, closure, .array([]))
    case .closureExpr(let closure): return self.closure(closure)
    case .prefixOperatorExpr(let prefix):
      return made("p", prefix, .string(prefix.operator.text), expression(prefix.expression))
    case .sequenceExpr(let sequence): return self.sequence(sequence, from: 0)
    case .infixOperatorExpr(let infix):
      return made(
        "o", infix, .string(infix.operator.trimmedDescription), expression(infix.leftOperand),
        expression(infix.rightOperand))
    case .ternaryExpr(let ternary):
      return made(
        "q", ternary, expression(ternary.condition), expression(ternary.thenExpression),
        expression(ternary.elseExpression))
    case .optionalChainingExpr(let inner): return expression(inner.expression)
    case .forceUnwrapExpr(let inner): return expression(inner.expression)
    case .tryExpr(let inner): return expression(inner.expression)
    case .awaitExpr(let inner): return expression(inner.expression)
    case .inOutExpr(let inner):
      return made("p", inner, .string("&"), expression(inner.expression))
    case .asExpr(let inner): return expression(inner.expression)
    case .genericSpecializationExpr(let inner): return expression(inner.expression)
    case .macroExpansionExpr(let macro): return self.macro(macro)
    default: return other(node)
    }
  }

  /// The operands and operators of a sequence behind its first `offset` elements.
  func sequence(_ sequence: SequenceExprSyntax, from offset: Int) -> JSON {
    var reader = SequenceReader(self, sequence, from: offset)
    return reader.read()
  }

  /// A string with values in it, as a sum.
  private func interpolated(_ literal: StringLiteralExprSyntax) -> JSON {
    guard literal.segments.count <= Self.segmentLimit else {
      return beyond("the string has more than \(Self.segmentLimit) parts", literal)
    }
    var rest: [JSON] = []
    for segment in literal.segments {
      let part: JSON
      switch segment {
      case .stringSegment(let text): part = made("s", text, .string(text.content.text))
      case .expressionSegment(let value):
        guard let first = value.expressions.first else { continue }
        part = made(
          "c", value, made("i", value, .string("String")),
          .array([.array([.null, expression(first.expression)])]))
      }
      rest += [.string("+"), part]
    }
    return chain(made("s", literal, .string("")), rest, literal)
  }

  /// `\.a.b` as the closure `{ $0.a.b }`.
  private func keyPath(_ path: KeyPathExprSyntax) -> JSON {
    guard path.components.count <= Self.pathLimit else {
      return beyond("the key path has more than \(Self.pathLimit) members", path)
    }
    var value = made("i", path, .string("$0"))
    for component in path.components {
      guard case .property(let property) = component.component else { continue }
      value = made("m", property, value, .string(property.declName.baseName.text.unquoted))
    }
    return made("f", path, .array([]), .array([made("e", path, value)]))
  }

  private func number(_ text: String, _ node: some SyntaxProtocol) -> JSON {
    made("n", node, .string(text.filter { $0 != "_" }))
  }

  private func arguments(_ list: LabeledExprListSyntax) -> [JSON] {
    list.map { .array([.string($0.label?.text.unquoted), expression($0.expression)]) }
  }

  private func call(_ call: FunctionCallExprSyntax) -> JSON {
    var all = arguments(call.arguments)
    if let closure = call.trailingClosure { all.append(.array([.null, self.closure(closure)])) }
    for extra in call.additionalTrailingClosures {
      all.append(.array([.string(extra.label.text), self.closure(extra.closure)]))
    }
    return made("c", call, expression(call.calledExpression), .array(all))
  }

  private func dictionary(_ dictionary: DictionaryExprSyntax) -> JSON {
    guard case .elements(let elements) = dictionary.content else {
      return made("d", dictionary, .array([]))
    }
    guard elements.count <= Self.elementLimit else {
      return beyond("the dictionary has more than \(Self.elementLimit) elements", dictionary)
    }
    return made(
      "d", dictionary,
      .array(elements.map { .array([expression($0.key), expression($0.value)]) }))
  }

  private func closure(_ closure: ClosureExprSyntax) -> JSON {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { $0.name.text.unquoted }
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    case nil: break
    }
    return made(
      "f", closure, .array(names.map { .string($0) }),
      .array(body(closure.statements, returnsValue: false)))
  }

  /// `#colorLiteral(red:green:blue:alpha:)` and its like.
  private func macro(_ macro: MacroExpansionExprSyntax) -> JSON {
    let types = ["colorLiteral": "UIColor", "imageLiteral": "UIImage"]
    guard let type = types[macro.macroName.text] else { return other(macro) }
    var all = arguments(macro.arguments)
    if type == "UIImage", let first = macro.arguments.first {
      all = [.array([.string("imageLiteralResourceName"), expression(first.expression)])]
    }
    return made("c", macro, made("i", macro, .string(type)), .array(all))
  }
}

/// Puts the operands and operators of a sequence together by their precedence.
private struct SequenceReader {
  private let reader: ExpressionReader
  private let sequence: SequenceExprSyntax
  private var elements: ArraySlice<ExprSyntax>

  init(_ reader: ExpressionReader, _ sequence: SequenceExprSyntax, from offset: Int) {
    self.reader = reader
    self.sequence = sequence
    elements = Array(sequence.elements).dropFirst(offset)
  }

  private static let levels: [String: Int] = [
    "??": 7, "||": 3, "&&": 4, "==": 5, "!=": 5, "===": 5, "!==": 5, "<": 5, ">": 5, "<=": 5,
    ">=": 5, "~=": 5, "..<": 8, "...": 8, "+": 9, "-": 9, "&+": 9, "|": 9, "^": 9, "*": 10,
    "/": 10, "%": 10, "&": 10, "<<": 11, ">>": 11,
  ]

  mutating func read() -> JSON { level(0) }

  /// An operand with the operators behind it that bind as tight, or tighter.
  private mutating func level(_ lowest: Int) -> JSON {
    guard let first = elements.popFirst() else { return reader.other(sequence) }
    // `a ?? b ?? c` and `a ? b : c ? d : e` nest to the right.
    guard reader.depth < ExpressionReader.depthLimit else {
      reader.reportDepth(at: first)
      elements = []
      return reader.made("x", first, .string("…"))
    }
    let added = lowest > 0 ? 1 : 0
    reader.depth += added
    defer { reader.depth -= added }
    var left = reader.expression(first)
    // Operators in a row become one list, which nests no deeper than one of them.
    var chain: [JSON] = []
    func whole() -> JSON { chain.isEmpty ? left : reader.chain(left, chain, first) }
    while let next = elements.first {
      if let binary = next.as(BinaryOperatorExprSyntax.self) {
        let operation = binary.operator.text
        let own = Self.levels[operation] ?? 6
        guard own >= lowest else { return whole() }
        elements.removeFirst()
        // `??` takes what follows first.
        let right = level(operation == "??" ? own : own + 1)
        chain += [.string(operation), right]
      } else if let ternary = next.as(UnresolvedTernaryExprSyntax.self) {
        guard lowest <= 2 else { return whole() }
        elements.removeFirst()
        let then = reader.expression(ternary.thenExpression)
        left = reader.made("q", first, whole(), then, level(2))
        chain = []
      } else if next.is(AssignmentExprSyntax.self) {
        return whole()
      } else {
        // `as` with its type: the value is what counts.
        elements.removeFirst()
        if next.is(UnresolvedAsExprSyntax.self) {
          _ = elements.popFirst()
        } else if next.is(UnresolvedIsExprSyntax.self), let type = elements.popFirst() {
          left = reader.made("is", first, whole(), .string(type.trimmedDescription))
          chain = []
        }
      }
    }
    return whole()
  }
}
