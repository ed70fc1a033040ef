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
    /// Alpha of the black over the last column below others (choice).
    static let dimAlpha = 0.1
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let guides = pass.guides(of: node)
    let container = pass.placeContainer(of: node, size: size)
    let columns = SplitColumns(
      node.element, device: node.context.device, system: node.system)
    let isAtEnd = node[primaryEdge] == .trailing && primaryEdge.exists(in: node.system)
    func rect(_ x: Double, _ width: Double) -> Rect {
      Rect(
        x: isAtEnd ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
    var left = 0.0
    for column in columns.visible {
      let isPrimary = column == .primary
      guard let list = container.child(isPrimary ? primary : supplementary) else { continue }
      let width = node.roundToPixel(columns.width(column, in: size.width))
      pass.raise(list)
      pass.place(list, in: rect(left, width))
      pass.setGuides(guides, for: list)
      left += width
      if let line = container.child(isPrimary ? divider : supplementaryDivider) {
        pass.raise(line)
        pass.place(line, in: rect(left, lineWidth(node)))
        left += lineWidth(node)
      }
    }
    let (x, width) = columns.secondary(beside: left, in: size.width)
    for content in container.children(.childViewController) {
      pass.place(content, in: rect(x, width))
      pass.setGuides(guides, for: content)
    }
    for view in container.children(dimming) { pass.place(view, in: rect(x, width)) }
  }

  /// Width of the line, in points; up to iOS 6 a whole point (choice, after screens of the time).
  private static func lineWidth(_ node: StyledNode) -> Double {
    node.look.era < .flat ? 1 : node.pixel
  }
}
