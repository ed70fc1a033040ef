import ObjectModel
import Raster
import Text

extension SearchBar {
  static var modern: any ControlClass.Type { ModernSearchBar.self }
}

/// UISearchBar from iOS 13 on, also in a navigation bar.
enum ModernSearchBar: DerivedControl {
  typealias Base = SearchBar

  /// In points.
  private enum Metrics {
    /// Heights of the row between which the field fades as content scrolls (choice).
    static let faded = 32.0
    static let cancelGap = 8.0
    /// The lines at both edges of a bar that stands alone: 201, 201, 203 over white (measured); in
    /// the dark style that of separators.
    static let line = ColorValue.dynamic(
      light: .color(Color(bytes: 60, 60, 67, alpha: 0.277)),
      dark: .color(Color(bytes: 84, 84, 88, alpha: 0.6)))
  }

  private static func isInNavigationBar(_ bar: StyledNode) -> Bool {
    bar.role == NavigationBar.searchBar
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = SearchBar.values(for: part, of: node)
    switch part.role {
    case SearchBar.searchField:
      values.setDefault(NavigationBar.isInLinedBar, hasLines(node))
      values.setDefault(
        TextField.placeholderColor, node.look.color(SearchBarFigures(node).placeholder))
      values.setDefault(SearchField.fill, node.look.color(.tertiarySystemFill))
    case SearchBar.promptLabel:
      values.setDefault(Label.textColor, node.look.color(.label))
    default: break
    }
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    SearchBar.layOut(node, size: size, &pass)
    let margin =
      isInNavigationBar(node)
      ? ModernNavigationBar.Metrics.margin(node) : SearchBar.Metrics.margin
    guard let field = node.child(SearchBar.searchField) else { return }
    var frame = pass.frame(of: field)
    if isInNavigationBar(node) {
      let place = SearchBarFigures(node).inNavigationBar
      let height = min(place.height, max(0, size.height - place.top - place.bottom))
      frame = Rect(
        x: margin, y: place.top, width: max(0, size.width - 2 * margin), height: height)
    }
    if let item = node.child(SearchBar.cancelItem) {
      let width = item.intrinsicSize(fitting: size).width
      let x = size.width - margin - width
      pass.place(
        item,
        in: Rect(
          x: x, y: frame.midY - Bar.height / 2, width: width, height: Bar.height))
      frame.size.width = max(0, x - Metrics.cancelGap - frame.minX)
    }
    pass.place(field, in: frame)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    SearchBar.paintScopeBackground(node, &canvas)
    if let image = SearchBar.background(of: bar) {
      return canvas.draw(image, in: node.bounds, of: bar, role: .background)
    }
    guard hasLines(bar) else { return }
    if let tint = bar[Bar.barTintColor] {
      canvas.fill(Path(rect: node.bounds), tint, of: bar)
    }
    guard let line = bar.resolve(Metrics.line) else { return }
    for y in [0, node.size.height - bar.pixel] {
      canvas.fill(Rect(x: 0, y: y, width: node.size.width, height: bar.pixel), line)
    }
  }

  /// Whether lines are drawn at both edges: not in a navigation bar, whose background shows through.
  private static func hasLines(_ bar: StyledNode) -> Bool {
    SearchBarFigures(bar.look).hasLines && !isInNavigationBar(bar)
      && bar.role != NavigationBar.titleView
      && bar[SearchBar.searchBarStyle] != .minimal && SearchBar.background(of: bar) == nil
  }

  /// Fades the field while content scrolls it away.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let full = NavigationBar.Metrics.searchHeight
    guard isInNavigationBar(node.styled), node.size.height < full else { return paint(&canvas) }
    let opacity = (node.size.height - Metrics.faded) / (full - Metrics.faded)
    guard opacity > 0 else { return }
    canvas.layer(opacity: opacity) { paint(&$0) }
  }
}
