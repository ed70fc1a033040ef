import PNG
import Raster
import Synchronization

/// The pictures of files that other screens have decoded or drawn, for those that use the same ones.
///
/// An entry counts only while its file holds the same bytes. The least used ones go first.
package final class DecodedFiles: Sendable {
  /// A picture of a file.
  struct Key: Hashable {
    var path: String
    /// Pixels for each of a drawing's points; nil for a bitmap, which has its own.
    var scale: Double?
    var limits: PNGLimits
  }

  /// What a file holds.
  struct Contents: Sendable {
    var pixmap: Result<Pixmap, ImageFileProblem>
    /// What is not drawn as the file says, as sentences.
    var warnings: [String] = []
    /// The drawing of a vector file.
    var drawing: VectorDrawing?

    var byteCount: Int { (try? pixmap.get().bytes.count) ?? 0 }
  }

  fileprivate struct Entry {
    var file: [UInt8]
    var contents: Contents
    /// The number of the last use.
    var use: Int

    var byteCount: Int { file.count + contents.byteCount }
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var useCount = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates a store that holds nothing.
  ///
  /// - Parameter limit: the most bytes of files and pixels; by default a quarter of what a screen may take.
  package init(limit: Int = SurfaceLimits().bytes / 4) { self.limit = limit }

  /// The contents of a file.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file as they are now.
  ///   - make: decodes or draws the file.
  func contents(_ key: Key, file: [UInt8], make: () -> Contents) -> Contents {
    let known = state.withLock { state -> Contents? in
      guard let entry = state.entries[key], entry.file == file else { return nil }
      state.useCount += 1
      state.entries[key]?.use = state.useCount
      return entry.contents
    }
    if let known { return known }
    let made = make()
    // Most problems are mended soon.
    guard case .success = made.pixmap else { return made }
    state.withLock { $0.keep(made, of: file, key, limit: limit) }
    return made
  }

  /// The number of bytes that are held.
  var byteCount: Int { state.withLock { $0.byteCount } }
}

extension DecodedFiles.State {
  fileprivate mutating func keep(
    _ contents: DecodedFiles.Contents, of file: [UInt8], _ key: DecodedFiles.Key, limit: Int
  ) {
    useCount += 1
    let entry = DecodedFiles.Entry(file: file, contents: contents, use: useCount)
    guard entry.byteCount <= limit else { return }
    byteCount += entry.byteCount
    if let old = entries.updateValue(entry, forKey: key) { byteCount -= old.byteCount }
    while byteCount > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      byteCount -= oldest.value.byteCount
    }
  }
}
