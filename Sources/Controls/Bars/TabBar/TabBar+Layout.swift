import ObjectModel
import Raster

extension TabBar {
  /// Height in points, without the home indicator's area.
  ///
  /// - Parameter node: the bar, or a controller with the same traits.
  static func height(_ node: StyledNode) -> Double {
    TabBarItem.Arrangement(node) == .compactInline ? Metrics.compactHeight : Metrics.height
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .height }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: height(node))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    layOut(
      node, size: size,
      Columns(
        positioning: node[itemPositioning], width: node[itemWidth], spacing: node[itemSpacing]),
      &pass)
  }

  /// How items share the bar's width; nil and 0 leave it to the look.
  struct Columns {
    var positioning: ItemPositioning?
    /// In points, of centred items.
    var width: Double?
    /// In points, between centred items.
    var spacing: Double?
  }

  static func layOut(
    _ node: StyledNode, size: Size, _ columns: Columns, _ pass: inout LayoutPass
  ) {
    let items = node.children(item)
    let (origin, width, spacing) = place(columns, of: node, items, in: size.width)
    let height = height(node)
    for (index, item) in items.enumerated() {
      let x = origin + Double(index) * (width + spacing)
      // Whole points at any scale (lists of UITabBar's subviews at 2x and 3x).
      let start = x.rounded()
      let end = (x + width).rounded()
      pass.place(item, in: Rect(x: start, y: 0, width: end - start, height: height))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Left edge of the first item, width of each, and spacing between two, in points.
  private static func place(
    _ columns: Columns, of node: StyledNode, _ items: [StyledNode], in total: Double
  ) -> (x: Double, width: Double, spacing: Double) {
    let count = Double(max(1, items.count))
    let positioning = columns.positioning ?? .automatic
    let isCentered =
      positioning == .centered
      || positioning == .automatic && node.traits.hasRoomAcross(system: node.system)
    guard isCentered else { return (0, total / count, 0) }
    func positive(_ length: Double?) -> Double? { length.flatMap { $0 > 0 ? $0 : nil } }
    let widest = items.map { $0.intrinsicSize(fitting: Size(width: total, height: 0)).width }.max()
    let own =
      TabBarItem.Arrangement(node) == .stacked
      ? Metrics.itemWidth : max(Metrics.itemWidth, (widest ?? 0) + 2 * Metrics.inlinePadding)
    let spacing = positive(columns.spacing) ?? Metrics.itemSpacing
    let width = min(
      positive(columns.width) ?? own, max(0, (total - (count - 1) * spacing) / count))
    return ((total - count * width - (count - 1) * spacing) / 2, width, spacing)
  }
}
