/// Values that depend on traits, split by them.
enum TraitSplit {
  /// A test that the value depends on; nil if there is none, or only light and dark colours.
  static func test(in value: CodeValue) -> TraitTest? {
    switch value {
    case .named(_, let inner), .from(_, let inner), .library(UIKitValue.filled(let inner, _)):
      return test(in: inner)
    case .conditional(let own, let a, let b):
      if own.key == "userInterfaceStyle", isColor(a), isColor(b) {
        return test(in: a) ?? test(in: b)
      }
      return own
    case .dictionary(let members): return members.lazy.compactMap { test(in: $0.value) }.first
    case .array(let elements), .numbers(let elements):
      return elements.lazy.compactMap { test(in: $0) }.first
    case .object(let object): return object.members.lazy.compactMap { test(in: $0.value) }.first
    default: return nil
    }
  }

  private static func isColor(_ value: CodeValue) -> Bool {
    switch value.plain {
    case .library(UIKitValue.color): true
    case .symbol(let name, _): UIKitColors.named(name) != nil
    case .conditional(_, let a, let b): isColor(a) && isColor(b)
    default: false
    }
  }

  /// The value where a test holds, or where it does not.
  static func value(_ value: CodeValue, where test: TraitTest, holds: Bool) -> CodeValue {
    func split(_ value: CodeValue) -> CodeValue { self.value(value, where: test, holds: holds) }
    switch value {
    case .from(let origin, let inner): return split(inner).from(origin)
    case .named(let name, let inner):
      let result = split(inner)
      // A name stands for one value.
      if self.test(in: inner) == nil { return .named(name, result) }
      return result
    case .conditional(let own, let a, let b):
      if own == test { return split(holds ? a : b) }
      return .conditional(own, split(a), split(b))
    case .library(UIKitValue.filled(let color, let size)):
      return .filled(split(color), size: size)
    case .dictionary(let members):
      return .dictionary(members.map { (key: $0.key, value: split($0.value)) })
    case .array(let elements): return .array(elements.map(split))
    case .numbers(let elements): return .numbers(elements.map(split))
    case .object(let object): return .object(object.copy(split))
    default: return value
    }
  }
}
