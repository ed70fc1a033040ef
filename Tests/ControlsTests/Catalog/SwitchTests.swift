import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct SwitchTests {
  /// The colour of the track or ring: the first fill after the window's.
  private func track(
    _ values: [String: AppearanceValue], rules: [AppearanceRule] = [],
    window: [String: AppearanceValue] = [:], system: Int = 7
  ) throws -> String {
    var values = values
    values["isOn"] = values["isOn"] ?? .boolean(false)
    let stage = try ViewStage(
      [element("UISwitch", values)], rules: rules, system: system, window: window)
    return stage.fills[1].color
  }

  @Test func `a switch is 51 by 31 whatever its frame says`() throws {
    let frame = FrameValue(x: 20, y: 10, width: 200, height: 9)
    let stage = try ViewStage([element("UISwitch", id: "s", ["frame": .frame(frame)])])
    #expect(stage.frame("s") == Rect(x: 20, y: 10, width: 51, height: 31))
  }

  @Test func `on is green, off a grey ring, and neither takes the tint from above`() throws {
    let on = AppearanceValue.boolean(true)
    #expect(try track(["isOn": on]) == "#4CD964FF")
    #expect(try track(["isOn": on], window: ["tintColor": .red]) == "#4CD964FF")
    #expect(try track([:]) == "#E6E6E6FF")
    #expect(try track([:], window: ["tintColor": .red]) == "#E6E6E6FF")
    #expect(try track([:], rules: [rule("UIView", "alpha", .number(1))]) == "#E6E6E6FF")
  }

  @Test func `the ring takes a tint set on the switch or by a rule for it`() throws {
    #expect(try track(["tintColor": .red]) == "#FF0000FF")
    #expect(try track([:], rules: [rule("UISwitch", "tintColor", .red)]) == "#FF0000FF")
    #expect(try track(["tintColor": .null], window: ["tintColor": .red]) == "#E6E6E6FF")
  }

  @Test func `the track takes onTintColor while on only`() throws {
    let rules = [rule("UISwitch", "onTintColor", .red)]
    #expect(try track(["isOn": .boolean(true)], rules: rules) == "#FF0000FF")
    #expect(try track([:], rules: rules) == "#E6E6E6FF")
  }

  @Test(
    "the thumb lies inside its end, smaller from iOS 11 on, longer while pressed",
    arguments: [
      (7, false, false, Rect(x: 1.5, y: 1.5, width: 28, height: 28)),
      (7, true, false, Rect(x: 21.5, y: 1.5, width: 28, height: 28)),
      (7, true, true, Rect(x: 14.5, y: 1.5, width: 35, height: 28)),
      (11, false, false, Rect(x: 2, y: 2, width: 27, height: 27)),
      (12, true, false, Rect(x: 22, y: 2, width: 27, height: 27)),
    ])
  func thumb(system: Int, isOn: Bool, isPressed: Bool, expected: Rect) throws {
    let stage = try ViewStage(
      [
        element("UISwitch", ["isOn": .boolean(isOn), "isHighlighted": .boolean(isPressed)])
      ], system: system)
    let last = try #require(stage.fills.last)
    #expect(last.color == "#FFFFFFFF")
    #expect(last.path.controlBounds == expected)
  }

  @Test func `a sliding thumb is between its ends, on a track between its colours`() throws {
    let values: [String: AppearanceValue] = [
      "slide": .number(0.5), "tintColor": .color(.color(.black)),
      "onTintColor": .color(.color(.white)),
    ]
    let stage = try ViewStage([element("UISwitch", values)], system: 7)
    let last = try #require(stage.fills.last)
    #expect(last.path.controlBounds == Rect(x: 11.5, y: 1.5, width: 28, height: 28))
    #expect(try track(values) == "#808080FF")
    #expect(try track(["slide": .number(7), "isOn": .boolean(false)]) == "#4CD964FF")
  }

  @Test func `from iOS 26 on the colour of on lies over that of off`() throws {
    func tracks(_ values: [String: AppearanceValue]) throws -> [String] {
      let fills = try ViewStage([element("UISwitch", values)], system: 26).fills
      let outline = try #require(fills.dropFirst().first).path
      return fills.filter { $0.path == outline }.map(\.color)
    }
    let off = try tracks(["isOn": .boolean(false), "onTintColor": .red])
    #expect(off.count == 1)
    #expect(try tracks(["isOn": .boolean(true), "onTintColor": .red]) == off + ["#FF0000FF"])
    #expect(try tracks(["slide": .number(0.5), "onTintColor": .red]) == off + ["#FF000080"])
  }

  @Test func `a tinted thumb throws a shadow of its colour`() throws {
    let stage = try ViewStage([element("UISwitch", ["thumbTintColor": .blue])])
    let shadows = stage.commands.compactMap { command -> Color? in
      if case .shadow(_, let color, _, _, _) = command { color } else { nil }
    }
    #expect(shadows.count == 3)
    #expect(shadows.allSatisfy { $0.blue == 1 && $0.red == 0 })
    #expect(shadows.map(\.alpha) == [0.365, 0.083, 0.086])
  }

  @Test func `a disabled switch fades as one group`() throws {
    let stage = try ViewStage([element("UISwitch", ["isEnabled": .boolean(false)])])
    #expect(stage.commands.contains(.beginLayer(opacity: 0.5)))
  }
}
