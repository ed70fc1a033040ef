import TestSupport
import Testing

/// The build embeds only files whose hashes `scripts/setup.sh` checks.
@Suite struct EmbeddedFileTests {
  @Test func `every file that a source embeds from the system has a hash`() throws {
    let list = try #require(Files.text(Repository.path("scripts/embedded-files.sha256")))
    let hashed = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
    var embedded: Set<String> = []
    let sources = Repository.path("Sources")
    for path in Files.list(sources) where path.hasSuffix(".c") {
      for line in Files.text("\(sources)/\(path)")?.split(separator: "\n") ?? [] {
        let parts = line.split(separator: "\"")
        if line.hasPrefix("#embed \"/"), parts.count > 1 { embedded.insert(String(parts[1])) }
      }
    }
    #expect(embedded.count > 30)
    #expect(Set(hashed) == embedded)
  }
}
