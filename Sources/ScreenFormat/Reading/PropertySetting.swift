import ObjectModel

/// What a key of an object or a rule sets, without its value.
final class PropertySetting: Sendable {
  let type: ValueType
  /// The slot to set; nil if the value is only checked.
  let slot: PropertySlot?
  /// The slot that the property's setter sets as well.
  let target: PropertySlot?

  init(type: ValueType, slot: PropertySlot?, target: PropertySlot? = nil) {
    self.type = type
    self.slot = slot
    self.target = target
  }
}

/// What keys of objects set, by class.
struct PlainSettings {
  private var byClass: [ClassTable.ID: [String: PropertySetting]] = [:]
  /// The last ones, which are compared one after the other: that takes less than to hash a class and a key. Objects in a list
  /// have the same keys, and so have the objects that they hold.
  private var latest = LatestValues<(id: ClassTable.ID, key: String, setting: PropertySetting)>(
    limit: 16)

  /// What a key sets; nil where nothing is known.
  mutating func find(_ key: String, of id: ClassTable.ID) -> PropertySetting? {
    if let known = latest.values.first(where: { $0.id == id && $0.key == key }) {
      return known.setting
    }
    guard let known = byClass[id]?[key] else { return nil }
    latest.keep((id, key, known))
    return known
  }

  /// Keeps what a key sets.
  mutating func keep(_ key: String, _ setting: PropertySetting, of id: ClassTable.ID) {
    byClass[id, default: [:]][key] = setting
    latest.keep((id, key, setting))
  }
}

/// The classes that objects named, or had without a name, where there was nothing to tell of it: siblings mostly have the same.
struct PlainClasses {
  private struct Known {
    /// The class that objects named, or that they had without a name.
    let name: String
    let isNamed: Bool
    let base: String
    let id: ClassTable.ID
  }

  private var latest = LatestValues<Known>(limit: 8)

  /// The class of an object of a type; nil where nothing is known.
  ///
  /// - Parameter name: the class that the object names; nil where it names none.
  func find(_ name: String?, of type: ObjectType) -> ClassTable.ID? {
    guard let wanted = name ?? type.defaultClass else { return nil }
    let isNamed = name != nil
    return latest.values.first {
      $0.name == wanted && $0.base == type.base && $0.isNamed == isNamed
    }?.id
  }

  /// Keeps what `find` told nothing of.
  mutating func keep(_ name: String?, of type: ObjectType, _ id: ClassTable.ID) {
    guard let kept = name ?? type.defaultClass else { return }
    latest.keep(Known(name: kept, isNamed: name != nil, base: type.base, id: id))
  }
}
