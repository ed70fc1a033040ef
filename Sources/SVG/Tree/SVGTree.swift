/// The elements of an XML document, in the order in which they begin.
///
/// Elements refer to one another by their positions, so that a deep tree is released without
/// recursion.
struct SVGTree: Sendable {
  /// The number of elements that are drawn, repeated ones counted each time.
  static let drawnElementLimit = 500_000

  /// The children of an element, in order.
  enum Content: Sendable, Hashable {
    /// The position of an element.
    case element(Int)
    case text(String)
  }

  struct Element: Sendable {
    /// The name without its prefix; empty for elements of other vocabularies.
    let name: String
    /// The line in which the element begins, from 1.
    let line: Int
    /// By name without prefix; of an attribute that is given with and without `xlink:`, the latter.
    var attributes: [String: String]
    /// The position of the element around this one; nil for the root.
    let parent: Int?
    /// The position of the element before this one in the same parent; nil for the first.
    let previousSibling: Int?
    var content: [Content] = []
  }

  /// The first one is the root.
  var elements: [Element] = []
  /// By `id`: the first element with it.
  var positions: [String: Int] = [:]

  /// Where an element is, for messages.
  func place(of position: Int) -> SVGError.Place {
    SVGError.Place(element: elements[position].name, line: elements[position].line)
  }

  /// The elements directly in another.
  func children(of position: Int) -> [Int] {
    elements[position].content.compactMap {
      if case .element(let child) = $0 { child } else { nil }
    }
  }

  /// The last element directly in another.
  func lastChild(of position: Int) -> Int? {
    elements[position].content.lazy.reversed().compactMap {
      if case .element(let child) = $0 { child } else { nil }
    }.first
  }

  /// The characters directly in an element.
  func text(of position: Int) -> String {
    elements[position].content.reduce(into: "") {
      if case .text(let text) = $1 { $0 += text }
    }
  }
}
