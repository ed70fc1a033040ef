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
  func hasRoomAcross(system: Int) -> Bool {
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
  func overridden(by others: [TraitOverride]) -> Traits {
    others.reduce(self) { $0.overridden(by: $1.traits) }
  }
}

/// Some traits: those that a rule names, or that a place decides. Those left nil match anything, and
/// change nothing.
public struct TraitRequirements: Sendable, Hashable {
  /// Phone or pad.
  public var userInterfaceIdiom: Traits.Idiom?
  /// Room across.
  public var horizontalSizeClass: Traits.SizeClass?
  /// Room down.
  public var verticalSizeClass: Traits.SizeClass?
  /// Pixels a point.
  public var displayScale: Double?
  /// Light or dark.
  public var userInterfaceStyle: Traits.InterfaceStyle?
  /// Which way text and layout run.
  public var layoutDirection: Traits.LayoutDirection?
  /// UIContentSizeCategory without its prefix.
  public var preferredContentSizeCategory: String?
  /// Whether the user asked for more contrast.
  public var accessibilityContrast: Traits.Contrast?

  /// What is left nil may be anything.
  public init(
    userInterfaceIdiom: Traits.Idiom? = nil, horizontalSizeClass: Traits.SizeClass? = nil,
    verticalSizeClass: Traits.SizeClass? = nil, displayScale: Double? = nil,
    userInterfaceStyle: Traits.InterfaceStyle? = nil,
    layoutDirection: Traits.LayoutDirection? = nil, preferredContentSizeCategory: String? = nil,
    accessibilityContrast: Traits.Contrast? = nil
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

  /// Matches anything.
  public static let none = TraitRequirements()

  /// How many traits are named.
  public var count: Int { named.count }

  /// Whether every named trait is as required.
  public func matches(_ traits: Traits) -> Bool {
    (userInterfaceIdiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
      && (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (displayScale ?? traits.displayScale) == traits.displayScale
      && (userInterfaceStyle ?? traits.userInterfaceStyle) == traits.userInterfaceStyle
      && (layoutDirection ?? traits.layoutDirection) == traits.layoutDirection
      && (preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
        == traits.preferredContentSizeCategory
      && (accessibilityContrast ?? traits.accessibilityContrast) == traits.accessibilityContrast
  }

  /// Names and values of the traits that are set, in a fixed order; `explain` prints them.
  public var named: [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("userInterfaceIdiom", userInterfaceIdiom?.rawValue),
      ("horizontalSizeClass", horizontalSizeClass?.rawValue),
      ("verticalSizeClass", verticalSizeClass?.rawValue),
      ("displayScale", displayScale.map(shortest)),
      ("userInterfaceStyle", userInterfaceStyle?.rawValue),
      ("layoutDirection", layoutDirection?.rawValue),
      ("preferredContentSizeCategory", preferredContentSizeCategory),
      ("accessibilityContrast", accessibilityContrast?.rawValue),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

/// A number as documents write it: `44`, not `44.0`.
public func shortest(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
