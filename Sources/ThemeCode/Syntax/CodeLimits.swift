/// Bounds for code that nobody vouches for.
enum CodeLimits {
  /// The greatest depth of expressions and statements in each other, as they are written.
  static let depth = 200
  /// The greatest depth of a tree of expressions, however it is built: `a + b + c` nests, too.
  static let tree = 1000
  /// The greatest depth of expressions whose values are asked for by each other, through names, too.
  static let evaluations = 1000
  /// The greatest depth of calls.
  static let calls = 16
  /// The greatest number of steps that the functions of one file take: expressions, statements, and a step for
  /// each part or for each 64 bytes of a value that is made.
  static let steps = 2_000_000
  /// The greatest size of a file, in bytes.
  static let fileBytes = 16 << 20
  /// The greatest number of expressions that one file may hold.
  static let tokens = 4_000_000
  /// The greatest number of rounds of a loop.
  static let rounds = 1000
  /// The greatest number of parts of a list, a dictionary or another value, counted with those of its parts.
  static let valueParts = 100_000
  /// The greatest depth of values in each other.
  static let valueDepth = 64
  /// The greatest size of a string that code makes, in bytes.
  static let textBytes = 1 << 20
  /// The greatest number of different values that one value has by traits.
  static let traitValues = 64
  /// The greatest length of the name of a type or of options that code puts together, in bytes.
  static let nameBytes = 1000
  /// The greatest number of digits and letters of a number.
  static let numberBytes = 400
  /// The greatest number of operations in a picture that code draws.
  static let operations = 1000
  /// The greatest size of a path that code draws, in bytes of path data.
  static let pathBytes = 10_000
}
