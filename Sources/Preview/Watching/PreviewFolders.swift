import FileSystem
import Golden
import Loading
import ScreenFormat

/// The folders that a preview watches.
enum PreviewFolders {
  /// Folders with much in them that no screen uses.
  private static let skipped: Set<String> = [GoldenFiles.folderName, "node_modules", "build"]
  /// The greatest number of folders that are searched.
  private static let limit = 10_000

  /// The folders that are named or hold what is named, with those below, and those above up to the working folder;
  /// absolute paths.
  static func all(below paths: [String]) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for path in paths.map(Folder.absolutePath) {
      if Folder.isFolder(path) {
        collect(path, &result, &known)
      } else if known.insert(FilePath.folder(of: path)).inserted {
        result.append(FilePath.folder(of: path))
      }
      for folder in above(path) where known.insert(folder).inserted { result.append(folder) }
    }
    return result
  }

  private static func collect(
    _ folder: String, _ result: inout [String], _ known: inout Set<String>
  ) {
    guard result.count < limit, known.insert(folder).inserted else { return }
    result.append(folder)
    for entry in (try? Folder.entries(of: folder)) ?? [] where entry.kind == .folder {
      guard !entry.name.hasPrefix("."), !skipped.contains(entry.name) else { continue }
      collect(FilePath.join(folder, entry.name), &result, &known)
    }
  }

  /// The folders from that of `path` up to the working folder, which may have a `mockup.json`.
  private static func above(_ path: String, to top: String = Folder.working) -> [String] {
    guard path.hasPrefix(top) else { return [] }
    var folders: [String] = []
    var folder = path
    while folder.count > top.count {
      folder = FilePath.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }

  /// Whether a file lies below the project, links followed: the nearest folder above it whose `mockup.json` is a root,
  /// or else the working folder.
  static func isInProject(_ path: String) -> Bool {
    guard let real = Folder.realPath(path), let working = Folder.realPath("") else { return false }
    return real.hasPrefix(working == "/" ? "/" : "\(working)/")
      || above(path, to: "/").contains { folder in
        isRoot(folder) && (Folder.realPath(folder).map { real.hasPrefix("\($0)/") } ?? false)
      }
  }

  /// The path of a file below the repository of Git that holds it, or else below the working folder.
  static func pathInRepository(_ path: String) -> String {
    let root = above(path, to: "/").first { folder in
      FileStamp(FilePath.join(folder, ".git")) != nil
    }
    guard let root, root != "/" else { return Folder.pathFromWorking(path) }
    return String(path.dropFirst(root.count + 1))
  }

  /// The themes in folders, as paths from the working folder. Those that parts of addresses can't name are left out.
  static func themes(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      ((try? Folder.entries(of: folder)) ?? []).map { FilePath.join(folder, $0.name) }
    }.filter { path in
      DocumentEditor.isDocument(path) && FilePath.name(of: path).contains(".theme.")
        && !path.contains(where: ",|".contains)
    }.map(Folder.pathFromWorking)
  }

  private static func isRoot(_ folder: String) -> Bool {
    let path = FilePath.join(folder, ProjectDocument.fileName)
    guard FileAssets().exists(path), let bytes = try? InputFile.read(path) else { return false }
    var ignored = Diagnostics()
    let file = SourceFile(label: path, bytes: bytes)
    return ProjectDocument.decode(file, loader: FileAssets(), into: &ignored)?.isRoot ?? false
  }

  /// The files that decide which pictures there are: the folders themselves and their `mockup.json`.
  static func plan(of folders: [String]) -> [String] {
    folders.flatMap { [$0, FilePath.join($0, ProjectDocument.fileName)] }
  }

  /// The folders to watch for a file: its own, and that of the file behind a link.
  static func watched(for path: String) -> Set<String> {
    var folders: Set<String> = [FilePath.folder(of: path)]
    if Folder.isFolder(path) { folders.insert(path) }
    if let real = Folder.realPath(path), real != path { folders.insert(FilePath.folder(of: real)) }
    return folders
  }
}
