import ObjectModel
import Raster

extension TabBar {
  /// Height in points, without the home indicator's area.
  ///
  /// - Parameter node: the bar, or a controller with the same traits.
  static func height(_ node: StyledNode) -> Double {
    TabBarItem.Arrangement(node) == .compactInline ? Metrics.compactHeight : Metrics.height
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let items = node.children(item)
    let (origin, width, spacing) = columns(of: node, items, in: size.width)
    let height = height(node)
    for (index, item) in items.enumerated() {
      let x = origin + Double(index) * (width + spacing)
      let start = node.roundToPixel(x)
      let end = node.roundToPixel(x + width)
      pass.place(item, in: Rect(x: start, y: 0, width: end - start, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Left edge of the first item, width of each, and spacing between two, in points.
  private static func columns(
    of node: StyledNode, _ items: [StyledNode], in total: Double
  ) -> (x: Double, width: Double, spacing: Double) {
    let count = Double(max(1, items.count))
    let positioning = node[itemPositioning] ?? .automatic
    let isCentered =
      positioning == .centered
      || positioning == .automatic && node.traits.hasRoomAcross(system: node.system)
    guard isCentered else { return (0, total / count, 0) }
    func positive(_ key: AppearanceKey<Double>) -> Double? {
      node[key].flatMap { $0 > 0 ? $0 : nil }
    }
    let widest = items.map { $0.intrinsicSize(fitting: Size(width: total, height: 0)).width }.max()
    let own =
      TabBarItem.Arrangement(node) == .stacked
      ? Metrics.itemWidth : max(Metrics.itemWidth, (widest ?? 0) + 2 * Metrics.inlinePadding)
    let spacing = positive(itemSpacing) ?? Metrics.itemSpacing
    let width = min(positive(itemWidth) ?? own, max(0, (total - (count - 1) * spacing) / count))
    return ((total - count * width - (count - 1) * spacing) / 2, width, spacing)
  }
}
