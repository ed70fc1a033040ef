public import ObjectModel
package import Raster

/// Properties and metrics shared by navigation bars, toolbars and tab bars.
public enum Bar {
  /// The bar's style: dark content on a light bar, or light content on a dark one.
  public static let barStyle = AppearanceKey<BarStyle>(
    "barStyle", default: .value(.default),
    "The bar's style: dark content on a light bar, or light content on a dark one.")
  /// The colour of the bar's background; no effect where a background image is set.
  public static let barTintColor = AppearanceKey<ColorValue>(
    "barTintColor", since: 7, default: .byLook,
    "The colour of the bar's background; no effect where a background image is set.")
  /// Whether content shows through the bar, blurred; true unless an opaque background image is set.
  public static let isTranslucent = AppearanceKey<Bool>(
    "isTranslucent",
    default: .byContent,
    "Whether content shows through the bar, blurred; true unless an opaque background image is set."
  )
  /// The image of the bar's hairline; no effect without a background image.
  public static let shadowImage = AppearanceKey<ImageValue>(
    "shadowImage", since: 6, imageRole: .shadow,
    default: .none, "The image of the bar's hairline; no effect without a background image.")

  /// The edge that the bar is attached to, as its delegate says: bottom, top or topAttached.
  public static let barPosition = AppearanceKey<BarPosition>(
    "barPosition", takesRules: false,
    default: .byContent,
    "The edge that the bar is attached to, as its delegate says: bottom, top or topAttached.")

  /// Whether the edge of the content lies at the bar; else the content's offset tells.
  public static let scrollEdge = AppearanceKey<Bool>(
    "scrollEdge", since: 13, takesRules: false,
    default: .byContent,
    "Whether the edge of the content lies at the bar; else the content's offset tells.")
  /// Whether the content that the controller shows leaves the bar at its edge; nil outside of a
  /// controller.
  static let contentIsAtEdge = PartKey<Bool>("contentIsAtEdge")

  static let declarations = [
    barStyle.declaration, View.tintColor(since: 5), barTintColor.declaration,
    isTranslucent.declaration,
    shadowImage.declaration, scrollEdge.declaration,
  ]

  /// Height of a navigation bar or toolbar, in points.
  static let height = 44.0
  /// Height of a navigation bar or toolbar on pads from iOS 12 on, in points (hacknicity.com).
  static let padHeight = 50.0
  /// Height of a navigation bar or toolbar in landscape on a phone, in points.
  static let compactHeight = 32.0
  /// The bar metrics that a bar or an item in it uses: compact where the vertical size class is
  /// compact and the horizontal one not regular: the widest phones have bars of 44 points in landscape
  /// (QMUI's heights of bars). Before iOS 8, which introduced size classes, compact on phones in landscape.
  static func metrics(_ node: StyledNode) -> BarMetrics {
    metrics(node.traits, node.context.device, system: node.system)
  }

  /// The bar metrics of an element that is being composed.
  static func metrics(_ context: ComposeContext) -> BarMetrics {
    metrics(context.traits, context.device, system: context.system)
  }

  private static func metrics(_ traits: Traits, _ device: Device, system: Int) -> BarMetrics {
    let isCompact =
      system >= 8
      ? traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
      : device.isLandscape && device.idiom == .phone
    return isCompact ? .compact : .default
  }

  /// Height of a navigation bar or toolbar under the traits of `node`, in points.
  static func height(_ node: StyledNode) -> Double {
    let figures = BarFigures(node)
    return metrics(node) == .compact ? figures.compactHeight : figures.height
  }

  /// How much further from a bar's ends its items lie where its margins are wider, in points.
  ///
  /// - Parameter node: the bar, or an item in it.
  static func edgeInset(_ node: StyledNode) -> Double { BarFigures(node).edgeInset }

  /// Margin of an item at the bar's edge, in points, where its margins are not wider.
  static func margin(of item: StyledNode, isText: Bool) -> Double {
    let figures = BarFigures(item)
    return isText ? figures.textMargin : figures.imageMargin
  }

  /// Whether the bar's style is one of the black ones.
  static func isBlack(_ bar: StyledNode) -> Bool { (bar[barStyle] ?? .default) != .default }

  /// `isTranslucent`, or UIKit's default where it is not set: false with an opaque background image
  /// (see Documentation/appearance.md).
  static func isTranslucent(_ bar: StyledNode, backgroundImage: ImageValue?) -> Bool {
    if bar.look.era < .flat { return ClassicBar.isTranslucent(bar) }
    if let set = bar[isTranslucent] { return set }
    guard let backgroundImage else { return true }
    return bar.image(backgroundImage).hasTransparency
  }

  /// The values that a bar gives a view that it shows, as its title view or in an item: a segmented control has
  /// other images in a compact bar (UISegmentedControl header).
  static func values(forViewIn bar: StyledNode) -> PassedValues {
    var values = PassedValues()
    if metrics(bar) == .compact { values.setDefault(SegmentedControl.isCompact, true) }
    return values
  }

  /// The position that the bar says it has; nil where its place decides.
  static func ownPosition(_ bar: StyledNode) -> BarPosition? {
    bar[barPosition].flatMap { $0 == .any ? nil : $0 }
  }

  /// Height that a bar extends above its own bounds, in points: a bar attached to the top fills the
  /// status bar's row.
  static func extent(_ bar: PlacedNode, _ position: BarPosition) -> Double {
    guard position == .topAttached else { return 0 }
    return max(0, min(bar.windowOrigin.y, bar.styled.context.device.statusBarHeight))
  }

  /// Whether the appearances for the scroll edge count for a toolbar or tab bar: what the bar says,
  /// else from iOS 15 on what the content shows. A bar outside of a controller has none.
  static func isAtBottomEdge(_ bar: StyledNode) -> Bool {
    if let own = bar[scrollEdge] { return own }
    return bar.system >= 15 && bar[contentIsAtEdge] == true
  }

  /// Default colour of titles: black, or white on a black bar.
  static func titleColor(_ bar: StyledNode) -> Color { isBlack(bar) ? .white : .black }
}

/// The style of a bar (UIBarStyle).
public enum BarStyle: String, NamedCases {
  /// Dark content on a light bar.
  case `default`
  /// Light content on a dark bar.
  case black
  /// As `black`; UIKit's older name.
  case blackOpaque
  /// As `black`, and translucent up to iOS 6.
  case blackTranslucent
  /// The name that documents and messages use.
  public static let typeName = "barStyle"
}

extension BarPosition: NamedCases {
  /// The name that documents and messages use.
  public static let typeName = "barPosition"
}

extension Image {
  /// Whether something behind shows through: a pixel has an alpha below 255, or the image has no
  /// pixels (`UIImage()`).
  ///
  /// - Complexity: O(pixels).
  package var hasTransparency: Bool {
    let bytes = pixmap.bytes
    return bytes.isEmpty || stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] < 255 }
  }
}
