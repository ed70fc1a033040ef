import Loading
import ScreenFormat

/// The paths of the golden files of one picture.
public struct GoldenFiles: Sendable, Hashable {
  /// The name of the folder of goldens, beside the screens.
  public static let folderName = "__Goldens__"
  static let imageEnding = ".png"
  static let hashEnding = ".sha256"
  static let layoutEnding = ".layout.json"

  /// The golden picture, a PNG file.
  public var image: String
  /// A text file with the SHA-256 of the pixels, which can replace the picture.
  public var hash: String
  /// The golden layout: a JSON file with the frame of every view.
  public var layout: String

  /// Creates the paths for one picture.
  ///
  /// - Parameters:
  ///   - folder: The folder of the screen. An empty path is the working folder.
  ///   - stem: The file name before the scale, `NAME~PARTS`.
  ///   - scale: Pixels per point.
  ///   - isLayoutScaled: Whether each scale has a layout file of its own.
  public init(folder: String, stem: String, scale: Double, isLayoutScaled: Bool = false) {
    let base = FilePath.join(FilePath.join(folder, Self.folderName), stem)
    let factor = ScreenFile.scaleSuffix(scale)
    image = base + factor + Self.imageEnding
    hash = base + factor + Self.hashEnding
    layout = base + (isLayoutScaled ? factor : "") + Self.layoutEnding
  }

  /// The folder that contains all three files.
  var folder: String { FilePath.folder(of: image) }
}
