/// Who calls whom, by name: may a function run at all? It holds too much rather than too little, since names alone
/// do not tell what a call does.
struct CallGraph {
  typealias Function = CodeIndex.Located<CodeFunction>

  /// All functions in the order of the files.
  let functions: [Function]
  private let index: CodeIndex
  private let library: CodeLibrary
  private let uses: [Uses]
  /// The places of the functions that tell the theme something, themselves or by what they call.
  private var reaching: Set<CodePlace> = []

  /// The names that selectors mention, as of actions and timers.
  private var selectors: Set<String> = []

  /// The names that a body mentions.
  private struct Uses {
    var names: Set<String> = []
    var setsTheme = false
    var selectors: Set<String> = []
  }

  init(_ index: CodeIndex, library: CodeLibrary) {
    self.index = index
    self.library = library
    functions = index.units.flatMap { unit in
      unit.functions.map { Function(declaration: $0, file: unit.file) }
    }
    uses = functions.map { Self.uses(in: $0.declaration.body, library.statements) }
    selectors = uses.reduce(into: []) { $0.formUnion($1.selectors) }
    reaching = reachingTheme.functions
  }

  // MARK: When

  /// The place of a function that the library calls in the order of launch; nil for one that may be called later.
  func launchPhase(_ function: CodeFunction) -> Int? {
    if function.baseName == "load", function.isStatic { return 0 }
    // What reads a proxy tells it nothing by itself.
    if function.isGetter, !isStart(function), function.name != "body" { return .max }
    return library.callbacks.launchPhase(function.baseName, function.fullName)
  }

  /// Whether a control, a notification, a timer or the library may call a function once the application runs.
  func mayRunLater(_ function: CodeFunction) -> Bool {
    guard function.observer == nil else { return false }
    return function.isAction && isResponder(function.owner) || selectors.contains(function.name)
      || function.selector.map(selectors.contains) == true || isCallback(function)
  }

  /// Whether a storyboard may name methods of a type: whether it is, or extends, one of the library's.
  private func isResponder(_ type: String?) -> Bool {
    guard let type else { return false }
    return index.lineage(type).contains { $0.hasPrefix(library.callbacks.typePrefix) }
  }

  /// The types that are named by code which the start of the application may run; nil where code does not say with
  /// which controller that begins, as where a storyboard does.
  func typesAtLaunch(from starts: [Function]) -> Set<String>? {
    let root = "get \(library.callbacks.root)"
    guard
      uses.contains(where: {
        $0.names.contains(root) || $0.names.contains("setRootViewController:")
      })
    else { return nil }
    let places = Set(starts.map { CodePlace(file: $0.file, position: $0.declaration.position) })
    var byMention: [String: [Int]] = [:]
    var byOwner: [String: [Int]] = [:]
    for (index, function) in functions.enumerated() {
      byMention[Self.mention(of: function.declaration), default: []].append(index)
      if let selector = function.declaration.selector {
        byMention[selector, default: []].append(index)
      }
      if let owner = function.declaration.owner, isCallback(function.declaration) {
        byOwner[owner, default: []].append(index)
      }
    }
    var waiting = functions.indices.filter {
      places.contains(
        CodePlace(file: functions[$0].file, position: functions[$0].declaration.position))
    }
    var reached = Set(waiting)
    var types: Set<String> = []
    var asked: Set<String> = []
    while let next = waiting.popLast() {
      for name in uses[next].names where asked.insert(name).inserted {
        var found = byMention[name] ?? []
        let type = String(name.split(separator: " ").last ?? "")
        if self.index.types[type] != nil, types.insert(type).inserted {
          for type in self.index.lineage(type) {
            types.insert(type)
            found += byOwner[type] ?? []
          }
        }
        for index in found where reached.insert(index).inserted { waiting.append(index) }
      }
    }
    return types
  }

  /// The functions that tell the theme something themselves.
  var settingTheme: [Function] {
    zip(functions, uses).filter { $1.setsTheme }.map(\.0)
  }

  /// Whether the library calls a function without being told to.
  func isCallback(_ function: CodeFunction) -> Bool {
    let callbacks = library.callbacks
    // A property that names a proxy sets nothing by itself.
    if function.isGetter || isStart(function) { return true }
    let name = function.baseName
    if name == "init" || name.hasPrefix("initWith") {
      return function.owner.map { owner in
        index.lineage(owner).contains {
          $0.hasPrefix(callbacks.typePrefix) || callbacks.types.contains($0)
        }
      } ?? false
    }
    return callbacks.calls(name)
  }

  /// Whether a function is given values by those who call it, other than objects that the library hands out.
  func isHelper(_ function: CodeFunction) -> Bool {
    guard !isCallback(function) else { return false }
    return function.parameters.contains { parameter in
      guard parameter.value == nil else { return false }
      let type = parameter.type?.trimmingOptional.filter { $0 != "*" && $0 != " " } ?? ""
      return !library.callbacks.handedOut.contains { type.hasSuffix($0) }
        && CodeWalk.contains(function.body) { expression in
          if case .name(parameter.name) = expression.kind { true } else { false }
        }
    }
  }

  /// Whether a function tells the theme something, itself or by what it calls.
  func tellsTheme(_ function: Function) -> Bool {
    reaching.contains(
      CodePlace(file: function.file, position: function.declaration.position))
  }

