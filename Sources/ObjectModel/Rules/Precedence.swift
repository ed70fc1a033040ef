/// A rule that matches an object, with what decides between it and others.
struct RuleMatch {
  /// In the sheet; the later of equals wins.
  package var order: Int
  /// Whether a class brings it for itself.
  package var isOfClass = false
  /// How derived the rule's class is.
  var classDepth: Int
  /// The node of each container, outermost first.
  package var embedding: [Int]
  /// How derived each container class is, outermost first.
  var containerDepths: [Int]
  var traitCount: Int
}

/// Which of two matching rules wins, and why: the only place that decides (resolution rules,
/// section 2).
enum Precedence {
  /// What made one rule win, in the order in which reasons are tried.
  enum Reason: Sendable, Hashable {
    case notOfClass
    case moreDerivedClass
    /// By the container at this place, counted from the outermost.
    case furtherOut(container: Int)
    case longerChain
    case moreTraits
    case moreDerivedContainer(container: Int)
    case later
  }

  /// True when `a` beats `b`, with the first reason that tells them apart.
  package static func beats(_ a: RuleMatch, _ b: RuleMatch) -> (wins: Bool, reason: Reason) {
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
