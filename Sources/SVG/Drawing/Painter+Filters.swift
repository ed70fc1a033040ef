import Raster

extension Painter {
  /// Draws content as a picture of its own, through the functions of the property `filter`.
  mutating func paint(
    _ position: Int, filteredBy text: String, in context: Context,
    content: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard let functions = FilterFunction.list(text) else {
      warn(.filterList(text))
      return try content(&self)
    }
    var steps: [FilterStep] = []
    for function in functions {
      // With a function that refers to nothing the whole list has no effect.
      guard let step = try step(function, for: position, in: context) else {
        return try content(&self)
      }
      steps.append(step)
    }
    let reach = steps.reduce(Size.zero) {
      Size(width: $0.width + $1.reach.width, height: $0.height + $1.reach.height)
    }
    var area: Rect?
    if steps.contains(where: { $0.region == nil }) {
      area = try drawnPixels(of: position, in: context, reach)
    }
    for region in steps.compactMap(\.region) { area = area?.union(region) ?? region }
    // A filter without a region, or without primitives, draws nothing.
    guard let area, !area.isEmpty, !steps.contains(where: \.isEmpty) else { return }
    var picture = FilterPicture(pixmap: try self.picture(of: area, content), isLinear: false)
    for step in steps { try apply(step, to: &picture, in: area, context) }
    canvas.image(Image(pixmap: picture.pixmap, sampling: .nearest), in: area)
  }

  /// A function with the pixels that it works on.
  private struct FilterStep {
    var function: FilterFunction
    /// The `filter` element of a reference, whose region is in pixels.
    var filter: Int?
    var region: Rect?
    /// The element's bounds, where they are the unit of the primitives.
    var box: Rect?
    /// Whether nothing of the picture is left.
    var isEmpty = false
    /// How far pixels can spread.
    var reach = Size.zero
  }

  /// Nil for a reference to no filter.
  private mutating func step(
    _ function: FilterFunction, for position: Int, in context: Context
  ) throws(SVGError) -> FilterStep? {
    var step = FilterStep(function: function)
    switch function {
    case .matrix: break
    case .blur(let length):
      let deviation = deviation(length, context)
      step.reach = Size(
        width: Self.blurReach * deviation.x, height: Self.blurReach * deviation.y)
    case .dropShadow(let x, let y, let length, _):
      let (deviation, move) = (deviation(length, context), distance(x, y, context))
      step.reach = Size(
        width: Self.blurReach * deviation.x + move.x.magnitude,
        height: Self.blurReach * deviation.y + move.y.magnitude)
    case .reference(let id):
      guard let filter = self.position(of: id, ["filter"]) else { return nil }
      let chain = referenceChain(filter, ["filter"])
      step.filter = filter
      if attribute("primitiveUnits", of: chain) == "objectBoundingBox" {
        step.box = try bounds(of: position, in: context)
      }
      let units = attribute("filterUnits", of: chain) ?? "objectBoundingBox"
      step.region = try region(of: filter, units: units, for: position, in: context)
        .flatMap { pixels(of: $0, context.transform) }
      step.isEmpty = step.region == nil || FilterRun.primitives(of: filter, self).isEmpty
    }
    return step
  }

  /// How many deviations a blur reaches: three boxes of 1.88 deviations, half of each to either side.
  private static let blurReach = 3.0

  private mutating func apply(
    _ step: FilterStep, to picture: inout FilterPicture, in area: Rect, _ context: Context
  ) throws(SVGError) {
    picture = picture.converted(toLinear: false)
    try budget.take(work: area.width * area.height * Work.filteredPixel)
    switch step.function {
    case .matrix(let matrix): picture.mapColors { FilterFormulas.apply(matrix, $0) }
    case .blur(let length):
      let deviation = deviation(length, context)
      try budget.take(bytes: picture.pixmap.bytesAroundBlur(x: deviation.x, y: deviation.y))
      picture.pixmap = picture.pixmap.blurred(x: deviation.x, y: deviation.y)
    case .dropShadow(let x, let y, let length, let color):
      let (deviation, move) = (deviation(length, context), distance(x, y, context))
      try budget.take(
        bytes: picture.pixmap.bytesAroundBlur(x: deviation.x, y: deviation.y)
          + 3 * picture.pixmap.bytes.count)
      picture = picture.withShadow(
        color ?? context.style.color, x: move.x, y: move.y, deviation: deviation)
    case .reference:
      guard let filter = step.filter, let region = step.region else { return }
      let pixels = region.width * region.height
      let count = Double(FilterRun.primitives(of: filter, self).count)
      try budget.take(work: pixels * count * Work.filteredPixel)
      let source = picture.part(area, region)
      var run = FilterRun(self, context, area: region, box: step.box, source: source.pixmap)
      try budget.take(bytes: run.bytes(of: filter))
      let result = run.run(filter)
      run.warnings.forEach { warn($0) }
      picture = FilterPicture(pixmap: result, isLinear: false).part(region, area)
    }
  }

  /// The pixels that an element draws on, strokes and markers included, and those around them.
  private mutating func drawnPixels(
    of position: Int, in context: Context, _ reach: Size
  ) throws(SVGError) -> Rect? {
    var painter = Painter(
      cascade: cascade, budget: budget, purpose: .measure, area: area,
      gradientStops: gradientStops)
    painter.references = references
    painter.measuresStrokes = true
    try painter.paintContent(of: position, in: context)
    // What is drawn outside of the picture may spread into it.
    let visible = area.insetBy(x: -reach.width.rounded(.up), y: -reach.height.rounded(.up))
    let bounds = painter.meetsFilters || position == 0 ? visible : painter.measured
    guard let bounds, bounds.isFinite else { return nil }
    var whole = self
    whole.area = visible
    return whole.pixels(of: bounds.insetBy(x: -reach.width, y: -reach.height), .identity)
  }

  // MARK: Lengths

  /// A standard deviation in pixels.
  private func deviation(_ length: Length, _ context: Context) -> (x: Double, y: Double) {
    let distance = distance(length, length, context)
    return (min(distance.x, Self.greatestDistance), min(distance.y, Self.greatestDistance))
  }

  /// Lengths across and down, in pixels by the scale of the user space.
  private func distance(_ x: Length, _ y: Length, _ context: Context) -> (x: Double, y: Double) {
    func pixels(_ length: Length, _ scale: Double) -> Double {
      let value =
        length.resolved(
          .horizontal, viewport: context.viewport, fontSize: context.style.fontSize) * scale
      return value.isNaN ? 0 : min(max(value, -Self.greatestDistance), Self.greatestDistance)
    }
    return (pixels(x, context.transform.scales.x), pixels(y, context.transform.scales.y))
  }

  /// Pixels beyond which nothing of a picture is left.
  private static let greatestDistance = 16_384.0
}
