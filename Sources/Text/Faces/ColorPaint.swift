internal import Raster

/// The drawing of a colour glyph by COLR, version 1: a tree, in font units, y up.
indirect enum ColorPaint: Sendable {
  /// One over the other, the lowest first.
  case layers([ColorPaint])
  /// Everywhere; something around it has to say where that ends.
  case color(GlyphColor)
  case linear(LinearGradient, [GlyphColor])
  case radial(RadialGradient, [GlyphColor])
  case sweep(SweepGradient, [GlyphColor])
  /// Within a shape.
  case within(Path, ColorPaint)
  case transformed(Transform, ColorPaint)
  /// The first drawn on the second.
  case composite(ColorPaint, Composition, on: ColorPaint)

  /// A colour of the font; the gradients' stops get theirs when they are drawn.
  struct GlyphColor: Sendable {
    /// Nil is the text's.
    var color: Color?
    var alpha: Double

    func resolved(_ text: TextColors) -> Color {
      let color = text.tint ?? color ?? text.foreground
      return color.withAlpha(color.alpha * alpha)
    }
  }

  /// The colours of the text that the glyph is part of.
  struct TextColors {
    /// The colour of glyphs' parts without one of their own.
    var foreground: Color
    /// Replaces every colour, as in shadows; nil keeps them.
    var tint: Color?
  }

  /// How one paint meets another.
  enum Composition: Sendable {
    case only(BlendMode)
    /// The other way round: the second drawn on the first.
    case swapped(BlendMode)
    case source, backdrop, nothing
  }

  /// Draws in font units.
  ///
  /// - Parameter bounds: what can be seen at all; nil outside of all shapes, where nothing ends a paint.
  func draw(_ text: TextColors, within bounds: Rect?, on canvas: inout Canvas) {
    switch self {
    case .layers(let paints):
      for paint in paints { paint.draw(text, within: bounds, on: &canvas) }
    case .color, .linear, .radial, .sweep:
      if let bounds, let paint = paint(text) { canvas.fill(Path(rect: bounds), paint) }
    case .within(let path, let inner):
      guard let own = path.controlBounds else { return }
      if let paint = inner.paint(text) {
        canvas.fill(path, paint)
      } else {
        canvas.clipped(to: path) { inner.draw(text, within: own, on: &$0) }
      }
    case .transformed(let transform, let inner):
      guard let inverse = transform.inverse else { return }
      let bounds = bounds.map { $0.mapped(by: inverse) }
      canvas.transformed(by: transform) { inner.draw(text, within: bounds, on: &$0) }
    case .composite(let source, let composition, let backdrop):
      let (first, second, mode): (ColorPaint, ColorPaint, BlendMode)
      switch composition {
      case .nothing: return
      case .source: return source.draw(text, within: bounds, on: &canvas)
      case .backdrop: return backdrop.draw(text, within: bounds, on: &canvas)
      case .only(let blend): (first, second, mode) = (backdrop, source, blend)
      case .swapped(let blend): (first, second, mode) = (source, backdrop, blend)
      }
      canvas.layer {
        first.draw(text, within: bounds, on: &$0)
        $0.layer(blendMode: mode) { second.draw(text, within: bounds, on: &$0) }
      }
    }
  }

  /// The paint, if this fills a shape with a single one.
  private func paint(_ text: TextColors) -> Paint? {
    func colored(_ stops: [GradientStop], _ colors: [GlyphColor]) -> [GradientStop] {
      zip(stops, colors).map { GradientStop(location: $0.location, color: $1.resolved(text)) }
    }
    switch self {
    case .color(let color): return .solid(color.resolved(text))
    case .linear(var gradient, let colors):
      gradient.stops = colored(gradient.stops, colors)
      return .gradient(gradient)
    case .radial(var gradient, let colors):
      gradient.stops = colored(gradient.stops, colors)
      return .radialGradient(gradient)
    case .sweep(var gradient, let colors):
      gradient.stops = colored(gradient.stops, colors)
      return .sweepGradient(gradient)
    case .layers, .within, .transformed, .composite: return nil
    }
  }
}

extension Rect {
  /// The upright rectangle around where a map puts this one.
  fileprivate func mapped(by transform: Transform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}
