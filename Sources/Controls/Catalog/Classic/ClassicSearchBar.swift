import Raster

extension SearchBar {
  /// A light bar with a sunken capsule, below a prompt and over scope buttons.
  public static var classic: any ControlClass.Type { ClassicSearchBar.self }
}

/// UISearchBar up to iOS 6.
enum ClassicSearchBar: DerivedControl {
  typealias Base = SearchBar

  /// Measured at 2x.
  private enum Metrics {
    static let height = 44.0
    static let fieldTop = 7.0
    static let fieldHeight = 30.0
    static let margin = 5.0
    /// From the field's end to the bar's with a cancel button of 55, and from that to the bar's.
    static let cancelRoom = 75.5
    /// From the cancel button's left edge to the bar's right one.
    static let cancelInset = 60.0
    static let cancelWidth = 55.0
    static let fontSize = 14.0
    static let cancelShadow = TextAttributes.Shadow(
      color: .color(.shade(0.5)), offset: Offset(horizontal: 0, vertical: -1))
    /// From the field's left edge to the text's origin, less the icon's own distance.
    static let textRoom = 22.5
    static let placeholder = Color(grey: 179)
    static let glyph = Color(bytes: 0x93, 0x98, 0x9E)
    /// The magnifier's middle from the field's upper left corner.
    static let glyphCenter = Point(x: 16, y: 13)
    /// Of the results icon that is on (choice).
    static let chosenGlyph = Color(bytes: 0x24, 0x68, 0xDC)
    /// Of the prompt (choice; no measured picture shows one).
    static let promptSize = 13.0
    static let promptInk = Color(bytes: 82, 92, 104)
    static let promptBaseline = 22.0
    /// The row of scope buttons, of a bar's segments (choice: as far from the field as from the end).
    static let scopeHeight = 44.0
    static let scopeTop = 6.0
    static let scopeSegments = 30.0
    /// Makes segments look like the cancel button, in a black bar like its buttons.
    static let scopeTint = Color(bytes: 128, 137, 150)
    static let blackScopeTint = Color(grey: 84)
  }

  private static let gradient = ClassicBarGradient(
    fill: Ramp(
      height: Metrics.height,
      [(1, Color(fit: 215.5, 222.3, 226.7)), (43, Color(fit: 177.5, 188.3, 195.5))]),
    top: PixelRows(
      one: [Color(bytes: 0xE1, 0xE7, 0xEB)],
      two: [Color(bytes: 0xE3, 0xE9, 0xED), Color(bytes: 0xDE, 0xE4, 0xE8)]),
    bottom: PixelRows(
      one: [Color(bytes: 0x83, 0x8F, 0x97)],
      two: [Color(bytes: 0x7A, 0x86, 0x8E), Color(bytes: 0x8C, 0x98, 0xA0)]),
    edge: Color(bytes: 0x8C, 0x98, 0xA0))

