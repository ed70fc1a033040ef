public import ObjectModel

/// The variants that a screen is drawn in: every combination of several axes, such as devices and
/// styles.
public struct RenderMatrix: Sendable {
  /// One combination of values.
  public struct Variant: Sendable {
    /// The options to render with.
    public var options: RenderOptions
    /// The part of a file name that tells the variant from others, as in `~iphone-x~12~dark`. Axes
    /// with one value have no part in it.
    public var suffix: String
  }

  /// Devices; empty leaves the device to the documents.
  public var devices: [Device] = []
  /// iOS versions; empty leaves the version to the documents.
  public var systems: [Int] = []
  /// Orientations; empty leaves the orientation to the documents.
  public var orientations: [Orientation] = []
  /// Interface styles; empty leaves the style to the documents.
  public var styles: [Traits.InterfaceStyle] = []
  /// Contrasts; empty leaves the contrast to the documents.
  public var contrasts: [Traits.Contrast] = []
  /// Content size categories, of `RenderOptions.contentSizeCategories`.
  public var contentSizes: [String] = []
  /// Layout directions; empty leaves the direction to the documents.
  public var layoutDirections: [Traits.LayoutDirection] = []
  /// Languages, as `RenderOptions.locale(named:)` writes them; empty leaves the language to the documents.
  public var locales: [String] = []
  /// Scales, in pixels a point.
  public var scales: [Double] = []
  /// The paths of each variant's themes, which come after those of `base`.
  public var themes: [[String]] = []
  /// Moments of animations, in seconds.
  public var times: [Double] = []
  /// The options that all variants share.
  public var base: RenderOptions

  /// Creates a matrix with a single variant, that of `base`.
  public init(base: RenderOptions = RenderOptions()) {
    self.base = base
  }

  /// The matrix without the values of one axis.
  package func without<Value>(_ axis: WritableKeyPath<RenderMatrix, [Value]>) -> RenderMatrix {
    var result = self
    result[keyPath: axis] = []
    return result
  }

  /// The greatest number of pictures that one run draws or lists.
  public static let pictureLimit = 1_000_000

  /// The number of variants; `Int.max` for more than that.
  public var count: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: max(1, axis.count))
      return isTooLarge ? .max : product
    }
  }

  /// The axes with several values, as in `12 devices × 2 styles`.
  public var description: String {
    let axes = axes.filter { $0.count > 1 }
    return axes.isEmpty ? "" : axes.map { "\($0.count) \($0.name)" }.joined(separator: " × ")
  }

  private var axes: [(name: String, count: Int)] {
    [
      ("devices", devices.count), ("systems", systems.count), ("orientations", orientations.count),
      ("styles", styles.count), ("contrasts", contrasts.count),
      ("contentSizes", contentSizes.count), ("layoutDirections", layoutDirections.count),
      ("locales", locales.count),
      ("themes", themes.count), ("times", times.count), ("scales", scales.count),
    ]
  }

  /// The variants in a fixed order: the last axis varies fastest.
  public var variants: [Variant] { (0..<count).map(variant) }

  /// One of the variants, so that nobody has to keep them all.
  ///
  /// - Parameter index: its place, below `count`.
  public func variant(at index: Int) -> Variant {
    var result = Variant(options: base, suffix: "")
    // The place in each axis, that of the last one first.
    var rest = index
    let places = Array(
      axes.reversed().map { axis in
        let count = max(1, axis.count)
        defer { rest /= count }
        return rest % count
      }.reversed())
    var axis = 0
    func vary<Value>(
      _ values: [Value], name: (Value) -> String?, set: (inout RenderOptions, Value) -> Void
    ) {
      defer { axis += 1 }
      guard !values.isEmpty else { return }
      let value = values[places[axis]]
      set(&result.options, value)
      if values.count > 1, let name = name(value) { result.suffix += "~\(Self.slug(name))" }
    }
    vary(devices, name: \.name) { $0.device = $1 }
    vary(systems, name: String.init) { $0.system = $1 }
    vary(orientations, name: \.rawValue) { $0.orientation = $1 }
    vary(styles, name: \.rawValue) { $0.style = $1 }
    vary(contrasts, name: \.rawValue) { $0.contrast = $1 }
    vary(contentSizes, name: { $0 }) { $0.contentSize = $1 }
    vary(layoutDirections, name: { $0 == .rightToLeft ? "rtl" : "ltr" }) {
      $0.layoutDirection = $1
    }
    vary(locales, name: { $0 }) { $0.locale = $1 }
    vary(themes, name: Self.themeName) { $0.themes += $1 }
    vary(times, name: { "t\(shortest($0))" }) { $0.time = $1 }
    // Every file name contains the scale already, as in `@2x`.
    vary(scales, name: { _ in nil }) { $0.scale = $1 }
    return result
  }

  /// The name of a set of themes in a file name: the names of their files without extensions, or
  /// `none`.
  static func themeName(_ themes: [String]) -> String {
    let names = themes.map { path in
      String(FilePath.name(of: path).prefix { $0 != "." })
    }
    return names.isEmpty ? "none" : names.joined(separator: "-")
  }

  /// `text` in lower case, with a hyphen in place of everything but letters, digits and points.
  static func slug(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      let isPlain =
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "."
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result += "-"
      }
    }
    return result.hasSuffix("-") ? String(result.dropLast()) : result
  }
}
