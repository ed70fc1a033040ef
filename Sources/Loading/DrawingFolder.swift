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
    case open(Opened)
    case none
  }

  private struct Opened: Sendable {
    let entries: EntryStore
    let program: String

    func key(_ file: [UInt8], _ parts: [String]) -> EntryKey {
      EntryKey("drawing 1", [program, EntryKey.digest(of: file)] + parts)
    }

    func key(_ folder: Substring) -> EntryKey {
      EntryKey("drawings 1", [program, Folder.absolutePath(String(folder))])
    }

    func bundle(of folder: Substring) -> DrawingBundle {
      entries.read(key(folder)).map(DrawingBundle.init) ?? DrawingBundle()
    }
  }

  private struct State {
    var store = Store.closed
    /// By the folder as documents write it.
    var bundles: [Substring: DrawingBundle] = [:]
  }

  /// The path of the folder.
  package let path: String
  private let program: @Sendable () -> String?
  private let state = Mutex(State())

  /// Creates a store. Touches no file.
  ///
  /// - Parameters:
  ///   - path: the path of its folder.
  ///   - program: tells this program from others, which may draw otherwise. Asked for when a screen first shows a
  ///     vector file; nil, where the program is not known, keeps nothing.
  package init(_ path: String, program: @autoclosure @escaping @Sendable () -> String?) {
    self.path = path
    self.program = program
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

  /// The store of the user, in `standardPath`; nil if there is none.
  ///
  /// - Parameters:
  ///   - program: as for `init(_:program:)`.
  ///   - variable: the value of an environment variable.
  package static func standard(
    program: @autoclosure @escaping @Sendable () -> String?, variable: (String) -> String?
  ) -> DrawingFolder? {
    standardPath(variable: variable).map { DrawingFolder($0, program: program()) }
  }

  package func picture(
    of file: [UInt8], at path: String, _ parts: [String]
  ) -> [UInt8]? {
    guard let store else { return nil }
    if file.count < DrawingBundle.entryLimit {
      let (folder, name) = Self.place(of: path, parts)
      let known = state.withLock { state in
        state.bundles[folder, default: store.bundle(of: folder)].picture(name, of: file)
      }
      if let known { return known }
    }
    return store.entries.read(store.key(file, parts))
  }

  package func keep(
    _ picture: [UInt8], of file: [UInt8], at path: String, _ parts: [String]
  ) {
    guard let store else { return }
    let (folder, name) = Self.place(of: path, parts)
    let isKept = state.withLock { state in
      state.bundles[folder, default: store.bundle(of: folder)]
        .keep(picture, name, of: file, limit: store.entries.largestEntry)
    }
    if !isKept { store.entries.write(picture, for: store.key(file, parts)) }
  }

  /// Writes the small pictures that were drawn since the last call.
  package func finish() {
    state.withLock { state in
      guard case .open(let store) = state.store else { return }
      for (folder, bundle) in state.bundles where bundle.isChanged {
        let other = store.bundle(of: folder)
        if let bytes = state.bundles[folder]?.bytes(with: other, limit: store.entries.largestEntry)
        {
          store.entries.write(bytes, for: store.key(folder))
        }
      }
    }
  }

  // MARK: Bundles

  private static let catalogEnd = Array(".xcassets/".utf8)

  /// The folder with whose pictures that of a file is kept, and a name among them. The folder is the file's catalogue, or
  /// its own folder where it is in none.
  private static func place(
    of path: String, _ parts: [String]
  ) -> (folder: Substring, name: String) {
    let bytes = path.utf8Span.span
    var count = 0
    for index in 0..<max(0, bytes.count - 1) where bytes[index] == UInt8(ascii: "/") {
      count = index + 1
      let start = count - catalogEnd.count
      if start >= 0, catalogEnd.indices.allSatisfy({ bytes[start + $0] == catalogEnd[$0] }) {
        break
      }
    }
    let end = path.utf8.index(path.startIndex, offsetBy: count)
    var name = String(path[end...])
    for part in parts {
      name += "\0"
      name += part
    }
    return (path[..<end], name)
  }

  private var store: Opened? {
    state.withLock { state in
      switch state.store {
      case .open(let store): return store
      case .none: return nil
      case .closed:
        guard let program = program(),
          let entries = try? EntryStore(path, limit: Self.limit, isPrivate: true)
        else {
          state.store = .none
          return nil
        }
        let store = Opened(
          entries: entries, program: EntryKey.digest(of: Array(program.utf8)))
        state.store = .open(store)
        return store
      }
    }
  }
}
