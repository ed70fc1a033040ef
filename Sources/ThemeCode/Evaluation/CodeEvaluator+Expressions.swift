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
    case .message(let receiver, "setObject:forKey:", let arguments) where arguments.count == 2:
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
    default: break
    }
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

  // MARK: Members

  func member(
    _ name: String, of base: CodeValue, _ expression: CodeExpression?
  ) -> CodeValue {
    let text = expression?.text ?? name
    switch base.plain {
    case .conditional(let test, let a, let b):
      return .conditional(test, member(name, of: a, expression), member(name, of: b, expression))
    case .type(let type): return member(name, ofType: type, text)
    case .object(let object):
      return member(name, of: object, text)
    case .unknown(let owner):
      if name == "userInterfaceStyle" || name == "horizontalSizeClass"
        || name == "verticalSizeClass" || name == "userInterfaceIdiom"
      {
        return .trait(name)
      }
      if name == "window" || name == "keyWindow" { return .window }
      if name == "traitCollection" { return .system(name) }
      // A value of a type that the code declares is read there, whatever its instance.
      return .unknown("\(owner).\(name)")
    case .system: return systemMember(name, text)
    case .window:
      return name == "traitCollection" ? .system(name) : .unknown(text)
    case .proxy(let proxy):
      return value(of: name, toldTo: proxy) ?? .unknown("through a proxy: \(text)")
    case .color, .symbol, .image, .font, .string, .number, .boolean, .dictionary, .array, .numbers:
      return valueMember(name, of: base, text)
    case .trait: return name == "rawValue" ? base : .unknown(text)
    case .traits(let tests):
      return tests.first { $0.key == name }.map { .symbol($0.value, type: nil) } ?? .unknown(text)
    default: return .unknown(text)
    }
  }

  private func member(_ name: String, ofType type: String, _ text: String) -> CodeValue {
    if name == "self" || name == "Type" || name == "class" { return .type(type) }
    if name == "appearance" { return .proxy(CodeProxy(className: type)) }
    if let own = ownMember(name, of: type, self: .type(type)) { return own }
    if let nested = index.typeName(name, in: type), nested.hasPrefix(type) { return .type(nested) }
    switch type {
    case "Color": if let color = SwiftUIColors.named(name) { return .color(color) }
    case "UIColor": if let color = UIKitColors.named(name) { return .color(color) }
    case "UIApplication", "UIDevice", "UIScreen", "UITraitCollection", "ProcessInfo",
      "NSProcessInfo", "UserDefaults", "NSUserDefaults", "Bundle", "NSBundle", "NotificationCenter":
      if [
        "shared", "sharedApplication", "current", "currentDevice", "main", "mainScreen",
        "processInfo", "currentTraitCollection",
      ].contains(name) {
        return .system(name)
      }
      return .unknown(text)
    case "UIFont":
      let sizes = [
        "labelFontSize": 17.0, "systemFontSize": 14, "smallSystemFontSize": 12,
        "buttonFontSize": 18,
      ]
      if let size = sizes[name] { return .number(size) }
    case "UIEdgeInsets" where name == "zero":
      return .numbers(.init(repeating: .number(0), count: 4))
    case "CGSize" where name == "zero", "CGPoint" where name == "zero",
      "UIOffset" where name == "zero":
      return .numbers([.number(0), .number(0)])
    default: break
    }
    if name == "allCases", let cases = index.types[type]?.cases, !cases.isEmpty {
      return .array(cases.map { .symbol($0.name, type: type) })
    }
    // The members of the code's own types are all known.
    if index.types[type] != nil, !type.hasPrefix("UI"), name.first?.isLowercase == true {
      if index.types[type]?.cases.isEmpty == true { return .unknown(text) }
    }
    if name.first?.isUppercase == true { return .type("\(type).\(name)") }
    if type.first?.isUppercase == true, !["UIColor", "UIFont", "UIImage"].contains(type) {
      return .symbol(name, type: type)
    }
    return .unknown(text)
  }

  private func member(_ name: String, of object: CodeObject, _ text: String) -> CodeValue {
    if let value = object[name] { return value }
    if let value = TextFunctions.member(name, of: object) { return value }
    if name == "class" { return .type(object.className) }
    if name == "window" || name == "keyWindow" { return .window }
    if let own = ownMember(name, of: object.className, self: .object(object)) { return own }
    if AppearanceObjects.isAppearance(object.className) {
      // An object in an object is made when it is asked for.
      guard let type = AppearanceObjects.part(name, of: object.className) else {
        return .unknown(text)
      }
      let part = CodeObject(type)
      object[name] = .object(part)
      return .object(part)
    }
    switch name {
    case "traitCollection": return .system(name)
    case "self": return .object(object)
    default: return .unknown(text)
    }
  }

  private func systemMember(_ name: String, _ text: String) -> CodeValue {
    switch name {
    case "systemVersion": return .string("\(system).0")
    case "userInterfaceIdiom", "userInterfaceStyle", "horizontalSizeClass", "verticalSizeClass",
      "userInterfaceLevel", "layoutDirection", "accessibilityContrast":
      return .trait(name)
    case "keyWindow", "window": return .window
    case "traitCollection": return .system(name)
    case "delegate", "windows", "first", "connectedScenes": return .system(name)
    case "scale", "nativeScale", "displayScale": return screenScale()
    default: return .unknown(text)
    }
  }

  private func valueMember(_ name: String, of base: CodeValue, _ text: String) -> CodeValue {
    if let value = TextFunctions.member(name, of: base) { return value }
    switch (name, base.plain) {
    case ("fontDescriptor", .font): return base
    case (_, .boolean) where Self.numberNames.contains(name),
      (_, .number) where Self.numberNames.contains(name),
      (_, .symbol) where Self.numberNames.contains(name):
      return base
    case (_, .array(let elements)) where Int(name).map({ $0 < elements.count }) == true:
      return elements[Int(name) ?? 0]
    case ("last", .array(let elements)), ("lastObject", .array(let elements)):
      return elements.last ?? .null
    case ("firstObject", .array(let elements)): return elements.first ?? .null
    case ("keys", .dictionary(let members)): return .array(members.map(\.key))
    case ("values", .dictionary(let members)): return .array(members.map(\.value))
    case ("reversed", .array(let elements)): return .array(elements.reversed())
    case ("cgColor", .color), ("CGColor", .color), ("self", _), ("capitalized", _): return base
    case ("rawValue", .symbol(let symbol, let type)):
      guard let type, let item = index.types[type]?.cases.first(where: { $0.name == symbol }) else {
        return base
      }
      return item.value.map { evaluate($0, CodeScope(depth: 0)) } ?? .string(symbol)
    case ("rawValue", _): return base
    case (_, .symbol(let symbol, let type)):
      if let type, let own = ownMember(name, of: type, self: base) { return own }
      if let color = UIKitColors.named(symbol) { return member(name, of: .color(color), nil) }
      // Several types may have such a case or constant: the one whose values have such a member counts.
      for owner in index.typesWithMember(symbol) where type == nil {
        let value = typed(base, as: owner)
        if case .symbol(_, nil) = value { continue }
        let result = member(name, of: value, nil)
        if result.unknownText == nil { return result }
      }
      return .unknown(text)
    case ("floatValue", .string(let number)), ("doubleValue", .string(let number)),
      ("intValue", .string(let number)), ("integerValue", .string(let number)):
      return TextFunctions.leadingNumber(number).map { .number($0) } ?? .unknown(text)
    case ("count", .array(let elements)): return .number(Double(elements.count), isInteger: true)
    case ("first", .array(let elements)): return elements.first ?? .null
    case ("isEmpty", .string(let string)): return .boolean(string.isEmpty)
    case ("pointSize", .font(let font)):
      if case .object(let members) = font, let size = members["system"] ?? members["size"],
        case .number(let value, let text) = size.value
      {
        return .number(value, text: text, isInteger: false)
      }
      return .unknown(text)
    case ("size", .image(let image)):
      guard let name = image.name, let size = imageSize(name) else { return .unknown(text) }
      return .numbers([.number(size.width), .number(size.height)])
    case ("width", .numbers(let parts)) where parts.count == 2: return parts[0]
    case ("height", .numbers(let parts)) where parts.count == 2: return parts[1]
    case (_, .color): return ownMember(name, of: "UIColor", self: base) ?? .unknown(text)
    case (_, .font): return ownMember(name, of: "UIFont", self: base) ?? .unknown(text)
    case (_, .image): return ownMember(name, of: "UIImage", self: base) ?? .unknown(text)
    default: return .unknown(text)
    }
  }
}

/// UIKit's colours by name.
enum UIKitColors {
  /// The document of a colour, by its name in Swift or Objective-C; nil if there is none.
  static func named(_ name: String) -> DocumentValue? {
    var plain = name
    if plain.hasSuffix("Color"), plain != "Color" { plain.removeLast("Color".count) }
    guard NamedColors.entry(plain) != nil else { return nil }
    return .string(plain)
  }
}
