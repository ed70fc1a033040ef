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
