extension CaseResult {
  /// Files that show a failure, as paths relative to the report's folder.
  public struct Pictures: Sendable, Hashable {
    /// The picture as drawn now.
    public var actual: String
    /// The golden picture, if there is one.
    public var expected: String?
    /// The differences between the two.
    public var difference: String?
    /// The layout as it is now.
    public var layout: String?

    /// The folder of these files in a report's folder.
    static let folder = "pictures"

    /// The path of a picture's files, without an ending: the id, with `_` for parts that would lead
    /// out of the folder.
    static func base(of id: String) -> String {
      let parts = id.split(separator: "/").map { $0 == ".." || $0 == "." ? "_" : String($0) }
      return ([folder] + parts).joined(separator: "/")
    }

    /// The golden and the layout that an acceptance has replaced, if it has.
    var replaced: (golden: String, layout: String) {
      ("\(actual).replaced-golden", "\(actual).replaced-layout")
    }

    /// The paths of all files.
    var names: [String] { [actual, expected, difference, layout].compactMap(\.self) }
  }
}
