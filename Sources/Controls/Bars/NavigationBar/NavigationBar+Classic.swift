import ObjectModel
import Raster
import Text

extension NavigationBar {
  /// A gradient, items with bezels, and a raised title.
  static var classic: any ControlClass.Type { ClassicNavigationBar.self }
}

/// UINavigationBar up to iOS 6.
enum ClassicNavigationBar: DerivedControl {
  typealias Base = NavigationBar

  private enum Metrics {
    static let titleSize = 20.0
    /// Size of the title in compact bars, in points (common knowledge).
    static let compactTitleSize = 16.0
    /// Distance from the row's middle to the title's baseline: baseline at 29 of 44 at 1x, 28.5 at
    /// 2x.
    static func titleDrop(_ bar: StyledNode) -> Double { bar.scale < 1.5 ? 7 : 6.5 }
    static let compactTitleDrop = 5.5
    /// Margin of items at the bar's ends, in points (measured).
    static let itemMargin = 5.0
    /// Spacing between two items (choice).
    static let itemSpacing = 6.0
    /// Spacing between a title and the items beside it (measured: the glyphs end 10 before a
    /// switch).
    static let titleMargin = 9.0
    static let promptSize = 12.0
    /// Baseline of the prompt from its line's top (choice).
    static let promptBaseline = 20.0
  }

  private static func isCompact(_ bar: StyledNode) -> Bool {
    Bar.metrics(bar) == .compact
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    switch part.role {
    case NavigationBar.title, NavigationBar.leavingTitle:
      setTitle(titleFont(node), node, &values)
      values.passText(NavigationBar.titleTextAttributes, of: node)
    case NavigationBar.prompt, NavigationBar.leavingPrompt:
      setTitle(.system(Metrics.promptSize), node, &values)
    case NavigationBar.backItem, NavigationBar.leftItem, NavigationBar.rightItem,
      NavigationBar.leavingBackItem, NavigationBar.leavingLeftItem,
      NavigationBar.leavingRightItem:
      ClassicBarButtonItem.setBar(node, &values)
    case NavigationBar.titleView, NavigationBar.leavingTitleView:
      values = Bar.values(forViewIn: node)
    default: break
    }
    return values
  }

  /// The font of a title without one of its own.
  private static func titleFont(_ bar: StyledNode) -> FontValue {
    .system(isCompact(bar) ? Metrics.compactTitleSize : Metrics.titleSize, .bold)
  }

  private static func setTitle(_ font: FontValue, _ bar: StyledNode, _ values: inout PassedValues) {
    let style = ClassicBar.titleStyle(bar)
    values.setDefault(Label.textColor, .color(style.color))
    values.setDefault(Label.font, font)
    values.setDefault(Label.textAlignment, .center)
    values.setShadow(style.shadow)
  }

