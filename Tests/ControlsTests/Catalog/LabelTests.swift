import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

@Suite struct LabelTests {
  @Test(
    "a label is as high as its font's line, up to a whole pixel",
    arguments: [(12.0, 14.5), (13, 16), (15, 18), (17, 20.5), (18, 21.5)])
  func height(size: Double, height: Double) throws {
    let stage = try ViewStage([
      element("UILabel", id: "l", ["text": .string("Hg"), "font": .font(.system(size))])
    ])
    #expect(stage.frame("l")?.height == height)
  }

  @Test func `text is black 17-point system where nothing is said`() throws {
    let stage = try ViewStage([element("UILabel", ["text": .string("a")])])
    #expect(stage.glyphColors == ["#000000FF"])
    guard case .glyphs(let run, _, _) = try #require(stage.commands.first(where: isGlyphs)) else {
      return
    }
    #expect(run.font.size == 17)
  }

  @Test(
    "baselines lie on the pixels that were measured",
    arguments: [(17.0, 44.0, 28.0), (18, 43.5, 28), (14, 23, 16.5), (15, 30, 20.5)])
  func baseline(size: Double, height: Double, baseline: Double) throws {
    let frame = FrameValue(x: 0, y: 0, width: 100, height: height)
    let stage = try ViewStage([
      element(
        "UILabel",
        ["text": .string("a"), "font": .font(.system(size)), "frame": .frame(frame)])
    ])
    guard case .glyphs(_, let origin, _) = try #require(stage.commands.first(where: isGlyphs))
    else { return }
    #expect(origin.y == baseline)
  }

  @Test func `several lines wrap in the width given, one line does not`() throws {
    let text = AppearanceValue.string("several words that need two lines")
    let frame = AppearanceValue.frame(FrameValue(x: 0, y: 0, width: 150, height: nil))
    let stage = try ViewStage([
      element("UILabel", id: "one", ["text": text, "frame": frame]),
      element("UILabel", id: "many", ["text": text, "frame": frame, "numberOfLines": .number(0)]),
    ])
    #expect(stage.frame("one")?.height == 20.5)
    #expect(stage.frame("many")?.height == 41)
  }

  @Test func `lines that find no room are left out`() throws {
    let frame = FrameValue(x: 0, y: 0, width: 100, height: 45)
    let stage = try ViewStage([
      element(
        "UILabel",
        [
          "text": .string("one two three four five six seven eight nine ten"),
          "numberOfLines": .number(0), "frame": .frame(frame),
        ])
    ])
    #expect(Set(stage.commands.compactMap(baseline)).count == 2)
  }

  @Test func `fitting text draws it smaller, down to the least share`() throws {
    func size(_ least: Double) throws -> Double {
      let stage = try ViewStage([
        element(
          "UILabel",
          [
            "text": .string("A text much too long"), "minimumScaleFactor": .number(least),
            "adjustsFontSizeToFitWidth": .boolean(true),
            "frame": .frame(FrameValue(x: 0, y: 0, width: 80, height: 20)),
          ])
      ])
      guard case .glyphs(let run, _, _) = try #require(stage.commands.first(where: isGlyphs))
      else { return 0 }
      return run.font.size
    }
    #expect(try size(0) < 12)
    #expect(try size(0.9) == 17 * 0.9)
  }

  @Test func `a highlighted label takes its other colour, a disabled one fades`() throws {
    let stage = try ViewStage([
      element(
        "UILabel",
        ["text": .string("a"), "highlightedTextColor": .red, "isHighlighted": .boolean(true)]),
      element("UILabel", ["text": .string("b"), "isEnabled": .boolean(false)]),
    ])
    #expect(stage.glyphColors == ["#FF0000FF", "#00000070"])
  }

  @Test func `a shadow lies a point above where nothing else is said`() throws {
    let stage = try ViewStage([
      element("UILabel", ["text": .string("a"), "shadowColor": .red])
    ])
    let baselines = stage.commands.compactMap(baseline)
    #expect(stage.glyphColors == ["#FF0000FF", "#000000FF"])
    #expect(baselines[1] - baselines[0] == 1)
  }

  @Test func `runs of attributed text keep what they say and take the rest from the label`() throws
  {
    let runs = [
      AttributedRun(text: "a", attributes: TextAttributes(foregroundColor: .color(.white))),
      AttributedRun(text: "b", attributes: TextAttributes(font: .system(0, .medium))),
    ]
    let stage = try ViewStage([
      element(
        "UILabel",
        ["attributedText": .attributedText(runs), "textColor": .red, "font": .font(.system(30))])
    ])
    #expect(stage.glyphColors == ["#FFFFFFFF", "#FF0000FF"])
    for command in stage.commands {
      if case .glyphs(let run, _, _) = command { #expect(run.font.size == 30) }
    }
  }

  private func isGlyphs(_ command: DrawCommand) -> Bool {
    if case .glyphs = command { true } else { false }
  }

  private func baseline(_ command: DrawCommand) -> Double? {
    if case .glyphs(_, let origin, _) = command { origin.y } else { nil }
  }
}
