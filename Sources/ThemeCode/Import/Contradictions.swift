/// What functions that nothing calls set otherwise than each other, so that nobody knows which of them runs.
struct Contradictions {
  /// Something that a theme has one value for.
  enum Target: Hashable {
    case rule(CodeSetting, name: String)
    case window(String)
    case infoPlist(String)

    init?(_ effect: CodeEffect) {
      switch effect.kind {
      case .library(UIKitEffect.rule(let proxy, let setter, _)):
        self = .rule(CodeSetting(proxy, setter), name: "\(proxy.className).\(setter.property)")
      case .library(UIKitEffect.window(let property, _)): self = .window(property)
      case .library(UIKitEffect.infoPlist(let key, _)): self = .infoPlist(key)
      default: return nil
      }
    }

    /// The target in words.
    var name: String {
      switch self {
      case .rule(_, let name): name
      case .window(let property): "window.\(property)"
      case .infoPlist(let key): key
      }
    }
  }

  /// What a function that was run did, and how it is called.
  struct Run {
    var function: CallGraph.Function
    /// The library's call, which happens whatever others do.
    var isCallback: Bool
    /// Its effects among those of all.
    var effects: Range<Int>
  }

  /// Functions that set the same targets to different values.
  struct Group {
    var functions: [CallGraph.Function]
    var targets: [Target]
  }

  /// The effects of the functions, without those of which nobody knows whether they count.
  private(set) var effects: [CodeEffect]
  /// The effects that are left out.
  private(set) var leftOut: [CodeEffect] = []
  private(set) var groups: [Group] = []

  /// Finds what functions set otherwise than each other.
  ///
  /// - Parameter effects: those of the functions, in the order of these.
  init(_ runs: [Run], _ effects: [CodeEffect], name: (CallGraph.Function) -> String) {
    self.effects = effects
    var setters: [Target: [(run: Int, effect: CodeEffect)]] = [:]
    var order: [Target] = []
    for (index, run) in runs.enumerated() {
      for effect in effects[run.effects] {
        guard let target = Target(effect) else { continue }
        if setters[target] == nil { order.append(target) }
        // In one function the later statement counts, and so it does where the library calls one after the other.
        if setters[target]?.last.map({ Self.follows(runs[index], runs[$0.run]) }) == true {
          setters[target]?.removeLast()
        }
        setters[target, default: []].append((index, effect))
      }
    }
    /// The functions that set a target, of those that set it differently.
    var losers: [Target: Set<Int>] = [:]
    var places: [[Int]: Int] = [:]
    for target in order {
      guard let all = setters[target], all.count > 1,
        !all.dropFirst().allSatisfy({ $0.effect.isSame(as: all[0].effect) })
      else { continue }
      // What the library calls runs, whatever the others would do.
      let called = all.filter { runs[$0.run].isCallback }
      let isDecided =
        !called.isEmpty && called.dropFirst().allSatisfy { $0.effect.isSame(as: called[0].effect) }
      losers[target] = Set(all.map(\.run)).subtracting(isDecided ? called.map(\.run) : [])
      let involved = all.map(\.run)
      if let place = places[involved] {
        groups[place].targets.append(target)
      } else {
        places[involved] = groups.count
        groups.append(Group(functions: involved.map { runs[$0].function }, targets: [target]))
      }
    }
    guard !losers.isEmpty else { return }
    let doubtful = losers.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    for (index, run) in runs.enumerated() where doubtful.contains(index) {
      for place in run.effects {
        // What it sets besides is set if it is the one that runs, or if the others set the same.
        let isAgreed = Target(effects[place]).map { target in
          losers[target] == nil && Set((setters[target] ?? []).map(\.run)).count > 1
        }
        if !run.isCallback, isAgreed != true {
          self.effects[place].later = "'\(name(run.function))' has run"
        }
        if let target = Target(effects[place]), losers[target]?.contains(index) == true {
          leftOut.append(effects[place])
        }
      }
    }
    var kept: [CodeEffect] = []
    var next = 0
    for (index, run) in runs.enumerated() {
      kept += self.effects[next..<run.effects.lowerBound]
      kept += self.effects[run.effects].filter { effect in
        Target(effect).map { losers[$0]?.contains(index) == true } != true
      }
      next = run.effects.upperBound
    }
    self.effects = kept + self.effects[next...]
  }

  /// Whether a function is run behind another, so that what it sets counts.
  private static func follows(_ run: Run, _ other: Run) -> Bool {
    let (a, b) = (run.function, other.function)
    return a.place == b.place
      || run.isCallback && other.isCallback && a.declaration.owner != nil
        && a.declaration.owner == b.declaration.owner
  }
}
