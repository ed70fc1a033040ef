/// What a build reads beside its document: themes, images, fonts.
///
/// A program hands in one that reads files; tests hand in one that reads a dictionary.
public protocol AssetLoader: Sendable {
  /// The contents of the file at `path`.
  ///
  /// - Parameter path: as documents and users wrote it, a relative one joined to its document's
  ///   folder.
  func read(_ path: String) throws(AssetError) -> [UInt8]

  /// Whether there is a file or folder at `path`.
  func exists(_ path: String) -> Bool

  /// The names of the files and folders in the folder at `path`, in any order.
  func list(_ path: String) throws(AssetError) -> [String]

  /// The vector drawing in the file at `path` as a PNG.
  ///
  /// - Parameter scale: pixels for each of the drawing's points.
  func draw(_ path: String, as format: VectorFormat, scale: Double) throws(AssetError) -> [UInt8]

  /// Where the machine has a font with a character; nil where it has none, or nobody may ask.
  ///
  /// - Parameter inColor: emoji, which are to have colours of their own.
  func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont?
}

/// A font that the machine has.
public struct SystemFont: Sendable, Hashable {
  /// Of its file.
  public var path: String
  /// Of the face in the file, from 0.
  public var index: Int

  /// A face of a file.
  public init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}

extension AssetLoader {
  /// Draws no vectors.
  public func draw(
    _ path: String, as format: VectorFormat, scale: Double
  ) throws(AssetError) -> [UInt8] {
    throw .noConverter(format)
  }

  /// Knows no fonts.
  public func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont? { nil }
}

/// A format of vector drawings that asset catalogues hold.
public enum VectorFormat: String, Sendable, Hashable {
  /// Scalable Vector Graphics.
  case svg
  /// A page of a document.
  case pdf

  /// By the extension of a file's name; nil where that is of no vector.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The program that draws it, and the Debian package that has it.
  public var converter: (program: String, package: String) {
    switch self {
    case .svg: ("rsvg-convert", "librsvg2-bin")
    case .pdf: ("pdftocairo", "poppler-utils")
    }
  }
}

/// Why something beside a document could not be read.
public enum AssetError: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case notFound
  /// A file was asked for, but there is a folder.
  case isFolder
  /// A folder was asked for, but there is a file.
  case isNoFolder
  /// The system says no; `reason` is its sentence, as in `permission denied`.
  case unreadable(reason: String)
  /// The program that draws vectors of this format is not installed.
  case noConverter(VectorFormat)
}

extension AssetError {
  /// The reason as half a sentence.
  public var reason: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isFolder: "it is a folder"
    case .isNoFolder: "it is not a folder"
    case .unreadable(let reason): Quotation.escaped(reason)
    case .noConverter(let format):
      "\(format.rawValue.uppercased()) needs the program \(format.converter.program) "
        + "(Debian: apt-get install \(format.converter.package))"
    }
  }
}
