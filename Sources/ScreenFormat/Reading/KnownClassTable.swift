import ObjectModel

/// The classes that a document can name, built-in ones and those of documents.
struct KnownClassTable {
  var table: ClassTable
  /// Classes whose declaration is wrong. Their objects are not judged.
  var broken: Set<String> = []
  /// The defaults of custom properties, by class.
  var defaults: [ClassTable.ID: PropertyValues] = [:]
  /// The names of the properties that documents declare, by class.
  var declaredProperties: [ClassTable.ID: Set<String>] = [:]
}
