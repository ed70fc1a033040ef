import TestSupport
import Testing
import Text

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

  @Test func `a source that needs a file of the system names set-up where it is missing`() throws {
    let sources = Repository.path("Sources")
    var found: [String] = []
    for path in Files.list(sources) where path.hasSuffix(".c") || path.hasSuffix("shim.h") {
      let text = try #require(Files.text("\(sources)/\(path)"))
      let embeds = text.contains("#embed \"/") || text.contains("#embed USER_SYMBOLS")
      let calls = ["PNGBridge.c", "JPEGBridge.c", "HTTPBridge.c"].contains(where: path.hasSuffix)
      guard embeds || calls || path.hasSuffix("shim.h") else { continue }
      found.append(path)
      #expect(text.contains(path.hasSuffix(".c") ? "run \" MOCKUP_SETUP" : "run scripts/setup.sh"))
      // A compiler that does not find a header says nothing of what stands right before it.
      if calls {
        #expect(text.split(separator: "#include").first?.contains("MOCKUP_SETUP") == true)
      }
    }
    #expect(found.count == 14)
  }

  @Test func `the package names the outlines of the present table of symbols`() throws {
    let tool = Repository.path("Tools/symbols")
    var bytes: [UInt8] = []
    let names = ["pack.py", "figures.py", "symbols.tsv", "figures.txt", "requirements.txt"]
    for name in names {
      bytes += try #require(Files.bytes("\(tool)/\(name)"))
    }
    let hash = bytes.withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0).prefix(8) }
    let package = try #require(Files.text(Repository.path("Package.swift")))
    #expect(package.contains("\"mockup/symbols-\(hash).bin\""), "run scripts/setup.sh")
  }

  @Test func `no target of the package has flags that a dependency may not have`() throws {
    let package = try #require(Files.text(Repository.path("Package.swift")))
    // Those of the fuzz targets are there only where MOCKUP_FUZZ is set.
    let fuzzing = try #require(package.split(separator: "let package = Package(").first)
    #expect(!package.dropFirst(fuzzing.count).contains("unsafeFlags"))
  }
}
