/// The size of a value: the number of its parts and theirs, each as often as it is reached, and a part for each 64
/// bytes of text.
struct ValueSize {
  private(set) var parts = 0
  /// Whether it is larger or deeper than values may be.
  private(set) var isTooLarge = false
  /// Whether objects are looked into that are shared rather than copied.
  private let followsObjects: Bool

  /// - Complexity: linear in the size, up to `CodeLimits.valueParts`.
  init(of value: CodeValue, followsObjects: Bool = false) {
    self.followsObjects = followsObjects
    add(value, depth: 0)
  }

  private mutating func add(_ value: CodeValue, depth: Int) {
    parts += 1
    guard parts <= CodeLimits.valueParts, depth <= CodeLimits.valueDepth else {
      isTooLarge = true
      return
    }
    switch value {
    case .string(let text): add(text)
    case .number(_, let text, _): add(text)
    case .symbol(let name, _): add(name)
    case .enumerated(_, _, let arguments), .tuple(let arguments):
      for argument in arguments where !isTooLarge { add(argument.value, depth: depth + 1) }
    case .numbers(let elements), .array(let elements):
      for element in elements where !isTooLarge { add(element, depth: depth + 1) }
    case .dictionary(let members):
      for member in members where !isTooLarge {
        add(member.key, depth: depth + 1)
        add(member.value, depth: depth + 1)
      }
    case .conditional(_, let first, let second):
      add(first, depth: depth + 1)
      if !isTooLarge { add(second, depth: depth + 1) }
    case .named(_, let inner): add(inner, depth: depth + 1)
    case .from(_, let inner):
      parts -= 1
      add(inner, depth: depth)
    case .object(let object):
      guard followsObjects else { return }
      for member in object.members where !isTooLarge { add(member.value, depth: depth + 1) }
    case .library(let made):
      for part in made.parts where !isTooLarge { add(part, depth: depth + 1) }
      parts += made.documentParts
      if parts > CodeLimits.valueParts { isTooLarge = true }
    case .boolean, .null, .range, .type, .closure, .trait, .unknown, .implicit, .nothing: break
    }
  }

  private mutating func add(_ text: String) {
    parts += text.utf8.count / 64
    if parts > CodeLimits.valueParts || text.utf8.count > CodeLimits.textBytes { isTooLarge = true }
  }
}

extension CodeContext {
  /// The value, whose parts are counted as steps; not known if it is larger than values may be.
  func bounded(_ value: CodeValue, _ text: @autoclosure () -> String) -> CodeValue {
    switch value.bare {
    case .boolean, .null, .symbol, .range, .type, .object, .closure, .trait, .unknown, .implicit,
      .nothing, .number:
      return value
    default: break
    }
    let size = ValueSize(of: value)
    interpreter.charge(size.parts / 4)
    guard size.isTooLarge else { return value }
    return tooLarge(text())
  }

  /// An unknown value in place of one that is too large, with a note.
  func tooLarge(_ text: String) -> CodeValue {
    note(
      "the value is larger than values may be: \(CodeLimits.valueParts) parts, "
        + "\(CodeLimits.valueDepth) in each other, \(CodeLimits.textBytes >> 20) MiB of text")
    return .unknown(text)
  }
}
