import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Bars of iOS 26 and 27, against figures that were measured on pictures and read out of running systems.
@Suite struct GlassBarTests {
  private let stage = GlassStage()

  // MARK: Tab bars

  /// Platters by hand: the law of some 25 widths, as a table of x, width, and of each cell's width and the step to the next.
  ///
  /// Widths of screens, and then for one to five tabs.
  private static let platters:
    [(screen: Double, tabs: [(x: Double, width: Double, cell: Double, step: Double)])] = [
      (
        320,
        [
          (109, 102, 94, 0), (66, 188, 94, 86), (23, 274, 94, 86), (21, 278, 74, 65.333),
          (21, 278, 70, 50),
        ]
      ),
      (
        348,
        [
          (123, 102, 94, 0), (80, 188, 94, 86), (37, 274, 94, 86), (21, 306, 94, 68),
          (21, 306, 74, 56),
        ]
      ),
      (
        360,
        [
          (129, 102, 94, 0), (86, 188, 94, 86), (43, 274, 94, 86), (21, 318, 94, 72),
          (21, 318, 74, 59),
        ]
      ),
      (
        375,
        [
          (136.5, 102, 94, 0), (93.5, 188, 94, 86), (50.5, 274, 94, 86), (21, 333, 94, 77),
          (21, 333, 74, 62.75),
        ]
      ),
      (
        386,
        [
          (142, 102, 94, 0), (99, 188, 94, 86), (56, 274, 94, 86), (21, 344, 94, 80.667),
          (21, 344, 74, 65.5),
        ]
      ),
      (
        390,
        [
          (144, 102, 94, 0), (101, 188, 94, 86), (58, 274, 94, 86), (21, 348, 95, 81.667),
          (21, 348, 74, 66.5),
        ]
      ),
      (
        393,
        [
          (145.5, 102, 94, 0), (102.5, 188, 94, 86), (59.5, 274, 94, 86), (21, 351, 95.75, 82.417),
          (21, 351, 74, 67.25),
        ]
      ),
      (
        402,
        [
          (150, 102, 94, 0), (107, 188, 94, 86), (64, 274, 94, 86), (21, 360, 98, 84.667),
          (21, 360, 77, 68.75),
        ]
      ),
      (
        430,
        [
          (164, 102, 94, 0), (121, 188, 94, 86), (78, 274, 94, 86), (21, 388, 105, 91.667),
          (21, 388, 82.6, 74.35),
        ]
      ),
      (
        440,
        [
          (169, 102, 94, 0), (126, 188, 94, 86), (83, 274, 94, 86), (21, 398, 107.5, 94.167),
          (21, 398, 84.6, 76.35),
        ]
      ),
    ]

