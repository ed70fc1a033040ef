import TestSupport
import Testing

/// `mockup gallery`. Tests/Browser/gallery.py looks at the page in a browser.
@Suite struct GalleryTests {
  private static let screens = Repository.path("Fixtures/Screens/Gallery")

  private static func gallery(_ arguments: [String]) throws -> CommandRunner.Outcome {
    try CommandRunner().run(["gallery", "--no-progress"] + arguments)
  }

  @Test func `a page is one file with all pictures, and the same for any number of threads`() throws
  {
    let folder = try TemporaryDirectory()
    let result = try Self.gallery([Self.screens, "-o", folder["a.html"], "--jobs", "3"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("wrote \(folder["a.html"]): "))
    let page = try #require(Files.text(folder["a.html"]))
    #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!page.contains("unsafe-inline") && !page.contains("src=\"http"))
    #expect(page.contains("\"1\": \"iVBORw0KGgo") && page.contains("\"views\": ["))
    #expect(try Self.gallery([Self.screens, "-o", folder["b.html"], "--jobs", "1"]).status == 0)
    #expect(Files.text(folder["b.html"]) == page)
  }

  @Test func `what is compared with a revision is a page of screens in a repository`() throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(#"{"mockup": 1, "window": {}}"#.utf8), to: folder["a.screen.json"])
    let outside = try Self.gallery([folder.path, "--against", "main", "-o", folder["a.html"]])
    #expect(outside.status == 66)
    #expect(
      outside.errors
        == "mockup: error: --against needs a repository of Git, and '\(folder.path)' is in none that 'git status' knows\n"
    )
    var runner = CommandRunner()
    runner.folder = folder.path
    let made = try runner.runShell(
      "git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -q -m one")
    try #require(made.status == 0, "\(made.errors)")
    let near = try Self.gallery([folder.path, "--against", "mian", "-o", folder["a.html"]])
    #expect(near.status == 66)
    #expect(
      near.errors
        == "mockup: error: the repository has no revision 'mian'; did you mean 'main'?\n")
    let sheet = try Self.gallery([folder.path, "--against", "main", "-o", folder["a.png"]])
    #expect(
      sheet.status == 64 && sheet.errors.contains("--against is for a page (.html) of screens."))
    let same = try Self.gallery([folder.path, "--against", "main", "-o", folder["a.html"]])
    #expect(same.status == 0 && same.output.contains("a.html: 1 as they were, "))
  }

  @Test func `a theme without paths has a page of its own, with a board that can be another`()
    throws
  {
    let folder = try TemporaryDirectory()
    let theme = folder["brand.theme.json"]
    try Files.write(
      Array(
        ##"{"mockup": 1, "name": "Brand", "variables": {"ink": "#123456"}, "appearance": [{"class": "UILabel", "set": {"textColor": "$ink"}}]}"##
          .utf8),
      to: theme)
    let small = folder["small.screen.json"]
    try Files.write(
      Array(
        #"{"mockup": 1, "window": {"subviews": [{"class": "UILabel", "text": "Ink", "frame": [9, 9, 99, 30]}]}}"#
          .utf8),
      to: small)
    let result = try Self.gallery(["--theme", theme, "--board", small, "-o", folder["a.html"]])
    #expect(result.status == 0, "\(result.errors)")
    let page = try #require(Files.text(folder["a.html"]))
    #expect(page.contains("$ink") && page.lowercased().contains("#123456"))
    // Names of a theme that it extends, too.
    let heir = folder["heir.theme.json"]
    try Files.write(
      Array(
        ##"{"mockup": 1, "name": "Heir", "extends": "brand.theme.json", "variables": {"paper": "#FFEEDD"}}"##
          .utf8),
      to: heir)
    let inherited = try Self.gallery(["--theme", heir, "--board", small, "-o", folder["h.html"]])
    #expect(inherited.status == 0, "\(inherited.errors)")
    let heirPage = try #require(Files.text(folder["h.html"]))
    #expect(heirPage.contains("$paper") && heirPage.contains("$ink"))
    let fine = try Self.gallery([
      "--theme", theme, "--board", small, "-o", folder["b.html"], "--pixels", "1",
    ])
    #expect(fine.status == 0)
    #expect(try #require(Files.bytes(folder["b.html"])).count < page.utf8.count)
    let board = folder["board.screen.json"]
    #expect(try Self.gallery(["-o", board]).status == 0)
    #expect(try CommandRunner().run(["validate", "--strict", board]).status == 0)
    // A screen is not replaced by the board.
    for wrong in [
      [small, "-o", small], ["--theme", theme, "-o", small],
      ["--board", small, "-o", folder["c.html"]],
    ] {
      #expect(try Self.gallery(wrong).status == 64)
    }
    #expect(Files.text(small)?.contains("Ink") == true)
  }

  @Test func `a contact sheet has as many columns as asked for`() throws {
    let folder = try TemporaryDirectory()
    for (columns, width) in [(1, 544), (2, 1000)] {
      let path = folder["\(columns).png"]
      let result = try Self.gallery([Self.screens, "-o", path, "--columns", "\(columns)"])
      #expect(result.status == 0 && result.output.contains("picture"))
      let bytes = try #require(Files.bytes(path))
      let found = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      #expect(found == width)
    }
    let dark = try Self.gallery([Self.screens, "-o", folder["dark.png"], "--backdrop", "dark"])
    #expect(dark.status == 0)
  }

  @Test func `a broken screen is an error, and the others are there`() throws {
    let folder = try TemporaryDirectory()
    let good = #"{"mockup": 1, "window": {"subviews": [{"class": "UISwitch"}]}}"#
    try Files.write(Array(good.utf8), to: folder["Screens/good.screen.json"])
    try Files.write(Array("{".utf8), to: folder["Screens/bad.screen.json"])
    let result = try Self.gallery([folder["Screens"], "-o", folder["a.html"]])
    #expect(result.status == 65 && result.errors.contains("bad.screen.json:1:"))
    #expect(result.output.contains("1 picture,"))
  }

  @Test func `a page that would be too large is not written`() throws {
    let folder = try TemporaryDirectory()
    let apps = Repository.path("Fixtures/Screens/Apps")
    let result = try Self.gallery([apps, "-o", folder["a.html"], "--max-size", "1"])
    #expect(result.status == 73 && result.errors.contains("more than 1 MiB"))
    #expect(!Files.exists(folder["a.html"]))
  }

  @Test func `wrong names and numbers are refused`() throws {
    for wrong in [
      ["-o", "a.pdf"], ["-o", "-"], ["-o", "a.html", "--max-size", "0"],
      ["-o", "a.png", "--columns", "0"],
      ["-o", "a.html", "--pixels", "9"], ["-", "-o", "a.html"], [],
    ] { #expect(try Self.gallery(wrong).status == 64, "\(wrong)") }
    #expect(try Self.gallery(["nowhere", "-o", "a.html"]).status == 66)
  }
}
