import ObjectModel
import Raster
import Text

/// The layout of a navigation bar from iOS 13 on.
struct ModernNavigationBarLayout {
  private typealias Metrics = NavigationBar.Metrics
  private typealias Modern = ModernNavigationBar.Metrics
  private typealias Roles = NavigationBarLayout.Roles

  private let bar: StyledNode
  private let size: Size
  private let zones: NavigationBarZones
  private let margin: Double
  private var row: Rect { zones.row }

  init(_ bar: StyledNode, size: Size) {
    self.bar = bar
    self.size = size
    zones = NavigationBarZones(bar, width: size.width)
    margin = Modern.margin(bar)
  }

  func layOut(_ pass: inout LayoutPass) {
    layOut(.shown, &pass)
    if let indicator = bar.child(NavigationBar.backIndicator) {
      let isNeeded = [Roles.shown, .leaving].contains { roles in
        bar.child(roles.back).map { BarButtonItem.background(of: $0) == nil } ?? false
      }
      pass.place(indicator, in: isNeeded ? ModernBackIndicator.frame(indicator, in: row) : .zero)
    }
    if let search = bar.child(NavigationBar.searchBar) {
      let height = zones.search ?? 0
      pass.place(
        search, in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
    }
    guard let progress = bar[NavigationBar.pushProgress] else { return }
    layOut(.leaving, &pass)
    let titleX = ModernBackIndicator.titleX(in: bar, ModernNavigationBar.appearance(of: bar))
    NavigationBarLayout.moveTitles(
      progress, backTitleX: titleX, of: bar, width: size.width, &pass)
  }

  private func layOut(_ roles: Roles, _ pass: inout LayoutPass) {
    func place(_ item: StyledNode, x: Double, width: Double) {
      pass.place(item, in: Rect(x: x, y: row.minY, width: width, height: row.height))
    }
    if let label = bar.child(roles.prompt) {
      let height = NavigationBar.promptHeight
      pass.place(label, in: Rect(x: 0, y: row.minY - height, width: size.width, height: height))
    }
    var right = size.width
    for item in bar.children(roles.right) {
      let width = item.intrinsicSize(fitting: row.size).width
      let end = right == size.width ? right - edgeMargin(item) : right - Metrics.itemSpacing
      place(item, x: end - width, width: width)
      right = end - width
    }
    var left = 0.0
    let lefts = bar.children(roles.left)
    if let back = bar.child(roles.back) {
      let x = BarButtonItem.background(of: back) == nil ? 0 : margin
      let others = lefts.reduce(0) {
        $0 + $1.intrinsicSize(fitting: row.size).width + Metrics.itemSpacing
      }
      let available = right - others - requiredTitleWidth(roles) - x
      let width = NavigationBarLayout.backTitle(of: back, availableWidth: available).width
      place(back, x: x, width: width)
      left = x + width
    }
    for item in lefts {
      let width = item.intrinsicSize(fitting: row.size).width
      let x = left == 0 ? edgeMargin(item) : left + Metrics.itemSpacing
      place(item, x: x, width: width)
      left = x + width
    }
    if isLarge(roles), let label = bar.child(roles.title) {
      placeLargeTitle(label, &pass)
    } else {
      placeTitle(roles, left: left, right: right, &pass)
    }
  }

  private func isLarge(_ roles: Roles) -> Bool {
    ModernNavigationBar.isLarge(bar, leaving: roles.isLeaving)
  }

  /// Margin of an item at the bar's edge, in points.
  private func edgeMargin(_ item: StyledNode) -> Double {
    let isGlyph = item[BarButtonItem.systemItem].map { $0.title == nil } ?? false
    let hasOwn = item[BarItem.image] != nil || BarButtonItem.background(of: item) != nil
    return margin + (isGlyph && !hasOwn ? Modern.glyphMargin : 0)
  }

  private func requiredTitleWidth(_ roles: Roles) -> Double {
    guard let child = bar.child(roles.title) ?? bar.child(roles.titleView), !isLarge(roles)
    else { return 0 }
    let width = child[View.frame]?.width ?? child.intrinsicSize(fitting: row.size).width
    return width + 2 * Metrics.titleMargin
  }

  private func placeLargeTitle(_ label: StyledNode, _ pass: inout LayoutPass) {
    let end = row.maxY + (zones.large ?? 0)
    var frame = EmbeddedButton.frame(
      of: label, Label.line(of: label), x: margin, baseline: end - Modern.largeBaseline(bar))
    frame.size.width = min(frame.width, max(0, size.width - 2 * margin))
    pass.place(label, in: frame)
  }

  private func placeTitle(
    _ roles: Roles, left: Double, right: Double, _ pass: inout LayoutPass
  ) {
    guard let child = bar.child(roles.title) ?? bar.child(roles.titleView) else { return }
    let low = left + Metrics.titleMargin
    let high = right - Metrics.titleMargin
    let own = child.framedSize(fitting: Size(width: max(0, high - low), height: row.height))
    let width = min(own.width, max(0, high - low))
    // Centred in the bar, moved aside where its neighbours leave no room.
    let x = bar.roundToPixel(max(low, min((row.width - width) / 2, high - width)))
    guard child.role == roles.title else {
      let y = row.minY + bar.roundToPixel((row.height - own.height) / 2)
      return pass.place(child, in: Rect(x: x, y: y, width: width, height: own.height))
    }
    let moved = titleAdjustment
    var frame = EmbeddedButton.frame(
      of: child, Label.line(of: child), x: x, baseline: row.midY + Modern.baseline)
    frame.size.width = width
    pass.place(child, in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
  }

  private var titleAdjustment: Offset {
    let appearance = ModernNavigationBar.appearance(of: bar)
    if appearance.isInUse {
      return appearance.values?[NavigationBarAppearance.titlePositionAdjustment] ?? .zero
    }
    let metrics = AxisValues(metrics: NavigationBar.metrics(bar))
    return Offset(
      horizontal: 0,
      vertical: bar.value(NavigationBar.titleVerticalPositionAdjustment, metrics) ?? 0)
  }
}
