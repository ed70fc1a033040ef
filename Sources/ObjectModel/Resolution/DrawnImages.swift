package import Raster
internal import Synchronization

/// The bitmaps that drawing a screen makes of colours, symbols and drawings. They last as long as the list of what is
/// drawn, so their sum is bounded, and those of the same commands are made once.
package final class DrawnImages: Sendable {
  /// What a bitmap is made of.
  private struct Drawing: Hashable {
    var list: DisplayList
    var width: Int
    var height: Int
    var scale: Double
  }

  /// The most commands of a drawing that is looked for among those before: longer ones would cost as much to compare as to
  /// draw, and would have to be kept (choice).
  private static let mostCommands = 32

  private struct State {
    var bytes = 0
    var error: RasterizerError?
    var known: [Drawing: Image] = [:]
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

  /// The bitmap of commands, drawn the first time; nil if there is no room for it, or if it is too much to draw.
  ///
  /// - Parameters:
  ///   - list: Points, from the bitmap's top left corner.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - scale: Pixels a point.
  package func image(
    of list: DisplayList, width: Int, height: Int, scale: Double
  ) -> Image? {
    let drawing =
      list.commands.count <= Self.mostCommands && !list.drawsImages
      ? Drawing(list: list, width: width, height: height, scale: scale) : nil
    if let drawing, let known = state.withLock({ $0.known[drawing] }) { return known }
    guard reserve(width * height * 4) else { return nil }
    do throws(RasterizerError) {
      let pixmap = try Rasterizer().render(list, width: width, height: height, scale: scale)
      let image = Image(pixmap: pixmap, scale: scale)
      if let drawing { state.withLock { $0.known[drawing] = image } }
      return image
    } catch {
      fail(error)
      return nil
    }
  }

  /// Notes that a bitmap could not be drawn.
  private func fail(_ error: RasterizerError) {
    state.withLock { state in
      if state.error == nil { state.error = error }
    }
  }

  /// Counts a bitmap that is to be made.
  ///
  /// - Returns: False if there is no room for it.
  private func reserve(_ bytes: Int) -> Bool {
    state.withLock { state in
      let (sum, overflows) = state.bytes.addingReportingOverflow(bytes)
      state.bytes = overflows ? .max : sum
      return state.bytes <= limit
    }
  }
}

extension DisplayList {
  /// Whether commands hold images, whose pixels are many to compare.
  fileprivate var drawsImages: Bool {
    commands.contains { command in
      switch command {
      case .image, .beginMaskedLayer, .fill(_, _, .pattern), .stroke(_, _, .pattern): true
      default: false
      }
    }
  }
}
