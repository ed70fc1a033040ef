import ObjectModel
import Raster
import Text

extension BarButtonItem {
  enum Metrics {
    /// Height of the button of an item without a background image, in a bar of 44 points (UIKit's
    /// own). In other bars the distance to the edges stays, at least 4 points.
    static let buttonHeight = 30.0
    static let buttonMargin = 4.0
    /// Padding between a title and the sides of its background image, in points (choice, after
    /// UIKit's bezels).
    static let backgroundPadding = 10.0
    /// Colour of disabled items (choice, near the disabled grey measured on table rows).
    static let disabledColor = Color(white: 0.56)
    /// Opacity of a pressed item (choice; WWDC 2013 session 214 shows that it fades).
    static let highlightedOpacity = 0.2
  }

  /// Draws the children; during a push, clips a back button's text to the right of the chevron, or
  /// by the transition mask.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let item = node.styled
    guard isBackItem(item), item[BackItem.pushProgress] != nil, background(of: item) == nil
    else { return paint(&canvas) }
    guard node.isMirrored else { return clipped(node, &canvas, paint) }
    let width = node.size.width
    canvas.mirrored(width: width) {
      clipped(node.beforeMirroring, &$0) { $0.mirrored(width: width, paint) }
    }
  }

  private static func clipped(
    _ node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let item = node.styled
    let height = node.size.height
    let bar = Rect(
      x: -node.frame.minX, y: 0, width: item.context.device.size.width, height: height)
    guard let mask = item[BackItem.mask] else {
      let clip = BackChevron.rightSide(of: item, to: bar.width, height: height)
      return canvas.clipped(to: clip.transformed(by: .translation(x: bar.minX, y: 0)), paint)
    }
    let maskFrame = BackChevron.frame(
      of: mask, in: Rect(x: 0, y: 0, width: bar.width, height: height), item
    ).offsetBy(x: bar.minX, y: 0)
    canvas.masked(by: item.image(mask), in: maskFrame, paint)
    canvas.clipped(
      to: Path(
        rect: Rect(
          x: maskFrame.maxX, y: bar.minY, width: max(0, bar.maxX - maskFrame.maxX), height: height)),
      paint)
  }
}
