import ObjectModel

extension Cursor {
  /// The place of the value's first character. The value of a variable stands where the variable is declared, in a
  /// file that is not known here: its place is that where it is used.
  var place: DocumentPlace {
    DocumentPlace(file: file, line: position.line, column: position.column)
  }
}
