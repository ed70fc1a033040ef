import ObjectModel
import ScreenFormat

extension CodeEvaluator {
  /// The value of an expression.
  ///
  /// - Parameter type: the type that the place of the value has, as it is written.
  func evaluate(
    _ expression: CodeExpression, _ scope: CodeScope, type: String? = nil
  ) -> CodeValue {
    guard step() else { return .unknown(expression.text) }
    switch expression.kind {
    case .number(let number, let text):
      return .number(number, text: text, isInteger: !text.contains("."))
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .null: return .null
    case .name(let name): return value(named: name, scope)
    case .member(let base, let name):
      guard let base else { return implicit(name, type) }
      return member(name, of: evaluate(base, scope), expression)
    case .call(let callee, let arguments): return call(callee, arguments, expression, scope, type)
    case .message(let receiver, let selector, let arguments)
    where ["setObject:forKey:", "setObject:forKeyedSubscript:"].contains(selector)
      || selector == "setValue:forKey:" && isDictionary(receiver, scope):
      guard arguments.count == 2 else { return .unknown(expression.text) }
      let target = CodeExpression(
        .element(receiver, [arguments[1]]), at: expression.position)
      assign(target, "", arguments[0], scope)
      return .nothing
    case .message(let receiver, let selector, let arguments)
    where TextFunctions.changes(String(selector.prefix { $0 != ":" })):
      if let result = change(
        receiver, String(selector.prefix { $0 != ":" }), arguments, scope)
      {
        return result
      }
      return message(receiver, selector, arguments, expression, scope)
    case .message(let receiver, let selector, let arguments):
      return message(receiver, selector, arguments, expression, scope)
    case .element(let base, let places):
      return element(evaluate(base, scope), places.map { evaluate($0, scope) }, expression)
    case .array(let elements): return .array(elements.map { evaluate($0, scope) })
    case .tuple(let parts):
      let object = CodeObject(CodeObject.tuple)
      for (offset, part) in parts.enumerated() {
        object[part.label ?? "\(offset)"] = evaluate(part.value, scope)
      }
      return .object(object)
    case .increment(let target, let step):
      let value = evaluate(target, scope)
      let one = CodeExpression(.number(1, text: "1"), at: target.position)
      assign(target, step < 0 ? "-" : "+", one, scope)
      return value
    case .isType(let operand, let type):
      switch operand.map({ isKind(evaluate($0, scope), type) }) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      default: return .unknown(expression.text)
      }
    case .optionalPattern, .constrainedPattern: return .unknown(expression.text)
    case .dictionary(let members):
      return .dictionary(
        members.map { (key: evaluate($0.key, scope), value: evaluate($0.value, scope)) })
    case .prefix(let sign, let operand):
      return prefixed(sign, evaluate(operand, scope), expression)
    case .infix(let operation, let left, let right):
      return infix(operation, left, right, expression, scope)
    case .choice(let condition, let then, let otherwise):
      switch truth(of: condition, scope) {
      case .yes: return evaluate(then, scope, type: type)
      case .no: return evaluate(otherwise, scope, type: type)
      case .traits(let cases):
        return cases.value(
          evaluate(then, scope, type: type), else: evaluate(otherwise, scope, type: type))
      case .unknown(let text):
        let name = text.filter { !$0.isWhitespace }
        note(
          "nothing here decides \(Quotation.single(text)), so the first value is taken; "
            + "--define \(name)=false takes the other one", at: expression.position)
        return evaluate(then, scope, type: type)
      }
    case .closure(let parameters, let body):
      return .closure(
        CodeClosure(parameters: parameters, body: body, scope: scope, file: file, owner: owner))
    case .available, .compilation, .binding:
      if case .yes = truth(of: expression, scope) { return .boolean(true) }
      return .boolean(false)
    case .other(let text): return .unknown(text)
    }
  }

  private func isDictionary(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    if case .dictionary = evaluate(expression, scope).plain { true } else { false }
  }

  private func message(
    _ receiver: CodeExpression, _ selector: String, _ arguments: [CodeExpression],
    _ expression: CodeExpression, _ scope: CodeScope
  ) -> CodeValue {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let values = arguments.enumerated().map { offset, argument in
      let isLabeled = offset > 0 && offset < parts.count - 1
      return (label: isLabeled ? parts[offset] : nil, value: evaluate(argument, scope))
    }
    if case .name("super") = receiver.kind, let own = callSuper(selector, values, scope) {
      return own
    }
    return invoke(
      parts[0], values, on: evaluate(receiver, scope), selector: selector, expression)
  }

  private func prefixed(
    _ sign: String, _ operand: CodeValue, _ expression: CodeExpression
  ) -> CodeValue {
    switch (sign, operand.plain) {
    case ("-", .number(let number, let text, let isInteger)):
      return .number(
        -number, text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text,
        isInteger: isInteger)
    case ("-", .symbol(let name, _)):
      return NumericLimits.named(name).map { .number(-$0) } ?? .unknown(expression.text)
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("&", _): return operand
    case ("~", .number(let number, _, _)) where number.magnitude < 0x1p53:
      return .number(Double(~Int(number)), isInteger: true)
    default: return .unknown(expression.text)
    }
  }

  private func infix(
    _ operation: String, _ leftSide: CodeExpression, _ rightSide: CodeExpression,
    _ expression: CodeExpression, _ scope: CodeScope
  ) -> CodeValue {
    if operation == "&&" || operation == "||" || Arithmetic.comparison(operation, 0, 0) != nil {
      switch truth(of: expression, scope) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      case .traits(let cases): return cases.value(.boolean(true), else: .boolean(false))
      case .unknown(let text): return .unknown(text)
      }
    }
    if operation == "=" {
      // An assignment whose value counts: `if ((self = [super init]))`.
      assign(leftSide, "", rightSide, scope)
      return evaluate(leftSide, scope)
    }
    if operation == "~=" {
      switch truth(of: expression, scope) {
      case .yes: return .boolean(true)
      case .no: return .boolean(false)
      default: return .unknown(expression.text)
      }
    }
    let left = evaluate(leftSide, scope)
    if operation == "..." || operation == "..<" {
      return TextFunctions.range(left, evaluate(rightSide, scope), isClosed: operation == "...")
    }
    if operation == "??" {
      if left.isNull { return evaluate(rightSide, scope) }
      // A value that is not known has the one that the code falls back to.
      return left.unknownText != nil ? evaluate(rightSide, scope) : left
    }
    return combined(operation, left, evaluate(rightSide, scope), expression)
  }

  private func combined(
    _ operation: String, _ left: CodeValue, _ right: CodeValue, _ expression: CodeExpression
  ) -> CodeValue {
    switch (left.plain, right.plain) {
    case (.conditional(let test, let a, let b), let other):
      return .conditional(
        test, combined(operation, a, other, expression), combined(operation, b, other, expression))
    case (let other, .conditional(let test, let a, let b)):
      return .conditional(
        test, combined(operation, other, a, expression), combined(operation, other, b, expression))
    case (.number(let a, _, let first), .number(let b, _, let second)):
      let isInteger = first && second
      guard var result = Arithmetic.result(operation, a, b) else {
        return .unknown(expression.text)
      }
      // Whole numbers divide without remainder in C; Swift's literals take the type of their place.
      if operation == "/", isInteger, !file.hasSuffix(".swift"), result.magnitude < 0x1p53 {
        result = Double(Int(result))
      }
      return .number(result, text: shortest(result), isInteger: isInteger && operation != "/")
    case (.string(let a), .string(let b)) where operation == "+": return .string(a + b)
    case (.array(let a), .array(let b)) where operation == "+": return .array(a + b)
    case (.symbol(let a, let type), .symbol(let b, _)) where operation == "|":
      return .symbol("\(a)|\(b)", type: type)
    case (.number, .symbol) where operation == "|", (.symbol, .number) where operation == "|":
      return right.symbol == nil ? left : right
    default:
      // An operator of the code's own.
      let own = index.functions(operation, of: nil) + index.extensions(operation)
      guard let function = own.first(where: { $0.declaration.parameters.count == 2 }),
        let result = call(
          function,
          zip(function.declaration.parameters, [left, right]).map { (label: $0.label, value: $1) },
          on: nil)
      else { return .unknown(expression.text) }
      return result
    }
  }

  private func element(
    _ base: CodeValue, _ places: [CodeValue], _ expression: CodeExpression
  ) -> CodeValue {
    switch (base.plain, places.first?.plain) {
    case (.string(let text), .object(let range)?) where range.className == CodeObject.range:
      return TextFunctions.part(of: text, range) ?? .unknown(expression.text)
    case (.string(let text), .number(let place, _, _)?):
      guard place >= 0, place < Double(text.count) else { return .unknown(expression.text) }
      return .string(String(text[text.index(text.startIndex, offsetBy: Int(place))]))
    case (.array(let elements), .object(let range)?) where range.className == CodeObject.range:
      guard let lower = range["lower"]?.double, lower >= 0 else { return .unknown(expression.text) }
      let upper = min(range["upper"]?.double ?? .infinity, Double(elements.count))
      guard lower <= upper else { return .unknown(expression.text) }
      return .array(Array(elements[Int(lower)..<Int(upper)]))
    case (.array(let elements), .number(let number, _, _)):
      guard number >= 0, number < Double(elements.count) else { return .unknown(expression.text) }
      return elements[Int(number)]
    case (.dictionary(let members), let place?):
      for member in members {
        if case .yes = compare("==", member.key, place) { return member.value }
      }
      return .null
    default: return .unknown(expression.text)
    }
  }

  // MARK: Names

  private func value(named name: String, _ scope: CodeScope) -> CodeValue {
    if let local = scope.value(name) { return local }
    if let owner {
      if case .object(let object)? = scope.value("self")?.plain, let value = object[name] {
        return value
      }
      // A protocol's own methods use what the type of the object has.
      if case .object(let object)? = scope.value("self")?.plain, object.className != owner,
        let own = ownMember(name, of: object.className, self: scope.value("self"))
      {
        return own
      }
      if name == "rawValue", let own = scope.value("self") {
        return valueMember(name, of: own, name)
      }
      // `self.` may be left out.
      if name == "appearance", case .type(let type)? = scope.value("self")?.plain,
        index.functions(name, of: owner).isEmpty
      {
        return member(name, of: .type(type), nil)
      }
      if let own = ownMember(name, of: owner, self: scope.value("self")) { return own }
      // In an extension of a font, an image or a colour.
      if let own = scope.value("self"), ["UIFont", "UIImage", "UIColor"].contains(owner) {
        let result = valueMember(name, of: own, name)
        if result.unknownText == nil { return result }
      }
    }
    if let constant = index.constant(name, of: nil), let value = value(of: constant) {
      return value
    }
    let getters = index.functions(name, of: nil).filter { $0.declaration.isGetter }
    if let getter = getters.first { return call(getter, [], on: nil) ?? .unknown(name) }
    return known(name, in: index, owner)
  }

  /// The value of a name that the code does not declare.
  private func known(_ name: String, in index: CodeIndex, _ owner: String?) -> CodeValue {
    switch name {
    case "window", "_window", "keyWindow": return .window
    case "super": return .unknown("super")
    case "UI_USER_INTERFACE_IDIOM": return .system(name)
    case "traitCollection": return .system("traitCollection")
    case "CGSizeZero", "CGPointZero", "UIOffsetZero":
      return .numbers(.init(repeating: .number(0), count: 2))
    case "UIEdgeInsetsZero", "CGRectZero":
      return .numbers(.init(repeating: .number(0), count: 4))
    default: break
    }
    if let number = NumericLimits.named(name) { return .number(number) }
    if let version = SystemVersions.named(name, system: system) {
      isSystemTest = true
      return .number(version, isInteger: false)
    }
    if let type = index.typeName(name, in: owner) { return .type(type) }
    guard let first = name.first, first.isUppercase else { return .unknown(name) }
    if name == "Self", let owner { return .type(owner) }
    return Self.isType(name) ? .type(name) : .symbol(name, type: nil)
  }

  /// Whether a name of UIKit is that of a type, rather than of a constant of Objective-C.
  private static func isType(_ name: String) -> Bool {
    let constants = [
      "UIControlState", "UIBarMetrics", "UIBarStyle", "UIBarPosition", "UIToolbarPosition",
      "UIBarButtonItemStyle", "UIStatusBarStyle", "UITextAttribute", "UIFontTextStyle",
      "UIFontWeight", "UIImageRenderingMode", "UIImageResizingMode", "UIUserInterfaceIdiom",
      "UIUserInterfaceSizeClass", "UIUserInterfaceStyle", "UISegmentedControlSegment",
      "UISearchBarIcon", "UITableViewCellSeparatorStyle", "UITableViewCellSelectionStyle",
      "UITextAlignment", "NSTextAlignment", "NSUnderlineStyle", "UIViewContentMode",
      "UIKeyboardAppearance", "UIBlurEffectStyle", "UITabBarItemPositioning", "UIRectEdge",
      "UISearchBarStyle", "UITextBorderStyle", "UIActivityIndicatorViewStyle", "NSLineBreak",
      "UIProgressViewStyle", "UITableViewCellAccessory", "UIScrollViewIndicatorStyle",
      "UIImageSymbol", "NSOrdered", "UILayoutConstraintAxis", "UITraitEnvironment",
    ]
    if constants.contains(where: { name.hasPrefix($0) && name.count > $0.count }) { return false }
    if name.hasPrefix("NS"), name.hasSuffix("AttributeName") { return false }
    return true
  }

  /// A member of the code's own type, or an inherited one.
  func ownMember(_ name: String, of type: String, self receiver: CodeValue?) -> CodeValue? {
    if let constant = index.constant(name, of: type), let value = value(of: constant) {
      return value
    }
    let getters = index.functions(name, of: type).filter { $0.declaration.parameters.isEmpty }
    // Objective-C reads methods without arguments as properties.
    if let getter = getters.first(where: { $0.declaration.isGetter || !$0.file.hasSuffix(".swift") }
    ) {
      return call(getter, [], on: receiver ?? .type(type))
    }
    if index.isCase(name, of: type) { return .symbol(name, type: type) }
    return nil
  }

  /// `.name`: a member of the type of its place, which is known only where the value is used.
  private func implicit(_ name: String, _ type: String?) -> CodeValue {
    let types =
      [type?.trimmingOptional].compactMap { $0 } + ["UIColor", "UIFont", "UIImage", "Color"]
    for type in types {
      if let own = ownMember(name, of: type, self: nil) { return own }
      if let nested = index.typeName(name, in: type), nested.hasPrefix(type) {
        return .type(nested)
      }
    }
    if let type = type?.trimmingOptional, type == "Color", let color = SwiftUIColors.named(name) {
      return .color(color)
    }
    if let type = type?.trimmingOptional, Self.valueTypes.contains(type) {
      return member(name, of: .type(type), nil)
    }
    return .symbol(name, type: type)
  }

  static let valueTypes: Set<String> = [
    "UIColor", "UIFont", "UIImage", "CGSize", "CGPoint", "UIEdgeInsets", "UIOffset",
  ]
}
