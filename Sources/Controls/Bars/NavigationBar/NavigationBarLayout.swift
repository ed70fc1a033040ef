import ObjectModel
import Raster
import Text

/// The layout of a navigation bar, at rest and during a push.
struct NavigationBarLayout {
  private typealias Metrics = NavigationBar.Metrics

  /// The roles of the parts that show one navigation item.
  struct Roles {
    let back: Element.Role
    let left: Element.Role
    let title: Element.Role
    let titleView: Element.Role
    let right: Element.Role
    let prompt: Element.Role
    let isLeaving: Bool

    static let shown = Roles(
      back: NavigationBar.backItem, left: NavigationBar.leftItem, title: NavigationBar.title,
      titleView: NavigationBar.titleView, right: NavigationBar.rightItem,
      prompt: NavigationBar.prompt, isLeaving: false)
    static let leaving = Roles(
      back: NavigationBar.leavingBackItem, left: NavigationBar.leavingLeftItem,
      title: NavigationBar.leavingTitle, titleView: NavigationBar.leavingTitleView,
      right: NavigationBar.leavingRightItem, prompt: NavigationBar.leavingPrompt, isLeaving: true)
  }

  private let bar: StyledNode
  private let size: Size
  private let row: Rect

  init(_ bar: StyledNode, size: Size) {
    self.bar = bar
    self.size = size
    row = NavigationBar.row(bar, width: size.width)
  }

  func layOut(_ pass: inout LayoutPass) {
    layOut(.shown, &pass)
    placeIndicator(&pass)
    guard let progress = bar[BackItem.pushProgress] else { return }
    layOut(.leaving, &pass)
    moveTitles(progress, &pass)
  }

  /// A back button with a background image of its own needs no indicator.
  private func placeIndicator(_ pass: inout LayoutPass) {
    guard let indicator = bar.child(NavigationBar.backIndicator) else { return }
    let isNeeded = [Roles.shown, .leaving].contains { roles in
      bar.child(roles.back).map { BarButtonItem.background(of: $0) == nil } ?? false
    }
    pass.place(indicator, in: isNeeded ? BackIndicator.frame(indicator, in: row) : .zero)
  }

  // MARK: - At rest

  private func layOut(_ roles: Roles, _ pass: inout LayoutPass) {
    let items = NavigationBarRow(
      bar: bar, frame: row, backgroundX: Metrics.backgroundItemX + Bar.edgeInset(bar),
      edgeMargin: edgeMargin)
    let large = largeTitle(roles)
    let room = items.placeItems(roles, hasLargeTitle: large != nil, &pass)
    if let large {
      placeLargeTitle(large, &pass)
    } else if let place = items.titlePlace(roles, in: room) {
      placeTitle(place, isLabel: place.node.role == roles.title, &pass)
    }
  }

  /// The large title below the row; nil where the title is small.
  private func largeTitle(_ roles: Roles) -> StyledNode? {
    NavigationBar.isLarge(bar, leaving: roles.isLeaving) ? bar.child(roles.title) : nil
  }

  private func placeLargeTitle(_ label: StyledNode, _ pass: inout LayoutPass) {
    let x = Metrics.largeTitleX + Bar.edgeInset(bar)
    let width = max(0, size.width - 2 * x)
    let height = label.intrinsicSize(fitting: Size(width: width, height: size.height)).height
    pass.place(
      label,
      in: Rect(
        x: x, y: size.height - Metrics.largeTitleBottom - height, width: width, height: height))
  }

  private func edgeMargin(_ item: StyledNode) -> Double {
    let inset = Bar.edgeInset(bar)
    if BarButtonItem.background(of: item) != nil { return Metrics.backgroundItemX + inset }
    if item[BarButtonItem.systemItem] == .add, item.system >= 11 {
      return Metrics.addMargin + inset
    }
    return inset + Bar.margin(of: item, isText: BarButtonItem.isText(item))
  }

  private func placeTitle(
    _ place: NavigationBarRow.TitlePlace, isLabel: Bool, _ pass: inout LayoutPass
  ) {
    let height = isLabel ? row.height : place.size.height
    let adjustment =
      isLabel
      ? bar.value(
        NavigationBar.titleVerticalPositionAdjustment,
        AxisValues(metrics: NavigationBar.metrics(bar))) ?? 0
      : 0
    pass.place(
      place.node,
      in: Rect(
        x: place.x, y: row.minY + bar.roundToPixel((row.height - height) / 2) + adjustment,
        width: place.width, height: height))
  }

  // MARK: - During a push

  /// Moves the titles: the previous one to the back button's position, the back button's from the
  /// previous title's position, and the new one in from the right by half the bar's width (choice,
  /// after iOS 7). Buttons stay. Large titles move with their controllers.
  private func moveTitles(_ progress: Double, _ pass: inout LayoutPass) {
    Self.moveTitles(
      progress, backTitleX: BackIndicator.titleX(in: bar), of: bar, width: size.width,
      &pass)
  }

  /// - Parameter backTitleX: left edge of the back button's title.
  static func moveTitles(
    _ progress: Double, backTitleX target: Double, of bar: StyledNode, width: Double,
    _ pass: inout LayoutPass
  ) {
    func move(_ node: StyledNode?, by x: Double) {
      guard let node else { return }
      pass.place(node, in: pass.frame(of: node).offsetBy(x: bar.roundToPixel(x), y: 0))
    }
    let shown = bar.child(NavigationBar.title) ?? bar.child(NavigationBar.titleView)
    let old = bar.child(NavigationBar.leavingTitle) ?? bar.child(NavigationBar.leavingTitleView)
    let isOldLarge =
      old?.role == NavigationBar.leavingTitle
      && NavigationBar.isLarge(bar, leaving: true)
    let isNewLarge = shown?.role == NavigationBar.title && NavigationBar.isLarge(bar)
    let way = isOldLarge ? width / 2 : old.map { pass.frame(of: $0).minX - target } ?? width / 2
    move(shown, by: (1 - progress) * width / (isNewLarge ? 1 : 2))
    move(bar.child(NavigationBar.backItem), by: (1 - progress) * way)
    move(old, by: -progress * (isOldLarge ? width * NavigationTransition.parallax : way))
    move(bar.child(NavigationBar.leavingBackItem), by: -progress * way)
  }
}
