/// A position in a text file, as editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1. A line ends at LF, CR or CR LF.
  public var line: Int {
    get { Int(ownLine) }
    set { ownLine = UInt32(clamping: newValue) }
  }
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int {
    get { Int(ownColumn) }
    set { ownColumn = UInt32(clamping: newValue) }
  }

  // 32 bits each: every value of a document has a position, and every key.
  private var ownLine: UInt32
  private var ownColumn: UInt32

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - column: the column, from 1.
  public init(line: Int, column: Int) {
    ownLine = UInt32(clamping: line)
    ownColumn = UInt32(clamping: column)
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Whether `lhs` comes before `rhs` in a file.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }
}
