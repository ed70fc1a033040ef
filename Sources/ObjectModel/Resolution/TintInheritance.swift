/// The tint that objects pass on, by look.
enum TintInheritance {
  /// The tint that the object's parts and subviews inherit.
  static func handedOn(
    _ own: Tint, of id: ClassTable.ID, inherited: Tint, context: ScreenContext
  ) -> Tint {
    // An item is no view: a view in it has the bar's tint.
    if context.classes.isObject(id) {
      return inherited.with(mode: own.mode)
    }
    return context.look.era < .flat
      ? classic(own, of: id, inherited: inherited, classes: context.classes) : flat(own)
  }

  /// From iOS 7 on every view passes its tint on.
  private static func flat(_ own: Tint) -> Tint { own }

  /// Up to iOS 6 a bar's tint colours its background and is not inherited.
  private static func classic(
    _ own: Tint, of id: ClassTable.ID, inherited: Tint, classes: ClassTable
  ) -> Tint {
    let bars = ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"]
    let isBar = bars.contains { name in
      classes.id(named: name).map { classes.isKind(id, of: $0) } ?? false
    }
    return isBar ? inherited.with(mode: own.mode) : own
  }
}
