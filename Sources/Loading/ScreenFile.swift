package import FileSystem
import ObjectModel
import Syntax

/// The names of screens' files and pictures.
package enum ScreenFile {
  /// The endings of the names of screens.
  package static let endings = [".screen.json", ".screen.yaml", ".screen.yml"]

  /// The ending of screens that an import wrote beside those that somebody changed: they are there to be compared.
  package static let importedEnding = ".imported.screen.json"

  /// The name of a screen's pictures: that of the file without `.screen.json` or its last
  /// extension.
  package static func name(of path: String) -> String {
    guard path != InputFile.standardInput else { return "screen" }
    let name = FilePath.name(of: path)
    for ending in endings where name.hasSuffix(ending) {
      return String(Substring(name.utf8.dropLast(ending.utf8.count)))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The paths of the screens below a folder, in the order of names. Hidden files and links to folders are left out.
  ///
  /// - Parameters:
  ///   - folder: the folder's path; empty for the working folder.
  ///   - ignored: the name of folders that are left out, too.
  /// - Throws: `InputError` for a folder that can't be read.
  package static func screens(below folder: String, except ignored: String) throws(InputError)
    -> [String]
  {
    let entries: [Folder.Entry]
    do throws(SystemError) {
      entries = try Folder.entries(of: folder)
    } catch {
      throw InputError.unreadable(path: folder.isEmpty ? "." : folder, error)
    }
    var screens: [String] = []
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = FilePath.join(folder, entry.name)
      switch entry.kind {
      case .folder where entry.name != ignored:
        screens += try Self.screens(below: path, except: ignored)
      case .file, .link:
        if endings.contains(where: { entry.name.hasSuffix($0) }),
          entry.kind == .file || !Folder.isFolder(path), !entry.name.hasSuffix(importedEnding)
        {
          screens.append(path)
        }
      default: break
      }
    }
    return screens
  }

  /// The name of a picture without its scale, as in `a` of `a@2x`; nil for a name without a scale.
  package static func withoutScale(_ name: String) -> String? {
    guard name.utf8.last == UInt8(ascii: "x"), let at = name.lastIndex(of: "@"),
      Double(name[name.index(after: at)...].dropLast()) != nil
    else { return nil }
    return String(name[..<at])
  }

  /// The suffix of a picture's name for a scale, as in `@2x`; empty for one pixel a point.
  package static func scaleSuffix(_ scale: Double) -> String {
    scale == 1 ? "" : "@\(shortest(scale))x"
  }
}
