import Raster
import Synchronization

/// A store of what screens have read from files, for others that use the same files: trees of documents, and pictures.
///
/// A value counts only while its file holds the same bytes. The least used ones go first.
package final class DecodedFiles: Sendable {
  private struct Entry {
    var file: [UInt8]
    var value: any Sendable
    /// The bytes of file and value.
    var byteCount: Int
    /// The number of the last use.
    var use: Int
  }

  private struct State {
    /// By the kinds of keys that values are kept with.
    var entries: [AnyHashable: Entry] = [:]
    var byteCount = 0
    var useCount = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  /// The drawings of vector files that earlier runs have kept; nil draws them anew.
  let drawnPictures: (any DrawnPictures)?

  /// Creates a store that holds nothing.
  ///
  /// - Parameters:
  ///   - limit: the most bytes of files and values; by default a quarter of what a screen may take.
  ///   - drawnPictures: what earlier runs have drawn of vector files; nil draws them anew.
  package init(
    limit: Int = SurfaceLimits().bytes / 4, drawnPictures: (any DrawnPictures)? = nil
  ) {
    self.limit = limit
    self.drawnPictures = drawnPictures
  }

  /// The value that was kept for a file; nil if there is none, or if the file was another one.
  ///
  /// - Parameter file: the bytes of the file as they are now.
  func value<Value: Sendable>(_ key: some Hashable & Sendable, of file: [UInt8]) -> Value? {
    guard limit > 0 else { return nil }
    return state.withLock { state in
      guard let entry = state.entries[key], entry.file == file, let value = entry.value as? Value
      else { return nil }
      state.useCount += 1
      state.entries[key]?.use = state.useCount
      return value
    }
  }

  /// Keeps a value, unless it is larger than all may be.
  ///
  /// - Parameter byteCount: the bytes of the value.
  func keep(
    _ value: some Sendable, byteCount: Int, _ key: some Hashable & Sendable, of file: [UInt8]
  ) {
    guard file.count + byteCount <= limit else { return }
    state.withLock { state in
      state.useCount += 1
      let entry = Entry(
        file: file, value: value, byteCount: file.count + byteCount, use: state.useCount)
      state.byteCount += entry.byteCount
      if let old = state.entries.updateValue(entry, forKey: key) {
        state.byteCount -= old.byteCount
      }
      while state.byteCount > limit,
        let oldest = state.entries.min(by: { $0.value.use < $1.value.use })
      {
        state.entries[oldest.key] = nil
        state.byteCount -= oldest.value.byteCount
      }
    }
  }

  /// The number of bytes that are held.
  var byteCount: Int { state.withLock { $0.byteCount } }
}
