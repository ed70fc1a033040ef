import Controls
import ObjectModel
import ScreenFormat
import Testing

@testable import Preview

/// States and times that a page shows without changing a document.
@Suite struct PreviewOverridesTests {
  private func overrides(_ json: String) throws -> PreviewOverrides {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    return PreviewOverrides(try #require(node?.object))
  }

  @Test func `states and the time are read, and what is no state is left out`() throws {
    let overrides = try overrides(
      """
      {"time": -3, "states": [
        {"path": "window/UIButton", "property": "isEnabled", "value": false},
        {"path": "window/UIButton", "property": "backgroundColor", "value": true},
        {"path": "window/UIButton", "property": "isHighlighted", "value": 1}, {"property": "isSelected"}, 7
      ]}
      """)
    #expect(overrides.time == 0)
    #expect(overrides.values == ["window/UIButton": ["isEnabled": false]])
    #expect(try self.overrides("{}") == PreviewOverrides())
  }

  @Test func `every state is a property of a class, and classes tell theirs`() {
    let classes = ClassTable()
    for state in PreviewOverrides.states {
      let owners = classes.names.filter { name in
        PreviewOverrides.states(of: name, in: classes).contains { $0.property == state.property }
      }
      #expect(!owners.isEmpty, "\(state.property)")
    }
    let button = PreviewOverrides.states(of: "UIButton", in: classes).map(\.property)
    #expect(button == ["isHighlighted", "isEnabled", "isSelected", "showsMenu"])
    #expect(PreviewOverrides.states(of: "UIView", in: classes).isEmpty)
    #expect(PreviewOverrides.states(of: "NoClass", in: classes).isEmpty)
  }

  @Test func `a state wins over the value of the object, and only there`() throws {
    let window = try #require(
      ScreenBuilder(classes: ClassTable(), loader: NoFiles()).build(
        SourceFile(
          label: "a.screen.json",
          text: """
            {"mockup": 1, "window": {"rootViewController": {"class": "UIViewController", "view": {"subviews": [
              {"class": "UIButton", "id": "a", "title": "A", "isEnabled": true},
              {"class": "UIButton", "id": "b", "title": "B"}]}}}}
            """)
      ).screen)
    var screen = window
    let path = try #require(screen.resolved().objects.first { $0.element.id == "a" }).path
    try overrides(#"{"states": [{"path": "\#(path)", "property": "isEnabled", "value": false}]}"#)
      .apply(
        to: &screen)
    let tree = screen.resolved()
    let values = tree.objects.indices.map { tree.node($0) }.filter { $0.element.id != nil }.map {
      $0[Control.isEnabled]
    }
    #expect(values == [false, nil])
    try overrides(#"{"hidden": ["\#(path)", 7]}"#).apply(to: &screen)
    let hidden = screen.resolved()
    let alphas = hidden.objects.indices.map { hidden.node($0) }
      .filter { $0.element.id != nil }.map { $0[View.alpha] }
    #expect(alphas == [0, nil])
  }
}

/// No file is there.
private struct NoFiles: AssetLoader {
  func read(_ path: String) throws(AssetError) -> [UInt8] { throw .notFound }
  func exists(_ path: String) -> Bool { false }
  func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
}
