import ArgumentParser
import FileSystem
import ScreenFormat

/// The names of files that pictures are written to.
enum PictureName {
  /// The endings of formats that are not PNG.
  private static let otherEndings = [
    "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "svg", "pdf",
  ]

  /// The pixels a point that a name tells, as in `picture@2x.png`; nil for others.
  static func scale(of path: String) -> Double? {
    let stem = FilePath.name(of: path).split(separator: ".").first ?? ""
    guard let at = stem.lastIndex(of: "@"), stem.last == "x",
      let scale = Double(stem[stem.index(after: at)...].dropLast()),
      RenderOptions.scales.contains(scale)
    else { return nil }
    return scale
  }

  /// Throws for a name that promises another format than PNG, and for a terminal, which would show
  /// the bytes as text.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard output.
  ///   - option: the option that names it.
  static func check(_ path: String, option: String) throws(ValidationError) {
    if path == OutputFile.standardOutput {
      guard !FileDescriptor.standardOutput.isTerminal else {
        throw ValidationError(
          "A terminal cannot show a picture: name a file, or redirect as in '\(option) - > a.png'.")
      }
      return
    }
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."),
      otherEndings.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    throw ValidationError(
      "Pictures are PNG files: name it '\(name[..<dot]).png', not '\(name)'.")
  }
}
