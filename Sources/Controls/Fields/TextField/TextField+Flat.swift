import ObjectModel
import Raster
import Text

extension TextField {
  enum Metrics {
    /// Height of a rounded field (common knowledge).
    static let height = 30.0
    static let width = 97.0
    /// Distance from border to text (choice, after iOS 7).
    static let inset = 7.0
    static let radius = 5.0
    /// #CCCCCC, one pixel wide (choice, after pictures of iOS 7).
    static let border = Color(bytes: 0xCC, 0xCC, 0xCC)
    /// #C7C7CD (common knowledge).
    static let placeholder = Color(bytes: 0xC7, 0xC7, 0xCD)
    static let bullet = "●"
    static let disabledAlpha = 0.5
  }

  /// A rounded field fills its own shape.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    node.styled[borderStyle] == .roundedRect ? roundedOutline(node) : nil
  }

  private static func roundedOutline(_ node: PlacedNode) -> Path {
    Path(continuousRoundedRect: node.bounds, radius: Metrics.radius)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    let isEnabled = field[Control.isEnabled] != false
    switch field[borderStyle] ?? .none {
    case .roundedRect:
      let outline = roundedOutline(node)
      if field[View.backgroundColor] == nil {
        canvas.fill(outline, isEnabled ? .white : Color.white.withAlpha(Metrics.disabledAlpha))
      }
      drawBorder(outline, of: node, radius: Metrics.radius, Metrics.border, &canvas)
    case .line, .bezel:
      drawBorder(Path(rect: node.bounds), of: node, radius: 0, Metrics.border, &canvas)
    case .none: break
    }
    drawBackgroundImage(node, &canvas)
  }

  /// Draws the image behind a field without a rounded border.
  static func drawBackgroundImage(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    let isEnabled = field[Control.isEnabled] != false
    let image = isEnabled ? field[background] : field[disabledBackground] ?? field[background]
    if let image, field[borderStyle] != .roundedRect {
      canvas.draw(image, in: node.bounds, of: field, role: .background)
    }
  }

  /// Draws a line one pixel wide inside of an outline.
  ///
  /// - Parameter radius: of the outline's continuous corners, in points.
  static func drawBorder(
    _ outline: Path, of node: PlacedNode, radius: Double, _ color: Color,
    _ canvas: inout Canvas
  ) {
    var ring = outline
    let width = node.styled.pixel
    let inner = node.bounds.insetBy(x: width, y: width)
    ring.append(
      radius > 0
        ? Path(continuousRoundedRect: inner, radius: radius - width)
        : Path(rect: inner))
    canvas.fill(ring, color, rule: .evenOdd)
  }
}
