import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct SliderTests {
  private func stage(_ values: [String: AppearanceValue], system: Int = 10) throws -> ViewStage {
    var values = values
    values["frame"] = .frame(FrameValue(x: 20.5, y: 0, width: 279, height: nil))
    return try ViewStage([element("UISlider", id: "s", values)], system: system)
  }

  /// The thumb is what is filled last.
  private func thumb(_ values: [String: AppearanceValue], system: Int = 10) throws -> Rect {
    let last = try #require(try stage(values, system: system).fills.last)
    return try #require(last.path.controlBounds)
  }

  @Test(
    "the thumb's centre lies where it was measured",
    arguments: [(0.0, 15.5), (0.5, 139.5), (1.0, 263.5), (-3.0, 15.5), (7.0, 263.5)])
  func center(value: Double, x: Double) throws {
    let rect = try thumb(["value": .number(value)])
    #expect(abs(rect.midX - x) <= 0.25)
    #expect(rect.width == 28)
  }

  @Test func `iOS 7 puts the thumb half a point further right`() throws {
    #expect(try thumb(["value": .number(0.5)], system: 7).midX == 140)
  }

  @Test func `values lie between minimum and maximum`() throws {
    let values: [String: AppearanceValue] = [
      "minimumValue": .number(10), "maximumValue": .number(20), "value": .number(15),
    ]
    #expect(try thumb(values).midX == 139.5)
  }

  @Test func `equal ends put the thumb at the left`() throws {
    let values: [String: AppearanceValue] = [
      "minimumValue": .number(10), "maximumValue": .number(10), "value": .number(10),
    ]
    #expect(try thumb(values).midX == 15.5)
  }

  @Test func `the left track takes the tint, or its own colour`() throws {
    #expect(try stage([:]).fills.contains { $0.color == "#007AFFFF" })
    let own = try stage(["minimumTrackTintColor": .red])
    #expect(own.fills.contains { $0.color == "#FF0000FF" })
    #expect(!own.fills.contains { $0.color == "#007AFFFF" })
  }

  @Test func `a track image goes before its colour`() throws {
    let stage = try stage([
      "minimumTrackTintColor": .red, "minimumTrackImage": .image(10, 4), "value": .number(1),
    ])
    #expect(!stage.fills.contains { $0.color == "#FF0000FF" })
    let images = stage.commands.compactMap { command -> Rect? in
      if case .image(_, let rect, _, _) = command { rect } else { nil }
    }
    #expect(images.map(\.height) == [4])
  }
}
