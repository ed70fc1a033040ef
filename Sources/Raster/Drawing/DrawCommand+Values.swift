/// The values of commands as text.
extension DrawCommand {
  static func text(_ p: Point) -> String { "\(numberText(p.x)) \(numberText(p.y))" }

  static func text(_ r: Rect) -> String {
    [r.minX, r.minY, r.width, r.height].map { numberText($0) }.joined(separator: " ")
  }

  static func text(_ path: Path) -> String {
    path.rectangle.map { "rect=(\(text($0)))" } ?? "path=\"\(path)\""
  }

  static func text(_ glass: Glass) -> String {
    let shapes = glass.shapes.map { shape in
      let radii = shape.radii
      let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      let radius = "r \(corners.map { numberText($0) }.joined(separator: " "))"
      return "\(text(shape.rect)) \(radius)\(shape.isContinuous ? " continuous" : "")"
    }
    var words = ["\(glass.generation) \(glass.variant) \(glass.appearance) \(glass.role)"]
    words.append("shapes=[\(shapes.joined(separator: ", "))]")
    if glass.spacing != 0 { words.append("spacing=\(numberText(glass.spacing))") }
    if let tint = glass.tint { words.append("tint=\(tint)") }
    if glass.tintAmount != Glass.standardTintAmount {
      words.append("tintAmount=\(numberText(glass.tintAmount))")
    }
    if glass.isOpaque { words.append("opaque") }
    if glass.hasPlainEdge, glass.tint != nil { words.append("plainEdge") }
    if glass.hasBorder { words.append("border") }
    return words.joined(separator: " ")
  }

  static func text(_ rule: FillRule) -> String { rule == .nonZero ? "" : " evenOdd" }

  static func text(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): "color=\(color)"
    case .gradient(let gradient):
      "gradient=[\(text(gradient.start)) to \(text(gradient.end)):"
        + text(gradient.stops, gradient.spread, gradient.interpolation)
    case .radialGradient(let gradient):
      "radialGradient=[\(text(gradient.startCenter)) \(numberText(gradient.startRadius)) to "
        + "\(text(gradient.endCenter)) \(numberText(gradient.endRadius)):"
        + text(gradient.stops, gradient.spread, gradient.interpolation)
    case .sweepGradient(let gradient):
      "sweepGradient=[\(text(gradient.center)) from \(numberText(gradient.start.degrees)) to "
        + "\(numberText(gradient.end.degrees)):"
        + text(gradient.stops, gradient.spread, gradient.interpolation)
    case .pattern(let image, let origin): "pattern=\(text(image)) origin=(\(text(origin)))"
    }
  }

  static func text(_ image: Image) -> String {
    let caps = image.capInsets.map {
      " \(image.resizingMode.rawValue) "
        + [$0.top, $0.left, $0.bottom, $0.right].map { numberText($0) }.joined(separator: " ")
    }
    let sampling = image.sampling == .automatic ? "" : " \(image.sampling.rawValue)"
    return "[\(image.pixelWidth)x\(image.pixelHeight)@\(numberText(image.scale))"
      + "\(caps ?? "")\(sampling)]"
  }

  static func text(_ style: StrokeStyle) -> String {
    var parts = ["width=\(numberText(style.width))"]
    if style.cap != .butt { parts.append("cap=\(style.cap.rawValue)") }
    if style.join != .miter { parts.append("join=\(style.join.rawValue)") }
    if style.join == .miter, style.miterLimit != 10 {
      parts.append("miterLimit=\(numberText(style.miterLimit))")
    }
    if style.clipsMiters { parts.append("clipsMiters") }
    if !style.dash.isEmpty {
      parts.append("dash=[\(style.dash.map { numberText($0) }.joined(separator: " "))]")
      if style.dashPhase != 0 { parts.append("phase=\(numberText(style.dashPhase))") }
    }
    return parts.joined(separator: " ")
  }

  static func text(
    _ stops: [GradientStop], _ spread: GradientSpread, _ interpolation: GradientInterpolation
  ) -> String {
    stops.map { " \(numberText($0.location)) \($0.color)" }.joined(separator: ",") + "]"
      + (spread == .pad ? "" : " \(spread.rawValue)")
      + (interpolation == .premultiplied ? "" : " \(interpolation.rawValue)")
  }

  static func text(_ filter: LayerFilter) -> String {
    switch filter {
    case .blur(let sigma, let edge): "blur(\(numberText(sigma)) \(edge.rawValue))"
    case .saturation(let amount): "saturation(\(numberText(amount)))"
    case .desaturation: "desaturation"
    }
  }
}
