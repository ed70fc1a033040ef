import ObjectModel

/// Finds what resolving a screen would leave out.
struct ResolutionCheck: DocumentReading {
  let context: ReadingContext

  /// Remembers the place of a rule that sets views, which may turn out to be too many.
  func noteViews(of rule: AppearanceRule, at cursor: Cursor) {
    let setsViews = rule.values.keys.contains { slot in
      classes.id(named: rule.className).flatMap { classes.property(slot.name, of: $0) }?
        .type.isView ?? false
    }
    if setsViews { context.objects.ruleViews[rule.origin] = cursor }
  }

  /// Reports classes and rules that add objects to a screen without end, or too many of them.
  ///
  /// The objects that are added depend on what rules set, so the screen has to be resolved; this is
  /// done only if there may be too many.
  func check(of screen: Screen) {
    checkDivisors(in: screen)
    let limit = Resolver.objectLimit
    guard !context.objects.ruleViews.isEmpty || added(to: screen) > Double(limit) else { return }
    let tooMany = RuleProblem.tooManyObjects(limit: limit, depth: Resolver.depthLimit)
    for problem in screen.resolved().problems {
      switch problem {
      case .tooManyParts(let className):
        if let cursor = partsCursor(of: className) {
          report(tooMany, at: cursor)
        }
      case .tooManyViews(let origin):
        if let cursor = context.objects.ruleViews[origin] { report(tooMany, at: cursor) }
      case .viewInItself(let origin):
        if let cursor = context.objects.ruleViews[origin] {
          report(RuleProblem.viewInItself, at: cursor)
        }
      }
    }
  }

  /// How many objects classes add. The document's own objects take nothing off the limit.
  private func added(to screen: Screen) -> Double {
    guard classes.entries.contains(where: { $0.content != nil }) else { return 0 }
    var counter = ObjectCounter(classes: classes)
    return counter.count(screen.window) - Double(screen.window.count)
  }

  /// Reports divisors that are zero for an object of their class; in repetitions for the first.
  /// A value that depends on the layout may be 0 before it, and is not reported.
  private func checkDivisors(in screen: Screen) {
    guard !context.objects.divisors.isEmpty else { return }
    var divisors = context.objects.divisors
    let tree = screen.resolved()
    for index in tree.objects.indices {
      for ancestor in classes.lineage(tree.objects[index].classID) {
        guard let known = divisors[ancestor] else { continue }
        var binder = Binder(tree.node(index))
        binder.index = 0
        divisors[ancestor] = known.filter { divisor, cursor in
          let dependsOnBounds = divisor.depends { reference in
            switch reference {
            case .boundsWidth, .boundsHeight, .given: true
            default: false
            }
          }
          guard !dependsOnBounds, binder.number(.reference(.computed(divisor))) == 0 else {
            return true
          }
          report(ReferenceProblem.divisionByZero, at: cursor)
          return false
        }
      }
    }
  }

  /// The `subviews` of a class, or of its nearest superclass that has some.
  private func partsCursor(of className: String) -> Cursor? {
    guard let id = classes.id(named: className) else { return nil }
    return classes.lineage(id).lazy.compactMap {
      context.objects.subviews[classes.definition($0).name]
    }.first
  }
}
