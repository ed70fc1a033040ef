import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct StepperTests {
  private func signs(_ values: [String: AppearanceValue]) throws -> [String] {
    let stage = try ViewStage([element("UIStepper", values)])
    // Between what is behind and the border.
    return stage.fills.dropLast().suffix(2).map(\.color)
  }

  @Test func `minus is dimmed at the minimum, plus at the maximum`() throws {
    #expect(try signs([:]) == ["#007AFF80", "#007AFFFF"])
    #expect(try signs(["value": .number(5)]) == ["#007AFFFF", "#007AFFFF"])
    #expect(try signs(["value": .number(100)]) == ["#007AFFFF", "#007AFF80"])
    #expect(try signs(["wraps": .boolean(true)]) == ["#007AFFFF", "#007AFFFF"])
    #expect(
      try signs(["value": .number(5), "isEnabled": .boolean(false)]) == [
        "#007AFF80", "#007AFF80",
      ])
  }

  @Test func `signs lie where they were measured`() throws {
    let stage = try ViewStage([element("UIStepper", ["value": .number(5)])])
    let origins = [Point(x: 0, y: 0), Point(x: 47, y: 0)]
    let places = try [0, 1].map {
      try #require(stage.frame("UIStepper/UIButton[\($0)]/UIImageView"))
        .offsetBy(x: origins[$0].x, y: origins[$0].y)
    }
    #expect(
      places == [
        Rect(x: 16, y: 14, width: 15.5, height: 1.5),
        Rect(x: 62.5, y: 6.5, width: 15.5, height: 15.5),
      ])
    let shapes = stage.fills.dropLast().suffix(2).map { $0.path.controlBounds?.size }
    #expect(shapes == places.map(\.size))
  }

  @Test func `a stepper is 94 by 29 whatever its frame says`() throws {
    let frame = FrameValue(x: 1, y: 2, width: 10, height: 10)
    let stage = try ViewStage([element("UIStepper", id: "s", ["frame": .frame(frame)])])
    #expect(stage.frame("s") == Rect(x: 1, y: 2, width: 94, height: 29))
  }
}
