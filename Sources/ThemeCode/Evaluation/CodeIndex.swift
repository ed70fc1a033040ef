import ScreenFormat

/// The declarations of all files, by name.
struct CodeIndex {
  /// A declaration with its file.
  struct Located<Declaration> {
    var declaration: Declaration
    var file: String
  }

  private(set) var units: [CodeUnit]
  private var functionsByKey: [String: [Located<CodeFunction>]] = [:]
  private var functionsByName: [String: [Located<CodeFunction>]] = [:]
  private var constantsByKey: [String: Located<CodeConstant>] = [:]
  private var membersByType: [String: [Located<CodeConstant>]] = [:]
  private(set) var types: [String: CodeType] = [:]
  /// Superclasses and protocols, those of extensions too.
  private var inherited: [String: [String]] = [:]
  /// The types that others inherit from or conform to.
  private var protocols: Set<String> = []

  init(_ units: [CodeUnit]) {
    self.units = units
    protocols = Set(units.flatMap(\.types).flatMap(\.inherited))
    for unit in units {
      for type in unit.types {
        let known = inherited[type.name] ?? []
        inherited[type.name] = known + type.inherited.filter { !known.contains($0) }
        if !type.isExtension, types[type.name] == nil { types[type.name] = type }
      }
      for function in unit.functions {
        let located = Located(declaration: function, file: unit.file)
        functionsByKey[Self.key(function.name, function.owner), default: []].append(located)
        functionsByName[function.name, default: []].append(located)
      }
      for constant in unit.constants {
        let key = Self.key(constant.name, constant.owner)
        let located = Located(declaration: constant, file: unit.file)
        if let owner = constant.owner { membersByType[owner, default: []].append(located) }
        // A definition counts more than a declaration without value.
        if constantsByKey[key]?.declaration.value == nil { constantsByKey[key] = located }
      }
    }
  }

  private static func key(_ name: String, _ owner: String?) -> String { "\(owner ?? "").\(name)" }

  /// The type, what it is nested in or inherits from, nearest first.
  func lineage(_ type: String) -> [String] {
    var result: [String] = []
    var waiting = [type]
    while let next = waiting.popLast(), result.count < 32 {
      guard !result.contains(next) else { continue }
      result.append(next)
      // Members of the surrounding types can be named in a nested type.
      if let dot = next.lastIndex(of: ".") { waiting.insert(String(next[..<dot]), at: 0) }
      waiting += (inherited[next] ?? []).reversed()
    }
    return result
  }

  /// The functions of a name: those of a type or its superclasses, or those of files.
  func functions(_ name: String, of owner: String?) -> [Located<CodeFunction>] {
    guard let owner else { return functionsByKey[Self.key(name, nil)] ?? [] }
    for type in lineage(owner) {
      if let found = functionsByKey[Self.key(name, type)] { return found }
    }
    return []
  }

  /// The methods of a name that belong to protocols and to types which the code only extends.
  func extensions(_ name: String) -> [Located<CodeFunction>] {
    (functionsByName[name] ?? []).filter { function in
      guard let owner = function.declaration.owner, !function.declaration.isGetter else {
        return false
      }
      return types[owner] == nil || protocols.contains(owner)
    }
  }

  /// The constant of a name, of a type or its superclasses or of a file.
  func constant(_ name: String, of owner: String?) -> Located<CodeConstant>? {
    guard let owner else { return constantsByKey[Self.key(name, nil)] }
    for type in lineage(owner) {
      if let found = constantsByKey[Self.key(name, type)] { return found }
    }
    return nil
  }

  /// The stored properties of a type.
  func members(of type: String) -> [Located<CodeConstant>] { membersByType[type] ?? [] }

  /// The name of a case of an enumeration of the code; nil for other names.
  func isCase(_ name: String, of type: String) -> Bool {
    types[type]?.cases.contains { $0.name == name } ?? false
  }

