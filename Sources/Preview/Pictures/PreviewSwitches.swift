import ObjectModel
import ScreenFormat

/// What a page shows all pictures with in place of what their documents and variants say: a device, a style and so on. No
/// document gets it, and no golden is of it.
struct PreviewSwitches: Sendable, Hashable {
  private var device: String?
  private var system: Int?
  private var orientation: Orientation?
  private var style: Traits.InterfaceStyle?
  private var contrast: Traits.Contrast?
  private var contentSize: String?
  private var layoutDirection: Traits.LayoutDirection?
  /// The path of a theme that is added to those of the screens, in place of the variants'.
  private var theme: String?
  /// The name of a language.
  private var locale: String?

  /// Nothing is switched.
  init() {}

  /// Reads values by the names of options of the command line; what is not known is left out.
  ///
  /// - Parameter themes: The paths of the themes that may be named.
  init(themes: [String] = [], _ text: (String) -> String?) {
    device = text("device").flatMap { RenderOptions.device(named: $0)?.name }
    system = text("system").flatMap(Int.init).flatMap {
      RenderOptions.systems.contains($0) ? $0 : nil
    }
    orientation = text("orientation").flatMap(Orientation.init)
    style = text("style").flatMap(Traits.InterfaceStyle.init)
    contrast = text("contrast").flatMap(Traits.Contrast.init)
    contentSize = text("content-size").flatMap {
      RenderOptions.contentSizeCategories.contains($0) ? $0 : nil
    }
    layoutDirection = Self.directions.first { $0.name == text("layout-direction") }?.direction
    theme = text("theme").flatMap { themes.contains($0) ? $0 : nil }
    locale = text("locale").flatMap(RenderOptions.locale)
  }

  /// The greatest number of combinations of values.
  static let combinationLimit = 24
  /// The names of switches in the order in which combinations change, the first one slowest.
  private static let names = [
    "style", "content-size", "device", "orientation", "system", "contrast", "layout-direction",
    "theme", "locale",
  ]

  /// Reads what a page asks for: one or several values for each name, of which each combination is shown. What is not known
  /// is left out.
  ///
  /// - Parameter themes: The paths of the themes that may be named.
  static func combinations(
    _ members: DocumentObject, themes: [String] = []
  ) -> [PreviewSwitches] {
    var all: [[String: String]] = [[:]]
    for name in names {
      let texts = members[name]?.array?.compactMap(\.string) ?? [members[name]?.string ?? ""]
      var values: [String] = []
      for text in texts.prefix(combinationLimit) where !values.contains(text) {
        let one = PreviewSwitches(themes: themes) { $0 == name ? text : nil }
        if !one.isEmpty { values.append(text) }
      }
      guard !values.isEmpty, all.count * values.count <= combinationLimit else { continue }
      all = all.flatMap { known in values.map { value in known.merging([name: value]) { $1 } } }
    }
    return all.map { values in PreviewSwitches(themes: themes) { values[$0] } }
  }

  /// The values that are switched, by the names of options of the command line.
  var values: [(name: String, value: String)] {
    let texts: [(String, String?)] = [
      ("style", style?.rawValue), ("content-size", contentSize), ("device", device),
      ("orientation", orientation?.rawValue), ("system", system.map(String.init)),
      ("contrast", contrast?.rawValue),
      (
        "layout-direction",
        layoutDirection.flatMap { own in Self.directions.first { $0.direction == own }?.name }
      ), ("theme", theme), ("locale", locale),
    ]
    return texts.compactMap { name, text in text.map { (name, $0) } }
  }

  private static let directions: [(name: String, direction: Traits.LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]

  /// Whether nothing is switched.
  var isEmpty: Bool { self == PreviewSwitches() }

  /// The options of a picture with what is switched in place of theirs.
  func applied(to options: RenderOptions) -> RenderOptions {
    var result = options
    if let device { result.device = RenderOptions.device(named: device) }
    if let system { result.system = system }
    if let orientation { result.orientation = orientation }
    if let style { result.style = style }
    if let contrast { result.contrast = contrast }
    if let contentSize { result.contentSize = contentSize }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    if let theme { result.themes = [theme] }
    if let locale { result.locale = locale }
    return result
  }

  /// The values that each switch has, for the page, but languages: those are known once pictures are drawn.
  ///
  /// - Parameter themes: The paths of the themes that may be named.
  static func choices(themes: [String] = []) -> DocumentValue {
    let unspecified = "unspecified"
    return .object([
      ("style", .strings(["light", "dark"])),
      (
        "content-size",
        .strings(RenderOptions.contentSizeCategories.filter { $0 != unspecified })
      ),
      ("device", .strings(Device.names)),
      ("orientation", .strings(Orientation.allCases.map(\.rawValue))),
      ("system", .strings(RenderOptions.systems.reversed().map(String.init))),
      ("contrast", .strings(["normal", "high"])),
      ("layout-direction", .strings(directions.map(\.name))), ("theme", .strings(themes)),
    ])
  }
}
