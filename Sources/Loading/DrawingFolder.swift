import FileSystem
import ScreenFormat
import Synchronization

/// Keeps what was drawn of vector files between runs, in a folder of the user. It is opened when a screen first shows such
/// a file; where that fails, files are drawn anew.
///
/// Small pictures of one catalogue are kept together and are written by ``finish()``; a large one has an entry of its own,
/// which is found by a hash of its file.
package final class DrawingFolder: DrawnPictures {
  /// The most bytes of the folder: 256 MiB, and 1 MiB for a picture.
  package static let limit = 256 << 20

  private enum Store {
    case closed
    case open(EntryStore)
    case none
  }

  private struct State {
    var store = Store.closed
    /// By the folder as documents write it.
    var bundles: [Substring: DrawingBundle] = [:]
  }

  /// The path of the folder.
  package let path: String
  private let program: String
  private let state = Mutex(State())

  /// Creates a store. Touches no file.
  ///
  /// - Parameters:
  ///   - path: the path of its folder.
  ///   - program: tells this program from others, which may draw otherwise.
  package init(_ path: String, program: String) {
    self.path = path
    self.program = EntryKey.digest(of: Array(program.utf8))
  }

  /// The folder of the user's store: `mockup` in `XDG_CACHE_HOME`, or else in `~/.cache` (XDG Base Directory
  /// Specification). Nil where the environment names neither.
  ///
  /// - Parameter variable: the value of an environment variable.
  package static func standardPath(variable: (String) -> String?) -> String? {
    // Relative paths are to be ignored.
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder("XDG_CACHE_HOME") ?? folder("HOME").map { FilePath.join($0, ".cache") }
    return base.map { FilePath.join($0, "mockup") }
  }

  /// The store of the user, in `standardPath`; nil if there is none, or the program is not known.
  ///
  /// - Parameter variable: the value of an environment variable.
  package static func standard(program: String?, variable: (String) -> String?) -> DrawingFolder? {
    guard let program, let path = standardPath(variable: variable) else { return nil }
    return DrawingFolder(path, program: program)
  }

  package func picture(
    of file: [UInt8], at path: String, _ parts: [String]
  ) -> [UInt8]? {
    guard let store else { return nil }
    if file.count < DrawingBundle.entryLimit {
      let (folder, name) = Self.place(of: path, parts)
      let known = state.withLock { state in
        state.bundles[folder, default: bundle(of: folder, in: store)].picture(name, of: file)
      }
      if let known { return known }
    }
    return store.read(key(file, parts))
  }

  package func keep(
    _ picture: [UInt8], of file: [UInt8], at path: String, _ parts: [String]
  ) {
    guard let store else { return }
    let (folder, name) = Self.place(of: path, parts)
    let isKept = state.withLock { state in
      state.bundles[folder, default: bundle(of: folder, in: store)]
        .keep(picture, name, of: file, limit: store.largestEntry)
    }
    if !isKept { store.write(picture, for: key(file, parts)) }
  }

  /// Writes the small pictures that were drawn since the last call.
  package func finish() {
    guard let store else { return }
    state.withLock { state in
      for (folder, bundle) in state.bundles where bundle.isChanged {
        let other = self.bundle(of: folder, in: store)
        if let bytes = state.bundles[folder]?.bytes(with: other, limit: store.largestEntry) {
          store.write(bytes, for: key(folder))
        }
      }
    }
  }

  private func key(_ file: [UInt8], _ parts: [String]) -> EntryKey {
    EntryKey("drawing 1", [program, EntryKey.digest(of: file)] + parts)
  }

  // MARK: Bundles

  private static let catalogEnd = ".xcassets/"

  /// The folder with whose pictures that of a file is kept, and a name among them. The folder is the file's catalogue, or
  /// its own folder where it is in none.
  private static func place(
    of path: String, _ parts: [String]
  ) -> (folder: Substring, name: String) {
    let bytes = path.utf8
    var end = path.startIndex
    for (index, next) in zip(bytes.indices, bytes.indices.dropFirst())
    where bytes[index] == UInt8(ascii: "/") {
      end = next
      if path[..<end].utf8.suffix(catalogEnd.utf8.count).elementsEqual(catalogEnd.utf8) { break }
    }
    return (path[..<end], ([String(path[end...])] + parts).joined(separator: "\0"))
  }

  private func bundle(of folder: Substring, in store: EntryStore) -> DrawingBundle {
    store.read(key(folder)).map(DrawingBundle.init) ?? DrawingBundle()
  }

  private func key(_ folder: Substring) -> EntryKey {
    EntryKey("drawings 1", [program, Folder.absolutePath(String(folder))])
  }

  private var store: EntryStore? {
    state.withLock { state in
      switch state.store {
      case .open(let store): return store
      case .none: return nil
      case .closed:
        guard let store = try? EntryStore(path, limit: Self.limit, isPrivate: true) else {
          state.store = .none
          return nil
        }
        state.store = .open(store)
        return store
      }
    }
  }
}
