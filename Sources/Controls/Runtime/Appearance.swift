public import ObjectModel

/// The appearance rules of a running application, as UIKit's `UIAppearance` keeps them.
///
/// Rules are set through proxies, as in UIKit:
///
///     let appearance = Appearance()
///     appearance.proxy(for: "UISwitch", containedIn: ["ControlsView"])
///       .set(Switch.onTintColor, .color(green))
///
/// Use `rules` as the sheet of a screen that is drawn once; a `WindowHost` applies them to views
/// that enter its window. A class, as proxies and hosts share one store.
public final class Appearance {
  private struct Setting {
    var key: AppearanceProxy.Key
    var slot: PropertySlot
    var value: AppearanceValue
    var file: String
    var line: Int
  }

  /// In the order of the calls; of equal rules, the later one wins.
  private var settings: [Setting] = []

  /// Creates a store without rules.
  public init() {}

  /// The proxy for all objects of a class, or for those in some containers and traits.
  ///
  /// - Parameters:
  ///   - className: UIKit's name, or a custom class's.
  ///   - containers: classes of containers, innermost first, as in `appearanceWhenContainedIn:`.
  ///   - traits: the traits that an object must have.
  public func proxy(
    for className: String, containedIn containers: [String] = [],
    traits: TraitRequirements = .none
  ) -> AppearanceProxy {
    AppearanceProxy(
      key: .init(className: className, containedIn: containers, traits: traits), store: self)
  }

  /// The proxy for all objects of a built-in class, or for those in some containers and traits.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - containers: classes of containers, innermost first.
  ///   - traits: the traits that an object must have.
  public func proxy(
    for control: any BuiltInClass.Type, containedIn containers: [String] = [],
    traits: TraitRequirements = .none
  ) -> AppearanceProxy {
    proxy(for: control.definition.name, containedIn: containers, traits: traits)
  }

  /// All values as rules: one rule a value, so that the order decides as that of the calls does in
  /// UIKit.
  ///
  /// The origin of a rule is the line of Swift that set it.
  public var rules: AppearanceSheet {
    AppearanceSheet(
      rules: settings.enumerated().map { index, setting in
        AppearanceRule(
          className: setting.key.className, containedIn: setting.key.containedIn,
          traits: setting.key.traits, values: [setting.slot: setting.value],
          origin: .init(file: setting.file, line: setting.line, index: index))
      })
  }

  fileprivate func set(
    _ value: AppearanceValue, _ slot: PropertySlot, _ key: AppearanceProxy.Key, file: String,
    line: Int
  ) {
    settings.removeAll { $0.key == key && $0.slot == slot }
    settings.append(Setting(key: key, slot: slot, value: value, file: file, line: line))
  }

  fileprivate func settings(of key: AppearanceProxy.Key) -> [AppearanceProxy.Setting] {
    settings.filter { $0.key == key }.map {
      AppearanceProxy.Setting(slot: $0.slot, value: $0.value)
    }
  }
}

/// Sets values for all objects of a class, as rules of its store.
public struct AppearanceProxy {
  struct Key: Hashable {
    let className: String
    let containedIn: [String]
    let traits: TraitRequirements
  }

  /// A value of a proxy.
  public struct Setting: Sendable, Hashable {
    /// The property and the combination of its axes.
    public var slot: PropertySlot
    /// The value that objects get.
    public var value: AppearanceValue
  }

  let key: Key
  let store: Appearance

  /// Sets a property for one combination of its axes, and replaces an earlier value.
  ///
  /// - Parameters:
  ///   - property: the property of the objects.
  ///   - value: nil sets null, as in a document.
  ///   - axes: state, bar metrics and so on that the value is for.
  ///   - file: file of the rule's origin, as `explain` names it.
  ///   - line: line of the rule's origin.
  public func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal,
    file: String = #fileID, line: Int = #line
  ) {
    store.set(
      value?.appearanceValue ?? .null, property.slot.with(axes), key,
      file: file, line: line)
  }

  /// Sets a property by name, such as one that a custom class declares.
  ///
  /// - Parameters:
  ///   - property: name of the property.
  ///   - value: replaces an earlier value for the same axes.
  ///   - axes: state, bar metrics and so on that the value is for.
  ///   - file: file of the rule's origin, as `explain` names it.
  ///   - line: line of the rule's origin.
  public func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal,
    file: String = #fileID, line: Int = #line
  ) {
    store.set(value, PropertySlot(property, axes), key, file: file, line: line)
  }

  /// The value that this proxy was given for exactly these axes; nil if none was set.
  public func value<Value>(
    _ property: AppearanceKey<Value>, for axes: AxisValues = .normal
  ) -> Value? {
    let slot = property.slot.with(axes)
    return settings.last { $0.slot == slot }.flatMap { Value($0.value) }
  }

  /// All values of this proxy, in the order in which they were set.
  public var settings: [Setting] { store.settings(of: key) }
}
