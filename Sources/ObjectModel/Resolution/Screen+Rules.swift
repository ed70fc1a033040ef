extension Screen {
  /// The values that rules give an object of a class within others, without such an object on the screen.
  ///
  /// - Parameters:
  ///   - id: the class.
  ///   - containers: the classes around it, the outermost first. The window is around them all.
  package func rules(for id: ClassTable.ID, in containers: [ClassTable.ID]) -> RuleStyle {
    var matcher = RuleMatcher(sheet.index, classes: classes, system: system, traits: traits)
    let around = (classes.id(named: window.className).map { [$0] } ?? []) + containers
    matcher.move(
      to: around.enumerated().map {
        RuleMatcher.Container(classID: $0.element, object: $0.offset)
      })
    return matcher.style(of: id)
  }
}
