/// A condition that nothing decides, and the side that is taken.
///
/// Both sides are run, as those of a trait are: what they set alike is known whatever the condition is.
struct Assumption {
  /// The condition as code spells it.
  var condition: String
  /// Whether it is taken to hold.
  var holds: Bool
  /// The option that takes the other side; nil where a message has said it already.
  var option: String?
  /// Where the condition was met first.
  var place: CodePlace

  /// What is assumed, in words.
  var text: String { holds ? condition : "not \(condition)" }
}

extension TraitTest {
  private static let assumed = "assumption"

  /// A test that stands for an assumption.
  static func assumption(_ number: Int) -> TraitTest {
    TraitTest(key: "\(assumed) \(number)", value: "yes", other: "no")
  }

  /// The number of the assumption that it stands for; nil for a trait.
  var assumption: Int? {
    guard key.hasPrefix(Self.assumed) else { return nil }
    return Int(key.dropFirst(Self.assumed.count + 1))
  }

  /// Whether it holds only where an assumption does not.
  var isUnlikely: Bool { value == "no" && assumption != nil }
}

extension CodeValue {
  /// The value where all assumptions hold.
  var assumed: CodeValue {
    var value = self
    while case .conditional(let test, let a, let b) = value, test.assumption != nil {
      value = test.isUnlikely ? b : a
    }
    return value
  }
}

extension CodeContext {
  /// The greatest number of assumptions in each other: each runs code twice.
  private static let assumptions = 3

  /// The tests of assumptions around the statement that runs.
  var assumptions: [TraitTest] { tests.filter { $0.assumption != nil } }

  /// Whether the code runs only where an assumption does not hold.
  var isUnlikely: Bool { tests.contains(where: \.isUnlikely) }

  /// A test for a condition that nothing decides; nil where too many lie in each other.
  ///
  /// - Parameters:
  ///   - holds: the side that is taken.
  ///   - isSaid: whether a message tells of the condition already.
  func assume(_ condition: String, holds: Bool = true, isSaid: Bool = false) -> TraitTest? {
    let known = interpreter.assumptions.firstIndex {
      $0.condition == condition && $0.holds == holds
    }
    if let known {
      let test = TraitTest.assumption(known)
      return tests.contains { $0.key == test.key } || assumptions.count < Self.assumptions
        ? test : nil
    }
    guard assumptions.count < Self.assumptions else { return nil }
    interpreter.assumptions.append(
      Assumption(
        condition: condition, holds: holds,
        option: isSaid ? nil : DefineOption.text(condition, !holds), place: place))
    return .assumption(interpreter.assumptions.count - 1)
  }

  /// A member of an object as it is once a value is set, which may be where an assumption does not hold; nil where it
  /// stays.
  func merged(_ value: CodeValue, over old: CodeValue?) -> CodeValue? {
    var result = value
    for test in assumptions.reversed() {
      if test.isUnlikely {
        guard let old, let taken = test.negated else { return nil }
        result = .conditional(taken, old, result)
      } else {
        result = .conditional(test, result, old ?? .unknown(""))
      }
    }
    return result
  }
}
