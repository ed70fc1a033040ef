/// A value that depends on traits, such as an image or colour of an asset catalog (UIImageAsset,
/// dynamic colours).
public struct Adaptive<Value: Sendable & Hashable>: Sendable, Hashable {
  /// A value for some traits.
  package struct Variant: Sendable, Hashable {
    /// The traits to match.
    package var traits: TraitRequirements
    /// The value.
    package var value: Value

    /// Creates a variant.
    package init(traits: TraitRequirements, value: Value) {
      self.traits = traits
      self.value = value
    }
  }

  /// The value when no variant matches: that of the screen's traits.
  package var standard: Value
  /// The variants; the first that matches counts.
  package var variants: [Variant]

  /// Creates a value with variants.
  package init(standard: Value, variants: [Variant]) {
    self.standard = standard
    self.variants = variants
  }

  /// The value for an object with these traits.
  package func value(in traits: Traits) -> Value {
    variants.first { $0.traits.matches(traits) }?.value ?? standard
  }

  /// Transforms all values.
  package func map<Other>(_ transform: (Value) -> Other) -> Adaptive<Other> {
    Adaptive<Other>(
      standard: transform(standard),
      variants: variants.map { .init(traits: $0.traits, value: transform($0.value)) })
  }
}
