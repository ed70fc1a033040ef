public import ScreenFormat

/// The files beside theme code: what images, colours and fonts there are.
public struct ThemeAssets: Sendable {
  /// An image of a catalogue or folder.
  public struct Image: Sendable, Hashable {
    /// The width and height in points; nil where they are not known.
    public var size: Size?
    /// The path of its catalogue or folder, as the theme is to write it.
    public var folder: String
    /// The path of its file, or of the file that tells what its set holds; nil where it is not known.
    public var file: String?

    /// Creates an image.
    public init(size: Size?, folder: String, file: String? = nil) {
      self.size = size
      self.folder = folder
      self.file = file
    }
  }

  /// The size of an image in points.
  public struct Size: Sendable, Hashable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The name of the colour that is the tint of an application.
  public static let accentColorName = AssetNames.accentColor

  /// The images by name.
  public var images: [String: Image] = [:]
  /// The catalogues of named colours, as the theme is to write them.
  public var colors: [String: String] = [:]
  /// The paths of the files that tell the values of named colours.
  public var colorFiles: [String: String] = [:]
  /// Where the colour that a catalogue gives the application as its tint has its value; nil for none.
  public var accentColor: SourcePosition?
  /// The files of fonts by their names, as the theme is to write them.
  public var fonts: [String: String] = [:]

  /// Creates an empty set.
  public init() {}
}
