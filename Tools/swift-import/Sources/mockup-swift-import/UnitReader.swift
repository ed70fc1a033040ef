import SwiftParser
import SwiftSyntax

/// Reads the declarations of a file: types, constants, functions.
struct UnitReader {
  private let file: String
  private let definitions: [String: Bool]
  private var expressions: ExpressionReader
  private var functions: [JSON] = []
  private var constants: [JSON] = []
  private var types: [JSON] = []
  private var problems: [JSON] = []
  private var depth = 0

  private static let depthLimit = 40

  static func read(file: String, bytes: [UInt8], definitions: [String: Bool]) -> JSON {
    var reader = UnitReader(
      file: file, definitions: definitions,
      expressions: ExpressionReader(positions: Positions(bytes)))
    if let finding = NestingScan.finding(in: bytes) {
      let (line, column) = reader.expressions.positions.position(of: finding.offset)
      reader.problems.append(
        .array([
          .number(line), .number(column),
          .string("\(finding.message), so that the file is not read"),
        ]))
    } else {
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      reader.read(tree)
    }
    return .object([
      ("file", .string(file)), ("types", .array(reader.types)),
      ("constants", .array(reader.constants)), ("functions", .array(reader.functions)),
      ("problems", .array(reader.problems + reader.expressions.problems)),
    ])
  }

  private init(file: String, definitions: [String: Bool], expressions: ExpressionReader) {
    self.file = file
    self.definitions = definitions
    self.expressions = expressions
  }

  private func at(_ node: some SyntaxProtocol) -> JSON { .array(expressions.positions.json(node)) }

  private mutating func report(_ message: String, at node: some SyntaxProtocol) {
    problems.append(.array(expressions.positions.json(node) + [.string(message)]))
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    var statements: [CodeBlockItemSyntax] = []
    for item in tree.statements {
      if case .decl(let declaration) = item.item {
        read(declaration, owner: nil)
      } else {
        statements.append(item)
      }
    }
    if tree.hasError {
      for node in tree.statements where node.hasError {
        if let place = Self.firstError(in: Syntax(node), depth: 0) {
          report("this can't be read", at: place)
        }
      }
    }
    guard let first = statements.first else { return }
    // Statements of a main.swift or a playground.
    functions.append(
      .object([
        ("name", .string("main")), ("static", .bool(true)), ("params", .array([])),
        ("body", .array(statements.flatMap { expressions.statements($0) })), ("at", at(first)),
      ]))
  }

  /// The smallest part that holds what is missing or unexpected.
  private static func firstError(in node: Syntax, depth: Int) -> Syntax? {
    guard node.hasError, depth < 200 else { return nil }
    if node.is(UnexpectedNodesSyntax.self) || node.is(MissingExprSyntax.self) { return node }
    for child in node.children(viewMode: .all) {
      if let found = firstError(in: child, depth: depth + 1) { return found }
    }
    return node
  }

  // MARK: Declarations

