package import Raster

/// A colour by hue, saturation and brightness, each from 0 to 1, as in UIColor.
package struct HSBColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  /// Creates a colour.
  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// The colour in red, green and blue (A. R. Smith, "Color Gamut Transform Pairs", 1978).
  ///
  /// - Parameter alpha: 0–1.
  package func rgb(alpha: Double) -> Color {
    let sector = hue * 6
    let whole = sector.rounded(.down)
    let part = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(whole) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
