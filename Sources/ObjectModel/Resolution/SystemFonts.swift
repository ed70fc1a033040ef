internal import Synchronization
internal import Text

/// The system fonts that objects of a screen asked for last: most texts have one of a few, and to make one takes far longer
/// than to look.
final class SystemFonts: Sendable {
  private struct Known: Sendable {
    let size: Double
    let weight: FontWeight
    let isItalic: Bool
    let font: Font
  }

  private struct State {
    var known: [Known] = []
    /// The place of the one to forget next.
    var oldest = 0
  }

  private let state = Mutex(State())

  /// How many are kept: those of titles, details and buttons of several sizes.
  private static let limit = 8

  init() {}

  /// A font, made the first time.
  ///
  /// - Parameter size: in points.
  func font(size: Double, weight: FontWeight, isItalic: Bool, _ make: () -> Font) -> Font {
    let known = state.withLock { state in
      state.known.first { $0.size == size && $0.weight == weight && $0.isItalic == isItalic }?.font
    }
    if let known { return known }
    let font = make()
    let new = Known(size: size, weight: weight, isItalic: isItalic, font: font)
    state.withLock { state in
      if state.known.count < Self.limit {
        state.known.append(new)
      } else {
        state.known[state.oldest] = new
        state.oldest = (state.oldest + 1) % Self.limit
      }
    }
    return font
  }
}
