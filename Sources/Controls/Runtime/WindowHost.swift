public import ObjectModel
public import Raster

/// The window of a running application, whose views come and go while rules change.
///
/// Views are identified by their ids. A view gets the rules at the moment when it enters the
/// window, and keeps them: later changes reach it only when it is removed and inserted again
/// (UIAppearance reference). Tints are not rules: a tint or adjustment mode reaches everything
/// below at once. The tree stays a value; the host has the identity that UIKit's views have.
public final class WindowHost {
  /// The current screen. Its own sheet, a theme's, comes before the rules of `appearance`.
  public private(set) var screen: Screen
  /// The rules that entering views get.
  public let appearance: Appearance
  /// Called after a tint or an adjustment mode has changed, with the ids of the objects that now
  /// draw in another tint, in tree order. Not called if there are none.
  public var tintColorDidChange: (([String]) -> Void)?

  /// The rules at the moment of each entry; the window's come first.
  private var sheets: [AppearanceSheet] = []
  private var sheetIndices: [String: Int] = [:]

  /// Creates a window that everything in `screen` enters now.
  ///
  /// - Parameters:
  ///   - screen: its objects, theme and traits.
  ///   - appearance: the rules that are set while the application runs.
  public init(_ screen: Screen, appearance: Appearance = Appearance()) {
    self.screen = screen
    self.appearance = appearance
    sheets = [sheet]
  }

  /// The current rules.
  private var sheet: AppearanceSheet {
    AppearanceSheet(rules: screen.sheet.rules + appearance.rules.rules)
  }

  /// Removes a view, controller or item from the window, with everything in it.
  ///
  /// - Returns: The removed object, for a later `insert`; nil if there is none with that id.
  /// - Complexity: O(objects).
  @discardableResult
  public func remove(_ id: String) -> Element? {
    guard let removed = screen.window.remove(id) else { return nil }
    for id in removed.ids { sheetIndices[id] = nil }
    return removed
  }

  /// Inserts an object into another one; a view above all subviews by default. It enters the window
  /// and gets the current rules.
  ///
  /// - Parameters:
  ///   - object: has an id that the window does not contain yet. Objects in it without an id get
  ///     the rules of the object that shows them, an item those of its bar.
  ///   - property: the property that takes the object: `subviews`, `viewControllers`,
  ///     `presentedViewController`, `rightBarButtonItems` and so on. The previous object of a
  ///     property for one object leaves the window.
  ///   - index: position in a property for several objects; nil appends.
  /// - Returns: False, with nothing changed, if the object has no id, an id exists already, there is no
  ///   such owner, or its class has no such property for objects of this class.
  /// - Complexity: O(objects).
  @discardableResult
  public func insert(
    _ object: Element, into owner: String, as property: String = "subviews", at index: Int? = nil
  ) -> Bool {
    guard object.id != nil, let target = objectProperty(property, of: owner),
      screen.classes.isKind(object.className, of: target.type.base)
    else { return false }
    let existing = Set(screen.window.ids).subtracting(target.replaced)
    guard object.ids.allSatisfy({ !existing.contains($0) }) else { return false }
    for id in target.replaced { sheetIndices[id] = nil }
    _ = screen.window.update(owner) { owner in
      guard target.isList else { return owner.set(property, .object(object)) }
      var objects = owner.objects(property)
      objects.insert(object, at: min(max(index ?? objects.count, 0), objects.count))
      owner.set(property, .objects(objects))
    }
    enter(object.ids)
    return true
  }

  /// A property of an object in the window that holds objects.
  private struct ObjectProperty {
    var type: ObjectType
    var isList: Bool
    /// The ids that leave the window when an object is inserted.
    var replaced: [String] = []
  }

  private func objectProperty(_ property: String, of owner: String) -> ObjectProperty? {
    guard let element = screen.window.find(owner),
      let id = screen.classes.id(named: element.className)
    else { return nil }
    switch screen.classes.property(property, of: id)?.type {
    case .objects(let type): return ObjectProperty(type: type, isList: true)
    case .object(let type):
      return ObjectProperty(
        type: type, isList: false, replaced: element.object(property).map(\.ids) ?? [])
    default: return nil
    }
  }

  /// Gives each object the current rules by itself, as the objects of a controller may be shown
  /// elsewhere, its items in a bar.
  private func enter(_ ids: [String]) {
    let sheet = sheet
    let index = sheets.firstIndex(of: sheet) ?? sheets.count
    if index == sheets.count { sheets.append(sheet) }
    for id in ids { sheetIndices[id] = index }
  }

  /// Sets a value of an object, which rules do not override any more. Tints reach the objects
  /// below.
  ///
  /// - Parameters:
  ///   - property: a property of the object's class.
  ///   - value: nil sets null, as in a document.
  ///   - axes: state, bar metrics and so on that the value is for.
  ///   - id: the object's id.
  /// - Returns: False if there is no object with that id.
  @discardableResult
  public func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal,
    of id: String
  ) -> Bool {
    set(property.declaration.name, value?.appearanceValue ?? .null, for: axes, of: id)
  }

  /// Sets a value by the property's name, such as one that a custom class declares.
  ///
  /// - Parameters:
  ///   - property: name of the property.
  ///   - value: replaces an earlier value for the same axes.
  ///   - axes: state, bar metrics and so on that the value is for.
  ///   - id: the object's id.
  /// - Returns: False if there is no object with that id.
  @discardableResult
  public func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal, of id: String
  ) -> Bool {
    let isTint = [View.tintColor.declaration.name, View.tintAdjustmentMode.declaration.name]
      .contains(property)
    let before = isTint && tintColorDidChange != nil ? resolved() : nil
    let isThere = screen.window.update(id) { $0.set(property, value, for: axes) }
    if let before { reportTintChanges(since: before) }
    return isThere
  }

  /// Sets the tint of an object; nil inherits.
  ///
  /// - Returns: False if there is no object with that id.
  @discardableResult
  public func setTintColor(_ color: ColorValue?, of id: String) -> Bool {
    set(View.tintColor, color, of: id)
  }

  /// Sets the adjustment mode of an object; `automatic` inherits.
  ///
  /// - Returns: False if there is no object with that id.
  @discardableResult
  public func setTintAdjustmentMode(_ mode: TintAdjustmentMode, of id: String) -> Bool {
    set(View.tintAdjustmentMode, mode, of: id)
  }

  /// Changes the window's traits. Rules with traits are matched anew, for all views at once.
  public func setTraits(_ traits: Traits) { screen.traits = traits }

  /// Calls `tintColorDidChange` for changes since `before`. Both trees have the same objects in the
  /// same order, as only tints differ.
  private func reportTintChanges(since before: StyledTree) {
    let after = resolved()
    let reached = zip(before.objects, after.objects).compactMap { old, new in
      old.tint == new.tint ? nil : new.element.id
    }
    if !reached.isEmpty { tintColorDidChange?(reached) }
  }

  /// The window with every object resolved by the rules of its entry.
  ///
  /// - Complexity: O(objects × rules).
  public func resolved() -> StyledTree {
    Resolver.resolve(
      screen.window, entries: .init(sheets: sheets, sheetIndices: sheetIndices),
      context: screen.context)
  }

  /// The drawing commands of the window, in points.
  public func displayList() -> DisplayList { LayoutPass.layOut(resolved()).displayList() }
}
