import TestSupport
import Testing

/// Folders of a module use one another in one direction only.
@Suite struct FolderCycleTests {
  @Test func `no folders of a module use each other, on any level`() {
    let folder = Repository.path("Sources")
    let sources = Files.list(folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
      Files.text("\(folder)/\(path)").map { (path: path, text: $0) }
    }
    #expect(sources.count > 100)
    for cycle in FolderGraph(sources).cycles { Issue.record("\(cycle)") }
  }

  // MARK: The finder

  private func cycles(_ files: [(String, String)]) -> [FolderGraph.Cycle] {
    FolderGraph(files.map { (path: $0.0, text: $0.1) }).cycles
  }

  @Test func `two folders that use each other are a cycle, told with the arrow of fewer uses`()
    throws
  {
    let found = cycles([
      ("M/Store/Store.swift", "struct Store {}\nstruct Shelf { var a: Plan }"),
      ("M/Run/Plan.swift", "struct Plan { var store: Store; var shelf: Shelf }"),
    ])
    let cycle = try #require(found.first)
    #expect(found.count == 1)
    #expect(cycle.folders == ["M/Run", "M/Store"])
    #expect(
      cycle.uses == [
        .init(file: "M/Store/Store.swift", name: "Plan", declaration: "M/Run/Plan.swift")
      ])
    #expect(
      "\(cycle)" == """
        M/Run → M/Store → M/Run
          cut M/Store → M/Run:
            M/Store/Store.swift uses Plan of M/Run/Plan.swift
        """)
  }

  @Test func `a longer way back is a cycle, and files beside folders are a folder of their own`() {
    let found = cycles([
      ("M/A/One.swift", "struct One { let two: Two }"),
      ("M/B/Deep/Two.swift", "enum Two { case three(Three) }"),
      ("M/Three.swift", "public final class Three { var one: One? }"),
    ])
    #expect(found.map { Set($0.folders) } == [["M/A", "M/B", "M"]])
  }

  @Test func `arrows of one direction, other modules and names declared twice are no cycle`() {
    let found = cycles([
      ("M/A/One.swift", "struct One { let two: Two }\nprivate struct Same {}"),
      ("M/B/Two.swift", "struct Two { let same: Same }\nprivate struct Same {}"),
      ("N/B/Other.swift", "struct Other { let one: One }"),
    ])
    #expect(found.isEmpty)
  }

  @Test func `folders within a folder are looked at, too, and only at their own level`() {
    let found = cycles([
      ("M/A/One/One.swift", "struct One { let two: Two; let three: Three }"),
      ("M/A/Two/Two.swift", "struct Two { let one: One }"),
      ("M/B/Three.swift", "struct Three {}"),
      ("M/C/Deep/Four.swift", "struct Four { let five: Five }"),
      ("M/D/Deep/Five.swift", "struct Five { let four: Four }"),
    ])
    #expect(found.map { Set($0.folders) } == [["M/C", "M/D"], ["M/A/One", "M/A/Two"]])
  }

  @Test func `folders that use each other are one group, and those between groups are none`() {
    let groups = FolderGraph([
      (path: "M/A/One.swift", text: "struct One { let two: Two }"),
      (path: "M/B/Two.swift", text: "struct Two { let one: One; let three: Three }"),
      (path: "M/C/Three.swift", text: "struct Three { let four: Four }"),
      (path: "M/D/Four.swift", text: "struct Four { let five: Five }"),
      (path: "M/E/Five.swift", text: "struct Five { let four: Four }"),
    ]).groups
    #expect(groups.map(\.folders) == [["M/A", "M/B"], ["M/D", "M/E"]])
  }

  @Test func `each of two cycles through one folder is told`() {
    let found = cycles([
      ("M/A/One.swift", "struct One { let two: Two; let three: Three }"),
      ("M/B/Two.swift", "struct Two { let one: One }"),
      ("M/C/Three.swift", "struct Three { let one: One }"),
    ])
    #expect(found.count == 2)
  }

  @Test(arguments: [
    "// Two", "/// Two", "/* a /* Two */ Two */", "let a = \"Two\"", "let a = \"\\\"Two\"",
    "let a = \"\"\"\n  Two \" Two\n  \"\"\"", "let a = #\"\\(Two) \" Two\"#", "let a = two",
  ])
  func `comments and literals use no name`(line: String) {
    #expect(SwiftNames("\(line)\nstruct One {}").used == ["One"])
  }

  @Test(arguments: [
    "let a = \"\\(Two.b)\"", "let a = \"\\(f(\"x\\(Two.b)\"))\"", "let a = #\"\\#(Two.b)\"#",
    "/* */ let a: Two", "extension Two {}", "let a = \"\\\\\"; let b = Two()", "#if DEBUG_Two\nTwo",
  ])
  func `code uses names, in interpolations too`(line: String) {
    #expect(SwiftNames(line).used.contains("Two"))
  }

  @Test(arguments: [
    "struct Name {}", "public final class Name {}", "package indirect enum Name {", "actor Name {",
    "fileprivate protocol Name: Sendable {", "public typealias Name<T> = Array<T>",
    "@main struct Name {", "/* */struct Name",
  ])
  func `types at the top level are declared`(line: String) {
    #expect(SwiftNames(line).declared == ["Name"])
  }

  @Test(arguments: ["  struct Name {}", "extension Name {}", "func Name() {}", "let a: Name"])
  func `other uses of a name declare nothing`(line: String) {
    #expect(SwiftNames(line).declared.isEmpty)
  }
}
