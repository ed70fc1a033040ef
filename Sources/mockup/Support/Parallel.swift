import Glibc
import Synchronization

/// Runs independent pieces of work on several threads.
enum Parallel {
  /// Calls `body` for every index below `count`, each once, on at most `jobs` threads, the calling
  /// one among them; returns when all are done.
  static func forEach(count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let work = Work(count: count, body: body)
    var threads: [pthread_t] = []
    for _ in 1..<max(1, min(jobs, count)) {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(work)
      let status = pthread_create(&thread, nil, { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
      // Fewer threads do the same work, later.
      guard status == 0 else {
        context.release()
        break
      }
      threads.append(thread)
    }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
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
