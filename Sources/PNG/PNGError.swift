/// Why a PNG was not read or written.
public enum PNGError: Error, Sendable, Hashable {
  /// The bytes do not begin with PNG's signature.
  case notAPNG
  /// The bytes end before the picture does.
  case truncated
  /// A chunk is damaged or makes no sense; `message` is libpng's own.
  case corrupt(message: String)
  /// The picture is larger than the limits allow; sides in pixels.
  case tooLarge(width: Int, height: Int)
  /// A pixmap without pixels cannot be a PNG.
  case empty
  /// There was no memory for the work.
  case outOfMemory
}
