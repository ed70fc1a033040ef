import Localization
import ObjectModel
import Raster
import Text

/// A single build of a screen.
struct ScreenBuild: DocumentReading {
  private let document: ScreenDocument
  private let options: RenderOptions
  /// The built-in classes, without those of the documents.
  private let builtIn: ClassTable
  private let loader: any AssetLoader
  private let folderSettings: FolderSettings.Reader
  private let decodedFiles: DecodedFiles?
  private let pictures: PictureFiles
  private(set) var context: ReadingContext
  private let screen: Cursor
  private var device: Device
  private var traits = Traits()
  /// The document's own device, if the options replace it.
  private var design: Screen.Design?
  private var origins = Screen.Origins()
  /// The themes in the order of their rules.
  private var themes: [ThemeDocument] = []
  /// The themes that have been read, by their paths.
  private var themeOfFile: [String: ThemeDocument] = [:]
  /// The paths of the themes whose bases are being read, outermost first.
  private var extending: [String] = []
  /// The places of the variables that count, by name.
  private var variables: [String: DocumentPlace] = [:]

  init(
    document: ScreenDocument, classes: ClassTable, options: RenderOptions,
    loader: any AssetLoader, decodedFiles: DecodedFiles?, pictures: PictureFiles?,
    keepsGoing: Bool = false, folderSettings: @escaping FolderSettings.Reader,
    diagnostics: Diagnostics
  ) {
    self.folderSettings = folderSettings
    self.decodedFiles = decodedFiles
    let pictures = pictures ?? PictureFiles(.whole, limit: options.limits.bytes)
    self.pictures = pictures
    builtIn = classes
    self.document = document
    self.options = options
    self.loader = loader
    let whole = Cursor(root: document.root, file: document.file)
    var diagnostics = diagnostics
    diagnostics.register(file: document.file)
    // Values depend on these, so they come first: the variables of the screen and its themes, then the
    // system and the device.
    let first = Self.context(
      classes, system: DrawnDevice.firstSystem(document, options, folderSettings), AssetTarget(),
      options,
      loader, decodedFiles, pictures, diagnostics)
    first.assets.documentFolders[document.file] = document.folder
    var root = document.root
    if let cursor = whole["timeline"] {
      let timeline = TimelineReader(context: first).timeline(cursor)
      root = timeline.applied(to: root, at: options.time, first)
    }
    screen = Cursor(root: root, file: document.file)
    device = .standard
    context = first
    context.keepsGoing = keepsGoing
    context.requiresTexts = options.requiresTexts
    context.marksUnknown = options.marksUnknown
  }

  private static func context(
    _ classes: ClassTable, system: Int, _ target: AssetTarget, _ options: RenderOptions,
    _ loader: any AssetLoader, _ decodedFiles: DecodedFiles?, _ pictures: PictureFiles,
    _ diagnostics: Diagnostics
  ) -> ReadingContext {
    ReadingContext(
      classes: classes, system: system, limits: options.limits,
      assets: AssetLibrary(
        loader: loader, target: target, system: system, limits: options.limits,
        decodedFiles: decodedFiles, pictures: pictures),
      diagnostics: diagnostics)
  }

  private func root(of theme: ThemeDocument) -> Cursor {
    Cursor(root: theme.root, file: theme.file)
  }

  /// The roots of the documents, those that win last.
  private var roots: [Cursor] { themes.map(root) + [screen] }

  /// Builds the screen.
  mutating func run() -> ScreenBuilder.Result {
    readThemes()
    return build(needsWindow: true)
  }

  /// Builds an empty window with a theme, to check the theme.
  mutating func run(_ theme: ThemeDocument) -> ScreenBuilder.Result {
    readBases(of: theme)
    themes.append(theme)
    readThemes()
    return build(needsWindow: false)
  }

