import ScreenFormat

/// The variables that code sees.
final class CodeScope {
  private var values: [String: (value: CodeValue, depth: Int)] = [:]
  private var outer: CodeScope?
  /// The depth of the tests of traits in which it was made.
  let depth: Int
  /// Whether an arena keeps it.
  var isKept = false

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

  /// Lets go of all that it holds.
  func clear() {
    values = [:]
    outer = nil
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
