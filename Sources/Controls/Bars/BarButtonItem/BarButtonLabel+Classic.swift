import ObjectModel
import Raster
import Text

extension EmbeddedButtonLabel {
  /// Text raised from its bezel by a shadow.
  static var classic: any ControlClass.Type { ClassicBarButtonLabel.self }
}

extension BackButtonLabel {
  /// The same as the other titles. It always has the width that its text needs.
  static var classic: any ControlClass.Type { ClassicBarButtonLabel.self }
}

/// The label of a bar button up to iOS 6. While the button is disabled, the shadow does not show
/// through the translucent letters.
enum ClassicBarButtonLabel: DerivedControl {
  typealias Base = Label

  /// Whether the button is disabled; set by the button.
  static let isDisabled = PartKey<Bool>("isDisabled")

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let label = node.styled
    let (layout, origin) = Label.placedText(node)
    guard label[isDisabled] == true, let color = layout.lines.first?.segments.first?.color,
      color.alpha < 1,
      let shadow = Label.shadow(label), let shade = label.resolve(shadow.color)
    else { return Label.paint(node, &canvas) }
    canvas.drawWithShadow(
      color, shadowColor: shade,
      offset: Point(x: shadow.offset.horizontal, y: shadow.offset.vertical),
      within: Rect(origin: origin, size: layout.size)
    ) { $0.draw(layout, at: origin, color: $1) }
  }
}