  /// Whether the application begins with a function.
  func isStart(_ function: CodeFunction) -> Bool {
    let callbacks = library.callbacks
    let (name, labels) = (
      function.baseName, function.name + function.parameters.compactMap(\.label).joined()
    )
    if callbacks.starts.contains(where: { $0.name == name && labels.contains($0.holding) }) {
      return true
    }
    guard let members = callbacks.startMembers, members.names.contains(name),
      let owner = function.owner
    else { return false }
    return index.lineage(owner).contains(members.protocol)
  }

  /// The functions that tell the theme something, themselves or by what they call, and the names by which code mentions
  /// them.
  var reachingTheme: (functions: Set<CodePlace>, names: Set<String>) {
    let mentions = functions.map { Self.mention(of: $0.declaration) }
    let (selected, _) = selected(mentions)
    let places = selected.map {
      CodePlace(file: functions[$0].file, position: functions[$0].declaration.position)
    }
    return (
      Set(places),
      Set(
        selected.flatMap { [mentions[$0], functions[$0].declaration.selector].compactMap { $0 } })
    )
  }

  /// The functions that tell the theme something, and the users of names.
  private func selected(
    _ mentions: [String]
  ) -> (functions: Set<Int>, users: [String: [Int]]) {
    let known = Set(mentions).union(functions.compactMap(\.declaration.selector))
    var users: [String: [Int]] = [:]
    for (index, used) in uses.enumerated() {
      for name in used.names where known.contains(name) { users[name, default: []].append(index) }
    }
    // From what mentions the theme to all that call it.
    var selected = Set(uses.indices.filter { uses[$0].setsTheme })
    var waiting = Array(selected)
    var asked: Set<String> = []
    while let next = waiting.popLast() {
      guard asked.insert(mentions[next]).inserted else { continue }
      var callers = users[mentions[next]] ?? []
      if let selector = functions[next].declaration.selector {
        callers += users[selector] ?? []
      }
      for user in callers where selected.insert(user).inserted { waiting.append(user) }
    }
    return (selected, users)
  }

  /// The functions that set the theme and that no other of them calls, in order.
  var uncalled: [Function] {
    // Names stand between functions, so that many of one name cost no more than others.
    let mentions = functions.map { Self.mention(of: $0.declaration) }
    var named: [String: [Int]] = [:]
    for (index, name) in mentions.enumerated() { named[name, default: []].append(index) }
    for (index, function) in functions.enumerated() {
      if let selector = function.declaration.selector { named[selector, default: []].append(index) }
    }
    let (selected, users) = selected(mentions)
    // From those without callers; of a circle, the first.
    let counts = users.mapValues { $0.count { selected.contains($0) } }
    var reached: Set<Int> = []
    var followed: Set<String> = []
    var result: [Int] = []
    func reach(_ index: Int) {
      var waiting = [index]
      while let next = waiting.popLast() {
        guard reached.insert(next).inserted else { continue }
        for name in uses[next].names where followed.insert(name).inserted {
          waiting += (named[name] ?? []).filter(selected.contains)
        }
      }
    }
    for index in selected.sorted() {
      let own = uses[index].names.contains(mentions[index]) ? 1 : 0
      guard (counts[mentions[index]] ?? 0) == own else { continue }
      result.append(index)
      reach(index)
    }
    for index in selected.sorted() where !reached.contains(index) {
      result.append(index)
      reach(index)
    }
    return result.sorted().map { functions[$0] }
  }

  /// The name by which code mentions a function: that of a call, or of a property that is read.
  private static func mention(of function: CodeFunction) -> String {
    if function.name == "init", let owner = function.owner {
      return "init \(owner.split(separator: ".").last ?? "")"
    }
    return function.isGetter || function.observer != nil ? "get \(function.name)" : function.name
  }

  /// The names that a body mentions.
  private static func uses(in body: [CodeStatement], _ statements: ThemeStatements) -> Uses {
    var result = Uses()
    func note(_ name: String, of base: CodeExpression? = nil) {
      if statements.contain(name) || base.map({ statements.contain(name, of: $0.text) }) == true {
        result.setsTheme = true
      }
    }
    CodeWalk.visit(body) { expression in
      switch expression.kind {
      case .name(let name):
        result.names.insert("get \(name)")
        note(name)
      case .call(let callee, let arguments):
        // A function that is handed on may be called.
        for argument in arguments {
          switch argument.value.kind {
          case .name(let name), .member(_, let name): result.names.insert(name)
          default: break
          }
        }
        switch callee.kind {
        case .name(let name), .member(_, let name):
          result.names.insert(name)
          if name.first?.isUppercase == true { result.names.insert("init \(name)") }
          if name == "init", case .member(let base?, _) = callee.kind {
            result.names.insert("init \(base.text.split(separator: ".").last ?? "")")
          }
        default: break
        }
      case .member(let base, let name):
        result.names.insert("get \(name)")
        note(name, of: base)
      case .message(let receiver, let selector, _):
        let name = String(selector.prefix { $0 != ":" })
        result.names.insert(selector)
        if selector == name { result.names.insert("get \(name)") }
        note(name, of: receiver)
      case .other(let text):
        if let selector = CodeSelector.name(text) {
          result.names.insert(selector)
          result.selectors.insert(selector)
        }
      default: break
      }
    }
    return result
  }
}
