import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

/// Switches, sliders, tab titles and search fields, against figures measured on pictures of iOS 10
/// to 12.
@Suite struct InputPixelTests {
  @Test("the ring of iOS 11 is 2 points wide and touches the thumb")
  func ring() throws {
    let stage = try PixelStage([element("UISwitch").at(20, 20)], system: 12)
    // Right of the thumb: white inside, grey from 49 to 51.
    #expect([68.75, 69.25, 70.75].map { stage.level($0, 35.5) } == [255, 230, 230])
    // Below the thumb the ring begins where the thumb ends.
    #expect(stage.level(35.5, 48.75) == 255)
    #expect(stage.level(35.5, 49.25) < 230)
    let older = try PixelStage([element("UISwitch").at(20, 20)], system: 10)
    #expect([69.25, 69.75].map { older.level($0, 35.5) } == [255, 230])
  }

  @Test("a white thumb of iOS 11 throws the two shadows that were measured")
  func shadow() throws {
    let stage = try PixelStage([element("UISwitch", ["isOn": .yes]).at(20, 20)], system: 12)
    // Discs of 13.5: 0.18, 2.9 lower, sigma 4.06; 0.06, 3.5 lower, sigma 0.6.
    for (x, y, level) in [(35.5, 32.25, 227), (35.5, 36.25, 250), (22, 34.25, 254)] {
      #expect(abs(stage.level(20 + x, 20 + y) - level) <= 1, "at \(x), \(y)")
    }
  }

  @Test("a tinted thumb throws a shadow of its colour, a grey one a black one")
  func tintedShadow() throws {
    func below(_ tint: AppearanceValue) throws -> PremultipliedColor {
      let stage = try PixelStage(
        [element("UISwitch", ["isOn": .yes, "thumbTintColor": tint]).at(20, 20)], system: 12)
      return stage[55.5, 52.25]
    }
    let blue = try below(.blue)
    #expect(blue.blue == 255 && blue.red == blue.green && blue.red < 250)
    let grey = try below(.rgb(170, 170, 170))
    #expect(grey.blue == grey.red && grey.red > blue.red)
  }

  @Test("a blue thumb on red throws the shadow that was measured")
  func coloredShadow() throws {
    let stage = try PixelStage(
      [
        element(
          "UISwitch",
          ["isOn": .yes, "thumbTintColor": .rgb(0, 0, 255), "onTintColor": .rgb(255, 0, 0)]
        ).at(20, 20)
      ], system: 12)
    let pixel = stage[55.5, 50.25]
    #expect(abs(Int(pixel.red) - 218) <= 3 && pixel.green == 0 && abs(Int(pixel.blue) - 40) <= 3)
  }

  @Test("the track of a slider of iOS 13 is at 15.5 to 19.5 of 34")
  func modernTrack() throws {
    let slider = element(
      "UISlider", ["frame": .frame(FrameValue(x: 20, y: 148, width: 200, height: 34))])
    let stage = try PixelStage([slider], system: 13)
    #expect(stage.level(200, 163.25) == 255 && stage.level(200, 167.75) == 255)
    #expect(stage.level(200, 163.75) < 240 && stage.level(200, 167.25) < 240)
  }

  @Test(
    "a slider's thumb begins where its artwork begins on a pixel",
    arguments: [
      // A third of the way from 20.5 to 299.5 at 2x, and from 16 to 310 at 3x.
      (2.0, 20.5, 279.0, 119.0), (3.0, 16.0, 294.0, 119.17),
    ])
  func thumb(scale: Double, x: Double, width: Double, middle: Double) throws {
    let stage = try PixelStage(
      [
        element("UISlider", ["value": .number(1.0 / 3), "thumbTintColor": .red]).at(x, 20, width)
      ], system: 10, size: Size(width: 375, height: 100), scale: scale)
    let row = (0..<stage.pixmap.width).map { stage.pixmap[$0, Int(36 * scale) - Int(10 * scale)] }
    func isRed(_ pixel: PremultipliedColor) -> Double {
      pixel.green < 160 ? (255 - Double(pixel.green)) / 255 : 0
    }
    let weights = row.map(isRed)
    let sum = weights.reduce(0, +)
    let mean = zip(weights, row.indices).reduce(0) { $0 + $1.0 * (Double($1.1) + 0.5) } / sum
    #expect(abs(mean / scale - middle) < 0.03)
  }

  @Test("at 3x no dark rim stands beside a slider's thumb, at 2x one does")
  func rim() throws {
    func beside(_ scale: Double) throws -> Int {
      let stage = try PixelStage(
        [element("UISlider", ["value": .number(0)]).at(20, 20, 279)], system: 10, scale: scale)
      // Left of the thumb, which begins at 21.5.
      return stage.level(21.49 - 0.5 / scale, 36)
    }
    #expect(try beside(2) < 210)
    #expect(try beside(3) > 225)
  }

  @Test(
    "titles of tabs are Medium from iOS 11 on", arguments: [(10, false), (11, true), (12, true)])
  func tabTitles(system: Int, isMedium: Bool) throws {
    let bar = element(
      "UITabBar", ["items": .objects([element("UITabBarItem", ["title": .string("Title")])])])
    let stage = try ViewStage([bar], system: system)
    let label = try #require(stage.tree.node("UITabBarItem/UIControl/UILabel"))
    #expect(label[Label.font] == .system(10, isMedium ? .medium : .regular))
  }

  @Test("the magnifier of iOS 11 has its measured place and size")
  func magnifier() throws {
    let stage = try PixelStage(
      [element("UISearchBar").at(0, 0, 320)], system: 11, scale: 3)
    let ink = try stage.ink(in: Rect(x: 13, y: 17, width: 22, height: 24))
    // Circle about (21.5, 26) of 4.94 and half of 1.1; the handle ends 8.15 on, 1.48 wide.
    let reach = 8.15 + 1.48 / 2 * 0.7071
    #expect(abs(ink.minX - (21.5 - 5.49)) < 0.15)
    #expect(abs(ink.minY - (26 - 5.49)) < 0.15)
    #expect(abs(ink.maxX - (21.5 + reach)) < 0.2)
    #expect(abs(ink.maxY - (26 + reach)) < 0.2)
  }
}
