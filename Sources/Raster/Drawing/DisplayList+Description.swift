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
    case .innerShadow(let path, let color, let offset, let blurRadius):
      "innerShadow \(Self.text(path)) color=\(color) offset=(\(Self.text(offset)))"
        + " blur=\(numberText(blurRadius))"
    case .backdrop(let path, let effect):
      "backdrop \(Self.text(path)) sigma=\(numberText(effect.sigma))"
        + " saturation=\(numberText(effect.saturation))"
        + " tints=[\(effect.tints.map { "\($0)" }.joined(separator: " "))]"
        + (effect.edge == .extend ? "" : " edge=\(effect.edge.rawValue)")
    case .glass(let glass): "glass \(Self.text(glass))"
    case .beginGlassContent(let isDark): "beginGlassContent \(isDark ? "dark" : "light")"
    case .endGlassContent: "endGlassContent"
    case .save: "save"
    case .restore: "restore"
    case .concatenate(let t):
      t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
        ? "translate \(numberText(t.tx)) \(numberText(t.ty))"
        : "concatenate "
          + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { numberText($0) }.joined(separator: " ")
    case .clip(let path, let rule): "clip \(Self.text(path))\(Self.text(rule))"
    case .setBlendMode(let mode): "blendMode \(mode.rawValue)"
    case .beginLayer(let opacity, let mode, let filters):
      "beginLayer opacity=\(numberText(opacity))"
        + (mode == .normal ? "" : " blendMode=\(mode.rawValue)")
        + (filters.isEmpty
          ? "" : " filters=[\(filters.map { Self.text($0) }.joined(separator: " "))]")
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
}
