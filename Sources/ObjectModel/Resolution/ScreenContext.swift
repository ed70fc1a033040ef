import Raster
public import Text

/// The screen as a whole, for layout and drawing. A class, so that nodes of a tree share it.
public final class ScreenContext: Sendable {
  package let objectClasses: ObjectClasses
  /// Built-in classes and those of the documents.
  public let classes: ClassTable
  /// The behavior of the built-in classes.
  package var catalog: (any ClassCatalog)? { objectClasses.catalog }
  /// The device, as it is held.
  public let device: Device
  /// The iOS version that the application runs on, which decides what there is; figures ask the look.
  public let system: Int
  /// The traits of the window. Objects may have others: see `StyledNode.traits`.
  public let traits: Traits
  /// Embedded faces and those of the documents.
  public let fonts: FontBook
  /// The metrics, colours and fonts of the version.
  package let look: Look
  /// The time of animations, in seconds.
  public let time: Double
  /// The content of the status bar.
  package let statusBar: Screen.StatusBarContent
  /// The application's Info.plist.
  package let infoPlist: Screen.InfoPlist
  /// The settings of the user.
  package let accessibility: Screen.AccessibilitySettings
  /// How much the user wants glass to be tinted, 0–1.
  package let glassTint: Double
  /// UIKit's own words in the language of the screen.
  package let words: SystemWords
  /// The screen on the device that it was designed for; nil if that is its own.
  package let design: Screen?
  /// The sources of device and system.
  package let origins: Screen.Origins
  /// The bitmaps made of colours and drawings.
  package let drawnImages: DrawnImages
  /// The fonts of system texts.
  let systemFonts = SystemFonts()
  /// The sizes that constraints give to objects.
  package let fittingSizes = FittingSizes()
  /// The operations that drawings of documents record.
  package let drawnOperations: DrawnOperations
  /// The work of the picture, and the texts that were laid out for it.
  package let ledger: WorkLedger
  /// The number of rows that each table has at most; nil for all of them.
  package let rowLimit: Int?
  /// Whether layout finds out which views constraints leave open.
  package let findsAmbiguity: Bool
  /// The heights of contents that layout decided, by the places of their scroll views, in points.
  let contentHeights: [DocumentPlace: Double]
  /// Values that win over all others of an object, by its path.
  let overrides: [String: PropertyValues]

  /// Creates the context of a screen.
  package init(
    classes: ClassTable, device: Device, look: Look, system: Int? = nil, traits: Traits,
    fonts: FontBook, time: Double,
    statusBar: Screen.StatusBarContent = .init(), infoPlist: Screen.InfoPlist = .init(),
    accessibility: Screen.AccessibilitySettings = .init(),
    glassTint: Double = Glass.standardTintAmount, words: SystemWords = .init(),
    design: Screen? = nil, memoryLimit: Int = SurfaceLimits().bytes,
    ledger: WorkLedger = WorkLedger(), rowLimit: Int? = nil,
    overrides: [String: PropertyValues] = [:], findsAmbiguity: Bool = false,
    contentHeights: [DocumentPlace: Double] = [:], origins: Screen.Origins = .init()
  ) {
    drawnImages = DrawnImages(limit: memoryLimit)
    drawnOperations = DrawnOperations(limit: memoryLimit)
    self.classes = classes
    self.look = look
    self.system = system ?? look.system
    objectClasses = ObjectClasses(classes, in: look.era)
    self.device = device
    self.traits = traits
    self.fonts = fonts
    self.time = time
    self.statusBar = statusBar
    self.infoPlist = infoPlist
    self.accessibility = accessibility
    self.glassTint = glassTint
    self.words = words
    self.design = design
    self.ledger = ledger
    self.rowLimit = rowLimit
    self.overrides = overrides
    self.findsAmbiguity = findsAmbiguity
    self.contentHeights = contentHeights
    self.origins = origins
  }
}
