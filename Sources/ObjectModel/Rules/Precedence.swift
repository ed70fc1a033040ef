/// A rule that matches an object, with the figures that decide between it and others.
struct RuleMatch {
  /// The figures but those of its containers.
  var figures: RuleFigures
  /// The depth of each container in the tree, outermost first.
  var embedding: [Int]
  /// The depth of each container's class in the class hierarchy, outermost first.
  var containerDepths: [Int]
}

/// The figures of a rule that matches, each of which may decide between it and another.
struct RuleFigures {
  /// The position in the sheet; of equals the later wins.
  var order: Int
  /// True for a rule that a declared class brings itself.
  var isOfClass = false
  /// The depth of the rule's class in the class hierarchy.
  var classDepth: Int
  var containerCount: Int
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
    beats(
      a.figures, b.figures, embedding: { (a.embedding[$0], b.embedding[$0]) },
      containerDepths: { (a.containerDepths[$0], b.containerDepths[$0]) })
  }

  /// The same for figures of containers that lie elsewhere: rules compete in every container, and lists for each would
  /// take longer than to compare them.
  ///
  /// - Parameters:
  ///   - embedding: The depth in the tree of both rules' container at an index, counted from the outermost.
  ///   - containerDepths: Likewise the depth of its class in the class hierarchy.
  @inline(__always)
  static func beats(
    _ a: RuleFigures, _ b: RuleFigures, embedding: (Int) -> (Int, Int),
    containerDepths: (Int) -> (Int, Int)
  ) -> (wins: Bool, reason: Reason) {
    if a.isOfClass != b.isOfClass { return (b.isOfClass, .notOfClass) }
    if a.classDepth != b.classDepth {
      return (a.classDepth > b.classDepth, .moreDerivedClass)
    }
    let shared = min(a.containerCount, b.containerCount)
    for index in 0..<shared {
      let (aDepth, bDepth) = embedding(index)
      if aDepth != bDepth { return (aDepth < bDepth, .furtherOut(container: index)) }
    }
    if a.containerCount != b.containerCount {
      return (a.containerCount > b.containerCount, .longerChain)
    }
    if a.traitCount != b.traitCount {
      return (a.traitCount > b.traitCount, .moreTraits)
    }
    for index in 0..<shared {
      let (aDepth, bDepth) = containerDepths(index)
      if aDepth != bDepth { return (aDepth > bDepth, .moreDerivedContainer(container: index)) }
    }
    return (a.order > b.order, .later)
  }
}
