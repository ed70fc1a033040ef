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
  private var projects: PathTable<ProjectDocument?> = [:]
  /// The paths of the screens found so far.
  private var known: Set<PathKey> = []
  /// The absolute path of the folder that names of pictures are relative to.
  private var top = ""
  /// The absolute paths, without links, of the screens' folders.
  private var realFolders: PathTable<String> = [:]
  /// The number of pictures of all screens, and the screen that has most.
  private var pictureCount = 0
  private var most: (screen: String, count: Int, axes: String)?
  /// The screen that uses the golden names of an id.
  private var screenOfID: PathTable<String> = [:]

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
    checkCount()
    checkNamedScreens()
    checkNamesWithScales()
    // A million of them take more than the pictures.
    screenOfID = [:]
    if diagnostics.hasErrors { throw InvalidDocuments(diagnostics: diagnostics) }
  }

  private mutating func add(_ screen: String) throws {
    guard known.insert(PathKey(screen)).inserted else { return }
    var settings = try settings(of: screen)
    settings.matrix.narrow(to: asked)
    let base = name(of: screen)
    guard takes(settings.matrix, of: screen) else { return }
    let all = GoldenCase.cases(of: screen, named: base, settings)
    for item in all {
      if let other = screenOfID.updateValue(screen, forKey: item.id),
        PathKey(other) != PathKey(screen)
      {
        refuse(screen, goldensOf: other, as: item.id)
      }
    }
    cases += all
  }

  /// Counts the pictures of a screen; whether all so far are as many as a run takes.
  private mutating func takes(_ matrix: RenderMatrix, of screen: String) -> Bool {
    let count = matrix.count
    let (sum, isTooLarge) = pictureCount.addingReportingOverflow(count)
    pictureCount = isTooLarge ? .max : sum
    if count > most?.count ?? 0 { most = (screen, count, matrix.description) }
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
    return "/" + (common ?? []).joined(separator: "/")
  }

  /// The path of a screen below the folder that is tested, without its ending.
  private mutating func name(of screen: String) -> String {
    let folder = FilePath.folder(of: screen)
    let real: String
    if let known = realFolders[folder] {
      real = known
    } else {
      real = Folder.realPath(folder) ?? folder
      realFolders[folder] = real
    }
    let prefix = top == "/" ? top : "\(top)/"
    let below =
      real == top ? "" : real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : real
    return FilePath.join(below, ScreenFile.name(of: screen))
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

  /// The merged settings of the screen's folder and those above it. Nearer folders win.
  private mutating func settings(of screen: String) throws(InputError) -> GoldenSettings {
    var chain: [ProjectDocument] = []
    for folder in ProjectFolders.upwards(from: FilePath.folder(of: screen)) {
      guard let project = try project(in: folder) else { continue }
      chain.append(project)
      if project.isRoot { break }
    }
    var settings = GoldenSettings()
    for project in chain.reversed() {
      let name = FilePath.join(FilePath.folder(of: screen), ScreenFile.name(of: screen))
      project.apply(
        screen: Self.relative(name, to: project.folder), to: &settings, loader: FileAssets())
    }
    return settings
  }

  /// The path of a screen relative to a folder above it.
  private static func relative(_ path: String, to folder: String) -> String {
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
    let screens = known.sorted().map(\.path).map {
      FilePath.join(FilePath.folder(of: $0), ScreenFile.name(of: $0))
    }
    for case let project? in projects.sorted.map(\.value) {
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
