import ObjectModel
import Raster

extension Segment {
  /// Distance of titles above the vertical centre, in points (measured: a title of 12 points in a
  /// control of 44 has its baseline at 25.5).
  private static let titleLift = 1.0

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    content(of: node)?.intrinsicSize(fitting: fitting) ?? .zero
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    layOut(node, size: size, lift: titleLift, padding: SegmentedControl.border, &pass)
  }

  /// Centres the content.
  ///
  /// - Parameters:
  ///   - lift: distance of titles above the vertical centre, in points.
  ///   - padding: least distance of the content from the sides, in points.
  static func layOut(
    _ node: StyledNode, size: Size, lift: Double, padding: Double, _ pass: inout LayoutPass
  ) {
    pass.layOutSubviews(of: node, size: size)
    guard let content = content(of: node) else { return }
    var own = content.intrinsicSize(fitting: size)
    own.width = min(own.width, max(0, size.width - 2 * padding))
    let moved = node[contentOffset] ?? .zero
    let adjusted = node[contentPositionAdjustment] ?? .zero
    let lift = node.child(labelRole) == nil ? 0 : lift
    pass.place(
      content,
      in: Rect(
        x: node.roundToPixel((size.width - own.width) / 2 + moved.width + adjusted.horizontal),
        y: node.roundToPixel(
          (size.height - own.height) / 2 - lift + moved.height + adjusted.vertical),
        width: own.width, height: own.height))
  }
}
