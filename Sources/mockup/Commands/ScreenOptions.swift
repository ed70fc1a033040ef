import ArgumentParser
import Controls
import ObjectModel
import Raster
import ScreenFormat

/// The options of `render`, `test`, `explain` and others that select how a screen is drawn.
struct ScreenOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("theme"), help: "A theme to add to those of the screen.",
    completion: .file())
  var themes: [String] = []

  @Option(
    name: .customLong("device"), help: "Draw on this device (see 'mockup list devices').",
    completion: .list(Device.names),
    transform: ScreenOptions.device)
  var devices: [Device] = []

  @Option(
    name: .customLong("system"),
    help: "Draw the look of this iOS version, \(RenderOptions.systemRange).",
    completion: .list(RenderOptions.systems.map(String.init)),
    transform: ScreenOptions.system)
  var systems: [Int] = []

  @Option(
    name: .customLong("orientation"), help: "portrait, landscapeLeft or landscapeRight.",
    completion: .values(of: Orientation.self), transform: choice)
  var orientations: [Orientation] = []

  @Option(
    name: .customLong("scale"), help: "Pixels per point.", transform: ScreenOptions.scale)
  var scales: [Double] = []

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "light or dark. Before iOS 13 only rules, colours and images of the documents can differ."),
    completion: .values(of: Traits.InterfaceStyle.self), transform: choice)
  var styles: [Traits.InterfaceStyle] = []

  @Option(name: .customLong("contrast"), help: "normal or high.", transform: choice)
  var contrasts: [Traits.Contrast] = []

  @Option(
    name: .customLong("content-size"), help: "A content size category, such as 'large'.",
    completion: .list(RenderOptions.contentSizeCategories),
    transform: ScreenOptions.contentSize)
  var contentSizes: [String] = []

  @Option(
    name: .customLong("layout-direction"), help: "ltr or rtl.", completion: .list(["ltr", "rtl"]),
    transform: ScreenOptions.direction)
  var layoutDirections: [Traits.LayoutDirection] = []

  @Option(
    name: .customLong("locale"),
    help:
      "The language of texts, such as 'de' or 'zh-Hant', or a pseudo-language such as 'accented'.",
    completion: .list(RenderOptions.pseudoLanguages), transform: ScreenOptions.locale)
  var locales: [String] = []

  @Option(
    name: .customLong("time"), help: "The time in animations, in seconds.",
    transform: ScreenOptions.time)
  var times: [Double] = []

  @Option(
    help: "A folder of images to search before those of the documents.", completion: .directory)
  var assets: [String] = []

  @Flag(
    help:
      "Make missing texts, contradictory constraints and findings of an audit or comparison errors; warn of ambiguous layouts."
  )
  var strict = false

  @Option(help: "The largest width or height of a picture, in pixels.")
  var maxSide: Int = SurfaceLimits().side

  @Option(help: "The largest memory for a screen's picture, images and layers, in MiB.")
  var maxMemory: Int = SurfaceLimits().bytes >> 20

  @Option(
    help: ArgumentHelp(
      "The work that a screen's objects, texts and pixels may take, as a multiple of the standard.",
      valueName: "multiple"))
  var maxWork: Double = SurfaceLimits().work

  func validate() throws {
    guard maxWork > 0, maxWork <= SurfaceLimits.greatestWork else {
      throw ValidationError("--max-work is more than 0, and at most 1000 times the standard.")
    }
    guard (1...SurfaceLimits.greatestSide).contains(maxSide) else {
      throw ValidationError("--max-side is 1 to \(SurfaceLimits.greatestSide) pixels.")
    }
    guard (1...1 << 20).contains(maxMemory) else {
      throw ValidationError("--max-memory is 1 to \(1 << 20) MiB.")
    }
  }

  /// The variants that the options ask for.
  var matrix: RenderMatrix {
    var base = RenderOptions()
    base.themes = themes
    base.assets = assets
    base.requiresTexts = strict
    base.isStrictAboutLayout = strict
    base.limits = SurfaceLimits(side: maxSide, bytes: maxMemory << 20, work: maxWork)
    var matrix = RenderMatrix(base: base)
    matrix.devices = devices
    matrix.systems = systems
    matrix.orientations = orientations
    matrix.scales = scales
    matrix.styles = styles
    matrix.contrasts = contrasts
    matrix.contentSizes = contentSizes
    matrix.layoutDirections = layoutDirections
    matrix.locales = locales
    matrix.times = times
    return matrix
  }

  /// The options of a command that draws a single variant.
  ///
  /// - Throws: `ValidationError` if an option has several values.
  func single() throws -> RenderOptions {
    let matrix = matrix
    guard matrix.count == 1 else {
      throw ValidationError(
        "This command takes --device, --system, --style and similar options only once.")
    }
    return matrix.variant(at: 0).options
  }

  static func device(_ name: String) throws -> Device {
    if let device = RenderOptions.device(named: name) { return device }
    let hint = RenderOptions.nearestDevice(to: name).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("There is no device '\(name)'.\(hint)")
  }

  static func system(_ text: String) throws -> Int {
    guard let system = Int(text), RenderOptions.systems.contains(system) else {
      throw ValidationError("--system is a whole number from \(RenderOptions.systemRange).")
    }
    return system
  }

  static func locale(_ text: String) throws -> String {
    if let name = RenderOptions.locale(named: text) { return name }
    let pseudo = RenderOptions.pseudoLanguages.joined(separator: ", ")
    let nearest = NearestName.suggest(text, among: RenderOptions.pseudoLanguages)
    let hint = nearest.map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError(
      "--locale is a language, such as 'de' or 'zh-Hant', or one of \(pseudo).\(hint)")
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), RenderOptions.scales.contains(scale) else {
      throw ValidationError("--scale is a number from 0.5 to 8.")
    }
    return scale
  }

  static func time(_ text: String) throws -> Double {
    guard let time = Double(text), RenderOptions.times.contains(time) else {
      throw ValidationError("--time is a number of seconds, from 0 to a day.")
    }
    return time
  }

  static func contentSize(_ name: String) throws -> String {
    guard RenderOptions.contentSizeCategories.contains(name) else {
      let known = RenderOptions.contentSizeCategories.joined(separator: ", ")
      throw ValidationError("There is no content size category '\(name)'; known are \(known).")
    }
    return name
  }

  static func direction(_ text: String) throws -> Traits.LayoutDirection {
    switch text {
    case "ltr", "leftToRight": return .leftToRight
    case "rtl", "rightToLeft": return .rightToLeft
    default: throw ValidationError("--layout-direction is ltr or rtl.")
    }
  }
}

extension CompletionKind {
  /// The raw values of an enumeration.
  static func values<Choice>(of type: Choice.Type) -> CompletionKind
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    .list(type.allCases.map(\.rawValue))
  }
}

/// Parses the raw value of an enumeration, as a transform of an option.
///
/// - Throws: `ValidationError` with the known values.
func choice<Choice>(_ text: String) throws -> Choice
where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
  guard let value = Choice(rawValue: text) else {
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("'\(text)' is none of \(known).")
  }
  return value
}
