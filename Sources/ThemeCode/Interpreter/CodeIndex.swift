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
  private var observers: [String: [Located<CodeFunction>]] = [:]
  private var constantsByKey: [String: Located<CodeConstant>] = [:]
  private var membersByType: [String: [Located<CodeConstant>]] = [:]
  private(set) var types: [String: CodeType] = [:]
  /// The files of the types.
  private(set) var typeFiles: [String: String] = [:]
  /// Superclasses and protocols, those of extensions too.
  private var inherited: [String: [String]] = [:]
  /// The types that others inherit from or conform to.
  private var protocols: Set<String> = []
  /// The enumerations with a case, and the types with a case or a constant, by its name.
  private var typesByCase: [String: Set<String>] = [:]
  private var typesByMember: [String: Set<String>] = [:]

  init(_ units: [CodeUnit]) {
    self.units = units
    protocols = Set(units.flatMap(\.types).flatMap(\.inherited))
    for unit in units {
      for type in unit.types {
        let known = inherited[type.name] ?? []
        inherited[type.name] = known + type.inherited.filter { !known.contains($0) }
        if !type.isExtension, types[type.name] == nil {
          types[type.name] = type
          typeFiles[type.name] = unit.file
        }
        if let alias = type.objectiveCName, types[alias] == nil {
          // Objective-C's name stands for a subclass that adds nothing.
          types[alias] = type
          inherited[alias] = [type.name]
        }
      }
      for function in unit.functions {
        let located = Located(declaration: function, file: unit.file)
        if function.observer != nil {
          observers[Self.key(function.name, function.owner), default: []].append(located)
          continue
        }
        functionsByKey[Self.key(function.name, function.owner), default: []].append(located)
        functionsByName[function.name, default: []].append(located)
        if let selector = function.selector {
          // Objective-C calls it by this name.
          var called = located
          called.declaration.name = selector
          functionsByKey[Self.key(selector, function.owner), default: []].append(called)
          functionsByName[selector, default: []].append(called)
        }
      }
      for constant in unit.constants {
        let key = Self.key(constant.name, constant.owner)
        let located = Located(declaration: constant, file: unit.file)
        if let owner = constant.owner { membersByType[owner, default: []].append(located) }
        // A definition counts more than a declaration without value.
        if constantsByKey[key]?.declaration.value == nil { constantsByKey[key] = located }
      }
    }
    for type in units.flatMap(\.implemented) where types[type.name] == nil {
      types[type.name] = type
    }
    for type in types.values {
      for item in type.cases {
        typesByCase[item.name, default: []].insert(type.name)
        typesByMember[item.name, default: []].insert(type.name)
      }
      for member in membersByType[type.name] ?? [] {
        typesByMember[member.declaration.name, default: []].insert(type.name)
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

  /// What runs when a property of a type is set: that of the nearest type of its lineage that has any.
  func observers(_ name: String, of type: String) -> [Located<CodeFunction>] {
    guard !observers.isEmpty else { return [] }
    for type in lineage(type) {
      if let found = observers[Self.key(name, type)] { return found }
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

  /// The methods of a name of all types of the code.
  func methods(_ name: String) -> LazyFilterSequence<[Located<CodeFunction>]> {
    (functionsByName[name] ?? []).lazy.filter {
      $0.declaration.owner != nil && !$0.declaration.isGetter
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
    typesByCase[name]?.contains(type) ?? false
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
    (typesByCase[name] ?? []).sorted()
  }

  /// The types with a case or a constant of a name.
  func typesWithMember(_ name: String) -> [String] {
    (typesByMember[name] ?? []).sorted()
  }
}
