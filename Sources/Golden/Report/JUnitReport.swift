import FileSystem
import ScreenFormat
import XML

/// Writes a report as JUnit XML, for Jenkins, GitLab and others.
public enum JUnitReport {
  /// Writes the XML file, and creates its folder if necessary.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - path: The path of the file.
  ///   - folder: The folder of the report's pictures; nil if there are none.
  /// - Throws: `OutputError`.
  public static func write(_ report: Report, to path: String, folder: String? = nil) throws {
    try write(to: path, stale: report.stale, folder: folder) { body in
      for result in report.results { try body(result) }
    }
  }

  /// The counts of the results in a folder.
  private struct Suite {
    var name: String
    var tests = 0
    var failures = 0
    var errors = 0
    var time = 0.0

    mutating func add(_ result: CaseResult) {
      tests += 1
      failures += result.status == .changed || result.status == .missing ? 1 : 0
      errors += result.status == .broken ? 1 : 0
      time += result.seconds
    }

    var attributes: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds(time))\""
    }
  }

  /// Writes the XML file from results that are told twice: counts stand before the results.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - stale: The paths of golden files that no picture uses.
  ///   - folder: The folder of the report's pictures; nil if there are none.
  ///   - forEach: Calls its argument with each result.
  static func write(
    to path: String, stale: [String], folder: String?,
    _ forEach: ((CaseResult) throws -> Void) throws -> Void
  ) throws {
    var whole = Suite(name: "")
    var suites: [Suite] = []
    try forEach { result in
      let name = title(result)
      if suites.last?.name != name { suites.append(Suite(name: name)) }
      suites[suites.count - 1].add(result)
      whole.add(result)
    }
    try OutputFile.createDirectory(FilePath.folder(of: path))
    try OutputFile.write(to: path, waitsForOthers: true) { file in
      try file.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      try file.append("<testsuites name=\"mockup\"\(whole.attributes)>\n")
      var next = suites.startIndex
      var left = 0
      try forEach { result in
        if left == 0, next < suites.count {
          let suite = suites[next]
          try file.append(
            "  <testsuite name=\"\(escaped(suite.name))\"\(suite.attributes)>\n")
          left = suite.tests
          next += 1
        }
        try file.append(testCase(result, suite: title(result), folder))
        left -= 1
        if left == 0 { try file.append("  </testsuite>\n") }
      }
      if !stale.isEmpty {
        // Output belongs to a suite, so this is one without tests.
        let names = stale.map { "stale: \($0)\n" }.joined()
        try file.append("  <testsuite name=\"stale goldens\"\(Suite(name: "").attributes)>\n")
        try file.append("    <system-out>\(escaped(names))</system-out>\n  </testsuite>\n")
      }
      try file.append("</testsuites>\n")
    }
  }

  /// The name of the suite of a picture: its folder below what was tested, else the folder that its screen lies in.
  private static func title(_ result: CaseResult) -> String {
    let folder = FilePath.folder(of: result.id)
    guard folder.isEmpty || folder == "." else { return folder }
    let place = FilePath.folder(of: Folder.absolutePath(result.screen))
    return place.isEmpty || place == "/" ? rootName : FilePath.name(of: place)
  }

  /// The name of the suite of screens in the root of the file system.
  private static let rootName = "screens"

  private static func testCase(_ result: CaseResult, suite: String, _ folder: String?) -> String {
    let head =
      "    <testcase name=\"\(escaped(FilePath.name(of: result.id)))\" "
      + "classname=\"\(escaped(suite))\" file=\"\(escaped(result.screen))\" "
      + "time=\"\(seconds(result.seconds))\""
    guard result.status != .passed else { return head + "/>\n" }
    let element = result.status == .broken ? "error" : "failure"
    var text = head + ">\n"
    text += "      <\(element) type=\"\(result.status.rawValue)\" "
    text += "message=\"\(escaped(result.headline))\">"
    text += escaped(result.lines.joined(separator: "\n")) + "</\(element)>\n"
    if let folder, let pictures = result.pictures {
      // The syntax by which GitLab and Jenkins' JUnit Attachments plug-in find pictures.
      let names = [pictures.difference, pictures.actual, pictures.expected].compactMap(\.self)
      let lines = names.map { "[[ATTACHMENT|\(FilePath.join(folder, $0))]]" }
      text += "      <system-out>\(escaped(lines.joined(separator: "\n")))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  /// Seconds, rounded to milliseconds.
  private static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000)" }

  static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
