/// Is told what a document holds, in the order of the document.
package protocol XMLVisitor: AnyObject {
  /// Whether an element is wanted. One that is not is left out with all that it holds, and does not count for limits of
  /// elements and text.
  func wants(_ name: XMLName) -> Bool

  /// An element begins.
  func begin(_ element: XMLElement)

  /// The element that began last, and did not end, ends.
  func end()

  /// Characters between two events: of text, CDATA sections and entities, in one piece. Comments do not part them.
  func add(_ text: String)
}

extension XMLVisitor {
  package func wants(_ name: XMLName) -> Bool { true }
}
