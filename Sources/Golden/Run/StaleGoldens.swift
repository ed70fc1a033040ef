import FileSystem
import Glibc
import Loading
import ScreenFormat

/// Finds golden files that no picture uses.
public enum StaleGoldens {
  /// Returns the unused files below the plan's folders, sorted. Links are neither followed nor listed.
  ///
  /// - Parameters:
  ///   - plan: The pictures of all screens, tested or not.
  ///   - used: The files of the pictures that were drawn, by the picture's id.
  public static func find(_ plan: TestPlan, used: [String: GoldenFiles]) -> [String] {
    var cases = PathTable<[GoldenCase]>()
    for item in plan.cases {
      cases[FilePath.join(item.folder, item.stem), default: []].append(item)
    }
    var stale: [String] = []
    for folder in plan.folders { visit(folder, cases, used, &stale) }
    return Set(stale.map(PathKey.init)).sorted().map(\.path)
  }

  private static func visit(
    _ folder: String, _ cases: PathTable<[GoldenCase]>, _ used: [String: GoldenFiles],
    _ stale: inout [String]
  ) {
    for entry in (try? Folder.entries(of: folder)) ?? []
    where entry.kind == .folder && !entry.name.hasPrefix(".") {
      let path = FilePath.join(folder, entry.name)
      guard entry.name == GoldenFiles.folderName else {
        visit(path, cases, used, &stale)
        continue
      }
      for file in (try? Folder.entries(of: path)) ?? [] where file.kind == .file {
        let name = FilePath.join(path, file.name)
        if isStale(name, file.name, screens: folder, cases, used) { stale.append(name) }
      }
    }
  }

  private static func isStale(
    _ path: String, _ name: String, screens: String, _ cases: PathTable<[GoldenCase]>,
    _ used: [String: GoldenFiles]
  ) -> Bool {
    if name.hasPrefix(OutputFile.temporaryPrefix) { return OutputFile.isAbandoned(name) }
    let endings = [
      GoldenFiles.layoutEnding, GoldenFiles.imageEnding, GoldenFiles.hashEnding,
    ]
    guard let ending = endings.first(where: name.hasSuffix) else { return false }
    let base = String(name.dropLast(ending.count))
    let owners = owners(of: base, in: screens, cases)
    return !owners.contains { item in
      switch ending {
      case GoldenFiles.layoutEnding where item.settings.layoutTolerance == nil: return false
      case GoldenFiles.imageEnding where item.settings.kind != .image: return false
      case GoldenFiles.hashEnding where item.settings.kind != .hash: return false
      default: break
      }
      // A picture that was not drawn may have any scale.
      guard let files = used[item.id] else { return true }
      return [files.image, files.hash, files.layout].contains(path)
    }
  }

  /// The pictures whose files may have this name. `base` is `STEM` or `STEM@Nx`.
  private static func owners(
    of base: String, in folder: String, _ cases: PathTable<[GoldenCase]>
  ) -> [GoldenCase] {
    let whole = cases[FilePath.join(folder, base)] ?? []
    guard let stem = ScreenFile.withoutScale(base) else { return whole }
    return whole + (cases[FilePath.join(folder, stem)] ?? [])
  }

  /// Deletes files, and folders that are empty afterwards.
  ///
  /// - Throws: `OutputError` for the first file that cannot be deleted.
  public static func prune(_ files: [String]) throws {
    for file in files { try Folder.remove(file) }
    let folders = Set(files.map { PathKey(FilePath.folder(of: $0)) })
    for folder in folders.sorted() { Folder.removeIfEmpty(folder.path) }
  }
}
