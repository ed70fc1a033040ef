import ObjectModel
import Raster

extension SearchBar {
  /// A light bar with a sunken capsule for the field, a prompt above it and scope buttons below.
  static var classic: any ControlClass.Type { ClassicSearchBar.self }
}

/// UISearchBar up to iOS 6.
enum ClassicSearchBar: DerivedControl {
  typealias Base = SearchBar

  /// In points, measured at 2x where nothing else is said.
  private enum Metrics {
    static let height = 44.0
    static let fieldTop = 7.0
    static let fieldHeight = 30.0
    static let margin = 5.0
    /// Distance from the field's end to the bar's end with a cancel button 55 points wide.
    static let cancelSpace = 75.5
    /// Distance from the cancel button's left edge to the bar's right edge.
    static let cancelInset = 60.0
    static let cancelWidth = 55.0
    static let fontSize = 14.0
    static let cancelShadow = TextAttributes.Shadow(
      color: .color(.shade(0.5)), offset: Offset(horizontal: 0, vertical: -1))
    static let placeholder = Color(grey: 179)
    /// Font size of the prompt (choice; no measured picture shows one).
    static let promptSize = 13.0
    static let promptColor = Color(bytes: 82, 92, 104)
    static let promptBaseline = 22.0
    /// Height of the row of scope buttons, a bar's segmented control (choice: as far from the field
    /// as from the bar's end).
    static let scopeHeight = 44.0
    static let scopeTop = 6.0
    static let scopeSegments = 30.0
    /// Gives segments the colour of the cancel button; in a black bar that of its buttons.
    static let scopeTint = Color(bytes: 128, 137, 150)
    static let blackScopeTint = Color(grey: 84)
  }

  private static let gradient = ClassicBarGradient(
    fill: VerticalGradient(
      height: Metrics.height,
      [(1, Color(fit: 215.5, 222.3, 226.7)), (43, Color(fit: 177.5, 188.3, 195.5))]),
    top: PixelRows(
      at1x: [Color(bytes: 0xE1, 0xE7, 0xEB)],
      at2x: [Color(bytes: 0xE3, 0xE9, 0xED), Color(bytes: 0xDE, 0xE4, 0xE8)]),
    bottom: PixelRows(
      at1x: [Color(bytes: 0x83, 0x8F, 0x97)],
      at2x: [Color(bytes: 0x7A, 0x86, 0x8E), Color(bytes: 0x8C, 0x98, 0xA0)]),
    edge: Color(bytes: 0x8C, 0x98, 0xA0))

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
      values.setDefault(SearchField.centersContent, false)
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
      values.setDefault(Label.textColor, .color(isPlain ? Metrics.promptColor : style.color))
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
      let end = node[SearchBar.showsCancelButton] == true ? Metrics.cancelSpace : Metrics.margin
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
    let image = SearchBar.background(of: bar)
    // An image without size takes the shadow away, too (choice: a search bar has no shadow image).
    if image?.isEmpty != true {
      ClassicBar.paintBackground(
        bar, bounds: node.bounds, image: image, shadow: nil, edge: .below, standard: gradient,
        pad: gradient, &canvas)
    }
    SearchBar.paintScopeBackground(node, &canvas)
  }
}
