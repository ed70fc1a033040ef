public import Raster

/// A window of a running application: a screen whose views come and go while rules change.
///
/// Views are known by id. A view is given the rules of the moment at which it enters the window, and
/// keeps them: a later change reaches it when it is taken out and put back (UIAppearance reference).
/// Tint is no rule: setting it on a view, or its adjustment mode, reaches everything below at once.
/// The tree stays a value; the host has the identity that UIKit's views have.
public final class WindowHost {
  /// The screen as it is now; its own sheet, a theme's, comes before the rules of `appearance`.
  public private(set) var screen: Screen
  /// What entering views are given.
  public let appearance: Appearance
  /// Told after a tint or an adjustment mode changed: the ids of the objects that draw in another
  /// tint now, in tree order. Never called with none.
  public var tintColorDidChange: (([String]) -> Void)?

  /// Rules by the moment of an entry; the window's come first.
  private var sheets: [AppearanceSheet] = []
  private var sheetIndices: [String: Int] = [:]

  /// A window that everything of `screen` enters now.
  public init(_ screen: Screen, appearance: Appearance = Appearance()) {
    self.screen = screen
    self.appearance = appearance
    sheets = [sheet]
  }

  /// The rules of this moment.
  private var sheet: AppearanceSheet {
    AppearanceSheet(rules: screen.sheet.rules + appearance.rules.rules)
  }

  /// Takes a view, controller or item out of the window, with all that it holds.
  ///
  /// - Returns: the object, to be put back or elsewhere; nil when there is none of that id.
  /// - Complexity: O(objects).
  @discardableResult
  public func remove(_ id: String) -> Element? {
    guard let removed = screen.window.remove(id) else { return nil }
    for id in removed.ids { sheetIndices[id] = nil }
    return removed
  }

  /// Puts a view into another one, or over all of its subviews; it enters the window, and is given
  /// the rules of this moment.
  ///
  /// - Parameters:
  ///   - view: has an id, so that the host knows it, and only ids that the window does not have.
  ///   - index: among the subviews; nil is on top.
  /// - Returns: false, with nothing changed, where the id is missing, an id is taken, or there is no
  ///   such superview.
  /// - Complexity: O(objects).
  @discardableResult
  public func insert(_ view: Element, into superview: String, at index: Int? = nil) -> Bool {
    let taken = Set(screen.window.ids)
    guard let id = view.id, view.ids.allSatisfy({ !taken.contains($0) }) else { return false }
    let slot = PropertySlot("subviews")
    let isThere = screen.window.update(superview) { superview in
      var subviews = superview.objects(slot.name)
      subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
      superview.values[slot] = .objects(subviews)
    }
    guard isThere else { return false }
    enter(id)
    return true
  }

  private func enter(_ id: String) {
    let sheet = sheet
    if let known = sheets.firstIndex(of: sheet) {
      sheetIndices[id] = known
    } else {
      sheets.append(sheet)
      sheetIndices[id] = sheets.count - 1
    }
  }

  /// Sets a value on an object itself: no rule changes it any more. Tints reach what is below.
  ///
  /// - Returns: false when there is no object of that id.
  @discardableResult
  public func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal,
    of id: String
  ) -> Bool {
    let slot = PropertySlot(property.declaration.name, axes)
    let isTint = [View.tintColor.declaration.name, View.tintAdjustmentMode.declaration.name]
      .contains(slot.name)
    let before = isTint && tintColorDidChange != nil ? resolved() : nil
    let isThere = screen.window.update(id) {
      $0.values[slot] = value?.appearanceValue ?? .null
    }
    if let before { tell(before) }
    return isThere
  }

  /// Sets the tint of an object; nil inherits.
  @discardableResult
  public func setTintColor(_ color: ColorValue?, of id: String) -> Bool {
    set(View.tintColor, color, of: id)
  }

  /// Sets the adjustment mode of an object; `automatic` inherits.
  @discardableResult
  public func setTintAdjustmentMode(_ mode: TintAdjustmentMode, of id: String) -> Bool {
    set(View.tintAdjustmentMode, mode, of: id)
  }

  /// Gives the window other traits; rules that name traits match anew, for every view at once.
  public func setTraits(_ traits: Traits) { screen.traits = traits }

  /// Only tints changed since `before`, so that both trees have the same objects in one order.
  private func tell(_ before: StyledTree) {
    let after = resolved()
    let reached = zip(before.objects, after.objects).compactMap { old, new in
      old.tint == new.tint ? nil : new.element.id
    }
    if !reached.isEmpty { tintColorDidChange?(reached) }
  }

  /// The window now, every object with the rules of its entry.
  public func resolved() -> StyledTree {
    Resolver.resolve(
      screen.composed(), entries: .init(sheets: sheets, sheetIndices: sheetIndices),
      context: screen.context)
  }

  /// The window now as drawing commands, in points.
  public func displayList() -> DisplayList { ViewPainter.paint(LayoutPass.layOut(resolved())) }
}
