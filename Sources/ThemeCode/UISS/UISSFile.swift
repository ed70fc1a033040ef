public import ObjectModel
public import ScreenFormat

/// Reads themes of UISS, a library of 2013: JSON with classes nested as their containers are, the axes of
/// setters behind colons, and variables.
///
/// It is turned into the statements that mean the same in code.
public struct UISSFile {
  private let classes: ClassTable
  private var unit: CodeUnit
  private var variables: [String: DocumentNode] = [:]
  private var typeOfVariable: [String: ValueType] = [:]
  private var expanding: [String] = []

  /// The statements of a file.
  ///
  /// - Parameters:
  ///   - file: JSON.
  ///   - classes: the built-in classes, which tell the types of properties.
  public static func read(_ file: SourceFile, classes: ClassTable) -> CodeUnit {
    var reader = UISSFile(classes: classes, unit: CodeUnit(file: file.label))
    var diagnostics = Diagnostics()
    guard let root = JSONParser.parse(file, into: &diagnostics) else {
      reader.unit.problems = diagnostics.sorted().map {
        CodeProblem(position: $0.position, message: $0.message)
      }
      return reader.unit
    }
    guard let object = root.object else {
      reader.report("a UISS file is an object", at: root.position)
      return reader.unit
    }
    for member in object.members where member.key == "Variables" {
      for variable in member.node.object?.members ?? [] {
        reader.variables[variable.key] = variable.node
      }
    }
    let body = reader.statements(object, containers: [], depth: 0)
    reader.unit.functions.append(
      CodeFunction(
        name: "uiss", owner: nil, isStatic: true, parameters: [], body: body,
        position: root.position))
    return reader.unit
  }

  private mutating func report(_ message: String, at position: SourcePosition) {
    unit.problems.append(CodeProblem(position: position, message: message))
  }

  // MARK: Structure

  /// The statements of an object: properties of the innermost class, and classes in it.
  private mutating func statements(
    _ object: DocumentObject, containers: [String], depth: Int
  ) -> [CodeStatement] {
    guard depth < 40 else { return [] }
    var result: [CodeStatement] = []
    for member in object.members {
      let (key, position) = (member.key, member.keyPosition)
      if key.hasPrefix("-") || key == "Variables" { continue }
      if ["Phone", "Pad", "phone", "pad", "iPhone", "iPad"].contains(key) {
        guard let inner = member.node.object else { continue }
        let symbol = key.lowercased().hasSuffix("pad") ? "pad" : "phone"
        let test = CodeExpression(
          .infix(
            "==",
            CodeExpression(
              .call(CodeExpression(.name("UI_USER_INTERFACE_IDIOM"), at: position), []),
              at: position),
            CodeExpression(.member(nil, symbol), at: position)), at: position)
        let body = statements(inner, containers: containers, depth: depth + 1)
        result.append(
          CodeStatement(.condition([test], then: body, otherwise: []), at: position))
      } else if let first = key.first, first.isUppercase, let inner = member.node.object {
        // A class of the application may begin as UIKit's do: in UISS nothing else tells them apart.
        if classes.id(named: key) == nil {
          unit.implemented.append(
            CodeType(name: key, inherited: [ClassNames.superclass(of: key)], position: position))
        }
        result += statements(inner, containers: containers + [key], depth: depth + 1)
      } else if !containers.isEmpty {
        if let setter = setter(key, member.node, containers, position) { result.append(setter) }
      } else {
        report("\(Quotation.single(key)) stands in no class", at: position)
      }
    }
    return result
  }

