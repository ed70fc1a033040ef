import ScreenFormat

/// An object that code makes and fills.
final class CodeObject {
  let className: String
  private(set) var members: [(name: String, value: CodeValue)] = []
  /// The statements that set members.
  private(set) var places: [String: [CodePlace]] = [:]

  init(_ className: String) { self.className = className }

  subscript(name: String) -> CodeValue? {
    get {
      members.first { $0.name == name }?.value
        ?? (name.hasPrefix("_") ? members.first { $0.name == name.dropFirst() }?.value : nil)
    }
    set {
      // An instance variable of Objective-C is its property.
      let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
      members.removeAll { $0.name == name }
      if let newValue { members.append((name, newValue)) }
    }
  }

  /// Sets a member by a statement.
  func set(_ name: String, _ value: CodeValue, by place: CodePlace) {
    self[name] = value
    places[name] = [place]
  }

  /// Notes statements that have a part in a member.
  func note(_ others: [CodePlace], for name: String) {
    places[name, default: []] += others.filter { places[name]?.contains($0) != true }
  }

  /// A copy with other values, set by the same statements.
  func copy(_ change: (CodeValue) -> CodeValue) -> CodeObject {
    let result = CodeObject(className)
    result.members = members.map { ($0.name, change($0.value)) }
    result.places = places
    return result
  }

  /// A copy in which the objects are copies, too.
  func copy() -> CodeObject {
    copy { value in
      if case .object(let object) = value { .object(object.copy()) } else { value }
    }
  }
}
