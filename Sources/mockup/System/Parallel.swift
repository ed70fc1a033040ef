import Glibc
import HeapBridge
import Synchronization

/// Runs independent pieces of work on several threads.
enum Parallel {
  /// What a thread may put on its stack: documents nest up to 512 objects deep, and every one is
  /// walked by recursion. Only what is touched takes memory.
  private static let stackSize = 64 << 20

  /// Calls `body` for every index below `count`, each once, on at most `jobs` threads; returns when
  /// all are done.
  static func forEach(count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let threadCount = max(1, min(jobs, count))
    // A lone thread shares the heap of the first one, which waits for it: a heap of its own would grow page by
    // page, with a call of the kernel for each.
    if threadCount == 1 { heap_share() }
    let work = Work(count: count, body: body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [pthread_t] = []
    for _ in 0..<threadCount {
      guard let thread = start(work, &attributes) else { break }
      threads.append(thread)
    }
    // Without any thread the work is still done, here.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ work: Work, _ attributes: inout pthread_attr_t) -> pthread_t? {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// How many jobs a machine does at once.
  static var defaultJobs: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private final class Work: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    private let next = Atomic(0)

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }
}
