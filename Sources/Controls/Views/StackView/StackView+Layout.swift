import ObjectModel
import Raster

extension StackView {
  private static func isVertical(_ node: StyledNode) -> Bool { node[axis] == .vertical }

  private static func margins(_ node: StyledNode) -> EdgeInsets {
    guard node[isLayoutMarginsRelativeArrangement] == true else { return .zero }
    return node.ownLayoutMargins
  }

  /// The spacing after each view, in points.
  private static func spacings(_ node: StyledNode) -> [Double] {
    let custom = node[customSpacing]?.lengths ?? [:]
    return arrangedViews(node).map { view in
      view.element.id.flatMap { custom[$0] } ?? node[spacing] ?? 0
    }
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
    let gaps = spacings(node).dropLast().reduce(0, +)
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
      alignment: node[alignment] ?? .fill, spacings: spacings(node),
      keepsMargins: node[isLayoutMarginsRelativeArrangement] == true,
      isBaselineRelative: node[isBaselineRelativeArrangement] == true)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    for view in arrangedViews(node) {
      pass.place(view, in: pass.constrainedFrame(of: view) ?? .zero)
    }
  }
}
