import Raster

/// The formulas of filter primitives (Filter Effects Module Level 1) on premultiplied channels, 0–1.
enum FilterFormulas {
  /// A channel of the result, from those of both pictures and their alphas.
  typealias Formula = (_ s: Double, _ d: Double, _ a: Double, _ b: Double) -> Double

  /// The formula of an operator; that of `over` for one that is not known.
  ///
  /// - Parameter k: the four factors of `arithmetic`.
  static func composite(_ name: String, _ k: [Double] = []) -> Formula {
    switch name {
    case "in": { s, _, _, b in s * b }
    case "out": { s, _, _, b in s * (1 - b) }
    case "atop": { s, d, a, b in s * b + d * (1 - a) }
    case "xor": { s, d, a, b in s * (1 - b) + d * (1 - a) }
    case "arithmetic" where k.count == 4:
      { s, d, _, _ in min(max(k[0] * s * d + k[1] * s + k[2] * d + k[3], 0), 1) }
    default: { s, d, a, _ in s + d * (1 - a) }
    }
  }

  /// The 20 numbers of a colour matrix, the last of each row in 0–1.
  static func matrix(_ type: String, _ values: [Double]) -> [Double] {
    let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    switch type {
    case "matrix": return values.count == 20 ? values : identity
    case "saturate":
      let luminance = [0.213, 0.715, 0.072]
      return mixed([luminance, luminance, luminance], rest: values.first.map { max($0, 0) } ?? 1)
    case "hueRotate":
      let angle = Angle(degrees: values.first ?? 0)
      let (c, s) = (angle.cosine, angle.sine)
      return [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
        0,
        0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
        0,
        0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
        0,
        0,
        0, 0, 0, 1, 0,
      ]
    case "luminanceToAlpha":
      return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0]
    default: return identity
    }
  }

  /// The matrix between one for colours and the one that leaves all as it is.
  ///
  /// - Parameter rest: the share of what is as it was; beyond 1 for more than that.
  static func mixed(_ matrix: [[Double]], rest: Double) -> [Double] {
    let rows = matrix.enumerated().flatMap { row, values in
      values.enumerated().map { column, value in
        value + ((row == column ? 1 : 0) - value) * rest
      } + [0, 0]
    }
    return rows + [0, 0, 0, 1, 0]
  }

  /// A colour matrix applied to a straight colour.
  static func apply(
    _ m: [Double], _ color: (UInt8, UInt8, UInt8, UInt8)
  ) -> (UInt8, UInt8, UInt8, UInt8) {
    let (r, g, b, a) = (
      Double(color.0) / 255, Double(color.1) / 255, Double(color.2) / 255, Double(color.3) / 255
    )
    func row(_ i: Int) -> UInt8 {
      Color.byte(m[i] * r + m[i + 1] * g + m[i + 2] * b + m[i + 3] * a + m[i + 4])
    }
    return (row(0), row(5), row(10), row(15))
  }

  /// The results of a transfer function for all bytes; nil for one that changes nothing. `gamma` is left
  /// out: powers differ between machines.
  static func transfer(_ attributes: [String: String]) -> [UInt8]? {
    var scanner = ValueScanner(attributes["tableValues"] ?? "")
    let values = scanner.numbers()
    func number(_ name: String, _ standard: Double) -> Double {
      attributes[name].flatMap(Double.init) ?? standard
    }
    switch attributes["type"] {
    case "linear":
      let (slope, intercept) = (number("slope", 1), number("intercept", 0))
      return (0...255).map { Color.byte(Double($0) / 255 * slope + intercept) }
    case "table" where values.count > 1:
      return (0...255).map { byte in
        let place = Double(byte) / 255 * Double(values.count - 1)
        let index = min(Int(place), values.count - 2)
        let part = place - Double(index)
        return Color.byte(values[index] + (values[index + 1] - values[index]) * part)
      }
    case "discrete" where !values.isEmpty:
      return (0...255).map { byte in
        Color.byte(values[min(byte * values.count / 255, values.count - 1)])
      }
    default: return nil
    }
  }
}
