import FileSystem
import ScreenFormat

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
    try OutputFile.createDirectory(FilePath.folder(of: path))
    try OutputFile.write(Array(text(report, folder: folder).utf8), to: path)
  }

  /// The XML text.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The folder of the report's pictures; nil if there are none.
  public static func text(_ report: Report, folder: String? = nil) -> String {
    var suites: [(name: String, results: [CaseResult])] = []
    for result in report.results {
      let name = FilePath.folder(of: result.id)
      if suites.last?.name == name {
        suites[suites.count - 1].results.append(result)
      } else {
        suites.append((name, [result]))
      }
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"mockup\"\(counts(report.results))>\n"
    for suite in suites {
      let name = suite.name.isEmpty ? "." : suite.name
      text += "  <testsuite name=\"\(escaped(name))\"\(counts(suite.results))>\n"
      for result in suite.results { text += testCase(result, suite: name, folder) }
      text += "  </testsuite>\n"
    }
    if !report.stale.isEmpty {
      // Output belongs to a suite, so this is one without tests.
      let names = report.stale.map { "stale: \($0)\n" }.joined()
      text += "  <testsuite name=\"stale goldens\"\(counts([]))>\n"
      text += "    <system-out>\(escaped(names))</system-out>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ results: [CaseResult]) -> String {
    let failures = results.count { $0.status == .changed || $0.status == .missing }
    let errors = results.count { $0.status == .broken }
    let time = results.reduce(0) { $0 + $1.seconds }
    return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "time=\"\(seconds(time))\""
  }

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

  /// Escapes text for XML 1.0. Control characters, and others that XML does not allow, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isText =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFE
          && scalar.value != 0xFFFF
        result.unicodeScalars.append(isText ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
