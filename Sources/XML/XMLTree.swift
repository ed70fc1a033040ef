/// The elements of an XML document, in the order in which they begin.
///
/// Elements refer to one another by their positions in the list, so that a deep tree is released without recursion.
package struct XMLTree: Sendable {
  /// A child of an element.
  package enum Content: Sendable, Hashable {
    /// The index of an element.
    case element(Int)
    /// Characters, in one piece between two elements.
    case text(String)
  }

  /// The elements; the first one is the root.
  package private(set) var elements: [XMLElement] = []
  private var contents: [[Content]] = []

  /// Reads a document.
  ///
  /// - Throws: `XMLError` for what is not well-formed, or exceeds a limit.
  package init(_ bytes: [UInt8], limits: XMLLimits) throws(XMLError) {
    let builder = Builder()
    try XMLReader.read(bytes, limits: limits, to: builder)
    elements = builder.elements
    contents = builder.contents
  }

  /// What stands directly in an element, in order.
  package func content(of index: Int) -> [Content] { contents[index] }

  /// The elements directly in another.
  package func children(of index: Int) -> [Int] {
    contents[index].compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The characters directly in an element.
  package func text(of index: Int) -> String {
    contents[index].reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}

private final class Builder: XMLVisitor {
  private(set) var elements: [XMLElement] = []
  private(set) var contents: [[XMLTree.Content]] = []
  private var open: [Int] = []

  func begin(_ element: XMLElement) {
    if let parent = open.last { contents[parent].append(.element(elements.count)) }
    open.append(elements.count)
    elements.append(element)
    contents.append([])
  }

  func end() { _ = open.popLast() }

  func add(_ text: String) {
    if let last = open.last { contents[last].append(.text(text)) }
  }
}