  private mutating func build(needsWindow: Bool) -> ScreenBuilder.Result {
    readVariables()
    let plists = readInfoPlists()
    let style = InfoPlistReader(context: context).interfaceStyle(plists)
    readStrings(development: InfoPlistReader(context: context).developmentLanguage(plists))
    let system = readDevice(style: style)
    var (infoPlist, launchImages) = InfoPlistReader(context: context).read(plists)
    infoPlist.userInterfaceStyle = style
    context.assets.launchImages = launchImages
    addAssets()
    addFonts(of: plists)
    let ownRules = ClassReader(context: context).declareClasses(roots.compactMap { $0["classes"] })
    let window = readWindow(isNeeded: needsWindow)
    var rules = ownRules
    for root in roots {
      if let cursor = root["appearance"] { rules += RuleReader(context: context).rules(cursor) }
    }
    let words = readSystemWords()
    let statusBar = readStatusBar(words.dates)
    let user = AccessibilityReader(context: context).settings(of: screen, system: system)
    var comparison = GoldenSettings()
    GoldenReader(context: context).comparison(screen, into: &comparison)
    comparison.checkNames(in: document, ids: context.objects.ids.keys, into: &context.diagnostics)
    for root in roots {
      if let cursor = root["name"] { _ = text(cursor) }
    }
    checkStyle(system: system)
    if traits.userInterfaceIdiom == .pad, traits.hasRoomAcross(system: system) {
      for cursor in context.objects.sheetsWithoutSource {
        warn(ObjectProblem.sheetWithoutSource, at: cursor)
      }
    }
    let assetFindings = context.assets.diagnostics
    context.diagnostics.append(contentsOf: assetFindings)
    let stringFindings = context.strings.diagnostics
    context.diagnostics.append(contentsOf: stringFindings)
    guard !context.diagnostics.hasErrors else {
      return ScreenBuilder.Result(screen: nil, diagnostics: context.diagnostics)
    }
    var screen = Screen(
      window: window, sheet: AppearanceSheet(rules: rules), classes: classes,
      device: device, system: system, traits: traits, fonts: context.fonts.book,
      statusBar: statusBar,
      infoPlist: infoPlist, accessibility: user.accessibility, time: options.time)
    screen.glassTint = user.glassTint
    screen.design = design
    screen.origins = origins
    screen.words = words
    addFonts(for: &screen)
    screen.memoryLimit = options.limits.bytes
    screen.workLimit = options.limits.work
    screen.findsAmbiguity = options.isStrictAboutLayout
    ResolutionCheck(context: context).check(of: screen)
    ConstraintCheck(context: context).check(screen)
    return ScreenBuilder.Result(
      screen: context.diagnostics.hasErrors ? nil : screen, diagnostics: context.diagnostics,
      missing: context.missing,
      variables: variables,
      themes: themes.map { ScreenBuilder.Root(file: $0.file, node: $0.root) },
      strings: context.strings, textUses: context.textUses,
      hasConstraints: context.objects.hasConstraints)
  }

  /// Warns about a dark style that changes nothing, as before iOS 13.
  private func checkStyle(system: Int) {
    guard system < 13, traits.userInterfaceStyle == .dark, !context.assets.distinguishesStyles,
      !roots.contains(where: { StyleUse.isFound(in: $0.node) })
    else { return }
    warn(
      ScreenProblem.styleChangesNothing(system: system),
      at: options.style == nil ? screen["traits"]?["userInterfaceStyle"] ?? screen : screen)
  }

  // MARK: Themes and variables

  private mutating func readThemes() {
    if let cursor = screen["themes"],
      let elements = array(cursor, expected: "an array of paths")
    {
      for element in elements {
        guard let path = text(element, expected: "a theme's path") else { continue }
        readTheme(FilePath.join(document.folder, path), namedAt: element)
      }
    }
    for path in options.themes {
      readTheme(path, namedAt: Cursor(root: DocumentNode(.null, at: .start), file: path))
    }
    for theme in themes { context.assets.documentFolders[theme.file] = theme.folder }
  }

