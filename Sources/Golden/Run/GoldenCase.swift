import Loading
public import ScreenFormat

/// A picture to test: one variant of a screen.
public struct GoldenCase: Sendable {
  /// The screen's path.
  public var screen: String
  /// The options to draw with, and the suffix of the picture's name.
  public var variant: RenderMatrix.Variant { settings.matrix.variant(at: index) }
  /// The settings from `mockup.json` files.
  public var settings: GoldenSettings { shared.settings }
  /// The name of the picture: the path of the screen below the folder that is tested, without its
  /// ending, and a suffix for the variant: `account/login~dark`. It does not depend on how the folder
  /// was written, or where it lies.
  public var id: String

  /// The settings of a screen, which its pictures share: there may be a million.
  final class Shared: Sendable {
    let settings: GoldenSettings
    /// The part of the ids behind the screen's name, of each variant.
    let suffixes: [String]

    /// - Parameter settings: settings with a matrix of at most `RenderMatrix.pictureLimit` pictures.
    init(_ settings: GoldenSettings) {
      self.settings = settings
      let matrix = settings.matrix
      suffixes = (0..<matrix.count).map { index in
        let variant = matrix.variant(at: index)
        guard matrix.scales.count > 1, let scale = variant.options.scale else {
          return variant.suffix
        }
        return variant.suffix + ScreenFile.scaleSuffix(scale)
      }
    }
  }

  private let shared: Shared
  /// The place of the variant in the matrix.
  private let index: Int

  init(screen: String, variant index: Int, settings: Shared, id: String) {
    self.screen = screen
    self.id = id
    self.index = index
    shared = settings
  }

  /// The pictures of a screen in the variants of a matrix, without any `mockup.json`.
  package static func cases(of screen: String, in matrix: RenderMatrix) -> [GoldenCase] {
    var settings = GoldenSettings()
    settings.matrix = matrix
    return cases(of: screen, named: ScreenFile.name(of: screen), Shared(settings))
  }

  /// The pictures of a screen in the variants of its settings.
  ///
  /// - Parameter name: the part of their ids before the variant.
  static func cases(
    of screen: String, named name: String, _ settings: Shared
  ) -> [GoldenCase] {
    settings.suffixes.indices.map { index in
      let id = name + settings.suffixes[index]
      return GoldenCase(screen: screen, variant: index, settings: settings, id: id)
    }
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
