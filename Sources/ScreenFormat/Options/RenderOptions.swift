public import ObjectModel
public import Raster

/// The orientation of a device.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
}

/// Settings of a render that replace those of the document. Nil leaves a setting to the document.
public struct RenderOptions: Sendable, Hashable {
  /// Paths of themes that come after those of the screen.
  public var themes: [String] = []
  /// The device, in portrait.
  public var device: Device?
  /// The iOS version whose look is drawn, 5–27.
  public var system: Int?
  /// Pixels a point, within `scales`.
  public var scale: Double?
  /// The orientation of a device.
  public var orientation: Orientation?
  /// The light or dark style.
  public var style: Traits.InterfaceStyle?
  /// The contrast that the user asks for.
  public var contrast: Traits.Contrast?
  /// One of `contentSizeCategories`.
  public var contentSize: String?
  /// The direction of text and layout.
  public var layoutDirection: Traits.LayoutDirection?
  /// The language of texts: a name of BCP 47 such as `de-CH`, or one of `pseudoLanguages`.
  public var locale: String?
  /// Whether a text that the language lacks is an error.
  public var requiresTexts = false
  /// Whether colours that are not known are drawn magenta, in place of the controls' own.
  public var marksUnknown = false
  /// Whether constraints that contradict each other are errors, and views that they leave open warnings.
  public var isStrictAboutLayout = false
  /// The moment of animations in seconds, within `times`.
  public var time: Double = 0
  /// Paths of folders and asset catalogues that are searched before those of the documents.
  public var assets: [String] = []
  /// The greatest size of a picture.
  public var limits = SurfaceLimits()

  /// Creates options that leave everything to the document.
  public init() {}

  /// The values of `contentSize`: those of UIContentSizeCategory without the prefix.
  public static let contentSizeCategories = [
    "unspecified", "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
  /// The iOS versions that can be drawn.
  public static let systems = 5...Screen.newestSystem
  /// These versions in words: `5 to 27`.
  package static let systemRange = "\(systems.lowerBound) to \(systems.upperBound)"
  /// The range of `time`, in seconds: a day.
  public static let times = 0...86_400.0
  /// The range of `scale`, in pixels a point.
  public static let scales = 0.5...8.0

  /// The device called `name`, regardless of case.
  public static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    return (Device.all + Device.splits).first { $0.name.lowercased() == wanted }
  }

  /// The name of the device that a misspelt `name` probably means; nil if none is near.
  public static func nearestDevice(to name: String) -> String? {
    // Devices whose numbers are all in the name: 'iPad Pro 13-inch (M4)' is no iPad of 11 inches.
    let numbers = Self.numbers(in: name)
    let alike = Device.names.filter { Self.numbers(in: $0).isSubset(of: numbers) }
    return NearestName.suggest(name, among: alike) ?? NearestName.suggest(name, among: Device.names)
  }

  private static func numbers(in name: String) -> Set<Substring> {
    Set(name.split { !$0.isNumber && $0 != "." }.filter { $0.contains(where: \.isNumber) })
  }
}
