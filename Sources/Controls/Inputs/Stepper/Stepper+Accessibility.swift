import ObjectModel
import Raster

extension Stepper: AccessibleClass {
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    let half = Size(width: node.size.width / 2, height: node.size.height)
    let sides = [
      Rect(origin: .zero, size: half), Rect(origin: Point(x: half.width, y: 0), size: half),
    ]
    func content(_ half: Half, _ label: String) -> SpokenContent {
      let isOff = state(half, of: node.styled) == .disabled
      return SpokenContent(label: label, traits: isOff ? [.button, .notEnabled] : .button)
    }
    return .parts([
      (content(.minus, "Decrement"), node.isMirrored ? sides[1] : sides[0]),
      (content(.plus, "Increment"), node.isMirrored ? sides[0] : sides[1]),
    ])
  }
}
