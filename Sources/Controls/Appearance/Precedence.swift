/// A rule that matches an object, with what decides between it and others.
struct RuleMatch {
  /// In the sheet; the later of equals wins.
  var order: Int
  /// How derived the rule's class is.
  var classDepth: Int
  /// The node of each container, outermost first.
  var embedding: [Int]
  /// How derived each container class is, outermost first.
  var containerDepths: [Int]
  var traitCount: Int
}

/// Which of two matching rules wins, and why: the only place that decides (resolution rules,
/// section 2).
enum Precedence {
  /// What made one rule win, in the order in which reasons are tried.
  enum Reason: Sendable, Hashable {
    case moreDerivedClass
    case furtherOut
    case longerChain
    case moreTraits
    case moreDerivedContainer
    case later
  }

  /// True when `a` beats `b`, with the first reason that tells them apart.
  static func beats(_ a: RuleMatch, _ b: RuleMatch) -> (wins: Bool, reason: Reason) {
    if a.classDepth != b.classDepth {
      return (a.classDepth > b.classDepth, .moreDerivedClass)
    }
    for (nodeA, nodeB) in zip(a.embedding, b.embedding) where nodeA != nodeB {
      return (nodeA < nodeB, .furtherOut)
    }
    if a.embedding.count != b.embedding.count {
      return (a.embedding.count > b.embedding.count, .longerChain)
    }
    if a.traitCount != b.traitCount {
      return (a.traitCount > b.traitCount, .moreTraits)
    }
    for (depthA, depthB) in zip(a.containerDepths, b.containerDepths) where depthA != depthB {
      return (depthA > depthB, .moreDerivedContainer)
    }
    return (a.order > b.order, .later)
  }
}
