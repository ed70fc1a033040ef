import Raster
public import Text

/// What every step after composing may ask about the screen as a whole.
///
/// A class, since every place in a tree holds it: as a value, a copy of a place would count references to a
/// dozen parts of it.
public final class ScreenContext: Sendable {
  let objectClasses: ObjectClasses
  /// Built-in classes and those of the documents.
  public let classes: ClassTable
  /// The behavior of the built-in classes, as the table was given it.
  package var catalog: (any ClassCatalog)? { objectClasses.catalog }
  /// The screen that is drawn on.
  public let device: Device
  /// The iOS version whose look is drawn.
  public let system: Int
  /// The screen's; `StyledNode.traits` are those of a place.
  public let traits: Traits
  /// Embedded faces and those of the documents.
  public let fonts: FontBook
  /// The era's figures.
  public let look: Look
  /// Seconds into animations.
  public let time: Double
  /// What the status bar shows.
  public let statusBar: Screen.StatusBarContent
  /// What the application's Info.plist says.
  public let infoPlist: Screen.InfoPlist

  /// With all its values.
  public init(
    classes: ClassTable, device: Device, system: Int, traits: Traits, fonts: FontBook, time: Double,
    statusBar: Screen.StatusBarContent = .init(), infoPlist: Screen.InfoPlist = .init()
  ) {
    self.classes = classes
    look = Look(system: system)
    objectClasses = ObjectClasses(classes, in: look.era)
    self.device = device
    self.system = system
    self.traits = traits
    self.fonts = fonts
    self.time = time
    self.statusBar = statusBar
    self.infoPlist = infoPlist
  }
}
