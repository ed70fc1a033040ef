import ScreenFormat

/// A picture beside the one that a revision of Git had of it.
struct PictureChange: Sendable, Equatable {
  /// What became of the picture.
  enum Kind: String, Sendable {
    case same, changed
    /// The revision has no such screen.
    case new
    /// The revision's files give no picture.
    case broken
  }

  var kind: Kind
  /// The errors of the revision's files, where they give no picture.
  var problems: [String] = []
  /// The differences of a picture that changed, as members for the page: sizes, places and counts.
  var differences: [(String, DocumentValue)] = []

  /// The change as the page gets it.
  ///
  /// - Parameter revision: The page's revision in which it was found, which is part of the pictures' addresses.
  func written(revision: Int) -> DocumentValue {
    .object(
      [
        ("kind", .string(kind.rawValue)), ("revision", .number(Double(revision))),
        ("problems", .strings(problems)),
      ] + differences)
  }

  static func == (one: PictureChange, other: PictureChange) -> Bool {
    one.written(revision: 0).json == other.written(revision: 0).json
  }
}
