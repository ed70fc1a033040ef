import ScreenFormat

// Conditions that nothing decides.
extension ThemeImport {
  /// Adds a rule, but for one of a side that is not taken.
  mutating func add(
    _ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue, at place: CodePlace,
    later: String?
  ) {
    let all = proxy.traits.filter { $0.assumption != nil }
    guard !all.contains(where: \.isUnlikely) else {
      return sides.isSetElsewhere(proxy, setter) ? () : note(all)
    }
    let open = sides.open(proxy, setter, value)
    var plain = proxy
    plain.traits.removeAll { $0.assumption != nil }
    addRule(
      plain, setter, value, at: place,
      assuming: assume(open, at: place) + assume(later, at: place))
  }

  /// Notes what an effect sets on each side of the conditions that nothing decides.
  mutating func noteSides(of effect: CodeEffect) {
    guard !assumptions.isEmpty,
      case .library(UIKitEffect.rule(let proxy, let setter, let value)) = effect.kind,
      !ValueSize(of: value, followsObjects: true).isTooLarge
    else { return }
    var expanded: [(CodeProxy, CodeValue)] = []
    expand(proxy, value, into: &expanded)
    for (proxy, value) in expanded { sides.note(proxy, setter, value) }
  }

  /// Says which conditions nothing decides.
  mutating func note(_ tests: [TraitTest]) {
    for assumption in tests.compactMap(\.assumption).map({ assumptions[$0] }) {
      guard let option = assumption.option else { continue }
      report.find(
        "nothing here decides \(Quotation.single(assumption.condition)), so that it is taken "
          + "\(assumption.holds ? "to hold" : "not to hold"); \(option) takes the other side",
        at: assumption.place, .assumed)
    }
  }

  /// Counts a statement as one that only runs after launch.
  ///
  /// - Returns: what is assumed.
  @discardableResult mutating func assume(_ later: String?, at place: CodePlace) -> [String] {
    guard let later else { return [] }
    report.find("nothing calls this at launch: it is taken that \(later)", at: place, .assumed)
    report.count(place, .assumed)
    return [later]
  }

  /// Counts a statement as one that depends on assumptions.
  ///
  /// - Returns: what is assumed.
  @discardableResult mutating func assume(
    _ tests: [TraitTest], at place: CodePlace
  ) -> [String] {
    guard !tests.isEmpty else { return [] }
    note(tests)
    report.count(place, .assumed)
    return tests.compactMap(\.assumption).map { assumptions[$0].text }
  }
}
