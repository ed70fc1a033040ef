import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

/// `Fixtures/Appearance/properties.txt` names what themes set: all of it has to be known.
@Suite("list properties knows what themes set")
struct PropertyListTests {
  /// A line of the fixture: a class, a property, and its axes if it has any.
  struct Entry: Sendable, CustomTestStringConvertible {
    var className: String
    var property: String
    var axes: String
    var testDescription: String { "\(className).\(property)" }
  }

  static let entries: [Entry] = {
    let text = Files.text(Repository.path("Fixtures/Appearance/properties.txt")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      return Entry(
        className: words[0], property: words[1], axes: words.count > 2 ? words[2] : "")
    }
  }()

  @Test("The list is read") func listIsRead() {
    #expect(Self.entries.count > 140)
  }

  @Test("What only describes others has no proxy, so that no rule sets its properties")
  func withoutProxy() throws {
    for name in ["UINavigationItem", "NSDateComponents", "UITabBarAppearance"] {
      let listing = try #require(Listing.properties(in: ClassTable(), of: name))
      let place = try #require(listing.columns.firstIndex(of: "rules"))
      #expect(!listing.rows.isEmpty)
      #expect(listing.rows.allSatisfy { $0[place] == "no" }, "\(name)")
    }
  }

  @Test("What is not drawn yet is told so, with all that its objects hold")
  func drawn() throws {
    func drawn(_ className: String, _ property: String) throws -> String? {
      let listing = try #require(Listing.properties(in: ClassTable(), of: className))
      let place = try #require(listing.columns.firstIndex(of: "drawn"))
      return listing.rows.first { $0[1] == property }?[place]
    }
    #expect(try drawn("UINavigationBar", "barTintColor") == "yes")
    #expect(try drawn("UINavigationBar", "standardAppearance") == "yes")
    #expect(try drawn("UINavigationBarAppearance", "titleTextAttributes") == "yes")
    #expect(try drawn("UITabBarItemStateAppearance", "iconColor") == "yes")
  }

  @Test("A property has its class, type, axes, system and purpose", arguments: entries)
  func known(entry: Entry) throws {
    let listing = try #require(
      Listing.properties(in: ClassTable(), of: entry.className), "no such class")
    let row = try #require(listing.rows.first { $0[1] == entry.property }, "no such property")
    let cells = Dictionary(uniqueKeysWithValues: zip(listing.columns, row))
    #expect(cells["axes"] == entry.axes)
    #expect(cells["rules"] == "yes")
    #expect(cells["type"]?.isEmpty == false)
    #expect(cells["since"].flatMap(Int.init).map { (5...15).contains($0) } == true)
    #expect(cells["summary"].map { $0.hasSuffix(".") && $0.count > 10 } == true)
  }
}
