import ObjectModel
import Raster

extension Stepper {
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    IntrinsicContent(
      hasWidth: true, hasHeight: true, hugging: Offset(horizontal: 750, vertical: 750))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    layOutHalves(of: node, size: Metrics.size, &pass) { half, sign, area in
      guard let image = ImageView.shownImage(sign) else {
        return node.roundToPixel(half.box).offsetBy(x: -area.minX, y: 0)
      }
      let rect = area.centered(image.size)
      return Rect(
        x: node.roundToPixel(rect.minX) - area.minX, y: node.roundToPixel(rect.minY),
        width: rect.width, height: rect.height)
    }
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  /// The frames of the halves in a stepper, in points.
  static func areas(in size: Size) -> [(half: Half, area: Rect)] {
    let half = Size(width: size.width / 2, height: size.height)
    return [
      (.minus, Rect(origin: .zero, size: half)),
      (.plus, Rect(origin: Point(x: half.width, y: 0), size: half)),
    ]
  }

  /// Sets the frames of the halves and their signs.
  ///
  /// - Parameter signFrame: returns the frame of a sign in its half, given the half, the sign and
  ///   the half's frame in the stepper.
  static func layOutHalves(
    of node: StyledNode, size: Size, _ pass: inout LayoutPass,
    signFrame: (Half, StyledNode, Rect) -> Rect
  ) {
    for (half, area) in areas(in: size) {
      guard let button = node.child(half.role), let sign = button.child(half.signRole) else {
        continue
      }
      pass.place(button, in: area)
      pass.place(sign, in: signFrame(half, sign, area))
    }
  }
}
