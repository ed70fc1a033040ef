/// The system fonts that embedded faces stand for.
public enum SystemFontFamily: String, Sendable, CaseIterable {
  /// iOS 6 and earlier: TeX Gyre Heros with Helvetica's measures.
  case helvetica
  /// iOS 7 and 8: TeX Gyre Heros with Helvetica Neue's measures.
  case helveticaLike
  /// iOS 9 to 12: Inter with San Francisco's measures.
  case sanFranciscoLike
  /// iOS 13 and later: Inter below 20 points and Inter Display from there on, with San Francisco's
  /// measures.
  case sanFranciscoProLike
}