  @Test(arguments: [26, 27])
  func `platters of tab bars and their cells follow the law of widths`(system: Int) throws {
    for (screen, tabs) in Self.platters {
      for (index, wanted) in tabs.enumerated() {
        let items = (0...index).map { #"{"title": "T\#($0)"}"# }.joined(separator: ", ")
        let stage = try stage.screen(
          #""system": \#(system), "device": {"size": [\#(screen), 200], "scale": 3}"#,
          views: #"{"class": "UITabBar", "frame": [0, 20, \#(screen), null], "items": [\#(items)]}"#
        )
        let cells = stage.frames(of: "UITabBarItem")
        #expect(cells.count == index + 1)
        let (first, last) = (try #require(cells.first), try #require(cells.last))
        #expect(abs(first.minX - 4 - wanted.x) < 0.34, "\(screen), \(index + 1)")
        #expect(abs(last.maxX + 4 - wanted.x - wanted.width) < 0.34, "\(screen), \(index + 1)")
        for (place, cell) in cells.enumerated() {
          #expect(abs(cell.width - wanted.cell) < 0.34, "\(screen), \(index + 1)")
          #expect(abs(cell.minX - first.minX - Double(place) * wanted.step) < 0.34)
          #expect(cell.minY == 24 && cell.height == 54)
        }
      }
    }
  }

  @Test(arguments: [(402.0, 874.0, 34.0, 791.0), (440, 956, 34, 873), (375, 667, 0, 595)])
  func `a controller's bar lies 21 above the bottom, and 10 without a home indicator`(
    width: Double, height: Double, indicator: Double, top: Double
  ) throws {
    let stage = try stage.screen(
      """
      "system": 26, "device": {"size": [\(width), \(height)], "scale": 3, "bottomInset": \(indicator)}
      """,
      root: #"{"class": "UITabBarController", "viewControllers": [{"title": "A"}, {"title": "B"}]}"#
    )
    let bar = try stage.frame("/UITabBar")
    #expect(bar.minY == top)
    #expect(try #require(stage.frames(of: "UITabBarItem").first).minY == top + 4)
  }

  @Test func `a search tab of 26 is a circle of 62 beside a platter that takes the rest`() throws {
    let tabs = #"{"title": "Home"}, {"title": "News"}, {"title": "Notifications"}, {"title": "Me"}"#
    let stage = try stage.screen(
      #""system": 26, "device": {"size": [402, 200], "scale": 3}"#,
      views:
        #"{"class": "UITabBar", "frame": [0, 20, 402, null], "items": [\#(tabs), {"systemItem": "search"}]}"#
    )
    let cells = stage.frames(of: "UITabBarItem")
    #expect(cells.count == 5)
    #expect(abs(cells[0].minX - 25) < 0.34 && abs(cells[3].maxX - 307) < 0.34)
    #expect(cells[4] == Rect(x: 323, y: 24, width: 54, height: 54))
  }

  // MARK: Navigation bars and toolbars

  private static let phone =
    #""device": {"size": [390, 844], "scale": 3, "bottomInset": 34, "statusBarHeight": SAFE}"#

  @Test(arguments: [47.0, 62])
  func `items begin at the safe area's top, 16 from the sides`(top: Double) throws {
    let stage = try stage.screen(
      #""system": 26, "# + Self.phone.replacing("SAFE", with: "\(top)"),
      root: """
        {"class": "UINavigationController", "viewControllers": [{"title": "A"}, {"title": "B",
          "navigationItem": {"rightBarButtonItem": {"title": "Reset"}}}]}
        """)
    let bar = try stage.frame("/UINavigationBar")
    #expect(bar.minY == top && bar.height == 54)
    // Items lie 4 within their platters: a circle from 16 to 60, and a title whose platter ends 16 from the side.
    let items = stage.frames(of: "UIBarButtonItem")
    #expect(items[0] == Rect(x: 20, y: top + 4, width: 36, height: 36))
    #expect(items[1].maxX == 370 && items[1].minY == top + 4 && items[1].height == 36)
    let label = try stage.frame("UIButton/UILabel")
    #expect(abs(label.minX - items[1].minX + 4 - 16) < 0.34)
    #expect(abs(items[1].maxX + 4 - label.maxX - 16) < 0.34)
  }

  @Test func `symbols share a platter, and titles have one of their own, 12 apart`() throws {
    let stage = try stage.screen(
      #""system": 27, "device": {"size": [402, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 402, null], "items": [{"rightBarButtonItems": [
          {"title": "Edit"}, {"systemItem": "add"}, {"systemItem": "add"}]}]}
        """)
    let items = stage.frames(of: "UIBarButtonItem")
    // From the edge inward: a title, then two symbols 16 apart on one platter.
    #expect(items[0].maxX == 382)
    #expect(abs(items[0].minX - items[1].maxX - (4 + 12 + 4)) < 0.34)
    #expect(abs(items[1].minX - items[2].maxX - 16) < 0.34)
  }

  @Test func `platters of a toolbar are 48 high, 28 from the sides and from the bottom, 12 apart`()
    throws
  {
    let stage = try stage.screen(
      #""system": 26, "# + Self.phone.replacing("SAFE", with: "47"),
      root: """
        {"class": "UINavigationController", "isToolbarHidden": false, "viewControllers": [{"title": "A", "toolbarItems": [
          {"systemItem": "cancel"}, {"title": "Search", "width": 204}, {"systemItem": "cancel"}]}]}
        """)
    let items = stage.frames(of: "UIBarButtonItem")
    let platters = items.map { $0.insetBy(x: -5, y: -5) }
    #expect(platters.map(\.minX) == [28, 88, 314] && platters.map(\.maxX) == [76, 302, 362])
    #expect(platters.allSatisfy { $0.minY == 768 && $0.maxY == 816 })
  }

  @Test func `a title with a line below it is smaller, and both have their baselines`() throws {
    let stage = try stage.screen(
      #""system": 26, "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 390, null], "items": [{"title": "HH", "subtitle": "HH"}]}
        """)
    let pixmap = try stage.screen.rasterized()
    let rows = (0..<150).filter { y in (400..<800).contains { pixmap[$0, y].red < 200 } }
    let gap = try #require(rows.indices.dropFirst().first { rows[$0] > rows[$0 - 1] + 1 })
    // The last rows of capitals above both baselines, 20.3 and 35 below the platters' top.
    #expect(abs(Double(rows[gap - 1] + 1) / 3 - 20.33) < 0.34)
    #expect(abs(Double(try #require(rows.last) + 1) / 3 - 35) < 0.34)
  }

  // MARK: Scroll edges

  /// The difference of black and white below bars, 0–1, at a distance from a bar's edge in points.
  private func contrast(
    system: Int, style: String, bottom: Bool = false, edge: String = "automatic",
    at distances: [Double]
  ) throws -> [Double] {
    let stage = try stage.screen(
      #""system": \#(system), "traits": {"userInterfaceStyle": "\#(style)"}, "#
        + Self.phone.replacing("SAFE", with: "47"),
      root: """
        {"class": "UINavigationController", "isToolbarHidden": \(!bottom), "viewControllers": [{"title": "A",
          "toolbarItems": [{"systemItem": "add"}],
          "view": {"class": "UIScrollView", "contentSize": [390, 4000], "contentOffset": [0, 500],
            "topEdgeEffect": "\(edge)", "bottomEdgeEffect": "\(edge)", "subviews": [
            {"class": "UIView", "frame": [0, 0, 120, 4000], "backgroundColor": "black"},
            {"class": "UIView", "frame": [120, 0, 270, 4000], "backgroundColor": "white"}]}}]}
        """)
    let pixmap = try stage.screen.rasterized()
    return distances.map { distance in
      // The bar ends at 101; the toolbar's distances are from the screen's bottom.
      let y = Int((bottom ? 844 - distance : 101 + distance) * 3)
      // 60 points from the border; the plus of the toolbar lies farther left.
      let (dark, light) = (pixmap[300, y], pixmap[600, y])
      return Double(Int(light.green) - Int(dark.green)) / 255
    }
  }

  @Test(arguments: ["light", "dark"])
  func `below a bar of 26 content fades by the measured shares`(style: String) throws {
    let wanted = [
      (17, 0.96), (15, 0.95), (13, 0.94), (5, 0.84), (3, 0.83), (1, 0.78), (-1, 0.71), (-3, 0.67),
      (-5, 0.6), (-7, 0.55), (-9, 0.49), (-50, 0.085), (-90, 0.085),
    ]
    let found = try contrast(system: 26, style: style, at: wanted.map { Double($0.0) })
    for (share, (distance, wanted)) in zip(found, wanted) {
      #expect(abs(share - wanted) < 0.05, "at \(distance)")
    }
  }

  @Test func `above the bottom content fades on 26, and not on 27`() throws {
    let light = [
      (107, 0.96), (97, 0.92), (84, 0.82), (72, 0.69), (57, 0.43), (45, 0.32), (20, 0.15),
      (5, 0.15),
    ]
    let dark = [
      (108, 0.96), (96, 0.93), (84, 0.86), (72, 0.75), (60, 0.64), (48, 0.54), (24, 0.43),
      (3, 0.39),
    ]
    for (style, wanted) in [("light", light), ("dark", dark)] {
      let found = try contrast(
        system: 26, style: style, bottom: true, at: wanted.map { Double($0.0) })
      for (share, (distance, wanted)) in zip(found, wanted) {
        #expect(abs(share - wanted) < 0.05, "\(style) at \(distance)")
      }
    }
    #expect(try contrast(system: 27, style: "light", bottom: true, at: [60, 20]) == [1, 1])
  }

  @Test func `below a bar of 27 half of the contrast is left in light, and .4 in dark`() throws {
    for (style, wanted) in [("light", 0.5), ("dark", 0.4)] {
      for share in try contrast(system: 27, style: style, at: [-2, -20, -50, -90]) {
        #expect(abs(share - wanted) < 0.05)
      }
      #expect(try contrast(system: 27, style: style, at: [2]) == [1])
    }
  }

  @Test func `a scroll view may ask for another edge`() throws {
    #expect(try contrast(system: 26, style: "light", edge: "hidden", at: [-20]) == [1])
    #expect(try contrast(system: 26, style: "light", edge: "hard", at: [-20, 2]) == [0, 1])
    let soft = try contrast(system: 27, style: "light", edge: "soft", at: [-90, 20])
    #expect(abs(soft[0] - 0.5) < 0.05 && soft[1] > 0.7 && soft[1] < 1)
  }

  // MARK: Colours

  @Test func `bodies, pills and inks of tab bars over flat grounds are the measured ones`() throws {
    func levels(_ system: Int, _ style: String, _ ground: String, _ x: Int, _ y: Int) throws
      -> [Int]
    {
      let stage = try stage.screen(
        #""system": \#(system), "traits": {"userInterfaceStyle": "\#(style)"}, "device": {"size": [402, 300], "scale": 3, "statusBarHeight": 0}"#,
        root: """
          {"class": "UIViewController", "view": {"backgroundColor": "\(ground)", "subviews": [
            {"class": "UITabBar", "frame": [0, 110, 402, null], "selectedItem": 0, "items": [
              {"title": "A"}, {"title": "B"}, {"title": "C"}]}]}}
          """)
      let pixel = try stage.screen.rasterized()[x, y]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    func close(_ found: [Int], _ wanted: [Int]) -> Bool {
      zip(found, wanted).allSatisfy { abs($0 - $1) <= 3 }
    }
    // Right of the second title, and above the first one.
    let (body, pill) = ((230 * 3, 125 * 3), (115 * 3, 125 * 3))
    #expect(
      close(try levels(26, "light", "systemGroupedBackground", body.0, body.1), [250, 250, 255]))
    #expect(
      close(try levels(26, "light", "systemGroupedBackground", pill.0, pill.1), [231, 231, 237]))
    #expect(close(try levels(26, "dark", "black", body.0, body.1), [25, 25, 25]))
    #expect(close(try levels(26, "dark", "black", pill.0, pill.1), [58, 58, 58]))
    #expect(close(try levels(27, "dark", "black", pill.0, pill.1), [10, 10, 10]))
    #expect(close(try levels(27, "dark", "#808080", pill.0, pill.1), [99, 99, 99]))
  }

  /// Measured on one picture, at the side and from above.
  @Test func `a prominent item of 27 has a hairline and a rim of its own colour`() throws {
    let stage = try stage.screen(
      #""system": 27, "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      root: """
        {"class": "UIViewController", "view": {"backgroundColor": "systemGroupedBackground", "subviews": [
          {"class": "UINavigationBar", "frame": [0, 40, 390, null], "items": [
            {"rightBarButtonItem": {"systemItem": "done", "tintColor": "#0099C5"}}]}]}}
        """)
    let item = try stage.frame("UIBarButtonItem")
    #expect(item == Rect(x: 334, y: 44, width: 36, height: 36))
    let pixmap = try stage.screen.rasterized()
    func levels(_ x: Int, _ y: Int) -> [Int] {
      let pixel = pixmap[x, y]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    let side = [
      (-2, [82, 165, 192]), (-1, [0, 131, 170]), (0, [0, 151, 195]), (4, [0, 151, 195]),
    ]
    for (step, wanted) in side {
      let found = levels(330 * 3 + step, 62 * 3)
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 5 }, "\(step): \(found)")
    }
    let top = [
      (-2, [92, 180, 208]), (-1, [0, 144, 187]), (0, [9, 202, 255]), (1, [3, 189, 244]),
      (2, [0, 178, 228]), (3, [1, 162, 210]), (6, [1, 158, 203]),
    ]
    for (step, wanted) in top {
      let found = levels(352 * 3, 40 * 3 + step)
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 10 }, "\(step): \(found)")
    }
  }

  @Test func `a bar with a background of its own is drawn, and its platters are flat`() throws {
    let stage = try stage.screen(
      #""system": 26, "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 390, null],
         "standardAppearance": {"configuration": "opaqueBackground"}, "items": [{"rightBarButtonItem": {"title": "Reset"}}]}
        """)
    let pixmap = try stage.screen.rasterized()
    #expect(pixmap[30, 60].red == 255)
    #expect(abs(Int(pixmap[1110, 30].red) - 243) <= 1)
    #expect(pixmap[30, 54 * 3].red < 200)
  }

  /// Choices, by the badge of a tab.
  @Test(arguments: [26, 27])
  func `a badge lies over the upper end of its item, and a dot where a text would`(
    system: Int
  ) throws {
    let stage = try stage.screen(
      #""system": \#(system), "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 390, null], "items": [
          {"leftBarButtonItems": [{"systemItem": "bookmarks", "badge": "3"}],
           "rightBarButtonItems": [{"systemItem": "add", "badge": {}}, {"title": "Inbox", "badge": "99+"}]}]}
        """)
    let badges = stage.frames(of: "UIBarButtonItemBadge")
    let items = stage.frames(of: "UIBarButtonItem")
    try #require(badges.count == 3 && items.count == 3)
    // An item lies 4 within its platter, and badges are placed by the platter's top.
    #expect(badges.allSatisfy { $0.minY >= items[0].minY && $0.maxY < items[0].maxY })
    #expect(badges.map(\.height) == [18, 10, 18])
    #expect(badges[0].width == 18 && badges[1].width == 10 && badges[2].width > 18)
    let symbols = stage.frames(of: "UIImageView")
    #expect(abs(badges[0].minX - (symbols[0].maxX - 7)) < 0.34)
    #expect(abs(badges[1].minX - (symbols[1].maxX - 3)) < 0.34)
    let label = try #require(stage.frames(of: "UILabel").first { $0.width > 30 && $0.height > 18 })
    #expect(abs(badges[2].minX - (label.maxX - 1)) < 0.34)
    let pixmap = try stage.screen.rasterized()
    let edge = pixmap[Int((badges[1].minX + 1) * 3), Int((badges[1].minY + 5) * 3)]
    #expect(edge.red > 240 && edge.green < 80)
  }

  @Test(arguments: [15, 18, 26, 27], ["leftToRight", "rightToLeft"])
  func `symbols of tabs are not mirrored`(system: Int, direction: String) throws {
    let stage = try stage.screen(
      """
      "system": \(system), "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0},
      "traits": {"layoutDirection": "\(direction)"}
      """,
      views: """
        {"class": "UITabBar", "frame": [0, 80, 390, null], "items": [{"systemItem": "search"}], "selectedItem": 0}
        """)
    let icon = try #require(stage.frames(of: "UIImageView").first)
    let pixmap = try stage.screen.rasterized()
    /// The ink of a quarter below the middle: the tint has little red.
    func ink(_ columns: Range<Double>) -> Int {
      var sum = 0
      for y in Int(icon.midY * 3)..<Int(icon.maxY * 3) {
        for x in Int(columns.lowerBound * 3)..<Int(columns.upperBound * 3) {
          sum += 255 - Int(pixmap[x, y].red)
        }
      }
      return sum
    }
    // The handle of the magnifier points to the right.
    let (left, right) = (ink(icon.minX..<icon.midX), ink(icon.midX..<icon.maxX))
    #expect(right > left * 11 / 10, "\(left), \(right)")
  }

  @Test func `a badge with a long text stays in the bar`() throws {
    let stage = try stage.screen(
      #""system": 27, "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 390, null], "items": [
          {"leftBarButtonItems": [{"systemItem": "add", "badge": "123456789012345678901234567890"}]}]}
        """)
    let badge = try stage.frame("UIBarButtonItemBadge")
    #expect(badge.width == 60 && badge.minX > 16)
    let label = try stage.frame("UIBarButtonItemBadge/UILabel")
    #expect(label.minX >= badge.minX + 3 && label.maxX <= badge.maxX - 3)
  }

  @Test func `a badge is left out where the system has none`() throws {
    let stage = try stage.screen(
      #""system": 18, "device": {"size": [390, 200], "scale": 3, "statusBarHeight": 0}"#,
      views: """
        {"class": "UINavigationBar", "frame": [0, 0, 390, null], "items": [
          {"leftBarButtonItems": [{"systemItem": "bookmarks", "badge": "3"}]}]}
        """)
    #expect(stage.frames(of: "UIBarButtonItemBadge").isEmpty)
  }

  @Test func `groups share no platter, and hidden ones take no room`() throws {
    func items(_ trailing: String) throws -> [Rect] {
      let stage = try stage.screen(
        #""system": 26, "device": {"size": [402, 200], "scale": 3, "statusBarHeight": 0}"#,
        views: """
          {"class": "UINavigationBar", "frame": [0, 0, 402, null], "items": [{\(trailing)}]}
          """)
      return stage.frames(of: "UIBarButtonItem").sorted { $0.minX < $1.minX }
    }
    let alone = try items(
      #""rightBarButtonItems": [{"systemItem": "add"}, {"systemItem": "organize"}, {"systemItem": "search"}]"#
    )
    let grouped = try items(
      """
      "trailingItemGroups": [
        {"barButtonItems": [{"systemItem": "search"}, {"systemItem": "organize"}]},
        {"isHidden": true, "barButtonItems": [{"systemItem": "trash"}]},
        {"barButtonItems": [{"systemItem": "add"}]}]
      """)
    try #require(alone.count == 3 && grouped.count == 3)
    // The last is outermost in both; its group parts from the one before by a gap and both platters' insets.
    #expect(alone[2] == grouped[2])
    #expect(abs(grouped[2].minX - grouped[1].maxX - 12 - 2 * 4) < 0.34)
    #expect(abs(alone[2].minX - alone[1].maxX - 16) < 0.34)
    #expect(abs(grouped[1].minX - grouped[0].maxX - 16) < 0.34)
  }

  @Test func `explain says what a bar's tint still colours`() throws {
    func note(_ system: Int, _ bar: String) throws -> String? {
      let placed = try stage.screen(
        #""system": \#(system), "device": {"size": [390, 200]}"#,
        views: #"{"class": "\#(bar)", "frame": [0, 20, 390, null], "tintColor": "red"}"#)
      let tree = LayoutPass.layOut(placed.screen.resolved())
      let entry = try #require(Explanation(tree).entries.first { $0.className == bar })
      return entry.properties.first { $0.name == "tintColor" }?.note
    }
    #expect(try note(27, "UINavigationBar")?.hasPrefix("colours prominent items") == true)
    #expect(try note(26, "UIToolbar")?.hasPrefix("colours prominent items") == true)
    #expect(try note(27, "UITabBar") == nil && note(18, "UINavigationBar") == nil)
  }
}
