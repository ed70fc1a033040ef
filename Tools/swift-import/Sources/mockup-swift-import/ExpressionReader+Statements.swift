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
    guard depth < Self.depthLimit else { return [] }
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
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          return nil
        }
        return made(
          "var", variable, .string(name.text.unquoted),
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
      guard statement.whereClause == nil,
        let name = statement.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return [made("other", statement, .string("a loop with a condition"))] }
      return [
        made(
          "for", statement, .string(name.text.unquoted), expression(statement.sequence),
          .array(body(statement.body.statements, returnsValue: false)))
      ]
    case .doStmt(let statement):
      return [made("do", statement, .array(body(statement.body.statements, returnsValue: false)))]
    case .deferStmt(let statement):
      return [made("do", statement, .array(body(statement.body.statements, returnsValue: false)))]
    case .whileStmt(let statement):
      return mentioning(statement.body, "a loop over anything but a list", statement)
    case .repeatStmt(let statement):
      return mentioning(statement.body, "a loop over anything but a list", statement)
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
        let value = expression(node.initializer.value)
        guard let pattern = node.pattern.as(ExpressionPatternSyntax.self) else {
          return other(node)
        }
        return made("o", node, .string("=="), value, expression(pattern.expression))
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
  private func branches(_ node: ExprSyntax, returnsValue: Bool) -> [JSON] {
    guard depth < Self.depthLimit else { return [] }
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
        patterns = label.caseItems.map { pattern in
          if let value = pattern.pattern.as(ExpressionPatternSyntax.self) {
            return expression(value.expression)
          }
          return other(pattern)
        }
      }
      return .array([
        .array(patterns), .array(body(item.statements, returnsValue: returnsValue)),
      ])
    }
    return [made("switch", node, expression(node.subject), .array(cases))]
  }
}
