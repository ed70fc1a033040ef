import ObjectModel
import Raster

/// Half of a stepper: a button over its half of the stepper's background image.
enum StepperHalf: DerivedControl {
  typealias Base = EmbeddedButton

  /// The background image of the whole stepper in this half's state.
  static let sharedBackground = PartKey<ImageValue>("sharedBackground")

  /// The stepper's bounds in the half's coordinates, in points.
  static func wholeBounds(_ node: PlacedNode) -> Rect {
    let isLeft = Stepper.Half(node.styled.role) == .minus
    return Rect(
      x: isLeft ? 0 : -node.size.width, y: 0, width: 2 * node.size.width,
      height: node.size.height)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if let image = node.styled[sharedBackground] {
      canvas.clipped(to: Path(rect: node.bounds)) {
        $0.draw(image, in: wholeBounds(node), of: node.styled, role: .background)
      }
    }
    EmbeddedButton.paint(node, &canvas)
  }
}
