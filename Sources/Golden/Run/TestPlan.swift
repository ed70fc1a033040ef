import Controls
import FileSystem
import Loading
import ObjectModel
public import ScreenFormat

/// All pictures of the screens below some paths, in a fixed order.
public struct TestPlan: Sendable {
  /// The pictures to test.
  public private(set) var cases: [GoldenCase] = []
  /// Warnings about `mockup.json` files.
  public private(set) var diagnostics = Diagnostics()
  /// The folders that were searched for screens.
  private(set) var folders: [String] = []
  /// The screens that the user named, rather than a folder of them.
  private(set) var named: [String] = []
  /// The folder that is tested, as the user wrote it; empty for several.
  public private(set) var folder = ""

  /// The variants that the user asks for.
  private let asked: RenderMatrix
  /// The `mockup.json` of each folder; nil for folders without one.
  private var projects = PathTable<ProjectDocument?>()
  /// The paths of the screens found so far; nil for a single folder, which has each of them once.
  private var known: Set<PathKey>?
  /// The absolute path of the folder that names of pictures are relative to.
  private var top = ""
  /// What the screens of each folder share.
  private var contents = PathTable<FolderContents>()
  /// The folder of the screen before, whose next screen follows it.
  private var latest: (folder: String, contents: FolderContents)?
  /// The number of pictures of all screens, and the screen that has most.
  private var pictureCount = 0
  private var most: (screen: String, count: Int, axes: String)?

  /// What the screens of a folder share.
  private struct FolderContents {
    /// The path below the folder that is tested.
    let place: String
    /// The `mockup.json` of the folder and those above it, nearest first.
    let projects: [ProjectDocument]
    /// The settings of all screens; nil where a `mockup.json` has settings for single ones, and for too many pictures.
    let settings: GoldenCase.Shared?
  }

  /// Searches folders for screens. Links to folders are not followed.
  ///
  /// - Parameters:
  ///   - paths: Folders to search, and screens.
  ///   - asked: The variants that the user asks for, see ``TestSelection/axes``.
  /// - Throws: `InputError` for a path that does not exist, `InvalidDocuments` for an invalid
  ///   `mockup.json` or screens that would share goldens.
  public init(_ paths: [String], asked: RenderMatrix = RenderMatrix()) throws {
    self.asked = asked
    top = Self.commonFolder(of: paths)
    if paths.count == 1, Folder.isFolder(paths[0]) { folder = FilePath.simplified(paths[0]) }
    if paths.count > 1 { known = [] }
    for path in paths {
      let path = FilePath.simplified(path)
      if Folder.isFolder(path) {
        folders.append(path)
        for screen in try ScreenFile.screens(below: path, except: GoldenFiles.folderName) {
          try add(screen)
        }
      } else {
        try InputFile.check(path)
        named.append(path)
        try add(path)
      }
    }
    checkSharedNames()
    checkCount()
    checkNamedScreens()
    checkNamesWithScales()
    if diagnostics.hasErrors { throw InvalidDocuments(diagnostics: diagnostics) }
  }

  private mutating func add(_ screen: String) throws {
    guard known?.insert(PathKey(screen)).inserted ?? true else { return }
    let contents = try contents(ofFolderAround: screen)
    let name = FilePath.join(contents.place, ScreenFile.name(of: screen))
    if let settings = contents.settings {
      guard takes(settings.suffixes.count, settings.settings.matrix, of: screen) else { return }
      cases += GoldenCase.cases(of: screen, named: name, settings)
    } else {
      let settings = settings(of: screen, contents.projects)
      guard takes(settings.matrix.count, settings.matrix, of: screen) else { return }
      cases += GoldenCase.cases(of: screen, named: name, GoldenCase.Shared(settings))
    }
  }

  /// Counts the pictures of a screen; whether all so far are as many as a run takes.
  private mutating func takes(
    _ count: Int, _ matrix: @autoclosure () -> RenderMatrix, of screen: String
  ) -> Bool {
    let (sum, isTooLarge) = pictureCount.addingReportingOverflow(count)
    pictureCount = isTooLarge ? .max : sum
    if count > most?.count ?? 0 { most = (screen, count, matrix().description) }
    guard pictureCount > RenderMatrix.pictureLimit else { return true }
    cases = []
    return false
  }

  /// Refuses more pictures than a run takes.
  private mutating func checkCount() {
    guard pictureCount > RenderMatrix.pictureLimit, let most else { return }
    let whole =
      most.count == pictureCount
      ? "it has \(Wording.count(most.count, "picture"))"
      : "it has \(most.count) of \(pictureCount) pictures, more than others"
    diagnostics.error(
      "\(whole)\(most.axes.isEmpty ? "" : " (\(most.axes))"); a run takes at most "
        + "\(RenderMatrix.pictureLimit): leave out values of its matrix in \(ProjectDocument.fileName), "
        + "or name fewer screens", file: most.screen, at: .start, path: .root)
  }

  /// The absolute path, without links, of the folder that contains everything that is named.
  private static func commonFolder(of paths: [String]) -> String {
    var common: [Substring]?
    for path in paths {
      let folder = Folder.isFolder(path) ? path : FilePath.folder(of: path)
      guard let real = Folder.realPath(folder) else { continue }
      let parts = real.split(separator: "/")
      common = common.map { zip($0, parts).prefix { $0 == $1 }.map(\.0) } ?? parts
    }
    return (common ?? []).reduce("/") { FilePath.join($0, String($1)) }
  }

  private mutating func contents(
    ofFolderAround screen: String
  ) throws(InputError) -> FolderContents {
    if let latest, FilePath.isEntry(screen, of: latest.folder) { return latest.contents }
    let folder = FilePath.folder(of: screen)
    let found = try contents(of: folder)
    latest = (folder, found)
    return found
  }

