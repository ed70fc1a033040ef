import PNG
import Raster

/// A picture as large as a page shows it: a wall of hundreds need not load the pixels of the devices.
enum SmallPicture {
  /// The widths that pages may ask for, in pixels.
  static let widths = 16...4096
  /// The least number of times by which a file is wider than what is asked for, so that it is worth scaling.
  private static let leastFactor = 1.4

  /// The width in a name such as `184.png`; nil for any other name.
  static func width(_ name: String) -> Int? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "png", let width = Int(parts[0]), widths.contains(width)
    else { return nil }
    return width
  }

  /// Whether a drawing has so many more pixels than are asked for that it is scaled.
  static func isWorthwhile(_ drawing: PreviewDrawing, width: Int) -> Bool {
    drawing.size.width * drawing.scale > Double(width) * leastFactor
  }

  /// The PNG file of a drawing in a width in pixels, or the file as it is where that is hardly wider.
  static func file(of drawing: PreviewDrawing, width: Int) throws -> [UInt8] {
    guard isWorthwhile(drawing, width: width) else { return drawing.file }
    let picture = try PNG.decode(drawing.file).scaled(
      from: drawing.scale, to: Double(width) / drawing.size.width)
    return try PNG.encode(picture, compression: .fastest)
  }
}
