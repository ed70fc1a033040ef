import FileSystem
import Loading
import ScreenFormat

/// The name of what a preview or a gallery shows.
package enum PreviewTitle {
  /// The names of folders and screens without the way to them: `Screens` for `.` in a folder of that name.
  package static func title(of paths: [String]) -> String {
    paths.map { path in
      let whole = FilePath.simplified(Folder.absolutePath(path))
      let name = FilePath.name(of: whole)
      return ScreenFile.endings.contains(where: name.hasSuffix) ? ScreenFile.name(of: name) : name
    }.joined(separator: ", ")
  }
}
