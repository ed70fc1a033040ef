/// Bounds on what a document may hold, so that reading ends and memory suffices.
///
/// Expat has one of its own: entities may make of a document a hundred times its bytes, from 8 MiB on.
package struct XMLLimits: Sendable {
  /// The most bytes of a document.
  package var bytes: Int
  /// The most elements.
  package var elements: Int
  /// The most elements within one another.
  package var depth: Int
  /// The most bytes of attributes and texts, with what entities stand for.
  package var textBytes: Int
  /// The most entities that a document may declare. Expat resolves an entity within another by recursion.
  package var entities: Int
  /// Whether an entity that may be declared in a document type elsewhere, which is not read, stands for nothing. It is
  /// an error otherwise.
  package var skipsUnknownEntities: Bool

  package init(
    bytes: Int, elements: Int, depth: Int, textBytes: Int, entities: Int = 1000,
    skipsUnknownEntities: Bool = false
  ) {
    self.bytes = bytes
    self.elements = elements
    self.depth = depth
    self.textBytes = textBytes
    self.entities = entities
    self.skipsUnknownEntities = skipsUnknownEntities
  }
}
