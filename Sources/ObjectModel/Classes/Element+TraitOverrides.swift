extension TraitOverride {
  /// The traits that a container gives the controller, by setOverrideTraitCollection.
  package static let containerKey = AppearanceKey<TraitRequirements>(
    "overrideTraitCollection", since: 8,
    default: .none,
    "The traits that a container gives the controller, by setOverrideTraitCollection.")
}

extension Element {
  /// Updates `traitOverrides`. Properties that are newer than `system` are ignored.
  mutating func overrideTraits(_ kind: ClassDefinition.Kind, system: Int) {
    let overrides = traitOverrides(kind, system: system)
    // Most objects have none, and stay the document's own where nothing else changes them.
    if overrides != traitOverrides { traitOverrides = overrides }
  }

  /// The overrides by the object's environment, its container and itself, in this order.
  private func traitOverrides(_ kind: ClassDefinition.Kind, system: Int) -> [TraitOverride] {
    var result: [TraitOverride] = []
    if let environment { result.append(environment) }
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
    key.exists(in: system) ? self[key] : nil
  }
}
