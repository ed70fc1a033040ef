/// A change of traits for an object and everything below it (UITraitEnvironment).
public enum TraitOverride: Sendable, Hashable {
  /// The controller that a popover shows.
  case popover
  /// A form sheet on a pad.
  case formSheet
  /// A page sheet on a pad.
  case pageSheet
  /// A sheet that is as wide as the screen, from iOS 13 on.
  case sheet
  /// An alert or action sheet.
  case alert
  /// The primary column of a split view.
  case primaryColumn
  /// The secondary column of a split view, when the primary one leaves it little room.
  case narrowColumn
  /// A controller in a view that overrides the interface style: it has the style of its parent
  /// controller.
  case parentController(Traits.InterfaceStyle)
  /// Traits that a container gives a child controller
  /// (setOverrideTraitCollection:forChildViewController:).
  case container(TraitRequirements)
  /// The interface style that the appearance in force gives a bar, from iOS 27 on.
  case barAppearance(Traits.InterfaceStyle)
  /// The interface style that an object gives itself (overrideUserInterfaceStyle).
  case interfaceStyle(Traits.InterfaceStyle)

  /// The traits that are changed.
  ///
  /// - Parameter system: levels are of iOS 13.
  package func traits(system: Int) -> TraitRequirements {
    var traits = TraitRequirements()
    switch self {
    case .popover, .formSheet, .pageSheet:
      traits.horizontalSizeClass = .compact
      if system >= 13 { traits.userInterfaceLevel = .elevated }
    case .sheet, .alert:
      if system >= 13 { traits.userInterfaceLevel = .elevated }
    case .primaryColumn, .narrowColumn:
      traits.horizontalSizeClass = .compact
    case .container(let own): traits = own
    case .interfaceStyle(let style), .parentController(let style), .barAppearance(let style):
      traits.userInterfaceStyle = style
    }
    return traits
  }

  /// The origin in words, as `explain` prints it.
  public var name: String {
    switch self {
    case .popover: "popover"
    case .formSheet: "form sheet"
    case .pageSheet: "page sheet"
    case .sheet: "sheet"
    case .alert: "alert"
    case .primaryColumn: "first column of a split view"
    case .narrowColumn: "narrow column of a split view"
    case .parentController: "parent controller"
    case .container: "overrideTraitCollection"
    case .barAppearance: "overrideUserInterfaceStyle of its appearance"
    case .interfaceStyle: "overrideUserInterfaceStyle"
    }
  }
}
