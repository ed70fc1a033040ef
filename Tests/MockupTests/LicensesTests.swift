import ScreenFormat
import TestSupport
import Testing

/// `mockup --licenses`, and the pages that it prints.
@Suite struct LicensesTests {
  @Test func `the licences are printed whole, with the texts of others`() throws {
    let result = try CommandRunner().run(["--licenses"])
    #expect(result.status == 0 && result.errors.isEmpty)
    for page in ["LICENSE", "THIRD-PARTY.md"] {
      let text = try #require(Files.text(Repository.path(page)))
      #expect(result.output.contains(text), "\(page)")
    }
    for title in [
      "GNU LESSER GENERAL PUBLIC LICENSE", "LaTeX Project Public License", "SIL Open Font License",
    ] {
      #expect(result.output.contains(title), "\(title)")
    }
  }

  @Test func `the help names the option`() throws {
    #expect(try CommandRunner().run(["--help"]).output.contains("--licenses"))
  }

  @Test func `the works are printed as JSON, with SPDX names of licences`() throws {
    let result = try CommandRunner().run(["--licenses", "--json"])
    #expect(result.status == 0 && result.errors.isEmpty)
    var diagnostics = Diagnostics()
    let tree = JSONParser.parse(
      SourceFile(label: "licenses", text: result.output), into: &diagnostics)
    let rows = try #require(tree?.array).compactMap(\.object)
    let licenses = Dictionary(
      uniqueKeysWithValues: rows.map { ($0["name"]?.string ?? "", $0["license"]?.string ?? "") })
    #expect(licenses["swift-argument-parser"] == "Apache-2.0 WITH Swift-exception")
    #expect(licenses["libpng"] == "libpng-2.0" && licenses["FriBidi"] == "LGPL-2.1-or-later")
    // Each row of the page's tables of versions.
    let page = try #require(Files.text(Repository.path("THIRD-PARTY.md")))
    let listed = page.prefix(
      through: try #require(page.firstRange(of: "## Works under")).lowerBound
    )
    .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
    #expect(rows.count == listed.filter { !$0.hasPrefix("| work |") }.count)
    #expect(rows.count > 20)
    #expect(try CommandRunner().run(["--json"]).errors.contains("--json goes with --licenses"))
  }

  @Test func `THIRD-PARTY.md names the versions of Swift packages that were resolved`() throws {
    let page = try #require(Files.text(Repository.path("THIRD-PARTY.md")))
    let manifest = try #require(Files.text(Repository.path("Package.swift")))
    let reader = try #require(Files.text(Repository.path("Tools/swift-import/Package.swift")))
    for (package, text) in [("swift-argument-parser", manifest), ("swift-syntax", reader)] {
      let line = try #require(
        text.split(separator: "\n").first {
          $0.contains("/\(package)\"") || $0.contains("/\(package).git\"")
        })
      let version = try #require(line.firstMatch(of: /"([0-9.]+)"/)?.1)
      #expect(page.contains("| \(package) | \(version) |"), "\(line)")
    }
  }

  @Test func `THIRD-PARTY.md lists the embedded files' packages with their versions`() throws {
    let page = try #require(Files.text(Repository.path("THIRD-PARTY.md")))
    let list = try #require(Files.text(Repository.path("scripts/embedded-files.sha256")))
    let versions = list.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.count == 3 && words[0] == "#" ? words[2] : nil
    }
    #expect(versions.count == 5)
    for version in versions { #expect(page.contains("| \(version) |"), "\(version)") }
  }

  @Test func `THIRD-PARTY.md lists every library that the program loads`() throws {
    let page = try #require(Files.text(Repository.path("THIRD-PARTY.md")))
    let works = [
      "libpng16": "| libpng |", "libfreetype": "| FreeType |", "libharfbuzz": "| HarfBuzz |",
      "libfribidi": "| FriBidi |",
      "libdeflate": "| libdeflate |", "libglib-2.0": "| GLib |", "libgraphite2": "| Graphite2 |",
      "libpcre2-8": "| PCRE2 |", "libz": "| zlib |", "libbrotlidec": "| Brotli |",
      "libbrotlicommon": "| Brotli |", "libstdc++": "| libstdc++, libgcc |",
      "libgcc_s": "| libstdc++, libgcc |", "libc": "| GNU C library |",
      "libm": "| GNU C library |", "libresolv": "| GNU C library |",
      "ld-linux-x86-64": "| GNU C library |",
      "ld-linux-aarch64": "| GNU C library |",
    ]
    let result = try CommandRunner().runShell("ldd \"$(command -v mockup)\"")
    let names = result.output.split(separator: "\n").compactMap { line -> String? in
      let path = line.split(separator: " ").first.map { $0.drop { $0 == "\t" } } ?? ""
      let file = Files.name(of: String(path))
      // A debug build loads Swift's libraries, which the release build contains.
      guard let end = file.firstRange(of: ".so"), !file.hasPrefix("libswift"),
        !file.hasPrefix("libFoundation"), !file.hasPrefix("lib_Foundation"),
        !["libdispatch", "libBlocksRuntime", "linux-vdso"].contains(
          String(file[..<end.lowerBound]))
      else { return nil }
      return String(file[..<end.lowerBound])
    }
    #expect(names.contains("libpng16"))
    for name in names {
      let work = try #require(works[name], "\(name)")
      #expect(page.contains(work), "\(name)")
    }
  }
}
