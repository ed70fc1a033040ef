/// A value that is another one in other traits, as images and colours of an asset catalogue are
/// (UIImageAsset; dynamic colours).
public struct Adaptive<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What counts where all of some traits are as named.
  public struct Variant: Sendable, Hashable {
    /// The traits that it is for.
    public var traits: TraitRequirements
    /// What it is there.
    public var value: Value

    /// With all its values.
    public init(traits: TraitRequirements, value: Value) {
      self.traits = traits
      self.value = value
    }
  }

  /// What counts where no variant does: the value for the screen's own traits.
  public var standard: Value
  /// The first whose traits an object has counts.
  public var variants: [Variant]

  /// With all its values.
  public init(standard: Value, variants: [Variant]) {
    self.standard = standard
    self.variants = variants
  }

  /// The value for an object with these traits.
  public func value(in traits: Traits) -> Value {
    variants.first { $0.traits.matches(traits) }?.value ?? standard
  }

  /// The same with other values.
  public func map<Other>(_ transform: (Value) -> Other) -> Adaptive<Other> {
    Adaptive<Other>(
      standard: transform(standard),
      variants: variants.map { .init(traits: $0.traits, value: transform($0.value)) })
  }
}
