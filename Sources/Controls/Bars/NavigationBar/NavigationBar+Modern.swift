import ObjectModel
import Raster
import Text

extension NavigationBar {
  static var modern: any ControlClass.Type { ModernNavigationBar.self }
}

/// UINavigationBar from iOS 13 on: drawn by appearance objects, one of them for content at its edge.
enum ModernNavigationBar: DerivedControl {
  typealias Base = NavigationBar

  /// In points.
  enum Metrics {
    /// Margin of text and large titles at the edge.
    static func margin(_ node: StyledNode) -> Double {
      NavigationBarFigures(node).margin + NavigationBarFigures.sideInset(node)
    }
    /// Distance from the margin to a system glyph's ink: 22 less 20 (measured).
    static let glyphMargin = 2.0
    /// Distance from a bar's middle to the baseline of its text.
    static func baseline(_ node: StyledNode) -> Double {
      BarButtonItemFigures(node.look).baseline
    }
    /// Distance from the large title's baseline to the end of its row (measured at 2x; at other
    /// scales a choice).
    static func largeBaseline(_ node: StyledNode) -> Double { node.scale == 2 ? 16.5 : 16 }
    static let promptSize = 13.0
  }

  /// Height of the row with buttons and small title, in points.
  static func rowHeight(_ bar: StyledNode) -> Double {
    bar[NavigationBar.isInSheet] == true && Bar.metrics(bar) != .compact
      ? NavigationBarFigures(bar).sheetHeight : Bar.height(bar)
  }

  // MARK: Appearance

  /// The properties that appearance objects take the place of.
  static let olderProperties = [
    Bar.barTintColor.slot.name, Bar.shadowImage.slot.name, NavigationBar.backgroundImage.slot.name,
    NavigationBar.titleTextAttributes.slot.name, NavigationBar.largeTitleTextAttributes.slot.name,
    NavigationBar.titleVerticalPositionAdjustment.slot.name,
    NavigationBar.backIndicatorImage.slot.name,
    NavigationBar.backIndicatorTransitionMaskImage.slot.name,
  ]

  static func appearance(of bar: StyledNode) -> BarAppearanceInForce {
    let item = NavigationBar.shownElement(of: bar)
    return BarAppearanceInForce(
      bar: bar, item: BarAppearanceInForce.values(of: item),
      isCompact: Bar.metrics(bar) == .compact, isAtEdge: isAtEdge(bar, item))
  }

  /// Whether the appearances for the scroll edge count: what the item or the bar says, else what
  /// the content shows; on iOS 13 and 14 for a large title only.
  private static func isAtEdge(_ bar: StyledNode, _ item: Element?) -> Bool {
    if let own = item?[Bar.scrollEdge] ?? bar[Bar.scrollEdge] { return own }
    guard bar[Bar.contentIsAtEdge] != nil else { return false }
    let zones = NavigationBarZones(bar)
    return zones.isAtEdge && (bar.system >= 15 || zones.large != nil)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    let appearance = appearance(of: node)
    switch part.role {
    case NavigationBar.title, NavigationBar.leavingTitle:
      return titleValues(part, of: node, appearance)
    case NavigationBar.prompt, NavigationBar.leavingPrompt:
      var values = NavigationBar.values(for: part, of: node)
      values.setDefault(Label.textColor, titleColor(node))
      values.setDefault(Label.font, .system(Metrics.promptSize))
      return values
    case NavigationBar.backItem, NavigationBar.leavingBackItem:
      var values = NavigationBar.values(for: part, of: node)
      values.setDefault(
        BackItem.titleOffset, ModernBackIndicator.titleX(in: node, appearance))
      guard appearance.isInUse else { return values }
      if let mask = ModernBackIndicator.images(in: node, appearance)?.mask {
        values.setDefault(BackItem.mask, mask)
      }
      values.passAppearances(["backButtonAppearance", "buttonAppearance"], of: appearance)
      return values
    case NavigationBar.backIndicator: return ModernBackIndicator.values(in: node, appearance)
    case NavigationBar.leftItem, NavigationBar.rightItem, NavigationBar.leavingLeftItem,
      NavigationBar.leavingRightItem:
      var values = PassedValues()
      values.passAppearances(
        [BarButtonItem.isDone(part) ? "doneButtonAppearance" : "buttonAppearance"], of: appearance)
      return values
    default: return NavigationBar.values(for: part, of: node)
    }
  }

  private static func titleColor(_ bar: StyledNode) -> ColorValue {
    Bar.isBlack(bar) ? .color(.white) : bar.look.color(.label)
  }

