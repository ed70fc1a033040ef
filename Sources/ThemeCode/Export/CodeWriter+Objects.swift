import ObjectModel
import ScreenFormat
import Text

extension CodeWriter {
  // MARK: Attributes

  /// Text attributes. Those of iOS 5 become those that took their place.
  mutating func attributes(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    guard case .object(let object) = value else { throw NoCode("the value is no attributes") }
    var members: [(String, String)] = []
    var setup: [String] = []
    var since = 0
    func key(_ name: String, _ objectiveC: String) -> String {
      language.choose(".\(name)", objectiveC)
    }
    for member in object.members {
      switch member.key {
      case "shadow":
        let parts = member.node.object
        let shadow = try shadow([
          ("shadowColor", parts?["color"]?.value, .color),
          ("shadowOffset", parts?["offset"]?.value, .size),
          ("shadowBlurRadius", parts?["blurRadius"]?.value, .number),
        ])
        setup += shadow.setup
        since = max(since, shadow.since)
        members.append((key("shadow", "NSShadowAttributeName"), shadow.text))
      case "paragraphStyle":
        let style = try paragraphStyle(member.node)
        setup += style.setup
        since = max(since, style.since)
        members.append((key("paragraphStyle", "NSParagraphStyleAttributeName"), style.text))
      case "textShadowColor", "textShadowOffset":
        guard !members.contains(where: { $0.0 == key("shadow", "NSShadowAttributeName") }) else {
          continue
        }
        let color: DocumentValue = .object([("white", .number(0)), ("alpha", .number(0.5))])
        let shadow = try shadow([
          ("shadowColor", object["textShadowColor"]?.value ?? color, .color),
          ("shadowOffset", object["textShadowOffset"]?.value ?? .numbers([0, -1]), .size),
        ])
        setup += shadow.setup
        since = max(since, shadow.since)
        members.append((key("shadow", "NSShadowAttributeName"), shadow.text))
      default:
        guard let (name, type) = AttributeNames.all[member.key] else {
          throw NoCode("the attribute '\(member.key)' isn't exported")
        }
        var code = try self.code(member.node.value, as: type)
        if language == .objectiveC, type == .number || type == .integer {
          code.text = "@(\(code.text))"
        }
        setup += code.setup
        since = max(since, code.since)
        let swift = member.key == "textColor" ? "foregroundColor" : member.key
        members.append((key(swift, name), code.text))
      }
    }
    let texts = members.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return ValueCode(
      language.choose(texts.isEmpty ? "[:]" : "[\(texts)]", "@{\(texts)}"), setup: setup,
      since: since)
  }

  /// A paragraph style, in a variable of its own.
  private mutating func paragraphStyle(_ node: DocumentNode) throws(NoCode) -> ValueCode {
    guard case .object(let object) = literals.resolved(node.value) else { throw unfit }
    let name = unique("paragraphStyle")
    var result = ValueCode(
      name,
      setup: [
        language.choose(
          "let \(name) = NSMutableParagraphStyle()",
          "NSMutableParagraphStyle *\(name) = [[NSMutableParagraphStyle alloc] init];")
      ])
    result.since = 6
    for member in object.members {
      let type: ValueType =
        switch member.key {
        case "alignment":
          .enumeration(name: "textAlignment", cases: TextAlignment.allCases.map(\.rawValue))
        case "lineBreakMode":
          .enumeration(name: "lineBreakMode", cases: LineBreakMode.allCases.map(\.rawValue))
        case "lineBreakStrategy":
          .enumeration(
            name: "lineBreakStrategy", cases: LineBreakStrategy.allCases.map(\.rawValue))
        default: .number
        }
      let value = try code(member.node.value, as: type)
      result.setup.append(assignment(name, member.key, value.text))
      // NSParagraphStyle has it in iOS 9, and the strategies in 14.
      if member.key == "lineBreakStrategy" { result.since = 14 }
    }
    return result
  }

  /// A shadow, in a variable of its own.
  private mutating func shadow(
    _ parts: [(name: String, value: DocumentValue?, type: ValueType)]
  ) throws(NoCode) -> ValueCode {
    let given = parts.filter { $0.value != nil }
    if given.isEmpty {
      return ValueCode(language.choose("NSShadow()", "[[NSShadow alloc] init]"))
    }
    let name = unique("shadow")
    var result = ValueCode(
      name,
      setup: [
        language.choose(
          "let \(name) = NSShadow()", "NSShadow *\(name) = [[NSShadow alloc] init];")
      ])
    for part in given {
      let value = try code(part.value ?? .null, as: part.type)
      result.setup += value.setup
      result.setup.append(assignment(name, part.name, value.text))
      result.since = max(result.since, value.since)
    }
    return result
  }

  func assignment(_ target: String, _ property: String, _ value: String) -> String {
    "\(target).\(property) = \(value)" + language.choose("", ";")
  }

  // MARK: Appearance objects

