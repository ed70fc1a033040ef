extension SubstituteFont {
  /// TeX Gyre Heros has Helvetica's own advances: nothing to adjust but missing weights.
  static func helveticaFace(_ weight: FontWeight, _ isItalic: Bool) -> Face {
    var chosen = helveticaNeueFace(weight, isItalic)
    chosen.boldShare = nil
    if weight == .regular || weight == .bold { chosen.embolden = 0 }
    return chosen
  }

  /// Weights that TeX Gyre Heros lacks are its nearest one, thickened or thinned to stems of
  /// .085 em (Roman) and .120 em (Medium), measured, and about .065 em (Light).
  static func helveticaNeueFace(_ weight: FontWeight, _ isItalic: Bool) -> Face {
    let regular = isItalic ? "texgyreheros-italic" : "texgyreheros-regular"
    let bold = isItalic ? "texgyreheros-bolditalic" : "texgyreheros-bold"
    return switch weight {
    case .ultraLight: Face(file: regular, embolden: -0.054, boldShare: 0)
    case .thin: Face(file: regular, embolden: -0.037, boldShare: 0)
    case .light: Face(file: regular, embolden: -0.017, boldShare: 0)
    case .regular: Face(file: regular, embolden: 0.002, boldShare: 0)
    case .medium: Face(file: regular, embolden: 0.039, boldShare: 0.4)
    case .semibold: Face(file: bold, embolden: -0.01, boldShare: 0.75)
    case .bold: Face(file: bold, boldShare: 1)
    case .heavy: Face(file: bold, embolden: 0.02, boldShare: 1.3)
    case .black: Face(file: bold, embolden: 0.035, boldShare: 1.6)
    }
  }

  /// Inter has every weight upright; leaning ones it lacks here are the nearest, adjusted.
  static func interFace(_ weight: FontWeight, _ isItalic: Bool) -> Face {
    if isItalic {
      return switch weight {
      case .ultraLight: Face(file: "Inter-Italic", embolden: -0.06)
      case .thin: Face(file: "Inter-Italic", embolden: -0.045)
      case .light: Face(file: "Inter-Italic", embolden: -0.02)
      case .regular: Face(file: "Inter-Italic")
      case .medium: Face(file: "Inter-MediumItalic")
      case .semibold: Face(file: "Inter-SemiBoldItalic")
      case .bold: Face(file: "Inter-BoldItalic")
      case .heavy: Face(file: "Inter-BoldItalic", embolden: 0.015)
      case .black: Face(file: "Inter-BoldItalic", embolden: 0.03)
      }
    }
    return Face(file: "Inter-\(interName(weight))")
  }

  /// Inter's cut for large letters, whose strokes are finer and stand closer.
  static func interDisplayFace(_ weight: FontWeight) -> Face {
    Face(file: "InterDisplay-\(interName(weight))")
  }

  /// Inter's name for a weight.
  private static func interName(_ weight: FontWeight) -> String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }

  /// Families that come in regular and bold on iOS, too.
  static func twoWeightFace(_ family: String, _ weight: FontWeight, _ isItalic: Bool) -> Face {
    let end = weight.cssValue >= 600 ? (isItalic ? "bolditalic" : "bold") : nil
    return Face(file: "\(family)-\(end ?? (isItalic ? "italic" : "regular"))")
  }
}
