import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Controls and tables of iOS 26 and 27, against figures that were measured on pictures and read out of running systems.
@Suite struct GlassControlTests {
  private let stage = GlassStage()
  private static let phone = #""device": {"size": [WIDTH, 844], "scale": 3, "statusBarHeight": 0}"#

  private func screen(
    _ views: String, system: Int = 26, style: String = "light", width: Double = 390
  ) throws
    -> GlassStage.Placed
  {
    try stage.screen(
      #""system": \#(system), "traits": {"userInterfaceStyle": "\#(style)"}, "#
        + Self.phone.replacing("WIDTH", with: "\(width)"),
      views: views)
  }

  private func levels(_ pixmap: Pixmap, _ x: Double, _ y: Double) -> [Int] {
    let pixel = pixmap[Int(x * 3), Int(y * 3)]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  private func close(_ found: [Int], _ wanted: [Int], within: Int = 1) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= within }
  }

  @Test(arguments: [26, 27])
  func `a switch is 63 by 28, with a thumb of 37 by 24, and its colours are the measured ones`(
    system: Int
  ) throws {
    let stage = try screen(
      """
      {"class": "UISwitch", "id": "on", "frame": [20, 20, null, null], "isOn": true},
      {"class": "UISwitch", "frame": [120, 20, null, null]}
      """, system: system)
    #expect(
      stage.frames(of: "UISwitch").map(\.size) == [
        Size(width: 63, height: 28), Size(width: 63, height: 28),
      ])
    let pixmap = try stage.screen.rasterized()
    #expect(close(levels(pixmap, 30, 34), [52, 199, 89]))
    #expect(close(levels(pixmap, 170, 34), [197, 197, 199]))
    // White from 44 to 81 while on, and from 122 to 159 while off.
    for (left, right) in [(44.0, 81.0), (122, 159)] {
      #expect(
        levels(pixmap, left + 0.5, 34) == [255, 255, 255]
          && levels(pixmap, right - 0.5, 34) == [255, 255, 255])
      #expect(
        levels(pixmap, left - 0.5, 34) != [255, 255, 255]
          && levels(pixmap, right + 0.5, 34) != [255, 255, 255])
    }
  }

  @Test(arguments: [(18, "filled"), (26, "filled"), (26, "prominentGlass"), (27, "glass")])
  func
    `a button's background has the radius that it sets where the style of the corners is dynamic or fixed`(
      system: Int, style: String
    ) throws
  {
    for (corners, isRound) in [
      ("dynamic", false), ("fixed", false), ("large", true), ("capsule", true),
    ] {
      let button = """
        {"class": "UIButton", "frame": [20, 20, 120, 44], "configuration": {"style": "\(style)", "cornerStyle": "\(corners)",
         "background": {"cornerRadius": 4}}}
        """
      // With 4 points the place lies inside, with 12 or half of the height outside.
      let own = try screen(button, system: system, style: "dark").screen.rasterized()
      let plain = try screen("", system: system, style: "dark").screen.rasterized()
      let difference = zip(levels(own, 22, 22), levels(plain, 22, 22)).map { abs($0 - $1) }.max()
      #expect(((difference ?? 0) < 8) == isRound, "\(corners): \(difference ?? 0)")
    }
  }

  @Test func `a slider's track is 6 high, and its colour begins at the neutral value`() throws {
    let stage = try screen(
      """
      {"class": "UISlider", "frame": [20, 20, 350, null], "value": 0.25, "trackConfiguration": {"neutralValue": 0.5}},
      {"class": "UISlider", "frame": [20, 70, 350, null], "value": 0}
      """)
    #expect(stage.frames(of: "UISlider").map(\.height) == [28, 28])
    let pixmap = try stage.screen.rasterized()
    // Blue between the thumb and the middle, black of .1 beside.
    #expect(close(levels(pixmap, 180, 34), [0, 136, 255]))
    #expect(
      close(levels(pixmap, 220, 34), [229, 229, 229])
        && close(levels(pixmap, 40, 34), [229, 229, 229]))
    #expect(
      close(levels(pixmap, 300, 31.2), [229, 229, 229])
        && levels(pixmap, 300, 30.8) == [255, 255, 255])
    #expect(
      close(levels(pixmap, 300, 36.8), [229, 229, 229])
        && levels(pixmap, 300, 37.2) == [255, 255, 255])
    #expect(close(levels(pixmap, 80, 84), [229, 229, 229]))
  }

  @Test func `buttons have the heights of their sizes, and are capsules`() throws {
    let sizes = [("small", 28.0), ("medium", 34), ("large", 46)]
    for (size, height) in sizes {
      let stage = try screen(
        #"{"class": "UIButton", "frame": [20, 20, null, null], "configuration": {"style": "prominentGlass", "title": "Title", "buttonSize": "\#(size)"}}"#
      )
      let button = try stage.frame("UIButton")
      #expect(abs(button.height - height) < 0.34, "\(size)")
    }
  }

  @Test func `prominent glass that is touched is lighter, most in its middle`() throws {
    func middle(_ isHighlighted: Bool, isEnabled: Bool = true) throws -> [[Int]] {
      let stage = try screen(
        #"{"class": "UIButton", "frame": [20, 20, 340, 46], "isHighlighted": \#(isHighlighted), "isEnabled": \#(isEnabled), "configuration": {"style": "prominentGlass"}}"#,
        system: 26)
      let pixmap = try stage.screen.rasterized()
      return [190.0, 101, 40].map { levels(pixmap, $0, 43) }
    }
    #expect(try middle(false).allSatisfy { close($0, [0, 136, 255]) })
    // One picture: (49, 173, 255) at the finger, and 89 points away half of the light.
    let lit = try middle(true)
    #expect(close(lit[0], [49, 173, 255]) && close(lit[1], [24, 162, 255]), "\(lit)")
    #expect(close(lit[2], [7, 156, 255]), "\(lit)")
    #expect(try middle(true, isEnabled: false) == middle(false, isEnabled: false))
  }

  @Test func `segments of a segmented control share its width whole`() throws {
    func frames(_ system: Int) throws -> [Rect] {
      try screen(
        #"{"class": "UISegmentedControl", "frame": [24, 14, 354, 33], "segments": ["One", "Two", "Three"]}"#,
        system: system
      ).frames(of: "UISegment")
    }
    #expect(try frames(26).map(\.width) == [118, 118, 118])
    #expect(try frames(18).map(\.width).allSatisfy { $0 < 118 })
  }

  @Test func `glass buttons are glass, and have fills in older looks`() throws {
    func glasses(_ system: Int, _ style: String) throws -> [Glass] {
      try screen(
        #"{"class": "UIButton", "frame": [20, 20, null, null], "configuration": {"style": "\#(style)", "title": "Title"}}"#,
        system: system
      ).screen.displayList().commands.compactMap {
        if case .glass(let glass) = $0 { glass } else { nil }
      }
    }
    for style in ["glass", "prominentGlass", "clearGlass", "prominentClearGlass"] {
      let found = try glasses(27, style)
      #expect(found.count == 1)
      #expect((found.first?.tint != nil) == style.hasPrefix("prominent"))
      #expect((found.first?.variant == .clear) == style.lowercased().contains("clear"))
      #expect(try glasses(18, style).isEmpty)
    }
  }

  @Test func `pills of a date picker are capsules of 36, 4 apart`() throws {
    let stage = try screen(
      #"{"class": "UIDatePicker", "frame": [20, 20, null, null], "preferredDatePickerStyle": "compact", "date": {"hour": 9, "minute": 41}}"#
    )
    #expect(try stage.frame("UIDatePicker").height == 36)
    let pills = stage.frames(of: "UILabel")
    #expect(pills.count == 2 && pills.allSatisfy { $0.height == 36 })
    #expect(abs(pills[1].minX - pills[0].maxX - 4) < 0.34)
  }

  // MARK: Tables

  private func table(_ sections: String, width: Double = 390) throws -> GlassStage.Placed {
    try screen(
      #"{"class": "UITableView", "style": "insetGrouped", "frame": [0, 0, \#(width), 844], "sections": [\#(sections)]}"#,
      width: width)
  }

  @Test(arguments: [(390.0, 16.0), (393, 16), (402, 20), (440, 20)])
  func `rows are 53 high, and cards lie 16 or 20 from the sides`(width: Double, margin: Double)
    throws
  {
    let rows = Array(repeating: #"{"text": "Row"}"#, count: 8).joined(separator: ", ")
    let cells = try table(#"{"rows": [\#(rows)]}"#, width: width).frames(of: "UITableViewCell")
    #expect(cells.count == 8)
    #expect(cells.allSatisfy { $0.minX == margin && $0.maxX == width - margin })
    let (first, last) = (try #require(cells.first), try #require(cells.last))
    #expect(abs(last.maxY - first.minY - 424) < 0.17)
  }

  @Test func `rows with a subtitle are 69.33 high, with both texts at their places`() throws {
    let stage = try table(
      #"{"rows": [{"style": "subtitle", "text": "Title", "detailText": "Subtitle"}]}"#)
    let cell = try stage.frame("UITableViewCell")
    #expect(abs(cell.height - 69.33) < 0.17)
    let labels = stage.frames(of: "UILabel")
    #expect(
      abs(labels[0].minY - cell.minY - 15.67) < 0.34 && abs(labels[1].minY - cell.minY - 36) < 0.34)
    #expect(labels[0].minX - cell.minX == 16)
  }

  @Test func `cards are 35 apart, and 56.67 with a title between them`() throws {
    let stage = try table(
      #"{"rows": ["A"]}, {"rows": ["B"]}, {"headerTitle": "Title", "rows": ["C"]}"#)
    let cells = stage.frames(of: "UITableViewCell")
    #expect(abs(cells[1].minY - cells[0].maxY - 35) < 0.17)
    #expect(abs(cells[2].minY - cells[1].maxY - 56.67) < 0.18)
    let label = try stage.frame("UITableViewHeaderFooterView/UILabel")
    let node = try #require(stage.screen.resolved().node("UITableViewHeaderFooterView/UILabel"))
    #expect(node[Label.text] == "Title")
    // The baseline of 17 points lies 16.2 below the top of its line.
    #expect(abs(cells[2].minY - (label.minY + 16.2) - 11.7) < 0.34)
  }

  @Test
  func `lines are one point high, from the text to the card's edge, and the last row has none`()
    throws
  {
    let stage = try table(#"{"rows": ["A", "B"]}"#)
    let cells = stage.frames(of: "UITableViewCell")
    let pixmap = try stage.screen.rasterized()
    let end = cells[0].maxY
    for x in [33.0, 200, 373] {
      #expect(
        close(levels(pixmap, x, end - 0.9), [232, 232, 232])
          && close(levels(pixmap, x, end - 0.2), [232, 232, 232]))
      #expect(
        levels(pixmap, x, end - 1.2) == [255, 255, 255]
          && levels(pixmap, x, end + 0.2) == [255, 255, 255])
    }
    #expect(levels(pixmap, 31, end - 0.5) == [255, 255, 255])
    #expect(levels(pixmap, 200, cells[1].maxY - 0.5) == [255, 255, 255])
  }

  /// The inset of a card's edge by depth, measured for a radius of 26.
  @Test func `a card's corner is continuous, of 26 points`() throws {
    // The height of the rows on which the insets were measured: it decides where corners end.
    let stage = try table(
      #"{"rows": [{"text": "A", "height": 50.333333}, {"text": "B", "height": 50.333333}]}"#)
    let card = try #require(stage.frames(of: "UITableViewCell").first)
    let pixmap = try stage.screen.rasterized()
    let wanted = [
      (1, 18.8), (2, 15.35), (4, 11.3), (6, 8.7), (8, 6.6), (10, 4.95), (14, 2.5), (18, 1.0),
      (22, 0.18), (26, 0),
    ]
    for (depth, inset) in wanted {
      // The coverage of the row of pixels at that depth, as far as no text begins.
      let reach = depth < 12 ? 40.0 : 14
      let y = Int((card.minY + Double(depth)) * 3)
      let ground = Double(pixmap[0, y].green)
      let covered = (Int(card.minX * 3)..<Int((card.minX + reach) * 3)).reduce(0.0) {
        $0 + (Double(pixmap[$1, y].green) - ground) / (255 - ground)
      }
      #expect(abs(reach - covered / 3 - inset) < 0.35, "at \(depth)")
    }
  }
}
