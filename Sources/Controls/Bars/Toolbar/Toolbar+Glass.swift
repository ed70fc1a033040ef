import ObjectModel
import Raster

extension Toolbar {
  /// Platters of glass over content that fades.
  static var glass: any ControlClass.Type { GlassToolbar.self }
}

extension ToolbarFigures {
  /// Figures from iOS 26 on (pictures of 26, settings of 27); without a home indicator a choice.
  mutating func setGlass(_ bar: StyledNode) {
    let device = bar.context.device
    switch device.idiom {
    case .pad: (bottom, margin) = (10, 10)
    case .phone where device.isLandscape: (bottom, margin) = (24, 38)
    case .phone: (bottom, margin) = (device.bottomInset > 0 ? 28 : 10, 28)
    }
    margin += NavigationBarFigures.sideInset(bar)
  }
}

/// UIToolbar from iOS 26 on: as high as its platters.
enum GlassToolbar: DerivedControl {
  typealias Base = ModernToolbar

  static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle? {
    ModernToolbar.appearance(of: node).interfaceStyle(system: node.system)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: PlatterFigures.toolbar.height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let figures = PlatterFigures.toolbar
    let margin = ToolbarFigures(node).margin
    let items = node.children(Toolbar.item)
    let room = Size(width: max(0, size.width - 2 * margin), height: size.height)
    var widths = items.map { $0.intrinsicSize(fitting: room).width }
    let flexible = items.count { $0[BarButtonItem.systemItem] == .flexibleSpace }
    var share = 0.0
    if let search = items.firstIndex(where: { $0[Toolbar.holdsSearchBar] == true }) {
      widths[search] = 0
      let others = Platter.Row(items, widths: widths, figures, flexible: 0).width
      widths[search] = max(figures.itemHeight, room.width - others)
    } else if flexible > 0 {
      let least = Platter.Row(items, widths: widths, figures, flexible: 0)
      share = max(0, room.width - least.width) / Double(flexible)
    }
    let row = Platter.Row(items, widths: widths, figures, flexible: share)
    for (item, place) in zip(items, row.places) {
      let height = item.intrinsicSize(fitting: room).height
      pass.place(
        item,
        in: Rect(
          x: node.roundToPixel(margin + place.x),
          y: node.roundToPixel((size.height - height) / 2), width: place.width, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  // MARK: Drawing

  private static func ownBackground(_ node: PlacedNode) -> BarBackgroundStyle? {
    let style = ModernToolbar.background(of: node.styled, Toolbar.position(of: node))
    return style.isEmpty ? nil : style
  }

  static func paintedArea(_ node: PlacedNode) -> Rect {
    let area = Toolbar.paintedArea(node)
    let reach = ScrollEdgeVeil.reach
    return Rect(
      x: area.minX, y: area.minY - reach, width: area.width, height: area.height + 2 * reach)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard ownBackground(node) == nil else { return ModernToolbar.paint(node, &canvas) }
    let bar = node.styled
    guard !bar.hasDrawing, bar[Bar.contentIsAtEdge] == false else { return }
    ScrollEdgeVeil(
      bar: bar, edge: .bottom,
      band: Rect(
        x: 0, y: 0, width: node.size.width,
        height: bar.context.device.size.height - node.windowFrame.minY),
      effect: bar[ScrollEdgeEffect.ofContent] ?? .automatic
    ).paint(&canvas)
  }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    var platters = BarPlatters(isFlat: ownBackground(node)?.coversContent == true)
    platters.add(node.children(Toolbar.item), .toolbar)
    let onGlass = platters.parts
    guard !onGlass.isEmpty, !node.tree.drawsOnlyBackgrounds else { return paint(&canvas) }
    for child in node.children where !onGlass.contains(child.index) {
      ViewPainter.paint(child, &canvas)
    }
    platters.paint(node, &canvas)
  }
}
