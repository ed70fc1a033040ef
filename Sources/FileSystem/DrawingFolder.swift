import ScreenFormat
import Synchronization

/// Keeps what was drawn of vector files between runs, in a folder of the user. It is opened when a screen first shows such
/// a file; where that fails, files are drawn anew.
package final class DrawingFolder: DrawnPictures {
  /// The most bytes of the folder: 256 MiB, and 1 MiB for a picture.
  package static let limit = 256 << 20

  private enum State {
    case closed
    case open(EntryStore)
    case none
  }

  /// The path of the folder.
  package let path: String
  private let program: String
  private let state = Mutex(State.closed)

  /// Creates a store. Touches no file.
  ///
  /// - Parameters:
  ///   - path: the path of its folder.
  ///   - program: tells this program from others, which may draw otherwise.
  package init(_ path: String, program: String) {
    self.path = path
    self.program = EntryKey.digest(of: Array(program.utf8))
  }

  /// The store of the user: `mockup` in `XDG_CACHE_HOME`, or else in `~/.cache` (XDG Base Directory Specification). Nil
  /// where the environment names neither, or the program is not known.
  ///
  /// - Parameter variable: the value of an environment variable.
  package static func standard(program: String?, variable: (String) -> String?) -> DrawingFolder? {
    // Relative paths are to be ignored.
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let program,
      let base = folder("XDG_CACHE_HOME") ?? folder("HOME").map({ FilePath.join($0, ".cache") })
    else { return nil }
    return DrawingFolder(FilePath.join(base, "mockup"), program: program)
  }

  package func picture(of file: [UInt8], _ parts: [String]) -> [UInt8]? {
    store?.read(key(file, parts))
  }

  package func keep(_ picture: [UInt8], of file: [UInt8], _ parts: [String]) {
    store?.write(picture, for: key(file, parts))
  }

  private func key(_ file: [UInt8], _ parts: [String]) -> EntryKey {
    EntryKey("drawing 1", [program, EntryKey.digest(of: file)] + parts)
  }

  private var store: EntryStore? {
    state.withLock { state in
      switch state {
      case .open(let store): return store
      case .none: return nil
      case .closed:
        guard let store = try? EntryStore(path, limit: Self.limit, isPrivate: true) else {
          state = .none
          return nil
        }
        state = .open(store)
        return store
      }
    }
  }
}
