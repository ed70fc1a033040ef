package import Raster

/// Reads colours as CSS writes them.
package enum CSSColor {
  /// Nil for what is no colour, `currentColor` among it.
  package static func read(_ text: String) -> Color? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let value = CSSColorNames.values[text] {
      return Color(bytes: Int(value >> 16), Int(value >> 8 & 255), Int(value & 255))
    }
    return function(text)
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    var values: [Int] = []
    for digit in digits {
      guard let value = digit.hexDigitValue else { return nil }
      values.append(value)
    }
    switch values.count {
    case 3, 4: values = values.map { $0 * 17 }
    case 6, 8:
      values = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    return Color(
      bytes: values[0], values[1], values[2], alpha: values.count == 4 ? Double(values[3]) / 255 : 1
    )
  }

  /// `rgb()`, `rgba()`, `hsl()`, `hsla()` and `hwb()`, with commas or spaces.
  private static func function(_ text: String) -> Color? {
    var scanner = ValueScanner(text)
    let name = scanner.name()
    scanner.skipSpace()
    guard ["rgb", "rgba", "hsl", "hsla", "hwb"].contains(name), scanner.take("(") else {
      return nil
    }
    var values: [(number: Double, isPercent: Bool)] = []
    scanner.skipSpace()
    while values.count < 4, let number = scanner.number() {
      let isPercent = scanner.take("%")
      let unit = isPercent ? "" : scanner.name()
      values.append((number * (degrees[unit] ?? 1), isPercent))
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpace() }
    }
    guard values.count >= 3, scanner.take(")") else { return nil }
    let alpha = values.count == 4 ? unit(values[3].number / (values[3].isPercent ? 100 : 1)) : 1
    if name.hasPrefix("rgb") {
      let channels = values.prefix(3).map { value in
        unit(value.isPercent ? value.number / 100 : value.number / 255)
      }
      return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }
    let shares = (unit(values[1].number / 100), unit(values[2].number / 100))
    guard name == "hwb" else {
      return hsl(hue: values[0].number, saturation: shares.0, lightness: shares.1, alpha: alpha)
    }
    // CSS Colour Module Level 4, section 8.
    let (white, sum) = (shares.0, shares.0 + shares.1)
    if sum >= 1 { return Color(white: white / sum, alpha: alpha) }
    let pure = hsl(hue: values[0].number, saturation: 1, lightness: 0.5, alpha: alpha)
    func mixed(_ channel: Double) -> Double { channel * (1 - sum) + white }
    return Color(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }

  /// The degrees of a unit of angles.
  static let degrees = ["deg": 1, "turn": 360.0, "grad": 0.9, "rad": 180 / Double.pi]

  /// CSS Colour Module Level 4, section 7.1.
  private static func hsl(
    hue: Double, saturation: Double, lightness: Double, alpha: Double
  ) -> Color {
    let a = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let turned = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turned < 0 ? turned + 12 : turned
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
}
