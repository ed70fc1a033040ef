public import ObjectModel

/// UIAccessibilityTraits: the kind and state of an accessibility element.
public struct AccessibilityTraits: NamedOptions {
  /// The bits, which are UIKit's own.
  public let rawValue: Int
  /// Creates traits from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Currently selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// Disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Changes too often to announce each change.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// A value that can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The heading of a section.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)

  /// UIKit's names in the order of the bits.
  public static let names = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
  ]
}

extension AccessibilityTraits: AppearanceRepresentable {
  /// An array of trait names.
  public static var valueType: ValueType { .options(name: "accessibilityTraits", cases: names) }
  /// Creates traits from a property's value; nil for null and other types.
  public init?(_ value: AppearanceValue) {
    guard case .options(let names) = value else { return nil }
    self.init(names: names)
  }
  /// The traits as a property's value.
  public var appearanceValue: AppearanceValue { .options(names) }
}
