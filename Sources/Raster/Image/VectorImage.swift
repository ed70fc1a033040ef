internal import Synchronization

/// An image whose drawing is at hand: it is drawn in the sizes in which it is shown, and never scaled.
/// Compared by identity.
public final class VectorImage: Sendable {
  /// A picture of the drawing at any scale, which stands in where it can't be drawn.
  public let sample: Image
  /// In points.
  public let size: Size
  /// Pixels a point of the screen.
  private let scale: Double
  /// Pixels for each of the drawing's points in the sharpest picture.
  private let greatestScale: Double
  private let draw: @Sendable (_ scale: Double) -> PackedPixmap?
  /// By pixels for each point of the drawing; nil where it can't be drawn so.
  private let drawn = Mutex<[Double: PackedPixmap?]>([:])

  /// How many sizes of one drawing are worth a picture each; more are scaled.
  private static let sizeLimit = 16

  /// Creates an image that is drawn anew in each size.
  ///
  /// - Parameters:
  ///   - sample: A picture of the drawing at any scale, which stands in where it can't be drawn.
  ///   - size: The drawing's own size, in points.
  ///   - scale: The screen's scale.
  ///   - greatestScale: The pixels for each of the drawing's points in the sharpest picture.
  ///   - draw: The whole drawing at a scale in pixels a point; nil where it can't be drawn.
  public init(
    sample: Image, size: Size, scale: Double, greatestScale: Double = .infinity,
    draw: @escaping @Sendable (_ scale: Double) -> PackedPixmap?
  ) {
    self.sample = sample
    self.size = size
    self.scale = scale
    self.greatestScale = greatestScale
    self.draw = draw
  }

  /// In its own size, at the screen's scale.
  public var image: Image { sample.scale == scale ? sample : image(scale: scale) ?? sample }

  /// The image for a place of `size` points; in its own proportions, large enough for both sides.
  ///
  /// - Complexity: O(1); each size is drawn once, when its pixels are asked for.
  public func image(filling size: Size) -> Image {
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    guard sample.capInsets == nil, factor.isFinite, factor > 0, factor != 1 else { return image }
    return image(scale: scale * factor) ?? image
  }

  private func image(scale: Double) -> Image? {
    let scale = min(scale, greatestScale)
    guard let pixmap = pixmap(scale: scale) else { return nil }
    var result = sample
    result.replacePixels(by: pixmap)
    result.scale = scale
    return result
  }

  private func pixmap(scale: Double) -> PackedPixmap? {
    drawn.withLock { drawn in
      if let known = drawn[scale] { return known }
      guard drawn.count < Self.sizeLimit else { return nil }
      let pixmap = draw(scale)
      drawn[scale] = pixmap
      return pixmap
    }
  }
}

extension VectorImage: Hashable {
  /// Two are equal when they are the same object.
  public static func == (a: VectorImage, b: VectorImage) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
