import Glibc

/// Counts work that threads wait for.
package final class WorkSignal: Sendable {
  private nonisolated(unsafe) let semaphore: UnsafeMutablePointer<sem_t>

  package init() {
    semaphore = .allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Tells of `count` pieces of work.
  package func signal(_ count: Int) {
    for _ in 0..<max(0, count) { sem_post(semaphore) }
  }

  /// Waits for a piece of work.
  package func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
