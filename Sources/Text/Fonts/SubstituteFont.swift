/// One of Apple's font families, drawn with an embedded family: its line measures, and adjustments of the
/// outlines to its stems, capitals and string widths.
enum SubstituteFont: Sendable {
  /// Helvetica, iOS 6 and earlier.
  case helvetica
  /// Helvetica Neue, iOS 7 and 8.
  case helveticaNeue
  /// San Francisco, iOS 9 to 12.
  case sanFrancisco
  /// San Francisco, iOS 13 and later, whose shapes depend on the size.
  case sanFranciscoPro
  /// Times, whose advances TeX Gyre Termes has.
  case times
  /// Georgia: TeX Gyre Schola is as wide and as upright.
  case georgia
  /// Courier, whose advances TeX Gyre Cursor has.
  case courier
  /// Menlo, which was made from DejaVu Sans Mono.
  case menlo

  /// The embedded font, adjusted.
  ///
  /// - Parameter size: Points an em.
  func font(size: Double, weight: FontWeight, isItalic: Bool) -> Font {
    let chosen = face(weight, isItalic, size: size)
    let face = EmbeddedFaces.shared.face(file: chosen.file)
    let metrics = metrics(of: face)
    var font = Font(
      face: face, size: size, embolden: chosen.embolden,
      tracking: tracking(atSize: size, weight: weight, isItalic: isItalic), metrics: metrics)
    font.glyphScale = metrics.capHeight / face.metrics.capHeight
    font.helveticaNeueBoldShare = chosen.boldShare
    return font
  }

  /// The measures that UIKit reports for the family.
  ///
  /// - Parameter face: The embedded face. Substitutes for other fonts than the system's were drawn after
  ///   them, and are as large.
  private func metrics(of face: FontFace) -> FontMetrics {
    func measures(_ ascender: Double, _ descender: Double, _ lineGap: Double = 0) -> FontMetrics {
      FontMetrics(
        ascender: ascender, descender: descender, lineGap: lineGap,
        capHeight: face.metrics.capHeight, xHeight: face.metrics.xHeight)
    }
    switch self {
    case .helvetica:
      return FontMetrics(
        ascender: 0.92, descender: 0.23, lineGap: 0, capHeight: 0.717, xHeight: 0.523)
    case .helveticaNeue:
      return FontMetrics(
        ascender: 0.952, descender: 0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)
    case .sanFrancisco:
      return FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineGap: 0, capHeight: 0.705, xHeight: 0.526)
    case .sanFranciscoPro:
      return FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineGap: 0, capHeight: 0.7046, xHeight: 0.526)
    // As the tables of the fonts' files have it.
    case .times: return measures(0.891, 0.216, 0.042)
    case .georgia: return measures(0.917, 0.219)
    case .courier: return measures(0.754, 0.246)
    case .menlo: return measures(0.928, 0.236)
    }
  }

  /// A file and its adjustments, as fractions of the em.
  struct Face: Sendable, Hashable {
    var file: String
    var embolden = 0.0
    /// See `Font.helveticaNeueBoldShare`.
    var boldShare: Double?
  }

  private func face(_ weight: FontWeight, _ isItalic: Bool, size: Double) -> Face {
    switch self {
    case .helvetica: Self.helveticaFace(weight, isItalic)
    case .helveticaNeue: Self.helveticaNeueFace(weight, isItalic)
    case .sanFrancisco: Self.interFace(weight, isItalic)
    case .sanFranciscoPro:
      Self.usesDisplay(atSize: size, isItalic: isItalic)
        ? Self.interDisplayFace(weight) : Self.interFace(weight, isItalic)
    case .times: Self.twoWeightFace("texgyretermes", weight, isItalic)
    case .georgia: Self.twoWeightFace("texgyreschola", weight, isItalic)
    case .courier: Self.twoWeightFace("texgyrecursor", weight, isItalic)
    // There is no leaning face of it here.
    case .menlo:
      Face(file: weight.cssValue >= 600 ? "DejaVuSansMono-Bold" : "DejaVuSansMono")
    }
  }
}
