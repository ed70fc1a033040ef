import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Storyboards that nobody vouches for.
@Suite("storyboards that were changed anyhow become valid documents, or end with a message")
struct MutationTests {
  /// Values that stand in for those of attributes.
  private static let values = [
    "", "nan", "-inf", "1e308", "-1", "0", "1000001", "YES", "NO", "$x", "\u{202E}", "8bC-Xf-vdC",
    "système", "##", "superview", "UIButton", "UIViewController", "UITabBarController", "Foo Bar",
    "systemRedColor", "leading", "width", "0:0", "1/0", "../x", "a\"b",
    "IBUITableViewCellStyleNone",
  ]

  private static func changed(_ text: String, _ random: inout SeededRandom) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    func line() -> Int { Int(random.next() % UInt64(lines.count)) }
    for _ in 0..<(1 + random.next() % 6) {
      switch random.next() % 6 {
      case 0: lines.remove(at: line())
      case 1:
        let (from, to) = (line(), line())
        lines.insert(lines[from], at: to)
      case 2:
        let (one, other) = (line(), line())
        lines.swapAt(one, other)
      case 3:
        // One attribute has the value of another place.
        let index = line()
        var parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let place = 1 + 2 * Int(random.next() % UInt64(parts.count / 2))
        let value = values[Int(random.next() % UInt64(values.count))]
        parts[place] = Substring(value.replacing("\"", with: "&quot;"))
        lines[index] = parts.joined(separator: "\"")
      case 4:
        let index = line()
        lines[index] = lines[index].replacing("key=\"view\"", with: "key=\"contentView\"")
      default:
        let other = line()
        let index = line()
        let names = lines[other].split(separator: "\"", omittingEmptySubsequences: false)
        guard names.count > 2 else { continue }
        var parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        parts[parts.count - 2] = names[names.count - 2]
        lines[index] = parts.joined(separator: "\"")
      }
      if lines.isEmpty { break }
    }
    return lines.joined(separator: "\n")
  }

  /// Lines with the elements of a file whose removal keeps it well-formed more often.
  private static let seeds = 30

  @Test("with valid documents", arguments: Imported.paths)
  func mutated(path: String) throws {
    let text = Files.text(Repository.path("\(Imported.folder)/\(path)")) ?? ""
    var read = 0
    for seed in 0..<Self.seeds {
      var random = SeededRandom(seed)
      let mutant = Self.changed(text, &random)
      guard let file = try? InterfaceFile(SourceFile(label: "a.storyboard", text: mutant)) else {
        continue
      }
      read += 1
      for result in InterfaceImport.run([file], classes: Imported.classes) {
        for document in result.documents {
          let screen = SourceFile(label: "a.screen.json", text: document.text)
          let system = InterfaceHeader(file).system
          let errors = ThemeCheck.errors(in: screen, classes: Imported.classes, system: system)
          #expect(errors.isEmpty, "\(path) \(seed): \(errors.first?.description ?? "")")
        }
        for finding in result.report.findings {
          #expect(!finding.description.contains("\n"))
        }
      }
    }
    #expect(read > 0)
  }
}
