/// An example that a page of the documentation shows and a test runs.
public enum Example {
  /// The first Swift of a page.
  public static func shown(on page: String) -> [String] {
    lines(of: page, from: "```swift", to: "```")
  }

  /// The text between `// begin` and `// end` in a test's source.
  public static func run(in source: String) -> [String] {
    lines(of: source, from: "// begin", to: "// end")
  }

  /// The lines between two others, without what they are indented by.
  private static func lines(of text: String, from first: String, to last: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(first) }),
      let end = lines[start...].dropFirst().firstIndex(where: { $0.hasSuffix(last) })
    else { return [] }
    let indent = lines[start].prefix { $0 == " " }.count
    return lines[start + 1..<end].map { String($0.dropFirst(indent)) }
  }
}