  private mutating func setter(
    _ key: String, _ node: DocumentNode, _ containers: [String], _ position: SourcePosition
  ) -> CodeStatement? {
    func made(_ kind: CodeExpression.Kind) -> CodeExpression { CodeExpression(kind, at: position) }
    let parts = key.split(separator: ":").map(String.init)
    guard let name = parts.first, let className = containers.last else { return nil }
    let property = classes.id(named: className).flatMap { id in
      classes.property(name, of: id)
        ?? classes.property("is" + name.prefix(1).uppercased() + name.dropFirst(), of: id)
    }
    guard let property else {
      return CodeStatement(
        .refused("\(className) has no property \(Quotation.single(name)) in documents"),
        at: position)
    }
    guard let value = value(node, property.type) else {
      return CodeStatement(
        .refused("the value is not \(property.type.name) as UISS writes it"), at: position)
    }
    // The outermost container comes first in UISS, and last in UIKit.
    let types = containers.dropLast().reversed().map {
      CodeExpression.Argument(nil, made(.name($0)))
    }
    let method = types.isEmpty ? "appearance" : "appearanceWhenContainedIn"
    let proxy = made(.call(made(.member(made(.name(className)), method)), Array(types)))
    guard parts.count > 1 else {
      return CodeStatement(
        .assignment(made(.member(proxy, property.name)), operation: "", value), at: position)
    }
    let labels =
      property.setters.first { $0.parts.count == parts.count - 1 }?.parts.map(\.objectiveC)
      ?? parts.dropFirst().map { $0 }
    let axes = zip(labels, parts.dropFirst()).map { label, axis in
      CodeExpression.Argument(label, made(.member(nil, axis)))
    }
    return CodeStatement(
      .expression(
        made(
          .call(
            made(.member(proxy, AxisSetter.name(of: property.name))),
            [CodeExpression.Argument(nil, value)] + axes))), at: position)
  }

  // MARK: Values

  /// The expression that makes a value; nil if it is not one of the type.
  private mutating func value(_ node: DocumentNode, _ type: ValueType) -> CodeExpression? {
    func made(_ kind: CodeExpression.Kind) -> CodeExpression {
      CodeExpression(kind, at: node.position)
    }
    if let text = node.string, text.hasPrefix("$") {
      return variable(String(text.dropFirst()), type, at: node.position)
    }
    switch type {
    case .color: return color(node)
    case .image: return image(node)
    case .font: return font(node)
    case .attributes:
      guard let object = node.object else { return nil }
      var members: [(key: CodeExpression, value: CodeExpression)] = []
      for member in object.members {
        let name = member.key
        let type: ValueType =
          name == "font" ? .font : name.hasSuffix("Offset") ? .offset : .color
        guard let value = value(member.node, type) else { return nil }
        members.append((made(.member(nil, Self.attribute(name))), value))
      }
      return made(.dictionary(members))
    case .size, .offset, .point: return numbers(node, count: 2)
    case .insets, .rect: return numbers(node, count: 4)
    default:
      switch node.value {
      case .number(let number, let text): return made(.number(number, text: text))
      case .bool(let flag): return made(.boolean(flag))
      case .null: return made(.null)
      case .string(let text):
        if case .string = type { return made(.string(text)) }
        return made(.member(nil, text))
      default: return nil
      }
    }
  }

