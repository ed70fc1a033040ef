import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Glass as documents write it: effects, containers, corners, the amount of tint, and what lies on it.
@Suite struct GlassDocumentTests {
  private func result(
    _ views: String, system: Int = 26, more: String = ""
  ) -> ScreenBuilder.Result {
    build(
      """
      {"system": \(system), "device": {"size": [300, 300], "scale": 1, "statusBarHeight": 0},\(more)
       "window": {"subviews": [\(views)]}}
      """)
  }

  private func screen(_ views: String, system: Int = 26, more: String = "") throws -> Screen {
    let result = result(views, system: system, more: more)
    return try #require(result.screen, "\(result.diagnostics.sorted())")
  }

  private func glasses(_ screen: Screen) -> [Glass] {
    screen.displayList().commands.compactMap {
      if case .glass(let glass) = $0 { glass } else { nil }
    }
  }

  private static func view(_ effect: String, frame: String = "[10, 10, 80, 40]", more: String = "")
    -> String
  {
    #"{"class": "UIVisualEffectView", "frame": \#(frame), "effect": \#(effect)\#(more)}"#
  }

  // MARK: Effects

  @Test(arguments: [
    (#""clearGlass""#, #"{"class": "UIGlassEffect", "style": "clear"}"#),
    (#""glass""#, #"{"class": "UIGlassEffect"}"#),
    (#""dark""#, #"{"class": "UIBlurEffect", "style": "dark"}"#),
    (#""dark""#, #"{"style": "dark"}"#),
  ])
  func `a name stands for an object`(_ name: String, _ object: String) throws {
    let short = try screen(Self.view(name)).displayList()
    #expect(try short == screen(Self.view(object)).displayList())
    #expect(try short != screen("").displayList())
  }

  @Test func `glass has a colour, in the style of the screen`() throws {
    let effect = #"{"class": "UIGlassEffect", "tintColor": {"light": "red", "dark": "green"}}"#
    let glass = glasses(try screen(Self.view(effect), system: 27))
    #expect(glass.map(\.tint?.description) == ["#FF0000FF"])
  }

  @Test(arguments: [
    (#"{"class": "UIGlassEffect", "style": "dark"}"#, "unknown glassEffectStyle 'dark'"),
    (#""glas""#, "'glass'"), (#"{"class": "UIGlassContainerEffect", "spacing": "x"}"#, "a number"),
    (#"{"class": "UILabel"}"#, "UIVisualEffect"),
  ])
  func `a wrong effect is an error with its place`(_ effect: String, _ text: String) throws {
    let errors = result(Self.view(effect)).diagnostics.sorted().map(\.description)
      .filter { $0.contains(": error: ") }
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains(text) }, "\(errors)")
  }

  // MARK: Containers

  private static func container(spacing: Int, _ views: String) -> String {
    view(
      #"{"class": "UIGlassContainerEffect", "spacing": \#(spacing)}"#,
      frame: "[100, 100, 180, 100]",
      more: #", "contentView": {"subviews": [\#(views)]}"#)
  }

  @Test func `views in a container are one glass, with their places in it`() throws {
    let views = [
      Self.view(#""glass""#, frame: "[10, 20, 40, 40]"),
      #"{"class": "UIView", "frame": [50, 0, 100, 100], "subviews": [\#(Self.view(#""glass""#, frame: "[5, 20, 60, 40]"))]}"#,
    ]
    let glass = glasses(
      try screen(Self.container(spacing: 12, views.joined(separator: ", "))))
    #expect(glass.count == 1)
    #expect(glass.first?.spacing == 12)
    #expect(
      glass.first?.shapes.map(\.rect) == [
        Rect(x: 10, y: 20, width: 40, height: 40), Rect(x: 55, y: 20, width: 60, height: 40),
      ])
  }

  @Test(arguments: [
    (#""clearGlass""#, ""), (#""glass""#, #", "alpha": 0.5"#),
    (#""glass""#, #", "transform": [0, 1, -1, 0, 0, 0]"#),
  ])
  func `of another effect, faded or turned a view is glass of its own`(
    _ effect: String, _ more: String
  ) throws {
    let views =
      Self.view(#""glass""#, frame: "[10, 20, 40, 40]") + ", "
      + Self.view(effect, frame: "[60, 20, 40, 40]", more: more)
    #expect(glasses(try screen(Self.container(spacing: 30, views))).map(\.shapes.count) == [1, 1])
  }

  @Test func `a hidden view is no part of a container's glass`() throws {
    let views =
      Self.view(#""glass""#, frame: "[10, 20, 40, 40]") + ", "
      + Self.view(#""glass""#, frame: "[60, 20, 40, 40]", more: #", "isHidden": true"#)
    #expect(glasses(try screen(Self.container(spacing: 30, views))).map(\.shapes.count) == [1])
  }

  // MARK: What lies on it

  private static let label =
    #", "contentView": {"subviews": [{"class": "UILabel", "text": "A", "frame": [0, 0, 80, 40], "textColor": "label"}]}"#

  private func colors(_ screen: Screen) -> [String] {
    screen.displayList().commands.compactMap {
      if case .glyphs(_, _, let color) = $0 { color.description } else { nil }
    }
  }

  @Test func `on iOS 26 it is recorded light and dark, and the ground decides`() throws {
    let light = try screen(Self.view(#""glass""#, more: Self.label))
    #expect(colors(light) == ["#000000FF", "#FFFFFFFF"])
    let black = #"{"class": "UIView", "frame": [0, 0, 300, 300], "backgroundColor": "black"}, "#
    let dark = try screen(black + Self.view(#""glass""#, more: Self.label)).rasterized()
    let row = (30 * dark.width + 10) * 4
    let levels = dark.bytes[row..<row + 80 * 4]
    #expect((levels.filter { $0 != 255 }.max() ?? 0) > 200, "a white letter")
  }

  @Test func `with less transparency it turns with its opaque glass`() throws {
    let settings = #" "accessibility": {"reduceTransparency": true},"#
    let black =
      #"{"class": "UIView", "frame": [0, 0, 300, 300], "backgroundColor": "black"}, "#
    let picture = try screen(black + Self.view(#""glass""#, more: Self.label), more: settings)
      .rasterized()
    let glass = picture.bytes[(20 * picture.width + 60) * 4]
    let row = (30 * picture.width + 10) * 4
    let letter = stride(from: row, to: row + 20 * 4, by: 4).map { picture.bytes[$0] }.max()
    #expect(glass < 60 && (letter ?? 0) > 200, "\(glass), \(letter ?? 0)")
  }

  @Test func `on iOS 27, and on glass within glass, it does not turn`() throws {
    #expect(
      colors(try screen(Self.view(#""glass""#, more: Self.label), system: 27)) == ["#000000FF"])
    // Sixty in one another would be drawn 2⁶⁰ times.
    var nested = Self.view(#""glass""#, frame: "[0, 0, 80, 40]", more: Self.label)
    for _ in 0..<60 {
      nested = Self.view(
        #""glass""#, frame: "[0, 0, 80, 40]", more: #", "contentView": {"subviews": [\#(nested)]}"#)
    }
    #expect(colors(try screen(nested)) == ["#000000FF", "#FFFFFFFF"])
  }

  @Test func `the tint turns, too`() throws {
    let content =
      #", "tintColor": {"light": "red", "dark": "blue"}, "contentView": {"subviews": [{"class": "UIView", "frame": [0, 0, 9, 9], "backgroundColor": "$tintColor"}]}"#
    let list = try screen(Self.view(#""glass""#, more: content)).displayList()
    let fills = list.commands.compactMap {
      if case .fill(_, _, .solid(let color)) = $0, color.green == 0 {
        color.description
      } else {
        nil
      }
    }
    #expect(fills.suffix(2) == ["#FF0000FF", "#0000FFFF"])
  }

  @Test func `a view with a style of its own keeps it`() throws {
    let label = Self.label.replacing(
      #""text": "A""#, with: #""text": "A", "overrideUserInterfaceStyle": "dark""#)
    #expect(
      colors(try screen(Self.view(#""glass""#, more: label))) == ["#FFFFFFFF", "#FFFFFFFF"])
  }

  // MARK: Settings

  @Test func `the amount of tint is the user's, from iOS 27 on`() throws {
    let view = Self.view(#""glass""#)
    #expect(glasses(try screen(view, system: 27)).map(\.tintAmount) == [0.5])
    #expect(
      glasses(try screen(view, system: 27, more: #" "glassTint": 0.75,"#)).map(\.tintAmount)
        == [0.75])
    let old = result(view, more: #" "glassTint": 0.75,"#).diagnostics.sorted().map(\.description)
    #expect(old.contains { $0.contains("warning: glassTint changes nothing on iOS 26") }, "\(old)")
    let wrong = result(view, system: 27, more: #" "glassTint": 2,"#)
    #expect(wrong.screen == nil && wrong.diagnostics.errorCount == 1)
  }

  // MARK: Corners

  private func outline(_ configuration: String, frame: String = "[10, 10, 80, 40]") throws -> Path {
    let view =
      #"{"class": "UIView", "frame": \#(frame), "backgroundColor": "red", "cornerConfiguration": \#(configuration)}"#
    return try #require(red(try screen(view)).first)
  }

  /// The outlines that are filled in red.
  private func red(_ screen: Screen) -> [Path] {
    screen.displayList().commands.compactMap {
      if case .fill(let path, _, .solid(Color(red: 1, green: 0, blue: 0))) = $0 {
        path
      } else {
        nil
      }
    }
  }

  private static let bounds = Rect(x: 0, y: 0, width: 80, height: 40)

  @Test func `a configuration of corners takes the place of the radius`() throws {
    #expect(try outline(#""capsule""#) == Path(roundedRect: Self.bounds, radius: 20))
    #expect(
      try outline(#"{"style": "capsule", "maximumRadius": 9}"#)
        == Path(roundedRect: Self.bounds, radius: 9))
    #expect(
      try outline(#"{"radius": 8}"#) == Path(continuousRoundedRect: Self.bounds, radius: 8))
    #expect(
      try outline(#"{"radius": 8, "topLeftRadius": 0}"#)
        == Path(
          continuousRoundedRect: Self.bounds,
          radii: CornerRadii(topLeft: 0, topRight: 8, bottomRight: 8, bottomLeft: 8)))
    #expect(try outline(#"{"radius": -1}"#) == Path(rect: Self.bounds))
  }

  @Test func `concentric corners follow those around them, and keep their minimum`() throws {
    func radii(_ inner: String, outer: String) throws -> [Path] {
      let view =
        #"{"class": "UIView", "frame": \#(inner), "backgroundColor": "red", "cornerConfiguration": {"style": "containerConcentric", "minimumRadius": 3}}"#
      return red(
        try screen(
          #"{"class": "UIView", "frame": [10, 10, 200, 100], \#(outer), "subviews": [{"class": "UIView", "frame": [5, 5, 190, 90], "subviews": [\#(view)]}]}"#
        ))
    }
    let inside = Rect(x: 0, y: 0, width: 190, height: 90)
    #expect(
      try radii("[0, 0, 190, 90]", outer: #""cornerRadius": 20"#)
        == [Path(continuousRoundedRect: inside, radius: 15)])
    #expect(
      try radii("[0, 0, 190, 90]", outer: #""cornerConfiguration": "capsule""#)
        == [Path(continuousRoundedRect: inside, radius: 45)])
    // The lower corners are farther away.
    #expect(
      try radii("[0, 0, 190, 80]", outer: #""cornerRadius": 20"#)
        == [
          Path(
            continuousRoundedRect: Rect(x: 0, y: 0, width: 190, height: 80),
            radii: CornerRadii(topLeft: 15, topRight: 15, bottomRight: 5, bottomLeft: 5))
        ])
    #expect(
      try radii("[0, 0, 190, 90]", outer: #""alpha": 1"#)
        == [Path(continuousRoundedRect: inside, radius: 3)])
  }

  @Test func `glass takes the corners of a configuration`() throws {
    let view = Self.view(
      #""glass""#, more: #", "cornerConfiguration": {"radius": 7, "bottomLeftRadius": 2}"#)
    #expect(
      glasses(try screen(view)).flatMap(\.shapes).map(\.radii)
        == [CornerRadii(topLeft: 7, topRight: 7, bottomRight: 7, bottomLeft: 2)])
  }
}
