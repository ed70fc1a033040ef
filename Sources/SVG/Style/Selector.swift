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

  /// True when the selector matches an element.
  func matches(_ position: Int, in tree: XMLTree) -> Bool {
    matches(position, compounds.count - 1, in: tree)
  }

  private func matches(_ position: Int, _ index: Int, in tree: XMLTree) -> Bool {
    guard Self.matches(compounds[index], position, in: tree) else { return false }
    guard index > 0 else { return true }
    switch compounds[index - 1].combinator {
    case .child:
      guard let parent = tree.elements[position].parent else { return false }
      return matches(parent, index - 1, in: tree)
    case .nextSibling:
      let element = tree.elements[position]
      guard let parent = element.parent, element.siblingIndex > 0 else { return false }
      return matches(tree.children(of: parent)[element.siblingIndex - 1], index - 1, in: tree)
    case .descendant:
      var next = tree.elements[position].parent
      while let ancestor = next {
        if matches(ancestor, index - 1, in: tree) { return true }
        next = tree.elements[ancestor].parent
      }
      return false
    }
  }

  private static func matches(_ compound: Compound, _ position: Int, in tree: XMLTree) -> Bool {
    let element = tree.elements[position]
    if let name = compound.name, name != element.name { return false }
    return compound.conditions.allSatisfy { condition in
      switch condition {
      case .id(let id): element.attributes["id"] == id
      case .attribute(let name, let test, let value):
        element.attributes[name].map { Self.holds(test, $0, value) } ?? false
      case .firstChild: element.siblingIndex == 0 && element.parent != nil
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
