/// The defaults of objects, which those that are alike share: they are most of what an object without values of its own
/// takes.
struct SharedDefaults {
  /// A class, so that comparing one does not count references to all that it holds.
  private final class Known: Sendable {
    /// Those that the object's maker passed.
    let passed: PropertyValues
    /// The object's own.
    let own: PropertyValues
    let whole: PropertyValues

    init(passed: PropertyValues, own: PropertyValues, whole: PropertyValues) {
      self.passed = passed
      self.own = own
      self.whole = whole
    }

    func isOf(_ passed: PropertyValues, _ own: PropertyValues) -> Bool {
      self.passed.isSame(as: passed) && self.own.isSame(as: own)
    }
  }

  /// Enough for rows, their parts, and what lies between them.
  private var latest = LatestValues<Known>(limit: 8)

  /// The defaults that an object's maker passed, merged with the object's own.
  mutating func merged(_ passed: PassedValues, over object: inout Element) -> PropertyValues {
    let own = object.defaults
    if own.isEmpty, passed.defaults.isEmpty { return own }
    // Those with texts, as of a button's label, are never found again.
    guard object.writtenDefaults.isEmpty, passed.defaults.isComparable, own.isComparable else {
      return passed.defaults(over: object)
    }
    if let found = latest.values.firstIndex(where: { $0.isOf(passed.defaults, own) }) {
      let same = latest.values[found]
      // Those of rows and their parts come to lie where the search begins.
      if found > 1 { latest.promote(found) }
      if !own.isEmpty { object.defaults = same.own }
      return same.whole
    }
    let whole = passed.defaults(over: object)
    latest.keep(Known(passed: passed.defaults, own: own, whole: whole))
    return whole
  }
}
