/// Which shard each picture belongs to.
///
/// Without timings that depends on its id alone, so adding or removing pictures moves no others. With timings,
/// pictures are packed so that shards take about the same time.
public struct ShardPlan: Sendable {
  /// The number of shards.
  public let count: Int
  /// The numbers of the shards by the ids of pictures; nil without timings.
  private let numbers: [String: Int]?

  /// Creates a plan without timings.
  public init(count: Int) {
    self.count = count
    numbers = nil
  }

  /// Creates a plan in which each picture goes to the shard that has least to do, the costliest pictures first
  /// (Graham 1969). Pictures of which no time is known count as the median of the others.
  ///
  /// - Parameters:
  ///   - count: The number of shards.
  ///   - ids: The ids of all pictures.
  ///   - timings: How long pictures took.
  /// - Complexity: O(*n* log *n*) in the number of pictures.
  public init(count: Int, ids: [String], timings: Timings) {
    self.count = count
    let known = ids.compactMap { timings.microseconds[$0] }.sorted()
    let median = known.isEmpty ? 1 : known[known.count / 2]
    // No picture is free: its files are opened.
    let costs = ids.map { (id: $0, cost: max(1, timings.microseconds[$0] ?? median)) }
    let order = costs.sorted {
      $0.cost == $1.cost
        ? $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) : $0.cost > $1.cost
    }
    var numbers: [String: Int] = [:]
    var loads = LoadQueue(count: count)
    for item in order where numbers[item.id] == nil {
      numbers[item.id] = loads.addToLeast(item.cost) + 1
    }
    self.numbers = numbers
  }

  /// The number of the shard that a picture belongs to, from 1.
  public func number(of id: String) -> Int {
    numbers?[id] ?? Shard.number(of: id, count: count)
  }
}

/// The loads of shards, the least one in front: a binary heap.
private struct LoadQueue {
  private var entries: [(load: Int, shard: Int)]

  init(count: Int) {
    entries = (0..<count).map { (0, $0) }
  }

  /// Adds a cost to the shard with the least load, of equal ones to that with the least number.
  ///
  /// - Returns: The shard, from 0.
  mutating func addToLeast(_ cost: Int) -> Int {
    let shard = entries[0].shard
    entries[0].load += cost
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child] < entries[least] { least = child }
      if least == parent { return shard }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
