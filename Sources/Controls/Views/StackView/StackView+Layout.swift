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
    node.children(arranged).filter { $0[View.isHidden] != true }
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

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    let area = Rect(origin: .zero, size: size).inset(by: margins(node))
    let vertical = isVertical(node)
    let views = arrangedViews(node)
    // Text in a column wraps at the column's width; in a row it is not wrapped.
    let fitting = Size(width: area.width, height: .infinity)
    let sizes = views.map { alignedSize($0, fitting: fitting) }
    let arrangement = StackArrangement(
      lengths: sizes.map { vertical ? $0.height : $0.width },
      room: vertical ? area.height : area.width, spacing: node[spacing] ?? 0,
      distribution: node[distribution] ?? .fill)
    for (index, view) in views.enumerated() {
      let span = arrangement.spans[index]
      let across = across(
        vertical ? sizes[index].width : sizes[index].height,
        in: vertical ? area.width : area.height, node[alignment] ?? .fill)
      let (x, width) = vertical ? across : span
      let (y, height) = vertical ? span : across
      // Insets belong to the image, which is not mirrored.
      let insets = ImageView.alignmentInsets(of: view)
      let frame = Rect(x: area.minX + x, y: area.minY + y, width: width, height: height)
        .inset(by: (node.runsFromRight ? insets.mirrored : insets).negated)
      let left = node.roundToPixel(frame.minX)
      let top = node.roundToPixel(frame.minY)
      pass.place(
        view,
        in: Rect(
          x: left, y: top, width: node.roundToPixel(frame.maxX) - left,
          height: node.roundToPixel(frame.maxY) - top))
    }
  }

  private static func across(
    _ length: Double, in room: Double, _ alignment: Alignment
  ) -> (start: Double, length: Double) {
    switch alignment {
    case .fill: (0, room)
    case .leading, .top, .firstBaseline: (0, length)
    case .center: ((room - length) / 2, length)
    case .trailing, .bottom, .lastBaseline: (room - length, length)
    }
  }
}
