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

  /// Enough for those of titles, details and buttons of several sizes.
  private let latest = Mutex(LatestValues<Known>(limit: 8))

  init() {}

  /// A font, made the first time.
  ///
  /// - Parameter size: in points.
  func font(size: Double, weight: FontWeight, isItalic: Bool, _ make: () -> Font) -> Font {
    let known = latest.withLock { latest in
      latest.values.first { $0.size == size && $0.weight == weight && $0.isItalic == isItalic }?
        .font
    }
    if let known { return known }
    let font = make()
    latest.withLock {
      $0.keep(Known(size: size, weight: weight, isItalic: isItalic, font: font))
    }
    return font
  }
}
