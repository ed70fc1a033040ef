import TestSupport
import Testing

@testable import Golden

@Suite struct ShardTests {
  private let names = (0..<400).map { "Screens/screen \($0)" }

  @Test func `every picture falls into one share, and the shares are alike in size`() {
    let plan = ShardPlan(count: 4)
    for shard in 1...4 {
      let share = names.count { plan.number(of: $0) == shard }
      #expect((60...140).contains(share), "\(shard): \(share)")
    }
  }

  @Test func `what falls where depends on names alone`() {
    let plan = ShardPlan(count: 3)
    let falls = ["Screens/login", "Screens/login~dark", "Screens/Über uns/a b"].map(plan.number)
    // Fixed values: another hash would move pictures between shards.
    #expect(falls.map { $0 == 2 } == [true, false, true])
  }

  /// Costs of pictures in seconds: most are short, few are long, as animations and large screens are.
  private func costs(_ count: Int, seed: Int) -> [String: Double] {
    var random = SeededRandom(seed)
    var costs: [String: Double] = [:]
    for index in 0..<count {
      let base = Double(random.next() % 20_000 + 1000) / 1e6
      let factor = [1, 1, 1, 1, 3, 10, 40][Int(random.next() % 7)]
      costs["screen \(index)"] = base * Double(factor) * (index % 997 == 0 ? 20 : 1)
    }
    return costs
  }

  @Test(arguments: [2, 3, 8, 64, 100, 1000])
  func `with timings the slowest share takes hardly longer than the mean`(_ count: Int) {
    for seed in 1...4 {
      let costs = costs(10_000, seed: seed)
      let plan = ShardPlan(count: count, ids: costs.keys.sorted(), timings: Timings(costs))
      var loads = [Double](repeating: 0, count: count + 1)
      for (id, cost) in costs { loads[plan.number(of: id)] += cost }
      #expect(loads[0] == 0)
      let slowest = loads.max() ?? 0
      let mean = loads.reduce(0, +) / Double(count)
      let bound = 1.03 * max(mean, costs.values.max() ?? 0)
      #expect(slowest <= bound, "\(count) shards, seed \(seed): \(slowest) of \(bound)")
      // By names alone, the same pictures are far from it.
      var byName = [Double](repeating: 0, count: count + 1)
      for (id, cost) in costs { byName[ShardPlan(count: count).number(of: id)] += cost }
      if (8...100).contains(count) { #expect((byName.max() ?? 0) > slowest * 1.05) }
    }
  }

  @Test func `all shards pack alike, whatever the order in which they find pictures`() {
    var costs = costs(500, seed: 7)
    for index in 0..<50 { costs["screen \(index)"] = 0.01 }
    let timings = Timings(costs)
    let ids = costs.keys.sorted() + ["new", "newer"]
    let plan = ShardPlan(count: 7, ids: ids, timings: timings)
    for _ in 0..<3 {
      let other = ShardPlan(count: 7, ids: ids.shuffled(), timings: timings)
      for id in ids { #expect(plan.number(of: id) == other.number(of: id)) }
    }
  }

  @Test func `pictures without a time count as the median, and no picture as nothing`() {
    let ids = (0..<100).map { "screen \($0)" }
    let plan = ShardPlan(count: 4, ids: ids, timings: Timings([:]))
    let free = ShardPlan(
      count: 4, ids: ids,
      timings: Timings(Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) })))
    for plan in [plan, free] {
      for shard in 1...4 { #expect(ids.count { plan.number(of: $0) == shard } == 25) }
    }
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/3", "1/", "", "1/99999"])
  func `anything but a share is refused`(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a terminal records what is missing, but never where CI is set`() {
    #expect(RecordMode.standard(isTerminal: true, ci: nil) == .missing)
    #expect(RecordMode.standard(isTerminal: true, ci: "false") == .missing)
    #expect(RecordMode.standard(isTerminal: true, ci: "true") == .none)
    #expect(RecordMode.standard(isTerminal: true, ci: "1") == .none)
    #expect(RecordMode.standard(isTerminal: false, ci: nil) == .none)
  }
}
