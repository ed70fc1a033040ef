import ObjectModel
import Raster
import Text

extension Label {
  /// The default of `shadowOffset`, in points (UILabel reference).
  private static let defaultShadowOffset = Size(width: 0, height: -1)

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled[Knockout.isKnockedOut] != true else { return }
    var (layout, origin) = placedText(node)
    let caret = placedCaret(layout, &origin, node)
    if !layout.lines.isEmpty {
      if let ascent = node.styled[visibleAscent] {
        let top = origin.y + layout.firstBaseline - ascent
        let visible = Rect(
          x: 0, y: top, width: node.size.width, height: max(0, node.size.height - top))
        canvas.clipped(to: Path(rect: visible)) {
          $0.draw(layout, topLeft: origin, shadow: shadow(node.styled), of: node.styled)
        }
      } else if layout.size.width > node.size.width, node.styled[lineBreakMode] == .byClipping {
        canvas.clipped(to: Path(rect: node.bounds)) {
          $0.draw(layout, topLeft: origin, shadow: shadow(node.styled), of: node.styled)
        }
      } else {
        canvas.draw(layout, topLeft: origin, shadow: shadow(node.styled), of: node.styled)
      }
    }
    if let caret, let color = node.styled.color(caretColor) { canvas.fill(caret, color) }
  }

  /// The frame of the caret, in points; nil when there is none.
  ///
  /// - Parameter origin: the text's, which moves so that the caret is visible in a narrow field.
  private static func placedCaret(
    _ layout: TextLayout, _ origin: inout Point, _ node: PlacedNode
  ) -> Rect? {
    let label = node.styled
    guard label[caretColor] != nil else { return nil }
    func rect(_ origin: Point) -> Rect {
      Caret.rect(
        after: layout, at: origin, room: node.size.width, alignment: alignment(label),
        font: label.font(textAttributes(label).font ?? .system(17)),
        isEmpty: label[isPlaceholder] ?? false, of: label)
    }
    let caret = rect(origin)
    origin.x += min(0, node.size.width - caret.maxX) - min(0, caret.minX)
    return rect(origin)
  }

  /// The shadow of the whole text; nil when there is none.
  static func shadow(_ node: StyledNode) -> TextAttributes.Shadow? {
    if let shadow = node[attributes]?.shadow { return shadow }
    guard let color = node[shadowColor] else { return nil }
    let offset = node[shadowOffset] ?? defaultShadowOffset
    return TextAttributes.Shadow(
      color: color, offset: Offset(horizontal: offset.width, vertical: offset.height))
  }
}
