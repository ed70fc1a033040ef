public import ObjectModel
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

  /// Puts an object into another one, a view over all of its subviews unless told otherwise; it enters
  /// the window, and is given the rules of this moment.
  ///
  /// - Parameters:
  ///   - object: has an id, so that the host knows it, and only ids that the window does not have. What
  ///     it holds without an id has the rules of whatever shows it, an item those of its bar.
  ///   - property: what holds it there: `subviews`, `viewControllers`, `presentedViewController`,
  ///     `rightBarButtonItems` and the like. What a property of one object held leaves the window.
  ///   - index: among those that a property of several holds; nil is behind them all.
  /// - Returns: false, with nothing changed, where the id is missing, an id is taken, there is no such
  ///   owner, or its class has no such property for objects of this class.
  /// - Complexity: O(objects).
  @discardableResult
  public func insert(
    _ object: Element, into owner: String, as property: String = "subviews", at index: Int? = nil
  ) -> Bool {
    guard object.id != nil, let place = place(property, of: owner),
      screen.classes.isKind(object.className, of: place.type.base)
    else { return false }
    let taken = Set(screen.window.ids).subtracting(place.replaced)
    guard object.ids.allSatisfy({ !taken.contains($0) }) else { return false }
    for id in place.replaced { sheetIndices[id] = nil }
    _ = screen.window.update(owner) { owner in
      guard place.isList else { return owner.set(property, .object(object)) }
      var objects = owner.objects(property)
      objects.insert(object, at: min(max(index ?? objects.count, 0), objects.count))
      owner.set(property, .objects(objects))
    }
    enter(object.ids)
    return true
  }

  /// What a property of an object in the window holds.
  private struct Place {
    var type: ObjectType
    var isList: Bool
    /// The ids that leave the window when an object is put there.
    var replaced: [String] = []
  }

  private func place(_ property: String, of owner: String) -> Place? {
    guard let element = screen.window.find(owner),
      let id = screen.classes.id(named: element.className)
    else { return nil }
    switch screen.classes.property(property, of: id)?.type {
    case .objects(let type): return Place(type: type, isList: true)
    case .object(let type):
      return Place(
        type: type, isList: false, replaced: element.object(property).map(\.ids) ?? [])
    default: return nil
    }
  }

  /// Each by itself: what a controller holds may show elsewhere, its items in a bar.
  private func enter(_ ids: [String]) {
    let sheet = sheet
    let index = sheets.firstIndex(of: sheet) ?? sheets.count
    if index == sheets.count { sheets.append(sheet) }
    for id in ids { sheetIndices[id] = index }
  }

  /// Sets a value on an object itself: no rule changes it any more. Tints reach what is below.
  ///
  /// - Returns: false when there is no object of that id.
  @discardableResult
  public func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal,
    of id: String
  ) -> Bool {
    set(property.declaration.name, value?.appearanceValue ?? .null, for: axes, of: id)
  }

  /// Sets a value by the property's name: one that a custom class declares.
  ///
  /// - Returns: false when there is no object of that id.
  @discardableResult
  public func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal, of id: String
  ) -> Bool {
    let isTint = [View.tintColor.declaration.name, View.tintAdjustmentMode.declaration.name]
      .contains(property)
    let before = isTint && tintColorDidChange != nil ? resolved() : nil
    let isThere = screen.window.update(id) { $0.set(property, value, for: axes) }
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
  public func displayList() -> DisplayList { LayoutPass.layOut(resolved()).displayList() }
}
