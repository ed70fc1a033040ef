import ObjectModel
import Raster

extension AlertContentView {
  /// Colours, measured where nothing else is said.
  enum Metrics {
    static let fieldBorder = Color(white: 0, alpha: 0.3)
    /// Background over the dimmed content: #999 results in #F3 to #F9.
    static let fill = Color(white: 1, alpha: 0.92)
    /// Lines between buttons: #CBCBCF over the background.
    static let line = Color(white: 0, alpha: 0.18)
    static let sheetText = Color(bytes: 143, 143, 143)
  }

  /// Draws the fields' borders over them.
  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintFieldBorders(node, Metrics.fieldBorder, &canvas)
  }

  /// Draws the borders of fields, which share those between them.
  static func paintFieldBorders(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let fields = node.children(textField)
    let pixel = node.styled.pixel
    for (index, field) in fields.enumerated() {
      let frame = field.frame
      var ring = Path(rect: frame)
      let top = index == 0 ? pixel : 0
      ring.append(
        Path(
          rect: frame.inset(by: EdgeInsets(top: top, left: pixel, bottom: pixel, right: pixel))))
      canvas.fill(ring, color, rule: .evenOdd)
    }
  }

  /// The boxes; the view itself covers the window.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    var path = Path()
    for box in placedLayout(node).boxes { path.append(shape(of: box, node)) }
    return path
  }

  static func placedLayout(_ node: PlacedNode) -> AlertLayout {
    AlertLayout(node.styled, size: node.size) { label, _ in
      node.children.first { $0.index == label.index }?.size.height ?? 0
    }
  }

  static func shape(of box: Rect, _ node: PlacedNode) -> Path {
    if node.styled[isInPopover] == true { return Path(rect: box) }
    let figures = AlertFigures(node.styled.look)
    let isSheet = node.styled[AlertController.preferredStyle] == .actionSheet
    return Path(
      continuousRoundedRect: box, radius: isSheet ? figures.sheetRadius : figures.radius)
  }

  /// Draws the boxes.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let layout = placedLayout(node)
    // A popover has a background of its own.
    for box in layout.boxes where node.styled[isInPopover] != true {
      canvas.append(
        .backdrop(shape(of: box, node), BackdropEffect(sigma: 10, tints: [Metrics.fill])))
    }
    for line in layout.lines { canvas.fill(line, Metrics.line) }
  }
}
