import ObjectModel
import Raster
import Text

extension NavigationBar {
  /// Whether the title is large, below the bar's row: by the bar's preference, unless the item
  /// decides otherwise or the bar is compact.
  ///
  /// - Parameter leaving: whether to look at the previous item during a push.
  static func isLarge(_ bar: StyledNode, leaving: Bool = false) -> Bool {
    guard prefersLargeTitles.exists(in: bar.system), bar[prefersLargeTitles] == true,
      Bar.metrics(bar) != .compact
    else { return false }
    return bar[leaving ? leavingDisplayMode : displayMode] != .never
  }

  /// Visible share, 0–1, of a part that the shown or the previous item has. The bar's height
  /// follows it during a push.
  static func share(_ bar: StyledNode, shown: Bool, leaving: Bool) -> Double {
    guard let progress = bar[BackItem.pushProgress] else { return shown ? 1 : 0 }
    return (shown ? progress : 0) + (leaving ? 1 - progress : 0)
  }

  /// The bar metrics of the screen, with or without a prompt.
  static func metrics(_ bar: StyledNode) -> BarMetrics {
    let metrics = Bar.metrics(bar)
    guard bar.child(prompt) != nil else { return metrics }
    return metrics == .compact ? .compactPrompt : .defaultPrompt
  }

  /// The bar's position: what it says itself, else attached to the top where its controller leaves
  /// room for the status bar above it.
  ///
  /// - Parameter y: the bar's upper edge in its controller, in points.
  static func position(of bar: StyledNode, y: Double) -> BarPosition {
    if let own = Bar.ownPosition(bar) { return own }
    return bar.role == controllerBar && y > 0 ? .topAttached : .top
  }

  /// The background image that is drawn at a position.
  static func backgroundImage(of bar: StyledNode, _ position: BarPosition) -> ImageValue? {
    if bar.look.era >= .modern, ModernNavigationBar.appearance(of: bar).isInUse { return nil }
    return bar.value(backgroundImage, AxisValues(metrics: metrics(bar), position: position))
  }

  /// Frame of the row with buttons and small title, below a prompt.
  static func row(_ bar: StyledNode, width: Double) -> Rect {
    Rect(x: 0, y: visiblePromptHeight(bar), width: width, height: Bar.height(bar))
  }

  /// For the height of the prompt.
  package static var readsParts: Bool { true }

  /// Visible height of the prompt's line, in points.
  static func visiblePromptHeight(_ bar: StyledNode) -> Double {
    // Asked for before the bar's parts are resolved, too.
    let parts = bar.element.children
    let prompts = share(
      bar, shown: parts.contains { $0.role == prompt },
      leaving: parts.contains { $0.role == leavingPrompt })
    return bar.roundToPixel(promptHeight * prompts)
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .height }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let row = row(node, width: fitting.width)
    let large = share(node, shown: isLarge(node), leaving: isLarge(node, leaving: true))
    let search = node.child(searchBar) == nil ? 0 : Metrics.searchHeight
    return Size(
      width: fitting.width,
      height: row.maxY + node.roundToPixel(Metrics.largeTitleHeight * large) + search)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var content = size
    if let search = node.child(searchBar) {
      content.height -= Metrics.searchHeight
      pass.place(
        search,
        in: Rect(x: 0, y: content.height, width: size.width, height: Metrics.searchHeight))
    }
    NavigationBarLayout(node, size: content).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }
}
