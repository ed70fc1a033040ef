import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

/// What `list`, the schema and the reference say of properties and classes.
@Suite struct SummaryTests {
  /// Words that begin a sentence whose subject is missing.
  private static let badBeginnings: Set<String> = [
    "of", "what", "where", "how", "over", "under", "behind", "below", "above", "between", "beside",
    "instead", "in", "at", "by", "for", "from", "to", "with", "while", "up", "on", "after",
    "before", "as", "up", "which", "when", "who", "whose", "like", "likewise", "asked", "stands",
  ]

  /// A row of a listing, by the names of its columns.
  struct Row: Sendable, CustomTestStringConvertible {
    var cells: [String: String]
    subscript(column: String) -> String { cells[column] ?? "" }
    var testDescription: String { "\(self["class"]).\(self["property"])" }
  }

  private static func rows(_ listing: Listing?) -> [Row] {
    guard let listing else { return [] }
    return listing.rows.map {
      Row(cells: Dictionary(uniqueKeysWithValues: zip(listing.columns, $0)))
    }
  }

  private static let properties = rows(Listing.properties(in: ClassTable()))
  private static let classes = rows(Listing.classes(ClassTable()))

  @Test("The lists are read") func listsAreRead() {
    #expect(Self.properties.count > 600)
    #expect(Self.classes.count > 80)
  }

  @Test("A summary is a sentence that says what the property or class is")
  func sentences() {
    for row in Self.properties + Self.classes {
      let summary = row["summary"]
      let words = summary.split(separator: " ")
      #expect(words.count >= 4, "\(row.testDescription): \(summary)")
      #expect(summary.hasSuffix("."), "\(row.testDescription): \(summary)")
      let first = words.first?.lowercased() ?? ""
      #expect(!Self.badBeginnings.contains(first), "\(row.testDescription): \(summary)")
      #expect(
        summary.first?.isUppercase == true, "\(row.testDescription): \(summary)")
    }
  }

  @Test("A default is a field, or the word why there is none; no summary tells it")
  func defaults() {
    let words: Set = [
      "none", "inherited", "by look", "by style", "by class", "by content", "own",
    ]
    for row in Self.properties {
      let standard = row["default"]
      #expect(!standard.isEmpty, "\(row.testDescription)")
      // Values are written as in documents: in quotes unless they are numbers, booleans, lists or objects.
      let isValue =
        standard.first.map { $0.isNumber || "-\"[{".contains($0) } == true
        || ["true", "false", "null"].contains(standard)
      #expect(isValue != words.contains(standard), "\(row.testDescription): \(standard)")
      #expect(!row["summary"].contains("default)"), "\(row.testDescription): \(row["summary"])")
      #expect(!row["summary"].contains("by default"), "\(row.testDescription): \(row["summary"])")
    }
  }

  @Test("A default is a value of its property's type")
  func defaultTypes() throws {
    let table = ClassTable()
    for name in table.names {
      let id = try #require(table.id(named: name))
      for property in table.definition(id).properties {
        guard case .value(let value) = property.defaultValue else { continue }
        #expect(Self.fits(value, property.type), "\(name).\(property.name): \(value)")
      }
    }
  }

  /// Whether a value is one of a type; of named values, one of the names.
  private static func fits(_ value: AppearanceValue, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.enumeration(let name), .enumeration(_, let cases, _)): cases.contains(name)
    case (.options(let names), .options(_, let cases, _)):
      names.allSatisfy { cases.contains($0) || $0 == "all" || $0 == "any" }
    case (.strings, .strings), (.objects, .objects), (.boolean, .boolean), (.string, .string),
      (.color, .color), (.font, .font), (.point, .point), (.size, .size), (.insets, .insets),
      (.offset, .offset), (.transform, .transform), (.number, .number),
      (.constraints, .constraints), (.layoutGuides, .layoutGuides),
      (.spacings, .spacings):
      true
    case (.number(let number), .integer): number == number.rounded()
    default: false
    }
  }

  @Test("The schema tells each default: a value as such, a word in the description")
  func schema() {
    let schema = JSONSchema.documents(ClassTable())
    #expect(schema.contains(#""description": "Whether the switch is on.", "default": false"#))
    #expect(schema.contains("null inherits it from the superview. Default: inherited."))
  }
}
