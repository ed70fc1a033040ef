/// The colour space that an ICC profile describes, as far as it is told apart.
package enum ColorProfile: Sendable, Hashable {
  case sRGB
  case displayP3
  /// Any other; the associated value is its description.
  case other(String)

  /// Reads a profile (ICC.1:2010): its primaries decide, as names are translated and changed; of grey the curve, which is
  /// sRGB's or nearly so, as that of gamma 2.2.
  package init(icc bytes: [UInt8]) {
    let tags = Self.tags(bytes)
    let name = tags["desc"].map(Self.text) ?? ""
    let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(Self.xyz) }
    func isNear(_ wanted: [[Double]]) -> Bool {
      primaries.count == 3
        && zip(primaries, wanted).allSatisfy { pair in
          zip(pair.0, pair.1).allSatisfy { ($0 - $1).magnitude < 0.003 }
        }
    }
    if isNear(Self.sRGBPrimaries) || primaries.isEmpty && tags["kTRC"].map(Self.isNearSRGB) == true
    {
      self = .sRGB
    } else if isNear(Self.displayP3Primaries) {
      self = .displayP3
    } else {
      self = .other(name.isEmpty ? "without a name" : name)
    }
  }

  /// The warning about colours of a profile that is neither sRGB nor Display P3; without a capital or full stop.
  package static func warning(_ name: String) -> String {
    "the colour profile \"\(name)\" is neither sRGB nor Display P3; its colours are taken for sRGB"
  }

  /// The warning about inks of a profile, which is not read; without a capital or full stop.
  package static func inkWarning(_ name: String) -> String {
    "the colour profile \"\(name)\" is not read; its inks are drawn as those of U.S. Web Coated (SWOP) v2"
  }

  /// XYZ of the primaries, adapted to D50, as profiles hold them.
  private static let sRGBPrimaries = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]
  private static let displayP3Primaries = [
    [0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841],
  ]

  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Int? {
    let start = bytes.startIndex + offset
    guard offset >= 0, start + 4 <= bytes.endIndex else { return nil }
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first of each tag.
  private static func tags(_ bytes: [UInt8]) -> [String: ArraySlice<UInt8>] {
    var result: [String: ArraySlice<UInt8>] = [:]
    let whole = bytes[...]
    guard let count = number(whole, 128), count <= 100 else { return [:] }
    for index in 0..<count {
      let place = 132 + index * 12
      guard let offset = number(whole, place + 4), let size = number(whole, place + 8),
        offset >= 0, size >= 0, offset <= bytes.count, size <= bytes.count - offset
      else { continue }
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      if result[name] == nil { result[name] = bytes[offset..<offset + size] }
    }
    return result
  }

  /// Three signed numbers with 16 binary places, behind the type and four zeros.
  private static func xyz(_ tag: ArraySlice<UInt8>) -> [Double]? {
    let values = [8, 12, 16].compactMap { number(tag, $0) }
    guard values.count == 3 else { return nil }
    return values.map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// Whether a curve (`curv`, or `para` of a gamma alone) gives light as sRGB's does, up to a hundredth: gamma 2.2 does.
  private static func isNearSRGB(_ tag: ArraySlice<UInt8>) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { value in
      light(tag, value).map { ($0 - DisplayP3.linear(value)).magnitude < 0.01 } ?? false
    }
  }

  private static func light(_ tag: ArraySlice<UInt8>, _ value: Double) -> Double? {
    guard let kind = number(tag, 0), let count = number(tag, 8) else { return nil }
    func entry(_ index: Int) -> Double? {
      let place = tag.startIndex + 12 + 2 * index
      guard index >= 0, place + 2 <= tag.endIndex else { return nil }
      return Double(Int(tag[place]) << 8 | Int(tag[place + 1]))
    }
    switch (kind, count) {
    // "curv": a gamma with 8 binary places, or a table.
    case (0x6375_7276, 0): return value
    case (0x6375_7276, 1): return entry(0).map { Power.raise(value, to: $0 / 256) }
    case (0x6375_7276, 2...65_536):
      let place = value * Double(count - 1)
      guard let low = entry(Int(place)), let high = entry(min(Int(place) + 1, count - 1)) else {
        return nil
      }
      return (low + (place - place.rounded(.down)) * (high - low)) / 65_535
    // "para" of kind 0: a gamma with 16 binary places.
    case (0x7061_7261, 0):
      return number(tag, 12).map { Power.raise(value, to: Double($0) / 65_536) }
    // Of kind 3, which is the form of sRGB's own curve: linear below d, then (ax + b) to the power of gamma.
    case (0x7061_7261, 0x30000):
      let numbers = (0..<5).compactMap { number(tag, 12 + 4 * $0) }
        .map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
      guard numbers.count == 5 else { return nil }
      return value < numbers[4]
        ? numbers[3] * value : Power.raise(numbers[1] * value + numbers[2], to: numbers[0])
    default: return nil
    }
  }

  /// The letters of a description, of either kind; ASCII only.
  private static func text(_ tag: ArraySlice<UInt8>) -> String {
    let letters = tag.dropFirst(12).filter { $0 >= 32 && $0 < 127 }
    return String(decoding: letters.prefix(64), as: UTF8.self)
  }
}

/// Display P3 in bytes to sRGB in bytes, with a table for what every channel needs.
struct DisplayP3Table: Sendable {
  private let linear = (0...255).map { DisplayP3.linear(Double($0) / 255) }
  /// Encoded bytes by 4095ths of linear light, enough for bytes within one step.
  private let encoded = (0...4095).map { Color.byte(DisplayP3.encoded(Double($0) / 4095)) }

  /// The nearest colour of sRGB.
  func sRGB(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (UInt8, UInt8, UInt8) {
    if red == green, green == blue { return (red, green, blue) }
    let light = DisplayP3.linearSRGB(linear[Int(red)], linear[Int(green)], linear[Int(blue)])
    func byte(_ value: Double) -> UInt8 {
      encoded[Int(min(max(value, 0), 1) * 4095 + 0.5)]
    }
    return (byte(light.0), byte(light.1), byte(light.2))
  }
}
