/// The reason why an XML document can't be read.
package enum XMLError: Error, Sendable, Hashable {
  /// A limit of `XMLLimits`.
  package enum Bound: Sendable, Hashable {
    /// The bytes of the document.
    case bytes
    /// All elements.
    case elements
    /// Elements within one another.
    case depth
    /// The bytes of attributes and texts.
    case text
    /// The declarations of entities.
    case entities
  }

  /// An element of a document.
  package struct Place: Sendable, Hashable {
    /// The name without a prefix.
    package var element: String
    /// The position of the `<`.
    package var position: XMLPosition

    package init(element: String, position: XMLPosition) {
      self.element = element
      self.position = position
    }
  }

  /// The document is not well-formed; the message is expat's.
  case syntax(XMLPosition, String)
  /// An entity that the document does not declare.
  case unknownEntity(XMLPosition, String)
  /// The document exceeds a limit; where there is one, in the element that began last.
  case tooLarge(Bound, in: Place?)
  /// The parser could not be made.
  case outOfMemory
}
