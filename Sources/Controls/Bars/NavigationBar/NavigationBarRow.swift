import ObjectModel
import Raster
import Text

/// The row of a navigation bar from iOS 7 on, with a prompt above it, items at its edges and a
/// title between them.
struct NavigationBarRow {
  typealias Roles = NavigationBarLayout.Roles

  private typealias Metrics = NavigationBar.Metrics

  let bar: StyledNode

  /// The row in the bar, in points.
  let frame: Rect

  /// Left edge of a back button that has a background image, in points.
  let backgroundX: Double

  /// Margin of an item that is first at its edge, in points.
  let edgeMargin: (StyledNode) -> Double

  /// Where a title goes: its left edge, its width, and the size that it asks for.
  struct TitlePlace {
    let node: StyledNode
    let x: Double
    let width: Double
    let size: Size
  }

  /// Places the prompt and the items of one navigation item.
  ///
  /// - Parameter hasLargeTitle: whether its title is below the row, so that it needs no room there.
  /// - Returns: the room between the items: its left and its right edge, in points.
  func placeItems(
    _ roles: Roles, hasLargeTitle: Bool, _ pass: inout LayoutPass
  ) -> (left: Double, right: Double) {
    func place(_ item: StyledNode, x: Double, width: Double) {
      pass.place(item, in: Rect(x: x, y: frame.minY, width: width, height: frame.height))
    }
    if let label = bar.child(roles.prompt) {
      // Aligned to the row, also while the bar is still too low for both.
      let height = NavigationBar.promptHeight
      pass.place(
        label, in: Rect(x: 0, y: frame.minY - height, width: frame.width, height: height))
    }
    var right = frame.width
    for item in bar.children(roles.right) {
      let width = item.intrinsicSize(fitting: frame.size).width
      let end = right - (right == frame.width ? edgeMargin(item) : Metrics.itemSpacing)
      right = end - width
      place(item, x: right, width: width)
    }
    var left = 0.0
    let lefts = bar.children(roles.left)
    if let back = bar.child(roles.back) {
      let x = BarButtonItem.background(of: back) == nil ? 0 : backgroundX
      let others = lefts.reduce(0) {
        $0 + $1.intrinsicSize(fitting: frame.size).width + Metrics.itemSpacing
      }
      let needed = hasLargeTitle ? 0 : requiredTitleWidth(roles)
      let width = BackItem.title(
        of: back, availableWidth: right - others - needed - x
      ).width
      place(back, x: x, width: width)
      left = x + width
    }
    for item in lefts {
      let width = item.intrinsicSize(fitting: frame.size).width
      let x = left == 0 ? edgeMargin(item) : left + Metrics.itemSpacing
      place(item, x: x, width: width)
      left = x + width
    }
    return (left, right)
  }

  /// The place of a title in the room between items: centred in the bar, moved aside where its
  /// neighbours leave no room; nil without a title.
  func titlePlace(_ roles: Roles, in room: (left: Double, right: Double)) -> TitlePlace? {
    guard let child = title(roles) else { return nil }
    let low = room.left + Metrics.titleMargin
    let high = room.right - Metrics.titleMargin
    let own = child.framedSize(fitting: Size(width: max(0, high - low), height: frame.height))
    let width = min(own.width, max(0, high - low))
    // Beside tabs at the beginning (choice).
    let x =
      bar[NavigationBar.isBesideTabs] == true
      ? (room.left > 0 ? low : edgeMargin(child))
      : max(low, min((frame.width - width) / 2, high - width))
    return TitlePlace(node: child, x: bar.roundToPixel(x), width: width, size: own)
  }

  private func title(_ roles: Roles) -> StyledNode? {
    bar.child(roles.title) ?? bar.child(roles.titleView)
  }

  /// Width that a title needs in the row with its margins, in points.
  private func requiredTitleWidth(_ roles: Roles) -> Double {
    guard let child = title(roles) else { return 0 }
    let width = child[View.frame]?.width ?? child.intrinsicSize(fitting: frame.size).width
    return width + 2 * Metrics.titleMargin
  }
}
