import ObjectModel
import Raster
import ScreenFormat

/// The components of colours that methods of UIColor tell, of which helpers make other colours.
enum ColorModel: String, CaseIterable {
  case red = "getRed"
  case hue = "getHue"
  case white = "getWhite"

  /// - Parameter getter: `getRed`, or its selector in Objective-C.
  init?(getter: String) {
    guard let model = Self.allCases.first(where: { getter.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self = model
  }

  /// The components of a colour with its alpha, each from 0 to 1; nil where they are not written.
  func components(of color: DocumentValue) -> [CodeValue]? {
    guard let (red, green, blue, alpha) = color.plainColor else { return nil }
    let parts =
      switch self {
      case .red: [red, green, blue]
      case .hue: Self.hueSaturationBrightness(red, green, blue)
      case .white: [(red + green + blue) / 3]
      }
    return (parts + [alpha]).map { .number($0, isInteger: false) }
  }

  private static func hueSaturationBrightness(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> [Double] {
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0 else { return [0, 0, brightness] }
    let sixths =
      switch brightness {
      case red: (green - blue) / chroma + (green < blue ? 6 : 0)
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    return [sixths / 6, chroma / brightness, brightness]
  }
}

extension DocumentValue {
  /// The colour that is written here with numbers, or as a name that is the same everywhere.
  var plainColor: (red: Double, green: Double, blue: Double, alpha: Double)? {
    switch self {
    case .string(let name):
      if name.hasPrefix("#") {
        guard let color = HexColor.parse(name) else { return nil }
        return (color.red, color.green, color.blue, color.alpha)
      }
      guard let color = NamedColors.fixed[name] else { return nil }
      return (color.red, color.green, color.blue, color.alpha)
    case .object(let object):
      func number(_ key: String) -> Double? {
        if case .number(let value, _)? = object[key]?.value { value } else { nil }
      }
      let alpha = number("alpha") ?? 1
      if let white = number("white") { return (white, white, white, alpha) }
      if let red = number("red"), let green = number("green"), let blue = number("blue") {
        return (red, green, blue, alpha)
      }
      if let inner = object["color"]?.value.plainColor {
        return (inner.red, inner.green, inner.blue, alpha)
      }
      return object["value"]?.value.plainColor
    default: return nil
    }
  }
}
