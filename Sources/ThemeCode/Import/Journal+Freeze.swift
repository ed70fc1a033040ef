extension Journal {
  /// Makes the values of all effects so far what they are now, whatever code does to their objects later.
  mutating func freeze() {
    for index in effects.indices {
      guard case .library(UIKitEffect.rule(let proxy, let setter, let value)) = effects[index].kind
      else { continue }
      effects[index].kind = .library(UIKitEffect.rule(proxy, setter, value.frozen))
    }
  }
}

extension CodeValue {
  /// The value with copies of the objects in it.
  fileprivate var frozen: CodeValue {
    switch self {
    case .object(let object): object.copy().map { .object($0) } ?? self
    case .named(let name, let inner): .named(name, inner.frozen)
    case .from(let origin, let inner): .from(origin, inner.frozen)
    case .conditional(let test, let a, let b): .conditional(test, a.frozen, b.frozen)
    default: self
    }
  }
}
