/// Reads the files that documents name: themes, images and fonts.
///
/// A program passes a loader that reads files; a test can pass one that reads a dictionary.
public protocol AssetLoader: Sendable {
  /// The contents of the file at `path`.
  ///
  /// - Parameter path: the path in the document, joined to the document's folder if it is relative.
  /// - Throws: `AssetError`, with the reason for a message.
  func read(_ path: String) throws(AssetError) -> [UInt8]

  /// Whether there is a file or folder at `path`.
  func exists(_ path: String) -> Bool

  /// The names of the files and folders in the folder at `path`, in any order.
  ///
  /// - Throws: `AssetError.notFound`, `isNoFolder` or `unreadable`.
  func list(_ path: String) throws(AssetError) -> [String]

  /// The vector drawing in the file at `path` as a PNG file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - format: the format of the file.
  ///   - scale: pixels for each of the drawing's points.
  /// - Throws: `AssetError.noConverter` if the program for the format is not installed.
  func draw(_ path: String, as format: VectorFormat, scale: Double) throws(AssetError) -> [UInt8]

  /// An installed font that has a character; nil if there is none.
  ///
  /// - Parameters:
  ///   - scalar: the character.
  ///   - inColor: whether a font with colours is wanted, as for emoji.
  func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont?
}

/// A font that is installed on the machine.
public struct SystemFont: Sendable, Hashable {
  /// The path of its file.
  public var path: String
  /// The index of the face in the file, from 0.
  public var index: Int

  /// Creates a reference to a face of a font file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - index: the index of the face, from 0.
  public init(path: String, index: Int) {
    self.path = path
    self.index = index
  }
}

extension AssetLoader {
  /// Throws `noConverter`: by default, no vectors are drawn.
  public func draw(
    _ path: String, as format: VectorFormat, scale: Double
  ) throws(AssetError) -> [UInt8] {
    throw .noConverter(format)
  }

  /// Nil: by default, no installed fonts are used.
  public func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont? { nil }
}

/// A format of vector drawings that asset catalogues hold.
public enum VectorFormat: String, Sendable, Hashable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format; the first page is drawn.
  case pdf

  /// Creates the format of a file by the extension of its name; nil for other files.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The program that draws the format, and the Debian package that contains it.
  public var converter: (program: String, package: String) {
    switch self {
    case .svg: ("rsvg-convert", "librsvg2-bin")
    case .pdf: ("pdftocairo", "poppler-utils")
    }
  }
}

/// The reason why a file that a document names cannot be read.
public enum AssetError: Error, Sendable, Hashable {
  /// There is no file or folder at the path.
  case notFound
  /// There is a folder where a file is needed.
  case isFolder
  /// There is a file where a folder is needed.
  case isNoFolder
  /// The system refuses; `reason` is its sentence, as in `Permission denied`.
  case unreadable(reason: String)
  /// The program that draws vectors of this format is not installed.
  case noConverter(VectorFormat)
}

extension AssetError {
  /// The reason as a part of a sentence, without a capital or full stop.
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
