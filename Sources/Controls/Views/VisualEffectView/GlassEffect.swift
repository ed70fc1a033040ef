import ObjectModel
import Raster

/// UIGlassEffect: the glass of iOS 26 and 27.
enum GlassEffect {
  /// The glass of a view.
  ///
  /// - Parameters:
  ///   - bounds: of the glass, in points.
  ///   - radius: of its corners, in points; nil makes it a capsule (UIKit's standard configuration of corners).
  static func glass(
    _ variant: Glass.Variant, in bounds: Rect, radius: Double?, of node: StyledNode
  ) -> Glass {
    let (context, traits) = (node.context, node.traits)
    let isDark = traits.userInterfaceStyle == .dark
    var glass = Glass(
      [Glass.RoundedRect(bounds, radius: radius)],
      generation: GlassEffectFigures.generation(context.look), variant: variant,
      appearance: isDark ? .groundOrDark : .groundOrLight)
    glass.isOpaque = context.accessibility.reduceTransparency
    glass.hasBorder = traits.accessibilityContrast == .high
    return glass
  }
}
