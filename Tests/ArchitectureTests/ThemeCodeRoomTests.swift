import TestSupport
import Testing

/// The rooms of `ThemeCode`: what each may use, and what the interpreter does not know.
@Suite struct ThemeCodeRoomTests {
  /// The folders, each of which uses only those before it.
  static let rooms = [
    "Syntax", "ObjectiveC", "SwiftCode", "Interpreter", "Foundation", "UIKit", "UISS", "Import",
    "Tokens",
    "Export",
  ]

  private static let sources = ImportTests.sources("ThemeCode")

  @Test func `the rooms are those of the folders`() {
    #expect(Set(Self.sources.map { room($0.path) }) == Set(Self.rooms))
  }

  @Test func `a room uses only what lies before it`() {
    let files = Self.sources.map { (path: $0.path, names: SwiftNames($0.text)) }
    var declarations: [String: String] = [:]
    for file in files {
      for name in file.names.declared { declarations[name] = file.path }
    }
    for file in files {
      for name in file.names.used {
        guard let declaration = declarations[name] else { continue }
        let (from, to) = (place(file.path), place(declaration))
        #expect(from >= to, "\(file.path) uses \(name) of \(declaration)")
      }
    }
  }

  private func room(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
  private func place(_ path: String) -> Int { Self.rooms.firstIndex(of: room(path)) ?? -1 }

  @Test func `readers of code, the interpreter and export know nothing of each other`() {
    let files = Self.sources.map { (path: $0.path, names: SwiftNames($0.text)) }
    let apart = ["ObjectiveC", "SwiftCode", "UISS", "Interpreter", "Export"]
    for own in apart {
      let declared = Set(
        files.filter { room($0.path) == own }.flatMap { Array($0.names.declared) })
      let allowed = own == "Interpreter" ? ["Foundation", "UIKit", "Import"] : ["Import"]
      for file in files where room(file.path) != own && !allowed.contains(room(file.path)) {
        let used = declared.intersection(file.names.used)
        #expect(used.isEmpty, "\(file.path) uses \(used) of \(own)")
      }
    }
  }

  @Test func `no string of the interpreter begins with UI or NS`() {
    let files = Self.sources.filter { room($0.path) == "Interpreter" }
    #expect(files.count > 10)
    for (path, text) in files {
      for line in text.split(separator: "\n") {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        #expect(
          !code.contains("\"UI") && !code.contains("\"NS"), "\(path) knows UIKit: \(code)")
      }
    }
  }

  /// The largest number of lines of a type over all of its files.
  private static let limit = 600

  @Test func `no type has more than 600 lines over all of its files`() {
    let lines = TypeLines.count(Self.sources.map(\.text))
    #expect(lines.count > 50)
    for (name, count) in lines where count > Self.limit {
      Issue.record("\(name) has \(count) lines")
    }
  }

  @Test func `lines of a type are those of its declaration and its extensions`() {
    let files = [
      "/// A.\npublic struct One: Two {\n  var a = 1\n}\n\nenum Three {}\n",
      "extension One {\n  func b() {\n  }\n}\nprivate final class Four {\n}\n",
    ]
    #expect(TypeLines.count(files) == ["One": 7, "Three": 1, "Four": 2])
  }
}

/// The lines of types at the top level of files.
enum TypeLines {
  /// The lines of each type, with those of its extensions.
  static func count(_ files: [String]) -> [String: Int] {
    var result: [String: Int] = [:]
    for file in files {
      var open: String?
      for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
        if open == nil { open = name(String(line)) }
        guard let name = open else { continue }
        result[name, default: 0] += 1
        if line == "}" || line.hasSuffix("{}") && result[name] == 1 { open = nil }
      }
    }
    return result
  }

  /// The type that a line at the left margin begins; nil for another line.
  private static func name(_ line: String) -> String? {
    guard
      let match = line.prefixMatch(
        of: /(?:@\w+ )*(?:\w+ )*?(?:struct|enum|final class|class|protocol|actor|extension) (\w+)/)
    else { return nil }
    return String(match.output.1)
  }
}
