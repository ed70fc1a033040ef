public import ObjectModel
public import Raster

extension Screen {
  /// Draws the picture that stands for the screen while its application starts: without a status bar
  /// and home indicator, which the system draws over it.
  ///
  /// - Parameters:
  ///   - isFull: true draws everything. False leaves out texts, the items of bars, controls, cells and
  ///     what alerts and popovers show, as Apple's guidelines want it.
  ///   - limits: the largest picture to draw.
  /// - Returns: a picture as large as the screen; up to iOS 6 that of a pad lacks the status bar's
  ///   points at the top.
  /// - Throws: `RasterizerError` if the picture exceeds `limits`.
  public func launchImage(
    isFull: Bool, limits: SurfaceLimits = SurfaceLimits()
  ) throws(RasterizerError) -> Pixmap {
    let placed = placedForDrawing().drawing(onlyBackgrounds: !isFull)
    var canvas = Canvas()
    var size = device.size
    let top = LaunchImage.missingHeight(idiom: device.idiom, system: system)
    size.height -= top
    canvas.translated(x: 0, y: -top) { canvas in
      if !placed.frames.isEmpty { ViewPainter.paint(placed.root, &canvas) }
    }
    var list = canvas.displayList
    if !isFull { list = list.withoutGlyphs }
    return try placed.rasterized(list, size: size, limits, RasterizerCaches())
  }
}

extension PlacedTree {
  /// The same tree with everything drawn, or only bars and backgrounds.
  fileprivate func drawing(onlyBackgrounds: Bool) -> PlacedTree {
    PlacedTree(
      styled: styled, frames: frames, contentInsets: contentInsets, raised: raised,
      mirroring: mirroring, lacksRows: lacksRows, drawsOnlyBackgrounds: onlyBackgrounds)
  }
}

extension DisplayList {
  /// The commands without those that draw texts.
  fileprivate var withoutGlyphs: DisplayList {
    DisplayList(
      commands: commands.filter { command in
        if case .glyphs = command { false } else { true }
      })
  }
}
