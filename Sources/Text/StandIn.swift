/// How an embedded family takes the place of one of Apple's: whose measures it carries, and how its
/// outlines are adjusted to the measured stems, capitals and string widths.
enum StandIn: Sendable {
  /// Helvetica, iOS 6 and earlier.
  case helvetica
  /// Helvetica Neue, iOS 7 and 8.
  case helveticaNeue
  /// San Francisco, iOS 9 and later.
  case sanFrancisco
  /// Times, whose advances TeX Gyre Termes has.
  case times
  /// Georgia: TeX Gyre Schola is as wide and as upright.
  case georgia
  /// Courier, whose advances TeX Gyre Cursor has.
  case courier
  /// Menlo, which was made from DejaVu Sans Mono.
  case menlo

  /// The stand-in font.
  func font(size: Double, weight: FontWeight, isItalic: Bool) -> Font {
    let cut = cut(weight, isItalic)
    let face = EmbeddedFaces.shared.face(file: cut.file)
    let metrics = metrics(of: face)
    var font = Font(
      face: face, size: size, embolden: cut.embolden, tracking: tracking(atSize: size),
      metrics: metrics)
    font.glyphScale = metrics.capHeight / face.metrics.capHeight
    font.helveticaNeueBoldShare = cut.boldShare
    return font
  }

  /// What UIKit reports for the font that is stood in for.
  ///
  /// - Parameter face: stands in. Those for other fonts than a system's were drawn after them, and
  ///   are as large.
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
    // As the tables of the fonts' files have it.
    case .times: return measures(0.891, 0.216, 0.042)
    case .georgia: return measures(0.917, 0.219)
    case .courier: return measures(0.754, 0.246)
    case .menlo: return measures(0.928, 0.236)
    }
  }

  /// A file and its adjustments, as fractions of the em.
  struct Cut: Sendable, Hashable {
    var file: String
    var embolden = 0.0
    /// See `Font.helveticaNeueBoldShare`.
    var boldShare: Double?
  }

  private func cut(_ weight: FontWeight, _ isItalic: Bool) -> Cut {
    switch self {
    case .helvetica: Self.helveticaCut(weight, isItalic)
    case .helveticaNeue: Self.helveticaNeueCut(weight, isItalic)
    case .sanFrancisco: Self.interCut(weight, isItalic)
    case .times: Self.twoWeightCut("texgyretermes", weight, isItalic)
    case .georgia: Self.twoWeightCut("texgyreschola", weight, isItalic)
    case .courier: Self.twoWeightCut("texgyrecursor", weight, isItalic)
    // There is no leaning face of it here.
    case .menlo:
      Cut(file: weight.cssValue >= 600 ? "DejaVuSansMono-Bold" : "DejaVuSansMono")
    }
  }
}
