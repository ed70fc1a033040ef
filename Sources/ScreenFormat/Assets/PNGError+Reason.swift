package import PNG

extension PNGError {
  /// The reason as a part of a sentence, without a capital or full stop.
  package var reason: String {
    switch self {
    case .notAPNG: "it is not a PNG"
    case .truncated: "the file ends too early"
    case .corrupt(let message): "it is damaged (\(Quotation.escaped(message)))"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .empty: "it has no pixels"
    case .outOfMemory: "there is not enough memory"
    }
  }
}
