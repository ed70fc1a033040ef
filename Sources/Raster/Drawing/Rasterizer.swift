/// Turns a display list into pixels. Points end here.
///
/// The same list gives the same bytes on every machine: only + − × ÷ and square root on
/// coordinates, whole numbers on coverage and colour.
public struct Rasterizer: Sendable {
  /// The largest picture that is drawn.
  public var limits: SurfaceLimits
  /// The bytes that the images of the list take, which count towards the limits.
  package var imageBytes = 0

  /// Creates a rasteriser with these limits.
  public init(limits: SurfaceLimits = SurfaceLimits()) { self.limits = limits }

  /// Draws `list` on a surface of `width` × `height` pixels, `scale` pixels a point, whose top left
  /// corner is the list's origin.
  ///
  /// Paths with NaN or infinite points draw nothing. A `restore` or `endLayer` without its beginning
  /// does nothing, and layers that are still open at the end are composited there.
  ///
  /// - Parameters:
  ///   - list: The commands.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - scale: Pixels a point.
  ///   - background: The colour below everything.
  ///   - caches: Glyph masks and storage of earlier drawings; they never change a pixel.
  /// - Throws: `RasterizerError` for sizes and scales that cannot be drawn.
  /// - Complexity: O(pixels covered + edges × rows they cross).
  public func render(
    _ list: DisplayList, width: Int, height: Int, scale: Double, background: Color = .clear,
    reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    try check(width: width, height: height, scale: scale)
    try checkWork(of: list, width: width, height: height, scale: scale)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var pixmap = Pixmap(width: 0, height: 0)
    try caches.lend { (cache) throws(RasterizerError) in
      try draw(
        list, scale: scale, on: Surface(picture: bounds, ground: Pixel(background)), &cache,
        into: &pixmap)
    }
    return pixmap
  }

  /// Draws `list` over what `pixmap` holds, as `render(_:width:height:scale:background:)` does on a
  /// surface of its own.
  ///
  /// - Parameters:
  ///   - list: The commands.
  ///   - scale: Pixels a point.
  ///   - pixmap: The picture to draw on.
  ///   - cache: Glyph masks and storage of earlier drawings; they never change a pixel.
  /// - Throws: `RasterizerError`; the pixmap is then partly drawn.
  /// - Complexity: O(pixels covered + edges × rows they cross).
  public func render(
    _ list: DisplayList, scale: Double, into pixmap: inout Pixmap,
    reusing cache: inout RasterizerCache
  ) throws(RasterizerError) {
    try check(width: pixmap.width, height: pixmap.height, scale: scale)
    try checkWork(of: list, width: pixmap.width, height: pixmap.height, scale: scale)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height)
    // Moved in and out, so that nothing is copied.
    var taken = Pixmap(width: 0, height: 0)
    swap(&taken, &pixmap)
    try draw(
      list, scale: scale, on: Surface(bounds: bounds, pixmap: consume taken), &cache,
      into: &pixmap)
  }

  /// Draws on a surface, which becomes the pixmap.
  private func draw(
    _ list: DisplayList, scale: Double, on surface: consuming Surface,
    _ cache: inout RasterizerCache, into pixmap: inout Pixmap
  ) throws(RasterizerError) {
    var renderer = DisplayListRenderer(
      surface: surface, scale: scale, limits: limits, imageBytes: imageBytes)
    renderer.exchange(&cache)
    defer {
      renderer.exchange(&cache)
      pixmap = renderer.takePixmap()
    }
    let isolated = list.isolatedLayers
    // A span lends commands, of which each copy would cost as much as a small rectangle.
    let commands = list.commands.span
    for index in commands.indices {
      if !renderer.leavesOut, let rectangle = commands[index].solidRectangle,
        renderer.fillExact(rectangle)
      {
        continue
      }
      try renderer.perform(
        commands[index], isIsolated: !isolated.isEmpty && isolated.contains(index))
    }
    renderer.finish()
  }

  /// Throws if drawing takes too much work, without drawing.
  ///
  /// - Returns: The most bytes that a path takes while it is drawn.
  /// - Complexity: O(commands and steps of their paths).
  @discardableResult
  package func checkWork(
    of list: DisplayList, width: Int, height: Int, scale: Double
  ) throws(RasterizerError) -> Int {
    let (sum, pathBytes) = try list.work(width: width, height: height, scale: scale)
    try checkWork(sum, width: width, height: height)
    return pathBytes
  }

  /// Throws if the work of all commands is too much.
  package func checkWork(_ sum: Int, width: Int, height: Int) throws(RasterizerError) {
    let limit = WorkExcess.limit(of: .pixels, multiple: limits.work, pixels: width * height)
    guard sum <= limit else { throw .tooMuchWork(WorkExcess(.pixels, sum: sum, limit: limit)) }
  }

  private func check(width: Int, height: Int, scale: Double) throws(RasterizerError) {
    guard width > 0, height > 0 else {
      throw .emptySurface(width: width, height: height)
    }
    let side = min(limits.side, SurfaceLimits.greatestSide)
    guard width <= side, height <= side,
      width.multipliedReportingOverflow(by: height).partialValue <= limits.bytes / 4
    else { throw .surfaceTooLarge(width: width, height: height, limits: limits) }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
  }
}