  private mutating func read(_ declaration: DeclSyntax, owner: String?) {
    guard depth < Self.depthLimit else {
      return report("the types are nested too deep", at: declaration)
    }
    depth += 1
    defer { depth -= 1 }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      readType(
        node.name, node.inheritanceClause, node.memberBlock, owner, isClass: true,
        objectiveCName: Self.objectiveCName(node.attributes))
    case .actorDecl(let node):
      readType(node.name, node.inheritanceClause, node.memberBlock, owner, isClass: true)
    case .structDecl(let node):
      readType(node.name, node.inheritanceClause, node.memberBlock, owner, isClass: false)
    case .enumDecl(let node):
      readType(node.name, node.inheritanceClause, node.memberBlock, owner, isClass: false)
    case .protocolDecl(let node):
      readType(node.name, node.inheritanceClause, node.memberBlock, owner, isClass: false)
    case .extensionDecl(let node):
      let name = node.extendedType.trimmedDescription
      let inherited = Self.inherited(node.inheritanceClause)
      if !inherited.isEmpty {
        types.append(
          .object([
            ("name", .string(name)), ("inherited", .array(inherited.map { .string($0) })),
            ("cases", .array([])), ("extension", .bool(true)), ("at", at(node)),
          ]))
      }
      readMembers(node.memberBlock, owner: name)
    case .variableDecl(let node): readVariables(node, owner: owner)
    case .functionDecl(let node):
      let isVoid =
        node.signature.returnClause.map {
          ["Void", "()"].contains($0.type.trimmedDescription)
        } ?? true
      addFunction(
        node.name.text.unquoted, owner, isStatic: Self.isStatic(node.modifiers) || owner == nil,
        node.signature.parameterClause, node.body, node.attributes, returnsValue: !isVoid,
        at: node.name)
    case .initializerDecl(let node):
      addFunction(
        "init", owner, isStatic: false, node.signature.parameterClause, node.body, node.attributes,
        returnsValue: false, at: node.initKeyword)
    case .ifConfigDecl(let node): readBranch(node, owner: owner)
    default: break
    }
  }

  private mutating func readType(
    _ name: TokenSyntax, _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
    _ owner: String?, isClass: Bool, objectiveCName: String? = nil
  ) {
    let plain = name.text.unquoted
    let whole = owner.map { "\($0).\(plain)" } ?? plain
    var cases: [JSON] = []
    for member in members.members {
      guard let item = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in item.elements {
        cases.append(
          .array([
            .string(element.name.text.unquoted),
            element.rawValue.map { expressions.expression($0.value) } ?? .null,
          ]))
      }
    }
    var type: [(String, JSON)] = [
      ("name", .string(whole)),
      ("inherited", .array(Self.inherited(clause).map { .string($0) })),
      ("cases", .array(cases)), ("class", .bool(isClass)), ("at", at(name)),
    ]
    if let objectiveCName { type.append(("objc", .string(objectiveCName))) }
    types.append(.object(type))
    readMembers(members, owner: whole)
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private mutating func readMembers(_ block: MemberBlockSyntax, owner: String) {
    for member in block.members { read(member.decl, owner: owner) }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private mutating func readVariables(_ node: VariableDeclSyntax, owner: String?) {
    let isStatic = Self.isStatic(node.modifiers) || owner == nil
    let isDynamic = node.modifiers.contains { $0.name.text == "dynamic" }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let type = binding.typeAnnotation?.type.trimmedDescription
      let getter = binding.accessorBlock?.getter
      if let getter, binding.initializer == nil {
        var members: [(String, JSON)] = [
          ("name", .string(name.text.unquoted)), ("static", .bool(isStatic)),
          ("params", .array([])), ("body", .array(expressions.body(getter, returnsValue: true))),
          ("getter", .bool(true)), ("at", at(name)),
        ]
        if let owner { members.append(("owner", .string(owner))) }
        functions.append(.object(members))
      }
      addObservers(of: name, binding.accessorBlock, owner, isStatic: isStatic)
      if getter != nil, binding.initializer == nil, !isDynamic { continue }
      var members: [(String, JSON)] = [
        ("name", .string(name.text.unquoted)), ("static", .bool(isStatic)),
        ("type", .string(type)), ("dynamic", .bool(isDynamic)), ("at", at(name)),
      ]
      if let owner { members.append(("owner", .string(owner))) }
      if let value = binding.initializer?.value {
        members.append(("value", expressions.expression(value)))
      }
      constants.append(.object(members))
    }
  }

  /// What runs when a property is set: its setter, or what observes it.
  private mutating func addObservers(
    of name: TokenSyntax, _ block: AccessorBlockSyntax?, _ owner: String?, isStatic: Bool
  ) {
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list {
      let kind = accessor.accessorSpecifier.text
      guard ["set", "willSet", "didSet"].contains(kind), let body = accessor.body else { continue }
      let parameter = accessor.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
      var members: [(String, JSON)] = [
        ("name", .string(name.text.unquoted)), ("static", .bool(isStatic)),
        ("params", .array([.array([.null, .string(parameter), .null, .null])])),
        ("body", .array(expressions.body(body.statements, returnsValue: false))),
        ("observer", .string(kind)), ("at", at(accessor)),
      ]
      if let owner { members.append(("owner", .string(owner))) }
      functions.append(.object(members))
    }
  }

  /// The name that Objective-C has for a declaration, as in `@objc(Name)`; nil where none is written.
  private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace }
    }
    return nil
  }

  /// Whether a control, a notification or a timer may call a function by its selector.
  private static func isAction(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["objc", "IBAction", "IBSegueAction"].contains(
        attribute.attributeName.trimmedDescription)
    }
  }

  private mutating func addFunction(
    _ name: String, _ owner: String?, isStatic: Bool, _ clause: FunctionParameterClauseSyntax,
    _ body: CodeBlockSyntax?, _ attributes: AttributeListSyntax, returnsValue: Bool,
    at node: TokenSyntax
  ) {
    // Only what runs counts: a protocol's requirement has no body.
    guard let body else { return }
    let parameters = clause.parameters.map { parameter -> JSON in
      let label = parameter.firstName.text.unquoted
      let own = parameter.secondName?.text.unquoted ?? label
      return .array([
        .string(label == "_" ? nil : label), .string(own),
        .string(parameter.type.trimmedDescription),
        parameter.defaultValue.map { expressions.expression($0.value) } ?? .null,
      ])
    }
    var members: [(String, JSON)] = [
      ("name", .string(name)), ("static", .bool(isStatic)), ("params", .array(parameters)),
      ("body", .array(expressions.body(body.statements, returnsValue: returnsValue))),
      ("at", at(node)),
    ]
    if let owner { members.append(("owner", .string(owner))) }
    if Self.isAction(attributes) { members.append(("action", .bool(true))) }
    if let name = Self.objectiveCName(attributes) { members.append(("objc", .string(name))) }
    functions.append(.object(members))
  }

  // MARK: Conditions

  /// Reads the branch of `#if` that counts on iOS.
  private mutating func readBranch(_ node: IfConfigDeclSyntax, owner: String?) {
    for clause in node.clauses {
      if let condition = clause.condition {
        guard let holds = decide(condition) else {
          report(
            "nothing here decides '#if \(condition.trimmedDescription.prefix(60))', so its first branch is taken; "
              + "--define NAME=false takes the other one", at: clause)
          return readElements(clause, owner: owner)
        }
        guard holds else { continue }
      }
      return readElements(clause, owner: owner)
    }
  }

  private mutating func readElements(_ clause: IfConfigClauseSyntax, owner: String?) {
    switch clause.elements {
    case .statements(let items):
      for item in items {
        if case .decl(let declaration) = item.item { read(declaration, owner: owner) }
      }
    case .decls(let members):
      for member in members { read(member.decl, owner: owner) }
    default: break
    }
  }

  private func decide(_ condition: ExprSyntax) -> Bool? {
    let text = condition.trimmedDescription.filter { !$0.isWhitespace }
    if let flag = definitions[text] { return flag }
    if text.hasPrefix("!") {
      return condition.as(PrefixOperatorExprSyntax.self).flatMap { decide($0.expression) }
        .map { !$0 }
    }
    // Users have what was built for release.
    if text == "DEBUG" { return false }
    if text.hasPrefix("os(") { return text == "os(iOS)" }
    if text.hasPrefix("targetEnvironment(") { return false }
    if text.hasPrefix("canImport(") {
      return ["canImport(UIKit)", "canImport(Foundation)", "canImport(SwiftUI)"].contains(text)
    }
    if text.hasPrefix("swift(") || text.hasPrefix("compiler(") { return true }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, let left = decide(parts[0]), let right = decide(parts[2]) else {
        return nil
      }
      return parts[1].trimmedDescription == "||" ? left || right : left && right
    }
    return nil
  }
}

extension String {
  /// The name without the backticks that let it be a keyword.
  var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}

extension AccessorBlockSyntax {
  /// The getter of a property; nil for a stored one with observers.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): items
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