  private mutating func readTheme(_ path: String, namedAt cursor: Cursor) {
    let name = FilePath.simplified(path)
    // A theme that is named twice counts twice: its rules come later then.
    if let known = themeOfFile[name] {
      themes.append(known)
      return
    }
    do {
      let file = SourceFile(label: name, bytes: try loader.read(path))
      let folder = FilePath.folder(of: path)
      guard
        let theme = ThemeDocument.decode(
          file, folder: folder, reusing: decodedFiles, into: &context.diagnostics)
      else { return }
      readBases(of: theme)
      themes.append(theme)
      themeOfFile[name] = theme
    } catch {
      report(UnusableFile(path: path, kind: "theme", error: error), at: cursor)
    }
  }

  /// Adds the themes that a theme extends before it. Each is added once.
  private mutating func readBases(of theme: ThemeDocument) {
    guard let cursor = root(of: theme)["extends"] else { return }
    guard extending.count < ReadingLimits.themes else {
      report(ScreenProblem.tooManyThemes(limit: ReadingLimits.themes), at: cursor)
      return
    }
    extending.append(FilePath.simplified(theme.file))
    defer { extending.removeLast() }
    let expected = "a theme's path"
    let names =
      cursor.node.array == nil ? [cursor] : array(cursor, expected: expected) ?? []
    for name in names {
      guard let relative = text(name, expected: expected) else { continue }
      let joined = FilePath.join(theme.folder, relative)
      let path = FilePath.simplified(joined)
      if let start = extending.firstIndex(of: path) {
        report(ScreenProblem.themeCycle(Array(extending[start...]) + [path]), at: name)
      } else if themeOfFile[path] == nil {
        readTheme(joined, namedAt: name)
      }
    }
  }

  /// Reads the variables of all documents, those of a document's tokens before its own.
  private mutating func readVariables() {
    for (root, folder) in themes.map({ (self.root(of: $0), $0.folder) })
      + [(screen, document.folder)]
    {
      if let cursor = root["tokens"] {
        let places = TokensReader(context: context, folder: folder).declare(cursor)
        variables.merge(places) { $1 }
      }
      guard let cursor = root["variables"] else { continue }
      guard cursor.node.object != nil else {
        reportKind(expected: "an object of variables", at: cursor)
        continue
      }
      for member in cursor.members {
        if UnknownValue.isWrong(member.value.node) {
          report(VariableProblem.badUnknown, at: member.value)
        }
        if Variable.isName(member.key), member.key != "tintColor" {
          context.tokensWithoutValue[member.key] = nil
          context.variables[member.key] = member.value.node
          variables[member.key] = member.keyCursor.place
        } else {
          report(VariableProblem.badName(member.key), at: member.keyCursor)
        }
      }
    }
  }

  // MARK: Device and traits

  /// Reads system, device and orientation, and replaces the context with one that knows them.
  ///
  /// - Parameter style: the one that the application insists on, from iOS 13 on.
  private mutating func readDevice(style: Traits.InterfaceStyle?) -> Int {
    let folder = { [context, document, folderSettings] in
      folderSettings(document.folder, &context.diagnostics)
    }
    let drawn = DeviceReader(context: context).drawn(screen, options, folder: folder)
    let system = drawn.system
    origins = drawn.origins
    if system > Look.lastModern, system < Look.firstGlass {
      warn(ScreenProblem.neverExisted(system: system), at: screen["system"] ?? screen)
    }
    var orientation = Orientation.portrait
    if let cursor = screen["orientation"],
      let value = named(cursor, kind: "orientation", Orientation.self)
    {
      orientation = value
    }
    let isLandscape = (options.orientation ?? orientation) != .portrait
    device = drawn.device.held(isLandscape: isLandscape, system: system)
    if let scale = options.scale { device.scale = scale }
    checkSurface()
    let ownStyle = system >= 13 ? style : nil
    traits = readTraits(device, style: ownStyle)
    var designed = drawn.own.held(isLandscape: orientation != .portrait, system: system)
    designed.scale = device.scale
    design =
      designed == device
      ? nil : Screen.Design(device: designed, traits: readTraits(designed, style: ownStyle))

    var target = AssetTarget(
      traits: traits, screenWidth: min(device.size.width, device.size.height),
      screenHeight: max(device.size.width, device.size.height))
    target.traits.displayScale = device.scale
    target.isLandscape = device.isLandscape
    let next = Self.context(
      builtIn, system: system, target, options, loader, decodedFiles, pictures,
      context.diagnostics)
    next.takeNames(of: context)
    next.strings = context.strings
    next.assets.documentFolders = context.assets.documentFolders
    next.assets.varyingTraits = VaryingTraits(in: roots.map(\.node))
    context = next
    return system
  }

