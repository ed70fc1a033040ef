import Raster

/// The traits of an object (UITraitCollection).
public struct Traits: Sendable, Hashable {
  /// UIUserInterfaceIdiom: phone or pad.
  public enum Idiom: String, Sendable, Hashable, CaseIterable { case phone, pad }
  /// UIUserInterfaceSizeClass: compact or regular.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }
  /// UIUserInterfaceStyle: light or dark.
  public enum InterfaceStyle: String, Sendable, Hashable, CaseIterable { case light, dark }
  /// UIUserInterfaceLevel: base, or elevated as in a sheet.
  public enum InterfaceLevel: String, Sendable, Hashable, CaseIterable { case base, elevated }
  /// UITraitEnvironmentLayoutDirection: the direction of text and layout.
  public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
  }
  /// UIAccessibilityContrast: normal or high.
  public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, high }

  /// Phone or pad.
  public var userInterfaceIdiom: Idiom
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class.
  public var verticalSizeClass: SizeClass
  /// The number of pixels in a point.
  public var displayScale: Double
  /// The interface style.
  public var userInterfaceStyle: InterfaceStyle
  /// Whether the object lies in the plane of the screen or above it.
  public var userInterfaceLevel: InterfaceLevel
  /// The direction of text and layout.
  public var layoutDirection: LayoutDirection
  /// A UIContentSizeCategory without its prefix: `large` by default.
  public var preferredContentSizeCategory: String
  /// The contrast that the user asks for.
  public var accessibilityContrast: Contrast

  /// Whether texts have one of the five accessibility sizes (UIContentSizeCategory.isAccessibilityCategory).
  package var hasAccessibilitySize: Bool { preferredContentSizeCategory.hasPrefix("accessibility") }

  /// Creates traits, by default those of a phone held upright.
  public init(
    userInterfaceIdiom: Idiom = .phone, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, displayScale: Double = 2,
    userInterfaceStyle: InterfaceStyle = .light, userInterfaceLevel: InterfaceLevel = .base,
    layoutDirection: LayoutDirection = .leftToRight, preferredContentSizeCategory: String = "large",
    accessibilityContrast: Contrast = .normal
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceLevel = userInterfaceLevel
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates the traits of a device, as it is held. Large phones have a regular width in landscape.
  public init(_ device: Device) {
    let isLargePhone = device.size.height >= 414
    self.init(
      userInterfaceIdiom: device.idiom,
      horizontalSizeClass: device.horizontalSizeClass
        ?? (device.idiom == .pad || device.isLandscape && isLargePhone ? .regular : .compact),
      verticalSizeClass: device.verticalSizeClass
        ?? (device.idiom == .pad || !device.isLandscape ? .regular : .compact),
      displayScale: device.scale)
  }

  /// True when the width is regular; before iOS 8, which introduced size classes, true on pads.
  package func hasRoomAcross(system: Int) -> Bool {
    system >= 8 ? horizontalSizeClass == .regular : userInterfaceIdiom == .pad
  }

  /// The traits with some overridden.
  package func overridden(by other: TraitRequirements) -> Traits {
    Traits(
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      displayScale: other.displayScale ?? displayScale,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast)
  }

  /// The traits with several overrides applied in order.
  package func overridden(by others: [TraitOverride], system: Int) -> Traits {
    others.reduce(self) { $0.overridden(by: $1.traits(system: system)) }
  }
}
