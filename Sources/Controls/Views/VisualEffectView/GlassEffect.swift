public import ObjectModel
public import Raster

/// UIGlassEffect: the glass of iOS 26 and 27.
public struct GlassEffect: Sendable, Hashable {
  /// How much of the content behind it shows.
  public var variant: Glass.Variant
  /// The colour of the glass; nil is plain glass.
  public var tintColor: ColorValue?

  /// Creates plain glass.
  public init(_ variant: Glass.Variant) { self.variant = variant }

  init(_ element: Element) {
    variant = element[GlassEffectObject.style]?.variant ?? .regular
    tintColor = element[GlassEffectObject.tintColor]
  }

  /// The effect as an object of documents.
  var element: Element {
    var element = Element(GlassEffectObject.definition.name)
    element[GlassEffectObject.style] = variant == .clear ? .clear : .regular
    element[GlassEffectObject.tintColor] = tintColor
    return element
  }

  /// The glass of a view.
  ///
  /// - Parameters:
  ///   - shapes: in points.
  ///   - spacing: the distance, in points, from which on facing shapes flow together.
  func glass(
    _ shapes: [Glass.RoundedRect], spacing: Double = 0, of node: StyledNode
  ) -> Glass {
    Glass(
      of: node, shapes, spacing: spacing, variant: variant, tint: tintColor.flatMap(node.resolve))
  }
}

extension Glass {
  /// Creates glass that a view draws, as its traits and the user's settings have it.
  ///
  /// - Parameters:
  ///   - shapes: in points.
  ///   - spacing: the distance, in points, from which on facing shapes flow together.
  ///   - role: what it is part of.
  ///   - tint: the colour of a prominent part; nil for plain glass.
  init(
    of node: StyledNode, _ shapes: [RoundedRect], spacing: Double = 0, variant: Variant = .regular,
    role: Role = .raw, tint: Color? = nil
  ) {
    let (context, traits) = (node.context, node.traits)
    let isDark = traits.userInterfaceStyle == .dark
    self.init(
      shapes, spacing: spacing, generation: GlassEffectFigures.generation(context.system),
      variant: variant, appearance: isDark ? .groundOrDark : .groundOrLight, role: role,
      tint: tint, tintAmount: context.glassTint)
    isOpaque = context.accessibility.reduceTransparency
    hasBorder = traits.accessibilityContrast == .high
  }
}
