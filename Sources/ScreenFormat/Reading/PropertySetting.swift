import ObjectModel

/// What a key of an object or a rule sets, without its value.
struct PropertySetting {
  var type: ValueType
  /// The slot to set; nil if the value is only checked.
  var slot: PropertySlot?
  /// The slot that the property's setter sets as well.
  var target: PropertySlot?
}

/// What keys of objects set, by class.
struct PlainSettings {
  private var byClass: [ClassTable.ID: [String: PropertySetting]] = [:]
  /// The last ones of one class, which are compared one after the other: that takes less than to hash a class and a key.
  private var latest: [(key: String, setting: PropertySetting)] = []
  private var latestClass: ClassTable.ID?

  /// The greatest number of keys to compare.
  private static let latestLimit = 8

  /// What a key sets; nil where nothing is known.
  mutating func find(_ key: String, of id: ClassTable.ID) -> PropertySetting? {
    if latestClass == id {
      for place in latest.indices where latest[place].key == key { return latest[place].setting }
    }
    guard let known = byClass[id]?[key] else { return nil }
    note(key, known, of: id)
    return known
  }

  /// Keeps what a key sets.
  mutating func keep(_ key: String, _ setting: PropertySetting, of id: ClassTable.ID) {
    byClass[id, default: [:]][key] = setting
    note(key, setting, of: id)
  }

  private mutating func note(_ key: String, _ setting: PropertySetting, of id: ClassTable.ID) {
    if latestClass != id {
      latest.removeAll(keepingCapacity: true)
      latestClass = id
    }
    if latest.count < Self.latestLimit { latest.append((key, setting)) }
  }
}
