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

  /// Whether what is at `path` is itself a link, so that it can lead out of its folder.
  func isLink(_ path: String) -> Bool

  /// An installed font that has a character; nil if there is none.
  ///
  /// - Parameters:
  ///   - scalar: the character.
  ///   - inColor: whether a font with colours is wanted, as for emoji.
  ///   - language: the language of the text (BCP 47): Chinese characters have other shapes in Japanese.
  func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont?
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
  /// False: by default, there are no links.
  public func isLink(_ path: String) -> Bool { false }

  /// Nil: by default, no installed fonts are used.
  public func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? { nil }
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
}

extension AssetError {
  /// The reason as a part of a sentence, without a capital or full stop.
  public var reason: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isFolder: "it is a folder"
    case .isNoFolder: "it is not a folder"
    case .unreadable(let reason): Quotation.escaped(reason)
    }
  }
}
