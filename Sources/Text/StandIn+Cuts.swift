extension StandIn {
  /// TeX Gyre Heros has Helvetica's own advances: nothing to adjust but missing weights.
  static func helveticaCut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    var cut = helveticaNeueCut(weight, isItalic)
    cut.boldShare = nil
    if weight == .regular || weight == .bold { cut.embolden = 0 }
    return cut
  }

  /// Weights that TeX Gyre Heros lacks are its nearest one, thickened or thinned to stems of
  /// .085 em (Roman) and .120 em (Medium), measured, and about .065 em (Light).
  static func helveticaNeueCut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    let regular = isItalic ? "texgyreheros-italic" : "texgyreheros-regular"
    let bold = isItalic ? "texgyreheros-bolditalic" : "texgyreheros-bold"
    return switch weight {
    case .ultraLight: Cut(file: regular, embolden: -0.054, boldShare: 0)
    case .thin: Cut(file: regular, embolden: -0.037, boldShare: 0)
    case .light: Cut(file: regular, embolden: -0.017, boldShare: 0)
    case .regular: Cut(file: regular, embolden: 0.002, boldShare: 0)
    case .medium: Cut(file: regular, embolden: 0.039, boldShare: 0.4)
    case .semibold: Cut(file: bold, embolden: -0.01, boldShare: 0.75)
    case .bold: Cut(file: bold, boldShare: 1)
    case .heavy: Cut(file: bold, embolden: 0.02, boldShare: 1.3)
    case .black: Cut(file: bold, embolden: 0.035, boldShare: 1.6)
    }
  }

  /// Inter has every weight upright; leaning ones it lacks here are the nearest, adjusted.
  static func interCut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    if isItalic {
      return switch weight {
      case .ultraLight: Cut(file: "Inter-Italic", embolden: -0.06)
      case .thin: Cut(file: "Inter-Italic", embolden: -0.045)
      case .light: Cut(file: "Inter-Italic", embolden: -0.02)
      case .regular: Cut(file: "Inter-Italic")
      case .medium: Cut(file: "Inter-MediumItalic")
      case .semibold: Cut(file: "Inter-SemiBoldItalic")
      case .bold: Cut(file: "Inter-BoldItalic")
      case .heavy: Cut(file: "Inter-BoldItalic", embolden: 0.015)
      case .black: Cut(file: "Inter-BoldItalic", embolden: 0.03)
      }
    }
    return switch weight {
    case .ultraLight: Cut(file: "Inter-Thin")
    case .thin: Cut(file: "Inter-ExtraLight")
    case .light: Cut(file: "Inter-Light")
    case .regular: Cut(file: "Inter-Regular")
    case .medium: Cut(file: "Inter-Medium")
    case .semibold: Cut(file: "Inter-SemiBold")
    case .bold: Cut(file: "Inter-Bold")
    case .heavy: Cut(file: "Inter-ExtraBold")
    case .black: Cut(file: "Inter-Black")
    }
  }

  /// Families that come in regular and bold on iOS, too.
  static func twoWeightCut(_ family: String, _ weight: FontWeight, _ isItalic: Bool) -> Cut {
    let end = weight.cssValue >= 600 ? (isItalic ? "bolditalic" : "bold") : nil
    return Cut(file: "\(family)-\(end ?? (isItalic ? "italic" : "regular"))")
  }
}
