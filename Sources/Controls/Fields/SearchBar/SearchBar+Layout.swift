import ObjectModel
import Raster
import Text

extension SearchBar {
  /// Height of the prompt above the field, in points; 0 without one.
  static func promptHeight(_ node: StyledNode) -> Double {
    node.child(promptLabel) == nil ? 0 : NavigationBar.promptHeight
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .height }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let scope = node.child(scopeBar) == nil ? 0 : Metrics.scopeHeight
    return Size(
      width: fitting.width,
      height: promptHeight(node) + SearchBarFigures(node).height + scope)
  }

  /// Whether icon and text are aligned left, as always in a field that is being edited.
  static func isLeftAligned(_ node: StyledNode) -> Bool {
    !SearchBarFigures(node).centersContent || node[isActive] == true
      || !(node[text] ?? "").isEmpty
      || node[showsCancelButton] == true
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let figures = SearchBarFigures(node)
    let top = promptHeight(node)
    let height = figures.height
    let room = node[showsCancelButton] == true ? Metrics.cancelSpace : Metrics.margin
    if let label = node.child(promptLabel) {
      pass.place(label, in: Rect(x: 0, y: 0, width: size.width, height: top))
    }
    if let field = node.child(searchField) {
      let frame = Rect(
        x: Metrics.margin, y: top + figures.fieldTop,
        width: max(0, size.width - Metrics.margin - room), height: figures.fieldHeight)
      placeField(field, in: frame, row: (top, height), of: node, &pass)
    }
    if let item = node.child(cancelItem) {
      let room = Metrics.cancelSpace - Metrics.cancelInset + Metrics.margin
      let width = item.intrinsicSize(fitting: Size(width: room, height: height)).width
      let x = size.width - Metrics.cancelSpace + node.roundToPixel((room - width) / 2)
      pass.place(item, in: Rect(x: x, y: top, width: width, height: height))
    }
    if let scope = node.child(scopeBar) {
      pass.place(
        scope,
        in: Rect(
          x: Metrics.margin, y: top + height + Metrics.scopeTop,
          width: max(0, size.width - 2 * Metrics.margin), height: Metrics.scopeSegments))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Places the field in its row.
  ///
  /// - Parameter row: frame of the row in the bar.
  static func placeField(
    _ field: StyledNode, in frame: Rect, row: (top: Double, height: Double), of node: StyledNode,
    _ pass: inout LayoutPass
  ) {
    var frame = frame
    // A background image determines the field's height.
    if let image = SearchField.background(of: field) {
      frame.size.height = image.size.height
      frame.origin.y = row.top + node.roundToPixel((row.height - image.size.height) / 2)
    }
    let moved = node[searchFieldBackgroundPositionAdjustment] ?? .zero
    pass.place(field, in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
  }
}
