import ScreenFormat

/// The truth of a condition, as far as it is known.
enum Truth {
  case yes, no
  case traits(TraitCases)
  /// The text names what is asked.
  case unknown(String)

  init(_ holds: Bool) { self = holds ? .yes : .no }

  static func trait(_ test: TraitTest) -> Truth { .traits(TraitCases(test)) }

  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .traits(let cases): .traits(cases.negated)
    case .unknown(let text): .unknown(text)
    }
  }

  static func both(_ a: Truth, _ b: Truth) -> Truth {
    switch (a, b) {
    case (.no, _), (_, .no): .no
    case (.yes, let other), (let other, .yes): other
    case (.unknown(let text), _), (_, .unknown(let text)): .unknown(text)
    case (.traits(let first), .traits(let second)): both(first, second)
    }
  }

  private static func both(_ first: TraitCases, _ second: TraitCases) -> Truth {
    guard let cases = first.and(second) else { return .unknown("so many traits at once") }
    return cases.same.map { Truth($0) } ?? .traits(cases)
  }

  static func either(_ a: Truth, _ b: Truth) -> Truth { both(a.negated, b.negated).negated }
}
