/// Values that an object has in some traits.
public struct Variation: Sendable, Hashable {
  /// The traits that the object has to have.
  public var traits: TraitRequirements
  /// The values, which win over the object's own.
  public var values: PropertyValues

  /// Creates a variation.
  public init(traits: TraitRequirements, values: PropertyValues) {
    self.traits = traits
    self.values = values
  }

  /// The key of documents that holds an object's variations.
  package static let key = "variations"
}

extension Element {
  /// Takes over the values of the variations for some traits, the last ones over those before.
  ///
  /// - Parameter overrides: values that win over all others.
  mutating func vary(
    by traits: Traits, below overrides: PropertyValues?
  ) {
    for variation in variations where variation.traits.matches(traits) {
      for (slot, value) in variation.values where overrides?[slot] == nil {
        if writtenDefaults.contains(slot) { defaults[slot] = value } else { values[slot] = value }
      }
    }
  }
}
