import TestSupport
import Testing

/// A look derives from the one before it, so that nothing may ask for a single era, and nothing that
/// controls answer may have an answer that derived looks do not hand on.
@Suite struct DerivedLookTests {
  private static func sources(_ modules: String...) -> [(path: String, code: String)] {
    modules.flatMap { module in
      let folder = Repository.path("Sources/\(module)")
      return Files.list(folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
        Files.text("\(folder)/\(path)").map { ("\(module)/\(path)", SwiftCode($0).text) }
      }
    }
  }

  // MARK: Eras

  /// The lines that ask whether an era is a certain one, which holds for no era that derives from it.
  static func exactEras(_ code: String) -> [String] {
    guard
      code.contains("era") || code.contains("Era") || code.contains(/\.(classic|flat|modern|glass)/)
    else { return [] }
    let exact = [
      #"\bera\)?\s*[!=]="#, #"[!=]=\s*(\w+\.)*era\b"#,
      #"[!=]=\s*(Look\.)?(Era)?\.(classic|flat|modern|glass)\b"#,
      #"\bcase\s+(Look\.)?(Era)?\.(classic|flat|modern|glass)\s*="#,
    ].compactMap { try? Regex($0).wordBoundaryKind(.simple) }
    let lines = code.split(separator: "\n").filter { line in exact.contains { line.contains($0) } }
    let matched = /\bcase\b[^:]*\.(classic|flat|modern|glass)\b/
    return lines.map(String.init)
      + switches(code).filter { $0.contains(/\bdefault\s*:/) && $0.contains(matched) }
  }

  /// The cases of each `switch`, without those of a `switch` in it.
  private static func switches(_ code: String) -> [String] {
    var open: [(isSwitch: Bool, text: String)] = []
    var found: [String] = []
    var statement = ""
    for character in code {
      switch character {
      case "{":
        open.append((statement.contains(/\bswitch\b/), ""))
        statement = ""
      case "}":
        if let block = open.popLast(), block.isSwitch { found.append(block.text) }
        statement = ""
      default:
        statement = character == "\n" || character == ";" ? "" : statement + String(character)
        if !open.isEmpty { open[open.count - 1].text.append(character) }
      }
    }
    return found
  }

  @Test func `no code asks for a single era`() {
    let sources = Self.sources(
      "ObjectModel", "Controls", "ScreenFormat", "Inspection", "ThemeCode", "FileSystem", "Golden",
      "mockup")
    #expect(sources.count > 700)
    for (path, code) in sources {
      for line in Self.exactEras(code) { Issue.record("\(path): \(line)") }
    }
  }

  @Test(arguments: [
    "if look.era == .modern {}", "guard node.look.era != .classic else { return }",
    "let isFlat = Look.Era.flat == context.era", "if .glass == look.era {}",
    "if case .modern = look.era {}", "let isSame = one.era == two",
    "switch look.era {\n  case .modern: 1\n  default: 2\n}",
    "return switch era {\n  case .classic, .flat: { 1 }()\n  default: 2\n}",
  ])
  func `an era that is compared for itself is found`(code: String) {
    #expect(!Self.exactEras(code).isEmpty)
  }

  @Test(arguments: [
    "if look.era >= .modern {}", "guard look.era < .flat else { return }",
    "switch era {\n  case .classic: 1\n  case .flat, .modern, .glass: 2\n}",
    "switch style {\n  case .plain: look.era >= .modern ? 1 : 2\n  default: 3\n}",
    "if (Look.Era.flat..<.modern).contains(look.era) {}",
  ])
  func `comparisons by order and complete switches are none`(code: String) {
    #expect(Self.exactEras(code).isEmpty)
  }

  // MARK: Versions

  /// The lines that ask for a version outside of figures and looks. The number only sinks: whoever takes
  /// one away lowers it, and nobody adds any.
  private static let versionLines = 24

  @Test func `versions are compared in figures and looks`() {
    let asked = [
      #"\bsystem\s(<|<=|>|>=|==|!=)\s(?!nil)"#, #"contains\((\w+\.)*system\)"#,
      #"switch (\w+\.)*system\b"#,
    ].compactMap { try? Regex($0).wordBoundaryKind(.simple) }
    let looks = /Figures\.swift|\+(Classic|Flat|Modern|Glass)\.swift|^ObjectModel\/Look\//
    var found: [String] = []
    for (path, code) in Self.sources("ObjectModel", "Controls") where !path.contains(looks) {
      for line in code.split(separator: "\n") where asked.contains(where: { line.contains($0) }) {
        found.append("\(path): \(line)")
      }
    }
    #expect(found.count == Self.versionLines, "\(found.joined(separator: "\n"))")
  }

  @Test func `what differs from iOS 19 on asks the look, since applications may have an older one`()
  {
    // The material is the system's, whatever the look of its controls.
    let systems = ["Controls/Views/VisualEffectView/GlassEffectFigures.swift"]
    guard let asked = try? Regex(#"\bsystem\s(<|<=|>|>=|==|!=)\s(19|[2-9][0-9])"#)
    else {
      Issue.record("no expression")
      return
    }
    for (path, code) in Self.sources("Controls") where !systems.contains(path) {
      for line in code.split(separator: "\n")
      where line.contains(asked) && !line.contains("look.system") {
        Issue.record("\(path): \(line)")
      }
    }
  }

  // MARK: Requirements

  /// The names that a protocol requires, or that an extension of it declares.
  private static func members(_ head: String, _ code: String) -> Set<String> {
    var names: Set<String> = []
    for start in code.ranges(of: "\n\(head)") {
      let rest = code[start.upperBound...]
      let body = rest[..<(rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex)]
      for match in body.matches(of: /\n  (?:package )?static (?:func|var|let) (\w+)/) {
        names.insert(String(match.output.1))
      }
    }
    return names
  }

  @Test
  func `derived controls hand on every requirement, and none has a default that they inherit`() {
    let code = Self.sources("ObjectModel", "Controls").map { "\n" + $0.code }.joined()
    let required = ["BuiltInClass", "ObjectClass", "ControlClass"].reduce(into: Set<String>()) {
      $0.formUnion(Self.members("protocol \($1):", code))
      $0.formUnion(Self.members("package protocol \($1):", code))
      $0.formUnion(Self.members("public protocol \($1):", code))
    }
    // A control has looks of its own, whatever it derives from.
    let looks = Self.members("protocol ControlLooks", code).union(["variant"])
    #expect(looks.isSuperset(of: ["classic", "modern", "glass"]))
    #expect(required.isSuperset(of: ["definition", "compose", "values", "layOut", "paint"]))
    let forwarded = Self.members("extension DerivedControl", code)
    #expect(required.subtracting(looks).subtracting(forwarded).isEmpty)
    #expect(code.contains("protocol DerivedControl: ControlClass {"))
    for name in ["BuiltInClass", "PartBehavior", "ObjectClass", "ControlClass", "ControlLooks"] {
      let inherited = Self.members("extension \(name) ", code).intersection(required)
      #expect(inherited.subtracting(looks).isEmpty, "\(name)")
    }
  }
}
