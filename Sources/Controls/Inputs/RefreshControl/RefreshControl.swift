public import ObjectModel
import Raster
import Text

/// UIRefreshControl: the spinner above a table that is being refreshed.
public enum RefreshControl: ControlClass {
  /// Whether it turns; at rest it draws nothing.
  public static let isRefreshing = AppearanceKey<Bool>(
    "isRefreshing", since: 6, "Whether it turns; at rest it draws nothing.")
  /// Below the spinner.
  public static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", since: 6, "Text below the spinner.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIRefreshControl", superclass: "UIControl", since: 6,
    summary: "The spinner above a table that is being refreshed.",
    properties: [
      View.tintColor(since: 6), isRefreshing.declaration, attributedTitle.declaration,
    ])

  /// UIKit's own.
  static let height = 60.0

  private enum Metrics {
    /// In the control's middle, or above a title (choice).
    static let spinner = 28.0
    static let titledCenter = 22.0
    static let titleBaseline = 52.0
    static let titleSize = 13.0
    /// Where nobody set a tint on it (choice, after pictures of iOS 7).
    static let grey = Color(white: 0.5)
  }

  /// The size without a frame, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height)
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard control[isRefreshing] == true else { return }
    // The tint from above leaves it grey, as it does a switch.
    let ink =
      control.candidate(View.tintColor).map { $0.value == .null } ?? true
      ? Metrics.grey : control.tintColor
    paintSpinner(node, side: Metrics.spinner, ink, &canvas)
  }

  /// Draws the spinner, and the title below it.
  static func paintSpinner(
    _ node: PlacedNode, side: Double, _ ink: Color, _ canvas: inout Canvas
  ) {
    let control = node.styled
    let title = control[attributedTitle]
    let y = title == nil ? node.bounds.midY : Metrics.titledCenter
    ActivityIndicatorView.drawSpokes(
      side: side, center: Point(x: node.bounds.midX, y: y), ink, at: control.context.time, &canvas)
    guard let title else { return }
    let base = TextAttributes(
      font: .system(Metrics.titleSize), foregroundColor: .color(ink))
    let layout = control.textLayout(
      title.runs.map { AttributedRun(text: $0.text, attributes: $0.attributes.over(base)) },
      width: node.size.width)
    canvas.draw(
      layout, x: (node.size.width - layout.size.width) / 2, baseline: Metrics.titleBaseline,
      of: control)
  }
}
