/// A rectangle of whole device pixels, half-open: columns `minX..<maxX`, rows `minY..<maxY`.
package struct PixelRect: Sendable, Hashable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  /// The smallest that holds both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Tells what is left of it around a hole: above and below, then on both sides.
  @inline(__always)
  func around(_ hole: PixelRect, _ body: (PixelRect) -> Void) {
    guard !hole.isEmpty else { return body(self) }
    func part(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
      let part = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
      if !part.isEmpty { body(part) }
    }
    part(minX, minY, maxX, hole.minY)
    part(minX, hole.maxY, maxX, maxY)
    part(minX, hole.minY, hole.minX, hole.maxY)
    part(hole.maxX, hole.minY, maxX, hole.maxY)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// All pixels that `rect` touches, clamped to a range where integers cannot overflow; empty when a
  /// side is NaN.
  static func enclosing(_ rect: Rect) -> PixelRect {
    guard rect.maxX >= rect.minX, rect.maxY >= rect.minY else { return .empty }
    return PixelRect(
      minX: pixel(rect.minX, .down), minY: pixel(rect.minY, .down),
      maxX: pixel(rect.maxX, .up), maxY: pixel(rect.maxY, .up))
  }

  /// The pixels that lie within a rectangle between two points as a whole, the first its upper left. No side is NaN.
  static func enclosed(_ low: Point, _ high: Point) -> PixelRect {
    PixelRect(
      minX: pixel(low.x, .up), minY: pixel(low.y, .up), maxX: pixel(high.x, .down),
      maxY: pixel(high.y, .down))
  }

  /// A coordinate as a whole pixel, clamped to ±2³⁰; NaN is 0.
  @inline(__always)
  static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
    guard !value.isNaN else { return 0 }
    let farthest = CoordinateLimit.farthest
    let held = min(max(value, -farthest), farthest)
    // A conversion takes a fifth of the time of rounding by a rule.
    let whole = Int(held)
    return switch rule {
    case .down: Double(whole) > held ? whole - 1 : whole
    case .up: Double(whole) < held ? whole + 1 : whole
    default: Int(held.rounded(rule))
    }
  }

  /// The nearest whole pixel, halves upward; limited as all are.
  static func nearest(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    let farthest = CoordinateLimit.farthest
    let upper = min(max(value + 0.5, -farthest), farthest)
    // Each glyph asks for its place twice.
    let whole = Int(upper)
    return Double(whole) > upper ? whole - 1 : whole
  }
}