  /// The type that has a name, or that ends in it where it is nested.
  func typeName(_ name: String, in owner: String?) -> String? {
    // Nested types are seen from what is nested beside them, too.
    var outer = owner
    while let current = outer {
      if types["\(current).\(name)"] != nil { return "\(current).\(name)" }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return types[name] == nil ? nil : name
  }

  /// The enumerations with a case of a name.
  func enumerations(with name: String) -> [String] {
    types.values.filter { $0.cases.contains { $0.name == name } }.map(\.name).sorted()
  }

  /// The types with a case or a constant of a name.
  func typesWithMember(_ name: String) -> [String] {
    types.keys.filter { isCase(name, of: $0) || constantsByKey[Self.key(name, $0)] != nil }.sorted()
  }

  // MARK: Where to begin

  /// The functions that tell proxies something themselves.
  var settingAppearances: [Located<CodeFunction>] {
    units.flatMap { unit in
      unit.functions.filter { Self.uses(in: $0.body).isAppearance }
        .map { Located(declaration: $0, file: unit.file) }
    }
  }

  /// The functions that set appearances and that no other of them calls, in order.
  var roots: [Located<CodeFunction>] {
    let all = units.flatMap { unit in
      unit.functions.map { Located(declaration: $0, file: unit.file) }
    }
    let uses = all.map { Self.uses(in: $0.declaration.body) }
    var names: [String: [Int]] = [:]
    for (index, function) in all.enumerated() {
      names[Self.mention(of: function.declaration), default: []].append(index)
    }
    // From what mentions appearances to all that call it.
    var callers: [Int: Set<Int>] = [:]
    for (index, used) in uses.enumerated() {
      for name in used.names {
        for target in names[name] ?? [] where target != index {
          callers[target, default: []].insert(index)
        }
      }
    }
    var selected = Set(uses.indices.filter { uses[$0].isAppearance })
    var waiting = Array(selected)
    while let next = waiting.popLast() {
      for caller in callers[next] ?? [] where selected.insert(caller).inserted {
        waiting.append(caller)
      }
    }
    // From those without callers; of a circle, the first.
    var reached: Set<Int> = []
    var result: [Int] = []
    func reach(_ index: Int) {
      var waiting = [index]
      while let next = waiting.popLast() {
        guard reached.insert(next).inserted else { continue }
        for name in uses[next].names { waiting += (names[name] ?? []).filter(selected.contains) }
      }
    }
    for index in selected.sorted() where (callers[index] ?? []).isDisjoint(with: selected) {
      result.append(index)
      reach(index)
    }
    for index in selected.sorted() where !reached.contains(index) {
      result.append(index)
      reach(index)
    }
    return result.sorted().map { all[$0] }
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != ":" }) }

  /// How code mentions a function: by a call, or as it reads a property.
  private static func mention(of function: CodeFunction) -> String {
    if function.name == "init", let owner = function.owner {
      return "init \(owner.split(separator: ".").last ?? "")"
    }
    return function.isGetter ? "get \(function.name)" : function.name
  }

  /// The names that a body mentions.
  private static func uses(
    in body: [CodeStatement]
  ) -> (names: Set<String>, isAppearance: Bool) {
    var names: Set<String> = []
    var isAppearance = false
    func isProxy(_ name: String) -> Bool {
      name == "appearance" || name.hasPrefix("appearanceWhenContained")
        || name.hasPrefix("appearanceFor") || name.hasSuffix("ppearanceWhenContainedIn")
        || name.hasPrefix("UI") && name.hasSuffix("Appearance") && !name.contains("Keyboard")
        || name == "setStatusBarStyle" || name == "statusBarStyle"
    }
    CodeWalk.visit(body) { expression in
      switch expression.kind {
      case .name(let name):
        names.insert("get \(name)")
        if isProxy(name) { isAppearance = true }
      case .call(let callee, _):
        switch callee.kind {
        case .name(let name), .member(_, let name):
          names.insert(name)
          if name.first?.isUppercase == true { names.insert("init \(name)") }
          if name == "init", case .member(let base?, _) = callee.kind {
            names.insert("init \(base.text.split(separator: ".").last ?? "")")
          }
        default: break
        }
      case .member(let base, let name):
        names.insert("get \(name)")
        if isProxy(name) { isAppearance = true }
        if name == "tintColor", let base, base.text.hasSuffix("indow") { isAppearance = true }
      case .message(let receiver, let selector, _):
        let name = baseName(selector)
        names.insert(selector)
        if selector == name { names.insert("get \(name)") }
        if isProxy(name) { isAppearance = true }
        if name == "setTintColor", receiver.text.hasSuffix("indow") { isAppearance = true }
      case .other(let text):
        if let selector = CodeSelector.name(text) { names.insert(selector) }
      default: break
      }
    }
    return (names, isAppearance)
  }
}
