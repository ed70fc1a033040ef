/// A large value with copy-on-write storage: a copy costs one reference count.
@usableFromInline
struct Shared<Value: Sendable>: Sendable {
  /// One value; arrays are copied on write.
  @usableFromInline var storage: [Value]

  init(_ value: Value) { storage = [value] }

  @inlinable var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Changes the value. The closure is inlined, which `value`'s accessors are not.
  @inline(__always)
  mutating func update(_ body: (inout Value) -> Void) { body(&storage[0]) }
}

extension Shared: Equatable where Value: Equatable {}

extension Shared: Hashable where Value: Hashable {}
