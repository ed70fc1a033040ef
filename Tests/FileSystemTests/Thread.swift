import Glibc
import Testing

/// A thread of its own, for what would block one of the test pool.
final class Thread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private var handle = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) throws {
    let work = Unmanaged.passRetained(Work(body))
    let result = pthread_create(
      &handle, nil,
      { argument in
        if let argument {
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      }, work.toOpaque())
    try #require(result == 0)
  }

  /// Waits for its end.
  func join() {
    pthread_join(handle, nil)
  }
}
