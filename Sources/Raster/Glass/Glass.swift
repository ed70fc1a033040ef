/// Glass as UIKit draws it from iOS 26 on: what lies below shows through it blurred, bent at its edge and with other colours,
/// and it has a rim of light and a shadow of its own.
///
/// Shapes of one glass read the same ground, never each other, and flow together where they are near.
public struct Glass: Sendable, Hashable {
  /// A rectangle with round corners: circles and capsules are such, too.
  public struct RoundedRect: Sendable, Hashable {
    /// In points.
    public var rect: Rect
    /// In points; what has no room is made smaller.
    public var radii: CornerRadii
    /// Whether corners are UIKit's continuous ones, where both of their sides have room for 1.528665 radii; those of one radius end at
    /// the middle of a shorter side. Else, and where the longer side has no room, they are circular.
    public var isContinuous: Bool

    /// Creates a rectangle with corners of different radii, in points.
    ///
    /// - Parameter isContinuous: whether corners with enough room are UIKit's continuous ones.
    public init(_ rect: Rect, radii: CornerRadii, isContinuous: Bool = false) {
      self.rect = rect
      self.radii = radii
      self.isContinuous = isContinuous
    }

    /// Creates a rectangle whose corners are continuous and have one radius, in points; nil is a capsule.
    public init(_ rect: Rect, radius: Double? = nil) {
      let radius = radius ?? min(rect.width, rect.height) / 2
      self.init(
        rect,
        radii: CornerRadii(
          topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
        isContinuous: true)
    }
  }

  /// The material of a system.
  public enum Generation: String, Sendable, Hashable {
    /// iOS 26: milky, with a wide shadow and a rim that is lit along a diagonal.
    case first
    /// iOS 27: thin, almost without a shadow, with a rim that is lit from above and below and a hairline around it.
    case second
  }

  /// How much of the ground shows.
  public enum Variant: String, Sendable, Hashable, CaseIterable {
    case regular, clear
  }

  /// Whether the glass is light or dark.
  public enum Appearance: String, Sendable, Hashable {
    case light, dark
    /// In the first generation dark over a dark ground and light over a light one, as in a light application; in the second
    /// light.
    case groundOrLight
    /// Likewise, as in a dark application.
    case groundOrDark
  }

  /// What the glass is part of, by which the first generation differs.
  public enum Role: String, Sendable, Hashable {
    /// `UIGlassEffect` of an application.
    case raw
    /// A button in a bar.
    case barItem
    case tabBar
    case menu
    case alert
    case popover
  }

  /// The shapes, in points of the current space.
  public var shapes: [RoundedRect]
  /// The distance, in points, from which on facing shapes flow together.
  public var spacing: Double
  /// The material of a system.
  public var generation: Generation
  /// How much of the ground shows.
  public var variant: Variant
  /// Whether it is light or dark.
  public var appearance: Appearance
  /// What it is part of.
  public var role: Role
  /// The colour of a prominent button; nil for plain glass.
  public var tint: Color?
  /// How much the user wants glass to be tinted, 0–1: a setting of the second generation.
  public var tintAmount: Double
  /// Whether nothing shows through, as where the user reduces transparency.
  public var isOpaque = false
  /// Whether its edge is that of plain glass in spite of a tint, as of a prominent button that is disabled.
  public var hasPlainEdge = false
  /// Whether there is a border of one point, as where the user increases contrast.
  public var hasBorder = false

  /// The setting of a phone that nobody has changed.
  public static let standardTintAmount = 0.5

  /// Creates glass.
  ///
  /// - Parameters:
  ///   - shapes: in points.
  ///   - spacing: the distance, in points, from which on facing shapes flow together.
  ///   - generation: the material of a system.
  ///   - variant: how much of the ground shows.
  ///   - appearance: whether it is light or dark.
  ///   - role: what it is part of.
  ///   - tint: the colour of a prominent button; nil for plain glass.
  ///   - tintAmount: how much the user wants glass to be tinted, 0–1.
  public init(
    _ shapes: [RoundedRect], spacing: Double = 0, generation: Generation,
    variant: Variant = .regular,
    appearance: Appearance, role: Role = .raw, tint: Color? = nil,
    tintAmount: Double = standardTintAmount
  ) {
    self.shapes = shapes
    self.spacing = spacing
    self.generation = generation
    self.variant = variant
    self.appearance = appearance
    self.role = role
    self.tint = tint
    self.tintAmount = tintAmount
  }

  /// Whether the ground decides if the glass is light or dark, and with it what lies on it.
  public var followsGround: Bool {
    switch (generation, appearance) {
    case (.first, .groundOrLight), (.first, .groundOrDark): true
    case (.second, _), (_, .light), (_, .dark): false
    }
  }

  /// The amount of tint, as far as there can be one.
  var heldTintAmount: Double {
    tintAmount.isNaN ? Self.standardTintAmount : min(max(tintAmount, 0), 1)
  }

  /// The deviation of the widest blur of what shows in it, in points.
  package var deviation: Double {
    let blur = GlassFigures.blur(of: self)
    return blur.wideShare > 0 ? max(blur.narrow, blur.wide) : blur.narrow
  }
}
