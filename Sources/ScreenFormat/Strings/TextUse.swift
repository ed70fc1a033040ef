package import ObjectModel

/// A place in a document that names a text of a table.
package struct TextUse: Sendable, Hashable {
  /// The key.
  package var key: String
  /// The name of the table.
  package var table: String
  /// The place in the document.
  package var place: DocumentPlace
}
