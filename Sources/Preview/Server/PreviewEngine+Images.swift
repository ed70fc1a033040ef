import FileSystem
import Loading
import ObjectModel
import ScreenFormat
import Synchronization

// The images and symbols that a value can name.
extension PreviewEngine {
  /// The images of the catalogues and folders that a picture's documents name; nil if there is no such picture.
  ///
  /// - Throws: `InputError`, `InvalidDocuments`.
  func images(of number: Int) throws -> DocumentValue? {
    guard let subject = subject(number) else { return nil }
    let paths = state.withLock { Array($0.model.pictures[number]?.stamps.keys ?? [:].keys) }
    let files = subject.files
    let documents = paths.filter(DocumentEditor.isDocument).sorted().compactMap { path in
      (try? files.document(at: path)).map { (path, $0) }
    }
    return ImageChoices.images(
      of: documents, folders: subject.options.assets, files, system: try system(of: subject))
  }

  /// The symbols whose names have all words of a search; nil if there is no such picture.
  ///
  /// - Throws: `InputError`, `InvalidDocuments`.
  func symbols(_ search: String, for number: Int) throws -> DocumentValue? {
    guard let subject = subject(number) else { return nil }
    return ImageChoices.symbols(search, system: try system(of: subject))
  }

  private func system(of subject: PreviewSubject) throws -> Int {
    try subject.load(for: .reading, reusing: caches.decodedFiles).screen.system
  }
}
