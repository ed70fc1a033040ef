/// A rule that matches an object, with the figures that decide between it and others.
struct RuleMatch {
  /// The position in the sheet; of equals the later wins.
  var order: Int
  /// True for a rule that a declared class brings itself.
  var isOfClass = false
  /// The depth of the rule's class in the class hierarchy.
  var classDepth: Int
  /// The depth of each container in the tree, outermost first.
  var embedding: [Int]
  /// The depth of each container's class in the class hierarchy, outermost first.
  var containerDepths: [Int]
  var traitCount: Int
}

/// The precedence of matching rules, as described in `Documentation/appearance.md`.
enum Precedence {
  /// The reason why a rule wins, in the order in which reasons are tried.
  enum Reason: Sendable, Hashable {
    case notOfClass
    case moreDerivedClass
    /// The container at an index, counted from the outermost, is nearer to the window.
    case furtherOut(container: Int)
    case longerChain
    case moreTraits
    case moreDerivedContainer(container: Int)
    case later
  }

  /// True when `a` beats `b`, with the first reason that tells them apart.
  static func beats(_ a: RuleMatch, _ b: RuleMatch) -> (wins: Bool, reason: Reason) {
    if a.isOfClass != b.isOfClass { return (b.isOfClass, .notOfClass) }
    if a.classDepth != b.classDepth {
      return (a.classDepth > b.classDepth, .moreDerivedClass)
    }
    let shared = min(a.embedding.count, b.embedding.count)
    for index in 0..<shared where a.embedding[index] != b.embedding[index] {
      return (a.embedding[index] < b.embedding[index], .furtherOut(container: index))
    }
    if a.embedding.count != b.embedding.count {
      return (a.embedding.count > b.embedding.count, .longerChain)
    }
    if a.traitCount != b.traitCount {
      return (a.traitCount > b.traitCount, .moreTraits)
    }
    for index in 0..<shared where a.containerDepths[index] != b.containerDepths[index] {
      return (
        a.containerDepths[index] > b.containerDepths[index],
        .moreDerivedContainer(container: index)
      )
    }
    return (a.order > b.order, .later)
  }
}