  /// An object that is a property's value: a variable that its members are set of.
  mutating func object(
    _ value: DocumentValue, _ type: ObjectType
  ) throws(NoCode) -> ValueCode {
    if type.base == EffectCode.base { return try effect(value, type) }
    guard case .object(let object) = value else { throw NoCode("the value is no object") }
    let className = object["class"]?.string ?? type.defaultClass ?? type.base
    if className == "UIButtonConfiguration" { return try buttonConfiguration(object) }
    guard className.hasSuffix("BarAppearance") || className.hasSuffix("ItemAppearance") else {
      throw NoCode("objects of '\(className)' aren't exported")
    }
    let whole = literals.deep(value)
    if let known = made.code(className, whole, since: subject.since) { return known }
    let name = unique(CodeLanguage.identifier(subject.property))
    var result = ValueCode(
      name,
      setup: [
        language.choose(
          "let \(name) = \(className)()", "\(className) *\(name) = [[\(className) alloc] init];")
      ], since: 13)
    try members(of: object, className, name, into: &result)
    made.add(
      MadeObject(name: name, className: className, value: whole, since: result.since))
    return result
  }

  /// The statements that set the members of an object, but for its class and what the code that makes it has said.
  mutating func members(
    of object: DocumentObject, _ className: String, _ target: String, into result: inout ValueCode,
    but said: Set<String> = []
  ) throws(NoCode) {
    guard let id = classes.id(named: className) else {
      throw NoCode("there is no class '\(className)'")
    }
    for member in object.members where member.key != "class" && !said.contains(member.key) {
      guard let property = classes.property(member.key, of: id) else {
        throw NoCode("'\(className)' has no '\(member.key)'")
      }
      subject.property = property.name
      if property.name == "configuration" {
        guard let name = member.node.string else { throw NoCode("the configuration is no name") }
        let method = "configureWith" + UIKitNames.capitalized(name)
        // It resets what was set before, and so comes first.
        result.setup.insert(
          language.choose("\(target).\(method)()", "[\(target) \(method)];"),
          at: min(result.setup.count, 1))
        continue
      }
      if property.name == "backIndicatorImage"
        || property.name == "backIndicatorTransitionMaskImage"
      {
        try backIndicator(of: object, member.key, target, into: &result)
        continue
      }
      if case .object(let type) = property.type, type.isValue, type.base != EffectCode.base,
        property.name != LiteralCode.symbolConfigurationName, let parts = member.node.object
      {
        try members(
          of: parts, parts["class"]?.string ?? type.defaultClass ?? type.base,
          "\(target).\(property.name)", into: &result)
        continue
      }
      if property.name == LiteralCode.symbolConfigurationName, let parts = member.node.object {
        let code = try literals.symbolConfiguration(parts)
        result.setup.append(assignment(target, property.name, code.text))
        continue
      }
      let code =
        LiteralCode.directionalInsets.contains(property.name)
        ? try literals.directionalInsets(member.node.value)
        : try self.code(member.node.value, as: property.type)
      result.setup += code.setup
      result.since = max(result.since, code.since, property.since)
      result.setup.append(
        assignment(target, UIKitNames.property(property, in: language), code.text))
    }
  }

  /// The two images of a back indicator, which have one setter.
  private mutating func backIndicator(
    of object: DocumentObject, _ key: String, _ target: String, into result: inout ValueCode
  ) throws(NoCode) {
    guard key == "backIndicatorImage", let mask = object["backIndicatorTransitionMaskImage"],
      let image = object["backIndicatorImage"]
    else {
      // The other of the two writes both.
      if object["backIndicatorImage"] != nil, key != "backIndicatorImage" { return }
      throw NoCode("a back indicator needs its image and its mask")
    }
    let (first, second) = (try code(image.value, as: .image), try code(mask.value, as: .image))
    result.since = max(result.since, first.since, second.since)
    result.setup.append(
      language.choose(
        "\(target).setBackIndicatorImage(\(first.text), transitionMaskImage: \(second.text))",
        "[\(target) setBackIndicatorImage:\(first.text) transitionMaskImage:\(second.text)];"))
  }

  // MARK: Statements

  /// The statements that set a property of a target, which is of a class.
  ///
  /// - Throws: `NoCode` if UIKit has no setter, or code can't say the value.
  mutating func statements(
    _ target: String, _ className: String, _ property: PropertyDeclaration, _ axes: AxisValues,
    _ value: DocumentValue
  ) throws(NoCode) -> ValueCode {
    if language == .swift, property.name == "segmentedControlStyle" {
      throw NoCode("Swift doesn't have it, since it did nothing from iOS 7 on")
    }
    let known = UIKitNames.since(property, of: className, in: classes)
    subject = StatementSubject(
      className: className, property: property.name, states: axes.state.names, since: known)
    var result = try code(value, as: property.type)
    let since = max(result.since, known)
    guard !property.axes.isEmpty else {
      let text = assignment(target, UIKitNames.property(property, in: language), result.text)
      result.text = text
      result.since = since
      return result
    }
    guard let setter = UIKitNames.setter(of: property, axes) else {
      throw NoCode("its setter has names that documents don't tell")
    }
    var arguments: [(objectiveC: String, swift: String, text: String)] = []
    for part in setter.parts {
      guard let text = UIKitNames.axis(part, axes, in: language) else {
        throw NoCode("its setter needs a style that documents don't tell")
      }
      arguments.append((part.objectiveC, part.swift, text))
    }
    let name = AxisSetter.name(of: property.name)
    switch language {
    case .swift:
      let rest = arguments.map { ", \($0.swift): \($0.text)" }.joined()
      result.text = "\(target).\(name)(\(result.text)\(rest))"
    case .objectiveC:
      let rest = arguments.map { " \($0.objectiveC):\($0.text)" }.joined()
      result.text = "[\(target) \(name):\(result.text)\(rest)];"
    }
    result.since = since
    return result
  }
}
