/// The names of `NSUnderlineStyle`, which documents write as numbers (header NSText.h and NSAttributedString.h).
enum UnderlineStyleNames {
  /// The styles of lines and their values.
  static let all: [(name: String, value: Int)] = [("single", 1), ("thick", 2), ("double", 9)]
}
