/// A place whose objects have other traits than what lies around it (UITraitEnvironment).
///
/// What composes the place says so of the object that begins it, or a document does; everything below
/// has the same, unless it is such a place itself.
public enum TraitOverride: Sendable, Hashable {
  /// The controller that a popover shows.
  case popover
  /// A controller in the middle of a pad's screen.
  case formSheet
  /// A controller at the full height of a pad's screen.
  case pageSheet
  /// The list of a split view.
  case primaryColumn
  /// The content of a split view, where the list leaves it little room.
  case narrowColumn
  /// A controller in a view that is lighter or darker than the controller around both.
  case parentController(Traits.InterfaceStyle)
  /// What the container of a controller says of it (setOverrideTraitCollection:forChildViewController:).
  case container(TraitRequirements)
  /// What a window, controller or view says of itself (overrideUserInterfaceStyle).
  case interfaceStyle(Traits.InterfaceStyle)

  /// Those that the place decides; the others come from around it.
  public var traits: TraitRequirements {
    var traits = TraitRequirements()
    switch self {
    case .popover, .formSheet, .pageSheet, .primaryColumn, .narrowColumn:
      traits.horizontalSizeClass = .compact
    case .container(let own): traits = own
    case .interfaceStyle(let style), .parentController(let style):
      traits.userInterfaceStyle = style
    }
    return traits
  }

  /// The place in words.
  public var place: String {
    switch self {
    case .popover: "popover"
    case .formSheet: "form sheet"
    case .pageSheet: "page sheet"
    case .primaryColumn: "first column of a split view"
    case .narrowColumn: "narrow column of a split view"
    case .parentController: "parent controller"
    case .container: "overrideTraitCollection"
    case .interfaceStyle: "overrideUserInterfaceStyle"
    }
  }
}
