internal import Synchronization

/// An image whose drawing is at hand: in other sizes than its own it is drawn anew, not scaled.
/// Compared by identity.
public final class VectorImage: Sendable {
  /// In its own size, at the screen's scale.
  public let image: Image
  private let draw: @Sendable (_ scale: Double) -> Pixmap?
  /// By pixels for each point of the drawing; nil where it can't be drawn so.
  private let drawn = Mutex<[Double: Pixmap?]>([:])

  /// How many sizes of one drawing are worth a picture each; more are scaled.
  private static let sizeLimit = 16

  /// Creates an image that is drawn anew in other sizes.
  ///
  /// - Parameters:
  ///   - image: The drawing in its own size, at the screen's scale.
  ///   - draw: Draws the whole drawing at a scale in pixels a point; nil where it can't be drawn.
  public init(image: Image, draw: @escaping @Sendable (_ scale: Double) -> Pixmap?) {
    self.image = image
    self.draw = draw
  }

  /// The image for a place of `size` points; in its own proportions, large enough for both sides.
  ///
  /// - Complexity: draws each size once.
  public func image(filling size: Size) -> Image {
    let own = image.size
    let factor = max(size.width / own.width, size.height / own.height)
    guard image.capInsets == nil, factor.isFinite, factor > 0, factor != 1,
      let pixmap = pixmap(scale: image.scale * factor)
    else { return image }
    var result = image
    result.pixmap = pixmap
    result.scale = image.scale * factor
    return result
  }

  private func pixmap(scale: Double) -> Pixmap? {
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
