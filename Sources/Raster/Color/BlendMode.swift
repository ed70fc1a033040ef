/// How a colour that is drawn (the source) meets what lies there (the destination).
///
/// With S and D the premultiplied channels of source and destination, Sa and Da their alphas, all
/// 0–1. The same formula holds for the colour channels and for alpha; the names and formulas are
/// CoreGraphics' (`CGBlendMode`), which are those of Porter and Duff (1984) and of PDF 1.7, 11.3.5.
/// The modes from `darken` on are S·(1 − Da) + D·(1 − Sa) + Sa·Da·B, where B is a function of the
/// straight colours s = S/Sa and d = D/Da; their alpha is that of `normal`.
///
/// Each result is rounded to a byte once. Where a shape covers a pixel in part, the modes that a
/// transparent source leaves alone multiply the source by the coverage first; `copy`, `clear`,
/// `sourceIn` and `destinationIn` mix their result with the destination by coverage. Nothing changes
/// outside the shape.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  /// S + D·(1 − Sa): source over destination. The product is rounded, then added.
  case normal
  /// S·D + S·(1 − Da) + D·(1 − Sa): never lighter than either.
  case multiply
  /// S + D − S·D: never darker than either.
  case screen
  /// Multiplies dark destinations, screens light ones: 2·S·D where 2·D ≤ Da, else
  /// Sa·Da − 2·(Da − D)·(Sa − S), and S·(1 − Da) + D·(1 − Sa).
  case overlay
  /// min(1, S + D).
  case plusLighter
  /// S: the destination is replaced.
  case copy
  /// 0: the destination is erased.
  case clear
  /// D·Sa: the destination stays where the source is.
  case destinationIn
  /// D·(1 − Sa): the destination stays where the source is not.
  case destinationOut
  /// S·Da: the source shows where the destination is, and replaces it.
  case sourceIn
  /// S·Da + D·(1 − Sa): the source over the destination, where the destination is.
  case sourceAtop
  /// B = min(s, d).
  case darken
  /// B = max(s, d).
  case lighten
  /// B = min(1, d / (1 − s)), 0 where d is 0: the source brightens the destination.
  case colorDodge
  /// B = 1 − min(1, (1 − d) / s), 1 where d is 1: the source darkens the destination.
  case colorBurn
  /// As `overlay`, the two exchanged: dark sources multiply, light ones screen.
  case hardLight
  /// Darkens or lightens a little: d − (1 − 2·s)·d·(1 − d) where s ≤ ½, else d + (2·s − 1)·(D(d) − d) with
  /// D(x) = ((16·x − 12)·x + 4)·x where x ≤ ¼, else √x.
  case softLight
  /// B = |s − d|.
  case difference
  /// B = s + d − 2·s·d.
  case exclusion
  /// The source's hue, with saturation and luminosity of the destination.
  case hue
  /// The source's saturation, with hue and luminosity of the destination.
  case saturation
  /// The source's hue and saturation, with the luminosity of the destination.
  case color
  /// The source's luminosity, with hue and saturation of the destination.
  case luminosity
}

extension BlendMode {
  /// True when a transparent source leaves the destination as it is.
  var keepsUnderTransparent: Bool {
    switch self {
    case .copy, .clear, .destinationIn, .sourceIn: false
    default: true
    }
  }
}
