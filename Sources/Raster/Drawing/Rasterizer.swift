/// Turns a display list into pixels. Points end here.
///
/// The same list gives the same bytes on every machine: only + − × ÷ and square root on
/// coordinates, whole numbers on coverage and colour.
public struct Rasterizer: Sendable {
  /// Sizes beyond these are refused.
  public var limits: SurfaceLimits

  /// A rasteriser with these limits.
  public init(limits: SurfaceLimits = SurfaceLimits()) { self.limits = limits }

  /// Draws `list` on a surface of `width` × `height` pixels, `scale` pixels a point, whose top left
  /// corner is the list's origin.
  ///
  /// Paths with NaN or infinite points draw nothing. A `restore` or `endLayer` without its beginning
  /// does nothing, and layers that are still open at the end are laid down there.
  ///
  /// - Throws: `RasterizerError` for sizes and scales that cannot be drawn.
  /// - Complexity: O(pixels covered + edges × rows they cross).
  public func render(
    _ list: DisplayList, width: Int, height: Int, scale: Double, background: Color = .clear
  ) throws(RasterizerError) -> Pixmap {
    guard width > 0, height > 0 else {
      throw .emptySurface(width: width, height: height)
    }
    guard width <= limits.side, height <= limits.side,
      width.multipliedReportingOverflow(by: height).partialValue <= limits.bytes / 4
    else { throw .surfaceTooLarge(width: width, height: height, limits: limits) }
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    var replay = Replay(
      bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), scale: scale,
      background: background, limits: limits)
    for command in list.commands { try replay.perform(command) }
    replay.finish()
    return replay.pixmap
  }
}
