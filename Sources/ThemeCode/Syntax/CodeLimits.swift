/// Bounds for code that nobody vouches for.
enum CodeLimits {
  /// The greatest depth of expressions and statements in each other.
  static let depth = 200
  /// The greatest depth of calls.
  static let calls = 16
  /// The greatest number of expressions and statements that are evaluated.
  static let steps = 2_000_000
  /// The greatest size of a file, in bytes.
  static let fileBytes = 16 << 20
  /// The greatest number of expressions that one file may hold.
  static let tokens = 4_000_000
  /// The greatest number of rounds of a loop.
  static let rounds = 1000
  /// The greatest number of operations in a picture that code draws.
  static let operations = 1000
  /// The greatest size of a path that code draws, in bytes of path data.
  static let pathBytes = 10_000
}
