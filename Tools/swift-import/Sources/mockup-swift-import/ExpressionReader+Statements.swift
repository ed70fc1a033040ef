import SwiftSyntax

extension ExpressionReader {
  /// The statements of a body; the only expression of one that returns a value is that value.
  func body(_ items: CodeBlockItemListSyntax, returnsValue: Bool) -> [JSON] {
    if returnsValue, items.count == 1, let only = items.first {
      switch only.item {
      case .expr(let value) where !value.is(IfExprSyntax.self) && !value.is(SwitchExprSyntax.self):
        return [made("return", value, expression(value))]
      case .expr(let value): return branches(value, returnsValue: true)
      case .stmt(let statement):
        if let value = statement.as(ExpressionStmtSyntax.self)?.expression {
          return branches(value, returnsValue: true)
        }
      default: break
      }
    }
    return items.flatMap { statements($0) }
  }

  func statements(_ item: CodeBlockItemSyntax) -> [JSON] {
    guard depth < Self.depthLimit else {
      reportDepth(at: item)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    switch item.item {
    case .decl(let declaration): return self.declaration(declaration)
    case .stmt(let statement): return self.statement(statement)
    case .expr(let value): return expressionStatement(value)
    }
  }

  private func declaration(_ node: DeclSyntax) -> [JSON] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { binding -> JSON? in
        guard let name = Self.names(binding.pattern) else { return nil }
        if let getter = binding.accessorBlock?.getter, binding.initializer == nil {
          // A local variable that is computed is computed once here.
          let closure = made(
            "f", variable, .array([]), .array(body(getter, returnsValue: true)))
          return made(
            "var", variable, .string(name), .null, made("c", variable, closure, .array([])))
        }
        return made(
          "var", variable, .string(name),
          .string(binding.typeAnnotation?.type.trimmedDescription),
          binding.initializer.map { expression($0.value) } ?? .null)
      }
    }
    if let configuration = node.as(IfConfigDeclSyntax.self) { return branch(configuration) }
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      // A function in a function is a closure with a name.
      let names = function.signature.parameterClause.parameters.map {
        JSON.string(($0.secondName ?? $0.firstName).text.unquoted)
      }
      let isVoid = function.signature.returnClause == nil
      let closure = made(
        "f", function, .array(names),
        .array(self.body(body.statements, returnsValue: !isVoid)))
      return [made("var", function, .string(function.name.text.unquoted), .null, closure)]
    }
    return []
  }

  /// `#if` around statements.
  private func branch(_ node: IfConfigDeclSyntax) -> [JSON] {
    var result: [JSON] = []
    for clause in node.clauses.reversed() {
      var inner: [JSON] = []
      if case .statements(let items)? = clause.elements { inner = items.flatMap { statements($0) } }
      guard let condition = clause.condition else {
        result = inner
        continue
      }
      let test = made("g", condition, expression(condition))
      result = [made("if", clause, .array([test]), .array(inner), .array(result))]
    }
    return result
  }

  // MARK: Statements

  private func statement(_ node: StmtSyntax) -> [JSON] {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let value = statement.expression,
        value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self)
      {
        return branches(value, returnsValue: true)
      }
      return [made("return", statement, statement.expression.map { expression($0) } ?? .null)]
    case .expressionStmt(let statement): return expressionStatement(statement.expression)
    case .guardStmt(let statement):
      return [
        made(
          "guard", statement, .array(conditions(statement.conditions)),
          .array(body(statement.body.statements, returnsValue: false)))
      ]
    case .forStmt(let statement):
      guard let name = Self.names(statement.pattern) else {
        return mentioning(statement.body, "a loop over cases", statement)
      }
      var inner = body(statement.body.statements, returnsValue: false)
      if let clause = statement.whereClause {
        let test = expression(clause.condition)
        inner = [made("if", clause, .array([test]), .array(inner), .array([]))]
      }
      return [
        made(
          "for", statement, .string(name), expression(statement.sequence), .array(inner))
      ]
    case .doStmt(let statement):
      return [made("do", statement, .array(body(statement.body.statements, returnsValue: false)))]
    case .deferStmt(let statement):
      return [made("do", statement, .array(body(statement.body.statements, returnsValue: false)))]
    case .whileStmt(let statement):
      let tests = conditions(statement.conditions)
      guard let first = tests.first else { return [] }
      let whole =
        tests.count == 1
        ? first : chain(first, tests.dropFirst().flatMap { [.string("&&"), $0] }, statement)
      return [
        made(
          "while", statement, whole,
          .array(body(statement.body.statements, returnsValue: false)), .bool(true))
      ]
    case .repeatStmt(let statement):
      return [
        made(
          "while", statement, expression(statement.condition),
          .array(body(statement.body.statements, returnsValue: false)), .bool(false))
      ]
    case .breakStmt: return [made("jump", node, .bool(true))]
    case .continueStmt: return [made("jump", node, .bool(false))]
    default: return []
    }
  }

  /// A statement that can't be run, if it is about appearances.
  private func mentioning(
    _ body: CodeBlockSyntax, _ what: String, _ node: some SyntaxProtocol
  ) -> [JSON] {
    let isAppearance = body.tokens(viewMode: .sourceAccurate).contains {
      $0.text.contains("ppearance")
    }
    return isAppearance ? [made("other", node, .string(what))] : []
  }

  private func expressionStatement(_ node: ExprSyntax) -> [JSON] {
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
      return branches(node, returnsValue: false)
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if parts.count >= 3 {
        var operation: String?
        if parts[1].is(AssignmentExprSyntax.self) {
          operation = ""
        } else if let binary = parts[1].as(BinaryOperatorExprSyntax.self),
          ["+=", "-=", "*=", "/=", "|="].contains(binary.operator.text)
        {
          operation = String(binary.operator.text.dropLast())
        }
        if let operation {
          let value = parts.count == 3 ? expression(parts[2]) : self.sequence(sequence, from: 2)
          return [made("=", node, expression(parts[0]), .string(operation), value)]
        }
      }
    }
    return [made("e", node, expression(node))]
  }

  // MARK: Patterns

  /// The name of a pattern, or the names of a tuple's with commas between them; nil for others.
  private static func names(_ pattern: PatternSyntax) -> String? {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return name.identifier.text.unquoted }
    if pattern.is(WildcardPatternSyntax.self) { return "_" }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return nil }
    let parts = tuple.elements.compactMap { names($0.pattern) }
    return parts.count == tuple.elements.count ? parts.joined(separator: ",") : nil
  }

  /// A pattern as an expression, in which names that are bound are bindings to nothing.
  func pattern(_ node: PatternSyntax) -> JSON {
    guard depth < Self.depthLimit else {
      reportDepth(at: node)
      return made("x", node, .string("…"))
    }
    depth += 1
    defer { depth -= 1 }
    switch node.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let value):
      // `case let x?`.
      if let inner = value.expression.as(OptionalChainingExprSyntax.self)?.expression {
        return made("some", value, expression(inner))
      }
      return expression(value.expression)
    case .valueBindingPattern(let binding): return pattern(binding.pattern)
    case .identifierPattern(let name):
      return made("l", name, .string(name.identifier.text.unquoted), made("0", name))
    case .wildcardPattern: return made("i", node, .string("_"))
    case .tuplePattern(let tuple):
      return made("a", tuple, .array(tuple.elements.map { pattern($0.pattern) }))
    case .isTypePattern(let test):
      return made("is", test, .null, .string(test.type.trimmedDescription))
    default: return other(node)
    }
  }

  // MARK: Conditions

  func conditions(_ list: ConditionElementListSyntax) -> [JSON] {
    list.map { element in
      switch element.condition {
      case .expression(let value): return expression(value)
      case .availability(let node): return availability(node)
      case .optionalBinding(let node):
        let name = node.pattern.trimmedDescription.unquoted
        let value =
          node.initializer.map { expression($0.value) } ?? made("i", node, .string(name))
        return made("l", node, .string(name), value)
      case .matchingPattern(let node):
        return made(
          "o", node, .string("~="), pattern(node.pattern), expression(node.initializer.value))
      }
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> JSON {
    let platforms = node.availabilityArguments.compactMap { argument -> JSON? in
      guard case .availabilityVersionRestriction(let item) = argument.argument else { return nil }
      let version = item.version?.trimmedDescription.split(separator: ".").first.map(String.init)
      return .array([
        .string(item.platform.text), .number(version.flatMap { Int($0) } ?? 0),
      ])
    }
    let available = made("v", node, .array(platforms))
    return node.availabilityKeyword.text == "#unavailable"
      ? made("p", node, .string("!"), available) : available
  }

  /// `if` and `switch`, as statements or as what a function returns.
  func branches(_ node: ExprSyntax, returnsValue: Bool) -> [JSON] {
    guard depth < Self.depthLimit else {
      reportDepth(at: node)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    if let node = node.as(IfExprSyntax.self) {
      var otherwise: [JSON] = []
      switch node.elseBody {
      case .ifExpr(let inner): otherwise = branches(ExprSyntax(inner), returnsValue: returnsValue)
      case .codeBlock(let block): otherwise = body(block.statements, returnsValue: returnsValue)
      case nil: break
      }
      return [
        made(
          "if", node, .array(conditions(node.conditions)),
          .array(body(node.body.statements, returnsValue: returnsValue)), .array(otherwise))
      ]
    }
    guard let node = node.as(SwitchExprSyntax.self) else {
      return [made("e", node, expression(node))]
    }
    let cases = node.cases.compactMap { item -> JSON? in
      guard case .switchCase(let item) = item else { return nil }
      var patterns: [JSON] = []
      if case .case(let label) = item.label {
        patterns = label.caseItems.map { item in
          let pattern = self.pattern(item.pattern)
          guard let clause = item.whereClause else { return pattern }
          return made("where", item, pattern, expression(clause.condition))
        }
      }
      return .array([
        .array(patterns), .array(body(item.statements, returnsValue: returnsValue)),
      ])
    }
    return [made("switch", node, expression(node.subject), .array(cases))]
  }
}
