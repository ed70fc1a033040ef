import ObjectModel
import Raster
import Symbols

/// The columns of a split view: which of them show, and whether the last one makes room for them.
struct SplitColumns {
  enum Column { case primary, supplementary, secondary }

  /// How the columns before the last lie to it.
  private enum Place { case beside, over, displacing }

  /// The columns before the last that show, first to last.
  let visible: [Column]
  private let place: Place
  private let element: Element
  private let style: SplitViewController.Style
  private let system: Int

  init(_ element: Element, _ context: ComposeContext) {
    self.init(element, device: context.device, system: context.system)
  }

  init(_ element: Element, device: Device, system: Int) {
    typealias Split = SplitViewController
    self.element = element
    self.system = system
    style =
      Split.style.exists(in: system) ? element[Split.style] ?? .unspecified : .unspecified
    let count = element.objects("viewControllers").count
    let isTriple = style == .tripleColumn && count > 2
    // A single controller is a list without content, which nothing hides.
    guard count > 1 else {
      (visible, place) = ([.primary], .beside)
      return
    }
    let one: [Column] = isTriple ? [.supplementary] : [.primary]
    let two: [Column] = isTriple ? [.primary, .supplementary] : one
    switch element[Split.preferredDisplayMode] ?? .automatic {
    case .automatic:
      // Columns that would leave the last one little room show only as many as fit (choice).
      let total = device.size.width
      let rest = total - two.reduce(0) { $0 + Self.width($1, of: element, in: total) }
      place = .beside
      visible = !device.isLandscape ? [] : rest < Split.Metrics.regularWidth ? one : two
    case .primaryHidden, .secondaryOnly: (visible, place) = ([], .beside)
    case .allVisible, .oneBesideSecondary: (visible, place) = (one, .beside)
    case .primaryOverlay, .oneOverSecondary: (visible, place) = (one, .over)
    case .twoBesideSecondary: (visible, place) = (two, .beside)
    case .twoOverSecondary: (visible, place) = (two, .over)
    case .twoDisplaceSecondary: (visible, place) = (two, isTriple ? .displacing : .beside)
    }
  }

  /// Whether the last column gives the others room.
  var isBeside: Bool { place == .beside }
  /// Whether the last column is dimmed below the others: those with a style dim it.
  var isDimmed: Bool { place != .beside && style != .unspecified && !visible.isEmpty }
  /// Whether the first visible bar has the button that shows and hides columns.
  var hasButton: Bool {
    style != .unspecified && element[SplitViewController.presentsWithGesture] != false
  }

  /// The left edge and width of the last column, beside columns of a width, in points.
  func secondary(beside width: Double, in total: Double) -> (x: Double, width: Double) {
    switch place {
    case .beside: (width, max(0, total - width))
    case .over: (0, total)
    case .displacing: (width, total)
    }
  }

  /// The width of all visible columns before the last, in points.
  func width(in total: Double) -> Double {
    visible.reduce(0) { $0 + Self.width($1, of: element, in: total) }
  }

  func width(_ column: Column, in total: Double) -> Double {
    Self.width(column, of: element, in: total)
  }

  private static func width(_ column: Column, of element: Element, in total: Double) -> Double {
    typealias Split = SplitViewController
    let isPrimary = column == .primary
    func value(_ first: AppearanceKey<Double>, _ second: AppearanceKey<Double>) -> Double? {
      element[isPrimary ? first : second]
    }
    let share = value(
      Split.preferredPrimaryColumnWidthFraction, Split.preferredSupplementaryColumnWidthFraction)
    let wanted =
      value(Split.preferredPrimaryColumnWidth, Split.preferredSupplementaryColumnWidth)
      ?? total * (share ?? Split.Metrics.fraction)
    let most =
      value(Split.maximumPrimaryColumnWidth, Split.maximumSupplementaryColumnWidth)
      ?? Split.Metrics.maximumWidth
    let least =
      value(Split.minimumPrimaryColumnWidth, Split.minimumSupplementaryColumnWidth) ?? 0
    return min(max(min(wanted, max(0, most)), max(0, least)), total)
  }

  /// The controller of a column with its role. Columns of a style stand in navigation controllers.
  func controller(_ column: Column, of controllers: [Element]) -> Element? {
    let isTriple = style == .tripleColumn && controllers.count > 2
    let index: Int
    let role: Element.Role
    switch column {
    case .primary: (index, role) = (0, SplitViewController.primary)
    case .supplementary: (index, role) = (1, SplitViewController.supplementary)
    case .secondary: (index, role) = (isTriple ? 2 : 1, .childViewController)
    }
    guard controllers.indices.contains(index) else { return nil }
    let own = controllers[index]
    guard style != .unspecified, own.objects("viewControllers").isEmpty else {
      return own.with(role: role)
    }
    var stack = Element(NavigationController.definition.name)
    stack.values[PropertySlot("viewControllers")] = .objects([own])
    return stack.with(role: role)
  }

  /// A column's navigation controller with the sidebar button in its bar, unless that shows a back
  /// button.
  ///
  /// - Parameter isAtRight: whether the sidebar lies at the screen's right.
  static func withButton(_ controller: Element, isAtRight: Bool) -> Element {
    let slot = PropertySlot("viewControllers")
    var stack = controller.objects(slot.name)
    guard stack.count == 1 else { return controller }
    var button = Element(BarButtonItem.definition.name)
    button[BarItem.image] = ImageValue(
      source: .symbol(SymbolImage(name: isAtRight ? "sidebar.right" : "sidebar.left")))
    var item = stack[0].object("navigationItem") ?? Element(NavigationItem.definition.name)
    let several = PropertySlot("leftBarButtonItems")
    let single = PropertySlot("leftBarButtonItem")
    var items = item.objects(several)
    if items.isEmpty, let own = item.object(single.name) { items = [own] }
    item.values[single] = nil
    item.values[several] = .objects([button] + items)
    stack[0].values[PropertySlot("navigationItem")] = .object(item)
    var result = controller
    result.values[slot] = .objects(stack)
    return result
  }
}
