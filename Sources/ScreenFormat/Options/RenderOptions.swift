import Controls
public import ObjectModel
public import Raster

/// How the device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
}

/// What a user asks for beside the document; nil leaves it to the document.
public struct RenderOptions: Sendable {
  /// Paths of themes that come after the screen's own.
  public var themes: [String] = []
  /// The device drawn, in portrait.
  public var device: Device?
  /// The iOS version whose look is drawn, 5–26.
  public var system: Int?
  /// Pixels a point.
  public var scale: Double?
  /// How the device is held.
  public var orientation: Orientation?
  /// Light or dark.
  public var style: Traits.InterfaceStyle?
  /// One of `contentSizeCategories`.
  public var contentSize: String?
  /// Which way text and layout run.
  public var layoutDirection: Traits.LayoutDirection?
  /// Seconds into animations, one of `times`.
  public var time: Double = 0
  /// Folders of images that are searched before the documents' own.
  public var assets: [String] = []
  /// How large a picture may get.
  public var limits = SurfaceLimits()

  /// Leaves everything to the document.
  public init() {}

  /// The names that `contentSize` can have: UIContentSizeCategory without its prefix.
  public static let contentSizeCategories = [
    "unspecified", "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
  /// The systems that can be drawn.
  public static let systems = 5...26
  /// The moments that can be drawn, in seconds: a day.
  public static let times = 0...86_400.0
  /// The pixels that a point can have.
  public static let scales = 0.5...8.0

  /// The device that users call `name`, whatever its capitals.
  public static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    return Device.all.first { $0.name.lowercased() == wanted }
  }

  /// The name of the device that `name` probably means.
  public static func nearestDevice(to name: String) -> String? {
    NearestName.suggest(name, among: Device.all.map(\.name))
  }
}
