import TestSupport
import Testing

/// Comments and pages are written in one spelling; identifiers keep UIKit's.
@Suite struct ProseTests {
  /// American spellings of words that the project writes in British English.
  private static let spellings: Set<String> = [
    "color", "colors", "colored", "coloring", "colorless",
  ]
  private static let punctuation: Set<Character> = Set(",.;:!?()[]'“”…*|")

  /// The words of a line that stand for themselves: outside of code, quotations and addresses.
  private static func words(_ line: Substring) -> [String] {
    var text = String(line)
    for span in [/`[^`]*`/, /"[^"]*"/, /\]\([^)]*\)/] {
      text.replace(span, with: " ")
    }
    return text.split(separator: " ").filter { !$0.contains(/\w\(/) }.map { word in
      String(
        word.drop(while: punctuation.contains).reversed().drop(while: punctuation.contains)
          .reversed()
      ).lowercased()
    }
  }

  private func check(_ line: Substring, _ place: String) {
    // Most lines need no closer look.
    guard line.utf8.contains(UInt8(ascii: "C")) || line.contains("color") else { return }
    for word in Self.words(line) where Self.spellings.contains(word) {
      Issue.record("\(place): \(word), elsewhere colour: \(line)")
    }
  }

  @Test func `comments say colour`() {
    for folder in ["Sources", "Tests", "Tools"] {
      let root = Repository.path(folder)
      for path in Files.list(root) where path.hasSuffix(".swift") && !path.contains(".build") {
        let lines = Files.text("\(root)/\(path)")?.split(
          separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in (lines ?? []).enumerated() {
          let comment = line.drop { $0 == " " }
          guard comment.hasPrefix("//") else { continue }
          check(comment, "\(folder)/\(path):\(number + 1)")
        }
      }
    }
  }

  @Test func `pages say colour`() {
    var pages = Files.list(Repository.path("Documentation")).filter { $0.hasSuffix(".md") }
      .map { "Documentation/\($0)" }
    pages += ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
    #expect(pages.count > 80)
    for page in pages {
      var isCode = false
      let lines = Files.text(Repository.path(page))?.split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in (lines ?? []).enumerated() {
        if line.hasPrefix("```") { isCode.toggle() }
        if !isCode, !line.hasPrefix("    ") { check(line, "\(page):\(number + 1)") }
      }
    }
  }

  /// A key's text stands twice, for those who read the source and for those who read `list`.
  @Test func `the comment of a property's key is its summary`() {
    let root = Repository.path("Sources")
    var count = 0
    for path in Files.list(root) where path.hasSuffix(".swift") {
      guard let text = Files.text("\(root)/\(path)") else { continue }
      let declarations = text.matches(
        of:
          /((?: *\/\/\/ .*\n)+) *(?:public |package )?static let \w+ = AppearanceKey<[^(]*\(([^;]*?)"\n? *\)\n/
      )
      for declaration in declarations {
        count += 1
        let comment = declaration.output.1.split(separator: "\n").map {
          $0.drop { " /".contains($0) }
        }.joined(separator: " ")
        let summary =
          declaration.output.2.split(separator: "\"", omittingEmptySubsequences: false)
          .last ?? ""
        #expect(comment == summary, "\(path)")
      }
    }
    #expect(count > 150)
  }
}
