public import ObjectModel
public import Raster
public import Text

extension Screen {
  /// A screen of built-in classes.
  ///
  /// - Parameter traits: nil for those that the device has by itself.
  public init(
    window: Element, sheet: AppearanceSheet = AppearanceSheet(), device: Device = .standard,
    system: Int = 12, traits: Traits? = nil, fonts: FontBook = .embedded,
    statusBar: StatusBarContent = StatusBarContent(), infoPlist: InfoPlist = InfoPlist(),
    time: Double = 0
  ) {
    self.init(
      window: window, sheet: sheet, classes: ClassTable(), device: device, system: system,
      traits: traits, fonts: fonts, statusBar: statusBar, infoPlist: infoPlist, time: time)
  }

  /// Steps 3 to 5: the picture in points.
  public func displayList() -> DisplayList {
    LayoutPass.layOut(resolved()).displayList()
  }
}

extension Screen {
  /// Steps 3 to 6: the picture in pixels, as large as the device's screen.
  ///
  /// - Parameter caches: what drawings before have left, and later ones may use; it never changes a pixel.
  /// - Throws: `RasterizerError` when the picture is beyond `limits`.
  public func rasterized(
    limits: SurfaceLimits = SurfaceLimits(), reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    try LayoutPass.layOut(resolved()).rasterized(limits: limits, reusing: caches)
  }
}

extension PlacedTree {
  /// Step 5: the picture in points, the status bar over everything.
  public func displayList() -> DisplayList {
    var canvas = Canvas()
    guard !frames.isEmpty else { return canvas.displayList }
    ViewPainter.paint(root, &canvas)
    StatusBar.paint(self, &canvas)
    return canvas.displayList
  }

  /// Steps 5 and 6: the picture in pixels, as large as the device's screen.
  ///
  /// - Parameter caches: what drawings before have left, and later ones may use; it never changes a pixel.
  /// - Throws: `RasterizerError` when the picture is beyond `limits`.
  public func rasterized(
    limits: SurfaceLimits = SurfaceLimits(), reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    let device = styled.context.device
    let width = (device.size.width * device.scale).rounded(.up)
    let height = (device.size.height * device.scale).rounded(.up)
    return try Rasterizer(limits: limits).render(
      displayList(), width: Int(width), height: Int(height), scale: device.scale,
      reusing: caches)
  }
}
