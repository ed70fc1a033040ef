/// A property known by type: what values are read and handed on by.
public protocol PropertyKey<Value>: Sendable {
  /// The Swift type of the property's values.
  associatedtype Value: AppearanceRepresentable
  /// The property, for the normal axes.
  var slot: PropertySlot { get }
}

extension AppearanceKey: PropertyKey {}

/// A value that a control hands to its own parts, and that nobody else can set: no document, rule or
/// custom class can spell its slot.
package struct PartKey<Value: AppearanceRepresentable>: PropertyKey {
  package let slot: PropertySlot

  /// - Parameter name: what dumps of a screen print; unique among the keys of a part.
  package init(_ name: String) { slot = PropertySlot(ofPart: name) }
}
