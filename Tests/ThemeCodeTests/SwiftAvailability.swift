import ScreenFormat
import TestSupport

@testable import ThemeCode

/// The first iOS with each class, property, method and constant, as the header of the stubs tells.
struct IntroducedNames {
  private var classes: [String: (superclass: String?, since: Double)] = [:]
  /// The members of classes: properties by name with their types, methods by selector.
  private var members: [String: [String: (since: Double, type: String)]] = [:]
  private var constants: [String: Double] = [:]

  /// Reads a header.
  init(_ header: String) {
    var owner = ""
    // Declarations end with a semicolon; what begins a class ends with its line.
    var waiting = ""
    for line in header.split(separator: "\n") where !line.hasPrefix("//") && !line.hasPrefix("#") {
      waiting += (waiting.isEmpty ? "" : " ") + line
      if waiting.contains("@interface"), !waiting.hasPrefix("@class") {
        owner = addClass(waiting)
        waiting = ""
      } else if waiting.contains(";") || waiting.hasPrefix("@end") || waiting.hasPrefix("@protocol")
      {
        if waiting.hasPrefix("@protocol") { owner = "UIAppearance" }
        add(waiting, to: owner)
        waiting = ""
      }
    }
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    String(text).split { (c: Character) in !(c.isLetter || c.isNumber || c == "_") }.map(
      String.init)
  }

  /// The number in `IOS(13)` behind a part of a declaration; 0 without one.
  private static func since(_ text: some StringProtocol) -> Double {
    guard let start = String(text).firstRange(of: "IOS(")?.upperBound else { return 0 }
    return Double(String(text)[start...].prefix { $0 != ")" }) ?? 0
  }

  private mutating func addClass(_ text: String) -> String {
    let parts = Self.words(text.split(separator: "@interface", maxSplits: 1).last ?? "")
    guard let name = parts.first else { return "" }
    let hasSuperclass = text.split(separator: "@interface").last?.contains(":") == true
    if classes[name] == nil || hasSuperclass {
      classes[name] = (hasSuperclass && parts.count > 1 ? parts[1] : nil, Self.since(text))
    }
    return name
  }

  private mutating func add(_ text: String, to owner: String) {
    let since = Self.since(text)
    let plain = String(text).split(separator: " IOS(").first.map(String.init) ?? text
    if text.hasPrefix("@property") {
      var declaration = Self.words(plain.replacing("@property", with: ""))
      declaration.removeAll { ["nullable", "null_resettable", "class", "readonly"].contains($0) }
      // `UIColor *a, *b`: names behind the type.
      for name in declaration.dropFirst() {
        members[owner, default: [:]][name] = (since, declaration.first ?? "")
      }
    } else if text.hasPrefix("+") || text.hasPrefix("-") {
      var selector = ""
      var depth = 0
      var word = ""
      for character in plain.drop(while: { $0 != ")" }).dropFirst() {
        switch character {
        case "(", "<": depth += 1
        case ")", ">": depth -= 1
        case ":" where depth == 0:
          selector += "\(word):"
          word = ""
        case _ where character.isLetter || character.isNumber:
          if depth == 0 { word.append(character) }
        default: word = ""
        }
      }
      if selector.isEmpty { selector = Self.words(plain).last ?? "" }
      members[owner, default: [:]][selector] = (since, "")
    } else {
      // Constants, each with a version of its own.
      for part in text.split(separator: ",") {
        let since = Self.since(part)
        guard since > 0 else { continue }
        let names = Self.words(part.split(separator: " IOS(")[0])
        if let name = names.last { constants[name] = since }
      }
    }
  }

  func since(class name: String) -> Double {
    lineage(name).map { classes[$0]?.since ?? 0 }.max() ?? 0
  }

  private func lineage(_ name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let current = next, result.count < 10 {
      result.append(current)
      next = classes[current]?.superclass
    }
    return result
  }

