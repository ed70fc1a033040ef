import Loading
public import ScreenFormat

/// A picture to test: one variant of a screen.
public struct GoldenCase: Sendable {
  /// The screen's path.
  public var screen: String
  /// The options to draw with, and the suffix of the picture's name.
  public var variant: RenderMatrix.Variant {
    get { details.variant }
    set { details = Details(variant: newValue, settings: details.settings) }
  }
  /// The settings from `mockup.json` files.
  public var settings: GoldenSettings {
    get { details.settings }
    set { details = Details(variant: details.variant, settings: newValue) }
  }
  /// The name of the picture: the path of the screen below the folder that is tested, without its
  /// ending, and a suffix for the variant: `account/login~dark`. It does not depend on how the folder
  /// was written, or where it lies.
  public var id: String

  /// The larger part, shared by copies. Lists of a million pictures are filtered and copied.
  private final class Details: Sendable {
    let variant: RenderMatrix.Variant
    let settings: GoldenSettings

    init(variant: RenderMatrix.Variant, settings: GoldenSettings) {
      self.variant = variant
      self.settings = settings
    }
  }

  private var details: Details

  init(
    screen: String, variant: RenderMatrix.Variant, settings: GoldenSettings, id: String
  ) {
    self.screen = screen
    self.id = id
    details = Details(variant: variant, settings: settings)
  }

  /// The path of the screen as the user wrote it, with the suffix of the variant.
  public var place: String {
    FilePath.join(folder, stem)
  }

  /// The part of the golden files' names before the scale.
  var stem: String { ScreenFile.name(of: screen) + variant.suffix }
  /// The folder of the screen. An empty path is the working folder.
  var folder: String { FilePath.folder(of: screen) }
  /// Whether each scale has a layout file of its own.
  var isLayoutScaled: Bool { settings.matrix.scales.count > 1 }

  /// The paths of the goldens for a picture of `scale` pixels per point.
  public func files(scale: Double) -> GoldenFiles {
    GoldenFiles(folder: folder, stem: stem, scale: scale, isLayoutScaled: isLayoutScaled)
  }
}
