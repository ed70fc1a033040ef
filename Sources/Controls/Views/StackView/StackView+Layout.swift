import ObjectModel
import Raster

extension StackView {
  /// The default of `layoutMargins`, in points (UIView reference).
  private static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private static func isVertical(_ node: StyledNode) -> Bool { node[axis] == .vertical }

  private static func margins(_ node: StyledNode) -> EdgeInsets {
    guard node[isLayoutMarginsRelativeArrangement] == true else { return .zero }
    return node[layoutMargins] ?? defaultMargins
  }

  /// The arranged views that are not hidden; hidden ones leave no gap.
  private static func arrangedViews(_ node: StyledNode) -> [StyledNode] {
    node.children(StackLayout.role).filter { $0[View.isHidden] != true }
  }

  /// The size of a view without its alignment insets, in points.
  private static func alignedSize(_ view: StyledNode, fitting: Size) -> Size {
    Rect(origin: .zero, size: view.framedSize(fitting: fitting))
      .inset(by: ImageView.alignmentInsets(of: view)).size
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let margins = margins(node)
    let room = Rect(origin: .zero, size: fitting).inset(by: margins).size
    let sizes = arrangedViews(node).map { alignedSize($0, fitting: room) }
    let gaps = (node[spacing] ?? 0) * Double(max(0, sizes.count - 1))
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    let across = isVertical(node) ? widths : heights
    var along = isVertical(node) ? heights : widths
    if node[distribution] == .fillEqually {
      along = along.map { _ in along.max() ?? 0 }
    }
    let length = along.reduce(gaps, +)
    let breadth = across.max() ?? 0
    return Size(
      width: (isVertical(node) ? breadth : length) + margins.left + margins.right,
      height: (isVertical(node) ? length : breadth) + margins.top + margins.bottom)
  }

  static func stackLayout(_ node: StyledNode) -> StackLayout? {
    StackLayout(
      isVertical: isVertical(node), distribution: node[distribution] ?? .fill,
      alignment: node[alignment] ?? .fill, spacing: node[spacing] ?? 0, margins: margins(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    for view in arrangedViews(node) {
      pass.place(view, in: pass.constrainedFrame(of: view) ?? .zero)
    }
  }
}
