import TestSupport
import Testing
import XML

@testable import Localization

/// The rules are compared with those of Debian's unicode-cldr-core, which `scripts/setup.sh tests` installs.
@Suite struct PluralRuleTests {
  /// The samples of one form of some languages, as Unicode lists them.
  struct Samples: CustomTestStringConvertible {
    var languages: [String]
    var category: String
    var condition: String
    var numbers: [String]

    var testDescription: String { "\(languages.joined(separator: " ")): \(category)" }
  }

  static let path = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"
  static let isExpected = Environment.value("CI") != nil || Files.text(path) != nil

  static let samples: [Samples] = {
    guard let bytes = Files.bytes(path),
      let tree = try? XMLTree(
        bytes, limits: XMLLimits(bytes: 1 << 20, elements: 10_000, depth: 10, textBytes: 1 << 20))
    else { return [] }
    var result: [Samples] = []
    for index in tree.elements.indices where tree.elements[index].name.local == "pluralRules" {
      let names = (tree.elements[index]["locales"] ?? "").split(separator: " ").map {
        $0.split(separator: "_").joined(separator: "-")
      }
      for child in tree.children(of: index) {
        let text = tree.text(of: child)
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().flatMap { part in
          part.split { ", …".contains($0) }.dropFirst().flatMap(Self.expanded)
        }
        result.append(
          Samples(
            languages: names, category: tree.elements[child]["count"] ?? "",
            condition: String(parts.first ?? ""), numbers: numbers))
      }
    }
    return result
  }()

  /// `0.1~0.9` as its two ends, and whole numbers between.
  private static func expanded(_ item: Substring) -> [String] {
    // Compact numbers with exponents are never shown.
    if item.contains("c") { return [] }
    let ends = item.split(separator: "~").map(String.init)
    guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]) else { return ends }
    return (first...last).map(String.init)
  }

  @Test(.enabled(if: isExpected, "unicode-cldr-core is not installed: scripts/setup.sh tests"))
  func `all samples of all languages have the form that Unicode says`() throws {
    #expect(Self.samples.count > 100)
    var languages: Set<String> = []
    for samples in Self.samples {
      for name in samples.languages {
        let tag = try #require(LanguageTag(name == "root" ? "mul" : name))
        languages.insert(tag.name)
        // Names that stand for others today have the rules of these.
        guard tag.name == name || name == "root" else { continue }
        let rules = PluralRules(for: tag)
        for number in samples.numbers {
          let found = rules.category(ofDecimal: number).rawValue
          #expect(found == samples.category, "\(name): \(number)")
        }
      }
    }
    #expect(languages.count > 200)
  }

  @Test(.enabled(if: isExpected, "unicode-cldr-core is not installed: scripts/setup.sh tests"))
  func `each rule set is one of those of the table`() {
    let lines = Set(PluralRuleTable.text.split(separator: "\n").map(String.init))
    var sets: [String: [String]] = [:]
    for samples in Self.samples {
      let condition = samples.condition.split(separator: " ").joined(separator: " ")
      let names = samples.languages.joined(separator: " ")
      sets[names, default: []] += condition.isEmpty ? [] : ["\(samples.category): \(condition)"]
    }
    for (names, rules) in sets {
      #expect(lines.contains(([names] + rules).joined(separator: " | ")))
    }
    #expect(sets.count == lines.count)
  }

  /// What Unicode's rules say, in plain arithmetic, for languages of each kind.
  private static let oracles: [(String, @Sendable (Int) -> PluralCategory)] = [
    ("ja", { _ in .other }),
    ("de", { $0 == 1 ? .one : .other }),
    (
      "fr", { $0 < 2 ? .one : $0 > 0 && $0 % 1_000_000 == 0 ? .many : .other }
    ),
    (
      "ru",
      {
        $0 % 10 == 1 && $0 % 100 != 11
          ? .one
          : (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) ? .few : .many
      }
    ),
    (
      "pl",
      {
        $0 == 1
          ? .one
          : (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) ? .few : .many
      }
    ),
    (
      "ar",
      {
        $0 == 0
          ? .zero
          : $0 == 1
            ? .one
            : $0 == 2
              ? .two
              : (3...10).contains($0 % 100) ? .few : (11...99).contains($0 % 100) ? .many : .other
      }
    ),
    (
      "lv",
      {
        $0 % 10 == 0 || (11...19).contains($0 % 100)
          ? .zero : $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other
      }
    ),
  ]

  @Test(arguments: oracles.map(\.0))
  func `whole numbers up to a million have the form of plain arithmetic`(name: String) throws {
    let oracle = try #require(Self.oracles.first { $0.0 == name }).1
    let rules = PluralRules(for: try #require(LanguageTag(name)))
    // The remainders of tens and hundreds, near zero and near each power of ten.
    for start in [0, 900, 9_900, 99_900, 999_800] {
      for number in start...start + 200 {
        #expect(rules.category(of: Double(number)) == oracle(number), "\(name): \(number)")
      }
    }
    for number in stride(from: 0, through: 1_000_000, by: 997) {
      #expect(rules.category(of: Double(number)) == oracle(number), "\(name): \(number)")
    }
  }

  @Test func `fractions have forms of their own`() throws {
    func form(_ name: String, _ number: Double) throws -> PluralCategory {
      PluralRules(for: try #require(LanguageTag(name))).category(of: number)
    }
    #expect(try form("en", 1.5) == .other)
    #expect(try form("fr", 1.5) == .one)
    #expect(try form("ru", 1.5) == .other)
    #expect(try form("cs", 0.5) == .many)
    #expect(try form("da", 0.5) == .one)
    #expect(try form("lt", 0.25) == .many)
    #expect(try form("pt-PT", 1) == .one)
    #expect(try form("pt-BR", 0) == .one)
    #expect(try form("pt-PT", 0) == .other)
  }

  @Test func `a language without rules has one form`() throws {
    let rules = PluralRules(for: try #require(LanguageTag("tlh")))
    #expect(rules.category(of: 1) == .other)
    #expect(rules.categories == [.other])
    let arabic = PluralRules(for: try #require(LanguageTag("ar-EG")))
    #expect(arabic.categories == Set(PluralCategory.allCases))
  }
}
