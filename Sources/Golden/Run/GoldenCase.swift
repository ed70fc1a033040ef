import FileSystem
public import ScreenFormat

/// One picture to test: a screen in one of its variants.
public struct GoldenCase: Sendable {
  /// The screen's path.
  public var screen: String
  /// What to draw it with, and what its name says of that.
  public var variant: RenderMatrix.Variant
  /// What folders say of its tests.
  public var settings: GoldenSettings
  /// `Screens/login~dark`: the path without its ending, and what tells the variant from the others.
  public var id: String

  /// What of its files' names comes before the scale.
  var stem: String { ScreenFile.name(of: screen) + variant.suffix }
  /// Where the screen lies; empty is the working folder.
  var folder: String { FilePath.folder(of: screen) }
  /// Whether several scales have a layout each.
  var isLayoutScaled: Bool { settings.matrix.scales.count > 1 }

  /// Where its goldens lie when it is drawn at `scale`.
  public func files(scale: Double) -> GoldenFiles {
    GoldenFiles(folder: folder, stem: stem, scale: scale, isLayoutScaled: isLayoutScaled)
  }
}
