import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Progress views, activity indicators and page controls.
@Suite struct IndicatorTests {
  @Test func `progress is clamped and its seam is square`() throws {
    func seam(_ progress: Double) throws -> Double {
      let stage = try ViewStage([
        element(
          "UIProgressView",
          [
            "progress": .number(progress), "progressTintColor": .red,
            "frame": .frame(FrameValue(x: 0, y: 0, width: 200, height: nil)),
          ])
      ])
      let clips = stage.commands.compactMap { command -> Rect? in
        if case .clip(let path, _) = command { path.rectangle } else { nil }
      }
      return clips.last.map { $0.minX == 0 ? $0.maxX : 0 } ?? 0
    }
    #expect(try seam(0.5) == 100)
    #expect(try seam(3) == 200)
    // Nothing done leaves the rest's own area: all of it.
    #expect(try seam(-1) == 200)
  }

  @Test func `an indicator that stands is hidden unless told otherwise`() throws {
    func spokes(_ values: [String: AppearanceValue]) throws -> Int {
      try ViewStage([element("UIActivityIndicatorView", values)]).fills.count - 1
    }
    #expect(try spokes([:]) == 0)
    #expect(try spokes(["isAnimating": .boolean(true)]) == 12)
    #expect(try spokes(["hidesWhenStopped": .boolean(false)]) == 12)
  }

  @Test func `an indicator's style keeps a tint from above out, not one of its own`() throws {
    func ink(
      _ values: [String: AppearanceValue], _ rules: [AppearanceRule] = [], system: Int = 7,
      window: [String: AppearanceValue] = ["tintColor": .red]
    ) throws -> String {
      let values = values.merging(["isAnimating": .boolean(true)]) { _, new in new }
      let stage = try ViewStage(
        [element("UIActivityIndicatorView", values)], rules: rules, system: system, window: window)
      // The spoke that was lit last is opaque.
      return try #require(stage.fills.dropFirst().first).color
    }
    let grey: [String: AppearanceValue] = ["activityIndicatorViewStyle": .enumeration("gray")]
    #expect(try ink([:]) == "#FFFFFFFF")
    #expect(try ink(grey) == "#808080FF")
    let tinted = grey.merging(["tintColor": .green]) { _, new in new }
    #expect(try ink(tinted) == "#00FF00FF")
    let rules = [rule("UIActivityIndicatorView", "tintColor", .green)]
    #expect(try ink(grey, rules) == "#00FF00FF")
    #expect(try ink(grey, rules, system: 6) == "#808080FF")
    #expect(try ink(tinted.merging(["color": .blue]) { _, new in new }) == "#0000FFFF")
    #expect(
      try ink(tinted, window: ["tintAdjustmentMode": .enumeration("dimmed")])
        == Tint.dimmed(Color(bytes: 0, 255, 0)).description)
  }

  @Test func `a page control lights its current page`() throws {
    let stage = try ViewStage([
      element(
        "UIPageControl",
        [
          "numberOfPages": .number(3), "currentPage": .number(1),
          "pageIndicatorTintColor": .red, "currentPageIndicatorTintColor": .green,
        ])
    ])
    #expect(stage.fills.dropFirst().map(\.color) == ["#FF0000FF", "#00FF00FF", "#FF0000FF"])
    #expect(
      stage.fills.dropFirst().compactMap { $0.path.controlBounds?.minX } == [0, 16, 32])
  }

  @Test func `an absurd number of pages is bounded`() throws {
    let stage = try ViewStage([element("UIPageControl", ["numberOfPages": .number(1e9)])])
    #expect(stage.fills.count == 201)
  }
}

/// Refresh controls and collection views.
@Suite struct ScrollingPartsTests {
  @Test func `a refresh control at rest draws nothing, grey while it turns, or in its own tint`()
    throws
  {
    func colors(_ values: [String: AppearanceValue]) throws -> Set<String> {
      let stage = try ViewStage(
        [element("UIRefreshControl", values)], window: ["tintColor": .green])
      return Set(stage.fills.dropFirst().map { String($0.color.prefix(7)) })
    }
    #expect(try colors([:]) == [])
    #expect(try colors(["isRefreshing": .boolean(true)]) == ["#808080"])
    #expect(try colors(["isRefreshing": .boolean(true), "tintColor": .red]) == ["#FF0000"])
  }

  @Test func `a collection view is black unless a rule says otherwise`() throws {
    func background(_ rules: [AppearanceRule]) throws -> String? {
      let frame = FrameValue(x: 0, y: 0, width: 100, height: 100)
      let stage = try ViewStage(
        [element("UICollectionView", ["frame": .frame(frame)])], rules: rules)
      return stage.fills.dropFirst().first?.color
    }
    #expect(try background([]) == "#000000FF")
    #expect(try background([rule("UICollectionView", "backgroundColor", .red)]) == "#FF0000FF")
  }
}
