import Raster

/// A gradient as its elements describe it.
struct GradientDescription {
  var stops: [GradientStop] = []
  /// The element that holds the stops; nil without any.
  var source: Int?
  /// From the gradient's units to those of the shape or its bounds.
  var transform = Transform.identity
  /// True when 0–1 is the shape's bounds.
  var usesBounds = true
  var spread = GradientSpread.pad
  var shape = Shape.linear(start: .zero, end: .zero)

  enum Shape {
    case linear(start: Point, end: Point)
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
  }

  /// Nil where all is the last stop's colour.
  func paint(_ stops: [GradientStop]) -> Paint? {
    switch shape {
    case .linear(let start, let end):
      guard start != end else { return nil }
      return .gradient(
        LinearGradient(
          stops: stops, start: start, end: end, spread: spread, interpolation: .straight))
    case .radial(let focus, let focusRadius, let center, let radius):
      guard radius > 0 else { return nil }
      return .radialGradient(
        RadialGradient(
          stops: stops, startCenter: focus, startRadius: focusRadius, endCenter: center,
          endRadius: radius, spread: spread, interpolation: .straight))
    }
  }
}

/// The stops of a drawing's gradients: read once, so that all fills share them.
final class GradientStops {
  private struct Faded: Hashable {
    let position: Int
    let opacity: Double
  }

  private var own: [Int: [GradientStop]] = [:]
  private var faded: [Faded: [GradientStop]] = [:]

  /// The stops among an element's children; empty without any.
  func stops(
    of position: Int, _ read: () throws(SVGError) -> [GradientStop]
  ) throws(SVGError) -> [GradientStop] {
    if let known = own[position] { return known }
    let stops = try read()
    own[position] = stops
    return stops
  }

  /// The stops of an element with their alphas times an opacity.
  func stops(
    _ stops: [GradientStop], of position: Int, opacity: Double, _ budget: Budget
  ) throws(SVGError) -> [GradientStop] {
    if opacity == 1 { return stops }
    let key = Faded(position: position, opacity: opacity)
    if let known = faded[key] { return known }
    try budget.take(bytes: stops.count * MemoryLayout<GradientStop>.stride)
    let result = stops.map {
      GradientStop(location: $0.location, color: $0.color.withAlpha($0.color.alpha * opacity))
    }
    faded[key] = result
    return result
  }
}

/// Reads gradients with what they take over from others.
struct GradientReader {
  let painter: Painter
  let context: Painter.Context

  private static let names: Set = ["linearGradient", "radialGradient"]
  /// How near a focus may come to the circle, as a share of the radius: on it there is no cone.
  private static let nearestFocus = 0.001

  func read(_ position: Int) throws(SVGError) -> GradientDescription {
    let tree = painter.tree
    let chain = painter.referenceChain(position, Self.names)
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { tree.elements[$0].attributes[name] }.first
    }
    var result = GradientDescription()
    result.usesBounds = attribute("gradientUnits") != "userSpaceOnUse"
    result.transform = painter.transform(of: chain, "gradientTransform", context)
    result.spread = attribute("spreadMethod").flatMap(GradientSpread.init(rawValue:)) ?? .pad
    for element in chain where result.source == nil {
      result.stops = try stops(of: element)
      if !result.stops.isEmpty { result.source = element }
    }
    // Only elements of the same kind hand on their geometry.
    let name = tree.elements[position].name
    func length(
      _ key: String, _ direction: Length.Direction, _ standard: Length
    ) -> Double {
      let text = chain.lazy.filter { tree.elements[$0].name == name }
        .compactMap { tree.elements[$0].attributes[key] }.first
      let length = text.flatMap { Length($0) } ?? standard
      if result.usesBounds, length.unit == .percent { return length.value / 100 }
      return length.resolved(
        direction, viewport: context.viewport, fontSize: context.style.fontSize)
    }
    if name == "linearGradient" {
      result.shape = .linear(
        start: Point(
          x: length("x1", .horizontal, Length(0)), y: length("y1", .vertical, Length(0))),
        end: Point(
          x: length("x2", .horizontal, Length(100, .percent)),
          y: length("y2", .vertical, Length(0))))
      return result
    }
    let half = Length(50, .percent)
    let center = Point(
      x: length("cx", .horizontal, half), y: length("cy", .vertical, half))
    let radius = length("r", .diagonal, half)
    func has(_ key: String) -> Bool {
      chain.contains { tree.elements[$0].name == name && tree.elements[$0].attributes[key] != nil }
    }
    let focus = Point(
      x: has("fx") ? length("fx", .horizontal, half) : center.x,
      y: has("fy") ? length("fy", .vertical, half) : center.y)
    // Circles that are the same have no colours between them, but some within and some around them.
    var focusRadius = max(0, length("fr", .diagonal, Length(0)))
    if focusRadius == radius { focusRadius = radius * (1 - Self.nearestFocus) }
    result.shape = .radial(
      focus: Self.besides(focus, center: center, radius: radius - focusRadius),
      focusRadius: focusRadius, center: center, radius: radius)
    return result
  }

  /// A focus that does not lie on the circle, to within what can be drawn. One outside of it makes a cone (SVG 2, section
  /// 14.2.3).
  private static func besides(_ focus: Point, center: Point, radius: Double) -> Point {
    let x = focus.x - center.x
    let y = focus.y - center.y
    let distance = (x * x + y * y).squareRoot()
    guard radius > 0, abs(distance - radius) < radius * nearestFocus else { return focus }
    let limit = radius * (1 - nearestFocus)
    return Point(x: center.x + x * limit / distance, y: center.y + y * limit / distance)
  }

  private func stops(of element: Int) throws(SVGError) -> [GradientStop] {
    try painter.gradientStops.stops(of: element) { () throws(SVGError) in
      let positions = painter.tree.children(of: element).filter {
        painter.tree.elements[$0].name == "stop"
      }
      try painter.budget.take(bytes: positions.count * MemoryLayout<GradientStop>.stride)
      try painter.budget.take(work: Double(positions.count) * Work.element)
      return stops(positions)
    }
  }

  private func stops(_ positions: [Int]) -> [GradientStop] {
    var least = 0.0
    return positions.map { position in
      let values = painter.cascade.values(of: position)
      func value(_ name: String) -> String? {
        painter.cascade.value(name, of: position, values)
      }
      let offset =
        painter.tree.elements[position].attributes["offset"]
        .flatMap(ComputedStyle.opacity) ?? 0
      least = max(least, offset)
      var color = Color.black
      if let text = value("stop-color") {
        if text.lowercased() == "currentcolor" {
          color = currentColor(of: position)
        } else {
          color = CSSColor.read(text) ?? .black
        }
      }
      let opacity = value("stop-opacity").flatMap(ComputedStyle.opacity) ?? 1
      return GradientStop(location: least, color: color.withAlpha(color.alpha * opacity))
    }
  }

  /// The property `color` of an element or the nearest one around it that sets it.
  private func currentColor(of position: Int) -> Color {
    var next: Int? = position
    while let current = next {
      if let color = painter.cascade.values(of: current)["color"].flatMap(CSSColor.read) {
        return color
      }
      next = painter.tree.elements[current].parent
    }
    return .black
  }
}
