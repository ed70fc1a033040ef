/// A property with the Swift type of its values.
public protocol PropertyKey<Value>: Sendable {
  /// The Swift type of the property's values.
  associatedtype Value: AppearanceRepresentable
  /// The property, for the normal axes.
  var slot: PropertySlot { get }
}

extension AppearanceKey: PropertyKey {}

/// A value that a control passes to its own parts. No document, rule or custom class can name its
/// slot.
@usableFromInline
package struct PartKey<Value: AppearanceRepresentable>: PropertyKey {
  @usableFromInline package let slot: PropertySlot

  /// Creates a key.
  ///
  /// - Parameter name: printed in dumps; unique among the keys of a part.
  package init(_ name: String) { slot = PropertySlot(ofPart: name) }
}
