import ObjectModel
import Raster
import Text

/// Text and images cut out of a fill, so that what lies behind shows: how the flat look draws the
/// titles of selected segments and buttons.
enum Knockout {
  /// Handed to a label or image view whose container draws it as a hole.
  static let isKnockedOut = PartKey<Bool>("isKnockedOut")

  /// The image's alpha turned round: a mask that shows what the image leaves free.
  static func inverse(of image: Image) -> Image {
    var result = image
    for index in stride(from: 0, to: result.pixmap.bytes.count, by: 4) {
      let alpha = 255 - result.pixmap.bytes[index + 3]
      for channel in 0..<4 { result.pixmap.bytes[index + channel] = alpha }
    }
    return result
  }
}

extension Canvas {
  /// The outlines of a text's glyphs as a shape of this canvas: not reversed where that is mirrored.
  func outline(of layout: TextLayout, at origin: Point) -> Path {
    let path = layout.outline(at: origin)
    guard isMirrored else { return path }
    return path.transformed(by: .mirror(about: origin.x + layout.size.width / 2))
  }

  /// Fills `rect` with `color` except where `image`, drawn over it, has alpha.
  mutating func fill(_ rect: Rect, _ color: Color, around image: Image) {
    masked(by: Knockout.inverse(of: image), in: rect) { $0.fill(rect, color) }
  }
}
