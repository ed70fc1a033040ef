import Raster

/// Drawing in Display P3, as phones mix colours: the edge of green on white is lighter there than where sRGB is mixed.
extension DisplayList {
  /// The list with the colours of fills, strokes, glyphs, images and shadows as components of Display P3.
  ///
  /// Glass and what works on its ground stay, since their figures are of pictures that were converted; so do pixels of images.
  func inDisplayP3() -> DisplayList {
    DisplayList(
      commands: commands.map { command in
        switch command {
        case .fill(let path, let rule, let paint):
          .fill(path, rule: rule, paint: paint.inDisplayP3())
        case .stroke(let path, let style, let paint):
          .stroke(path, style: style, paint: paint.inDisplayP3())
        case .glyphs(let run, let origin, let color):
          .glyphs(run, origin: origin, color: color.inDisplayP3())
        case .image(let image, let rect, let tint, let opacity):
          .image(image, rect: rect, tint: tint?.inDisplayP3(), opacity: opacity)
        case .shadow(let path, let color, let offset, let radius, let knockout):
          .shadow(
            path, color: color.inDisplayP3(), offset: offset, blurRadius: radius,
            knockout: knockout)
        case .innerShadow(let path, let color, let offset, let radius):
          .innerShadow(path, color: color.inDisplayP3(), offset: offset, blurRadius: radius)
        default: command
        }
      })
  }
}

extension Paint {
  fileprivate func inDisplayP3() -> Paint {
    switch self {
    case .solid(let color): return .solid(color.inDisplayP3())
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { $0.inDisplayP3() }
      return .gradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = gradient.stops.map { $0.inDisplayP3() }
      return .radialGradient(gradient)
    case .sweepGradient(var gradient):
      gradient.stops = gradient.stops.map { $0.inDisplayP3() }
      return .sweepGradient(gradient)
    case .pattern: return self
    }
  }
}

extension GradientStop {
  fileprivate func inDisplayP3() -> GradientStop {
    GradientStop(location: location, color: color.inDisplayP3())
  }
}

extension Color {
  /// The same colour in components of Display P3.
  fileprivate func inDisplayP3() -> Color { DisplayP3.displayP3(self) }
}
