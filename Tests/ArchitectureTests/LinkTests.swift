import TestSupport
import Testing

/// Links and pictures of pages lead somewhere.
@Suite struct LinkTests {
  private static let pages: [String] =
    Files.list(Repository.path("Documentation")).filter { $0.hasSuffix(".md") }
    .map { "Documentation/\($0)" }
    + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]

  /// The lines of a page outside of code.
  private static func prose(_ page: String) -> [(number: Int, text: Substring)] {
    var isCode = false
    var lines: [(Int, Substring)] = []
    let all = Files.text(Repository.path(page))?.split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in (all ?? []).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, !line.hasPrefix("    ") { lines.append((number + 1, line)) }
    }
    return lines
  }

  /// The anchors that code hosts give the headings of a page: lower case, without punctuation, words joined by dashes.
  private static func anchors(_ page: String) -> Set<String> {
    var anchors: Set<String> = []
    for (_, line) in prose(page) where line.hasPrefix("#") {
      let heading = line.drop { $0 == "#" }.drop { $0 == " " }
      let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      let name = String(kept.map { $0 == " " ? "-" : $0 })
      var (unique, count) = (name, 0)
      while !anchors.insert(unique).inserted {
        count += 1
        unique = "\(name)-\(count)"
      }
    }
    return anchors
  }

  /// A path without its steps upward.
  private static func joined(_ folder: some Sequence<Substring>, _ link: Substring) -> String {
    var parts = folder.map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  @Test func `links and pictures of all pages lead to files and headings that are there`() throws {
    #expect(Self.pages.count > 80)
    var count = 0
    for page in Self.pages {
      let folder = page.split(separator: "/").dropLast()
      for (number, line) in Self.prose(page) {
        for match in line.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains(/^[a-z]+:/) {
          count += 1
          let parts = match.1.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          let target = parts[0].isEmpty ? page : Self.joined(folder, parts[0])
          #expect(
            Files.exists(Repository.path(target)), "\(page):\(number): there is no \(match.1)")
          // The site has no lists of files.
          #expect(
            !Files.isFolder(Repository.path(target))
              || Files.exists(Repository.path("\(target)/README.md")),
            "\(page):\(number): \(match.1) is a folder without a page")
          guard parts.count > 1 else { continue }
          #expect(
            Self.anchors(target).contains(String(parts[1])),
            "\(page):\(number): no heading for \(match.1)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test func `each page of the manual is in the menu of the site`() throws {
    let site = try #require(Files.text(Repository.path("Packaging/site/site.py")))
    let groups = try #require(site.firstMatch(of: /(?m)^GROUPS = \[\n([\s\S]*?)^\]/)).1
    var listed: Set<String> = []
    for group in groups.matches(of: /\("[^"]+", \[(.*)\]\)/) {
      for name in group.1.matches(of: /"([^"]+)"/) { listed.insert(String(name.1)) }
    }
    let pages = (Files.names(Repository.path("Documentation")) ?? [])
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(listed.subtracting(pages).isEmpty && Set(pages).subtracting(listed).isEmpty)
    #expect(listed.count > 20)
  }
}