  /// A property by its name in Swift; nil if the class has none.
  func property(_ name: String, of owner: String) -> (since: Double, type: String)? {
    var names = [name]
    if name.hasPrefix("is"), name.count > 2 {
      let rest = name.dropFirst(2)
      names.append(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    if name == "style" { names.append("activityIndicatorViewStyle") }
    for type in lineage(owner) {
      for name in names { if let found = members[type]?[name] { return found } }
    }
    return nil
  }

  /// The first iOS with a method of a base name and a number of arguments; nil if the class has none.
  func method(_ name: String, _ count: Int, of owner: String) -> Double? {
    for type in lineage(owner) + ["UIAppearance"] {
      let found = (members[type] ?? [:]).filter { selector, _ in
        let parts = selector.split(separator: ":")
        return parts.count == count && parts.first.map(String.init) == name
      }
      if let least = found.values.map(\.since).min() { return least }
    }
    return nil
  }

  /// The first iOS with a case; 0 for all.
  func constant(_ name: String, of type: String) -> Double {
    constants[type + name.prefix(1).uppercased() + name.dropFirst()] ?? 0
  }
}

/// Finds uses of what is newer than the conditions around it, in the syntax tree of exported Swift.
struct SwiftAvailability {
  let names: IntroducedNames
  private(set) var findings: [String] = []
  /// The number of uses of what not every system has.
  private(set) var guarded = 0
  private var types: [String: String] = [:]
  /// The condition that does not count, as if it were taken away.
  private let missing: SourcePosition?
  /// The conditions that ask for a system.
  private(set) var conditions: [SourcePosition] = []

  init(names: IntroducedNames, without missing: SourcePosition? = nil) {
    self.names = names
    self.missing = missing
  }

  mutating func check(_ unit: CodeUnit, minimum: Int) {
    for constant in unit.constants {
      if let value = constant.value { visit(value, Double(minimum)) }
    }
    for function in unit.functions { visit(function.body, Double(minimum)) }
  }

  private mutating func need(
    _ since: Double?, _ known: Double, _ what: String, at position: SourcePosition
  ) {
    guard let since else {
      findings.append("\(position): the header has no \(what)")
      return
    }
    // Code can ask for whole versions only where a part of one is needed.
    if since.rounded(.up) > known { findings.append("\(position): \(what) needs iOS \(since)") }
    if since > 0 { guarded += 1 }
  }

  private mutating func visit(_ statements: [CodeStatement], _ outer: Double) {
    var known = outer
    for statement in statements {
      switch statement.kind {
      case .expression(let expression): visit(expression, known)
      case .local(let name, _, let value):
        guard let value else { continue }
        visit(value, known)
        types[name] = type(of: value)
      case .assignment(let target, _, let value):
        assign(target, value, known)
      case .condition(let tests, let then, let otherwise):
        conditions.append(statement.position)
        let version = statement.position == missing ? 0 : Self.version(tests)
        visit(then, Swift.max(known, version))
        visit(otherwise, known)
      case .requirement(let tests, let otherwise):
        visit(otherwise, known)
        known = Swift.max(known, Self.version(tests))
      case .result(let value): if let value { visit(value, known) }
      case .block(let body): visit(body, known)
      default: findings.append("\(statement.position): a statement that exports don't have")
      }
    }
  }

  private static func version(_ tests: [CodeExpression]) -> Double {
    tests.map { test in
      guard case .available(let platforms) = test.kind else { return 0 }
      return platforms.first { $0.platform == "iOS" }?.version ?? 0
    }.max() ?? 0
  }

  private mutating func assign(_ target: CodeExpression, _ value: CodeExpression, _ known: Double) {
    visit(value, known)
    guard case .member(let base?, let name) = target.kind, let owner = type(of: base) else {
      return
    }
    visit(base, known)
    let property = names.property(name, of: owner)
    need(property?.since, known, "\(owner).\(name)", at: target.position)
    if case .member(nil, let item) = value.kind, let type = property?.type {
      need(names.constant(item, of: type), known, "\(type).\(item)", at: value.position)
    }
  }

  /// The class of what an expression stands for; nil where that does not matter.
  private func type(of expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name("window"): return "UIWindow"
    case .name(let name): return types[name]
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name): return name
      case .member(let base?, let method):
        if case .name(let type) = base.kind, type.hasPrefix("UI") { return type }
        return method == "resizableImage" ? "UIImage" : nil
      default: return nil
      }
    case .member(let base?, let name):
      return type(of: base).flatMap { names.property(name, of: $0)?.type }
    default: return nil
    }
  }

  private mutating func visit(_ expression: CodeExpression, _ known: Double) {
    let position = expression.position
    switch expression.kind {
    case .call(let callee, let arguments):
      for argument in arguments { visit(argument.value, known) }
      call(callee, arguments, known)
    case .member(let base?, let name):
      if case .name("UIColor") = base.kind {
        let property = names.property("\(name)Color", of: "UIColor")
        return need(property?.since, known, "UIColor.\(name)", at: position)
      }
      visit(base, known)
    case .array(let elements): for element in elements { visit(element, known) }
    case .dictionary(let members): for member in members { visit(member.value, known) }
    case .closure(_, let body): visit(body, known)
    case .choice(_, let first, let second):
      visit(first, known)
      visit(second, known)
    case .infix(_, let left, let right):
      visit(left, known)
      visit(right, known)
    default: break
    }
  }

  private mutating func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ known: Double
  ) {
    let position = callee.position
    let first = arguments.first?.label ?? ""
    switch callee.kind {
    case .name(let type) where type.hasPrefix("UI") || type.hasPrefix("NS"):
      need(names.since(class: type), known, type, at: position)
      var selector: String?
      switch (type, first) {
      case ("UIColor", "named"): selector = "colorNamed"
      case ("UIColor", "displayP3Red"): selector = "colorWithDisplayP3Red"
      case ("UIColor", "") where arguments.count == 1: selector = "colorWithDynamicProvider"
      case ("UIImage", "systemName"): selector = "systemImageNamed"
      case ("UITraitCollection", "traitsFrom"): break
      case ("UITraitCollection", _):
        selector = "traitCollectionWith" + first.prefix(1).uppercased() + first.dropFirst()
      case ("UIBlurEffect", _):
        if case .member(nil, let style)? = arguments.first?.value.kind {
          need(
            names.constant(style, of: "UIBlurEffectStyle"), known, "style \(style)", at: position)
        }
      default: break
      }
      if let selector {
        need(
          names.method(selector, arguments.count, of: type), known, "\(type)(\(first):)",
          at: position)
      }
    case .member(let base?, let name):
      visit(base, known)
      guard let owner = baseType(base) else { return }
      if case .name = base.kind { need(names.since(class: owner), known, owner, at: position) }
      var selector = name
      switch name {
      case "appearance":
        for argument in arguments {
          let part =
            argument.label == "for"
            ? "appearanceForTraitCollection" : "appearanceWhenContainedInInstancesOfClasses"
          need(names.method(part, 1, of: owner), known, part, at: position)
        }
        return
      case "systemFont", "boldSystemFont", "italicSystemFont": selector = "\(name)OfSize"
      case "preferredFont":
        selector = "preferredFontForTextStyle"
        if case .member(nil, let style)? = arguments.first?.value.kind {
          need(
            names.constant(style, of: "UIFontTextStyle"), known, "text style \(style)", at: position
          )
        }
      case "resizableImage": selector = "resizableImageWithCapInsets"
      case "withRenderingMode": selector = "imageWithRenderingMode"
      case "withAlphaComponent": selector = "colorWithAlphaComponent"
      default: break
      }
      if selector.hasPrefix("configureWith") { return }
      need(
        names.method(selector, arguments.count, of: owner), known, "\(owner).\(selector)",
        at: position)
    default: break
    }
  }

  private func baseType(_ base: CodeExpression) -> String? {
    if case .name(let name) = base.kind, types[name] == nil, name.hasPrefix("UI") { return name }
    if case .member(.some(let inner), _) = base.kind, case .name("UIColor") = inner.kind {
      return "UIColor"
    }
    return type(of: base)
  }
}
