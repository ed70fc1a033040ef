/// Moves colours away from or towards their grey.
struct Saturation: Sendable, Hashable {
  /// Rec. 709's weights, as Apple's UIImageEffects sample has them.
  static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// A row of three weights for each channel, of red, green and blue, in 1/65536. Rows add up to one, so
  /// greys stay as they are to the bit.
  private let rows: [Int32]

  /// - Parameter amount: 1 changes nothing, 0 leaves grey.
  init(_ amount: Double) {
    let held = amount.isFinite ? min(max(amount, -16), 16) : 1
    let rest = 1 - held
    func fixed(_ value: Double) -> Int32 { Int32((value * 65536).rounded()) }
    let r = fixed(Self.weights.red * rest)
    let g = fixed(Self.weights.green * rest)
    let b = fixed(Self.weights.blue * rest)
    rows = [65536 - g - b, g, b, r, 65536 - r - b, b, r, g, 65536 - r - g]
  }

  /// The matrix is linear, so premultiplied channels go through as they are; results are clamped to
  /// 0…alpha.
  func apply(to surface: inout Surface) {
    let count = surface.bounds.width * surface.bounds.height
    surface.withPixels { Kernels.current.mixChannels($0, count: count, rows: rows) }
  }
}
