/// Where a document describes an object.
public struct DocumentPlace: Sendable, Hashable {
  /// The file, as the user named it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - file: the file, as the user named it.
  ///   - line: the line, from 1.
  ///   - column: the column, from 1, in Unicode scalars.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A value that makes no difference between those that have it: two objects that are described alike at two places
/// are equal.
struct Indifferent<Value: Sendable>: Sendable, Hashable {
  var value: Value

  static func == (a: Indifferent, b: Indifferent) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
