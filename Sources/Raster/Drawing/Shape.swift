/// The pixels that a drawing covers.
enum Shape {
  /// Every pixel of the area, at one coverage.
  case area(PixelRect, coverage: UInt8 = 255)
  /// An axis-aligned rectangle with any edges.
  case rect(Rect, area: PixelRect)
  /// The edges in the renderer's list.
  case edges(FillRule, area: PixelRect)
  /// The edges in the renderer's list are those of the part that the rest is an image of.
  case mirrored(Mirror, area: PixelRect)
  /// The rectangle but for its corners that the renderer's scanner has taken.
  case roundedRect(PixelRect)
  /// Masks one after the other, as the glyphs of a run.
  case masks([MaskPlacement], area: PixelRect)

  /// The pixels that can be touched; within the clip.
  var area: PixelRect {
    switch self {
    case .area(let area, _), .rect(_, let area), .edges(_, let area), .mirrored(_, let area),
      .roundedRect(let area), .masks(_, let area):
      area
    }
  }
}

/// A mask moved to its place.
struct MaskPlacement {
  var mask: Mask
  var x = 0
  var y = 0
}
