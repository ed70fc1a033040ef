/// Counts what laying out texts takes, in steps of some half a microsecond: bytes that are stored or shaped, and a constant for each
/// stretch that is shaped and for each line. Documentation/trust.md tells how far texts of different kinds are apart.
package struct TextWork: Sendable {
  /// What shaping a stretch costs beside its bytes: measured with one letter a stretch.
  private static let stretch = 8
  /// What a line costs beside its bytes: measured with lines of two or three letters.
  private static let line = 24

  /// The steps so far.
  package private(set) var sum = 0
  /// The most steps.
  package let limit: Int
  /// The most lines of one text: while it is laid out, each takes some 1.3 KB.
  package let lineLimit: Int
  /// Whether there were more steps or lines than allowed. Layouts are then cut short.
  package private(set) var isExceeded = false

  /// Creates a count that ends at its limits.
  package init(limit: Int, lineLimit: Int) {
    self.limit = limit
    self.lineLimit = lineLimit
  }

  /// A count without limits.
  static let unlimited = TextWork(limit: .max, lineLimit: .max)

  /// Counts bytes that are stored.
  mutating func store(_ bytes: Int) { add(bytes) }

  /// Counts bytes that are shaped, in so many stretches.
  mutating func shape(_ bytes: Int, stretches: Int) { add(bytes + Self.stretch * stretches) }

  /// Counts a line.
  ///
  /// - Parameter lines: how many the text has with it.
  mutating func addLine(of lines: Int) {
    add(Self.line)
    if lines > lineLimit { isExceeded = true }
  }

  private mutating func add(_ steps: Int) {
    sum += steps
    if sum > limit { isExceeded = true }
  }
}
