import ObjectModel
import Raster
import Text

/// Text and images that are left out of a fill, so that what lies behind it shows: the titles of
/// selected segments and buttons from iOS 7 on.
enum Knockout {
  /// Whether a label or image view draws nothing, because its container leaves it out of a fill.
  static let isKnockedOut = PartKey<Bool>("isKnockedOut")

  /// The image with its alpha inverted: a mask of what the image does not cover.
  static func inverse(of image: Image) -> Image {
    var pixmap = image.pixmap
    for index in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      let alpha = 255 - pixmap.bytes[index + 3]
      for channel in 0..<4 { pixmap.bytes[index + channel] = alpha }
    }
    var result = image
    result.pixmap = pixmap
    return result
  }
}

extension Canvas {
  /// The outlines of a text's glyphs, in points; on a mirrored canvas they are mirrored once more,
  /// so that the text stays readable.
  func outline(of layout: TextLayout, at origin: Point) -> Path {
    let path = layout.outline(at: origin)
    guard isMirrored else { return path }
    return path.transformed(by: .mirror(about: origin.x + layout.size.width / 2))
  }

  /// Fills `rect` with `color`, less the alpha of `image` stretched over it.
  mutating func fill(_ rect: Rect, _ color: Color, around image: Image) {
    masked(by: Knockout.inverse(of: image), in: rect) { $0.fill(rect, color) }
  }
}
