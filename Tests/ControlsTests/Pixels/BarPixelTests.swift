import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Bars of large phones and pads, against figures measured on pictures of iOS 8 to 12.
@Suite struct BarPixelTests {
  /// A navigation bar at the top of a screen without a status bar.
  private func stage(
    _ item: [String: AppearanceValue], previous: String? = nil, system: Int, size: Size,
    scale: Double = 2, idiom: Traits.Idiom = .phone
  ) throws -> PixelStage {
    var items = [element("UINavigationItem", item)]
    if let previous {
      items.insert(element("UINavigationItem", ["title": .string(previous)]), at: 0)
    }
    let bar = element("UINavigationBar", ["items": .objects(items)]).at(0, 0, size.width)
    return try PixelStage([bar], system: system, size: size, scale: scale, idiom: idiom)
  }

  private static let plus = Size(width: 414, height: 736)
  private static let pad = Size(width: 768, height: 1024)
  private static let widePad = Size(width: 1024, height: 1366)

  private func item(_ title: String) -> AppearanceValue {
    .object(element("UIBarButtonItem", ["title": .string(title)]))
  }

  private func item(system name: String) -> AppearanceValue {
    .object(element("UIBarButtonItem", ["systemItem": .enumeration(name)]))
  }

  @Test("large phones have items 4 points further in", arguments: [8, 9, 10])
  func plus(system: Int) throws {
    let back = try stage([:], previous: "Back", system: system, size: Self.plus, scale: 3)
    #expect(abs(try back.ink(in: Rect(x: 1, y: 1, width: 26, height: 42)).minX - 12.4) < 0.4)
    let titles = try stage(
      ["leftBarButtonItem": item("Cancel"), "rightBarButtonItem": item("Edit")], system: system,
      size: Self.plus, scale: 3)
    let left = try titles.ink(in: Rect(x: 1, y: 1, width: 100, height: 42))
    let right = try titles.ink(in: Rect(x: 330, y: 1, width: 83, height: 42))
    #expect(abs(left.minX - 13.1) < 0.5)
    #expect(abs(right.maxX - 401.3) < 0.5)
  }

  @Test("pads have items 4 points further in, and bars of 50 from iOS 12 on")
  func pads() throws {
    for (system, height) in [(11, 44.0), (12, 50)] {
      let stage = try stage(
        ["leftBarButtonItem": item(system: "add"), "title": .string("Title")], system: system,
        size: Self.pad, idiom: .pad)
      let plus = try stage.ink(in: Rect(x: 1, y: 1, width: 100, height: height - 2))
      #expect(abs(plus.minX - 22) < 0.3)
      let title = try stage.ink(in: Rect(x: 300, y: 1, width: 168, height: height - 2))
      // The baseline of a bar of 44 is at 28.
      #expect(abs(title.maxY - 28 - (height - 44) / 2) <= 0.5)
      // The hairline.
      #expect(stage.level(300, height + 0.25) < 200 && stage.level(300, height - 0.25) > 240)
    }
  }

  @Test("the widest pads of iOS 10 have items 12 points further in")
  func widePads() throws {
    let stage = try stage(
      ["leftBarButtonItem": item("Cancel")], system: 10, size: Self.widePad, idiom: .pad)
    #expect(abs(try stage.ink(in: Rect(x: 1, y: 1, width: 100, height: 42)).minX - 21.1) < 0.3)
  }

  @Test("the clock of iOS 8 lies .6 points further right at a width of 375 than in the middle")
  func clock() throws {
    /// The middle of the clock's ink, in points.
    func middle(_ system: Int, _ width: Double) throws -> Double {
      let device = Device(name: "test", size: Size(width: width, height: 60), scale: 2)
      let window = element("UIWindow", ["backgroundColor": .color(.color(.white))])
      let pixels = try Screen(window: window, device: device, system: system).rasterized()
      var (sum, weight) = (0.0, 0.0)
      for x in pixels.width / 2 - 80..<pixels.width / 2 + 80 {
        for y in 0..<40 {
          let ink = Double(255 - Int(pixels[x, y].green))
          sum += ink * (Double(x) + 0.5)
          weight += ink
        }
      }
      return sum / weight / 2
    }
    #expect(abs(try middle(8, 375) - middle(7, 375) - 0.6) < 0.05)
    #expect(abs(try middle(8, 320) - middle(7, 320)) < 0.001)
  }

