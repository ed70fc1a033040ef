import ObjectModel
import Raster

/// The rows of a navigation bar from iOS 13 on, which shrink while content scrolls below them: the
/// search bar first, then the large title.
struct NavigationBarZones {
  private typealias Metrics = NavigationBar.Metrics

  /// Buttons and small title, below a prompt.
  let row: Rect
  /// The visible height of the large title's row, in points; nil where the title is small or the
  /// row has gone.
  let large: Double?
  /// The visible height of the search bar's row, in points; nil without one.
  let search: Double?
  /// Whether content leaves the bar at its edge.
  let isAtEdge: Bool

  /// - Parameter width: of the bar, in points.
  init(_ bar: StyledNode, width: Double = 0) {
    let item = NavigationBar.shownElement(of: bar)
    let prompt = NavigationBar.visiblePromptHeight(bar)
    row = Rect(x: 0, y: prompt, width: width, height: ModernNavigationBar.rowHeight(bar))
    let isLarge = NavigationBar.isLarge(bar)
    let wasLarge = NavigationBar.isLarge(bar, leaving: true)
    let full =
      bar.roundToPixel(
        Self.largeHeight(bar) * NavigationBar.share(bar, shown: isLarge, leaving: wasLarge))
    let hasSearch = item?.object("searchController") != nil
    let searchHeight = hasSearch ? Metrics.searchHeight : 0
    let keepsSearch = item?[NavigationItem.hidesSearchBarWhenScrolling] == false
    let least = keepsSearch ? searchHeight : 0
    guard let top = bar[NavigationBar.contentTop] else {
      large = isLarge || wasLarge ? full : nil
      search = hasSearch ? searchHeight : nil
      isAtEdge = true
      return
    }
    let extra = min(max(top - row.maxY, least), full + searchHeight)
    let shownSearch = keepsSearch ? searchHeight : min(max(extra - full, 0), searchHeight)
    search = hasSearch ? bar.roundToPixel(shownSearch) : nil
    let shownLarge = bar.roundToPixel(extra - shownSearch)
    large = (isLarge || wasLarge) && shownLarge > 0 ? shownLarge : nil
    isAtEdge = top >= row.maxY + least
  }

  /// The height of a large title's row with the line below it, in points.
  static func largeHeight(_ bar: StyledNode) -> Double {
    let item = NavigationBar.shownElement(of: bar)
    let hasSubtitle = item?[NavigationItem.largeSubtitle]?.isEmpty == false
    return Metrics.largeTitleHeight
      + (hasSubtitle ? NavigationBarFigures(bar).largeSubtitleHeight : 0)
  }

  /// The height of the whole bar, in points.
  var height: Double { row.maxY + (large ?? 0) + (search ?? 0) }

  /// Places the search bar, if there is one, at the bottom of a bar.
  func placeSearchBar(of bar: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let searchBar = bar.child(NavigationBar.searchBar) else { return }
    let height = search ?? 0
    pass.place(
      searchBar, in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
  }
}

extension NavigationBar {
  /// The navigation item that the bar shows.
  static func shownElement(of bar: StyledNode) -> Element? { bar.element.objects("items").last }
}
