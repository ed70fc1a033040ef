import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Details that renderings of iOS 6 show, and the rules that ended with it.
@Suite struct ClassicLookTests {
  /// Views in a window without a status bar, drawn.
  func picture(
    _ views: [Element], rules: [AppearanceRule] = [], scale: Double = 2, system: Int = 6
  ) throws -> Pixmap {
    let screen = Screen(
      window: element(
        "UIWindow", ["subviews": .objects(views), "backgroundColor": .rgb(255, 255, 255)]),
      sheet: AppearanceSheet(rules: rules),
      device: Device(
        name: "test", size: Size(width: 120, height: 140), scale: scale, statusBarHeight: 0),
      system: system)
    return try screen.rasterized()
  }

  func bar(
    _ className: String, _ values: [String: AppearanceValue] = [:], y: Double = 10
  ) -> Element {
    var values = values
    values["frame"] =
      values["frame"] ?? .frame(FrameValue(x: 0, y: y, width: 120, height: nil))
    return element(className, values)
  }

  func hex(_ pixel: PremultipliedColor) -> [Int] {
    [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// The largest difference of a channel from what was measured.
  func miss(_ pixel: PremultipliedColor, _ expected: Int) -> Int {
    let wanted = [expected >> 16, expected >> 8 & 0xFF, expected & 0xFF]
    return zip(hex(pixel), wanted).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `below a bar lies its shadow`() throws {
    let pixmap = try picture([bar("UINavigationBar")], scale: 1)
    for (row, expected) in [0xD2D2D2, 0xE9E9E9, 0xF8F8F8, 0xFFFFFF].enumerated() {
      #expect(miss(pixmap[2, 54 + row], expected) <= 1, "row \(row)")
    }
  }

  @Test func `a bar's tint is its background, and not its buttons' colour below`() throws {
    let plain = try picture([bar("UINavigationBar")])
    let red = try picture([bar("UINavigationBar", ["tintColor": .red])])
    #expect(plain[4, 60] != red[4, 60])
    let (r, g, b) = (red[4, 60].red, red[4, 60].green, red[4, 60].blue)
    #expect(r > 200 && g < 140 && g == b)
    // From iOS 7 on it is not.
    let flat = try picture([bar("UINavigationBar", ["tintColor": .red])], system: 7)
    #expect(miss(flat[4, 60], 0xF8F8F8) <= 3)
  }

  @Test func `a rounded button's bezel covers a colour that a rule gave it`() throws {
    let button = element(
      "UIButton",
      [
        "buttonType": .enumeration("roundedRect"),
        "frame": .frame(FrameValue(x: 10, y: 10, width: 80, height: 40)),
      ])
    let rules = [rule("UIButton", "backgroundColor", .blue)]
    let classic = try picture([button], rules: rules)
    #expect(hex(classic[100, 60]) == [255, 255, 255])
    #expect(hex(classic[21, 21]) == [0, 0, 255], "outside the corner's curve")
    let flat = try picture([button], rules: rules, system: 7)
    #expect(hex(flat[100, 60]) == [0, 0, 255])
  }

  @Test func `an image higher than its bar hangs over what lies below`() throws {
    let tall = AppearanceValue.image(
      ImageValue(source: .color(.color(Color(bytes: 0, 128, 0)), size: Size(width: 4, height: 50))))
    let overhanging = try picture([bar("UINavigationBar", ["backgroundImage": tall])])
    #expect(hex(overhanging[4, 2 * (10 + 49)]) == [0, 128, 0])
    let flat = try picture([bar("UINavigationBar", ["backgroundImage": tall])], system: 7)
    #expect(hex(flat[4, 2 * (10 + 49)]) == [255, 255, 255])
  }

  @Test func `a picker's glass shows where it is asked for, a date picker's always`() throws {
    /// Whether the first and last line of 44 points in the middle are the glass's blue.
    func hasGlass(_ name: String, _ values: [String: AppearanceValue] = [:]) throws -> Bool {
      var values = values
      values["frame"] = .frame(FrameValue(x: 0, y: 0, width: 120, height: 140))
      let pixmap = try picture([element(name, values)])
      return [96, 183].allSatisfy { Int(pixmap[17, $0].blue) - Int(pixmap[17, $0].red) > 25 }
    }
    #expect(try !hasGlass("UIPickerView"))
    #expect(try hasGlass("UIPickerView", ["showsSelectionIndicator": .boolean(true)]))
    #expect(try hasGlass("UIDatePicker"))
  }

  @Test(arguments: ["right", "center", "left"])
  func `rows from right to left stand in their wheel`(alignment: String) throws {
    let wheel = element(
      "UIPickerComponent",
      ["rows": .strings(["\u{5D0}\u{5D1}"]), "textAlignment": .enumeration(alignment)])
    let frame = FrameValue(x: 0, y: 0, width: 120, height: 140)
    let picker = element(
      "UIPickerView", ["components": .objects([wheel]), "frame": .frame(frame)])
    let root = element(
      "UIViewController", ["view": .object(element("UIView", ["subviews": .objects([picker])]))])
    let list = LayoutPass.layOut(try screen(root: root, system: 6).resolved()).displayList()
    let starts = list.commands.compactMap { command in
      if case .glyphs(let run, let origin, _) = command, run.font.size > 15 {
        origin.x
      } else {
        nil
      }
    }
    #expect(starts.count == 1 && starts.allSatisfy { (10..<110).contains($0) })
  }

  @Test func `a refresh control is a drop while it is pulled, until it lets go`() throws {
    func isDrawn(_ values: [String: AppearanceValue]) throws -> Bool {
      let pixmap = try picture([element("UIRefreshControl", values)])
      return pixmap.bytes.contains { $0 != 255 }
    }
    func frame(_ height: Double?) -> [String: AppearanceValue] {
      ["frame": .frame(FrameValue(x: 0, y: 0, width: 120, height: height))]
    }
    #expect(try isDrawn(frame(43)))
    #expect(try isDrawn(frame(95)))
    #expect(try !isDrawn(frame(96)))
    #expect(try !isDrawn(frame(nil)))
    #expect(try isDrawn(frame(96).merging(["isRefreshing": .boolean(true)]) { $1 }))
  }

  // MARK: Controllers

  private func controllers(system: Int, bar: [String: AppearanceValue] = [:]) throws -> Screen {
    let content = element(
      "UIViewController", ["view": .object(element("UIView", id: "content"))])
    let root = element(
      "UINavigationController",
      [
        "viewControllers": .objects([content]),
        "navigationBar": .object(element("UINavigationBar", id: "bar", bar)),
      ])
    return try screen(root: root, system: system)
  }

  @Test func `controllers lie below the status bar, content below bars that are not translucent`()
    throws
  {
    func content(_ bar: [String: AppearanceValue], system: Int) throws -> Rect {
      let placed = LayoutPass.layOut(try controllers(system: system, bar: bar).resolved())
      let node = try #require(placed.styled.node("content"))
      return placed.windowFrames[node.index]
    }
    #expect(try content([:], system: 6) == Rect(x: 0, y: 64, width: 320, height: 504))
    #expect(
      try content(["barStyle": .enumeration("blackTranslucent")], system: 6)
        == Rect(x: 0, y: 20, width: 320, height: 548))
    #expect(try content([:], system: 7) == Rect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func `in a push both controllers lie side by side`() throws {
    let stack = ["old", "new"].map {
      element("UIViewController", ["view": .object(element("UIView", id: $0))])
    }
    let root = element(
      "UINavigationController",
      [
        "viewControllers": .objects(stack),
        "transition": .object(element("NavigationTransition", ["push": .number(0.25)])),
      ])
    let placed = LayoutPass.layOut(try screen(root: root, system: 6).resolved())
    func x(_ id: String) throws -> Double {
      placed.windowFrames[try #require(placed.styled.node(id)).index].minX
    }
    #expect(try x("old") == -80)
    #expect(try x("new") == 240)
  }

  @Test func `the status bar takes on the last line of the bar below it`() throws {
    let blue = try controllers(system: 6).rasterized()
    #expect(miss(blue[10, 36], 0x3F5C80) <= 1)
    let black = try controllers(system: 6, bar: ["barStyle": .enumeration("black")]).rasterized()
    #expect(hex(black[10, 36]) == [0, 0, 0])
  }

  @Test func `an alert leaves the tint of what it covers alone`() throws {
    let root = element(
      "UIViewController",
      [
        "presentedViewController": .object(element("UIAlertView", ["title": .string("Stop")])),
        "view": .object(element("UIView", id: "behind", ["tintColor": .red])),
      ])
    let tree = try screen(root: root, system: 6).resolved()
    #expect(try #require(tree.node("behind")).tintColor.description == "#FF0000FF")
  }
}
