package import Raster

extension ScreenDocument {
  /// The error of a screen that takes too much memory to draw; nil for other errors.
  ///
  /// It points to the object with the most translucent objects around it, which need the most layers; to the
  /// window if there are none.
  package func diagnostics(for error: RasterizerError) -> Diagnostics? {
    guard case .memoryExceeded(let use, let limits) = error else { return nil }
    let root = Cursor(root: root, file: file)
    var deepest = (cursor: root["window"] ?? root, depth: 0)
    if use.layers > use.images {
      Self.findDeepest(root, inside: 0, &deepest)
    }
    var diagnostics = Diagnostics()
    diagnostics.add(ScreenProblem.tooMuchMemory(use, limits: limits), .error, at: deepest.cursor)
    return diagnostics
  }

  private static func findDeepest(
    _ cursor: Cursor, inside depth: Int, _ deepest: inout (cursor: Cursor, depth: Int)
  ) {
    var depth = depth
    if let alpha = cursor["alpha"]?.node.number, alpha < 1 {
      depth += 1
      if depth > deepest.depth { deepest = (cursor, depth) }
    }
    for member in cursor.members { findDeepest(member.value, inside: depth, &deepest) }
    for element in cursor.elements { findDeepest(element, inside: depth, &deepest) }
  }
}
