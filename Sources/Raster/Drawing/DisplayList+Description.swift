extension DisplayList: CustomStringConvertible {
  /// One command a line, indented inside `save` and layers; the form that tests compare.
  ///
  /// Lengths are points in the space of the command, printed in the fewest digits; rectangles are
  /// `x y width height`, colours `#RRGGBBAA`, other paths SVG path data.
  public var description: String {
    var depth = 0
    var lines: [String] = []
    for command in commands {
      if command.closes { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.opens { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command's line in a printed display list, without indentation.
  public var description: String {
    switch self {
    case .fill(let path, let rule, let paint):
      "fill \(Self.text(path))\(Self.text(rule)) \(Self.text(paint))"
    case .stroke(let path, let style, let paint):
      "stroke \(Self.text(path)) \(Self.text(style)) \(Self.text(paint))"
    case .glyphs(let run, let origin, let color):
      "glyphs at=(\(Self.text(origin))) color=\(color) ids=["
        + run.glyphs.map {
          "\($0.id)@\(numberText($0.x))\($0.y == 0 ? "" : ",\(numberText($0.y))")"
        }
        .joined(separator: " ") + "]"
    case .image(let image, let rect, let tint, let opacity):
      "image \(Self.text(image)) in=(\(Self.text(rect)))"
        + (tint.map { " tint=\($0)" } ?? "")
        + (opacity == 1 ? "" : " opacity=\(numberText(opacity))")
    case .shadow(let path, let color, let offset, let blurRadius, let knockout):
      "shadow \(Self.text(path)) color=\(color) offset=(\(Self.text(offset)))"
        + " blur=\(numberText(blurRadius))\(knockout ? " knockout" : "")"
    case .backdrop(let path, let effect):
      "backdrop \(Self.text(path)) sigma=\(numberText(effect.sigma))"
        + " saturation=\(numberText(effect.saturation))"
        + " tints=[\(effect.tints.map { "\($0)" }.joined(separator: " "))]"
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let t):
      t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
        ? "translate \(numberText(t.tx)) \(numberText(t.ty))"
        : "concatenate "
          + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { numberText($0) }.joined(separator: " ")
    case .clip(let path, let rule): "clip \(Self.text(path))\(Self.text(rule))"
    case .beginLayer(let opacity): "beginLayer opacity=\(numberText(opacity))"
    case .beginMaskedLayer(let mask, let rect):
      "beginMaskedLayer mask=\(Self.text(mask)) in=(\(Self.text(rect)))"
    case .endLayer: "endLayer"
    }
  }

  fileprivate var opens: Bool {
    switch self {
    case .save, .beginLayer, .beginMaskedLayer: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .restore, .endLayer: true
    default: false
    }
  }

  private static func text(_ p: Point) -> String { "\(numberText(p.x)) \(numberText(p.y))" }

  private static func text(_ r: Rect) -> String {
    [r.minX, r.minY, r.width, r.height].map { numberText($0) }.joined(separator: " ")
  }

  private static func text(_ path: Path) -> String {
    path.rectangle.map { "rect=(\(text($0)))" } ?? "path=\"\(path)\""
  }

  private static func text(_ rule: FillRule) -> String { rule == .nonZero ? "" : " evenOdd" }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .solid(let color): "color=\(color)"
    case .gradient(let gradient):
      "gradient=[\(text(gradient.start)) to \(text(gradient.end)):"
        + gradient.stops.map { " \(numberText($0.location)) \($0.color)" }.joined(separator: ",")
        + "]"
    case .pattern(let image, let origin): "pattern=\(text(image)) origin=(\(text(origin)))"
    }
  }

  private static func text(_ image: Image) -> String {
    let caps = image.capInsets.map {
      " \(image.resizingMode.rawValue) "
        + [$0.top, $0.left, $0.bottom, $0.right].map { numberText($0) }.joined(separator: " ")
    }
    return "[\(image.pixmap.width)x\(image.pixmap.height)@\(numberText(image.scale))\(caps ?? "")]"
  }

  private static func text(_ style: StrokeStyle) -> String {
    var parts = ["width=\(numberText(style.width))"]
    if style.cap != .butt { parts.append("cap=\(style.cap.rawValue)") }
    if style.join != .miter { parts.append("join=\(style.join.rawValue)") }
    if style.join == .miter, style.miterLimit != 10 {
      parts.append("miterLimit=\(numberText(style.miterLimit))")
    }
    if !style.dash.isEmpty {
      parts.append("dash=[\(style.dash.map { numberText($0) }.joined(separator: " "))]")
      if style.dashPhase != 0 { parts.append("phase=\(numberText(style.dashPhase))") }
    }
    return parts.joined(separator: " ")
  }
}
