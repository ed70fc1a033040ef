internal import Raster
internal import Text

/// Draws recipes in a weight and scale. Lengths are ems: fractions of the point size at the medium scale.
struct SymbolDrawing {
  let weight: FontWeight
  let scale: SymbolScale
  /// The share of a weight's growth that strokes get: less within other outlines.
  var growthShare = 1.0
  /// The width of strokes as a share of the weight's.
  var strokeShare = 1.0

  /// The width of strokes at the regular weight and medium scale (choice, after San Francisco's stems).
  static let stroke = 0.083

  /// Phosphor draws a circle of 208 units; the system's is .996 of the point size.
  private static let iconUnit = 0.996 / 208
  /// The width of Phosphor's strokes, and the least that thinning leaves of it, in its units.
  private static let iconStroke = 16.0
  private static let leastIconStroke = 3.0
  /// The share of a weight's growth within enclosures (choice).
  private static let innerGrowthShare = 0.6
  private static let iconMiddle = 128.0
  /// The mean width of a hole that is a line, in Phosphor's units.
  private static let lineWidthLimit = 18.0

  /// The factor of the strokes' width.
  private var weightFactor: Double { 1 + (ownWeightFactor - 1) * growthShare }

  /// The factor of a weight: the stems of Inter's weights, as fractions of regular's.
  private var ownWeightFactor: Double {
    switch weight {
    case .ultraLight: 0.35
    case .thin: 0.52
    case .light: 0.755
    case .regular: 1
    case .medium: 1.267
    case .semibold: 1.535
    case .bold: 1.8
    case .heavy: 2.07
    case .black: 2.34
    }
  }

  /// The width of strokes.
  var strokeWidth: Double { Self.stroke * scale.stroke * weightFactor * strokeShare }

  /// The width of strokes at the regular weight.
  var regularStroke: Double { Self.stroke * scale.stroke }

  /// The thickness that the weight adds to the regular one's strokes.
  var growth: Double { Self.stroke * scale.stroke * (weightFactor - 1) }

  /// The layers of a recipe, about the middle.
  func layers(_ recipe: SymbolRecipe) -> [SymbolShape.Layer] {
    layers(recipe, size: scale.extent)
  }

  /// The layers of a recipe in the colours of levels: what is added to a figure is primary and the figure secondary, as
  /// are outlines around it (choice). Empty where there is one level.
  func coloredLayers(_ recipe: SymbolRecipe) -> [SymbolShape.Layer] {
    var layers = layers(recipe)
    switch recipe {
    case .enclosed(_, _, let isFilled):
      guard let outer = layers.first else { return [] }
      layers[0].level = 1
      if isFilled { layers.append(SymbolShape.Layer(path: outer.cut)) }
    case .slashed, .badged:
      for index in layers.indices.dropLast() { layers[index].level = 1 }
    case .icon, .figure, .letters: return []
    case .similar(let inner): return coloredLayers(inner)
    }
    return layers
  }

  /// The place of the weight between regular, which is 0, and ultra light, -1, or black, 1, by the width of strokes.
  var weightShare: Double {
    let own = ownWeightFactor
    let end = SymbolDrawing(weight: own < 1 ? .ultraLight : .black, scale: scale).ownWeightFactor
    return own == 1 ? 0 : (own - 1) / abs(end - 1)
  }

  func layers(_ recipe: SymbolRecipe, size: Double) -> [SymbolShape.Layer] {
    switch recipe {
    case .icon(let name, let isFilled):
      return [SymbolShape.Layer(path: icon(name, size: size, isFilled: isFilled))]
    case .figure(let name, let number, let isFilled):
      return layers(figure: name, number: number, size: size, isFilled: isFilled)
    case .similar(let inner): return layers(inner, size: size)
    case .letters(let text):
      return [SymbolShape.Layer(path: letters(text, capHeight: 0.74 * size))]
    case .enclosed(let inner, let enclosure, let isFilled):
      return enclosed(inner, enclosure, size: size, isFilled: isFilled)
    case .slashed(let inner): return slashed(layers(inner, size: size), size: size)
    case .badged(let inner, let badge):
      return badged(layers(inner, size: size), badge, size: size)
    }
  }

  // MARK: Icons and letters

  func icon(_ name: String, size: Double, isFilled: Bool) -> Path {
    guard let contours = SymbolTable.shared.icon(name, isFilled: isFilled) else { return Path() }
    let unit = Self.iconUnit * size
    let wanted = max(strokeWidth / unit, Self.leastIconStroke)
    // Half of what the strokes grow, in the icon's units.
    let stroke = (wanted - Self.iconStroke) / 2
    let outer = isFilled ? growth / unit / 2 : stroke
    var result = Path()
    for (contour, depth) in contours {
      // Lines that are left out of a filled shape grow as others do; wide holes shrink.
      let isLine = isFilled && depth > 0 && contour.meanWidth < Self.lineWidthLimit
      let moved = contour.moved(by: isLine ? -stroke : depth > 0 ? stroke : outer)
      // A hole or dot smaller than the distance is gone.
      guard moved.doubleArea * contour.doubleArea > 0 else { continue }
      result.append(open: moved)
      result.close()
    }
    return result.transformed(
      by: Transform(
        a: unit, b: 0, c: 0, d: unit, tx: -Self.iconMiddle * unit, ty: -Self.iconMiddle * unit))
  }

