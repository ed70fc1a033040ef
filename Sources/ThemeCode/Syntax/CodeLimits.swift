/// Bounds for code that nobody vouches for.
package enum CodeLimits {
  /// The greatest depth of expressions and statements in each other, as they are written.
  package static let depth = 200
  /// The greatest depth of a tree of expressions, however it is built: `a + b + c` nests, too.
  package static let tree = 1000
  /// The greatest depth of expressions whose values are asked for by each other, through names, too.
  package static let evaluations = 1000
  /// The greatest depth of calls.
  package static let calls = 16
  /// The greatest number of steps that the functions of one file take: expressions, statements, and a step for
  /// each part or for each 64 bytes of a value that is made.
  package static let steps = 2_000_000
  /// The greatest size of a file, in bytes.
  package static let fileBytes = 16 << 20
  /// The greatest number of expressions that one file may hold.
  package static let tokens = 4_000_000
  /// The greatest number of rounds of a loop.
  package static let rounds = 1000
  /// The greatest number of parts of a list, a dictionary or another value, counted with those of its parts.
  package static let valueParts = 100_000
  /// The greatest depth of values in each other.
  package static let valueDepth = 64
  /// The greatest size of a string that code makes, in bytes.
  package static let textBytes = 1 << 20
  /// The greatest number of different values that one value has by traits.
  package static let traitValues = 64
  /// The greatest length of the name of a type or of options that code puts together, in bytes.
  package static let nameBytes = 1000
  /// The greatest number of digits and letters of a number.
  package static let numberBytes = 400
  /// The greatest number of operations in a picture that code draws.
  package static let operations = 1000
  /// The greatest size of a path that code draws, in bytes of path data.
  package static let pathBytes = 10_000
}
