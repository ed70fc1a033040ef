package import Raster
internal import Synchronization

/// The bitmaps that drawing a screen makes of colours and drawings. They last as long as the list of what is
/// drawn, so their sum is bounded, and those of one colour are made once.
package final class DrawnImages: Sendable {
  private struct ColorKey: Hashable {
    var color: Color
    var size: Size
  }

  private struct State {
    var bytes = 0
    var error: RasterizerError?
    var colors: [ColorKey: Image] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: The greatest sum in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes of all bitmaps that were asked for, refused ones included.
  package var bytes: Int { state.withLock { $0.bytes } }

  /// Whether bitmaps were refused, so that the drawing lacks them.
  package var isExceeded: Bool { bytes > limit }

  /// The first error of a bitmap that took too much memory or work to draw, so that the drawing lacks it.
  package var error: RasterizerError? { state.withLock { $0.error } }

  /// Notes that a bitmap could not be drawn.
  package func fail(_ error: RasterizerError) {
    state.withLock { state in
      if state.error == nil { state.error = error }
    }
  }

  /// Counts a bitmap that is to be made.
  ///
  /// - Returns: False if there is no room for it.
  package func reserve(_ bytes: Int) -> Bool {
    state.withLock { state in
      let (sum, overflows) = state.bytes.addingReportingOverflow(bytes)
      state.bytes = overflows ? .max : sum
      return state.bytes <= limit
    }
  }

  /// The bitmap of one colour, made by `make` the first time.
  package func image(of color: Color, size: Size, make: () -> Image) -> Image {
    let key = ColorKey(color: color, size: size)
    if let known = state.withLock({ $0.colors[key] }) { return known }
    let image = make()
    state.withLock { $0.colors[key] = image }
    return image
  }
}
