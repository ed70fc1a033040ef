import ObjectModel
import Raster

extension SplitViewController {
  enum Metrics {
    /// Default share and limits of the primary controller's width (UISplitViewController
    /// reference).
    static let fraction = 0.4
    static let maximumWidth = 320.0
    /// Minimum regular width: half of a 12.9-inch pad, the narrowest window that UIKit calls
    /// regular (size classes of iPad multitasking). Narrower content is compact (choice).
    static let regularWidth = 678.0
    /// Colour of the line between both controllers, or at the edge of an overlay: a bar's line on
    /// white.
    static let line = Color(bytes: 0xB2, 0xB2, 0xB2)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let guides = pass.guides(of: node)
    let container = pass.placeContainer(of: node, size: size)
    var left = 0.0
    if let list = container.child(primary) {
      let width = node.roundToPixel(primaryWidth(node.element, in: size.width))
      pass.raise(list)
      pass.place(list, in: Rect(x: 0, y: 0, width: width, height: size.height))
      pass.setGuides(guides, for: list)
      if let line = container.child(divider) {
        pass.raise(line)
        pass.place(line, in: Rect(x: width, y: 0, width: lineWidth(node), height: size.height))
      }
      let mode = mode(node[preferredDisplayMode], node.context.device)
      if mode == .allVisible { left = width + lineWidth(node) }
    }
    for content in container.children(.childViewController) {
      pass.place(
        content, in: Rect(x: left, y: 0, width: max(0, size.width - left), height: size.height))
      pass.setGuides(guides, for: content)
    }
  }

  /// Width of the line, in points; up to iOS 6 a whole point (choice, after screens of the time).
  private static func lineWidth(_ node: StyledNode) -> Double { node.system < 7 ? 1 : node.pixel }

  static func primaryWidth(_ element: Element, in total: Double) -> Double {
    let wanted = total * (element[preferredPrimaryColumnWidthFraction] ?? Metrics.fraction)
    let most = max(0, element[maximumPrimaryColumnWidth] ?? Metrics.maximumWidth)
    let least = max(0, element[minimumPrimaryColumnWidth] ?? 0)
    return min(max(min(wanted, most), least), total)
  }
}
