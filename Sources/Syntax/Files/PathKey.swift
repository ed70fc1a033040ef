/// A path as a key. Two paths are the same if their bytes are, as for the system: to Swift's `String`, `é` is the same
/// whether it is written as one scalar or as two, while a folder may have both.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (a: PathKey, b: PathKey) -> Bool {
    let (a, b) = (a.path.utf8Span.span, b.path.utf8Span.span)
    return a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] }
  }

  package static func < (a: PathKey, b: PathKey) -> Bool {
    let (a, b) = (a.path.utf8Span.span, b.path.utf8Span.span)
    for index in 0..<min(a.count, b.count) where a[index] != b[index] {
      return a[index] < b[index]
    }
    return a.count < b.count
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The first path with the bytes of another, else the first that differs from it in normalisation only; nil without one.
  package func nearest(to path: String) -> String? {
    first { PathKey($0) == PathKey(path) } ?? first { $0 == path }
  }
}

/// Values by path.
package struct PathTable<Value> {
  @usableFromInline var values: [PathKey: Value]

  /// Makes an empty table. There is no literal: each kind of value would take the run-time's time to make an array of pairs.
  @inlinable package init() { values = [:] }

  @inlinable
  package subscript(path: String) -> Value? {
    get { values[PathKey(path)] }
    set { values[PathKey(path)] = newValue }
    _modify { yield &values[PathKey(path)] }
  }

  @inlinable
  package subscript(path: String, default value: @autoclosure () -> Value) -> Value {
    get { values[PathKey(path)] ?? value() }
    _modify { yield &values[PathKey(path), default: value()] }
  }

  @inlinable
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey path: String) -> Value? {
    values.updateValue(value, forKey: PathKey(path))
  }

  @inlinable
  @discardableResult
  package mutating func removeValue(forKey path: String) -> Value? {
    values.removeValue(forKey: PathKey(path))
  }

  /// The values in the order of their paths' bytes.
  @inlinable package var sorted: [(path: String, value: Value)] {
    values.sorted { $0.key < $1.key }.map { ($0.key.path, $0.value) }
  }
}

extension PathTable: Sendable where Value: Sendable {}
