import ScreenFormat
import TestSupport
import Testing

/// Applications in small, each with another way to its theme, and a table of what has to become of every statement.
///
/// A file of `Fixtures/Import/Apps` holds the files of one application. Lines of its table are a tag that stands at the
/// end of a statement's line, the end of the statement, and for what is in the theme the property with its value:
/// `bar right UINavigationBar.barTintColor = "white"`. Classes may have containers in brackets.
@Suite("Whole applications are imported")
struct ImportAppTests {
  private struct App {
    var files: [(name: String, text: String)] = []
    var options = ""
    var rows: [Row] = []
  }

  private struct Row {
    var tag: String
    var end: String
    var property: String?
    var value: String?
  }

  /// The ends of statements as tables write them, and as the report does.
  private static let ends = [
    "right": "carried over", "assumed": "assumed", "open": "needs a value",
    "refused": "not carried over", "left": "left out",
  ]

  static let names = Files.list(Repository.path("Fixtures/Import/Apps")).sorted()

  private static func app(_ name: String) throws -> App {
    let text = try #require(Files.text(Repository.path("Fixtures/Import/Apps/\(name)")))
    var app = App()
    for part in "\n\(text)".split(separator: "\n=== ") {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let title = String(lines[0])
      let body = lines.dropFirst()
      switch title {
      case "options": app.options = body.joined(separator: " ")
      case "statements":
        app.rows = body.filter { !$0.isEmpty }.map { line in
          let words = line.split(separator: " ", maxSplits: 2).map(String.init)
          var row = Row(tag: words[0], end: words[1])
          if words.count > 2, let equals = words[2].firstRange(of: " = ") {
            row.property = String(words[2][..<equals.lowerBound])
            row.value = String(words[2][equals.upperBound...])
          }
          return row
        }
      default: app.files.append((title, body.joined(separator: "\n") + "\n"))
      }
    }
    return app
  }

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: names)
  func `each statement ends as the table says`(_ name: String) throws {
    let app = try Self.app(name)
    let folder = try TemporaryDirectory()
    // The places of tags.
    var places: [String: String] = [:]
    for (path, text) in app.files {
      let slash = try #require(path.lastIndex(of: "/"))
      try Files.createFolder(folder[String(path[..<slash])])
      try Files.write(Array(text.utf8), to: folder[path])
      for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = line.firstRange(of: "//@") else { continue }
        places[String(line[mark.upperBound...])] = "\(path):\(offset + 1)"
      }
    }
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell("mockup import . --json \(app.options)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "report", text: outcome.output)
    let report = try #require(JSONParser.parse(file, into: &diagnostics)?.object)
    var ends: [String: String] = [:]
    for statement in report["statements"]?.array ?? [] {
      guard let object = statement.object, let file = object["file"]?.string,
        let line = object["line"]?.integer, let end = object["end"]?.string
      else { continue }
      ends["\(file):\(line)"] = end
    }
    let theme = try #require(report["theme"]?.string)
    let root = try #require(
      JSONParser.parse(SourceFile(label: "theme", text: theme), into: &diagnostics)?.object)
    var expected: Set<String> = []
    for row in app.rows {
      let place = try #require(places[row.tag], "no line has //@\(row.tag)")
      expected.insert(place)
      #expect(
        ends[place] == Self.ends[row.end],
        "\(name) \(row.tag): \(ends[place] ?? "none") in place of \(row.end)\n\(outcome.errors)\n\(theme)"
      )
      guard let property = row.property else { continue }
      #expect(
        Self.value(property, in: root) == row.value,
        "\(name) \(row.tag): \(Self.value(property, in: root) ?? "none")\n\(theme)")
    }
    let others = ends.filter { !expected.contains($0.key) }
    #expect(others.isEmpty, "\(name): no line of the table is for \(others)")
  }

  /// A value of a theme without variables, as JSON on one line; of rules that are not for a trait, the last counts.
  private static func value(_ property: String, in root: DocumentObject) -> String? {
    guard let dot = property.firstIndex(of: ".") else { return nil }
    let subject = property[..<dot]
    let key = String(property[property.index(after: dot)...])
    let variables = root["variables"]?.object
    func deep(_ value: DocumentValue, _ depth: Int = 0) -> DocumentValue {
      guard depth < 20 else { return value }
      switch value {
      case .string(let text) where text.hasPrefix("$"):
        return variables?[String(text.dropFirst())].map { deep($0.value, depth + 1) } ?? value
      case .object(let object):
        return .object(object.members.map { ($0.key, deep($0.node.value, depth + 1)) })
      case .array(let elements): return .array(elements.map { deep($0.value, depth + 1) })
      // `1.0` in code is 1.
      case .number(let number, _): return .number(number)
      default: return value
      }
    }
    if subject == "window" || subject == "infoPlist" {
      return root[String(subject)]?.object?[key].map { deep($0.value).json }
    }
    let parts = subject.split { "[,]".contains($0) }.map(String.init)
    let rules = (root["appearance"]?.array ?? []).compactMap(\.object).filter { rule in
      rule["class"]?.string == parts[0] && rule["traits"] == nil
        && (rule["containedIn"]?.array ?? []).compactMap(\.string) == Array(parts.dropFirst())
    }
    return rules.lazy.compactMap { $0["set"]?.object?[key] }.last.map { deep($0.value).json }
  }
}
