extension TraitOverride {
  /// The traits that a container gives a controller.
  public static let containerKey = AppearanceKey<TraitRequirements>(
    "overrideTraitCollection", since: 8,
    "Traits that its container gives it (setOverrideTraitCollection:forChildViewController:).")
}

extension Element {
  /// What gives traits to the object and everything below: the place that it is in, its container,
  /// itself. A system that does not know of an override ignores it.
  func traitOverrides(_ kind: ClassDefinition.Kind, system: Int) -> [TraitOverride] {
    var result: [TraitOverride] = []
    if let place { result.append(place) }
    if kind == .viewController,
      let traits = override(TraitOverride.containerKey, system)
    {
      result.append(.container(traits))
    }
    if kind != .object,
      let own = override(View.overrideUserInterfaceStyle, system),
      let style = Traits.InterfaceStyle(rawValue: own.rawValue)
    {
      result.append(.interfaceStyle(style))
    }
    return result
  }

  private func override<Value>(_ key: AppearanceKey<Value>, _ system: Int) -> Value? {
    key.declaration.since <= system ? self[key] : nil
  }
}
