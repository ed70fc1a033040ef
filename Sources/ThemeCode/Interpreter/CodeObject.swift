import ScreenFormat

/// An object that code makes and fills.
final class CodeObject {
  let className: String
  /// The values with the order in which they were set.
  private var values: [String: (order: Int, value: CodeValue)] = [:]
  private var count = 0
  private let arena: CodeArena
  /// The statements that set members.
  private(set) var places: [String: [CodePlace]] = [:]

  init(_ className: String, in arena: CodeArena) {
    self.className = className
    self.arena = arena
    arena.keep(self)
  }

  /// The members in the order in which they were set last.
  var members: [(name: String, value: CodeValue)] {
    values.sorted { $0.value.order < $1.value.order }.map { ($0.key, $0.value.value) }
  }

  subscript(name: String) -> CodeValue? {
    get {
      values[name]?.value ?? (name.hasPrefix("_") ? values[String(name.dropFirst())]?.value : nil)
    }
    set {
      // An instance variable of Objective-C is its property.
      let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
      count += 1
      values[name] = newValue.map { (count, $0) }
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

  /// Lets go of all that it holds.
  func clear() { values = [:] }

  /// A copy with other values, set by the same statements.
  func copy(_ change: (CodeValue) -> CodeValue) -> CodeObject {
    let result = CodeObject(className, in: arena)
    result.values = values.mapValues { ($0.order, change($0.value)) }
    result.count = count
    result.places = places
    return result
  }

  /// A copy in which the objects are copies, too; nil for one that holds too many objects, or itself.
  func copy() -> CodeObject? {
    ValueSize(of: .object(self), followsObjects: true).isTooLarge ? nil : copyOfAll()
  }

  private func copyOfAll() -> CodeObject {
    copy { value in
      if case .object(let object) = value { .object(object.copyOfAll()) } else { value }
    }
  }
}
