import Glibc
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
    let misspelt = try CommandRunner().run([
      "render", folder["s.screen.json"], "--locale", "acented",
    ])
    #expect(misspelt.status == 64 && misspelt.errors.contains("Did you mean 'accented'?"))
    let french = try CommandRunner().run(["validate", folder["s.screen.json"], "--locale", "fr"])
    #expect(french.status == 0)
    #expect(french.errors.contains("warning: there are no texts in 'fr'; those in 'en' show"))
    #expect(!french.errors.contains("did you mean"))
    let unknown = try CommandRunner().run(["validate", folder["s.screen.json"], "--locale", "dee"])
    #expect(unknown.errors.contains("those in 'en' show; did you mean 'de'?"))
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

  @Test func `texts of all screens below a folder are compared`() throws {
    let folder = try stage()
    let single = try CommandRunner().run(["strings", folder["s.screen.json"]])
    let all = try CommandRunner().run(["strings", folder.path])
    #expect(all.status == 0 && all.output == single.output)
    try Files.createFolder(folder["empty"])
    let none = try CommandRunner().run(["strings", folder["empty"]])
    #expect(none.status == 66 && none.errors.contains("there are no screens in"))
    let french = try CommandRunner().run(["strings", folder.path, "--locale", "fr", "--strict"])
    #expect(french.status == 1 && french.output.contains("fr: there are no texts"))
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

  @Test func `a screen opens only the tables of its language and of the one behind it`() throws {
    let folder = try stage()
    // Whoever opens these gets an error.
    for name in ["fr", "ar", "zh-Hans"] {
      try Files.createFolder(folder["App/\(name).lproj"])
      for file in ["Localizable.strings", "Localizable.stringsdict", "UIKit.strings"] {
        try #require(mkfifo(folder["App/\(name).lproj/\(file)"], 0o600) == 0)
      }
    }
    try #require(mkfifo(folder["App/de.lproj/Other.strings"], 0o600) == 0)
    let render = ["render", folder["s.screen.json"], "-o", folder["s.png"], "--locale"]
    for locale in ["de", "de-AT", "double-length", "nl"] {
      let result = try CommandRunner().run(render + [locale])
      #expect(result.status == 0, "\(locale): \(result.errors)")
      #expect(!result.errors.contains("error"), "\(locale): \(result.errors)")
    }
    let french = try CommandRunner().run(render + ["fr"])
    #expect(french.status != 0 && french.errors.contains("App/fr.lproj/Localizable.strings"))
    // A screen without 'strings' opens none at all.
    try Files.write(
      Array(Self.screen.replacing("\"strings\": [\"App\"],", with: "").utf8),
      to: folder["s.screen.json"])
    let plain = try CommandRunner().run(render + ["fr"])
    #expect(plain.status == 0 && !plain.errors.contains("lproj"))
  }

  @Test func `letters of a face are those of the language`() throws {
    let folder = try TemporaryDirectory()
    let screen = """
      {"mockup": 1, "device": {"size": [60, 40], "scale": 1, "statusBarHeight": 0}, "system": 12,
       "window": {"backgroundColor": "white", "subviews": [
        {"class": "UILabel", "frame": [4, 4, 50, 30], "text": "ş", "font": 24}]}}
      """
    try Files.write(Array(screen.utf8), to: folder["s.screen.json"])
    let pictures = try ["en", "tr", "ro"].map { locale in
      let result = try CommandRunner().run([
        "render", folder["s.screen.json"], "--locale", locale, "-o", folder["\(locale).png"],
      ])
      #expect(result.status == 0, "\(result.errors)")
      return try #require(Files.bytes(folder["\(locale).png"]))
    }
    // Romanian has a comma below, Turkish a cedilla.
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[2])
  }

  @Test func `test ends with a table of screens and languages, and tells what is cut`() throws {
    let folder = try stage()
    let narrow = Self.screen.replacing("[4, 4, 110, 24]", with: "[4, 4, 45, 24]")
    try Files.write(Array(narrow.utf8), to: folder["s.screen.json"])
    try Files.write(Array(Self.screen.utf8), to: folder["wide.screen.json"])
    try Files.write(
      Array(
        #"{"mockup": 1, "root": true, "matrix": {"locales": ["en", "de", "double-length"]}}"#.utf8),
      to: folder["mockup.json"])
    let table = """
      cut, in the way or outside  de  double-length  en
      \(folder["s.screen.json"])  1              1   0
      """.split(separator: "\n").map { $0.split(separator: " ").suffix(3).map(String.init) }
    func check(_ words: [String]) throws {
      let result = try CommandRunner().run(words)
      let lines = result.output.split(separator: "\n").map(String.init)
      let start = try #require(
        lines.firstIndex { $0.hasPrefix("cut, in the way or outside") }, "\(result.output)")
      let columns = lines[start...].prefix(2).map {
        $0.split(separator: " ").suffix(3).map(String.init)
      }
      #expect(columns == table)
      #expect(
        lines[start + 2]
          == "\(folder["s.screen.json"]):2:54: text has no room and is truncated [truncated-text] "
          + "(at window/UILabel[title]): de, double-length")
      #expect(!result.output.contains("wide.screen.json:"))
    }
    try check(["test", folder.path, "--record", "missing"])
    let test = ["test", folder.path, "--record", "none", "--cache", folder["cache"]]
    try check(test)
    // Pictures from a cache, and reports of shards, tell the same.
    try check(test)
    for shard in ["1/2", "2/2"] {
      _ = try CommandRunner().run(
        test + ["--shard", shard, "--report", folder["r\(shard.prefix(1))"]])
    }
    try check(["merge-report", folder["r1"], folder["r2"], "-o", folder["whole"]])
    // One language has nothing to be compared with.
    let one = try CommandRunner().run(test + ["--locale", "de"])
    #expect(!one.output.contains("cut, in the way"))
  }

  @Test func `a golden that a font of the machine was used for is named`() throws {
    let folder = try stage()
    try Files.createFolder(folder["App/he.lproj"])
    try Files.write(
      Array("\"title\" = \"עגלה\";".utf8), to: folder["App/he.lproj/Localizable.strings"])
    try Files.write(
      Array(#"{"mockup": 1, "root": true, "matrix": {"locales": ["en", "he"]}}"#.utf8),
      to: folder["mockup.json"])
    for record in ["missing", "none"] {
      let result = try CommandRunner().run([
        "test", folder.path, "--record", record, "--report", folder["report"],
      ])
      #expect(
        result.output.contains(
          /1 picture depends on fonts of this machine: [^ ]+\.(ttf|otf|ttc)\n/),
        "\(result.output)")
    }
    let report = try #require(Files.text(folder["report/report.json"]))
    let lines = report.split(separator: "\n").filter { $0.contains("machineFonts") }
    #expect(lines.count == 1 && lines[0].contains("s~he"))
  }
}
