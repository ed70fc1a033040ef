/// The functions with which code begins.
struct CodeBeginnings {
  /// The functions to run, in order.
  var functions: [CodeIndex.Located<CodeFunction>] = []
  /// The names that were asked for and that no function has.
  var missing: [String] = []
  /// Whether the user chose, so that nobody asks about other functions.
  var areChosen = false
}

extension CodeIndex {
  /// The functions with which code begins: those of the names, `name` or `Type.name`. Without names, those that set
  /// appearances and that no other calls; if the start of the application is one of them, only those that UIKit
  /// calls, since all else would be called from there.
  func beginnings(_ names: [String]) -> CodeBeginnings {
    guard names.isEmpty else {
      let all = functions
      let missing = names.filter { name in !all.contains { isNamed($0.declaration, name) } }
      let chosen = all.filter { function in names.contains { isNamed(function.declaration, $0) } }
      return CodeBeginnings(functions: chosen, missing: missing, areChosen: true)
    }
    let all = uncalled
    guard all.contains(where: { isStart($0.declaration) }) else {
      return CodeBeginnings(functions: all)
    }
    return CodeBeginnings(functions: all.filter { isCalledByUIKit($0.declaration) })
  }

  /// All functions in the order of the files.
  var functions: [Located<CodeFunction>] {
    units.flatMap { unit in
      unit.functions.map { Located(declaration: $0, file: unit.file) }
    }
  }

  /// Whether a user means a function by a name, with or without its type and arguments.
  private func isNamed(_ function: CodeFunction, _ name: String) -> Bool {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let spellings = [function.name, Self.baseName(function.name)]
    guard let owner = function.owner else { return spellings.contains(name) }
    return spellings.contains { spelling in
      name == spelling || "\(owner).\(spelling)" == name
        || "\(owner).\(spelling)".hasSuffix(".\(name)")
    }
  }

  /// Whether the application begins with a function.
  private func isStart(_ function: CodeFunction) -> Bool {
    let labels = function.name + function.parameters.compactMap(\.label).joined()
    switch Self.baseName(function.name) {
    case "application": return labels.contains("FinishLaunching")
    case "applicationDidFinishLaunching": return true
    case "scene": return labels.contains("willConnect")
    case "init", "body": return function.owner.map { lineage($0).contains("App") } ?? false
    default: return false
    }
  }

  /// The beginnings of the names of functions that UIKit and SwiftUI call.
  private static let callbackPrefixes = [
    "applicationDid", "applicationWill", "sceneDid", "sceneWill", "viewDid", "viewWill", "viewIs",
    "searchBarText", "makeUIView", "updateUIView", "didMoveTo", "willMoveTo",
  ]
  /// Their names without arguments.
  private static let callbacks: Set = [
    "application", "scene", "tableView", "collectionView", "navigationController",
    "tabBarController", "splitViewController", "searchBar",
    "main", "load", "initialize", "loadView", "awakeFromNib", "layoutSubviews", "drawRect", "draw",
    "traitCollectionDidChange", "tintColorDidChange", "prepare", "prepareForSegue", "body",
    "updateConstraints", "willMove", "didMove", "updateProperties",
  ]

  /// Whether UIKit calls a function without being told to.
  func isCalledByUIKit(_ function: CodeFunction) -> Bool {
    // A property that names a proxy sets nothing by itself.
    if function.isGetter || isStart(function) { return true }
    let name = Self.baseName(function.name)
    if name == "init" || name.hasPrefix("initWith") {
      return function.owner.map { owner in
        lineage(owner).contains { $0.hasPrefix("UI") || $0 == "View" || $0 == "App" }
      } ?? false
    }
    return Self.callbacks.contains(name)
      || Self.callbackPrefixes.contains { name.hasPrefix($0) }
  }

  /// The functions that tell proxies something themselves.
  var settingAppearances: [Located<CodeFunction>] {
    units.flatMap { unit in
      unit.functions.filter { Self.uses(in: $0.body).isAppearance }
        .map { Located(declaration: $0, file: unit.file) }
    }
  }

  /// The functions that set appearances and that no other of them calls, in order.
  private var uncalled: [Located<CodeFunction>] {
    let all = functions
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