  private static func titleValues(
    _ part: Element, of bar: StyledNode, _ appearance: BarAppearanceInForce
  ) -> PassedValues {
    var values = PassedValues()
    values.setDefault(Label.textColor, titleColor(bar))
    let isLarge = isLarge(bar, leaving: part.role == NavigationBar.leavingTitle)
    if isLarge {
      values.setDefault(Label.font, .system(NavigationBarFigures(bar).largeTitleSize, .bold))
      let shown = NavigationBarZones(bar).large ?? 0
      let full = NavigationBarZones.largeHeight(bar)
      if shown < full, bar[BackItem.pushProgress] == nil {
        values.setDefault(
          Label.visibleAscent,
          shown - Metrics.largeBaseline(bar) - full + NavigationBar.Metrics.largeTitleHeight)
      }
    } else {
      values.setDefault(Label.font, .system(17, .semibold))
      values.setDefault(Label.textAlignment, .center)
    }
    guard appearance.isInUse else {
      values.passText(
        isLarge ? NavigationBar.largeTitleTextAttributes : NavigationBar.titleTextAttributes,
        of: bar)
      return values
    }
    let key =
      isLarge
      ? NavigationBarAppearance.largeTitleTextAttributes
      : NavigationBarAppearance.titleTextAttributes
    let size = isLarge ? NavigationBarFigures(bar).largeTitleSize : 17
    values.passText(
      appearance.values?[key]?.sized(orAs: .system(size)), from: appearance.source)
    return values
  }

  /// Whether the title is large and not scrolled away.
  static func isLarge(_ bar: StyledNode, leaving: Bool = false) -> Bool {
    guard NavigationBar.isLarge(bar, leaving: leaving) else { return false }
    return bar[NavigationBar.contentTop] == nil || NavigationBarZones(bar).large != nil
  }

  // MARK: Layout and drawing

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: NavigationBarZones(node, width: fitting.width).height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ModernNavigationBarLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }

  static func background(of bar: StyledNode, _ position: BarPosition) -> BarBackgroundStyle {
    if let style = BarBackgroundStyle(appearance(of: bar), look: bar.look) { return style }
    return BarBackgroundStyle(
      olderPropertiesOf: bar, image: NavigationBar.backgroundImage(of: bar, position),
      shadow: bar.value(
        Bar.shadowImage, AxisValues(position: position == .bottom ? .bottom : .top)))
  }

  /// Whether a bar with lines of its own lies right below, as wide as this one: its upper line takes the place
  /// of this bar's, since only one was seen below a bar on iOS 13 (measured).
  private static func isAboveLinedBar(_ bar: PlacedNode) -> Bool {
    let place = bar.windowFrame
    return bar.tree.fact(LinedBars.self).frames(from: place.maxY).contains {
      $0.minX <= place.minX && $0.maxX >= place.maxX
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let position = NavigationBar.position(of: bar, y: node.frame.minY)
    var style = background(of: bar, position)
    if style.hasStandardLine, position != .bottom, isAboveLinedBar(node) {
      style.shadowColor = nil
    }
    style.paint(
      bar, area: NavigationBar.paintedArea(node),
      bounds: node.bounds, isLineBelow: position != .bottom, &canvas)
  }
}

/// The bars of the screen with a line at their top.
private struct LinedBars: TreeFact {
  /// In the window, by their tops.
  private let frames: [Double: [Rect]]

  init(_ tree: PlacedTree) {
    var frames: [Rect] = []
    func search(_ node: PlacedNode) {
      guard node.styled[View.isHidden] != true else { return }
      if node.children.contains(where: { $0.styled[NavigationBar.isInLinedBar] == true }) {
        return frames.append(node.windowFrame)
      }
      for child in node.children { search(child) }
    }
    search(tree.root)
    self.frames = Dictionary(grouping: frames) { Self.rounded($0.minY) }
  }

  /// The bars that begin at an edge.
  func frames(from edge: Double) -> [Rect] {
    frames[Self.rounded(edge)] ?? []
  }

  /// Sums of the same lengths may differ in their last digits.
  private static func rounded(_ edge: Double) -> Double { (edge * 1024).rounded() }
}

extension PassedValues {
  /// Passes the appearances of an item that an appearance object holds, the first that says
  /// something winning.
  mutating func passAppearances(_ names: [String], of appearance: BarAppearanceInForce) {
    guard appearance.isInUse else { return }
    pass(
      BarButtonItem.appearances, ItemAppearances(names.map { appearance.values?[$0] }),
      from: appearance.source)
  }
}
