/// A CSS selector: compounds with the combinators between them.
struct Selector: Sendable {
  /// How a compound refers to the one on its right.
  enum Combinator: Sendable { case descendant, child, nextSibling }

  enum Condition: Sendable {
    case id(String)
    case attribute(String, AttributeTest, String)
    case firstChild
    /// A pseudo-class that no element of a still picture has.
    case never
  }

  enum AttributeTest: Sendable { case exists, equals, word, prefix, suffix, contains, language }

  struct Compound: Sendable {
    /// Nil for any element.
    var name: String?
    var conditions: [Condition] = []
    /// To the compound on the right; meaningless for the last.
    var combinator = Combinator.descendant
  }

  /// From left to right; not empty.
  let compounds: [Compound]

  /// Ids, then classes and attributes, then names.
  var specificity: Int {
    compounds.reduce(0) { sum, compound in
      compound.conditions.reduce(sum + (compound.name == nil ? 0 : 1)) {
        if case .id = $1 { $0 + 10_000 } else { $0 + 100 }
      }
    }
  }

  /// The result of comparing the compounds up to one with an element and those around it.
  private enum Outcome {
    case match, mismatch
    /// No element further out matches either.
    case hopeless
  }

  /// True when the selector matches an element.
  ///
  /// - Parameter steps: grows by the number of elements that were looked at.
  func matches(_ position: Int, in tree: SVGTree, steps: inout Int) -> Bool {
    outcome(position, compounds.count - 1, in: tree, &steps) == .match
  }

  private func outcome(
    _ position: Int, _ index: Int, in tree: SVGTree, _ steps: inout Int
  ) -> Outcome {
    steps += 1
    guard Self.matches(compounds[index], position, in: tree) else { return .mismatch }
    guard index > 0 else { return .match }
    switch compounds[index - 1].combinator {
    case .child:
      guard let parent = tree.elements[position].parent else { return .hopeless }
      return outcome(parent, index - 1, in: tree, &steps)
    case .nextSibling:
      guard let sibling = tree.elements[position].previousSibling else { return .mismatch }
      return outcome(sibling, index - 1, in: tree, &steps)
    case .descendant:
      var next = tree.elements[position].parent
      while let ancestor = next {
        // Where an outer part has no element left, it has none further out: without this, a chain of
        // descendants would be tried in all its combinations.
        let result = outcome(ancestor, index - 1, in: tree, &steps)
        if result != .mismatch { return result }
        next = tree.elements[ancestor].parent
      }
      return .hopeless
    }
  }

  private static func matches(_ compound: Compound, _ position: Int, in tree: SVGTree) -> Bool {
    let element = tree.elements[position]
    if let name = compound.name, name != element.name { return false }
    return compound.conditions.allSatisfy { condition in
      switch condition {
      case .id(let id): element.attributes["id"] == id
      case .attribute(let name, let test, let value):
        element.attributes[name].map { Self.holds(test, $0, value) } ?? false
      case .firstChild: element.previousSibling == nil && element.parent != nil
      case .never: false
      }
    }
  }

  private static func holds(_ test: AttributeTest, _ text: String, _ value: String) -> Bool {
    switch test {
    case .exists: true
    case .equals: text == value
    case .word: text.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case .prefix: !value.isEmpty && text.hasPrefix(value)
    case .suffix: !value.isEmpty && text.hasSuffix(value)
    case .contains: !value.isEmpty && text.utf8.firstRange(of: Array(value.utf8)) != nil
    case .language: text == value || text.hasPrefix(value + "-")
    }
  }
}

extension Collection where Element: Equatable {
  /// Where a sequence of elements first begins.
  fileprivate func firstRange(of other: [Element]) -> Index? {
    indices.first { self[$0...].starts(with: other) }
  }
}
