import Controls
import ObjectModel
import Raster

extension DocumentReader {
  static let matrixKeys = [
    "devices", "systems", "orientations", "styles", "contentSizes", "layoutDirections", "scales",
    "themes", "times",
  ]
  static let toleranceKeys = [
    "perPixel", "maxDifferentPixels", "perceptual", "largestBlob", "antialiasing", "elements",
  ]
  /// How far `layout` may let an edge move, in points.
  static let layoutTolerances = 0.0...1000.0

  /// A reader for documents that describe no picture.
  static func forSettings(
    loader: any AssetLoader, _ diagnostics: Diagnostics
  ) -> DocumentReader {
    let system = RenderOptions.systems.upperBound
    let limits = SurfaceLimits()
    return DocumentReader(
      diagnostics: diagnostics, system: system, scale: Device.standard.scale, limits: limits,
      assets: AssetLibrary(
        loader: loader, place: AssetPlace(), system: system, limits: limits))
  }

  /// `tolerance` and `ignore`, which screens and folders may say.
  mutating func comparison(_ top: Cursor, into settings: inout GoldenSettings) {
    if let cursor = top["tolerance"] { tolerance(cursor, into: &settings) }
    if let cursor = top["ignore"],
      let elements = array(cursor, expected: "an array of ids and rectangles")
    {
      settings.ignored += elements.compactMap { ignored($0, naming: &settings.named) }
    }
  }

  private mutating func ignored(
    _ cursor: Cursor, naming named: inout [GoldenSettings.NamedElement]
  ) -> GoldenSettings.Ignored? {
    guard let cursor = resolved(cursor) else { return nil }
    if cursor.node.array != nil { return rect(cursor).map(GoldenSettings.Ignored.rect) }
    let expected = "\"#ID\" or [x, y, width, height]"
    guard let name = text(cursor, expected: expected) else { return nil }
    guard name.hasPrefix("#"), name.count > 1 else {
      report(ValueProblem.wrongKind(expected: expected, found: cursor.node.value), at: cursor)
      return nil
    }
    let id = String(name.dropFirst())
    named.append(.init(id: id, cursor: cursor))
    return .element(id: id)
  }

  private mutating func tolerance(_ cursor: Cursor, into settings: inout GoldenSettings) {
    guard let fields = gates(cursor, keys: Self.toleranceKeys, into: &settings.tolerance),
      let cursor = fields["elements"]
    else { return }
    guard let cursor = resolved(cursor), cursor.node.object != nil else {
      report(
        ValueProblem.wrongKind(expected: "an object of tolerances by id", found: cursor.node.value),
        at: cursor)
      return
    }
    for member in cursor.members {
      var own = settings.tolerance
      let keys = Self.toleranceKeys.filter { $0 != "elements" }
      guard gates(member.value, keys: keys, into: &own) != nil else { continue }
      settings.named.append(.init(id: member.key, cursor: member.keyCursor))
      settings.elements.removeAll { $0.id == member.key }
      settings.elements.append(.init(id: member.key, tolerance: own))
    }
  }

  /// What is said changes `tolerance`; the rest of it stays.
  private mutating func gates(
    _ cursor: Cursor, keys: [String], into tolerance: inout Tolerance
  ) -> Fields? {
    guard let fields = fields(cursor, of: "a tolerance", keys: keys) else { return nil }
    if let cursor = fields["perPixel"], let levels = integer(cursor, in: 0...255) {
      tolerance.perPixel = levels
    }
    if let cursor = fields["maxDifferentPixels"] {
      if cursor.node.isNull {
        tolerance.maxDifferentPixels = nil
      } else if let count = integer(cursor, in: 0...Int(Self.numberLimit)) {
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
      } else if let area = number(cursor, in: 0...Self.numberLimit) {
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

  /// `golden` and `layout`, which folders say.
  mutating func keeping(_ top: Cursor, into settings: inout GoldenSettings) {
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

  /// `matrix`: axes that are said take the place of those of outer folders.
  ///
  /// - Parameter folder: what paths of themes are relative to.
  mutating func matrix(_ cursor: Cursor, folder: String, into matrix: inout RenderMatrix) {
    guard let fields = fields(cursor, of: "a matrix", keys: Self.matrixKeys) else { return }
    if let values = axis(fields["devices"], { $0.deviceName($1) }) { matrix.devices = values }
    if let values = axis(fields["systems"], { $0.integer($1, in: RenderOptions.systems) }) {
      matrix.systems = values
    }
    if let values = axis(
      fields["orientations"], { $0.named($1, kind: "orientation", Orientation.self) })
    {
      matrix.orientations = values
    }
    if let values = axis(
      fields["styles"], { $0.named($1, kind: "interface style", Traits.InterfaceStyle.self) })
    {
      matrix.styles = values
    }
    if let values = axis(
      fields["contentSizes"],
      { $0.name($1, kind: "content size category", among: RenderOptions.contentSizeCategories) })
    {
      matrix.contentSizes = values
    }
    if let values = axis(
      fields["layoutDirections"],
      { $0.named($1, kind: "layout direction", Traits.LayoutDirection.self) })
    {
      matrix.layoutDirections = values
    }
    if let values = axis(fields["scales"], { $0.number($1, in: RenderOptions.scales) }) {
      matrix.scales = values
    }
    if let values = axis(fields["themes"], { $0.themes($1, folder: folder) }) {
      matrix.themes = values
      var names: Set<String> = []
      for name in values.map({ RenderMatrix.slug(RenderMatrix.themeName($0)) })
      where !names.insert(name).inserted {
        report(OptionProblem.sameThemeName(name), at: fields["themes"] ?? cursor)
      }
    }
    if let values = axis(fields["times"], { $0.number($1, in: RenderOptions.times) }) {
      matrix.times = values
    }
  }

  /// The values of one axis, each once; nil when it is not there or wrong.
  private mutating func axis<Value: Hashable>(
    _ cursor: Cursor?, _ decode: (inout DocumentReader, Cursor) -> Value?
  ) -> [Value]? {
    guard let cursor, let elements = array(cursor), let values = all(elements, decode) else {
      return nil
    }
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private mutating func deviceName(_ cursor: Cursor) -> Device? {
    guard let name = text(cursor, expected: "a device's name") else { return nil }
    guard let device = RenderOptions.device(named: name) else {
      report(OptionProblem.unknownDevice(name, known: Device.all.map(\.name)), at: cursor)
      return nil
    }
    return device
  }

  /// The themes of one variant: a path, or several; an empty array is none.
  private mutating func themes(_ cursor: Cursor, folder: String) -> [String]? {
    let paths = cursor.node.array == nil ? text(cursor).map { [$0] } : strings(cursor)
    return paths.map { $0.map { FilePath.join(folder, $0) } }
  }
}
