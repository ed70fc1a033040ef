import TestSupport
import Testing

/// What pages promise is what is checked.
@Suite struct PromiseTests {
  @Test func `all places name the version of Swift that continuous integration runs`() throws {
    let workflow = try text(".github/workflows/test.yml")
    let version = try #require(workflow.firstMatch(of: /container: swift:([0-9.]+)-bookworm/)).1
    #expect(try text("README.md").contains("\(version) or later"))
    #expect(try text("Documentation/packages.md").contains(") \(version), as for"))
    #expect(try text("scripts/setup.sh").contains("readonly swift_needed=\(version)\n"))
    let manifests = Files.list(Repository.path("Examples")).filter {
      $0.hasSuffix("/Package.swift") && !$0.contains(".build")
    }
    #expect(manifests.count == 3)
    for manifest in ["Package.swift"] + manifests.map({ "Examples/\($0)" }) {
      #expect(try text(manifest).hasPrefix("// swift-tools-version: \(version)\n"))
    }
  }

  @Test func `the changes begin with the version of the program`() throws {
    let path = try #require(
      Files.list(Repository.path("Sources")).first { $0.hasSuffix("/Program.swift") })
    let program = try text("Sources/\(path)")
    let version = try #require(program.firstMatch(of: /static let version = "([0-9.]+)"/)).1
    let first = try #require(try text("CHANGELOG.md").firstMatch(of: /\n## ([0-9.]+)/)).1
    #expect(first == version)
  }

  @Test func `the page of trust names every fuzz target`() throws {
    let page = try text("Documentation/trust.md")
    let start = try #require(page.firstRange(of: "## Fuzzing")?.upperBound)
    let end = try #require(page[start...].firstRange(of: "\n| target |")?.lowerBound)
    let named = Set(page[start..<end].matches(of: /`([a-z]+)`/).map(\.1))
    var targets: [Substring] = []
    let folder = Repository.path("Tools/fuzz")
    for path in Files.list(folder) where path.hasPrefix("FuzzTarget+") {
      let source = try text("Tools/fuzz/\(path)")
      targets += source.matches(of: /static let \w+ = \w+\((?:name: )?"([a-z]+)"/).map(\.1)
    }
    #expect(targets.count > 20)
    for target in targets { #expect(named.contains(target), "\(target)") }
  }

  private func text(_ path: String) throws -> String {
    try #require(Files.text(Repository.path(path)))
  }
}
