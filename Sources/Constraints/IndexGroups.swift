/// The indices of numbers, grouped by number.
struct IndexGroups {
  private var order: [Int]
  /// Where each group starts in the order, and the last one ends.
  private var starts: [Int]

  /// - Parameter numbers: the group of each index, below `count`.
  /// - Complexity: O(indices + groups).
  init(_ numbers: [Int], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for number in numbers { starts[number + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    order = [Int](repeating: 0, count: numbers.count)
    var ends = starts
    for (index, number) in numbers.enumerated() {
      order[ends[number]] = index
      ends[number] += 1
    }
  }

  /// The indices of a group, in order.
  subscript(group: Int) -> ArraySlice<Int> { order[starts[group]..<starts[group + 1]] }
}
