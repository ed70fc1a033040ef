import TestSupport
import Testing

@testable import InterfaceBuilder

/// The rules for elements and attributes against what public files hold.
@Suite("what Interface Builder writes is carried over, or dropped for a reason")
struct CoverageTests {
  private struct Count {
    var element: String
    /// Empty for the element itself.
    var attribute: String
    var uses: Int
    var repositories: Int
  }

  /// Counted in 1,195 storyboards and xibs of 65 public repositories.
  private static let counts: [Count] = {
    let text =
      Files.text(Repository.path("Tests/InterfaceBuilderTests/attribute-counts.tsv")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Count(
        element: parts[0], attribute: parts[1], uses: Int(parts[2]) ?? 0,
        repositories: Int(parts[3]) ?? 0)
    }
  }()

  @Test func `each element has a rule, and 95 of 100 that show become something`() {
    #expect(Self.counts.count > 900)
    var (shown, carried) = (0, 0)
    for count in Self.counts where count.attribute.isEmpty {
      guard let entry = InterfaceElements.entry(count.element) else {
        Issue.record("<\(count.element)> has no rule (\(count.uses))")
        continue
      }
      switch entry.rule.meaning {
      case .object, .part:
        shown += count.uses
        carried += count.uses
      case .lost: shown += count.uses
      case .dropped: break
      }
    }
    #expect(Double(carried) >= 0.95 * Double(shown), "\(carried) of \(shown)")
  }

  @Test func `attributes of two repositories have rules, and 95 of 100 that show become something`()
  {
    var (shown, carried) = (0, 0)
    for count in Self.counts where !count.attribute.isEmpty {
      guard let entry = InterfaceElements.entry(count.element) else { continue }
      if case .dropped = entry.rule.meaning { continue }
      switch entry.attributeByName[count.attribute] {
      case .property?, .used?:
        shown += count.uses
        carried += count.uses
      case .lost(let reason)?:
        shown += count.uses
        #expect(!reason.isEmpty)
      case .dropped(let reason)?: #expect(!reason.isEmpty)
      case nil:
        shown += count.uses
        if count.repositories >= 2 {
          Issue.record("'\(count.attribute)' of <\(count.element)> has no rule (\(count.uses))")
        }
      }
    }
    #expect(Double(carried) >= 0.95 * Double(shown), "\(carried) of \(shown)")
  }
}
