public import ObjectModel

/// The appearance rules of a running application: what `UIAppearance` keeps.
///
/// Rules are set through proxies, as in UIKit:
///
///     let appearance = Appearance()
///     appearance.proxy(for: "UISwitch", containedIn: ["ControlsView"])
///       .set(Switch.onTintColor, .color(green))
///
/// A screen that is drawn once takes `rules` as its sheet; a `WindowHost` gives them to views as they
/// enter its window. It is a class because proxies and hosts share one store.
public final class Appearance {
  private struct Setting {
    var key: AppearanceProxy.Key
    var slot: PropertySlot
    var value: AppearanceValue
    var file: String
    var line: Int
  }

  /// In the order in which they were set; the later of equals wins.
  private var settings: [Setting] = []

  /// A store without rules.
  public init() {}

  /// The proxy for all objects of a class, or only those in some containers and traits.
  ///
  /// - Parameters:
  ///   - className: UIKit's name, or a custom class's.
  ///   - containers: innermost first, as in `appearanceWhenContainedIn:`.
  ///   - traits: those that have to be as named.
  public func proxy(
    for className: String, containedIn containers: [String] = [],
    traits: TraitRequirements = .none
  ) -> AppearanceProxy {
    AppearanceProxy(
      key: .init(className: className, containedIn: containers, traits: traits), store: self)
  }

  /// The proxy for a built-in class.
  public func proxy(
    for control: any BuiltInClass.Type, containedIn containers: [String] = [],
    traits: TraitRequirements = .none
  ) -> AppearanceProxy {
    proxy(for: control.definition.name, containedIn: containers, traits: traits)
  }

  /// Everything that was set, as rules: one a setting, so that order decides as calls do in UIKit.
  ///
  /// A rule's origin is the place in Swift that set it.
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

/// What stands for all objects of a class, in all places or some: setting it makes a rule.
public struct AppearanceProxy {
  struct Key: Hashable {
    let className: String
    let containedIn: [String]
    let traits: TraitRequirements
  }

  /// A value that a proxy holds.
  public struct Setting: Sendable, Hashable {
    /// The property, and the combination of its axes.
    public var slot: PropertySlot
    /// What objects are given.
    public var value: AppearanceValue
  }

  let key: Key
  let store: Appearance

  /// Sets a property for one combination of its axes; a value set before for the same is replaced.
  ///
  /// - Parameters:
  ///   - value: nil counts as set, as null does in a document.
  ///   - file: where `explain` says the rule is.
  public func set<Value>(
    _ property: AppearanceKey<Value>, _ value: Value?, for axes: AxisValues = .normal,
    file: String = #fileID, line: Int = #line
  ) {
    store.set(
      value?.appearanceValue ?? .null, property.slot.with(axes), key,
      file: file, line: line)
  }

  /// Sets a property by name: one that a custom class declares.
  public func set(
    _ property: String, _ value: AppearanceValue, for axes: AxisValues = .normal,
    file: String = #fileID, line: Int = #line
  ) {
    store.set(value, PropertySlot(property, axes), key, file: file, line: line)
  }

  /// What this very proxy was given for exactly these axes; nil where it was not.
  public func value<Value>(
    _ property: AppearanceKey<Value>, for axes: AxisValues = .normal
  ) -> Value? {
    let slot = property.slot.with(axes)
    return settings.last { $0.slot == slot }.flatMap { Value($0.value) }
  }

  /// Everything that this very proxy holds, in the order in which it was set.
  public var settings: [Setting] { store.settings(of: key) }
}
