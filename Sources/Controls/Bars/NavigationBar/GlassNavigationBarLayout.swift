import ObjectModel
import Raster
import Text

/// The layout of a navigation bar from iOS 26 on: platters from both ends, and titles between or below them.
struct GlassNavigationBarLayout {
  private typealias Metrics = GlassNavigationBar.Metrics
  private typealias Roles = NavigationBarLayout.Roles

  private let bar: StyledNode
  private let size: Size
  private let zones: NavigationBarZones
  private let figures: NavigationBarFigures
  private let platters = PlatterFigures.navigationBar

  init(_ bar: StyledNode, size: Size) {
    self.bar = bar
    self.size = size
    zones = NavigationBarZones(bar, width: size.width)
    figures = NavigationBarFigures(bar)
  }

  /// The top of the platters: that of the row, and in a sheet's higher row its middle.
  private var platterTop: Double {
    bar[NavigationBar.isInSheet] == true
      ? zones.row.minY + (zones.row.height - platters.height) / 2 : zones.row.minY
  }

  private var edge: Double { figures.platterMargin + NavigationBarFigures.sideInset(bar) }

  func layOut(_ pass: inout LayoutPass) {
    layOut(.shown, &pass)
    zones.placeSearchBar(of: bar, size: size, &pass)
    guard let progress = bar[BackItem.pushProgress] else { return }
    layOut(.leaving, &pass)
    NavigationBarLayout.moveTitles(
      progress, backTitleX: edge, of: bar, width: size.width, &pass)
    placeIndicator(bar.child(NavigationBar.backItem), &pass)
  }

  private func layOut(_ roles: Roles, _ pass: inout LayoutPass) {
    if let label = bar.child(roles.prompt) {
      let height = NavigationBar.promptHeight
      pass.place(
        label, in: Rect(x: 0, y: zones.row.minY - height, width: size.width, height: height))
    }
    let isLarge = ModernNavigationBar.isLarge(bar, leaving: roles.isLeaving)
    let right = placeRight(roles, &pass)
    let left = placeLeft(roles, to: right, isLarge: isLarge, &pass)
    if isLarge, let label = bar.child(roles.title) {
      placeLargeTitle(label, &pass)
      hide(NavigationBar.subtitle, &pass)
    } else {
      placeTitle(roles, left: left, right: right, &pass)
      hide(NavigationBar.largeSubtitle, &pass)
    }
  }

  private func hide(_ role: Element.Role, _ pass: inout LayoutPass) {
    if let label = bar.child(role) { pass.place(label, in: .zero) }
  }

  private func place(
    _ items: [StyledNode], _ row: Platter.Row, from start: Double, isReversed: Bool,
    _ pass: inout LayoutPass
  ) {
    for (item, place) in zip(items, row.places) {
      let height = item.intrinsicSize(fitting: zones.row.size).height
      let x = isReversed ? start - place.x - place.width : start + place.x
      pass.place(
        item,
        in: Rect(
          x: bar.roundToPixel(x), y: platterTop + (platters.height - height) / 2,
          width: place.width, height: height))
    }
  }

  private func row(_ items: [StyledNode]) -> Platter.Row {
    Platter.Row(
      items, widths: items.map { $0.intrinsicSize(fitting: zones.row.size).width }, platters,
      flexible: platters.gap)
  }

  /// Places the items at the right.
  ///
  /// - Returns: the left edge of their platters.
  private func placeRight(_ roles: Roles, _ pass: inout LayoutPass) -> Double {
    let items = bar.children(roles.right)
    guard !items.isEmpty else { return size.width }
    let row = row(items)
    let end = size.width - edge
    place(items, row, from: end, isReversed: true, &pass)
    return end - row.width
  }

  /// Places the back button and the items at the left.
  ///
  /// - Returns: the right edge of their platters.
  private func placeLeft(
    _ roles: Roles, to right: Double, isLarge: Bool, _ pass: inout LayoutPass
  ) -> Double {
    let lefts = bar.children(roles.left)
    let row = row(lefts)
    var x = edge
    if let back = bar.child(roles.back) {
      let others = lefts.isEmpty ? 0 : row.width + platters.gap
      let width = backWidth(back, room: right - platters.gap - others - x)
      if BarButtonItem.background(of: back) == nil {
        pass.place(
          back,
          in: Rect(
            x: x + platters.inset, y: platterTop + platters.inset,
            width: width - 2 * platters.inset, height: platters.itemHeight))
        if !roles.isLeaving { placeIndicator(back, &pass) }
      } else {
        pass.place(
          back, in: Rect(x: x, y: platterTop, width: width, height: platters.height))
        if let indicator = bar.child(NavigationBar.backIndicator) {
          pass.place(indicator, in: .zero)
        }
      }
      x += width
      if lefts.isEmpty { return x }
      x += platters.gap
    }
    guard !lefts.isEmpty else { return 0 }
    place(lefts, row, from: x, isReversed: false, &pass)
    return x + row.width
  }

