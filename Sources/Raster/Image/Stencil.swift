/// Template images: the bitmap's alpha, filled with a colour.
enum Stencil {
  /// Every pixel becomes `tint` in proportion to its alpha.
  static func tint(_ surface: inout Surface, with tint: Color) {
    let color = Pixel(tint)
    let count = surface.bounds.width * surface.bounds.height
    surface.withPixels { pixels in
      for index in 0..<count {
        let alpha = pixels[index].w
        pixels[index] = alpha == 255 ? color : BlendKernels.multiply(color, alpha)
      }
    }
  }

  /// The alpha of a drawn image as coverage.
  static func mask(_ surface: Surface) -> Mask {
    var mask = Mask(bounds: surface.bounds)
    for index in mask.bytes.indices { mask.bytes[index] = surface.pixmap.bytes[index * 4 + 3] }
    return mask
  }
}
