import ObjectModel
import ScreenFormat

// Members of values, types and objects.
extension CodeEvaluator {
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
    case .system("windows") where ["first", "last", "firstObject", "lastObject"].contains(name):
      return .window
    case .system: return systemMember(name, text)
    case .window:
      return name == "traitCollection" ? .system(name) : .unknown(text)
    case .proxy(let proxy):
      return value(of: name, toldTo: proxy) ?? .unknown("through a proxy: \(text)")
    case .color, .symbol, .image, .filled, .font, .string, .number, .boolean, .dictionary, .array,
      .numbers:
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
    case "CGFloat", "Double", "Float", "Int":
      if let number = NumericLimits.named(name) { return .number(number) }
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
    if object.className == CodeCanvas.context, name == "cgContext" || name == "CGContext" {
      return .object(object)
    }
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

  func valueMember(_ name: String, of base: CodeValue, _ text: String) -> CodeValue {
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
    case ("count", .dictionary(let members)): return .number(Double(members.count), isInteger: true)
    case ("isEmpty", .array(let elements)): return .boolean(elements.isEmpty)
    case ("isEmpty", .dictionary(let members)): return .boolean(members.isEmpty)
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
      guard let size = size(of: image) else { return .unknown(text) }
      return .numbers([.number(size.width), .number(size.height)])
    case ("size", .filled(_, let size)): return .numbers(size.map { .number($0) })
    case (_, .numbers(let parts)): return Geometry.member(name, of: parts) ?? .unknown(text)
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
