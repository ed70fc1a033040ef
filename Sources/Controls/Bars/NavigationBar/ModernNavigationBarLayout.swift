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
    zones.placeSearchBar(of: bar, size: size, &pass)
    guard let progress = bar[BackItem.pushProgress] else { return }
    layOut(.leaving, &pass)
    let titleX = ModernBackIndicator.titleX(in: bar, ModernNavigationBar.appearance(of: bar))
    NavigationBarLayout.moveTitles(
      progress, backTitleX: titleX, of: bar, width: size.width, &pass)
  }

  private func layOut(_ roles: Roles, _ pass: inout LayoutPass) {
    let items = NavigationBarRow(
      bar: bar, frame: row, backgroundX: margin, edgeMargin: edgeMargin)
    let isLarge = ModernNavigationBar.isLarge(bar, leaving: roles.isLeaving)
    let room = items.placeItems(roles, hasLargeTitle: isLarge, &pass)
    if isLarge, let label = bar.child(roles.title) {
      placeLargeTitle(label, &pass)
    } else if let place = items.titlePlace(roles, in: room) {
      placeTitle(place, isLabel: place.node.role == roles.title, &pass)
    }
  }

  /// Margin of an item at the bar's edge, in points.
  private func edgeMargin(_ item: StyledNode) -> Double {
    let isGlyph = item[BarButtonItem.systemItem].map { $0.title == nil } ?? false
    let hasOwn = item[BarItem.image] != nil || BarButtonItem.background(of: item) != nil
    return margin + (isGlyph && !hasOwn ? Modern.glyphMargin : 0)
  }

  private func placeLargeTitle(_ label: StyledNode, _ pass: inout LayoutPass) {
    let end = row.maxY + (zones.large ?? 0)
    var frame = EmbeddedButton.frame(
      of: label, Label.line(of: label), x: margin, baseline: end - Modern.largeBaseline(bar))
    frame.size.width = min(frame.width, max(0, size.width - 2 * margin))
    pass.place(label, in: frame)
  }

  private func placeTitle(
    _ place: NavigationBarRow.TitlePlace, isLabel: Bool, _ pass: inout LayoutPass
  ) {
    guard isLabel else {
      let y = row.minY + bar.roundToPixel((row.height - place.size.height) / 2)
      return pass.place(
        place.node, in: Rect(x: place.x, y: y, width: place.width, height: place.size.height))
    }
    let moved = titleAdjustment
    var frame = EmbeddedButton.frame(
      of: place.node, Label.line(of: place.node), x: place.x,
      baseline: row.midY + Modern.baseline(bar))
    frame.size.width = place.width
    pass.place(place.node, in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
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
