import ObjectModel
import Raster

/// How far the content that a controller shows is scrolled, as its document says: what decides
/// whether bars are at the edge of their content.
///
/// The scroll view that counts is the controller's view, or the first view in it.
struct ScrolledContent {
  /// The offset of the content; nil at its top, and without a scroll view.
  let offset: Point?
  /// The height of the content, in points; nil where it is not known or there is no scroll view.
  private let height: Double?
  private let context: ComposeContext
  /// The scroll view's own styles of its edges.
  let topEdge: ScrollEdgeEffect
  let bottomEdge: ScrollEdgeEffect
  /// The colour behind the content; nil where nothing sets one.
  let ground: ColorValue?
  /// The height of the bars above the content at rest, in points.
  private let barsAbove: Double

  private enum Metrics {
    /// Heights of rows and of sections without theirs, in points; rows of custom content and of several
    /// lines count as such.
    static let row = 44.0
    static let subtitleRow = 58.0
    static let groupGap = 35.0
    static let title = 38.0
  }

  /// - Parameter controller: a controller with a view, or a navigation or tab bar controller.
  init(of controller: Element, _ context: ComposeContext) {
    self.context = context
    var shown = controller
    var bars = 0.0
    var isAboveTabBar = controller[SearchController.isAboveTabBar] == true
    while let next = Self.shownChild(of: shown, context) {
      if context.classes.isKind(shown.className, of: ContainerProperties.navigationController),
        shown[ContainerProperties.isNavigationBarHidden] != true
      {
        bars += Self.barHeight(of: shown, next, isAboveTabBar: isAboveTabBar, context)
      }
      isAboveTabBar =
        isAboveTabBar
        || context.classes.isKind(shown.className, of: ContainerProperties.tabBarController)
      shown = next
    }
    barsAbove = bars
    let scrollView = Self.scrollView(of: shown, context)
    offset = scrollView?[ScrollView.contentOffset]
    topEdge = scrollView?[ScrollEdgeEffect.top] ?? .automatic
    bottomEdge = scrollView?[ScrollEdgeEffect.bottom] ?? .automatic
    ground = Self.ground(of: scrollView, in: shown, context)
    height = scrollView.flatMap { Self.contentHeight(of: $0, context) }
  }

  /// The top of the area in which the controller lies, below the status bar.
  private var top: Double {
    context.traits.userInterfaceLevel == .elevated
      ? 0 : BarFigures.top(context.device, context.look)
  }

  /// How far the content's top lies below the navigation bar's, in points; nil while it is at rest.
  var topInBar: Double? { offset.map { -$0.y - top } }

  /// Whether the content ends above a bar at the bottom.
  ///
  /// - Parameter barHeight: the height of what lies at the bottom, in points.
  func ends(above barHeight: Double) -> Bool {
    guard let height else { return true }
    let start = offset?.y ?? -(top + barsAbove)
    return height - start <= context.device.size.height - barHeight - context.device.bottomInset
  }

  private static func shownChild(of controller: Element, _ context: ComposeContext) -> Element? {
    let children = controller.objects("viewControllers")
    guard context.classes.isKind(controller.className, of: ContainerProperties.tabBarController)
    else { return children.last }
    let index = controller[ContainerProperties.selectedIndex] ?? 0
    return children.indices.contains(index) ? children[index] : nil
  }

  private static func barHeight(
    of navigation: Element, _ shown: Element, isAboveTabBar: Bool, _ context: ComposeContext
  ) -> Double {
    let bar = navigation.object("navigationBar")
    let item = shown.object("navigationItem")
    let isLarge =
      bar?[NavigationBar.prefersLargeTitles] == true
      && item?[NavigationItem.largeTitleDisplayMode] != .never
    let hasSearch = SearchController.isInNavigationBar(
      item, isAboveTabBar: isAboveTabBar, context)
    return BarFigures.height(context.look)
      + (isLarge ? NavigationBar.Metrics.largeTitleHeight : 0)
      + (hasSearch ? NavigationBar.Metrics.searchHeight : 0)
  }

  private static func scrollView(of controller: Element, _ context: ComposeContext) -> Element? {
    let isTable = context.classes.isKind(
      controller.className, of: TableViewController.definition.name)
    let view =
      controller.object("tableView") ?? controller.object("view")
      ?? (isTable ? Element(TableView.definition.name) : nil)
    return [view, view?.objects("subviews").first].lazy.compactMap { $0 }.first {
      context.classes.isKind($0.className, of: ScrollView.definition.name)
    }
  }

  private static func ground(
    of scrollView: Element?, in controller: Element, _ context: ComposeContext
  ) -> ColorValue? {
    if let own = scrollView?[View.backgroundColor], own != .color(.clear) { return own }
    if let scrollView, context.classes.isKind(scrollView.className, of: TableView.definition.name) {
      return context.look.color(
        TableView.isGrouped(scrollView) ? .systemGroupedBackground : .systemBackground)
    }
    return controller.object("view")?[View.backgroundColor]
  }

  private static func contentHeight(of view: Element, _ context: ComposeContext) -> Double? {
    if let size = view[ScrollView.contentSize] { return size.height }
    if let height = view.place.flatMap({ context.contentHeights[$0] }) { return height }
    guard context.classes.isKind(view.className, of: TableView.definition.name) else { return nil }
    let common = view[TableView.rowHeight].flatMap { $0 >= 0 ? $0 : nil }
    func rowHeight(_ row: Element) -> Double {
      row[TableViewCell.height] ?? common
        ?? (row[TableViewCell.style] == .subtitle ? Metrics.subtitleRow : Metrics.row)
    }
    var height = ["tableHeaderView", "tableFooterView"].reduce(0.0) {
      $0 + (view.object($1)?[View.frame]?.height ?? 0)
    }
    for section in view.objects("sections") {
      height += section.objects("rows").reduce(0) { $0 + rowHeight($1) }
      if section.has("headerTitle") { height += Metrics.title }
      if section.has("footerTitle") { height += Metrics.title }
      if TableView.isGrouped(view) { height += Metrics.groupGap }
    }
    return height
  }
}