  private mutating func contents(of folder: String) throws(InputError) -> FolderContents {
    if let known = contents[folder] { return known }
    let projects = try projects(for: folder)
    var settings: GoldenCase.Shared?
    if projects.allSatisfy(\.screens.isEmpty) {
      let common = self.settings(of: FilePath.join(folder, ""), projects)
      if common.matrix.count <= RenderMatrix.pictureLimit { settings = GoldenCase.Shared(common) }
    }
    let found = FolderContents(place: place(of: folder), projects: projects, settings: settings)
    contents[folder] = found
    return found
  }

  /// The path of a folder below the one that is tested.
  private func place(of folder: String) -> String {
    let real = Folder.realPath(folder) ?? folder
    let prefix = top == "/" ? top : "\(top)/"
    return real == top ? "" : real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : real
  }

  /// Refuses screens that would have the same goldens. Equal hashes come first, as a table of a million names would take
  /// more memory than the pictures.
  private mutating func checkSharedNames() {
    var hashes = cases.map { PathKey($0.id).hashValue }
    hashes.sort()
    guard zip(hashes, hashes.dropFirst()).contains(where: ==) else { return }
    var screenOfID = PathTable<String>()
    for item in cases {
      if let other = screenOfID.updateValue(item.screen, forKey: item.id),
        PathKey(other) != PathKey(item.screen)
      {
        refuse(item.screen, goldensOf: other, as: item.id)
      }
    }
  }

  /// Refuses screens whose names end in a scale where that makes golden names clash: a picture of
  /// `a@2x.screen.json` at scale 1 has the name of one of `a.screen.json` at scale 2. Only the built
  /// screen knows its scale, so such pairs are built.
  private mutating func checkNamesWithScales() {
    guard cases.contains(where: { ScreenFile.withoutScale($0.id) != nil }) else { return }
    let caseOfID = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    func image(_ item: GoldenCase) -> String? {
      var loader = ScreenLoader(options: item.variant.options)
      loader.purpose = .reading
      let loaded = try? loader.load(item.screen)
      return loaded.map { item.files(scale: $0.screen.device.scale).image }
    }
    for item in cases {
      guard let stem = ScreenFile.withoutScale(item.id), let other = caseOfID[stem],
        other.screen != item.screen, let name = image(item), name == image(other)
      else { continue }
      refuse(item.screen, goldensOf: other.screen, as: item.id)
    }
  }

  private mutating func refuse(_ screen: String, goldensOf other: String, as id: String) {
    diagnostics.error(
      "its goldens would have the names of those of \(other), as in '\(id)'", file: screen,
      at: .start, path: .root)
  }

  // MARK: mockup.json

  /// The `mockup.json` of a folder and those above it, nearest first.
  private mutating func projects(for folder: String) throws(InputError) -> [ProjectDocument] {
    var chain: [ProjectDocument] = []
    for folder in ProjectFolders.upwards(from: folder) {
      guard let project = try project(in: folder) else { continue }
      chain.append(project)
      if project.isRoot { break }
    }
    return chain
  }

  /// The merged settings of a screen's folder and those above it, for what the user asks for. Nearer folders win.
  private func settings(of screen: String, _ chain: [ProjectDocument]) -> GoldenSettings {
    var settings = GoldenSettings()
    for project in chain.reversed() {
      let name = FilePath.join(FilePath.folder(of: screen), ScreenFile.name(of: screen))
      project.apply(
        screen: Self.relative(name, to: project.folder), to: &settings, loader: FileAssets())
    }
    settings.matrix.narrow(to: asked)
    return settings
  }

  /// The path of a screen relative to a folder above it.
  private static func relative(_ path: String, to folder: String) -> String {
    // Both are simplified, so that no part behind others leads upwards.
    if !folder.isEmpty, !folder.hasSuffix(".."), path.hasPrefix("\(folder)/") {
      return String(path.dropFirst(folder.count + 1))
    }
    let absolute = path.hasPrefix("/") ? path : FilePath.simplified("\(Folder.working)/\(path)")
    let top =
      folder.hasPrefix("/") ? folder : FilePath.simplified("\(Folder.working)/\(folder)")
    return absolute.hasPrefix("\(top)/") ? String(absolute.dropFirst(top.count + 1)) : absolute
  }

  private mutating func project(in folder: String) throws(InputError) -> ProjectDocument? {
    if let known = projects[folder] { return known }
    let path = FilePath.join(folder, ProjectDocument.fileName)
    var project: ProjectDocument?
    if FileAssets().exists(path) {
      project = ProjectDocument.decode(
        SourceFile(label: path, bytes: try InputFile.read(path)), loader: FileAssets(),
        into: &diagnostics)
    }
    projects[folder] = .some(project)
    return project
  }

  /// Warns about settings for screens that do not exist: their names are probably misspelt.
  private mutating func checkNamedScreens() {
    let projects = projects.sorted.compactMap(\.value).filter { !$0.screens.isEmpty }
    guard !projects.isEmpty, pictureCount <= RenderMatrix.pictureLimit else { return }
    let screens = Set(cases.map { PathKey($0.screen) }).sorted().map {
      FilePath.join(FilePath.folder(of: $0.path), ScreenFile.name(of: $0.path))
    }
    for project in projects {
      let names = screens.map { Self.relative($0, to: project.folder) }
      for screen in project.screens where !names.contains(screen.name) {
        let path = FilePath.join(project.folder, screen.name)
        guard !ScreenFile.endings.contains(where: { FileAssets().exists(path + $0) }) else {
          continue
        }
        diagnostics.warning(
          NearestName.unknown("screen", screen.name, among: names), file: project.file,
          at: screen.position, path: DocumentPath.root.appending("screens"))
      }
    }
  }
}
