/// A value that copies share until one of them changes it: however large it is, a copy costs one
/// reference count.
struct Shared<Value: Sendable>: Sendable {
  /// The value alone: an array's storage is shared in just this way.
  private var storage: [Value]

  package init(_ value: Value) { storage = [value] }

  package var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}

extension Shared: Equatable where Value: Equatable {}

extension Shared: Hashable where Value: Hashable {}
