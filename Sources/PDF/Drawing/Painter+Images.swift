import Raster

extension Painter {
  /// Draws an image over the unit square of user space.
  mutating func paintImage(_ stream: PDFStream) throws(PDFError) {
    let corners = Rect(x: 0, y: 0, width: 1, height: 1)
    guard !isHidden,
      try takes(corners.bounds(under: state.transform), perPixel: Work.shadedPixel),
      let picture = try ImageReader(file: file, resources: resources, stream: stream).read()
    else { return }
    // Rows run from the top.
    let place = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.transform)
    guard place.inverse != nil else { return }
    let image = Image(pixmap: picture.pixmap)
    if picture.isStencil {
      return try paintStencil(image, place)
    }
    let opacity = state.fillOpacity
    let isGroup = picture.mask != nil && state.blendMode != .normal
    try composed(opacity: picture.mask == nil ? 1 : opacity, isGroup: isGroup) {
      (painter) throws(PDFError) in
      painter.canvas.append(.save)
      painter.canvas.append(.concatenate(place))
      if let mask = picture.mask {
        painter.canvas.append(.beginMaskedLayer(mask: Image(pixmap: mask), rect: corners))
      }
      painter.canvas.image(
        image, in: corners, opacity: picture.mask == nil ? opacity : 1)
      if picture.mask != nil { painter.canvas.append(.endLayer) }
      painter.canvas.append(.restore)
    }
  }

  /// Fills the shape of a stencil with the fill colour.
  private mutating func paintStencil(_ image: Image, _ place: Transform) throws(PDFError) {
    let corners = Rect(x: 0, y: 0, width: 1, height: 1)
    let color = state.fill
    if color.pattern == nil {
      guard !color.space.drawsNothing else { return }
      let tint = color.space.color(color.components)
      let opacity = state.fillOpacity
      return try composed { (painter) throws(PDFError) in
        painter.canvas.append(.save)
        painter.canvas.append(.concatenate(place))
        painter.canvas.image(image, in: corners, tint: tint, opacity: opacity)
        painter.canvas.append(.restore)
      }
    }
    guard let inverse = place.inverse else { return }
    try composed(isGroup: state.blendMode != .normal) { (painter) throws(PDFError) in
      painter.canvas.append(.save)
      painter.canvas.append(.concatenate(place))
      painter.canvas.append(.beginMaskedLayer(mask: image, rect: corners))
      painter.canvas.append(.concatenate(inverse))
      let outer = painter.state
      painter.state.softMask = nil
      painter.state.blendMode = .normal
      try painter.fill(Path(rect: corners).pixels(under: place), rule: .nonZero)
      painter.state = outer
      painter.canvas.append(.endLayer)
      painter.canvas.append(.restore)
    }
  }
}
