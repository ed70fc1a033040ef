import Glibc

/// The least time, in milliseconds that this thread has computed, of each stage over several rounds.
struct StageTimes {
  private(set) var stages: [(name: String, least: Double)] = []
  private var next = 0

  /// Another round begins.
  mutating func start() { next = 0 }

  /// The stages of a round come in the same order each time.
  mutating func measure<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
    let start = Self.computed()
    let value = try work()
    let time = Self.computed() - start
    if next == stages.count { stages.append((name, time)) }
    stages[next].least = min(stages[next].least, time)
    next += 1
    return value
  }

  private static func computed() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
