extension Canvas {
  /// Draws `body` between `save` and `restore`.
  public mutating func saved(_ body: (inout Canvas) -> Void) {
    append(.save)
    body(&self)
    append(.restore)
  }

  /// Draws `body` as one group: drawn on a layer, filtered, faded, then composited in the blend mode.
  ///
  /// - Parameter opacity: 0–1.
  public mutating func layer(
    opacity: Double = 1, blendMode: BlendMode = .normal, filters: [LayerFilter] = [],
    _ body: (inout Canvas) -> Void
  ) {
    append(.beginLayer(opacity: opacity, blendMode: blendMode, filters: filters))
    body(&self)
    append(.endLayer)
  }

  /// Draws `body` where an image's alpha, drawn over `rect`, lets it through. On a mirrored canvas the
  /// image is not reversed, as no image is.
  public mutating func masked(
    by mask: Image, in rect: Rect, _ body: (inout Canvas) -> Void
  ) {
    let mirrorsBody = isMirrored
    unmirrored(about: rect.midX) {
      $0.append(.beginMaskedLayer(mask: mask, rect: rect))
      if mirrorsBody { $0.mirrored(width: 2 * rect.midX, body) } else { body(&$0) }
      $0.append(.endLayer)
    }
  }

  /// Draws `body` within a path; clips within clips show where all of them do.
  public mutating func clipped(
    to path: Path, rule: FillRule = .nonZero, _ body: (inout Canvas) -> Void
  ) {
    saved {
      $0.append(.clip(path, rule: rule))
      body(&$0)
    }
  }

  /// Draws `body`, each of its shapes in a blend mode.
  public mutating func blended(_ mode: BlendMode, _ body: (inout Canvas) -> Void) {
    saved {
      $0.append(.setBlendMode(mode))
      body(&$0)
    }
  }

  /// Draws `body` mapped by a transform.
  public mutating func transformed(
    by transform: Transform, _ body: (inout Canvas) -> Void
  ) {
    saved {
      $0.append(.concatenate(transform))
      body(&$0)
    }
  }

  /// Draws `body` with its origin moved.
  public mutating func translated(x: Double, y: Double, _ body: (inout Canvas) -> Void) {
    transformed(by: .translation(x: x, y: y), body)
  }

  /// Draws `body` larger or smaller, from the origin.
  public mutating func scaled(x: Double, y: Double, _ body: (inout Canvas) -> Void) {
    transformed(by: .scale(x: x, y: y), body)
  }

  /// Draws `body` turned about a point, clockwise for a positive angle.
  public mutating func rotated(
    by angle: Angle, about center: Point = .zero, _ body: (inout Canvas) -> Void
  ) {
    transformed(
      by: Transform.translation(x: -center.x, y: -center.y)
        .concatenating(.rotation(angle)).concatenating(.translation(x: center.x, y: center.y)),
      body)
  }

  /// Draws `body` with left and right exchanged in `0...width`, as for people who read from the
  /// right. Texts and images lie where their mirror image would, and are not reversed themselves.
  public mutating func mirrored(width: Double, _ body: (inout Canvas) -> Void) {
    let outer = isMirrored
    isMirrored = !outer
    transformed(by: .mirror(about: width / 2), body)
    isMirrored = outer
  }

  /// Draws `body`, whose middle lies at `x`, without reversing it where the canvas is mirrored: it
  /// lies where its mirror image would.
  public mutating func unmirrored(about x: Double, _ body: (inout Canvas) -> Void) {
    guard isMirrored else { return body(&self) }
    isMirrored = false
    transformed(by: .mirror(about: x), body)
    isMirrored = true
  }

  /// The recorded drawing as pixels; the origin is the top left corner.
  ///
  /// - Parameters:
  ///   - width: in points; the pixmap has `width × scale` pixels across, rounded up.
  ///   - height: in points, as `width`.
  ///   - scale: pixels a point.
  ///   - background: what everything is drawn on.
  /// - Throws: `RasterizerError` for sizes and scales that cannot be drawn.
  /// - Complexity: `Rasterizer.render`'s.
  public func picture(
    width: Double, height: Double, scale: Double = 1, background: Color = .clear
  ) throws(RasterizerError) -> Pixmap {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    return try Rasterizer().render(
      displayList, width: PixelRect.pixel(width * scale, .up),
      height: PixelRect.pixel(height * scale, .up), scale: scale, background: background)
  }
}
