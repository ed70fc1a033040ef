/// The outlines that a picture has drawn, so that a document of a few kilobytes does not take minutes. Work is counted, not
/// timed: the same picture is refused on every machine, or on none.
struct OutlineCount {
  /// Some five seconds on a slow machine; a screen of controls has less than a thousandth of it.
  static let longest = 200_000_000.0
  /// Outlines that take less memory are not worth a look.
  static let smallBytes = 1_048_576.0
  /// Fills of fewer steps take next to nothing, unless there are very many.
  private static let simpleSteps = 16
  private static let fewPaths = 20_000

  private var paths = 0
  private var length = 0.0

  /// Whether a path is worth an estimate.
  mutating func counts(_ path: Path, _ stroke: StrokeStyle?) -> Bool {
    paths += 1
    return stroke != nil || path.elements.count > Self.simpleSteps
      || paths > Self.fewPaths && path.rectangle == nil
  }

  mutating func add(_ estimate: OutlineEstimate) throws(RasterizerError) {
    length += estimate.length
    guard length <= Self.longest else { throw .outlinesTooLong(limit: Self.longest) }
  }
}
