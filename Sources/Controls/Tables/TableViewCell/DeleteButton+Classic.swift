import ObjectModel
import Raster
import Text

extension DeleteButton {
  /// A red bezel.
  static var classic: any ControlClass.Type { ClassicDeleteButton.self }
}

/// The delete button of a row up to iOS 6.
enum ClassicDeleteButton: DerivedControl {
  typealias Base = EmbeddedButton

  static let height = 31.0
  /// Baseline of the text from the button's top, in points.
  static let baseline = 21.0
  private static let padding = 12.0
  private static let bezel = BarButtonBezel.bezel(
    .tinted(Color(bytes: 196, 28, 30)), shape: .rounded(5))

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(
      EmbeddedButton.defaultTitleAttributes,
      TextAttributes(
        font: .system(15, .bold), foregroundColor: .color(.white), shadow: ClassicLook.raisedText))
  }

  static func width(of button: StyledNode) -> Double {
    (DeleteButton.line(of: button).size.width + 2 * padding).rounded(.up)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    bezel.shape.path(in: node.bounds)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard EmbeddedButton.backgroundImage(of: node.styled) == nil else {
      return EmbeddedButton.paint(node, &canvas)
    }
    bezel.paint(in: node.bounds, scale: node.styled.scale, &canvas)
  }
}
