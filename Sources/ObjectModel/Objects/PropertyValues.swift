/// The values of an object, a rule or a class by slot, in the order in which they were first set.
///
/// Most hold a few values, which are compared one after the other behind a filter: that takes less time and half of the
/// memory of a hash table. To find one among a hundred takes about as long as to hash it.
public struct PropertyValues: Sendable {
  /// A slot with its value.
  public typealias Element = (key: PropertySlot, value: AppearanceValue)

  /// A struct, since copies of tuples are made at run time by their types.
  private struct Entry: Sendable {
    let key: PropertySlot
    var value: AppearanceValue
  }

  private var entries: ContiguousArray<Entry> = []
  /// The slots of all entries, and perhaps of some that were removed.
  private var filter = SlotFilter()

  /// Creates an empty set of values.
  public init() {}

  /// The slots that have a value.
  public var keys: [PropertySlot] { entries.map(\.key) }

  /// The value of exactly this slot; setting nil removes it.
  ///
  /// - Complexity: O(values).
  public subscript(slot: PropertySlot) -> AppearanceValue? {
    get {
      guard let place = place(of: slot) else { return nil }
      return entries[place].value
    }
    set {
      guard let newValue else { return remove(slot) }
      if let place = place(of: slot) {
        entries[place].value = newValue
      } else {
        append(slot, newValue)
      }
    }
  }

  /// Adds other values; `choose` tells which one of two for the same slot stays, the first of which was here.
  public mutating func merge(
    _ other: PropertyValues,
    uniquingKeysWith choose: (AppearanceValue, AppearanceValue) -> AppearanceValue
  ) {
    guard !isEmpty else { return self = other }
    entries.reserveCapacity(entries.count + other.entries.count)
    let known = entries.count > Self.many && other.entries.count > Self.many ? places : nil
    for entry in other.entries {
      // The slots of the other values differ from each other.
      if let place = known.map({ $0[entry.key] }) ?? place(of: entry.key) {
        entries[place].value = choose(entries[place].value, entry.value)
      } else {
        append(entry.key, entry.value)
      }
    }
  }

  /// The number of values beyond which others are added by a table of places, which is not kept: comparing each with all would
  /// take the square of their number.
  package static let many = 64

  private var places: [PropertySlot: Int] {
    Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].key, $0) })
  }

  /// These values with others; `choose` tells which one of two for the same slot stays.
  public func merging(
    _ other: PropertyValues,
    uniquingKeysWith choose: (AppearanceValue, AppearanceValue) -> AppearanceValue
  ) -> PropertyValues {
    var result = self
    result.merge(other, uniquingKeysWith: choose)
    return result
  }

  /// Each value changed; nil leaves it out.
  func compactMapValues(_ change: (AppearanceValue) -> AppearanceValue?) -> PropertyValues {
    var result = PropertyValues()
    for entry in entries {
      if let changed = change(entry.value) { result.append(entry.key, changed) }
    }
    return result
  }

  /// Whether both have the same values in the same order, to the bit. False may be wrong, as of single values.
  func isSame(as other: PropertyValues) -> Bool {
    guard entries.count == other.entries.count, filter == other.filter else { return false }
    // By places, since a sequence hands out copies.
    for place in entries.indices {
      guard entries[place].key == other.entries[place].key,
        entries[place].value.isSame(as: other.entries[place].value)
      else { return false }
    }
    return true
  }

  /// Whether `isSame` finds them the same as themselves.
  var isComparable: Bool {
    for place in entries.indices where !entries[place].value.isComparable { return false }
    return true
  }

  /// Whether a property has a value for any axes.
  func holds(_ name: String) -> Bool {
    for place in entries.indices where entries[place].key.name == name { return true }
    return false
  }

  /// The number of objects that the values hold, with those that they hold.
  var objectCount: Int {
    var count = 0
    for place in entries.indices {
      switch entries[place].value {
      case .object(let object): count += object.count
      case .objects(let objects): for index in objects.indices { count += objects[index].count }
      default: break
      }
    }
    return count
  }

  /// Whether these values pass a test, or those of an object that one of them holds. Values without any of the slots are not
  /// tested.
  func contain(_ slots: SlotFilter, where passes: (PropertyValues) -> Bool) -> Bool {
    if filter.mayShareSlot(with: slots), passes(self) { return true }
    // By places, since a sequence hands out copies.
    for place in entries.indices {
      switch entries[place].value {
      case .object(let object): if object.containsValues(of: slots, where: passes) { return true }
      case .objects(let objects):
        for index in objects.indices {
          if objects[index].containsValues(of: slots, where: passes) { return true }
        }
      default: break
      }
    }
    return false
  }

  /// Reserves memory for a number of values.
  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds the slots to a filter.
  func insertSlots(into other: inout SlotFilter) { other.formUnion(filter) }

  /// The place of a slot's value among all; nil if it has none.
  package func place(of slot: PropertySlot) -> Int? {
    guard filter.mayHold(slot) else { return nil }
    for place in entries.indices where entries[place].key == slot { return place }
    return nil
  }

  /// Changes the value at a place.
  package mutating func replace(at place: Int, _ value: AppearanceValue) {
    entries[place].value = value
  }

  /// Adds a value for a slot that has none.
  package mutating func append(
    _ slot: consuming PropertySlot, _ value: consuming AppearanceValue
  ) {
    filter.insert(slot)
    entries.append(Entry(key: slot, value: value))
  }

  private mutating func remove(_ slot: PropertySlot) {
    guard let place = place(of: slot) else { return }
    entries.remove(at: place)
  }
}

extension PropertyValues: RandomAccessCollection {
  /// The place of the first value.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { entries.count }
  /// The slot and the value at a place.
  public subscript(place: Int) -> Element { (entries[place].key, entries[place].value) }
}

extension PropertyValues: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal. The last one counts where a slot is named twice.
  public init(dictionaryLiteral elements: (PropertySlot, AppearanceValue)...) {
    self.init(elements)
  }

  /// Creates values from pairs. The last one counts where a slot is named twice.
  public init(_ elements: some Sequence<(PropertySlot, AppearanceValue)>) {
    for (slot, value) in elements { self[slot] = value }
  }
}

extension PropertyValues: Hashable {
  /// True where both have the same values, in whatever order.
  public static func == (a: PropertyValues, b: PropertyValues) -> Bool {
    guard a.entries.count == b.entries.count else { return false }
    for place in a.entries.indices {
      let entry = a.entries[place]
      // Mostly in the same order.
      let other = b.entries[place]
      guard (other.key == entry.key ? other.value : b[entry.key]) == entry.value else {
        return false
      }
    }
    return true
  }

  /// Hashes the values without their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for entry in entries {
      var own = Hasher()
      own.combine(entry.key)
      own.combine(entry.value)
      sum ^= own.finalize()
    }
    hasher.combine(sum)
  }
}
