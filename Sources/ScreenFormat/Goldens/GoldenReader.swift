import Localization
import ObjectModel
import Raster

/// Reads how screens are tested: variants, tolerances and what is ignored.
struct GoldenReader: DocumentReading {
  let context: ReadingContext

  static let matrixKeys = [
    "devices", "systems", "orientations", "styles", "contrasts", "contentSizes", "layoutDirections",
    "locales", "scales", "themes", "times",
  ]
  static let toleranceKeys = [
    "perPixel", "maxDifferentPixels", "perceptual", "largestBlob", "antialiasing", "elements",
  ]
  /// The distances that `layout` may let an edge move, in points.
  static let layoutTolerances = 0.0...1000.0

  /// Creates a reader of documents that describe how screens are tested, but no screen.
  init(loader: any AssetLoader, diagnostics: Diagnostics = Diagnostics()) {
    let system = RenderOptions.systems.upperBound
    let limits = SurfaceLimits()
    let assets = AssetLibrary(loader: loader, target: AssetTarget(), system: system, limits: limits)
    context = ReadingContext(
      classes: ClassTable(builtIn: []), system: system, limits: limits, assets: assets,
      diagnostics: diagnostics)
  }

  /// Creates a reader that shares `context` with those of a screen.
  init(context: ReadingContext) {
    self.context = context
  }

  /// Reads `tolerance` and `ignore`, which screens and projects may have.
  func comparison(_ top: Cursor, into settings: inout GoldenSettings) {
    if let cursor = top["tolerance"] { tolerance(cursor, into: &settings) }
    if let cursor = top["ignore"],
      let elements = array(cursor, expected: "an array of ids and rectangles")
    {
      settings.ignored += elements.compactMap { ignored($0, naming: &settings.named) }
    }
  }