  /// Letters about the middle of their width and of their capitals' height.
  func letters(_ text: String, capHeight: Double) -> Path {
    // A hundred points keep the layout's rounding small.
    let base = 100.0
    let font = FontBook.embedded.systemFont(
      .sanFranciscoLike, size: base,
      weight: weight.heavier(by: capHeight < 0.6 * scale.extent ? 2 : 1))
    let layout = TextLayout(runs: [TextRun(text: text, font: font, color: .black)])
    let path = layout.outline(at: .zero)
    guard let bounds = path.controlBounds else { return path }
    let factor = capHeight / font.capHeight
    let middle = layout.firstBaseline - font.capHeight / 2
    return path.transformed(
      by: Transform(
        a: factor, b: 0, c: 0, d: factor, tx: -bounds.midX * factor, ty: -middle * factor))
  }

  // MARK: Composition

  private func enclosed(
    _ inner: SymbolRecipe, _ enclosure: SymbolEnclosure, size: Double, isFilled: Bool
  ) -> [SymbolShape.Layer] {
    let outer: Path
    let share: Double
    switch enclosure {
    case .circle: (outer, share) = (outline("circle", size, isFilled), 0.6)
    case .square, .app: (outer, share) = (outline("square", size, isFilled), 0.62)
    case .rectangle: (outer, share) = (outline("rectangle", size, isFilled), 0.6)
    case .triangle: (outer, share) = (outline("triangle", size, isFilled), 0.42)
    case .bubble:
      (outer, share) = (icon("chat-circle", size: size * 1.08, isFilled: isFilled), 0.5)
    case .diamond, .hexagon, .octagon, .shield, .seal:
      (outer, share) = (
        icon(enclosure.rawValue, size: size * 1.08, isFilled: isFilled), 0.52
      )
    }
    var content: [SymbolShape.Layer]
    if case .letters(let text) = inner.drawn {
      // Two digits are narrower than the circle only when they are smaller.
      let height =
        (text.count > 1 ? 0.44 : 0.54) * size * (enclosure == .triangle ? 0.85 : 1) - growth
      content = [SymbolShape.Layer(path: letters(text, capHeight: height))]
    } else {
      var drawing = self
      if weightFactor > 1 { drawing.growthShare = Self.innerGrowthShare }
      content = drawing.layers(inner, size: size * share)
    }
    if enclosure == .triangle {
      content = content.map { layer in
        let down = Transform.translation(x: 0, y: 0.09 * size)
        return SymbolShape.Layer(
          path: layer.path.transformed(by: down), cut: layer.cut.transformed(by: down))
      }
    }
    guard isFilled else { return [SymbolShape.Layer(path: outer)] + content }
    var cut = Path()
    for layer in content { cut.append(layer.path) }
    // What is cut out of the content stays filled, but for where later layers lie.
    let kept = content.indices.filter { !content[$0].cut.isEmpty }.map { index in
      var later = Path()
      for layer in content[(index + 1)...] { later.append(layer.path) }
      return SymbolShape.Layer(path: content[index].cut, cut: later)
    }
    return [SymbolShape.Layer(path: outer, cut: cut)] + kept
  }

  /// A figure of one part.
  private func outline(_ name: String, _ size: Double, _ isFilled: Bool) -> Path {
    layers(figure: name, size: size, isFilled: isFilled).first?.path ?? Path()
  }

  /// A bar from the upper left to the lower right, with a gap on both of its sides.
  private func slashed(_ base: [SymbolShape.Layer], size: Double) -> [SymbolShape.Layer] {
    let reach = 0.43 * size
    var line = Path()
    line.move(to: Point(x: -reach, y: -reach))
    line.line(to: Point(x: reach, y: reach))
    func bar(_ width: Double) -> Path {
      line.stroked(
        StrokeStyle(width: width, cap: .round, join: .round), tolerance: Self.tolerance)
    }
    let gap = bar(strokeWidth * 3)
    return base.map { cut($0, gap) } + [SymbolShape.Layer(path: bar(strokeWidth))]
  }

  private func badged(
    _ base: [SymbolShape.Layer], _ badge: SymbolRecipe?, size: Double
  ) -> [SymbolShape.Layer] {
    guard let bounds = Self.bounds(base) else { return base }
    let radius = (badge == nil ? 0.2 : 0.27) * size
    let center = Point(
      x: bounds.maxX - radius * 0.55,
      y: badge == nil ? bounds.minY + radius * 0.55 : bounds.maxY - radius * 0.55)
    let gap = Path(circleAt: center, radius: radius + strokeWidth)
    var disc = SymbolShape.Layer(path: Path(circleAt: center, radius: radius))
    if let badge {
      let move = Transform.translation(x: center.x, y: center.y)
      for layer in layers(badge, size: radius * 1.15) { disc.cut.append(layer.path) }
      disc.cut = disc.cut.transformed(by: move)
    }
    return base.map { cut($0, gap) } + [disc]
  }

  private func cut(_ layer: SymbolShape.Layer, _ path: Path) -> SymbolShape.Layer {
    var result = layer
    result.cut.append(path)
    return result
  }

  /// The extent of the layers' paths.
  static func bounds(_ layers: [SymbolShape.Layer]) -> Rect? {
    var result: Rect?
    for layer in layers {
      guard let bounds = layer.path.controlBounds else { continue }
      result = result?.union(bounds) ?? bounds
    }
    return result
  }
}

extension FontWeight {
  /// A heavier weight, at most black.
  fileprivate func heavier(by steps: Int) -> FontWeight {
    let all = FontWeight.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[min(all.count - 1, index + steps)]
  }
}