  @Test("items of a toolbar follow", arguments: [(10, 12.0), (12, 20)])
  func toolbar(system: Int, margin: Double) throws {
    let bar = element(
      "UIToolbar", id: "bar",
      ["items": .objects([element("UIBarButtonItem", id: "i", ["title": .string("Item")])])])
    let screen = try screen(
      root: element(
        "UIViewController",
        ["view": .object(element("UIView", ["subviews": .objects([bar.at(0, 300, 414)])]))]),
      system: system, size: Self.plus, scale: 3)
    let placed = LayoutPass.layOut(screen.resolved())
    let node = try #require(placed.styled.node("i"))
    #expect(placed.frames[node.index].minX == margin)
  }

  @Test("a status bar may write its charge", arguments: [6, 8, 12])
  func percentage(system: Int) throws {
    func stage(_ shows: Bool) throws -> PixelStage {
      let white = element("UIView", ["backgroundColor": .color(.color(.white))])
      var screen = try screen(
        root: element("UIViewController", ["view": .object(white)]), system: system)
      screen.statusBar = Screen.StatusBarContent(battery: 0.87, showsBatteryPercentage: shows)
      return try PixelStage(screen)
    }
    // Before the battery, which begins at 290 (296 up to iOS 6).
    let area = Rect(x: 240, y: 5, width: 48, height: 10)
    let without = try stage(false)
    #expect((240..<288).allSatisfy { without[Double($0), 10] == without[240, 10] })
    let ink = try stage(true).ink(in: area)
    #expect(ink.width > 20 && ink.maxX > 284)
  }

  /// A split view with a red list and a white detail in a navigation controller.
  @Test("a bar takes nothing in from what stands beside it")
  func besideBar() throws {
    func view(_ color: AppearanceValue) -> AppearanceValue {
      .object(element("UIView", ["backgroundColor": color]))
    }
    let detail = element(
      "UINavigationController",
      [
        "viewControllers": .objects([
          element("UIViewController", ["view": view(.color(.color(.white)))])
        ])
      ])
    let split = element(
      "UISplitViewController",
      ["viewControllers": .objects([element("UIViewController", ["view": view(.red)]), detail])])
    let stage = try PixelStage(
      screen(
        root: split, system: 9, size: Size(width: 1024, height: 768), idiom: .pad))
    let row = stride(from: 321.0, to: 420, by: 1).map { stage[$0, 40] }
    #expect(Set(row).count == 1)
  }

  @Test("a popover's arrow has the colour of the bar it stands on")
  func arrow() throws {
    func stage(_ bar: [String: AppearanceValue]) throws -> PremultipliedColor {
      let content = element(
        "UINavigationController",
        [
          "modalPresentationStyle": .enumeration("popover"),
          "sourceRect": .frame(FrameValue(x: 300, y: 40, width: 40, height: 20)),
          "navigationBar": .object(element("UINavigationBar", bar)),
          "viewControllers": .objects([element("UIViewController")]),
        ])
      let root = element("UIViewController", ["presentedViewController": .object(content)])
      let size = Size(width: 768, height: 1024)
      // Below the arrow's tip, which is at (320, 60), above the bubble at 73.
      return try PixelStage(screen(root: root, system: 8, size: size, idiom: .pad))[320, 70]
    }
    #expect(try stage([:]).red == 248)
    let green = try stage(["barTintColor": .green, "isTranslucent": .no])
    #expect([green.red, green.green, green.blue] == [0, 255, 0])
    // An image goes on in the arrow, over the bar's colour where it is clear.
    func image(_ alpha: Double) -> AppearanceValue {
      let color = Color(red: 0, green: 1, blue: 0, alpha: alpha)
      return .image(
        ImageValue(source: .color(.color(color), size: Size(width: 1, height: 1))))
    }
    let drawn = try stage(["backgroundImage": image(1)])
    #expect([drawn.red, drawn.green, drawn.blue] == [0, 255, 0])
    let faint = try stage([
      "backgroundImage": image(0.5), "barTintColor": .red, "isTranslucent": .no,
    ])
    #expect(abs(Int(faint.red) - 127) <= 1 && abs(Int(faint.green) - 128) <= 1)
  }
}
