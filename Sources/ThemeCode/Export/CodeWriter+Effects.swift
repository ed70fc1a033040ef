import ObjectModel
import ScreenFormat

extension CodeWriter {
  /// An effect, by its name or as an object: a constructor, or a variable that its members are set of.
  mutating func effect(_ value: DocumentValue, _ type: ObjectType) throws(NoCode) -> ValueCode {
    let effect = try EffectCode(value, type, literals, classes)
    guard let object = effect.open else { return effect.constructor }
    let (className, constructor) = (effect.className, effect.constructor.text)
    let name = unique(CodeLanguage.identifier(subject.property))
    var result = ValueCode(
      name,
      setup: [
        language.choose("let \(name) = \(constructor)", "\(className) *\(name) = \(constructor);")
      ], since: effect.constructor.since)
    try members(of: object, className, name, into: &result, but: EffectCode.said)
    return result
  }
}

/// The constructor of an effect, and what it does not say.
struct EffectCode {
  /// The class that effects derive from.
  static let base = "UIVisualEffect"
  /// What constructors say.
  static let said: Set = ["style"]

  let className: String
  let constructor: ValueCode
  /// The object whose members are to be set; nil where the constructor says all.
  let open: DocumentObject?

  init(
    _ value: DocumentValue, _ type: ObjectType, _ literals: LiteralCode, _ classes: ClassTable
  ) throws(NoCode) {
    let value = literals.resolved(value)
    func named(_ name: String) throws(NoCode) -> ValueCode {
      guard case .enumeration(_, _, let since)? = classes.shorthand(of: type)?.type else {
        throw literals.unfit
      }
      return ValueCode(UIKitNames.effect(name, in: literals.language), since: since[name] ?? 8)
    }
    if case .string(let name) = value {
      (className, constructor, open) = (type.defaultClass ?? type.base, try named(name), nil)
      return
    }
    guard case .object(let object) = value else { throw literals.unfit }
    className = object["class"]?.string ?? type.defaultClass ?? type.base
    let style = object["style"].map { literals.resolved($0.value) }
    switch className {
    case type.defaultClass:
      guard case .string(let name)? = style else { throw NoCode("the effect has no style") }
      (constructor, open) = (try named(name), nil)
    case "UIGlassEffect":
      constructor = try named(style == .string("clear") ? "clearGlass" : "glass")
      open = Self.hasMore(object) ? object : nil
    case "UIGlassContainerEffect":
      constructor = ValueCode(
        literals.language.choose("\(className)()", "[[\(className) alloc] init]"), since: 26)
      open = Self.hasMore(object) ? object : nil
    default: throw NoCode("objects of '\(className)' aren't exported")
    }
  }

  private static func hasMore(_ object: DocumentObject) -> Bool {
    object.members.contains { $0.key != "class" && !said.contains($0.key) }
  }
}
