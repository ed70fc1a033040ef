import Raster

/// The icons in a search bar's field: the magnifier before the text, and one that ends an empty field.
enum SearchBarIcons {
  /// How far an icon is moved.
  static func adjustment(of icon: SearchBarIcon, in bar: StyledNode) -> Offset {
    var axes = AxisValues()
    axes.icon = icon
    return bar.value(SearchBar.positionAdjustment, axes) ?? .zero
  }

  /// The icon that ends the field: of bookmarks and results the latter, and neither beside a text.
  static func trailing(of bar: StyledNode) -> SearchBarIcon? {
    guard (bar[SearchBar.text] ?? "").isEmpty else { return nil }
    if bar[SearchBar.showsSearchResultsButton] == true { return .resultsList }
    return bar[SearchBar.showsBookmarkButton] == true ? .bookmark : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let field = node.child(SearchBar.searchField),
      let label = field.child(TextField.textLabel)
    else { return }
    let bar = node.styled
    let textMoved = bar[SearchBar.searchTextPositionAdjustment]?.horizontal ?? 0
    let x =
      field.frame.minX + label.frame.minX - textMoved - SearchBar.Metrics.glyphToText
    paint(.search, middle: field.frame.midY, of: node, state: field.styled.controlState, &canvas) {
      $0.map { x + $0.width / 2 } ?? x
    } glyph: {
      let point = $0
      $1.unmirrored(about: point.x + Magnifier.width / 2) {
        Magnifier.draw(at: point, system: bar.system, color: SearchBar.Metrics.ink, on: &$0)
      }
    }
    paintTrailing(of: node, ink: SearchBar.Metrics.ink, selected: bar.tintColor, &canvas)
  }

  /// Draws the icon that ends the field, in these inks.
  static func paintTrailing(
    of node: PlacedNode, ink: Color, selected: Color, _ canvas: inout Canvas
  ) {
    let bar = node.styled
    guard let field = node.child(SearchBar.searchField), let icon = trailing(of: bar) else {
      return
    }
    let isOn = icon == .resultsList && bar[SearchBar.isSearchResultsButtonSelected] == true
    let middle = field.frame.maxX - SearchBar.Metrics.trailingIcon
    paint(
      icon, middle: field.frame.midY, of: node, state: isOn ? .selected : .normal, &canvas
    ) { _ in
      middle
    } glyph: { center, canvas in
      let ink = isOn ? selected : ink
      icon == .bookmark ? drawBook(center, ink, &canvas) : drawList(center, ink, &canvas)
    }
  }

  /// An image in the icon's place, else the look's own figure.
  ///
  /// - Parameters:
  ///   - x: where the icon lies: an image's middle, or without one where the figure is drawn.
  ///   - glyph: draws the figure.
  static func paint(
    _ icon: SearchBarIcon, middle: Double, of node: PlacedNode, state: ControlState,
    _ canvas: inout Canvas, x: (Size?) -> Double, glyph: (Point, inout Canvas) -> Void
  ) {
    let bar = node.styled
    var axes = AxisValues(state: state)
    axes.icon = icon
    let moved = adjustment(of: icon, in: bar)
    canvas.translated(x: moved.horizontal, y: moved.vertical) {
      guard let image = bar.value(SearchBar.image, axes) else {
        return glyph(Point(x: x(nil), y: middle), &$0)
      }
      let origin = Point(
        x: bar.roundToPixel(x(image.size) - image.size.width / 2),
        y: bar.roundToPixel(middle - image.size.height / 2))
      $0.draw(image, in: Rect(origin: origin, size: image.size), of: bar, role: .imageView)
    }
  }

  /// An open book, 18 by 14 (choice, after the bar item's).
  private static func drawBook(_ center: Point, _ color: Color, _ canvas: inout Canvas) {
    var path = Path()
    for side in [-1.0, 1.0] {
      func point(_ x: Double, _ y: Double) -> Point {
        Point(x: center.x + side * x, y: center.y + y)
      }
      path.move(to: point(0, -5.5))
      path.cubic(control1: point(2, -6.8), control2: point(6, -7.2), to: point(8.5, -6.2))
      path.line(to: point(8.5, 5.6))
      path.cubic(control1: point(6, 4.6), control2: point(2, 5), to: point(0, 6.3))
    }
    path.move(to: Point(x: center.x, y: center.y - 5.5))
    path.line(to: Point(x: center.x, y: center.y + 6.3))
    canvas.stroke(path, color, style: StrokeStyle(width: 1))
  }

  /// Three lines of a list, 15 by 9 (choice).
  private static func drawList(_ center: Point, _ color: Color, _ canvas: inout Canvas) {
    for row in [-4.5, -0.5, 3.5] {
      let y = (center.y + row).rounded()
      canvas.fill(Rect(x: center.x - 7.5, y: y, width: 2, height: 1), color)
      canvas.fill(Rect(x: center.x - 4, y: y, width: 11.5, height: 1), color)
    }
  }
}
