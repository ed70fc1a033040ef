import FileSystem
package import ScreenFormat

/// The folders whose `mockup.json` counts for a document.
package enum ProjectFolders {
  /// A folder and its ancestors, nearest first. Ancestors of the working folder are `..`, `../..` and so on.
  package static func upwards(from folder: String) -> [String] {
    var folder = folder
    var result = [folder]
    while !folder.isEmpty, folder != "/", !folder.hasSuffix("..") {
      folder = FilePath.folder(of: folder)
      result.append(folder)
    }
    guard folder != "/" else { return result }
    var steps = Folder.working.split(separator: "/").count
    if folder.hasSuffix("..") { steps -= folder.split(separator: "/").count }
    for _ in 0..<max(0, steps) {
      folder = folder.isEmpty ? ".." : "\(folder)/.."
      result.append(folder)
    }
    return result
  }

  /// The device and the system that the `mockup.json` files of a folder and those above it name; the nearest one wins.
  ///
  /// - Parameters:
  ///   - folder: the folder of a document.
  ///   - files: reads the files.
  ///   - diagnostics: receives what is wrong with them.
  package static func settings(
    of folder: String, _ files: any AssetLoader, into diagnostics: inout Diagnostics
  ) -> FolderSettings {
    var settings = FolderSettings()
    for folder in upwards(from: folder) {
      let path = FilePath.join(folder, ProjectDocument.fileName)
      guard files.exists(path) else { continue }
      let bytes: [UInt8]
      do {
        bytes = try files.read(path)
      } catch {
        diagnostics.error("it cannot be read", file: path, at: .start, path: .root)
        break
      }
      guard
        let project = ProjectDocument.decode(
          SourceFile(label: path, bytes: bytes), loader: files, into: &diagnostics)
      else { break }
      settings.fill(from: project.settings)
      if project.isRoot || settings.device != nil && settings.system != nil { break }
    }
    return settings
  }
}
