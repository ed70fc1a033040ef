/// Why a JPEG file can't be read.
public enum JPEGError: Error, Sendable, Hashable {
  /// The bytes do not start as a JPEG file does.
  case notAJPEG
  /// The file ends before its last pixel.
  case truncated
  /// The file is damaged, or of a kind that libjpeg does not read; with its message.
  case corrupt(message: String)
  /// A side or the number of bytes is beyond the limits; in pixels.
  case tooLarge(width: Int, height: Int)
  /// There is no memory for the pixels.
  case outOfMemory
}

extension JPEGError {
  /// The reason as a part of a sentence, without a capital or full stop.
  public var reason: String {
    switch self {
    case .notAJPEG: "it is no JPEG file"
    case .truncated: "the file ends early"
    case .corrupt(let message): "the file is damaged (\(message))"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .outOfMemory: "there is no memory for its pixels"
    }
  }
}
