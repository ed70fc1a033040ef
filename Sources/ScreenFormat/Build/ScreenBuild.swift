import Controls
import ObjectModel
import Raster

/// One run of a `ScreenBuilder`.
struct ScreenBuild {
  private let document: ScreenDocument
  private let options: RenderOptions
  private let loader: any AssetLoader
  private var reader: DocumentReader
  private let screen: Cursor
  private var device: Device
  private var orientation = Orientation.portrait
  private var traits = Traits()
  /// In the order of their rules.
  private var themes: [ThemeDocument] = []
  /// The themes whose bases are being read, outermost first.
  private var extending: [String] = []

  init(
    document: ScreenDocument, options: RenderOptions, loader: any AssetLoader,
    diagnostics: Diagnostics
  ) {
    self.document = document
    self.options = options
    self.loader = loader
    let whole = Cursor(root: document.root, file: document.file)
    var diagnostics = diagnostics
    diagnostics.register(file: document.file)
    // What values depend on comes first: the variables of the screen and its themes, then the
    // system and the device.
    var first = Self.reader(
      system: options.system ?? 12, AssetPlace(), options, loader, diagnostics)
    first.assets.documentFolders[document.file] = document.folder
    var root = document.root
    if let cursor = whole["timeline"] {
      root = first.timeline(cursor).applied(to: root, at: options.time, &first)
    }
    screen = Cursor(root: root, file: document.file)
    device = .standard
    reader = first
  }

  private static func reader(
    system: Int, _ place: AssetPlace, _ options: RenderOptions, _ loader: any AssetLoader,
    _ diagnostics: Diagnostics
  ) -> DocumentReader {
    DocumentReader(
      diagnostics: diagnostics, system: system, scale: place.traits.displayScale,
      limits: options.limits,
      assets: AssetLibrary(
        loader: loader, place: place, system: system, limits: options.limits))
  }

  private func top(_ theme: ThemeDocument) -> Cursor { Cursor(root: theme.root, file: theme.file) }

  /// The documents, those that win later.
  private var tops: [Cursor] { themes.map(top) + [screen] }

  /// Builds the screen.
  mutating func run() -> ScreenBuilder.Result {
    readThemes()
    return build(needsWindow: true)
  }

  /// Builds what a theme makes of a window with nothing in it.
  mutating func run(_ theme: ThemeDocument) -> ScreenBuilder.Result {
    readBases(of: theme)
    themes.append(theme)
    readThemes()
    return build(needsWindow: false)
  }

  private mutating func build(needsWindow: Bool) -> ScreenBuilder.Result {
    readVariables()
    let system = readPlace()
    addAssets()
    addFonts()
    let ownRules = reader.declareClasses(tops.compactMap { $0["classes"] })
    let window = readWindow(isNeeded: needsWindow)
    var rules = ownRules
    for top in tops {
      if let cursor = top["appearance"] { rules += reader.rules(cursor) }
    }
    let statusBar = screen["statusBar"].map { reader.statusBar($0) } ?? .init()
    let infoPlist = screen["infoPlist"].map { reader.infoPlist($0) } ?? .init()
    var comparison = GoldenSettings()
    reader.comparison(screen, into: &comparison)
    comparison.checkNames(in: document, ids: reader.ids.keys, into: &reader.diagnostics)
    for top in tops {
      if let cursor = top["name"] { _ = reader.text(cursor) }
    }
    reader.diagnostics.append(contentsOf: reader.assets.diagnostics)
    guard !reader.diagnostics.hasErrors else {
      return ScreenBuilder.Result(screen: nil, diagnostics: reader.diagnostics)
    }
    let screen = Screen(
      window: window, sheet: AppearanceSheet(rules: rules), classes: reader.classes,
      device: device, system: system, traits: traits, fonts: reader.fonts, statusBar: statusBar,
      infoPlist: infoPlist, time: options.time)
    reader.checkResolution(of: screen)
    return ScreenBuilder.Result(
      screen: reader.diagnostics.hasErrors ? nil : screen, diagnostics: reader.diagnostics)
  }

  // MARK: Themes and variables

  private mutating func readThemes() {
    if let cursor = screen["themes"],
      let elements = reader.array(cursor, expected: "an array of paths")
    {
      for element in elements {
        guard let path = reader.text(element, expected: "a theme's path") else { continue }
        readTheme(FilePath.join(document.folder, path), namedAt: element)
      }
    }
    for path in options.themes {
      readTheme(path, namedAt: Cursor(root: DocumentNode(.null, at: .start), file: path))
    }
    for theme in themes { reader.assets.documentFolders[theme.file] = theme.folder }
  }

  private mutating func readTheme(_ path: String, namedAt cursor: Cursor) {
    let name = FilePath.simplified(path)
    // A theme that is named twice counts twice: its rules come later then.
    if let known = themes.first(where: { $0.file == name }) {
      themes.append(known)
      return
    }
    do {
      let file = SourceFile(label: name, bytes: try loader.read(path))
      let folder = FilePath.folder(of: path)
      guard let theme = ThemeDocument.decode(file, folder: folder, into: &reader.diagnostics)
      else { return }
      readBases(of: theme)
      themes.append(theme)
    } catch {
      reader.report(UnusableFile(path: path, kind: "theme", error: error), at: cursor)
    }
  }

