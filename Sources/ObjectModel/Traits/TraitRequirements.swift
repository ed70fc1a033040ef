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
