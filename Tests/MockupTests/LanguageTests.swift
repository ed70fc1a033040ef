import TestSupport
import Testing

/// Languages on the command line.
@Suite struct LanguageTests {
  private static let screen = """
    {"mockup": 1, "device": {"size": [120, 40], "scale": 1, "statusBarHeight": 0}, "strings": ["App"],
     "window": {"backgroundColor": "white", "subviews": [{"class": "UILabel", "id": "title",
       "frame": [4, 4, 110, 24], "text": {"localized": "title"}}]}}
    """

  private func stage() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: folder["s.screen.json"])
    for (name, text) in [("en", "Cart"), ("de", "Wagen")] {
      try Files.createFolder(folder["App/\(name).lproj"])
      try Files.write(
        Array("\"title\" = \"\(text)\";".utf8), to: folder["App/\(name).lproj/Localizable.strings"])
    }
    return folder
  }

  @Test func `render names the pictures of several languages`() throws {
    let folder = try stage()
    let result = try CommandRunner().run([
      "render", folder["s.screen.json"], "--locale", "de", "--locale", "en", "--locale", "bounded",
      "--output-dir", folder["out"],
    ])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      Files.names(folder["out"])?.sorted() == ["s~bounded.png", "s~de.png", "s~en.png"])
    let pictures = ["de", "en", "bounded"].map { Files.bytes(folder["out/s~\($0).png"]) }
    #expect(Set(pictures).count == 3)
  }

  @Test func `explain tells where a text came from`() throws {
    let folder = try stage()
    let path = folder["s.screen.json"]
    let table = try CommandRunner().run(["explain", path, "--locale", "de", "--id", "title"])
    #expect(
      table.output.contains(
        "\"title\" of Localizable, de: \(folder["App/de.lproj/Localizable.strings"]):1"))
    let json = try CommandRunner().run([
      "explain", path, "--locale", "de", "--id", "title", "--json",
    ])
    #expect(
      json.output.contains("\"key\": \"title\", \"table\": \"Localizable\", \"language\": \"de\""))
  }

  @Test func `a wrong language is wrong usage, and a language without texts a warning`() throws {
    let folder = try stage()
    let wrong = try CommandRunner().run(["render", folder["s.screen.json"], "--locale", "klingon"])
    #expect(wrong.status == 64 && wrong.errors.contains("double-length"))
    let french = try CommandRunner().run(["validate", folder["s.screen.json"], "--locale", "fr"])
    #expect(french.status == 0)
    #expect(french.errors.contains("warning: there are no texts in 'fr'; those in 'en' show"))
  }

  @Test(arguments: [["render", "-o", "/dev/null"], ["validate"], ["test", "--record", "none"]])
  func `a missing text is an error where that is asked for`(command: [String]) throws {
    let folder = try stage()
    try Files.write(Array("other = x;".utf8), to: folder["App/de.lproj/Localizable.strings"])
    let words = [command[0], folder["s.screen.json"], "--locale", "de"] + command.dropFirst()
    let strict = try CommandRunner().run(words + ["--strict"])
    #expect(strict.status == 65)
    #expect((strict.output + strict.errors).contains("\"title\" has no text in 'de'"))
    let plain = try CommandRunner().run(words)
    #expect(plain.status != 65)
  }

  @Test func `an audit ends with a table of screens and languages`() throws {
    let folder = try stage()
    let narrow = Self.screen.replacing("[4, 4, 110, 24]", with: "[4, 4, 45, 24]")
    try Files.write(Array(narrow.utf8), to: folder["s.screen.json"])
    let result = try CommandRunner().run([
      "render", folder["s.screen.json"], "--locale", "en", "--locale", "double-length",
      "--output-dir", folder["out"], "--audit",
    ])
    let lines = result.output.split(separator: "\n").suffix(2).map {
      $0.split(separator: " ").suffix(2).map(String.init)
    }
    #expect(lines == [["en", "double-length"], ["0", "1"]])
  }

  @Test func `test compares a golden for each language`() throws {
    let folder = try stage()
    try Files.write(
      Array(#"{"mockup": 1, "root": true, "matrix": {"locales": ["en", "de"]}}"#.utf8),
      to: folder["mockup.json"])
    _ = try CommandRunner().run(["test", folder.path, "--record", "missing"])
    #expect(
      Files.names(folder["__Goldens__"])?.filter { $0.hasSuffix(".png") }.sorted() == [
        "s~de.png", "s~en.png",
      ])
    #expect(try CommandRunner().run(["test", folder.path, "--record", "none"]).status == 0)
    // Another text is another picture.
    try Files.write(
      Array("\"title\" = \"Korb\";".utf8), to: folder["App/de.lproj/Localizable.strings"])
    let changed = try CommandRunner().run(["test", folder.path, "--record", "none"])
    #expect(changed.status == 1)
    #expect((changed.output + changed.errors).contains("s~de"))
  }

  @Test func `a cache of pictures knows the tables that a picture depends on`() throws {
    let folder = try stage()
    func render(_ name: String) throws -> [UInt8]? {
      let result = try CommandRunner().run([
        "render", folder["s.screen.json"], "--locale", "de", "--cache", folder["cache"], "-o",
        folder[name],
      ])
      #expect(result.status == 0)
      return Files.bytes(folder[name])
    }
    let first = try render("1.png")
    #expect(try render("2.png") == first)
    try Files.write(
      Array("\"title\" = \"Korb\";".utf8), to: folder["App/de.lproj/Localizable.strings"])
    #expect(try render("3.png") != first)
  }
}