  /// Frame of the row of items and title, below a prompt.
  private static func row(_ bar: StyledNode, width: Double) -> Rect {
    Rect(
      x: 0, y: NavigationBar.visiblePromptHeight(bar), width: width, height: Bar.height(bar))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: row(node, width: fitting.width).maxY)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let row = row(node, width: size.width)
    let roomAbove = row.minY - NavigationBar.promptHeight
    for role in [NavigationBar.prompt, NavigationBar.leavingPrompt] {
      guard let prompt = node.child(role) else { continue }
      pass.place(
        prompt,
        in: node.frame(
          ofLabel: prompt, x: 0, width: size.width, baseline: roomAbove + Metrics.promptBaseline))
    }
    layOut(.shown, of: node, row: row, &pass)
    if let progress = node[BackItem.pushProgress] {
      layOut(.leaving, of: node, row: row, &pass)
      let backTitleX = Metrics.itemMargin + ClassicBarButtonItem.backLead
      NavigationBarLayout.moveTitles(
        progress, backTitleX: backTitleX, of: node, width: size.width, &pass)
    }
    pass.layOutSubviews(of: node, size: size)
  }

  private static func layOut(
    _ roles: NavigationBarLayout.Roles, of node: StyledNode, row: Rect, _ pass: inout LayoutPass
  ) {
    var left = Metrics.itemMargin
    var right = row.width - Metrics.itemMargin
    let leading = node.children(roles.back) + node.children(roles.left)
    let trailing = node.children(roles.right)
    for item in leading {
      let width = item.intrinsicSize(fitting: row.size).width
      pass.place(item, in: Rect(x: left, y: row.minY, width: width, height: row.height))
      left += width + Metrics.itemSpacing
    }
    for item in trailing {
      let width = item.intrinsicSize(fitting: row.size).width
      right -= width
      pass.place(item, in: Rect(x: right, y: row.minY, width: width, height: row.height))
      right -= Metrics.itemSpacing
    }
    // The title's bounds, without the spacing of a further item.
    left += leading.isEmpty ? -Metrics.itemMargin : Metrics.titleMargin - Metrics.itemSpacing
    right -= trailing.isEmpty ? -Metrics.itemMargin : Metrics.titleMargin - Metrics.itemSpacing
    placeTitle(roles, of: node, row: row, left: left, right: right, &pass)
  }

  private static func placeTitle(
    _ roles: NavigationBarLayout.Roles, of node: StyledNode, row: Rect, left: Double,
    right: Double, _ pass: inout LayoutPass
  ) {
    let available = Size(width: max(0, right - left), height: row.height)
    func x(_ width: Double) -> Double {
      // Rounded down to whole points (measured: middles of 159 and 159.3 in 320).
      max(left, min((row.width - width) / 2, right - width)).rounded(.down)
    }
    if let label = node.child(roles.title) {
      let width = min(label.intrinsicSize(fitting: available).width, available.width)
      let drop =
        (isCompact(node) ? Metrics.compactTitleDrop : Metrics.titleDrop(node))
        + node.baselineShift(of: Label.line(of: label), from: titleFont(node))
      let adjustment =
        node.value(
          NavigationBar.titleVerticalPositionAdjustment,
          AxisValues(metrics: NavigationBar.metrics(node))) ?? 0
      pass.place(
        label,
        in: node.frame(
          ofLabel: label, x: x(width), width: width, baseline: row.midY + drop + adjustment))
    } else if let view = node.child(roles.titleView) {
      let own = view.framedSize(fitting: available)
      let width = min(own.width, available.width)
      pass.place(
        view,
        in: Rect(
          x: x(width), y: row.minY + node.roundToPixel((row.height - own.height) / 2),
          width: width, height: own.height))
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    let position = NavigationBar.position(of: bar, y: node.frame.minY)
    ClassicBar.paintBackground(
      bar, bounds: node.bounds, image: NavigationBar.backgroundImage(of: bar, position),
      shadow: bar[Bar.shadowImage], edge: position == .bottom ? .above : .below,
      castsShadow: !hasHeader(below: node), standard: bar.system < 6 ? .glossy : .standard, &canvas)
  }

  /// Whether the title of a plain table's section lies directly below the bar, which no shadow
  /// falls on (measured).
  private static func hasHeader(below bar: PlacedNode) -> Bool {
    bar.tree.fact(PlainSectionHeaders.self).tops.contains(bar.windowFrame.maxY)
  }
}

/// The titles of plain tables' sections.
private struct PlainSectionHeaders: TreeFact {
  /// In the window.
  let tops: Set<Double>

  init(_ tree: PlacedTree) {
    var tops: Set<Double> = []
    func search(_ node: PlacedNode) {
      for child in node.children {
        let view = child.styled
        if view.role == TableView.sectionHeader {
          if view[TableViewHeaderFooterView.isGrouped] != true { tops.insert(child.windowOrigin.y) }
        } else if view.role != TableView.row {
          search(child)
        }
      }
    }
    search(tree.root)
    self.tops = tops
  }
}
