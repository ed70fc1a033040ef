public import ObjectModel
import Raster

/// UIPageControl: a dot for each page.
public enum PageControl: BaseControl {
  /// The number of pages, each of which has a dot.
  public static let numberOfPages = AppearanceKey<Int>(
    "numberOfPages", default: .value(0), "The number of pages, each of which has a dot.")
  /// The index of the current page's dot, from 0.
  public static let currentPage = AppearanceKey<Int>(
    "currentPage", default: .value(0), "The index of the current page's dot, from 0.")
  /// Whether a single dot is hidden.
  public static let hidesForSinglePage = AppearanceKey<Bool>(
    "hidesForSinglePage", default: .value(false), "Whether a single dot is hidden.")
  /// The colour of the other pages' dots.
  public static let pageIndicatorTintColor = AppearanceKey<ColorValue>(
    "pageIndicatorTintColor", since: 6, default: .byLook, "The colour of the other pages' dots.")
  /// The colour of the current page's dot.
  public static let currentPageIndicatorTintColor = AppearanceKey<ColorValue>(
    "currentPageIndicatorTintColor", since: 6, default: .byLook,
    "The colour of the current page's dot.")

  /// The image of each page, which replaces the dot.
  public static let preferredIndicatorImage = AppearanceKey<ImageValue>(
    "preferredIndicatorImage", since: 14, imageRole: .pageIndicator,
    default: .none, "The image of each page, which replaces the dot.")
  /// The style of the background: prominent draws a platter, minimal and automatic do not.
  public static let backgroundStyle = AppearanceKey<BackgroundStyle>(
    "backgroundStyle", since: 14,
    default: .value(.automatic),
    "The style of the background: prominent draws a platter, minimal and automatic do not."
  )

  /// UIPageControlBackgroundStyle.
  public enum BackgroundStyle: String, NamedCases {
    case automatic, prominent, minimal
    /// The name of the type in documents and messages.
    public static let typeName = "pageControlBackgroundStyle"
  }

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIPageControl", superclass: "UIControl", summary: "A control of dots, one for each page.",
    properties: [
      numberOfPages.declaration, currentPage.declaration, hidesForSinglePage.declaration,
      pageIndicatorTintColor.declaration, currentPageIndicatorTintColor.declaration,
      preferredIndicatorImage.declaration, backgroundStyle.declaration,
    ])

  /// Figures in points; look-alike libraries agree on dot and gap.
  private enum Metrics {
    static let dot = 7.0
    static let gap = 9.0
    static let height = 37.0
    /// The most dots drawn; more do not fit on any screen.
    static let mostDots = 200
    static let other = Color(white: 1, alpha: 0.2)
  }

  static func count(_ node: StyledNode) -> Int {
    min(max(node[numberOfPages] ?? 0, 0), Metrics.mostDots)
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let count = Double(count(node))
    return Size(
      width: max(0, count * (Metrics.dot + Metrics.gap) - Metrics.gap), height: Metrics.height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    let count = count(control)
    guard count > 1 || control[hidesForSinglePage] != true else { return }
    let width = intrinsicSize(control, fitting: node.size).width
    let left = control.roundToPixel((node.size.width - width) / 2)
    let top = control.roundToPixel((node.size.height - Metrics.dot) / 2)
    let current = control[currentPage] ?? 0
    for index in 0..<count {
      let rect = Rect(
        x: left + Double(index) * (Metrics.dot + Metrics.gap), y: top, width: Metrics.dot,
        height: Metrics.dot)
      let color =
        index == current
        ? control.color(currentPageIndicatorTintColor) ?? .white
        : control.color(pageIndicatorTintColor) ?? Metrics.other
      canvas.fill(Path(ellipseIn: rect), color)
    }
  }
}