  private static let border = Bezel.Ring(
    Color(bytes: 0x7B, 0x8E, 0xA2), Color(bytes: 0x91, 0xA0, 0xB0), Color(bytes: 0xA2, 0xAF, 0xB9))
  private static let fieldEdge = Bezel.Edge(
    one: [
      border, .shade(0.34, 0.20, 0.05), .shade(0.18, 0.08, 0), .shade(0.07, 0.02, 0),
      .shade(0.01, 0, 0),
    ],
    two: [
      border, border, .shade(0.376, 0.239, 0.086), .shade(0.306, 0.165, 0.043),
      .shade(0.216, 0.106, 0.016), .shade(0.145, 0.059, 0), .shade(0.090, 0.024, 0),
      .shade(0.047, 0.008, 0), .shade(0.020, 0, 0),
    ])
  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = SearchBar.values(for: part, of: node)
    if part.role == SearchBar.cancelItem {
      values.setDefault(BarItem.titleTextAttributes, TextAttributes(shadow: Metrics.cancelShadow))
      ClassicBarButtonItem.setBar(node, &values)
    }
    switch part.role {
    case SearchBar.searchField:
      values.setDefault(TextField.font, .system(Metrics.fontSize))
      values.setDefault(TextField.placeholderColor, .color(Metrics.placeholder))
      values.setDefault(TextField.iconRoom, Metrics.textRoom)
      values.setDefault(TextField.centersContent, false)
    case SearchBar.scopeBar:
      values.setDefault(SegmentedControl.segmentedControlStyle, .bar)
      values.setDefault(
        ClassicSegmentedControl.scopeTint,
        .color(Bar.isBlack(node) ? Metrics.blackScopeTint : Metrics.scopeTint))
      if let tint = node.ownTint {
        values.pass(View.tintColor, .color(tint), from: node.candidate(View.tintColor))
      }
    case SearchBar.promptLabel:
      let isPlain = ClassicBar.material(node) == .standard || ClassicBar.material(node) == .silver
      let style = ClassicBar.titleStyle(node)
      values.setDefault(Label.font, .system(Metrics.promptSize))
      values.setDefault(Label.textColor, .color(isPlain ? Metrics.promptInk : style.color))
      values.setShadow(isPlain ? ClassicLook.sunkenText : style.shadow)
    default: break
    }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let scope = node.child(SearchBar.scopeBar) == nil ? 0 : Metrics.scopeHeight
    return Size(
      width: fitting.width, height: SearchBar.promptHeight(node) + Metrics.height + scope)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let top = SearchBar.promptHeight(node)
    if let label = node.child(SearchBar.promptLabel) {
      pass.place(
        label,
        in: node.frame(
          ofLabel: label, x: 0, width: size.width, baseline: Metrics.promptBaseline))
    }
    if let field = node.child(SearchBar.searchField) {
      let end = node[SearchBar.showsCancelButton] == true ? Metrics.cancelRoom : Metrics.margin
      let frame = Rect(
        x: Metrics.margin, y: top + Metrics.fieldTop,
        width: max(0, size.width - Metrics.margin - end), height: Metrics.fieldHeight)
      SearchBar.placeField(field, in: frame, row: (top, Metrics.height), of: node, &pass)
    }
    if let item = node.child(SearchBar.cancelItem) {
      pass.place(
        item,
        in: Rect(
          x: size.width - Metrics.cancelInset, y: top, width: Metrics.cancelWidth,
          height: Metrics.height))
    }
    if let scope = node.child(SearchBar.scopeBar) {
      pass.place(
        scope,
        in: Rect(
          x: Metrics.margin, y: top + Metrics.height + Metrics.scopeTop,
          width: max(0, size.width - 2 * Metrics.margin), height: Metrics.scopeSegments))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    ClassicBar.paintBackground(
      bar, bounds: node.bounds, image: SearchBar.background(of: bar), shadow: nil, edge: .below,
      standard: gradient,
      pad: gradient, &canvas)
    SearchBar.paintScopeBackground(node, &canvas)
    if let field = node.child(SearchBar.searchField) { paintField(field, bar, &canvas) }
  }

  private static func paintField(
    _ field: PlacedNode, _ bar: StyledNode, _ canvas: inout Canvas
  ) {
    if let image = SearchBar.fieldBackground(bar, field.styled) {
      return canvas.draw(image, in: field.frame, of: bar, role: .background)
    }
    Bezel(
      shape: .capsule, fill: Ramp([GradientStop(location: 0, color: .white)]), edge: fieldEdge,
      lip: PixelRows(one: [.light(0.35)], two: [.light(0.35), .light(0.2)])
    ).paint(in: field.frame, scale: bar.scale, &canvas)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let field = node.child(SearchBar.searchField) else { return }
    let x = field.frame.minX + Metrics.glyphCenter.x
    SearchBarIcons.paint(
      .search, middle: field.frame.midY, of: node, state: field.styled.controlState, &canvas
    ) { _ in
      x
    } glyph: { _, canvas in
      let center = Point(
        x: x, y: field.frame.midY - Metrics.fieldHeight / 2 + Metrics.glyphCenter.y)
      canvas.unmirrored(about: x) { drawMagnifier(center, &$0) }
    }
    SearchBarIcons.paintTrailing(
      of: node, ink: Metrics.glyph, selected: Metrics.chosenGlyph, &canvas)
  }

  /// Ring of radii 6 and 4, handle of 2 to 7.6 beyond its middle (fitted).
  private static func drawMagnifier(_ center: Point, _ canvas: inout Canvas) {
    func circle(_ radius: Double) -> Path {
      Path(
        ellipseIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var ring = circle(6)
    ring.append(circle(4))
    canvas.fill(ring, Metrics.glyph, rule: .evenOdd)
    var handle = Path()
    handle.move(to: Point(x: center.x + 3.9, y: center.y + 3.9))
    handle.line(to: Point(x: center.x + 7.6, y: center.y + 7.6))
    canvas.stroke(handle, Metrics.glyph, style: StrokeStyle(width: 2, cap: .round))
  }
}
