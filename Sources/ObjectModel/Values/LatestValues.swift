/// The latest few values, among which one looks before making or searching for another: to compare a few takes less than
/// hashing a key.
package struct LatestValues<Value> {
  /// In no order that means anything.
  @inlinable package var values: [Value] { kept }

  @usableFromInline var kept: [Value] = []
  /// The place that the next value takes once all are taken: that of the oldest.
  @usableFromInline var oldest = 0
  @usableFromInline let limit: Int

  /// - Parameter limit: the number of values to keep, at least one.
  @inlinable package init(limit: Int) { self.limit = limit }

  /// Keeps a value, and forgets the oldest where there are too many.
  @inlinable
  package mutating func keep(_ value: Value) {
    if kept.count < limit {
      kept.append(value)
    } else {
      kept[oldest] = value
      oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    }
  }

  /// Moves a value one place towards the first, so that those asked for most are found first.
  @inlinable
  package mutating func promote(_ place: Int) {
    if place > 0 { kept.swapAt(place, place - 1) }
  }
}

extension LatestValues: Sendable where Value: Sendable {}
