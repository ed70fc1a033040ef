/// Compares values as rules have them.
enum ValueComparison {
  private static let depth = 32

  /// Whether a rule would be the same with either value. Values that nobody knows are different.
  static func areSame(_ first: CodeValue, _ second: CodeValue, depth: Int = 0) -> Bool {
    guard depth < Self.depth else { return false }
    func same(_ a: CodeValue, _ b: CodeValue) -> Bool { areSame(a, b, depth: depth + 1) }
    func same(_ a: [CodeValue], _ b: [CodeValue]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { same($0, $1) }
    }
    switch (first.plain, second.plain) {
    case (.number(let a, _, _), .number(let b, _, _)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.null, .null), (.nothing, .nothing): return true
    case (.symbol(let a, _), .symbol(let b, _)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.trait(let a), .trait(let b)): return a == b
    case (.numbers(let a), .numbers(let b)), (.array(let a), .array(let b)): return same(a, b)
    case (.enumerated(let a, _, let first), .enumerated(let b, _, let second)):
      return a == b && same(first.map(\.value), second.map(\.value))
    case (.dictionary(let a), .dictionary(let b)):
      return same(a.map(\.key), b.map(\.key)) && same(a.map(\.value), b.map(\.value))
    case (.conditional(let a, let first, let other), .conditional(let b, let second, let last)):
      return a == b && same(first, second) && same(other, last)
    case (.object(let a), .object(let b)):
      guard a !== b else { return true }
      let (first, second) = (
        a.members.sorted { $0.name < $1.name }, b.members.sorted { $0.name < $1.name }
      )
      return a.className == b.className && first.map(\.name) == second.map(\.name)
        && same(first.map(\.value), second.map(\.value))
    case (.library(let a), .library(let b)): return a.isSame(as: b)
    default: return false
    }
  }
}
