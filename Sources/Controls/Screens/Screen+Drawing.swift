public import ObjectModel
public import Raster
public import Text

extension Screen {
  /// Creates a screen of built-in classes.
  ///
  /// - Parameters:
  ///   - window: the root of the objects.
  ///   - sheet: the appearance rules.
  ///   - device: size and scale of the screen.
  ///   - system: major version of iOS.
  ///   - traits: nil for the device's own.
  ///   - fonts: the fonts that texts may use.
  ///   - statusBar: time, carrier and charge.
  ///   - infoPlist: the app's settings of the status bar.
  ///   - accessibility: the user's settings.
  ///   - time: moment of animations, in seconds from their beginning.
  public init(
    window: Element, sheet: AppearanceSheet = AppearanceSheet(), device: Device = .standard,
    system: Int = 12, traits: Traits? = nil, fonts: FontBook = .embedded,
    statusBar: StatusBarContent = StatusBarContent(), infoPlist: InfoPlist = InfoPlist(),
    accessibility: AccessibilitySettings = AccessibilitySettings(), time: Double = 0
  ) {
    self.init(
      window: window, sheet: sheet, classes: ClassTable(), device: device, system: system,
      traits: traits, fonts: fonts, statusBar: statusBar, infoPlist: infoPlist,
      accessibility: accessibility, time: time)
  }

  /// Composes, resolves, lays out and paints the screen, in points.
  public func displayList() -> DisplayList {
    LayoutPass.layOut(resolved()).displayList()
  }
}

extension Screen {
  /// Draws the screen into pixels, as large as the device's screen.
  ///
  /// - Parameters:
  ///   - limits: the largest picture to draw.
  ///   - caches: masks and images that earlier drawings left; they never change a pixel.
  /// - Throws: `RasterizerError` if the picture exceeds `limits`.
  public func rasterized(
    limits: SurfaceLimits = SurfaceLimits(), reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    try LayoutPass.layOut(resolved()).rasterized(limits: limits, reusing: caches)
  }
}

extension PlacedTree {
  /// Paints the screen, in points, with the status bar over everything.
  public func displayList() -> DisplayList {
    var canvas = Canvas()
    guard !frames.isEmpty else { return canvas.displayList }
    ViewPainter.paint(root, &canvas)
    StatusBar.paint(self, &canvas)
    return canvas.displayList
  }

  /// Draws the screen into pixels, as large as the device's screen.
  ///
  /// - Parameters:
  ///   - limits: the largest picture to draw.
  ///   - caches: masks and images that earlier drawings left; they never change a pixel.
  /// - Throws: `RasterizerError` if the picture exceeds `limits`.
  public func rasterized(
    limits: SurfaceLimits = SurfaceLimits(), reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    let device = styled.context.device
    let width = (device.size.width * device.scale).rounded(.up)
    let height = (device.size.height * device.scale).rounded(.up)
    let list = displayList()
    let context = styled.context
    var rasterizer = Rasterizer(limits: limits)
    rasterizer.imageBytes = context.fileBytes + context.drawnImages.bytes
    let use = MemoryUse(
      picture: Int(width) * Int(height) * 4, images: rasterizer.imageBytes)
    guard !context.drawnImages.isExceeded, use.total <= limits.bytes else {
      throw .memoryExceeded(use, limits: limits)
    }
    return try rasterizer.render(
      list, width: Int(width), height: Int(height), scale: device.scale, reusing: caches)
  }
}
