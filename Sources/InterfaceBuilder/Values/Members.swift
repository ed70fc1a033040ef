import ScreenFormat

/// The members of an object while it is written, in order.
struct Members {
  private(set) var list: [(key: String, value: DocumentValue)] = []

  init(_ list: [(String, DocumentValue)] = []) {
    self.list = list.map { (key: $0.0, value: $0.1) }
  }

  var isEmpty: Bool { list.isEmpty }

  /// A value. Setting one replaces that of its key, or goes to the end; nil removes it.
  subscript(key: String) -> DocumentValue? {
    get { list.first { $0.key == key }?.value }
    set {
      let place = list.firstIndex { $0.key == key }
      guard let newValue else {
        if let place { list.remove(at: place) }
        return
      }
      if let place { list[place].value = newValue } else { list.append((key, newValue)) }
    }
  }

  /// Adds the members of another; those that are there keep their places.
  mutating func add(_ other: Members) {
    for member in other.list { self[member.key] = member.value }
  }

  var value: DocumentValue { .object(list.map { ($0.key, $0.value) }) }
}

extension DocumentValue {
  /// The members of an object; none of another value.
  var members: Members {
    guard case .object(let object) = self else { return Members() }
    return Members(object.members.map { ($0.key, $0.node.value) })
  }
}
