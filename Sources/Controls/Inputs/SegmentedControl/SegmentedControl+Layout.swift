import ObjectModel
import Raster

extension SegmentedControl {
  /// Height with its border, in points (choice, after look-alike libraries).
  static let height = 29.0
  /// Width of border and dividers, in points (measured on a stepper).
  static let border = 1.0
  /// Padding at both sides of the content, in points (measured: "First" and "Second" have 121
  /// points on iOS 7, within one).
  private static let padding = 7.0

  /// Width of the dividers, in points: from iOS 26 on there are none (measured: three of 118 in 354).
  static func dividerWidth(_ node: StyledNode) -> Double {
    if let image = divider(node, left: .normal, right: .normal) { return image.size.width }
    return drawsOwnDividers(node) && node.look.era < .glass ? border : 0
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let widths = naturalWidths(node)
    guard !widths.isEmpty else { return Size(width: 0, height: height) }
    let shares = node[apportionsSegmentWidthsByContent] == true
    let widest = widths.lazy.filter { !$0.isFixed }.map(\.width).max() ?? 0
    let sum = widths.reduce(0) { $0 + ($1.isFixed || shares ? $1.width : widest) }
    let dividers = Double(widths.count - 1) * dividerWidth(node)
    return Size(width: node.ceilToPixel(sum + dividers), height: height)
  }

  /// The fixed or intrinsic widths of the segments, in points.
  ///
  /// - Parameter sharesEqually: skips measuring; segments without a fixed width get 0.
  private static func naturalWidths(
    _ node: StyledNode, sharesEqually: Bool = false
  ) -> [(width: Double, isFixed: Bool)] {
    node.children(Segment.role).map { segment in
      if let fixed = segment[Segment.width], fixed > 0 { return (fixed, true) }
      if sharesEqually { return (0, false) }
      let content = segment.intrinsicSize(fitting: Size(width: .infinity, height: height))
      return (content.width + 2 * padding, false)
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    let divider = dividerWidth(node)
    var x = 0.0
    for (segment, width) in zip(node.children(Segment.role), widths(node, in: size.width)) {
      // Edges on whole pixels; the sum stays exact.
      let left = node.roundToPixel(x)
      let right = node.roundToPixel(x + width)
      pass.place(segment, in: Rect(x: left, y: 0, width: right - left, height: size.height))
      x += width + divider
    }
  }

  /// The widths of the segments, without dividers: the remaining width is shared equally or by
  /// content.
  private static func widths(_ node: StyledNode, in total: Double) -> [Double] {
    let isByContent = node[apportionsSegmentWidthsByContent] == true
    let natural = naturalWidths(node, sharesEqually: !isByContent)
    let room = total - Double(max(0, natural.count - 1)) * dividerWidth(node)
    let free = natural.filter { !$0.isFixed }
    let fixed = natural.reduce(0) { $0 + ($1.isFixed ? $1.width : 0) }
    let rest = max(0, room - fixed)
    var share = rest / Double(max(1, free.count))
    // Measured on iOS 7: two segments share 99 points as 49 and 49, and the rest lies at the end.
    if (Look.Era.flat ..< .modern).contains(node.look.era) { share = share.rounded(.down) }
    guard isByContent else {
      return natural.map { $0.isFixed ? $0.width : share }
    }
    let spare = rest - free.reduce(0) { $0 + $1.width }
    return natural.map {
      $0.isFixed ? $0.width : max(0, $0.width + spare / Double(max(1, free.count)))
    }
  }
}
