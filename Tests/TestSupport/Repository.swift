/// Where this checkout's files lie, found from the place of this source file.
public enum Repository {
  /// The checkout's top folder.
  public static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    // Tests/TestSupport/Repository.swift
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// A path below the top folder.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}
