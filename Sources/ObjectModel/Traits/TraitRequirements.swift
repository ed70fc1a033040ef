/// A selection of traits, to match or to override. Traits that are nil match anything and override
/// nothing.
public struct TraitRequirements: Sendable, Hashable {
  /// Phone or pad.
  public var userInterfaceIdiom: Traits.Idiom?
  /// The horizontal size class.
  public var horizontalSizeClass: Traits.SizeClass?
  /// The vertical size class.
  public var verticalSizeClass: Traits.SizeClass?
  /// The number of pixels in a point.
  public var displayScale: Double?
  /// The interface style.
  public var userInterfaceStyle: Traits.InterfaceStyle?
  /// The interface level.
  public var userInterfaceLevel: Traits.InterfaceLevel?
  /// The direction of text and layout.
  public var layoutDirection: Traits.LayoutDirection?
  /// A UIContentSizeCategory without its prefix: `large` by default.
  public var preferredContentSizeCategory: String?
  /// The contrast that the user asks for.
  public var accessibilityContrast: Traits.Contrast?

  /// Creates a selection of traits; nil leaves a trait out.
  public init(
    userInterfaceIdiom: Traits.Idiom? = nil, horizontalSizeClass: Traits.SizeClass? = nil,
    verticalSizeClass: Traits.SizeClass? = nil, displayScale: Double? = nil,
    userInterfaceStyle: Traits.InterfaceStyle? = nil,
    userInterfaceLevel: Traits.InterfaceLevel? = nil,
    layoutDirection: Traits.LayoutDirection? = nil, preferredContentSizeCategory: String? = nil,
    accessibilityContrast: Traits.Contrast? = nil
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

  /// No traits: matches anything.
  public static let none = TraitRequirements()

  /// The number of traits.
  package var count: Int { isNone ? 0 : named.count }

  /// Whether no trait is selected.
  var isNone: Bool {
    userInterfaceIdiom == nil && horizontalSizeClass == nil && verticalSizeClass == nil
      && displayScale == nil && userInterfaceStyle == nil && userInterfaceLevel == nil
      && layoutDirection == nil && preferredContentSizeCategory == nil
      && accessibilityContrast == nil
  }

  /// True when all selected traits are equal.
  package func matches(_ traits: Traits) -> Bool {
    (userInterfaceIdiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
      && (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (displayScale ?? traits.displayScale) == traits.displayScale
      && (userInterfaceStyle ?? traits.userInterfaceStyle) == traits.userInterfaceStyle
      && (userInterfaceLevel ?? traits.userInterfaceLevel) == traits.userInterfaceLevel
      && (layoutDirection ?? traits.layoutDirection) == traits.layoutDirection
      && (preferredContentSizeCategory ?? traits.preferredContentSizeCategory)
        == traits.preferredContentSizeCategory
      && (accessibilityContrast ?? traits.accessibilityContrast) == traits.accessibilityContrast
  }

  /// The names and values of the selected traits, in a fixed order.
  package var named: [(name: String, value: String)] {
    if isNone { return [] }
    let all: [(String, String?)] = [
      ("userInterfaceIdiom", userInterfaceIdiom?.rawValue),
      ("horizontalSizeClass", horizontalSizeClass?.rawValue),
      ("verticalSizeClass", verticalSizeClass?.rawValue),
      ("displayScale", displayScale.map(shortest)),
      ("userInterfaceStyle", userInterfaceStyle?.rawValue),
      ("userInterfaceLevel", userInterfaceLevel?.rawValue),
      ("layoutDirection", layoutDirection?.rawValue),
      ("preferredContentSizeCategory", preferredContentSizeCategory),
      ("accessibilityContrast", accessibilityContrast?.rawValue),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

/// Formats a number as documents write it: `44`, not `44.0`.
package func shortest(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
