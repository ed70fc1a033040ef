import FileSystem
import ScreenFormat

/// Where the goldens of one picture lie.
public struct GoldenFiles: Sendable, Hashable {
  /// The folder beside the screens.
  public static let folderName = "__Goldens__"
  static let imageEnding = ".png"
  static let hashEnding = ".sha256"
  static let layoutEnding = ".layout.json"

  /// The picture.
  public var image: String
  /// In place of the picture, the SHA-256 of its pixels.
  public var hash: String
  /// Where every view lies.
  public var layout: String

  /// - Parameters:
  ///   - folder: where the screen lies; empty is the working folder.
  ///   - stem: `NAME~PARTS`.
  ///   - scale: pixels a point.
  ///   - isLayoutScaled: whether there is a layout for each scale.
  public init(folder: String, stem: String, scale: Double, isLayoutScaled: Bool = false) {
    let base = FilePath.join(FilePath.join(folder, Self.folderName), stem)
    let factor = ScreenFile.scaleSuffix(scale)
    image = base + factor + Self.imageEnding
    hash = base + factor + Self.hashEnding
    layout = base + (isLayoutScaled ? factor : "") + Self.layoutEnding
  }

  /// The folder that all three lie in.
  var folder: String { FilePath.folder(of: image) }
}
