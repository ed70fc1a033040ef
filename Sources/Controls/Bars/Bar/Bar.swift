public import ObjectModel
public import Raster

/// What navigation bars, toolbars and tab bars share.
public enum Bar {
  /// Dark content on a light bar, or light content on a dark one.
  public static let barStyle = AppearanceKey<BarStyle>(
    "barStyle", "Dark content on a light bar, or light content on a dark one.")
  /// Colour of the bar's background.
  public static let barTintColor = AppearanceKey<ColorValue>(
    "barTintColor", since: 7, "Colour of the bar's background.")
  /// Whether content shows through, blurred; by default true unless an opaque image is set.
  public static let isTranslucent = AppearanceKey<Bool>(
    "isTranslucent",
    "Whether content shows through, blurred; by default true unless an opaque image is set.")
  /// Stands for the bar's hairline; needs a background image.
  public static let shadowImage = AppearanceKey<ImageValue>(
    "shadowImage", since: 6, imageRole: .shadow,
    "Stands for the bar's hairline; needs a background image.")

  static let declarations = [
    barStyle.declaration, View.tintColor(since: 5), barTintColor.declaration,
    isTranslucent.declaration,
    shadowImage.declaration,
  ]

  /// Height of a navigation bar or toolbar, in points.
  static let height = 44.0
  /// The same in landscape on a phone.
  static let compactHeight = 32.0
  /// Text items keep this far from the bar's edge on iOS 7–10 (measured); from 11 on the margin of
  /// images.
  static let textMargin = 8.0
  /// Images keep this far from the bar's edge (measured on a toolbar's "+").
  static let imageMargin = 16.0

  /// Which values of bar metrics a bar or what stands in it uses: compact in a place that is compact
  /// down; on phones that lie on their side before iOS 8, which brought size classes.
  static func metrics(_ node: StyledNode) -> BarMetrics {
    metrics(node.traits, node.context.device, system: node.system)
  }

  /// The same, of what is being composed.
  static func metrics(_ context: ComposeContext) -> BarMetrics {
    metrics(context.traits, context.device, system: context.system)
  }

  private static func metrics(_ traits: Traits, _ device: Device, system: Int) -> BarMetrics {
    let isCompact =
      system >= 8
      ? traits.verticalSizeClass == .compact : device.isLandscape && device.idiom == .phone
    return isCompact ? .compact : .default
  }

  static func height(_ node: StyledNode) -> Double {
    metrics(node) == .compact ? compactHeight : height
  }

  static func isBlack(_ bar: StyledNode) -> Bool { (bar[barStyle] ?? .default) != .default }

  /// `isTranslucent`, or what UIKit makes of the background image where nobody set it
  /// (resolution rules, section 6).
  static func isTranslucent(_ bar: StyledNode, backgroundImage: ImageValue?) -> Bool {
    if bar.look.era == .classic { return ClassicBar.isTranslucent(bar) }
    if let set = bar[isTranslucent] { return set }
    guard let backgroundImage else { return true }
    return bar.image(backgroundImage).hasTransparency
  }

  /// Ink of titles: black, or white on a black bar.
  static func titleColor(_ bar: StyledNode) -> Color { isBlack(bar) ? .white : .black }
}

/// UIBarStyle.
public enum BarStyle: String, NamedCases {
  case `default`, black, blackOpaque, blackTranslucent
  /// The name that documents and messages use.
  public static let typeName = "barStyle"
}

extension Image {
  /// True when any pixel lets something through.
  public var hasTransparency: Bool {
    let bytes = pixmap.bytes
    return stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] < 255 }
  }
}
