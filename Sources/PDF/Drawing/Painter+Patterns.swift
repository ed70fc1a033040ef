import Raster

extension Painter {
  /// Fills a path in pixels with a pattern (ISO 32000-1, 8.7).
  mutating func paint(
    _ path: Path, rule: FillRule, pattern: PDFObject, _ color: PaintColor, opacity: Double
  ) throws(PDFError) {
    guard let dictionary = pattern.dictionary else { return }
    let matrix = try file.numbers(dictionary["Matrix"]).flatMap { Transform($0) } ?? .identity
    let transform = matrix.concatenating(base)
    guard transform.inverse != nil, try takes(path.controlBounds, perPixel: Work.shadedPixel) else {
      return
    }
    if try file.integer(dictionary["PatternType"]) == 2 {
      guard let shading = try shading(dictionary["Shading"]) else { return }
      return try fill(path, rule: rule, shading, transform, opacity: opacity, isPattern: true)
    }
    guard let stream = pattern.stream else { return }
    guard let cell = try cell(stream, transform, color) else { return }
    guard let inverse = cell.place.inverse else { return }
    try composed(opacity: opacity) { (painter) throws(PDFError) in
      painter.canvas.append(.save)
      painter.canvas.append(.concatenate(cell.place))
      painter.canvas.fill(
        path.transformed(by: inverse), .pattern(Image(pixmap: cell.pixmap), origin: .zero),
        rule: rule)
      painter.canvas.append(.restore)
    }
  }

  /// One cell of a tiling pattern as a picture.
  ///
  /// - Returns: with where its pixels lie in the picture; nil where there is nothing to draw.
  private mutating func cell(
    _ stream: PDFStream, _ transform: Transform, _ color: PaintColor
  ) throws(PDFError) -> (pixmap: Pixmap, place: Transform)? {
    let dictionary = stream.dictionary
    guard let box = try file.numbers(dictionary["BBox"]).flatMap({ Rect(corners: $0) }),
      !box.isEmpty, let xStep = try file.number(dictionary["XStep"])?.magnitude,
      let yStep = try file.number(dictionary["YStep"])?.magnitude, xStep > 0, yStep > 0,
      xStep.isFinite, yStep.isFinite
    else {
      file.warn(.pattern("it has no box or no step"), stream.number)
      return nil
    }
    // Whole pixels, so that cells repeat without seams; larger cells than the picture are drawn smaller.
    let limit = 2 * max(area.width, area.height, 1)
    let xScale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let yScale = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let columns = min(max((xStep * xScale).rounded(), 1), limit)
    let rows = min(max((yStep * yScale).rounded(), 1), limit)
    guard columns.isFinite, rows.isFinite else { return nil }
    // Cells lie as the picture does, where that is possible: then their pixels are its own.
    let isUpright = transform.b == 0 && transform.c == 0
    let x = columns / xStep * (isUpright && transform.a < 0 ? -1 : 1)
    let y = rows / yStep * (isUpright && transform.d < 0 ? -1 : 1)
    let toCell = Transform(
      a: x, b: 0, c: 0, d: y, tx: x < 0 ? columns - x * box.minX : -x * box.minX,
      ty: y < 0 ? rows - y * box.minY : -y * box.minY)
    guard let fromCell = toCell.inverse else { return nil }
    let resources = try file.dictionary(dictionary["Resources"])
    let contents = try file.contents(of: stream)
    let isColored = try file.integer(dictionary["PaintType"]) != 2
    // Parts of cells that are wider than the step lie in their neighbours.
    let (across, down) = (
      min((box.width / xStep).rounded(.up), 4), min((box.height / yStep).rounded(.up), 4)
    )
    var isValid = false
    let cell = Rect(x: 0, y: 0, width: columns, height: rows)
    let pixmap = try picture(of: cell, transform: toCell) { (painter) throws(PDFError) in
      try painter.within(stream.number) { (painter) throws(PDFError) in
        isValid = true
        if !isColored {
          var plain = color
          plain.pattern = nil
          if case .pattern(let base?) = plain.space { plain.space = base }
          painter.state.fill = plain
          painter.state.stroke = plain
          painter.ignoresColors = true
        }
        for row in stride(from: -(down - 1), through: 0, by: 1) {
          for column in stride(from: -(across - 1), through: 0, by: 1) {
            let place = Transform.translation(x: column * xStep, y: row * yStep)
              .concatenating(toCell)
            try painter.save()
            painter.state.transform = place
            try painter.clip(to: Path(rect: box).pixels(under: place), rule: .nonZero)
            try painter.run(contents: contents, resources: resources, base: place)
            painter.restore()
          }
        }
      }
    }
    return isValid ? (pixmap, fromCell.concatenating(transform)) : nil
  }

  // MARK: Shadings

  /// Paints all of the clip with a shading.
  mutating func paintShading(_ name: String?) throws(PDFError) {
    guard !isHidden, let name, let all = try file.dictionary(resources["Shading"]),
      let shading = try shading(all[name])
    else { return }
    let path = Path(rect: state.clip)
    guard try takes(state.clip, perPixel: Work.shadedPixel) else { return }
    try fill(
      path, rule: .nonZero, shading, state.transform, opacity: state.fillOpacity,
      isPattern: false)
  }

  private func shading(_ object: PDFObject?) throws(PDFError) -> Shading? {
    try ShadingReader(file: file, resources: resources).read(object)
  }

  private mutating func fill(
    _ path: Path, rule: FillRule, _ shading: Shading, _ transform: Transform, opacity: Double,
    isPattern: Bool
  ) throws(PDFError) {
    guard let inverse = transform.inverse, let bounds = path.bounds?.intersection(state.clip)
    else { return }
    let part = pixels(of: bounds, .identity)
    try composed(opacity: opacity) { (painter) throws(PDFError) in
      if isPattern, let background = shading.background {
        painter.canvas.fill(path, background, rule: rule)
      }
      painter.canvas.append(.save)
      if let box = shading.box {
        painter.canvas.append(.clip(Path(rect: box).pixels(under: transform), rule: .nonZero))
      }
      switch shading.kind {
      case .paint(let paint):
        painter.canvas.append(.concatenate(transform))
        painter.canvas.fill(path.transformed(by: inverse), paint, rule: rule)
      case .function(let shading):
        guard let part else { break }
        let pixmap = try shading.pixmap(of: part, inverse, painter.file.budget)
        painter.canvas.fill(path, .pattern(Image(pixmap: pixmap), origin: part.origin), rule: rule)
      case .mesh(let mesh):
        guard let part else { break }
        let pixmap = try mesh.pixmap(of: part, transform, painter.file.budget)
        painter.canvas.fill(path, .pattern(Image(pixmap: pixmap), origin: part.origin), rule: rule)
      }
      painter.canvas.append(.restore)
    }
  }
}
