import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Contrasts that an audit measures in pictures.
@Suite struct AuditContrastTests {
  private static func average(_ hex: Int) -> LightAverage {
    var average = LightAverage()
    average.add(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    return average
  }

  @Test(
    "ratios are those of WCAG 2",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x767676, 0xFFFFFF, 4.542), (0x0000FF, 0xFFFFFF, 8.592),
    ])
  func ratios(text: Int, background: Int, expected: Double) {
    let (a, b) = (Self.average(text), Self.average(background))
    #expect(abs(LightAverage.ratio(a, b) - expected) < 0.001)
    #expect(LightAverage.ratio(a, b) == LightAverage.ratio(b, a))
  }

  /// The values that the README of apca-w3 gives for tests.
  @Test(
    "lightness contrasts are those of APCA",
    arguments: [
      (0x888888, 0xFFFFFF, 63.056_469), (0xFFFFFF, 0x888888, -68.541_464),
      (0x000000, 0xAAAAAA, 58.146_262), (0xAAAAAA, 0x000000, -56.241_130),
      (0x112233, 0xDDEEFF, 91.668_308), (0xDDEEFF, 0x112233, -93.067_703),
      (0x112233, 0x444444, 8.323_261), (0x444444, 0x112233, -7.526_878),
    ])
  func lightness(text: Int, background: Int, expected: Double) {
    let contrast = LightAverage.lightnessContrast(
      text: Self.average(text), background: Self.average(background))
    #expect(abs(contrast - expected) < 0.001)
  }

  /// The contrasts that are found in views over white.
  private static func contrasts(_ views: [Element]) throws -> [Double] {
    let window = element(
      "UIWindow", ["backgroundColor": .color(.color(.white)), "subviews": .objects(views)])
    var device = Device(name: "Phone", size: Size(width: 375, height: 667), scale: 2)
    device.statusBarHeight = 0
    return try Screen(window: window, device: device, system: 12).audit().filter {
      $0.rule == .textContrast
    }
    .compactMap(\.value)
  }

  private static func label(_ color: Color) -> Element {
    element("UILabel", ["text": .string("MMMMMMMM"), "textColor": .color(.color(color))])
      .at(20, 100, 200, 21)
  }

  private static func view(_ color: Color, _ x: Double, _ width: Double) -> Element {
    element("UIView", ["backgroundColor": .color(.color(color))]).at(x, 90, width, 50)
  }

  @Test func `the worst letter counts where a background changes under a text`() throws {
    let grey = Color(bytes: 128, 128, 128)
    let found = try Self.contrasts([Self.view(.black, 0, 80), Self.label(grey)])
    // Grey on white is 3.95 to 1, on black 5.32.
    #expect(found.count == 1 && abs(found[0] - 3.949) < 0.01, "\(found)")
  }

  @Test func `what lies over a text takes contrast from it`() throws {
    let veil = Self.view(Color(white: 1, alpha: 0.8), 0, 320)
    let found = try Self.contrasts([Self.label(.black), veil])
    // #CCCCCC on white.
    #expect(found.count == 1 && abs(found[0] - 1.606) < 0.01, "\(found)")
    #expect(try Self.contrasts([Self.label(.black), Self.view(.white, 0, 320)]).isEmpty)
  }

  @Test func `a text in the colour of its background is found, and a shadow is no background`()
    throws
  {
    #expect(try Self.contrasts([Self.label(.white)]) == [1])
    var label = Self.label(Color(white: 0.9))
    label.values[PropertySlot("shadowColor")] = .color(.color(.black))
    let found = try Self.contrasts([label])
    // #E6E6E6 on white.
    #expect(found.count == 1 && abs(found[0] - 1.249) < 0.01, "\(found)")
  }
}
