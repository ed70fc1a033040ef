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

  /// Nothing is switched.
  init() {}

  /// Reads what a page asks for, by the names of options of the command line; what it does not know is left out.
  init(_ members: DocumentObject) {
    let text = { (name: String) in members[name]?.string }
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
    return result
  }

  /// The values that each switch has, for the page.
  static var choices: DocumentValue {
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
      ("layout-direction", .strings(directions.map(\.name))),
    ])
  }
}
