extension StandIn {
  /// TeX Gyre Heros has Helvetica's own advances: nothing to adjust but missing weights.
  static func helveticaCut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    var cut = helveticaNeueCut(weight, isItalic)
    cut.tracking = 0
    if weight == .regular || weight == .bold { cut.embolden = 0 }
    return cut
  }

  /// Weights that TeX Gyre Heros lacks are its nearest one, thickened or thinned.
  static func helveticaNeueCut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    let regular = isItalic ? "texgyreheros-italic" : "texgyreheros-regular"
    let bold = isItalic ? "texgyreheros-bolditalic" : "texgyreheros-bold"
    return switch weight {
    case .ultraLight: Cut(file: regular, embolden: -0.055, tracking: 0)
    case .thin: Cut(file: regular, embolden: -0.04, tracking: 0)
    case .light: Cut(file: regular, embolden: -0.02, tracking: 0)
    case .regular: Cut(file: regular, embolden: 0, tracking: 0)
    case .medium: Cut(file: regular, embolden: 0.035, tracking: 0)
    case .semibold: Cut(file: bold, embolden: -0.01, tracking: 0)
    case .bold: Cut(file: bold, embolden: 0, tracking: 0)
    case .heavy: Cut(file: bold, embolden: 0.02, tracking: 0)
    case .black: Cut(file: bold, embolden: 0.035, tracking: 0)
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

  /// San Francisco's spacing by size, in thousandths of the em, as Apple's Human Interface
  /// Guidelines list it for text sizes; Inter has one spacing. Larger sizes keep the last figure.
  static func sanFranciscoTracking(_ size: Double) -> Double {
    let table: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24]
    let place = min(max(size - 6, 0), Double(table.count - 1))
    let low = Int(place)
    let high = min(low + 1, table.count - 1)
    return (table[low] + (table[high] - table[low]) * (place - Double(low))) / 1000
  }
}
