import Synchronization
import Testing

@testable import Process

@Suite struct ParallelTests {
  private final class Calls: Sendable {
    let indices = Mutex<[Int]>([])
  }

  @Test(
    "calls the body once for every index, with as many threads as there are processors without a number",
    arguments: [nil, 1, 2, 7])
  func everyIndex(jobs: Int?) {
    for count in [0, 1, 2, 50] {
      let calls = Calls()
      Parallel.forEach(count: count, jobs: jobs) { index in
        calls.indices.withLock { $0.append(index) }
      }
      #expect(calls.indices.withLock { $0.sorted() } == Array(0..<count))
    }
  }
}
