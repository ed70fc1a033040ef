import ScreenFormat

/// The results of a test run.
public struct Report: Sendable, Hashable {
  /// The version of the format of `report.json`.
  public static let version = 2
  /// The name of the JSON file in the report's folder, which other commands read.
  public static let fileName = "report.json"
  /// The name of the HTML page in the report's folder.
  public static let pageName = "index.html"

  /// The results, in the order of their ids.
  public var results: [CaseResult]
  /// The paths of golden files that no picture uses.
  public var stale: [String]
  /// The shard that was tested, as `K/N`.
  public var shard: String?
  /// A record of what was tested; nil for a report that no program has written.
  public var stamp: RunStamp?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - results: The results, in the order of their ids.
  ///   - stale: The paths of golden files that no picture uses.
  ///   - shard: The shard that was tested, as `K/N`; nil for all pictures.
  public init(results: [CaseResult], stale: [String] = [], shard: String? = nil) {
    self.results = results
    self.stale = stale
    self.shard = shard
  }

  /// How many results there are of each kind.
  public var tally: ReportTally {
    var tally = ReportTally()
    for result in results { tally.add(result) }
    return tally
  }

  /// The number of results with a status.
  public func count(_ status: CaseResult.Status) -> Int {
    results.count { $0.status == status }
  }

  /// The results that did not pass.
  public var failures: [CaseResult] { results.filter { $0.status != .passed } }

  /// Whether a picture comes before another one in a report: by their names' bytes, but numbers in them
  /// by their values, as in `login~7` and `login~12`.
  public static func isOrdered(_ name: String, _ other: String) -> Bool {
    var (left, right) = (name.utf8[...], other.utf8[...])
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    while let a = left.first, let b = right.first {
      if isDigit(a), isDigit(b) {
        let (first, second) = (left.prefix(while: isDigit), right.prefix(while: isDigit))
        let zero = UInt8(ascii: "0")
        let numbers = (first.drop { $0 == zero }, second.drop { $0 == zero })
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if !numbers.0.elementsEqual(numbers.1) {
          return numbers.0.lexicographicallyPrecedes(numbers.1)
        }
        left = left.dropFirst(first.count)
        right = right.dropFirst(second.count)
      } else if a != b {
        return a < b
      } else {
        left = left.dropFirst()
        right = right.dropFirst()
      }
    }
    // Names that differ only in leading zeros still have one order.
    return left.isEmpty == right.isEmpty
      ? name.utf8.lexicographicallyPrecedes(other.utf8) : left.isEmpty
  }
}
