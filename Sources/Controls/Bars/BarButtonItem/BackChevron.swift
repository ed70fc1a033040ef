import ObjectModel
import Raster

/// The chevron beside a back button from iOS 7 to 12, by look: where it lies in its bar, and the area
/// beside it.
struct BackChevron {
  /// Frame of UIKit's own image in a bar of 44 points (measured across).
  static let box = Rect(x: 8, y: 11.5, width: 13, height: 21)

  // Points from the corner of a bar of 44 points, and the width of the stroke, fitted to iOS 9 (rms
  // 0.018).
  var top = Point(x: 20.08, y: 12.45)
  var vertex = Point(x: 10.41, y: 22.02)
  var bottom = Point(x: 20.09, y: 31.57)
  var stroke = 3.06

  /// The chevron of a look.
  init(_ look: Look) {
    guard look.system < 9 else { return }
    // Fitted to iOS 7.0 (rms 0.006).
    top = Point(x: 19.29, y: 13.22)
    vertex = Point(x: 10.24, y: 22.25)
    bottom = Point(x: 19.27, y: 31.29)
    stroke = 2.95
  }

  /// Left edge of the chevron, or of the image in its place, in a bar, in points.
  ///
  /// - Parameter node: the bar, or a part of it.
  static func x(in node: StyledNode) -> Double { box.minX + Bar.edgeInset(node) }

  /// Frame of an image, or of its mask, at the chevron's position.
  static func frame(of image: ImageValue, in row: Rect, _ node: StyledNode) -> Rect {
    let y = row.minY + node.roundToPixel((row.height - image.size.height) / 2)
    return Rect(origin: Point(x: x(in: node), y: y), size: image.size)
  }

  /// The area to the right of the chevron in a bar `width` by `height` points, which clips a back
  /// button's text during a push.
  static func rightSide(of node: StyledNode, to width: Double, height: Double) -> Path {
    let chevron = BackChevron(node.look)
    let down = node.roundToPixel((height - Bar.height) / 2)
    let across = Bar.edgeInset(node)
    func moved(_ point: Point) -> Point { Point(x: point.x + across, y: point.y + down) }
    let (top, bottom) = (moved(chevron.top), moved(chevron.bottom))
    return Path(polygon: [
      Point(x: top.x, y: 0), top, moved(chevron.vertex), bottom, Point(x: bottom.x, y: height),
      Point(x: width, y: height), Point(x: width, y: 0),
    ])
  }
}
