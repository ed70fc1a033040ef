import ObjectModel
import Raster

/// UIGlassEffect: the glass of iOS 26 and 27.
enum GlassEffect {
  /// The glass of a view: a capsule, unless the view has a corner radius (UIKit's standard configuration of corners).
  static func glass(_ variant: Glass.Variant, of node: PlacedNode) -> Glass {
    let (context, traits) = (node.styled.context, node.styled.traits)
    let isDark = traits.userInterfaceStyle == .dark
    let radius = node.styled[View.cornerRadius].flatMap { $0 > 0 ? $0 : nil }
    var glass = Glass(
      [Glass.RoundedRect(node.bounds, radius: radius)],
      generation: GlassEffectFigures.generation(context.look), variant: variant,
      appearance: isDark ? .groundOrDark : .groundOrLight)
    glass.isOpaque = context.accessibility.reduceTransparency
    glass.hasBorder = traits.accessibilityContrast == .high
    return glass
  }
}