  private func ignored(
    _ cursor: Cursor, naming named: inout [GoldenSettings.NamedElement]
  ) -> GoldenSettings.Ignored? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.array != nil {
      return geometryReader.rect(cursor).map(GoldenSettings.Ignored.rect)
    }
    let expected = "\"#ID\" or [x, y, width, height]"
    guard let name = text(cursor, expected: expected) else { return nil }
    guard name.hasPrefix("#"), name.count > 1 else {
      reportKind(expected: expected, at: cursor)
      return nil
    }
    let id = String(name.dropFirst())
    named.append(.init(id: id, cursor: cursor))
    return .element(id: id)
  }

  private func tolerance(_ cursor: Cursor, into settings: inout GoldenSettings) {
    guard let fields = toleranceFields(cursor, keys: Self.toleranceKeys, into: &settings.tolerance),
      let cursor = fields["elements"]
    else { return }
    guard let cursor = resolved(cursor), cursor.node.object != nil else {
      reportKind(expected: "an object of tolerances by id", at: cursor)
      return
    }
    for member in cursor.members {
      var own = settings.tolerance
      let keys = Self.toleranceKeys.filter { $0 != "elements" }
      guard toleranceFields(member.value, keys: keys, into: &own) != nil else { continue }
      settings.named.append(.init(id: member.key, cursor: member.keyCursor))
      settings.elements.removeAll { $0.id == member.key }
      settings.elements.append(.init(id: member.key, tolerance: own))
    }
  }

  /// Changes the members of `tolerance` that an object names.
  private func toleranceFields(
    _ cursor: Cursor, keys: [String], into tolerance: inout Tolerance
  ) -> Fields? {
    guard let fields = fields(cursor, of: "a tolerance", keys: keys) else { return nil }
    if let cursor = fields["perPixel"], let levels = integer(cursor, in: 0...255) {
      tolerance.perPixel = levels
    }
    if let cursor = fields["maxDifferentPixels"] {
      if cursor.node.isNull {
        tolerance.maxDifferentPixels = nil
      } else if let count = integer(cursor, in: 0...Int(ReadingLimits.number)) {
        tolerance.maxDifferentPixels = count
      }
    }
    if let cursor = fields["perceptual"] {
      if cursor.node.isNull {
        tolerance.perceptual = nil
      } else if let difference = number(cursor, in: 0...100) {
        tolerance.perceptual = difference
      }
    }
    if let cursor = fields["largestBlob"] {
      if cursor.node.isNull {
        tolerance.largestBlob = nil
      } else if let area = number(cursor, in: 0...ReadingLimits.number) {
        tolerance.largestBlob = area
        // A bound on places alone leaves the number of pixels free.
        if fields["maxDifferentPixels"] == nil, tolerance.maxDifferentPixels == 0 {
          tolerance.maxDifferentPixels = nil
        }
      }
    }
    if let cursor = fields["antialiasing"], let flag = bool(cursor) {
      tolerance.antialiasing = flag
    }
    return fields
  }

  /// Reads `device` and `system`, which count for screens that name none.
  func folderSettings(_ top: Cursor) -> FolderSettings {
    var settings = FolderSettings()
    if let cursor = top["device"] {
      settings.device = .init(
        value: DeviceReader(context: context).device(cursor), place: cursor.place)
    }
    if let cursor = top["system"], let system = integer(cursor, in: RenderOptions.systems) {
      settings.system = .init(value: system, place: cursor.place)
    }
    return settings
  }

  /// Reads `golden` and `layout`, which only projects have.
  func kinds(_ top: Cursor, into settings: inout GoldenSettings) {
    if let cursor = top["golden"],
      let kind = named(cursor, kind: "golden", GoldenSettings.Kind.self)
    {
      settings.kind = kind
    }
    guard let cursor = top["layout"] else { return }
    if cursor.node.number != nil {
      if let points = number(cursor, in: Self.layoutTolerances) {
        settings.layoutTolerance = points
      }
    } else if let isCompared = bool(cursor) {
      settings.layoutTolerance = isCompared ? 0 : nil
    }
  }

  /// Reads `matrix`. Its axes take the place of those of outer folders.
  ///
  /// - Parameter folder: what paths of themes are relative to.
  func matrix(_ cursor: Cursor, folder: String, into matrix: inout RenderMatrix) {
    guard let fields = fields(cursor, of: "a matrix", keys: Self.matrixKeys) else { return }
    if let values = axis(fields["devices"], { deviceName($0) }) { matrix.devices = values }
    if let values = axis(fields["systems"], { integer($0, in: RenderOptions.systems) }) {
      matrix.systems = values
    }
    if let values = axis(
      fields["orientations"], { named($0, kind: "orientation", Orientation.self) })
    {
      matrix.orientations = values
    }
    if let values = axis(
      fields["styles"], { named($0, kind: "interface style", Traits.InterfaceStyle.self) })
    {
      matrix.styles = values
    }
    if let values = axis(
      fields["contrasts"], { named($0, kind: "contrast", Traits.Contrast.self) })
    {
      matrix.contrasts = values
    }
    if let values = axis(
      fields["contentSizes"],
      { name($0, kind: "content size category", among: RenderOptions.contentSizeCategories) })
    {
      matrix.contentSizes = values
    }
    if let values = axis(
      fields["layoutDirections"],
      { named($0, kind: "layout direction", Traits.LayoutDirection.self) })
    {
      matrix.layoutDirections = values
    }
    if let values = axis(fields["locales"], { localeChoice($0)?.name }) { matrix.locales = values }
    if let values = axis(fields["scales"], { number($0, in: RenderOptions.scales) }) {
      matrix.scales = values
    }
    if let values = axis(fields["themes"], { themes($0, folder: folder) }) {
      matrix.themes = values
      var names: Set<String> = []
      for name in values.map({ RenderMatrix.slug(RenderMatrix.themeName($0)) })
      where !names.insert(name).inserted {
        report(OptionProblem.sameThemeName(name), at: fields["themes"] ?? cursor)
      }
    }
    if let values = axis(fields["times"], { number($0, in: RenderOptions.times) }) {
      matrix.times = values
    }
  }

  /// The number of pictures of one screen from which on `validate` warns.
  private static let manyPictures = 10_000

  /// Tells how many pictures a matrix makes of each screen, if they are many.
  func count(_ matrix: RenderMatrix, at cursor: Cursor) {
    let count = matrix.count
    if count > RenderMatrix.pictureLimit {
      report(OptionProblem.tooManyPictures(count, axes: matrix.description), at: cursor)
    } else if count >= Self.manyPictures {
      warn(OptionProblem.manyPictures(count, axes: matrix.description), at: cursor)
    }
  }

  /// The values of one axis, each once; nil if the axis is missing or wrong.
  private func axis<Value: Hashable>(
    _ cursor: Cursor?, _ decode: (Cursor) -> Value?
  ) -> [Value]? {
    guard let cursor, let elements = array(cursor), let values = all(elements, decode) else {
      return nil
    }
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func deviceName(_ cursor: Cursor) -> Device? {
    guard let name = text(cursor, expected: "a device's name") else { return nil }
    guard let device = RenderOptions.device(named: name) else {
      report(OptionProblem.unknownDevice(name, known: Device.names), at: cursor)
      return nil
    }
    return device
  }

  /// The themes of one variant: a path or an array of them, which may be empty.
  private func themes(_ cursor: Cursor, folder: String) -> [String]? {
    let paths = cursor.node.array == nil ? text(cursor).map { [$0] } : strings(cursor)
    return paths.map { $0.map { FilePath.join(folder, $0) } }
  }
}
