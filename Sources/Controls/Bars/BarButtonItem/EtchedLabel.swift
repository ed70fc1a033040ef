import ObjectModel
import Raster
import Text

extension PartLabel {
  /// Etched into its bezel.
  static var classic: any ControlClass.Type { EtchedLabel.self }
}

extension BackLabel {
  /// Etched like the other titles; it has all the room that it asks for.
  static var classic: any ControlClass.Type { EtchedLabel.self }
}

/// The label of a bar button: while that is disabled, the shade of the letters does not show through
/// them.
enum EtchedLabel: DerivedControl {
  typealias Base = Label

  /// Whether the button is disabled; handed on by it.
  static let isDisabled = PartKey<Bool>("isDisabled")

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let label = node.styled
    let (layout, origin) = Label.placedText(node)
    guard label[isDisabled] == true, let ink = layout.lines.first?.segments.first?.color,
      ink.alpha < 1,
      let shadow = Label.shadow(label), let shade = label.resolve(shadow.color)
    else { return Label.paint(node, &canvas) }
    canvas.drawRaised(
      ink, shade: shade,
      offset: Point(x: shadow.offset.horizontal, y: shadow.offset.vertical),
      within: Rect(origin: origin, size: layout.size)
    ) { $0.draw(layout, at: origin, color: $1) }
  }
}
