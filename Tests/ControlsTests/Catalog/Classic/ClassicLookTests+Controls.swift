import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Properties of controls as iOS 5 and 6 draw them.
extension ClassicLookTests {
  private func control(
    _ name: String, _ values: [String: AppearanceValue] = [:], width: Double? = nil
  ) -> Element {
    var values = values
    values["frame"] = .frame(FrameValue(x: 10, y: 10, width: width, height: nil))
    return element(name, values)
  }

  private func image(_ color: Color, _ width: Double, _ height: Double) -> AppearanceValue {
    .image(
      ImageValue(source: .color(.color(color), size: Size(width: width, height: height))))
  }

  /// Rows that hold ink darker than a middle grey between two columns.
  private func inkRows(_ pixmap: Pixmap, x: ClosedRange<Int>, y: Range<Int>) -> [Int] {
    y.filter { row in x.contains { pixmap[$0, row].red < 100 } }
  }

  @Test func `a switch's tint is that of its off side, from 6 on`() throws {
    let off = try picture([control("UISwitch", ["tintColor": .red])], scale: 1)
    let pixel = off[10 + 40, 10 + 22]
    #expect(Int(pixel.red) - Int(pixel.blue) > 100)
    let on = try picture(
      [control("UISwitch", ["tintColor": .red, "isOn": .boolean(true)])], scale: 1)
    #expect(hex(on[10 + 10, 10 + 8]) == [0, 0x7F, 0xEA])
    let five = try picture([control("UISwitch", ["tintColor": .red])], scale: 1, system: 5)
    #expect(try five == picture([control("UISwitch")], scale: 1, system: 5))
  }

  @Test func `the same tint given twice leaves progress and track apart`() throws {
    let view = control(
      "UIProgressView",
      ["progress": .number(0.5), "progressTintColor": .red, "trackTintColor": .red], width: 100)
    let pixmap = try picture([view], scale: 1)
    let (done, track) = (hex(pixmap[30, 14]), hex(pixmap[90, 14]))
    #expect(zip(done, track).map { abs($0 - $1) }.max() ?? 0 > 60)
    #expect(track[0] > track[1] + 60, "the track is of its tint, too")
    let white = try picture(
      [control("UIProgressView", ["trackTintColor": .rgb(255, 255, 255)], width: 100)])
    #expect(try white == picture([control("UIProgressView", width: 100)]))
  }

  @Test("Capitals stand in the middle of a field", arguments: [1.0, 2.0])
  func fieldBaselines(scale: Double) throws {
    let field = control(
      "UITextField",
      [
        "text": .string("HHH"), "borderStyle": .enumeration("roundedRect"),
        "font": .font(.system(15)),
      ], width: 100)
    let pixels = Int(scale)
    let pixmap = try picture([field], scale: scale)
    let rows = inkRows(pixmap, x: 17 * pixels...40 * pixels, y: 15 * pixels..<36 * pixels)
    // Measured: a baseline at 21 of 31.
    #expect(rows.last == (10 + 21) * pixels - 1)
  }

  @Test("A search field's text stands on 27 of 44", arguments: [1.0, 2.0])
  func searchBaselines(scale: Double) throws {
    let pixmap = try picture([bar("UISearchBar", ["text": .string("HHH")], y: 0)], scale: scale)
    let pixels = Int(scale)
    let rows = inkRows(pixmap, x: 36 * pixels...60 * pixels, y: 12 * pixels..<34 * pixels)
    #expect(rows.last == 27 * pixels - 1)
  }

  @Test func `an item of a tab bar that is disabled is fainter`() throws {
    func brightest(_ values: [String: AppearanceValue]) throws -> UInt8 {
      var item = values
      item["title"] = .string("HHH")
      let pixmap = try picture(
        [bar("UITabBar", ["items": .objects([element("UITabBarItem", item)])])], scale: 1)
      return (45..<56).flatMap { y in (50..<70).map { pixmap[$0, y].red } }.max() ?? 0
    }
    #expect(try brightest([:]) > brightest(["isEnabled": .boolean(false)]) + 40)
  }

  @Test func `shadow images count from 6 on, beside a background`() throws {
    let values = [
      "backgroundImage": image(Color(bytes: 0, 128, 0), 4, 44),
      "shadowImage": image(Color(bytes: 255, 0, 0), 4, 3),
    ]
    let below = 2 * (10 + 44) + 1
    let six = try picture([bar("UINavigationBar", values)])
    #expect(hex(six[4, below]) == [255, 0, 0])
    let plain = try picture([
      bar("UINavigationBar", values.filter { $0.key == "shadowImage" })
    ])
    #expect(hex(plain[4, below]) != [255, 0, 0])
    let five = try picture([bar("UINavigationBar", values)], system: 5)
    #expect(hex(five[4, below]) == [255, 255, 255])
  }

  @Test func `what a rule does to a search bar's cancel button it does to the bezel`() throws {
    func cancel(_ rules: [AppearanceRule], bar name: String = "UISearchBar") throws -> Pixmap {
      try picture([bar(name, ["showsCancelButton": .boolean(true)])], rules: rules)
    }
    let inBezel = (x: 2 * 66, y: 2 * 24)
    let beside = (x: 2 * 58, y: 2 * 24)
    func bezel(_ rules: [AppearanceRule]) throws -> [Int] {
      hex(try cancel(rules)[inBezel.x, inBezel.y])
    }
    let ground = hex(try cancel([])[beside.x, beside.y])
    #expect(try bezel([]) != ground)
    let containers = ["UISearchBar"]
    #expect(try bezel([rule("UIButton", in: containers, "isHidden", .boolean(true))]) == ground)
    #expect(try bezel([rule("UIButton", in: containers, "alpha", .number(0))]) == ground)
    for name in ["UIButton", "UIBarButtonItem"] {
      let red = try bezel([rule(name, in: containers, "tintColor", .red)])
      #expect(red[0] > red[1] + 50, "by \(name)")
    }
  }

  @Test(
    "a stepper's bezel covers what a rule lays behind its halves",
    arguments: [[:], ["backgroundImage": AppearanceValue.image(20, 27)]])
  func stepperHalves(_ values: [String: AppearanceValue]) throws {
    let stepper = bar("UIStepper", values)
    let plain = try picture([stepper])
    let rules = [rule("UIButton", in: ["UIStepper"], "backgroundColor", .red)]
    let red = try picture([stepper], rules: rules)
    let inside = (x: 2 * 8, y: 2 * 22)
    #expect(red[inside.x, inside.y] == plain[inside.x, inside.y])
    guard values.isEmpty else { return }
    #expect(hex(red[0, 20]) == [255, 0, 0], "outside the corner's curve")
    let hidden = try picture([stepper], rules: [rule("UIButton", "isHidden", .boolean(true))])
    #expect(hex(hidden[inside.x, inside.y]) == [255, 255, 255])
  }
}
