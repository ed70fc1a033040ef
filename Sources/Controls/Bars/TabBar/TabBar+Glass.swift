import ObjectModel
import Raster
import Text

extension TabBar {
  /// A platter of glass, and a pill below the selected item.
  static var glass: any ControlClass.Type { GlassTabBar.self }
}

extension TabBarFigures {
  /// Figures from iOS 26 on (measured on phones with a home indicator, and on a Mac without).
  mutating func setGlass() {
    height = TabPlatter.height
    bottom = (indicator: 21, none: 10)
  }
}

extension TabBarItemFigures {
  /// Icons lie 24 and baselines 49 below the platter's top (measured), 4 less below their cell's.
  mutating func setGlass(_ look: Look) {
    laysSideBySide = false
    imageCenter = 20
    titleBaseline = 45
    selectedTitleWeight = .semibold
    titleWeight = look.system < 27 ? .semibold : .medium
  }
}

extension BadgeFigures {
  /// Measured on one picture at 3x.
  mutating func setGlass() {
    height = 19.67
    top = 1.67
    padding = 3.33
  }
}

/// UITabBar from iOS 26 on.
enum GlassTabBar: DerivedControl {
  typealias Base = ModernTabBar

  static func interfaceStyle(of node: StyledNode) -> Traits.InterfaceStyle? {
    ModernTabBar.appearance(of: node).interfaceStyle(system: node.system)
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ModernTabBar.compose(&element, context)
    // A search tab stands apart on 26; on 27 it is one of the others unless it begins a search, which no document tells.
    let items = element.children.indices.filter { element.children[$0].role == TabBar.item }
    guard items.count > 1, let last = items.last,
      GlassEffectFigures.generation(context.system) == .first,
      element.children[last][TabBarItem.systemItem] == .search
    else { return }
    element.children[last].setDefault(GlassTabBarItem.standsApart, true)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == TabBar.item else { return ModernTabBar.values(for: part, of: node) }
    var values = ModernTabBar.values(for: part, of: node)
    if node[TabBar.unselectedItemTintColor] == nil {
      values.setDefault(TabBarItem.unselectedColor, GlassInk.label(node.glassGeneration))
    }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: TabPlatter.height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let items = node.children(TabBar.item)
    let search = items.last.flatMap { $0[GlassTabBarItem.standsApart] == true ? $0 : nil }
    let inPlatter = search == nil ? items : Array(items.dropLast())
    let titles =
      search == nil
      ? nil
      : inPlatter.map { item in
        item.child(TabBarItem.button)?.child(EmbeddedButton.label)
          .map { Label.line(of: $0).size.width } ?? 0
      }
    let platter = TabPlatter(count: inPlatter.count, screen: size.width, titles: titles)
    let height = TabPlatter.height - 2 * TabPlatter.inset
    for (item, cell) in zip(inPlatter, platter.cells) {
      pass.place(
        item, in: Rect(x: cell.x, y: TabPlatter.inset, width: cell.width, height: height))
    }
    if let search {
      pass.place(
        search,
        in: Rect(
          x: size.width - TabPlatter.side - TabPlatter.height + TabPlatter.inset,
          y: TabPlatter.inset, width: height, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  // MARK: Drawing

  private static func ownBackground(_ bar: StyledNode) -> BarBackgroundStyle? {
    let style = ModernTabBar.background(of: bar)
    return style.isEmpty ? nil : style
  }

  static func paintedArea(_ node: PlacedNode) -> Rect {
    let reach = ScrollEdgeVeil.reach
    return node.bounds.inset(by: EdgeInsets(top: -reach, left: 0, bottom: -reach, right: 0))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    if let background = ownBackground(bar) {
      return background.paint(
        bar, area: node.bounds, bounds: node.bounds, isLineBelow: false, &canvas)
    }
    guard !bar.hasDrawing, bar[Bar.contentIsAtEdge] == false else { return }
    ScrollEdgeVeil(
      bar: bar, edge: .bottom,
      band: Rect(
        x: 0, y: 0, width: node.size.width,
        height: bar.context.device.size.height - node.windowFrame.minY),
      effect: bar[ScrollEdgeEffect.ofContent] ?? .automatic,
      color: bar[ScrollEdgeEffect.groundOfContent].flatMap(bar.resolve)
    ).paint(&canvas)
  }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let items = node.children(TabBar.item)
    guard !items.isEmpty, !node.tree.drawsOnlyBackgrounds else { return paint(&canvas) }
    for child in node.children where child.styled.role != TabBar.item {
      ViewPainter.paint(child, &canvas)
    }
    let search = items.last.flatMap { $0.styled[GlassTabBarItem.standsApart] == true ? $0 : nil }
    let inPlatter = search == nil ? items : Array(items.dropLast())
    let frames = [inPlatter] + (search.map { [[$0]] } ?? [])
    let shapes = frames.map { items in
      let cells = items.dropFirst().reduce(items[0].frame) { $0.union($1.frame) }
      return Glass.RoundedRect(cells.insetBy(x: -TabPlatter.inset, y: -TabPlatter.inset))
    }
    let glass = Glass(of: node.styled, shapes, role: .tabBar)
    canvas.append(.glass(glass))
    GlassContent.paint(on: glass, of: node, &canvas) { tree, canvas in
      let own = tree.map { node.counterpart(in: $0) } ?? node
      for item in own.children(TabBar.item) where TabBarItem.isSelected(item.styled) {
        TabPill.paint(item.frame, on: own.styled, &canvas)
      }
      for item in own.children(TabBar.item) { ViewPainter.paint(item, &canvas) }
    }
  }
}

extension TabBarItem {
  static var glass: any ControlClass.Type { GlassTabBarItem.self }
}

/// UITabBarItem from iOS 26 on: a search tab that stands apart shows its symbol alone.
enum GlassTabBarItem: DerivedControl {
  typealias Base = ModernTabBarItem

  /// Whether the item lies in a circle beside the platter; set by the bar.
  static let standsApart = PartKey<Bool>("standsApart")

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ModernTabBarItem.compose(&element, context)
    guard element[standsApart] == true else { return }
    for index in element.children.indices {
      element.children[index].children.removeAll { $0.role == EmbeddedButton.label }
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ModernTabBarItem.layOut(node, size: size, &pass)
    guard node[standsApart] == true,
      let icon = node.child(TabBarItem.button)?.child(TabBarItem.icon)
    else { return }
    let own = pass.frame(of: icon).size
    pass.place(icon, in: node.roundToPixel(Rect(origin: .zero, size: size).centered(own)))
  }
}

/// The pill below the selected item of a tab bar.
enum TabPill {
  /// The colours of the glass below it, changed (read out of the systems' layers; on 27 the dark one is darker than the bar).
  private static func tone(_ generation: Glass.Generation, isDark: Bool) -> ColorTone {
    switch (generation, isDark) {
    case (_, false): ColorTone(scale: 1.2, lumaShare: 0.07, offset: -51)
    case (.first, true): ColorTone(scale: 1.116, lumaShare: 0.158, offset: 34.4)
    case (.second, true): ColorTone(scale: 0.87, lumaShare: 0, offset: -17.9)
    }
  }

  /// The deviation of its blur, in points.
  private static let blur = 2.0

  static func paint(_ frame: Rect, on bar: StyledNode, _ canvas: inout Canvas) {
    guard !frame.isEmpty else { return }
    var effect = BackdropEffect(sigma: blur, saturation: 1)
    effect.tone = tone(
      bar.glassGeneration, isDark: bar.traits.userInterfaceStyle == .dark)
    canvas.backdrop(Path(capsuleIn: frame, ends: .glass), effect)
  }
}
