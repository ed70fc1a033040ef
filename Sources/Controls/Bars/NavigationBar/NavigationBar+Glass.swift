import ObjectModel
import Raster
import Text

extension NavigationBar {
  /// Platters of glass over content that fades.
  static var glass: any ControlClass.Type { GlassNavigationBar.self }
}

extension NavigationBarFigures {
  /// Figures from iOS 26 on (views of 27.0 and pictures of 26); the height that a subtitle adds is a choice.
  mutating func setGlass(_ shortSide: Double, _ node: StyledNode) {
    sheetHeight = 64
    // As for tables: 16 up to a width of 393, 20 from 402 on.
    margin = shortSide >= 402 ? 20 : 16
    // Measured at 390, 402 and 440; at 430 a choice.
    platterMargin = shortSide >= 430 ? 20 : 16
    largeSubtitleHeight = 12
    // Large titles follow the text size (measured at medium); that the accessibility sizes change nothing more is a choice.
    largeTitleSize = min(
      40,
      TextStyle.largeTitle.size(
        category: node.traits.preferredContentSizeCategory, system: node.system))
  }
}

/// UINavigationBar from iOS 26 on.
enum GlassNavigationBar: DerivedControl {
  typealias Base = ModernNavigationBar

  static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle? {
    ModernNavigationBar.appearance(of: node).interfaceStyle(system: node.system)
  }

  /// In points.
  enum Metrics {
    /// The size and the baseline of a title above a subtitle, from the platters' top (measured).
    static let titleSize = 15.0
    static let titleBaseline = 20.33
    static let subtitleSize = 12.0
    static let subtitleBaseline = 35.0
    static let largeSubtitleSize = 13.0
    /// From a large title's baseline to that of the line below it: cap top at 8 below 49.3 under the platters (measured).
    static let largeSubtitleDrop = 17.0
    /// The distance by which a large title with a subtitle lies lower: 49.3 below the platters rather than 46.3 (measured).
    static let largeTitleDrop = 3.0
    /// The chevron's left edge in a platter alone, and beside a label; the label's left edge (measured).
    static let chevronX = 15.0
    static let labelledChevronX = 13.5
    static let labelX = 34.5
    /// From a label's end to the platter's (measured, less what our font's letters are wider).
    static let labelEnd = 21.0
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    switch part.role {
    case NavigationBar.subtitle, NavigationBar.largeSubtitle:
      var values = PassedValues()
      let size =
        part.role == NavigationBar.subtitle ? Metrics.subtitleSize : Metrics.largeSubtitleSize
      values.setDefault(Label.font, .system(size))
      values.setDefault(Label.textColor, node.look.color(.secondaryLabel))
      if part.role == NavigationBar.subtitle { values.setDefault(Label.textAlignment, .center) }
      return values
    case NavigationBar.title where subtitle(of: node) != nil && !ModernNavigationBar.isLarge(node):
      var values = ModernNavigationBar.values(for: part, of: node)
      values.setDefault(Label.font, .system(Metrics.titleSize, .semibold))
      return values
    case NavigationBar.backItem, NavigationBar.leavingBackItem:
      var values = ModernNavigationBar.values(for: part, of: node)
      values.setDefault(
        BackItem.titleOffset, Metrics.labelX - PlatterFigures.navigationBar.inset)
      return values
    case NavigationBar.backIndicator:
      var values = ModernNavigationBar.values(for: part, of: node)
      values.setDefault(IconStyle.tintColor, GlassInk.label(node.glassGeneration))
      return values
    default: return ModernNavigationBar.values(for: part, of: node)
    }
  }

  private static func subtitle(of bar: StyledNode) -> String? {
    NavigationBar.shownElement(of: bar)?[NavigationItem.subtitle]
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    GlassNavigationBarLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }

  // MARK: Drawing

  /// The background that the application gives the bar; nil where content fades below platters.
  private static func ownBackground(_ node: PlacedNode) -> BarBackgroundStyle? {
    let bar = node.styled
    let style = ModernNavigationBar.background(
      of: bar, NavigationBar.position(of: bar, y: node.frame.minY))
    return style.isEmpty ? nil : style
  }

  /// The bar, the status bar's row above it, and the part of the content that fades below it.
  static func paintedArea(_ node: PlacedNode) -> Rect {
    let area = NavigationBar.paintedArea(node)
    return Rect(
      x: area.minX, y: area.minY, width: area.width, height: area.height + ScrollEdgeVeil.reach)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard ownBackground(node) == nil else { return ModernNavigationBar.paint(node, &canvas) }
    let bar = node.styled
    guard !bar.hasDrawing, bar[NavigationBar.contentTop] != nil else { return }
    let zones = NavigationBarZones(bar, width: node.size.width)
    guard !zones.isAtEdge else { return }
    let area = NavigationBar.paintedArea(node)
    ScrollEdgeVeil(
      bar: bar, edge: .top,
      band: Rect(x: area.minX, y: area.minY, width: area.width, height: zones.height - area.minY),
      effect: bar[ScrollEdgeEffect.ofContent] ?? .automatic
    ).paint(&canvas)
  }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let platters = platters(node)
    let onGlass = platters.parts
    guard !onGlass.isEmpty, !node.tree.drawsOnlyBackgrounds else { return paint(&canvas) }
    for child in node.children where !onGlass.contains(child.index) {
      ViewPainter.paint(child, &canvas)
    }
    platters.paint(node, &canvas)
  }

  private static func platters(_ node: PlacedNode) -> BarPlatters {
    let figures = PlatterFigures.navigationBar
    var platters = BarPlatters(isFlat: ownBackground(node)?.coversContent == true)
    for role in [NavigationBar.backItem, NavigationBar.leavingBackItem] {
      guard let back = node.child(role), BarButtonItem.background(of: back.styled) == nil else {
        continue
      }
      // The indicator belongs to the back button that is shown.
      let indicator = role == NavigationBar.backItem ? node.child(NavigationBar.backIndicator) : nil
      platters.add(
        back.frame.insetBy(x: -figures.inset, y: -figures.inset),
        [back] + (indicator.map { [$0] } ?? []))
    }
    for role in [
      NavigationBar.leftItem, NavigationBar.rightItem, NavigationBar.leavingLeftItem,
      NavigationBar.leavingRightItem,
    ] {
      platters.add(node.children(role), figures)
    }
    return platters
  }
}