  private mutating func checkSurface() {
    let width = (device.size.width * device.scale).rounded(.up)
    let height = (device.size.height * device.scale).rounded(.up)
    let limits = options.limits
    if max(width, height) > Double(limits.side) || width * height * 4 > Double(limits.bytes) {
      report(
        ScreenProblem.tooLarge(width: Int(width), height: Int(height), limits: limits),
        at: screen["device"] ?? screen)
    }
  }

  private func readTraits(_ device: Device, style: Traits.InterfaceStyle?) -> Traits {
    var traits = Traits(device)
    if context.strings.isRightToLeft { traits.layoutDirection = .rightToLeft }
    if let cursor = screen["traits"] { traits = traits.overridden(by: traitsReader.traits(cursor)) }
    traits.userInterfaceStyle = style ?? options.style ?? traits.userInterfaceStyle
    traits.accessibilityContrast = options.contrast ?? traits.accessibilityContrast
    traits.layoutDirection = options.layoutDirection ?? traits.layoutDirection
    traits.preferredContentSizeCategory =
      options.contentSize ?? traits.preferredContentSizeCategory
    return traits
  }

  // MARK: Languages

  /// Adds the folders of texts, those of the screen first, and chooses the language that they show.
  private func readStrings(development: LanguageTag?) {
    for (root, folder) in [(screen, document.folder)] + themes.map({ (root(of: $0), $0.folder) }) {
      guard let cursor = root["strings"],
        let elements = array(cursor, expected: "an array of folders")
      else { continue }
      for element in elements {
        guard let path = text(element, expected: "a folder's path") else { continue }
        let joined = FilePath.join(folder, path)
        do {
          if try !context.strings.add(folder: joined, at: element.place) {
            warn(LocalizedProblem.emptyFolder(path), at: element)
          }
        } catch {
          report(UnusableFile(path: joined, kind: "folder of strings", error: error), at: element)
        }
      }
    }
    let development = development ?? .english
    let own = screen["locale"].flatMap { localeChoice($0) }
    let choice = options.locale.flatMap(LocaleChoice.init) ?? own ?? .language(development)
    context.strings.choose(choice, development: development)
    if !context.strings.available.isEmpty, !context.strings.hasTexts {
      let shown = context.strings.language.name
      warn(
        LocalizedProblem.noTexts(
          choice.name, shown: shown, near: context.strings.suggestedLanguages),
        at: screen["locale"] ?? screen)
    }
  }

  /// The content of the status bar. Its time and date are written as the language does, unless the document gives them.
  private func readStatusBar(_ words: DateWords) -> Screen.StatusBarContent {
    let cursor = screen["statusBar"]
    var result = cursor.map { DeviceReader(context: context).statusBar($0) } ?? .init()
    guard words != .english else { return result }
    // The time and day of `StatusBarContent`.
    let moment = DateParts(year: 2007, month: 1, day: 9, dayOfWeek: 2, hour: 9, minute: 41)
    if cursor?["time"] == nil { result.time = words.text(words.time, moment) }
    if cursor?["date"] == nil { result.date = words.text(words.dayAndDate, moment) }
    return result
  }

  /// Tells the fonts their language, and adds installed ones for the texts that UIKit itself writes on the screen.
  private func addFonts(for screen: inout Screen) {
    let language = context.strings.language
    // English is what faces are made for.
    guard language.language != "en" else { return }
    if !screen.words.texts.allSatisfy(context.fonts.hasGlyphs) {
      let place = self.screen["locale"] ?? self.screen
      for text in SystemTexts(of: screen).shown { addSystemFonts(for: text, at: place) }
      screen.fonts = context.fonts.book
    }
    screen.fonts.language = language.name
  }

