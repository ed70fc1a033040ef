internal import Raster

/// Draws figures: each part adds a layer, or cuts something out of those below.
extension SymbolDrawing {
  /// How far lines may leave round ends, in ems: a fiftieth of a pixel at 100 points and 3 pixels a point.
  static let tolerance = 1.0 / 15_000

  /// The stroke of a gap, in strokes: one and a seam on both sides.
  static let gapStrokes = 3.0

  /// The layers of a figure about the middle; nothing where there is no such figure.
  func layers(
    figure name: String, number: String? = nil, size: Double, isFilled: Bool
  ) -> [SymbolShape.Layer] {
    let filled = isFilled ? SymbolFigure(name + ".fill", number: number) : nil
    guard let figure = filled ?? SymbolFigure(name, number: number) else { return [] }
    var layers: [SymbolShape.Layer] = []
    for part in figure.parts {
      var drawing = self
      drawing.strokeShare *= part.strokeShare
      if weightShare > 0 { drawing.growthShare *= part.growthShare }
      drawing.add(part, to: &layers, size: size, isFilled: isFilled)
    }
    return layers
  }

  private func add(
    _ part: SymbolFigure.Part, to layers: inout [SymbolShape.Layer], size: Double, isFilled: Bool
  ) {
    func cut(_ path: Path) {
      for index in layers.indices { layers[index].cut.append(path) }
    }
    switch part.content {
    case .path(let data):
      let path = data.transformed(by: .scale(x: size, y: size))
      let area = Self.clockwise(path)
      switch part.mode {
      case .line: layers.append(.init(path: stroked(path)))
      case .shape:
        var shape = stroked(path)
        if isFilled { shape.append(area) }
        layers.append(.init(path: shape))
      case .detail where isFilled: cut(stroked(path))
      case .hole where isFilled: cut(moved(area) { _ in -regularStroke / 2 })
      case .detail, .hole: layers.append(.init(path: stroked(path)))
      case .solid: layers.append(.init(path: moved(area) { _ in growth / 2 }))
      case .dot:
        // Dots grow as the strokes do.
        let share = strokeWidth / Self.stroke - 1
        layers.append(
          .init(
            path: moved(area) {
              ($0.doubleArea.magnitude / 2 / 3.14159).squareRoot() * share / 2
            }))
      case .spot where isFilled: cut(area)
      case .area, .spot: layers.append(.init(path: area))
      case .gap:
        var gap = stroked(path, strokes: Self.gapStrokes)
        if path.elements.contains(.close) { gap.append(area) }
        cut(gap)
      }
    case .icon(let name, let filling, let transform):
      let placement = Placement(transform)
      let isIconFilled = filling ?? part.mode.fills(isFilled)
      let path = placement.place(
        icon(name, size: size * placement.size, isFilled: isIconFilled), size: size)
      add([.init(path: path)], mode: part.mode, to: &layers, isFilled: isFilled)
    case .symbol(let name, let filling, let transform):
      guard
        let recipe = SymbolRecipe(name + (filling ?? part.mode.fills(isFilled) ? ".fill" : ""))
          ?? SymbolRecipe(name)
      else { return }
      let placement = Placement(transform)
      let placed = self.layers(recipe, size: size * placement.size).map { layer in
        var result = layer
        result.path = placement.place(layer.path, size: size)
        result.cut = placement.place(layer.cut, size: size)
        return result
      }
      add(placed, mode: part.mode, to: &layers, isFilled: isFilled)
    case .letters(let text, let height, let transform):
      let path = letters(text, capHeight: height * size).transformed(
        by: .translation(x: transform.tx * size, y: transform.ty * size))
      add([.init(path: path)], mode: part.mode, to: &layers, isFilled: isFilled)
    }
  }

  /// Adds what is drawn already, or cuts it out.
  private func add(
    _ added: [SymbolShape.Layer], mode: SymbolFigure.Mode, to layers: inout [SymbolShape.Layer],
    isFilled: Bool
  ) {
    var cut = Path()
    switch mode {
    case .detail, .hole, .spot:
      guard isFilled else { break }
      for layer in added { cut.append(layer.path) }
    case .gap:
      for layer in added {
        cut.append(stroked(layer.path, strokes: Self.gapStrokes - 1))
        cut.append(layer.path)
      }
    case .line, .shape, .solid, .dot, .area: break
    }
    guard !cut.isEmpty else { return layers += added }
    for index in layers.indices { layers[index].cut.append(cut) }
  }

  private func stroked(_ path: Path, strokes: Double = 1) -> Path {
    path.stroked(
      StrokeStyle(width: strokeWidth * strokes, cap: .round, join: .round),
      tolerance: Self.tolerance)
  }

  /// The path with contours that run clockwise on screen, as those of strokes do: where others overlap them, nothing is
  /// left out.
  private static func clockwise(_ path: Path) -> Path {
    let contours = path.contours
    guard contours.contains(where: { $0.doubleArea < 0 }) else { return path }
    var result = Path()
    for contour in contours {
      result.append(open: contour.doubleArea < 0 ? contour.reversed : contour)
      result.close()
    }
    return result
  }

  /// The path with each contour moved outward by a distance of its own.
  private func moved(_ path: Path, by distance: (Contour) -> Double) -> Path {
    var result = Path()
    for contour in path.contours {
      let moved = contour.moved(by: distance(contour))
      // What is smaller than the distance is gone.
      guard moved.doubleArea * contour.doubleArea > 0 else { continue }
      result.append(open: moved)
      result.close()
    }
    return result
  }

  /// Where a part of a figure stands: its size is kept apart, since strokes do not grow with it.
  private struct Placement {
    let size: Double
    private let turn: Transform
    private let isMirrored: Bool

    init(_ transform: Transform) {
      let size = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      self.size = size
      isMirrored = transform.a * transform.d < transform.b * transform.c
      turn =
        size > 0
        ? Transform(
          a: transform.a / size, b: transform.b / size, c: transform.c / size,
          d: transform.d / size, tx: transform.tx, ty: transform.ty) : transform
    }

    /// The path turned and moved, with its contours in the direction that they had.
    func place(_ path: Path, size: Double) -> Path {
      let placed = path.transformed(
        by: Transform(
          a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: turn.tx * size, ty: turn.ty * size))
      guard isMirrored else { return placed }
      var result = Path()
      for contour in placed.contours {
        result.append(open: contour.reversed)
        result.close()
      }
      return result
    }
  }
}

extension SymbolFigure.Mode {
  /// Whether an icon or a symbol is filled in this mode.
  fileprivate func fills(_ isFilled: Bool) -> Bool {
    switch self {
    case .line, .detail, .hole: false
    case .shape: isFilled
    case .solid, .dot, .area, .spot, .gap: true
    }
  }
}
