public import ObjectModel

/// UIAccessibilityTraits: what kind of element something is.
public struct AccessibilityTraits: NamedOptions {
  /// The bits, which are UIKit's own.
  public let rawValue: Int
  /// With all its values.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A tap does something.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// Text that nothing changes.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// Taps do nothing now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often to tell each change.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It has a value that goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It begins a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)

  /// UIKit's names, in the order of the bits.
  public static let names = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
  ]
}

extension AccessibilityTraits: AppearanceRepresentable {
  /// What documents write.
  public static var valueType: ValueType { .options(name: "accessibilityTraits", cases: names) }
  /// Nil when the value is of another kind, or null.
  public init?(_ value: AppearanceValue) {
    guard case .options(let names) = value else { return nil }
    self.init(names: names)
  }
  /// The value as documents hold it.
  public var appearanceValue: AppearanceValue { .options(names) }
}
