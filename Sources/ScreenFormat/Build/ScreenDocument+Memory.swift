package import Raster

extension ScreenDocument {
  /// The error of a screen that takes too much memory or work to draw; nil for other errors.
  ///
  /// It points to the object with the most translucent objects around it, which need the most layers, or to the
  /// largest drawing; to the window if there are none.
  package func diagnostics(for error: RasterizerError) -> Diagnostics? {
    let root = Cursor(root: root, file: file)
    let window = root["window"] ?? root
    var diagnostics = Diagnostics()
    switch error {
    case .outlinesTooLong(let limit):
      diagnostics.add(
        ScreenProblem.outlinesTooLong(limit: limit), .error, at: Self.largestDrawing(root) ?? window
      )
    case .memoryExceeded(let use, let limits):
      var place = (cursor: window, depth: 0)
      if use.paths > max(use.layers, use.images) {
        place.cursor = Self.largestDrawing(root) ?? window
      } else if use.layers > use.images {
        Self.findDeepest(root, inside: 0, &place)
      }
      diagnostics.add(ScreenProblem.tooMuchMemory(use, limits: limits), .error, at: place.cursor)
    case .tooMuchWork(let excess):
      let drawing = excess.kind == .pixels ? Self.largestDrawing(root) : nil
      diagnostics.add(ScreenProblem.tooMuchWork(excess), .error, at: drawing ?? window)
    case .surfaceTooLarge(let width, let height, let limits):
      diagnostics.add(
        ScreenProblem.drawnImageTooLarge(width: width, height: height, limits: limits), .error,
        at: Self.largestDrawing(root) ?? window)
    case .unreadableImage(let failure):
      diagnostics.add(ScreenProblem.unreadableImage(failure), .error, at: window)
    case .emptySurface, .invalidScale: return nil
    }
    return diagnostics
  }

  /// The longest path data; else the first drawing.
  private static func largestDrawing(_ cursor: Cursor) -> Cursor? {
    var longest: (cursor: Cursor, length: Int)?
    func look(_ cursor: Cursor) {
      for member in cursor.members {
        var length = 0
        switch member.key {
        case "path": length = member.value.node.string?.utf8.count ?? 0
        case "draw" where longest == nil: length = 1
        default: break
        }
        if length > longest?.length ?? 0 { longest = (member.value, length) }
        look(member.value)
      }
      for element in cursor.elements { look(element) }
    }
    look(cursor)
    return longest?.cursor
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