  /// The themes that a theme extends come before it, each once whoever extends it.
  private mutating func readBases(of theme: ThemeDocument) {
    guard let cursor = top(theme)["extends"] else { return }
    extending.append(FilePath.simplified(theme.file))
    defer { extending.removeLast() }
    let expected = "a theme's path"
    let names =
      cursor.node.array == nil ? [cursor] : reader.array(cursor, expected: expected) ?? []
    for name in names {
      guard let relative = reader.text(name, expected: expected) else { continue }
      let joined = FilePath.join(theme.folder, relative)
      let path = FilePath.simplified(joined)
      if let start = extending.firstIndex(of: path) {
        reader.report(ScreenProblem.themeCycle(Array(extending[start...]) + [path]), at: name)
      } else if !themes.contains(where: { $0.file == path }) {
        readTheme(joined, namedAt: name)
      }
    }
  }

  private mutating func readVariables() {
    for top in tops {
      guard let cursor = top["variables"] else { continue }
      guard cursor.node.object != nil else {
        reader.report(
          ValueProblem.wrongKind(expected: "an object of variables", found: cursor.node.value),
          at: cursor)
        continue
      }
      for member in cursor.members {
        if Variable.isName(member.key), member.key != "tintColor" {
          reader.variables[member.key] = member.value.node
        } else {
          reader.report(VariableProblem.badName(member.key), at: member.keyCursor)
        }
      }
    }
  }

  // MARK: The place

  /// Reads system, device and orientation, and starts a reader that knows them.
  private mutating func readPlace() -> Int {
    var system = 12
    if let cursor = screen["system"],
      let value = reader.integer(cursor, in: RenderOptions.systems)
    {
      system = value
    }
    system = options.system ?? system
    let place = screen["system"] ?? screen
    if system >= 13 { reader.warn(ScreenProblem.lookNotDrawnYet("modern"), at: place) }
    device = screen["device"].map { reader.device($0) } ?? .standard
    device = options.device ?? device
    if let cursor = screen["orientation"],
      let value = reader.named(cursor, kind: "orientation", Orientation.self)
    {
      orientation = value
    }
    orientation = options.orientation ?? orientation
    if orientation != .portrait, !device.isLandscape { device = device.landscape(system: system) }
    if let scale = options.scale { device.scale = scale }
    checkSurface()
    traits = readTraits()

    var assetPlace = AssetPlace(
      traits: traits, screenHeight: max(device.size.width, device.size.height))
    assetPlace.traits.displayScale = device.scale
    var next = Self.reader(system: system, assetPlace, options, loader, reader.diagnostics)
    next.variables = reader.variables
    next.assets.documentFolders = reader.assets.documentFolders
    next.assets.varyingTraits = VaryingTraits(in: tops.map(\.node))
    reader = next
    return system
  }

  private mutating func checkSurface() {
    let width = (device.size.width * device.scale).rounded(.up)
    let height = (device.size.height * device.scale).rounded(.up)
    let limits = options.limits
    if max(width, height) > Double(limits.side) || width * height * 4 > Double(limits.bytes) {
      reader.report(
        ScreenProblem.tooLarge(width: Int(width), height: Int(height), limits: limits),
        at: screen["device"] ?? screen)
    }
  }

  private mutating func readTraits() -> Traits {
    var traits = Traits(device)
    if let cursor = screen["traits"] { traits = traits.overridden(by: reader.traits(cursor)) }
    traits.userInterfaceStyle = options.style ?? traits.userInterfaceStyle
    traits.layoutDirection = options.layoutDirection ?? traits.layoutDirection
    traits.preferredContentSizeCategory =
      options.contentSize ?? traits.preferredContentSizeCategory
    return traits
  }

  // MARK: Assets

  private mutating func addAssets() {
    for path in options.assets {
      addAssetFolder(path, at: Cursor(root: DocumentNode(.null, at: .start), file: path))
    }
    for (top, folder) in [(screen, document.folder)] + themes.map({ (top($0), $0.folder) }) {
      guard let cursor = top["assets"],
        let elements = reader.array(cursor, expected: "an array of folders")
      else { continue }
      for element in elements {
        guard let path = reader.text(element, expected: "a folder's path") else { continue }
        addAssetFolder(FilePath.join(folder, path), at: element)
      }
    }
  }

  private mutating func addAssetFolder(_ path: String, at cursor: Cursor) {
    do {
      try reader.assets.add(folder: path)
    } catch {
      reader.report(UnusableFile(path: path, kind: "folder of assets", error: error), at: cursor)
    }
  }

  private mutating func addFonts() {
    // A later font takes the place of an earlier one of its name, so that the screen comes last.
    let folders = themes.map { (top($0), $0.folder) } + [(screen, document.folder)]
    for (top, folder) in folders {
      guard let cursor = top["fonts"],
        let elements = reader.array(cursor, expected: "an array of paths")
      else { continue }
      for element in elements {
        guard let path = reader.text(element, expected: "a path") else { continue }
        reader.addFonts(FilePath.join(folder, path), at: element, loader: loader)
      }
    }
  }

  // MARK: The window

  /// The window: what themes and then the screen say, the later winning.
  private mutating func readWindow(isNeeded: Bool) -> Element {
    let type = ObjectType("UIWindow", default: "UIWindow")
    var window = Element("UIWindow")
    for top in tops {
      guard let cursor = top["window"],
        let own = reader.element(cursor, type, hasInitialValues: false)
      else { continue }
      if cursor["class"] != nil { window.className = own.className }
      window.id = own.id ?? window.id
      window.values.merge(own.values) { _, new in new }
    }
    if isNeeded, screen["window"] == nil {
      reader.report(ValueProblem.missingKey("window", of: "a screen"), at: screen)
    }
    reader.addClassValues(to: &window)
    return window
  }
}
