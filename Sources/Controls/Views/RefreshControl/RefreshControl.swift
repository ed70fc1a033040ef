public import ObjectModel
import Raster
import Text

/// UIRefreshControl: a spinner above content that is being refreshed.
public enum RefreshControl: BaseControl {
  /// Whether the spinner spins; at rest the control draws nothing from iOS 7 on.
  public static let isRefreshing = AppearanceKey<Bool>(
    "isRefreshing", since: 6, default: .value(false),
    "Whether the spinner spins; at rest the control draws nothing from iOS 7 on.")
  /// The text below the spinner.
  public static let attributedTitle = AppearanceKey<AttributedText>(
    "attributedTitle", since: 6, default: .none, "The text below the spinner.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIRefreshControl", superclass: "UIControl", since: 6,
    summary: "The spinner above content that is being refreshed.",
    properties: [
      View.tintColor(since: 6), isRefreshing.declaration, attributedTitle.declaration,
    ])

  /// UIKit's height, in points.
  static let height = 60.0

  /// The slot of the property that holds a refresh control.
  static let slot = PropertySlot("refreshControl")

  /// Declares the property of scroll views and table view controllers that holds a refresh control.
  static func property(since: Int) -> PropertyDeclaration {
    PropertyDeclaration(
      name: slot.name, type: .object(ObjectType(definition.name, default: definition.name)),
      since: since, takesRules: false, default: .none,
      summary: "The refresh control above the content, which makes room for it while it spins.")
  }

  /// Figures in points.
  private enum Metrics {
    /// Side length of the spinner, and its centre with the baseline of a title below it (choice).
    static let spinner = 28.0
    static let titledCenter = 22.0
    static let titleBaseline = 52.0
    static let titleSize = 13.0
    /// The colour without a tint of its own (choice, after pictures of iOS 7).
    static let grey = Color(white: 0.5)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard control[isRefreshing] == true else { return }
    // An inherited tint does not colour it.
    let color =
      control.candidate(View.tintColor).map { $0.value == .null } ?? true
      ? Metrics.grey : control.tintColor
    paintSpinner(node, color, &canvas) { center, canvas in
      ActivityIndicatorView.drawSpokes(
        side: Metrics.spinner, center: center, color, at: control.context.time, &canvas)
    }
  }

  /// Draws the spinner and the title below it.
  ///
  /// - Parameters:
  ///   - colour: of the title.
  ///   - drawSpinner: draws the spinner around a point.
  static func paintSpinner(
    _ node: PlacedNode, _ color: Color, _ canvas: inout Canvas,
    _ drawSpinner: (Point, inout Canvas) -> Void
  ) {
    let control = node.styled
    let title = control[attributedTitle]
    let y = title == nil ? node.bounds.midY : Metrics.titledCenter
    drawSpinner(Point(x: node.bounds.midX, y: y), &canvas)
    guard let title else { return }
    let base = TextAttributes(
      font: .system(Metrics.titleSize), foregroundColor: .color(color))
    let layout = control.textLayout(
      title.runs.map { AttributedRun(text: $0.text, attributes: $0.attributes.over(base)) },
      width: node.size.width)
    canvas.draw(
      layout, x: (node.size.width - layout.size.width) / 2, baseline: Metrics.titleBaseline,
      of: control)
  }
}
