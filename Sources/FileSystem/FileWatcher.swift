import Glibc
internal import Synchronization
internal import Syntax

/// Notices changes of files in folders, by inotify or by looking again and again.
///
/// Folders are watched rather than files, since editors replace a file by a new one of its name.
package final class FileWatcher: Sendable {
  /// The changes of watched folders.
  package struct Changes: Sendable, Hashable {
    /// Absolute paths of files that were written, made, renamed or removed, and of folders that were.
    package var paths: Set<String> = []
    /// Whether there may be more than `paths`: the system dropped events, or nobody watches some folders.
    package var isIncomplete = false

    package var isEmpty: Bool { paths.isEmpty && !isIncomplete }
  }

  private struct Watches {
    var numbers: [String: Int32] = [:]
    var folders: [Int32: String] = [:]
    /// Whether a folder could not be watched.
    var isShort = false
  }

  private let watches = Mutex(Watches())
  /// The inotify instance; -1 without one.
  private let descriptor: Int32

  /// How long the files have to be quiet, in milliseconds: an editor writes one file and renames another.
  private static let quiet: Int32 = 3
  /// The longest time to wait for quiet, in milliseconds.
  private static let longestDelay = 40.0
  /// The time between two looks without inotify, in milliseconds.
  private static let interval: Int32 = 400
  /// Room for events, in bytes.
  private static let bufferSize = 1 << 16
  /// Written, made, renamed, removed.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF)

  /// Creates a watcher that watches nothing.
  ///
  /// - Parameter polls: whether to look again and again, as for folders of other machines, which send no events.
  package init(polls: Bool = false) {
    descriptor = polls ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether changes are found by looking again and again, so that `next` returns incomplete changes.
  package var polls: Bool { descriptor < 0 || watches.withLock(\.isShort) }

  /// Watches a folder, if it is there and not watched yet.
  ///
  /// - Returns: whether it was not watched before. What changed in it before goes unnoticed.
  @discardableResult
  package func watch(_ folder: String) -> Bool {
    guard descriptor >= 0 else { return false }
    return watches.withLock { watches in
      guard watches.numbers[folder] == nil else { return false }
      let number = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_ONLYDIR))
      guard number >= 0 else {
        if errno == ENOSPC || errno == ENOMEM { watches.isShort = true }
        return false
      }
      // The same folder by another path has the same number.
      watches.numbers[folder] = number
      watches.folders[number] = folder
      return true
    }
  }

  /// Waits for changes, and then for a moment without any.
  ///
  /// - Parameter limit: the longest wait, in milliseconds.
  /// - Returns: nothing after `limit`; incomplete changes again and again where nobody sends events.
  package func next(limit: Int32) -> Changes {
    let wait = polls ? min(limit, Self.interval) : limit
    var changes = Changes()
    guard descriptor >= 0 else {
      poll(nil, 0, wait)
      changes.isIncomplete = true
      return changes
    }
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let start = ContinuousClock.now
    var timeout = wait
    while poll(&file, 1, timeout) > 0 {
      read(into: &changes)
      if changes.isEmpty { continue }
      guard ContinuousClock.now - start < .milliseconds(Double(wait) + Self.longestDelay) else {
        break
      }
      timeout = Self.quiet
    }
    if polls { changes.isIncomplete = true }
    return changes
  }

  private func read(into changes: inout Changes) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.bufferSize, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= count {
      let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + MemoryLayout<inotify_event>.size
      offset = start + Int(event.len)
      let name = buffer[start..<min(offset, count)].prefix { $0 != 0 }
      note(event, String(decoding: name, as: UTF8.self), in: &changes)
    }
  }

  private func note(_ event: inotify_event, _ name: String, in changes: inout Changes) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
    watches.withLock { watches in
      guard let folder = watches.folders[event.wd] else { return }
      changes.paths.insert(name.isEmpty ? folder : FilePath.join(folder, name))
      // The folder's listing, too, but for what is written into a file that is there.
      if event.mask & UInt32(IN_CLOSE_WRITE) == 0 { changes.paths.insert(folder) }
      if event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 {
        watches.folders[event.wd] = nil
        watches.numbers[folder] = nil
      }
    }
  }
}