  private static func attribute(_ name: String) -> String {
    let old = ["textColor", "textShadowColor", "textShadowOffset"]
    guard old.contains(name) else { return name }
    return "UITextAttribute" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A variable: a constant of the type that its first use has.
  private mutating func variable(
    _ name: String, _ type: ValueType, at position: SourcePosition
  ) -> CodeExpression? {
    guard let node = variables[name], !expanding.contains(name), expanding.count < 32 else {
      report("there is no variable \(Quotation.single(name))", at: position)
      return nil
    }
    expanding.append(name)
    defer { expanding.removeLast() }
    guard let value = value(node, type) else { return nil }
    if let known = typeOfVariable[name], known != type { return value }
    if typeOfVariable.updateValue(type, forKey: name) == nil {
      unit.constants.append(
        CodeConstant(
          name: name, owner: nil, isStatic: true, type: nil, value: value, position: node.position))
    }
    return CodeExpression(.name(name), at: position)
  }

  private func numbers(_ node: DocumentNode, count: Int) -> CodeExpression? {
    let nodes = node.array ?? Array(repeating: node, count: count)
    let parts = nodes.compactMap { part -> CodeExpression? in
      guard case .number(let number, let text) = part.value else { return nil }
      return CodeExpression(.number(number, text: text), at: part.position)
    }
    guard parts.count == count, nodes.count == count else { return nil }
    let name = count == 2 ? "CGSizeMake" : "UIEdgeInsetsMake"
    return call(name, parts.map { (nil, $0) }, at: node.position)
  }

  private func call(
    _ name: String, _ arguments: [(String?, CodeExpression)], at position: SourcePosition
  ) -> CodeExpression {
    CodeExpression(
      .call(
        CodeExpression(.name(name), at: position),
        arguments.map { CodeExpression.Argument($0.0, $0.1) }), at: position)
  }

  private mutating func color(_ node: DocumentNode) -> CodeExpression? {
    func made(_ kind: CodeExpression.Kind) -> CodeExpression {
      CodeExpression(kind, at: node.position)
    }
    func rgb(_ parts: [Double], alpha: Double) -> CodeExpression {
      let values = parts.map { $0 / 255 } + [alpha]
      return call(
        "UIColor",
        zip(["red", "green", "blue", "alpha"], values).map {
          ($0, made(.number($1, text: shortest($1))))
        }, at: node.position)
    }
    if let parts = node.array {
      let numbers = parts.compactMap(\.number)
      if numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 {
        return rgb(Array(numbers[..<3]), alpha: numbers.count == 4 ? numbers[3] : 1)
      }
      guard parts.count == 2, let base = value(parts[0], .color),
        case .number(let alpha, let text) = parts[1].value
      else { return nil }
      return made(
        .call(
          made(.member(base, "withAlphaComponent")),
          [CodeExpression.Argument(nil, made(.number(alpha, text: text)))]))
    }
    guard let text = node.string else { return nil }
    if text.hasPrefix("#") {
      let digits = Array(text.dropFirst())
      let wide = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
      guard wide.count == 6, let number = Int(String(wide), radix: 16) else { return nil }
      return rgb([16, 8, 0].map { Double(number >> $0 & 255) }, alpha: 1)
    }
    if UIKitColors.named(text) != nil { return made(.member(made(.name("UIColor")), text)) }
    return image(node).map { call("UIColor", [("patternImage", $0)], at: node.position) }
  }

  private mutating func image(_ node: DocumentNode) -> CodeExpression? {
    func made(_ kind: CodeExpression.Kind) -> CodeExpression {
      CodeExpression(kind, at: node.position)
    }
    func named(_ name: String) -> CodeExpression {
      call("UIImage", [("named", made(.string(name)))], at: node.position)
    }
    if let name = node.string { return named(name) }
    guard let parts = node.array, let name = parts.first?.string else { return nil }
    guard parts.count > 1 else { return named(name) }
    let sides = parts.count == 2 ? parts[1].array ?? [] : Array(parts[1...])
    let numbers = sides.compactMap { side -> CodeExpression? in
      guard case .number(let number, let text) = side.value else { return nil }
      return CodeExpression(.number(number, text: text), at: side.position)
    }
    guard numbers.count == 4, sides.count == 4 else { return nil }
    let insets = call("UIEdgeInsetsMake", numbers.map { (nil, $0) }, at: node.position)
    return made(
      .call(
        made(.member(named(name), "resizableImage")),
        [CodeExpression.Argument("withCapInsets", insets)]))
  }

  private func font(_ node: DocumentNode) -> CodeExpression? {
    func made(_ kind: CodeExpression.Kind) -> CodeExpression {
      CodeExpression(kind, at: node.position)
    }
    func system(_ method: String, _ size: CodeExpression) -> CodeExpression {
      made(
        .call(
          made(.member(made(.name("UIFont")), method)), [CodeExpression.Argument("ofSize", size)]))
    }
    if case .number(let size, let text) = node.value {
      return system("systemFont", made(.number(size, text: text)))
    }
    guard let parts = node.array, parts.count == 2, let name = parts[0].string,
      case .number(let size, let text) = parts[1].value
    else { return nil }
    let number = made(.number(size, text: text))
    switch name {
    case "bold": return system("boldSystemFont", number)
    case "italic": return system("italicSystemFont", number)
    case "system": return system("systemFont", number)
    default:
      return call("UIFont", [("name", made(.string(name))), ("size", number)], at: node.position)
    }
  }
}
