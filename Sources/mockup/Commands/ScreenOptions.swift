import ArgumentParser
import Controls
import Raster
import ScreenFormat

/// What `render` and `explain` share: where a screen is drawn, and what beside its document counts.
struct ScreenOptions: ParsableArguments, Sendable {
  @Option(name: .customLong("theme"), help: "A theme that comes after the screen's own.")
  var themes: [String] = []

  @Option(
    name: .customLong("device"), help: "Draw on this device (see 'mockup list devices').",
    transform: ScreenOptions.device)
  var devices: [Device] = []

  @Option(
    name: .customLong("system"), help: "Draw the look of this iOS version, 5 to 26.",
    transform: ScreenOptions.system)
  var systems: [Int] = []

  @Option(
    name: .customLong("orientation"), help: "portrait, landscapeLeft or landscapeRight.",
    transform: choice)
  var orientations: [Orientation] = []

  @Option(
    name: .customLong("scale"), help: "Pixels a point.", transform: ScreenOptions.scale)
  var scales: [Double] = []

  @Option(name: .customLong("style"), help: "light or dark.", transform: choice)
  var styles: [Traits.InterfaceStyle] = []

  @Option(
    name: .customLong("content-size"), help: "A content size category, as in 'large'.",
    transform: ScreenOptions.contentSize)
  var contentSizes: [String] = []

  @Option(
    name: .customLong("layout-direction"), help: "ltr or rtl.",
    transform: ScreenOptions.direction)
  var layoutDirections: [Traits.LayoutDirection] = []

  @Option(
    name: .customLong("time"), help: "A moment of animations, in seconds.",
    transform: ScreenOptions.time)
  var times: [Double] = []

  @Option(help: "A folder of images that is searched before the documents' own.")
  var assets: [String] = []

  @Option(help: "The most pixels a side of a picture may have.")
  var maxSide: Int = SurfaceLimits().side

  @Option(help: "The most memory a picture may take, in MiB.")
  var maxMemory: Int = SurfaceLimits().bytes >> 20

  func validate() throws {
    guard (1...1 << 20).contains(maxSide), (1...1 << 20).contains(maxMemory) else {
      throw ValidationError("--max-side and --max-memory lie between 1 and \(1 << 20).")
    }
  }

  var matrix: RenderMatrix {
    var base = RenderOptions()
    base.themes = themes
    base.assets = assets
    base.limits = SurfaceLimits(side: maxSide, bytes: maxMemory << 20)
    var matrix = RenderMatrix(base: base)
    matrix.devices = devices
    matrix.systems = systems
    matrix.orientations = orientations
    matrix.scales = scales
    matrix.styles = styles
    matrix.contentSizes = contentSizes
    matrix.layoutDirections = layoutDirections
    matrix.times = times
    return matrix
  }

  /// The options of a command that takes one place only.
  func single() throws -> RenderOptions {
    let variants = matrix.variants
    guard variants.count == 1, let variant = variants.first else {
      throw ValidationError("Give --device, --system, --style and the like once here.")
    }
    return variant.options
  }

  private static func device(_ name: String) throws -> Device {
    if let device = RenderOptions.device(named: name) { return device }
    let hint = RenderOptions.nearestDevice(to: name).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("There is no device '\(name)'.\(hint)")
  }

  private static func system(_ text: String) throws -> Int {
    guard let system = Int(text), RenderOptions.systems.contains(system) else {
      throw ValidationError("--system is a whole number from 5 to 26.")
    }
    return system
  }

  private static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), RenderOptions.scales.contains(scale) else {
      throw ValidationError("--scale is a number from 0.5 to 8.")
    }
    return scale
  }

  private static func time(_ text: String) throws -> Double {
    guard let time = Double(text), RenderOptions.times.contains(time) else {
      throw ValidationError("--time is a number of seconds, from 0 to a day.")
    }
    return time
  }

  private static func contentSize(_ name: String) throws -> String {
    guard RenderOptions.contentSizeCategories.contains(name) else {
      let known = RenderOptions.contentSizeCategories.joined(separator: ", ")
      throw ValidationError("There is no content size category '\(name)'; known are \(known).")
    }
    return name
  }

  private static func direction(_ text: String) throws -> Traits.LayoutDirection {
    switch text {
    case "ltr", "leftToRight": return .leftToRight
    case "rtl", "rightToLeft": return .rightToLeft
    default: throw ValidationError("--layout-direction is ltr or rtl.")
    }
  }
}

/// One of an enumeration's cases, by its raw value.
func choice<Choice>(_ text: String) throws -> Choice
where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
  guard let value = Choice(rawValue: text) else {
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("'\(text)' is none of \(known).")
  }
  return value
}
