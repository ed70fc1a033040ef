import ObjectModel
import Raster
import Text

/// The button of a bar button item: a title or icon, over a background image if one is set.
enum BarButton: DerivedControl {
  typealias Base = EmbeddedButton
}

/// The image view of a bar button item: its image, or the glyph of its system item.
enum BarButtonIcon: IconView {
  static let imageRole = ImageRole.barButtonItem

  static func glyph(of icon: StyledNode) -> SystemItemGlyph? {
    icon[BarButtonItem.systemItem].flatMap(SystemItemGlyph.init)
  }

  static func iconSize(_ node: StyledNode) -> Size { glyph(of: node)?.size ?? .zero }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let icon = node.styled
    guard let glyph = glyph(of: icon) else { return }
    // Only the reply arrow is mirrored in right-to-left layouts.
    if icon[BarButtonItem.systemItem] == .reply {
      glyph.paint(color, of: icon, &canvas)
    } else {
      canvas.unmirrored(about: glyph.size.width / 2) { glyph.paint(color, of: icon, &$0) }
    }
  }
}

/// The label of a back button, which shows "Back" or nothing where its own text does not fit.
enum BackButtonLabel: DerivedControl {
  typealias Base = Label

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let label = node.styled
    let own = Label.line(of: label)
    // The label is as wide as the text to show, within a pixel.
    if node.size.width >= own.size.width - label.pixel { return Label.paint(node, &canvas) }
    guard node.size.width > 0 else { return }
    let short = Label.line(of: label, saying: label.context.words[.back])
    canvas.draw(
      short, x: 0, baseline: label.roundToPixel(short.firstBaseline), shadow: Label.shadow(label),
      of: label)
  }
}
