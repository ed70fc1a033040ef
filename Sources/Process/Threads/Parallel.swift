import Glibc
import ProcessBridge
import Synchronization

/// Runs independent work on several threads.
package enum Parallel {
  /// The stack size of a thread, in bytes. Documents nest up to 512 objects deep and are traversed
  /// recursively. Only the used part takes memory.
  private static let stackSize = 64 << 20

  /// The main thread, once its stack may grow to that size; 0 before.
  private static let mainThread = Atomic<UInt>(0)

  /// Lets the stack of the main thread, which calls this, grow as far as those of the other threads: what takes one thread is then
  /// done on it, since starting another one takes a twentieth of the time of a small picture.
  ///
  /// For programs: the limit is that of the whole process, and of those that it starts.
  package static func deepenMainStack() {
    if stack_deepen(stackSize) { mainThread.store(UInt(pthread_self()), ordering: .relaxed) }
  }

  /// Calls `body` once for every index below `count`, on at most `jobs` threads, and waits for all calls.
  ///
  /// - Parameter jobs: nil for as many as there are processors, which are counted only if there are several calls.
  package static func forEach(count: Int, jobs: Int?, _ body: @escaping @Sendable (Int) -> Void) {
    let threadCount = count > 1 ? max(1, min(jobs ?? defaultJobs, count)) : 1
    let work = Work(count: count, body: body)
    if threadCount == 1, mainThread.load(ordering: .relaxed) == UInt(pthread_self()) {
      return work.run()
    }
    // A single thread shares the heap of the main thread, which waits for it. A new heap would grow page by
    // page, with a system call for each.
    if threadCount == 1 { heap_share() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var threads: [pthread_t] = []
    for _ in 0..<threadCount {
      guard let thread = start(work, &attributes) else { break }
      threads.append(thread)
    }
    // If no thread can be created, the work is done here.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// The result of `body`, which is called on a thread with as much stack as documents and code need.
  package static func withDeepStack<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) -> Value? {
    let box = Box<Value>()
    forEach(count: 1, jobs: 1) { _ in
      let value = body()
      box.value.withLock { $0 = value }
    }
    return box.value.withLock { $0 }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// How much less than others threads get that give way, as `nice` counts.
  private static let givingWay: Int32 = 10

  /// Runs `body` on a thread of its own, with as much stack, for as long as the process lasts.
  ///
  /// - Parameter givesWay: Whether other threads and programs get the processors first.
  /// - Returns: whether the thread could be created.
  @discardableResult
  package static func detach(
    givesWay: Bool = false, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Work(count: 1) { _ in
      // On Linux this is of the calling thread alone.
      if givesWay { setpriority(Int32(PRIO_PROCESS.rawValue), 0, givingWay) }
      body()
    }
    guard let thread = start(work, &attributes) else { return false }
    pthread_detach(thread)
    return true
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

  /// The number of processors that the process may use, at least 1.
  package static let defaultJobs = Processors.count

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
