import Synchronization

/// A value that is made when it is first asked for, by whichever thread asks first.
final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: makes the value; it must not ask for the same one.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, always the same one.
  var value: Value { read { $0 } }

  /// What is read of the value: less than a copy of it.
  ///
  /// - Parameter body: must not ask for the same value.
  func read<Result: Sendable>(_ body: (Value) -> Result) -> Result {
    made.withLock { made in
      if let made { return body(made) }
      let new = make()
      made = new
      return body(new)
    }
  }
}
