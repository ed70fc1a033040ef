import Synchronization

/// Counts what the drawings of documents record: a class may draw up to a hundred thousand operations, and a screen may have as
/// many objects of it.
package final class DrawnOperations: Sendable {
  private let limit: Int
  private let count = Atomic(0)

  /// - Parameter limit: The greatest sum in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes of all operations, of refused ones too.
  package var bytes: Int { count.load(ordering: .relaxed) }

  /// Whether operations were refused, so that the drawing lacks them.
  package var isExceeded: Bool { bytes > limit }

  /// Begins to count anew, for another drawing of the screen.
  package func restart() { count.store(0, ordering: .relaxed) }

  /// Counts an operation that is to be recorded.
  ///
  /// - Returns: False if there is no room for it.
  package func reserve(_ bytes: Int) -> Bool {
    // Nothing is added to what is too much, so that the sum does not overflow.
    guard !isExceeded else { return false }
    return count.add(bytes, ordering: .relaxed).newValue <= limit
  }
}
