import Controls
public import ObjectModel

/// Every combination of the places a screen is drawn in, each with the part of a file name that
/// tells it from the others.
public struct RenderMatrix: Sendable {
  /// One combination.
  public struct Variant: Sendable {
    /// What to render with.
    public var options: RenderOptions
    /// `~iphone-x~12~dark`: the parts that have several values; empty when nothing has.
    public var suffix: String
  }

  /// Empty leaves the device to the documents.
  public var devices: [Device] = []
  /// iOS versions.
  public var systems: [Int] = []
  /// Empty leaves it to the documents.
  public var orientations: [Orientation] = []
  /// Light, dark or both.
  public var styles: [Traits.InterfaceStyle] = []
  /// Content size categories.
  public var contentSizes: [String] = []
  /// Empty leaves it to the documents.
  public var layoutDirections: [Traits.LayoutDirection] = []
  /// Pixels a point.
  public var scales: [Double] = []
  /// The themes of each variant, paths that come after those of `base`.
  public var themes: [[String]] = []
  /// Moments of animations, in seconds.
  public var times: [Double] = []
  /// What all variants share.
  public var base: RenderOptions

  /// With all its values.
  public init(base: RenderOptions = RenderOptions()) {
    self.base = base
  }

  /// The variants in a fixed order: the last axis varies fastest.
  public var variants: [Variant] {
    var result = [Variant(options: base, suffix: "")]
    func vary<Value>(
      _ values: [Value], name: (Value) -> String?, set: (inout RenderOptions, Value) -> Void
    ) {
      guard !values.isEmpty else { return }
      result = result.flatMap { variant in
        values.map { value in
          var next = variant
          set(&next.options, value)
          if values.count > 1, let name = name(value) { next.suffix += "~\(Self.slug(name))" }
          return next
        }
      }
    }
    vary(devices, name: \.name) { $0.device = $1 }
    vary(systems, name: String.init) { $0.system = $1 }
    vary(orientations, name: \.rawValue) { $0.orientation = $1 }
    vary(styles, name: \.rawValue) { $0.style = $1 }
    vary(contentSizes, name: { $0 }) { $0.contentSize = $1 }
    vary(layoutDirections, name: { $0 == .rightToLeft ? "rtl" : "ltr" }) {
      $0.layoutDirection = $1
    }
    vary(themes, name: Self.themeName) { $0.themes += $1 }
    vary(times, name: { "t\(shortest($0))" }) { $0.time = $1 }
    // The scale stands in every name already, as in `@2x`.
    vary(scales, name: { _ in nil }) { $0.scale = $1 }
    return result
  }

  /// What a file name calls a set of themes: the files without their endings; `none` without any.
  static func themeName(_ themes: [String]) -> String {
    let names = themes.map { path in
      String(FilePath.name(of: path).prefix { $0 != "." })
    }
    return names.isEmpty ? "none" : names.joined(separator: "-")
  }

  /// Lower-case letters, digits and hyphens; everything else becomes one hyphen.
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