  /// The width of a back button's platter: a circle without a label, or where the label has no room.
  private func backWidth(_ back: StyledNode, room: Double) -> Double {
    guard BarButtonItem.background(of: back) == nil else {
      return BackItem.title(of: back, availableWidth: room).width
    }
    guard BarButtonItem.label(of: back) != nil else { return platters.height }
    // The title's width begins at the item, not at the platter.
    let end = Metrics.labelEnd
    let title = BackItem.title(of: back, availableWidth: room - end)
    return title.text == nil ? platters.height : bar.ceilToPixel(title.width) + end
  }

  private func placeIndicator(_ back: StyledNode?, _ pass: inout LayoutPass) {
    guard let indicator = bar.child(NavigationBar.backIndicator), let back,
      BarButtonItem.background(of: back) == nil
    else { return }
    let frame = pass.frame(of: back)
    let isAlone = frame.width + 2 * platters.inset <= platters.height
    let own = indicator.intrinsicSize(fitting: size)
    let x = frame.minX - platters.inset
    pass.place(
      indicator,
      in: Rect(
        x: bar.roundToPixel(x + (isAlone ? Metrics.chevronX : Metrics.labelledChevronX)),
        y: bar.roundToPixel(frame.midY - own.height / 2), width: own.width, height: own.height))
  }

  // MARK: Titles

  private func placeLargeTitle(_ label: StyledNode, _ pass: inout LayoutPass) {
    let margin = figures.margin + NavigationBarFigures.sideInset(bar)
    let subtitle = bar.child(NavigationBar.largeSubtitle)
    let top = zones.row.maxY + (zones.large ?? 0) - NavigationBarZones.largeHeight(bar)
    let baseline =
      top + NavigationBar.Metrics.largeTitleHeight
      - ModernNavigationBar.Metrics.largeBaseline(bar)
      + (subtitle == nil ? 0 : Metrics.largeTitleDrop)
    func place(_ label: StyledNode, baseline: Double) {
      var frame = EmbeddedButton.frame(
        of: label, Label.line(of: label), x: margin, baseline: baseline)
      frame.size.width = min(frame.width, max(0, size.width - 2 * margin))
      pass.place(label, in: frame)
    }
    place(label, baseline: baseline)
    if let subtitle { place(subtitle, baseline: baseline + Metrics.largeSubtitleDrop) }
  }

  private func placeTitle(
    _ roles: Roles, left: Double, right: Double, _ pass: inout LayoutPass
  ) {
    guard let child = bar.child(roles.title) ?? bar.child(roles.titleView) else { return }
    let isLabel = child.role == roles.title
    let low = left > 0 ? left + platters.gap : edge
    let high = right < size.width ? right - platters.gap : size.width - edge
    let room = Size(width: max(0, high - low), height: platters.height)
    let subtitle = roles.isLeaving ? nil : bar.child(NavigationBar.subtitle)
    let widest = max(
      child.framedSize(fitting: room).width,
      subtitle.map { Label.line(of: $0).size.width } ?? 0)
    let isLeading =
      !roles.isLeaving
      && NavigationBar.shownElement(of: bar)?[NavigationItem.titleAlignment] == .leading
    func x(_ width: Double) -> Double {
      if bar[NavigationBar.isBesideTabs] == true || isLeading { return low }
      // Both lines have one middle, which moves aside where the wider one has no room.
      let middle = max(
        low + min(widest, room.width) / 2,
        min(size.width / 2, high - min(widest, room.width) / 2))
      return middle - width / 2
    }
    func place(_ label: StyledNode, baseline: Double) {
      var frame = EmbeddedButton.frame(
        of: label, Label.line(of: label), x: 0, baseline: platterTop + baseline)
      frame.size.width = min(frame.width, room.width)
      frame.origin.x = bar.roundToPixel(x(frame.width))
      pass.place(label, in: frame)
    }
    guard isLabel else {
      let own = child.framedSize(fitting: room)
      let width = min(own.width, room.width)
      return pass.place(
        child,
        in: Rect(
          x: bar.roundToPixel(x(width)),
          y: platterTop + bar.roundToPixel((platters.height - own.height) / 2), width: width,
          height: own.height))
    }
    let plain = platters.height / 2 + BarButtonItemFigures(bar.look).baseline
    place(child, baseline: subtitle == nil ? plain : Metrics.titleBaseline)
    if let subtitle { place(subtitle, baseline: Metrics.subtitleBaseline) }
  }
}
