import Raster

extension Painter {
  /// Draws content as a picture of its own, through a filter.
  mutating func paint(
    _ position: Int, filteredBy text: String, in context: Context,
    content: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard let id = ComputedStyle.link(text)?.id, let filter = self.position(of: id, ["filter"])
    else { return try content(&self) }
    let children = tree.children(of: filter).map { tree.elements[$0].name }
    if let unknown = children.first(where: {
      $0.hasPrefix("fe") && !FilterRun.primitives.contains($0)
    }) {
      warn(.filter(unknown))
      return try content(&self)
    }
    // A filter without primitives draws nothing.
    let attributes = tree.elements[filter].attributes
    guard children.contains(where: FilterRun.primitives.contains),
      let region = try region(
        of: filter, units: attributes["filterUnits"] ?? "objectBoundingBox", for: position,
        in: context),
      let area = pixels(of: region, context.transform)
    else { return }
    var box: Rect?
    if attributes["primitiveUnits"] == "objectBoundingBox" {
      box = try bounds(of: position, in: context)
    }
    let source = try picture(of: area, content)
    var run = FilterRun(self, context, area: area, box: box, source: source)
    try budget.take(bytes: run.bytes(of: filter))
    let result = run.run(filter)
    canvas.image(Image(pixmap: result, sampling: .nearest), in: area)
  }
}
