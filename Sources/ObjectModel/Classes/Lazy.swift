import Synchronization

/// A value that is made when it is first asked for, by whichever thread asks first.
final class Lazy<Value: Sendable>: Sendable {
  private final class Made: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let make: @Sendable () -> Value
  private let made = AtomicLazyReference<Made>()

  /// - Parameter make: makes the value. Several threads may call it at once; one of their values counts.
  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, always the same one.
  var value: Value {
    if let made = made.load() { return made.value }
    return made.storeIfNil(Made(make())).value
  }
}
