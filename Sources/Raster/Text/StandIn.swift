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
    var font = Font(
      face: face, size: size, embolden: cut.embolden, tracking: tracking(atSize: size),
      metrics: metrics)
    guard isOfSystem else {
      // Drawn after the font it stands for, and as large.
      font.metrics.capHeight = face.metrics.capHeight
      font.metrics.xHeight = face.metrics.xHeight
      return font
    }
    font.glyphScale = metrics.capHeight / face.metrics.capHeight
    font.helveticaNeueBoldShare = cut.boldShare
    return font
  }

  /// Whether a system's own font is stood in for, which is fitted to measured pictures.
  private var isOfSystem: Bool {
    switch self {
    case .helvetica, .helveticaNeue, .sanFrancisco: true
    case .times, .georgia, .courier, .menlo: false
    }
  }

  /// What UIKit reports for the font that is stood in for.
  var metrics: FontMetrics {
    switch self {
    case .helvetica:
      FontMetrics(ascender: 0.92, descender: 0.23, lineGap: 0, capHeight: 0.717, xHeight: 0.523)
    case .helveticaNeue:
      FontMetrics(
        ascender: 0.952, descender: 0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)
    case .sanFrancisco:
      FontMetrics(
        ascender: 0.952148, descender: 0.241211, lineGap: 0, capHeight: 0.705, xHeight: 0.526)
    // The others from the tables of the fonts' own files; heights of letters are the stand-in's.
    case .times:
      FontMetrics(ascender: 0.891, descender: 0.216, lineGap: 0.042, capHeight: 0, xHeight: 0)
    case .georgia:
      FontMetrics(ascender: 0.917, descender: 0.219, lineGap: 0, capHeight: 0, xHeight: 0)
    case .courier:
      FontMetrics(ascender: 0.754, descender: 0.246, lineGap: 0, capHeight: 0, xHeight: 0)
    case .menlo:
      FontMetrics(ascender: 0.928, descender: 0.236, lineGap: 0, capHeight: 0, xHeight: 0)
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
