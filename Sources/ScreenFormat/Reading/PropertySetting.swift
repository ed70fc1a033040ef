import ObjectModel

/// What a key of an object or a rule sets, without its value.
struct PropertySetting {
  var type: ValueType
  /// The slot to set; nil if the value is only checked.
  var slot: PropertySlot?
  /// The slot that the property's setter sets as well.
  var target: PropertySlot?
}
