import ObjectModel
import Raster
import Text

/// What shows a bar button item: a title or an icon, over a background image where there is one.
enum BarButton: DerivedControl {
  typealias Base = PartButton
}

/// The image view of a bar button item: its image, or the glyph of a system item.
enum BarButtonIcon: FigureView {
  static let imageRole = ImageRole.barButtonItem

  static func glyph(of icon: StyledNode) -> SystemItemGlyph? {
    icon[BarButtonItem.systemItem].flatMap(SystemItemGlyph.init)
  }

  static func figureSize(_ node: StyledNode) -> Size { glyph(of: node)?.size ?? .zero }

  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let icon = node.styled
    guard let glyph = glyph(of: icon) else { return }
    // Of the glyphs only the arrow that points back has a direction to read.
    if icon[BarButtonItem.systemItem] == .reply {
      glyph.paint(ink, of: icon, &canvas)
    } else {
      canvas.unmirrored(about: glyph.size.width / 2) { glyph.paint(ink, of: icon, &$0) }
    }
  }
}

/// The label of a back button, which says less where it has no room for its own text.
enum BackLabel: DerivedControl {
  typealias Base = Label

  static let shortText = "Back"

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let label = node.styled
    let own = Label.line(of: label)
    // What was placed is as wide as what is to be said, up to a pixel.
    if node.size.width >= own.size.width - label.pixel { return Label.paint(node, &canvas) }
    guard node.size.width > 0 else { return }
    let short = Label.line(of: label, saying: shortText)
    canvas.draw(
      short, x: 0, baseline: label.roundToPixel(short.firstBaseline), shadow: Label.shadow(label),
      of: label)
  }
}
