import FileSystem
package import Loading
package import PNG
import ScreenFormat

/// Remembers the files of pictures that were drawn without a warning.
package struct PictureCache: Sendable {
  /// The entries, and why some could not be written.
  package let cache: InputCache
  private let compression: PNGCompression

  /// Creates a cache of pictures.
  ///
  /// - Parameters:
  ///   - cache: where the pictures are kept.
  ///   - compression: the compression of their files.
  package init(_ cache: InputCache, compression: PNGCompression) {
    self.cache = cache
    self.compression = compression
  }

  /// The picture of a screen whose inputs are the same as when it was drawn; nil if it is not known.
  func find(_ screen: String, _ options: RenderOptions) -> (bytes: [UInt8], scale: Double)? {
    // Standard input can be read once only.
    guard screen != InputFile.standardInput, let entry = cache.find(work(screen, options)),
      let end = entry.firstIndex(of: UInt8(ascii: "\n")),
      let scale = Double(String(decoding: entry[..<end], as: UTF8.self)),
      RenderOptions.scales.contains(scale)
    else { return nil }
    return (Array(entry[(end + 1)...]), scale)
  }

  func keep(
    _ bytes: [UInt8], scale: Double, _ screen: String, _ options: RenderOptions, _ log: InputLog
  ) {
    guard screen != InputFile.standardInput else { return }
    cache.keep(Array("\(scale)\n".utf8) + bytes, of: work(screen, options), log)
  }

  private func work(_ screen: String, _ options: RenderOptions) -> InputCache.Work {
    let folder = FilePath.folder(of: screen)
    return InputCache.Work(
      kind: "picture",
      parts: [ScreenFile.name(of: screen), compression.rawValue] + options.keys(in: folder),
      folder: folder)
  }
}
