public import ObjectModel
import Raster

/// UIBlurEffectStyle: the materials that lie over what is behind them, blurred.
public enum BlurEffectStyle: String, NamedCases {
  case extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
    systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
    systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
    systemThickMaterialDark, systemChromeMaterialDark
  /// The name of the type in documents and messages.
  public static let typeName = "blur effect style"
  /// The first iOS of the later cases.
  public static let since = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { style -> (String, Int)? in
      switch style {
      case .extraLight, .light, .dark: nil
      case .regular, .prominent: (style.rawValue, 10)
      default: (style.rawValue, 13)
      }
    })

  /// How much of what is behind a system material shows.
  private enum Thickness: String, CaseIterable {
    case ultraThin = "systemUltraThinMaterial"
    case thin = "systemThinMaterial"
    case regular = "systemMaterial"
    case thick = "systemThickMaterial"
    case chrome = "systemChromeMaterial"

    /// Alpha of the tint, 0–1 (chrome: Flutter's bars; the others: choice).
    var alpha: Double {
      switch self {
      case .ultraThin: 0.5
      case .thin: 0.66
      case .regular: 0.8
      case .thick: 0.9
      case .chrome: 0.94
      }
    }
  }

  private enum Metrics {
    /// Standard deviation in points, and saturation (choice; UIKit's are unpublished).
    static let sigma = 15.0
    static let saturation = 1.8
    /// Light: 247 over white (measured); dark: Flutter's bars.
    static let light = Color(white: 247.0 / 255)
    static let dark = Color(white: 29.0 / 255)
  }

  /// Whether the style is dark in some traits.
  func isDark(in traits: Traits) -> Bool {
    if rawValue.hasSuffix("Dark") || self == .dark { return true }
    if rawValue.hasSuffix("Light") || self == .light || self == .extraLight { return false }
    return traits.userInterfaceStyle == .dark
  }

  /// The effect in some traits.
  ///
  /// - Parameter isOpaque: whether the user wants less transparency; then the tint covers all.
  func backdrop(in traits: Traits, isOpaque: Bool = false) -> BackdropEffect {
    var effect = blurred(in: traits)
    if isOpaque {
      effect.tints = effect.tints.map { $0.withAlpha(1) }
    }
    return effect
  }

  private func blurred(in traits: Traits) -> BackdropEffect {
    let isDark = isDark(in: traits)
    switch self {
    case .extraLight: return Self.sample(20, Color(white: 0.97, alpha: 0.82))
    case .light: return Self.sample(30, Color(white: 1, alpha: 0.3))
    case .dark: return Self.sample(20, Color(white: 0.11, alpha: 0.73))
    case .regular:
      return isDark ? BlurEffectStyle.dark.blurred(in: traits) : Self.light.blurred(in: traits)
    case .prominent:
      return isDark ? BlurEffectStyle.dark.blurred(in: traits) : Self.extraLight.blurred(in: traits)
    default: break
    }
    let thickness = Thickness.allCases.first { rawValue.hasPrefix($0.rawValue) } ?? .regular
    let base = isDark ? Metrics.dark : Metrics.light
    return BackdropEffect(
      sigma: Metrics.sigma, saturation: Metrics.saturation,
      tints: [base.withAlpha(thickness.alpha)])
  }

  /// A blur of iOS 8, from Apple's UIImageEffects sample: its deviation in points and its tint.
  private static func sample(_ sigma: Double, _ tint: Color) -> BackdropEffect {
    BackdropEffect(sigma: sigma, saturation: 1.8, tints: [tint])
  }

  /// The blend mode of vibrant content: it lightens a dark blur and darkens a light one, so that
  /// the blur's colours show in it (choice; UIKit's filter is unpublished).
  func contentMode(in traits: Traits) -> BlendMode { isDark(in: traits) ? .plusLighter : .multiply }
}

/// UIVibrancyEffectStyle: what vibrant content stands for.
public enum VibrancyEffectStyle: String, NamedCases {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
  /// The name of the type in documents and messages.
  public static let typeName = "vibrancy effect style"

  /// Opacity of the content, 0–1: the alpha of the colour of the same meaning, over what a vibrant
  /// label has (choice).
  var opacity: Double {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}
