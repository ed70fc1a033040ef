import Controls
import Inspection
import ObjectModel
import ScreenFormat
import Syntax
import Testing

@Suite("An explanation of all properties tells what counts where nothing sets one")
struct UnsetPropertyTests {
  /// The object `x` of a screen with this subview.
  private func entry(_ view: String, _ members: String = "") throws -> Explanation.Entry {
    let text = #"{\#(members) "window": {"tintColor": "red", "subviews": [\#(view)]}}"#
    let screen = try #require(build(text).screen)
    let tree = LayoutPass.layOut(screen.resolved())
    let index = try #require(tree.styled.objects.firstIndex { $0.element.id == "x" })
    return ObjectExplanations(tree, includesUnset: true)[index]
  }

  private func unset(_ entry: Explanation.Entry, _ name: String) -> Explanation.Unset? {
    entry.unset.first { $0.property.name == name }
  }

  @Test func `a property is set or unset, never both, and never of a later system`() throws {
    let entry = try entry(#"{"class": "UISwitch", "id": "x", "isOn": true}"#, #""system": 12,"#)
    let set = Set(entry.properties.map(\.declaration.name))
    #expect(set == ["isOn"])
    #expect(!entry.unset.isEmpty)
    #expect(entry.unset.allSatisfy { !set.contains($0.property.name) })
    #expect(entry.unset.allSatisfy { $0.property.since <= 12 })
  }

  @Test func `a default is a value, inherited, or says who decides`() throws {
    let entry = try entry(#"{"class": "UISwitch", "id": "x"}"#)
    #expect(unset(entry, "isOn")?.winner == Candidate(value: .boolean(false), source: .default))
    #expect(unset(entry, "isOn")?.reason == nil)
    #expect(unset(entry, "tintColor")?.winner.source == .inherited)
    #expect(unset(entry, "onTintColor")?.reason == "by look")
    #expect(unset(entry, "isOn")?.isOwn == false)
    #expect(unset(entry, "tintColor")?.isOwn == true)
  }

  @Test func `the default of a declared class is the object's own`() throws {
    let entry = try entry(
      #"{"class": "Faint", "id": "x"}"#,
      #""classes": {"Faint": {"superclass": "UIView", "properties": {"rounding": {"type": "number", "default": 4}}}},"#
    )
    #expect(unset(entry, "rounding")?.winner.value.numberOrNil == 4)
  }

  @Test func `the table has groups with titles`() throws {
    let entry = try entry(
      #"{"class": "UISwitch", "id": "x", "isOn": true, "onTintColor": "green"}"#)
    let table = ExplanationPrinter.table([entry], usesColor: false)
    let lines = table.split(separator: "\n").map(String.init)
    let titles = lines.filter { line in
      PropertyGroup.allCases.contains { " \($0.rawValue):" == line }
    }
    #expect(titles.first == " Content:")
    #expect(titles.contains(" States:") && titles.contains(" Colours:"))
    let states = try #require(lines.firstIndex(of: " States:"))
    // What is set comes first.
    #expect(lines[states + 1].contains("isOn") && lines[states + 1].hasSuffix("instance"))
    #expect(
      lines.contains { $0.contains("isHidden") && $0.contains("false") && $0.hasSuffix("default") })
    #expect(ExplanationPrinter.table([entry], usesColor: true).contains("\u{1B}[2mfalse"))
  }

  @Test func `JSON has the group of each property`() throws {
    let entry = try entry(#"{"class": "UISwitch", "id": "x", "isOn": true}"#)
    let json = ExplanationPrinter.json(entry)
    #expect(json.contains(#""isOn": {"group": "States", "value": true"#))
    #expect(json.contains(#""isHidden": {"group": "States", "source": "default", "value": false}"#))
    #expect(
      json.contains(
        #""onTintColor": {"group": "Colours", "source": "default", "why": "by look"}"#))
  }

  @Test func `what a document has in the place of a value is told with its place`() throws {
    let text = """
      {"variables": {"brand": "#00695C"}, "window": {"subviews": [
        {"class": "UISwitch", "id": "x", "thumbTintColor": "red",
          "cornerRadius": 4}]},
       "appearance": [
         {"class": "UISwitch",
          "set": {"onTintColor": "$brand"}}]}
      """
    let screen = try #require(build(text).screen)
    let tree = LayoutPass.layOut(screen.resolved())
    let index = try #require(tree.styled.objects.firstIndex { $0.element.id == "x" })
    let entry = ObjectExplanations(tree, includesUnset: true)[index]
    let file = try #require(entry.place).file
    var readings = 0
    var values = WrittenValues { name in
      readings += 1
      return name == file ? SourceFile(label: name, text: text) : nil
    }
    let written = values.values(of: entry)
    #expect(
      written.mapValues { "\($0.place.line) \($0.node?.string ?? "-")" } == [
        "thumbTintColor": "2 red", "cornerRadius": "3 -", "onTintColor": "6 $brand",
      ])
    _ = values.values(of: entry)
    #expect(readings == 1)
    let json = ExplanationPrinter.json(entry, as: written)
    #expect(json.contains(#""column": 54}, "written": "red""#))
    #expect(json.contains(#""written": "$brand""#))
    var table = TextBuffer()
    ExplanationPrinter.writeTable(entry, as: written, usesColor: false, to: &table)
    let lines = table.text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.contains(["thumbTintColor", "\"#FF0000FF\"", "red", "instance", "\(file):2"]))
    #expect(lines.contains(["cornerRadius", "4", "instance", "\(file):3"]))
    #expect(
      lines.contains(["onTintColor", "\"#00695CFF\"", "$brand", "appearance", "\(file):5"]))
    // Where the document can't be read there is the place of the object.
    var unread = WrittenValues { _ in nil }
    #expect(unread.values(of: entry)["cornerRadius"]?.place.line == 2)
    #expect(unread.values(of: entry)["onTintColor"] == nil)
  }

  @Test func `without all properties nothing is unset`() throws {
    let screen = try #require(build(#"{"window": {"subviews": []}}"#).screen)
    let entries = Explanation(LayoutPass.layOut(screen.resolved())).entries
    #expect(entries.allSatisfy { $0.unset.isEmpty })
    #expect(!ExplanationPrinter.json(entries).contains(#""unset""#))
  }
}

extension AppearanceValue {
  fileprivate var numberOrNil: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