  /// UIKit's own words in the language that is shown.
  private func readSystemWords() -> SystemWords {
    let (words, isWhole) = context.strings.systemWords()
    if !isWhole {
      warn(
        LocalizedProblem.noSystemWords(context.strings.language.name),
        at: screen["locale"] ?? screen)
    }
    return words
  }

  // MARK: Assets

  private mutating func addAssets() {
    for path in options.assets {
      addAssetFolder(path, at: Cursor(root: DocumentNode(.null, at: .start), file: path))
    }
    for (root, folder) in [(screen, document.folder)] + themes.map({ (root(of: $0), $0.folder) }) {
      guard let cursor = root["assets"],
        let elements = array(cursor, expected: "an array of folders")
      else { continue }
      for element in elements {
        guard let path = text(element, expected: "a folder's path") else { continue }
        addAssetFolder(FilePath.join(folder, path), at: element)
      }
    }
  }

  private mutating func addAssetFolder(_ path: String, at cursor: Cursor) {
    do {
      try context.assets.add(folder: path)
    } catch {
      report(UnusableFile(path: path, kind: "folder of assets", error: error), at: cursor)
    }
  }

  /// The settings of all documents, those that win last.
  private func readInfoPlists() -> [InfoPlistReader.Source] {
    let folders = themes.map { (root(of: $0), $0.folder) } + [(screen, document.folder)]
    return folders.compactMap { root, folder in
      root["infoPlist"].flatMap {
        InfoPlistReader(context: context).source($0, folder: folder, loader: loader)
      }
    }
  }

  /// Adds the fonts of an application's file, which are named there as they lie in its bundle.
  private mutating func addFonts(ofFile source: InfoPlistReader.Source) {
    guard let cursor = source.cursor["UIAppFonts"] else { return }
    for element in array(cursor, expected: "an array of paths") ?? [] {
      guard let name = text(element, expected: "a path") else { continue }
      let places = ["", "Fonts", "Resources", "Resources/Fonts"].map {
        FilePath.join(FilePath.join(source.folder, $0), name)
      }
      guard let path = places.first(where: loader.exists) else {
        warn(InfoPlistProblem.noFont(name, folder: source.folder), at: element)
        continue
      }
      for problem in context.fonts.add(path, loader: loader) { report(problem, at: element) }
    }
  }

  private mutating func addFonts(of plists: [InfoPlistReader.Source]) {
    for source in plists where source.isFile { addFonts(ofFile: source) }
    // A later font takes the place of an earlier one of its name, so that the screen comes last.
    let folders = themes.map { (root(of: $0), $0.folder) } + [(screen, document.folder)]
    for (root, folder) in folders {
      let own = root["infoPlist"].flatMap { $0.node.object == nil ? nil : $0["UIAppFonts"] }
      let lists = [root["fonts"], own].compactMap { $0 }
      let elements = lists.flatMap { array($0, expected: "an array of paths") ?? [] }
      for element in elements {
        guard let path = text(element, expected: "a path") else { continue }
        for problem in context.fonts.add(FilePath.join(folder, path), loader: loader) {
          report(problem, at: element)
        }
      }
    }
  }

  // MARK: The window

  /// The window, merged from those of the themes and of the screen; later values win.
  private mutating func readWindow(isNeeded: Bool) -> Element {
    let type = ObjectType("UIWindow", default: "UIWindow")
    var window = Element("UIWindow")
    for root in roots {
      guard let cursor = root["window"],
        let own = objectReader.element(cursor, type, hasInitialValues: false)
      else { continue }
      if cursor["class"] != nil { window.className = own.className }
      window.id = own.id ?? window.id
      window.place = own.place
      window.values.merge(own.values) { _, new in new }
      window.variations += own.variations
    }
    if isNeeded, screen["window"] == nil {
      report(ValueProblem.missingKey("window", of: "a screen"), at: screen)
    }
    objectReader.addClassValues(to: &window)
    return window
  }
}
