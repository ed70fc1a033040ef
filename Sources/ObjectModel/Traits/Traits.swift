import Raster

/// What a view is told about the place it is drawn in.
public struct Traits: Sendable, Hashable {
  /// UIUserInterfaceIdiom.
  public enum Idiom: String, Sendable, Hashable, CaseIterable { case phone, pad }
  /// UIUserInterfaceSizeClass.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }
  /// UIUserInterfaceStyle.
  public enum InterfaceStyle: String, Sendable, Hashable, CaseIterable { case light, dark }
  /// UITraitEnvironmentLayoutDirection.
  public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight, rightToLeft
  }
  /// UIAccessibilityContrast.
  public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, high }

  /// Phone or pad.
  public var userInterfaceIdiom: Idiom
  /// Room across.
  public var horizontalSizeClass: SizeClass
  /// Room down.
  public var verticalSizeClass: SizeClass
  /// Pixels a point.
  public var displayScale: Double
  /// Light or dark.
  public var userInterfaceStyle: InterfaceStyle
  /// Which way text and layout run.
  public var layoutDirection: LayoutDirection
  /// UIContentSizeCategory without its prefix.
  public var preferredContentSizeCategory: String
  /// Whether the user asked for more contrast.
  public var accessibilityContrast: Contrast

  /// With all its values.
  public init(
    userInterfaceIdiom: Idiom = .phone, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, displayScale: Double = 2,
    userInterfaceStyle: InterfaceStyle = .light, layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: String = "large", accessibilityContrast: Contrast = .normal
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.accessibilityContrast = accessibilityContrast
  }

  /// What a device has by itself, as it is held (UITraitCollection; the large phones are regular
  /// across when they lie on their side).
  public init(_ device: Device) {
    let isLargePhone = device.size.height >= 414
    self.init(
      userInterfaceIdiom: device.idiom,
      horizontalSizeClass:
        device.idiom == .pad || device.isLandscape && isLargePhone ? .regular : .compact,
      verticalSizeClass: device.idiom == .pad || !device.isLandscape ? .regular : .compact,
      displayScale: device.scale)
  }

  /// Whether a place is wide enough for what pads show: where it is regular across; on pads before
  /// iOS 8, which brought size classes.
  package func hasRoomAcross(system: Int) -> Bool {
    system >= 8 ? horizontalSizeClass == .regular : userInterfaceIdiom == .pad
  }

  /// With those that are named in place of its own.
  public func overridden(by other: TraitRequirements) -> Traits {
    Traits(
      userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      displayScale: other.displayScale ?? displayScale,
      userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast)
  }

  /// With what several say in turn.
  package func overridden(by others: [TraitOverride]) -> Traits {
    others.reduce(self) { $0.overridden(by: $1.traits) }
  }
}
