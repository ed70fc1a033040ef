import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

@Suite("A timeline changes a screen as time goes by")
struct TimelineTests {
  private static let text = """
    {"timeline": [
       {"at": 1, "duration": 2, "curve": "linear", "set": {"a": {"alpha": 0, "frame": [10, 0, 4, null], "backgroundColor": "#FF0000"}}},
       {"at": 2, "set": {"a": {"isHidden": true}, "b": {"isOn": true}}},
       {"at": 0.5, "set": {"b": {"isOn": false}}}],
     "window": {"subviews": [
       {"class": "UIView", "id": "a", "alpha": 1, "frame": [0, 0, 4, null], "backgroundColor": "#000000"},
       {"class": "UISwitch", "id": "b", "isOn": true}]}}
    """

  private func views(at time: Double) throws -> [PropertyValues] {
    var options = RenderOptions()
    options.time = time
    let result = build(Self.text, options: options)
    return try #require(result.screen).window.objects("subviews").map(\.values)
  }

  @Test("Numbers, lists and colours go over gradually, the rest at once")
  func changes() throws {
    let start = try views(at: 0)
    #expect(start[0][PropertySlot("alpha")] == .number(1))
    #expect(start[1][PropertySlot("isOn")] == .boolean(true))
    #expect(try views(at: 0.5)[1][PropertySlot("isOn")] == .boolean(false))
    let middle = try views(at: 2)
    #expect(middle[0][PropertySlot("alpha")] == .number(0.5))
    let frame = try #require(middle[0][PropertySlot("frame")])
    #expect(DocumentPrinter.text(frame) == "[5, 0, 4, null]")
    #expect(middle[0][PropertySlot("isHidden")] == .boolean(true))
    #expect(
      middle[0][PropertySlot("backgroundColor")] == .color(.color(Color(bytes: 128, 0, 0))))
    #expect(middle[1][PropertySlot("isOn")] == .boolean(true))
    #expect(try views(at: 99)[0][PropertySlot("alpha")] == .number(0))
  }

  @Test(
    "A switch that takes its time slides from where its thumb is, and rests at the end",
    arguments: [
      (0.0, false, nil), (1.5, true, 0.25), (3, false, 1), (4, false, 0.75), (7, false, nil),
    ] as [(Double, Bool, Double?)])
  func slide(time: Double, isOn: Bool, position: Double?) throws {
    let text = """
      {"timeline": [
         {"at": 1, "duration": 2, "curve": "linear", "set": {"a": {"isOn": true}}},
         {"at": 3, "duration": 4, "curve": "linear", "set": {"a": {"isOn": false}}}],
       "window": {"subviews": [{"class": "UISwitch", "id": "a"}]}}
      """
    var options = RenderOptions()
    options.time = time
    let screen = try #require(build(text, options: options).screen)
    let values = try #require(screen.window.objects("subviews").first).values
    #expect((values[PropertySlot("isOn")] ?? .boolean(false)) == .boolean(isOn))
    #expect(values[PropertySlot("slide")] == position.map { .number($0) })
  }

  @Test("Colours by name fade where a colour is meant, and so does a view that says no alpha")
  func namesFade() throws {
    let text = """
      {"system": 12, "timeline": [{"duration": 2, "curve": "linear", "set": {
         "a": {"alpha": 0, "backgroundColor": "black"}, "b": {"text": "black", "textColor": "systemRed"}}}],
       "window": {"subviews": [
         {"class": "UIView", "id": "a", "backgroundColor": "white"},
         {"class": "UILabel", "id": "b", "text": "white", "textColor": "white"}]}}
      """
    var options = RenderOptions()
    options.time = 1
    let screen = try #require(build(text, options: options).screen)
    let values = screen.window.objects("subviews").map(\.values)
    #expect(values[0][PropertySlot("alpha")] == .number(0.5))
    #expect(
      values[0][PropertySlot("backgroundColor")] == .color(.color(Color(bytes: 128, 128, 128))))
    #expect(values[1][PropertySlot("text")] == .string("black"))
    // A system colour is another one in each style.
    #expect(
      values[1][PropertySlot("textColor")] == .color(.color(Color(bytes: 255, 59, 48))))
  }

  @Test("Changes count in their order, also those of objects that others bring")
  func order() throws {
    let text = """
      {"timeline": [
         {"at": 1, "set": {"inner": {"alpha": 0.1}}},
         {"at": 2, "set": {"outer": {"subviews": [{"class": "UIView", "id": "inner", "alpha": 0.2}]}}},
         {"at": 3, "set": {"inner": {"alpha": 0.5}}},
         {"at": 4, "set": {"inner": {"isHidden": true}, "outer": {"isHidden": false}}},
         {"at": 5, "set": {"inner": {"alpha": 0.3}}}],
       "window": {"subviews": [{"class": "UIView", "id": "outer", "subviews": [
         {"class": "UIView", "id": "inner"}]}]}}
      """
    func inner(at time: Double) throws -> PropertyValues {
      var options = RenderOptions()
      options.time = time
      let screen = try #require(build(text, options: options).screen)
      let outer = try #require(screen.window.objects("subviews").first)
      return try #require(outer.objects("subviews").first).values
    }
    #expect(try inner(at: 1)[PropertySlot("alpha")] == .number(0.1))
    #expect(try inner(at: 2)[PropertySlot("alpha")] == .number(0.2))
    #expect(try inner(at: 3)[PropertySlot("alpha")] == .number(0.5))
    #expect(try inner(at: 4)[PropertySlot("isHidden")] == .boolean(true))
    #expect(try inner(at: 5)[PropertySlot("alpha")] == .number(0.3))
  }

  @Test("A curve that eases goes half the way in half the time, and slowly at both ends")
  func easing() {
    let curve = Timeline.Curve.easeInOut
    #expect(curve.progress(0) == 0)
    #expect(curve.progress(0.5) == 0.5)
    #expect(curve.progress(1) == 1)
    #expect(curve.progress(0.1) < 0.05)
  }

  @Test("What is wrong in a timeline is told, at its place, before its time comes")
  func errors() {
    let text = """
      {"timeline": [{"at": -1, "set": {"x": {}}}, {"at": 5, "set": {"a": {"isOff": 1}}}, {"at": 1}],
       "window": {"subviews": [{"class": "UISwitch", "id": "a"}]}}
      """
    #expect(
      findings(text) == [
        "s.json:1:22: error: -1 is negative (at timeline[0].at)",
        "s.json:1:34: error: no object has the id 'x' (at timeline[0].set.x)",
        "s.json:1:84: error: a change needs 'set' (at timeline[2])",
      ])
    let later = """
      {"timeline": [{"at": 5, "set": {"a": {"isOff": 1}}}],
       "window": {"subviews": [{"class": "UISwitch", "id": "a"}]}}
      """
    let found = ScreenBuilder(classes: ClassTable(), loader: MemoryAssets())
      .validate(SourceFile(label: "s.screen.json", text: later))
    #expect(
      found.sorted().first?.description.hasPrefix(
        "s.screen.json:1:39: error: UISwitch has no property 'isOff'") == true)
  }

  @Test(
    "An animation is as long as its timeline, its longest image, or a turn of an indicator",
    arguments: [
      (#"{"timeline": [{"at": 1, "duration": 0.5, "set": {}}, {"at": 1.2, "set": {}}]}"#, 1.5),
      (#"{"window": {"image": {"animated": ["a", "b"], "duration": 4}}}"#, 4),
      (#"{"window": {"image": {"animated": ["a", "b", "c"]}}}"#, 0.1), (#"{"window": {}}"#, 1),
    ])
  func length(text: String, seconds: Double) throws {
    var diagnostics = Diagnostics()
    let document = try #require(
      ScreenDocument.decode(SourceFile(label: "s.json", text: text), into: &diagnostics))
    #expect(document.animationLength == seconds)
  }
}
