import ScreenFormat

/// A place in a file of code.
struct CodePlace: Hashable {
  var file: String
  var position: SourcePosition
}

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

/// The variables that code sees.
final class CodeScope {
  private var values: [String: (value: CodeValue, depth: Int)] = [:]
  private let outer: CodeScope?
  /// The depth of the tests of traits in which it was made.
  let depth: Int

  init(outer: CodeScope? = nil, depth: Int = 0) {
    self.outer = outer
    self.depth = depth
  }

  func value(_ name: String) -> CodeValue? {
    var scope: CodeScope? = self
    while let current = scope {
      if let found = current.values[name] { return found.value }
      scope = current.outer
    }
    return nil
  }

  func declare(_ name: String, _ value: CodeValue) { values[name] = (value, depth) }

  /// Declares a name, or the names of a tuple with commas between them.
  func bind(_ name: String, to value: CodeValue) {
    let names = name.split(separator: ",").map(String.init)
    guard names.count > 1 else { return declare(name, value) }
    let parts = value.parts
    for (offset, name) in names.enumerated() {
      declare(name, offset < parts.count ? parts[offset] : .unknown(name))
    }
  }

  /// Replaces a value where it was declared.
  ///
  /// - Returns: false if nothing has the name.
  func replace(_ name: String, by change: (CodeValue, _ depth: Int) -> CodeValue) -> Bool {
    var scope: CodeScope? = self
    while let current = scope {
      if let found = current.values[name] {
        current.values[name] = (change(found.value, found.depth), found.depth)
        return true
      }
      scope = current.outer
    }
    return false
  }
}

/// The names of cases of enumerations, in Swift and Objective-C.
enum SymbolName {
  /// The name as Swift spells it: `normal` for `Normal`.
  static func plain(_ name: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// The property that a setter sets: `tintColor` for `setTintColor`; nil for a method of another name.
  static func property(ofSetter name: String) -> String? {
    name.hasPrefix("set") && name.count > 3 ? plain(String(name.dropFirst(3))) : nil
  }

  /// The one of `cases` that a name stands for: itself, or the end of Objective-C's name, as in
  /// `UIControlStateHighlighted`.
  static func match(_ name: String, among cases: [String]) -> String? {
    let own = plain(name)
    if cases.contains(own) { return own }
    let folded = name.lowercased()
    return cases.filter { item in
      guard folded.hasSuffix(item.lowercased()) else { return false }
      let start = name.index(name.endIndex, offsetBy: -item.count)
      return name[start].isUppercase || folded == item.lowercased()
    }.max { $0.count < $1.count }
  }
}
