import Synchronization

/// A value that is made when it is first asked for, by whichever thread asks first.
final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: makes the value; it must not ask for the same one.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, always the same one.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}
