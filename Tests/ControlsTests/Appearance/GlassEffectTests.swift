import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// UIGlassEffect as the effect of a view.
@Suite struct GlassEffectTests {
  private func glass(
    _ effect: String, system: Int, style: Traits.InterfaceStyle = .light,
    contrast: Traits.Contrast = .normal, reduceTransparency: Bool = false,
    values: [String: AppearanceValue] = [:]
  ) throws -> Glass? {
    let view = element(
      "UIVisualEffectView",
      values.merging([
        "effect": .object(element("UIBlurEffect", ["style": .enumeration(effect)])),
        "frame": .frame(FrameValue(x: 10, y: 10, width: 80, height: 40)),
      ]) { own, _ in own })
    let root = element(
      "UIViewController",
      ["view": .object(element("UIView", ["subviews": .objects([view])]))])
    var screen = try screen(root: root, system: system)
    screen.traits.userInterfaceStyle = style
    screen.traits.accessibilityContrast = contrast
    screen.accessibility.reduceTransparency = reduceTransparency
    for case .glass(let glass) in screen.displayList().commands { return glass }
    return nil
  }

  @Test func `each system has its generation, and the interface style its appearance`() throws {
    let first = try #require(try glass("glass", system: 26))
    #expect(first.generation == .first && first.appearance == .groundOrLight)
    let second = try #require(try glass("clearGlass", system: 27, style: .dark))
    #expect(second.generation == .second && second.variant == .clear)
    #expect(second.appearance == .groundOrDark)
  }

  @Test func `it is a capsule, unless the view has a corner radius`() throws {
    let capsule = try #require(try glass("glass", system: 26))
    #expect(capsule.shapes.map(\.radii.topLeft) == [20])
    let card = try #require(
      try glass("glass", system: 26, values: ["cornerRadius": .number(12)]))
    #expect(card.shapes.map(\.radii.topLeft) == [12])
  }

  @Test func `the user's settings make it opaque and give it a border`() throws {
    let plain = try #require(try glass("glass", system: 27))
    #expect(!plain.isOpaque && !plain.hasBorder)
    let opaque = try #require(try glass("glass", system: 27, reduceTransparency: true))
    #expect(opaque.isOpaque)
    let bordered = try #require(try glass("glass", system: 27, contrast: .high))
    #expect(bordered.hasBorder)
  }
}
