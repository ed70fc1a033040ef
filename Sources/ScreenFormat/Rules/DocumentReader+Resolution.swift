import Controls
import ObjectModel

extension DocumentReader {
  /// Keeps the place of a rule that sets views, which may turn out to be too much.
  mutating func noteViews(of rule: AppearanceRule, at cursor: Cursor) {
    let setsViews = rule.values.keys.contains { slot in
      classes.id(named: rule.className).flatMap { classes.property(slot.name, of: $0) }?
        .type.isView ?? false
    }
    if setsViews { viewCursors[rule.origin] = cursor }
  }

  /// Reports what resolving would leave out, because it would not end or take too much.
  ///
  /// What is added to a screen depends on what its rules set: it is known only once they are resolved.
  /// That is done only where there may be too much.
  mutating func checkResolution(of screen: Screen) {
    let limit = Resolver.objectLimit
    guard !viewCursors.isEmpty || mayBuildTooMuch(screen.window) else { return }
    let tooMany = RuleProblem.tooManyObjects(limit: limit, depth: Resolver.depthLimit)
    for problem in screen.resolved().problems {
      switch problem {
      case .tooManyParts(let className):
        if let cursor = partsCursor(of: className) {
          report(tooMany, at: cursor)
        }
      case .tooManyViews(let origin):
        if let cursor = viewCursors[origin] { report(tooMany, at: cursor) }
      case .viewInItself(let origin):
        if let cursor = viewCursors[origin] { report(RuleProblem.viewInItself, at: cursor) }
      }
    }
  }

  /// Where the class, or the nearest superclass that does, says what it is built from.
  private func partsCursor(of className: String) -> Cursor? {
    guard let id = classes.id(named: className) else { return nil }
    return classes.lineage(id).lazy.compactMap { partCursors[classes.definition($0).name] }.first
  }
}
