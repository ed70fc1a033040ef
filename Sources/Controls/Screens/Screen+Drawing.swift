public import ObjectModel
public import Raster
public import Text

extension Screen {
  /// Creates a screen of built-in classes.
  ///
  /// - Parameters:
  ///   - window: the root of the objects.
  ///   - sheet: the appearance rules.
  ///   - device: size and scale of the screen; nil for the standard device of the system.
  ///   - system: major version of iOS; nil for the standard one of the device.
  ///   - traits: nil for the device's own.
  ///   - fonts: the fonts that texts may use.
  ///   - statusBar: time, carrier and charge.
  ///   - infoPlist: the app's settings of the status bar.
  ///   - accessibility: the user's settings.
  ///   - time: moment of animations, in seconds from their beginning.
  public init(
    window: Element, sheet: AppearanceSheet = AppearanceSheet(), device: Device? = nil,
    system: Int? = nil, traits: Traits? = nil, fonts: FontBook = .embedded,
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
    placedForDrawing().displayList()
  }

  /// The number of rows of a table that are tried first; four times as many each time that more
  /// would show. A phone shows 15 of the usual height.
  private static let firstRows = 64

  /// With more rows than this, all are tried.
  private static let mostRows = 1 << 20

  /// The tree to draw: without rows of tables that begin below what shows, and without what lies far out
  /// of sight in scroll views, which cost as much to resolve and lay out as others.
  package func placedForDrawing() -> PlacedTree {
    var limit = movesWhatIsOutOfSight ? Self.mostRows : Self.firstRows
    while limit < Self.mostRows {
      let placed = settled { LayoutPass.layOut($0.resolvedForDrawing(rowLimit: limit)) }
      guard placed.lacksRows, placed.excess == nil else { return placed }
      limit *= 4
    }
    return settled { LayoutPass.layOut($0.resolvedForDrawing()) }
  }

  /// The tree with everything in it, what is out of sight too; for reading rather than drawing.
  ///
  /// - Parameter explains: whether to find out which constraints decide frames.
  package func placed(explains: Bool = false) -> PlacedTree {
    settled { LayoutPass.layOut($0.resolved(), explains: explains) }
  }

  /// What a layout leads to when bars know the contents below them.
  private func settled(_ place: (Screen) -> PlacedTree) -> PlacedTree {
    let first = place(self)
    let heights = first.contentHeightsForBars
    guard !heights.isEmpty, first.excess == nil else { return first }
    var screen = self
    screen.contentHeights = heights
    return place(screen)
  }

  /// Whether objects may show in places other than their frames: rules may stretch frames, and an open
  /// menu lies on the screen wherever its object does.
  private var movesWhatIsOutOfSight: Bool {
    let mask = PropertySlot("autoresizingMask")
    return sheet.rules.contains { $0.values[mask] != nil }
      || window.containsValues(of: Self.menuSlots, where: Self.opensMenu)
  }

  /// Whether values of an object open a menu.
  private static func opensMenu(_ values: PropertyValues) -> Bool {
    values[Menu.showsMenu.slot] == .boolean(true)
      || values[View.showsContextMenu.slot] == .boolean(true)
      || values[menuController] != nil
  }

  private static let menuController = PropertySlot(View.menuControllerName)
  private static let menuSlots = SlotFilter([
    Menu.showsMenu.slot, View.showsContextMenu.slot, menuController,
  ])
}

extension Screen {
  /// Draws the screen into pixels, as large as the device's screen.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the picture; nil for those of the device. Images, hairlines and traits stay
  ///     those of the device.
  ///   - limits: the largest picture to draw.
  ///   - caches: masks and images that earlier drawings left; they never change a pixel.
  /// - Throws: `RasterizerError` if the picture exceeds `limits`.
  public func rasterized(
    scale: Double? = nil, limits: SurfaceLimits = SurfaceLimits(),
    reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    try placedForDrawing().rasterized(scale: scale, limits: limits, reusing: caches)
  }
}

extension Screen {
  /// Throws what drawing the screen would throw, mostly without drawing it.
  package func check(limits: SurfaceLimits) throws(RasterizerError) {
    try placedForDrawing().check(limits: limits)
  }
}

extension PlacedTree {
  /// Whether a tree that was laid out to be drawn is the same as one to be read: nothing is left out but in scroll views, and
  /// only constraints are explained.
  package var isWhole: Bool {
    let classes = styled.context.classes
    guard styled.layoutRoots == nil, excess == nil,
      let scrollView = classes.id(named: ScrollView.definition.name)
    else { return false }
    // By index: a copy of an object counts references to all that it holds.
    return !styled.objects.indices.contains {
      classes.isKind(styled.objects[$0].classID, of: scrollView)
    }
  }

  /// The heights of contents that constraints decide, by the places of their scroll views, in points; none where no bar at
  /// the bottom asks for them.
  fileprivate var contentHeightsForBars: [DocumentPlace: Double] {
    guard !contentSizes.isEmpty,
      styled.objects.indices.contains(where: { asksForContent(styled.node($0)) })
    else { return [:] }
    var result: [DocumentPlace: Double] = [:]
    for (index, size) in contentSizes {
      if let place = styled.objects[index].element.place { result[place] = size.height }
    }
    return result
  }

  private func asksForContent(_ node: StyledNode) -> Bool {
    let isAtBottom = node.role == Toolbar.controllerBar || node.role == TabBar.controllerBar
    return isAtBottom && node[Bar.contentIsAtEdge] != nil
  }

  /// Paints the screen, in points, with the status bar over everything.
  public func displayList() -> DisplayList {
    painted().displayList
  }

  /// Paints the screen on a canvas that may note what the commands draw.
  package func painted(keepingNotes keepsNotes: Bool = false) -> Canvas {
    var canvas = Canvas(
      keepsNotes: keepsNotes, commandLimit: styled.context.ledger.mostCommands)
    paint(&canvas)
    return canvas
  }

  private func paint(_ canvas: inout Canvas) {
    styled.context.drawnOperations.restart()
    guard !frames.isEmpty, excess == nil else { return }
    let menus = OpenMenus(self)
    ViewPainter.paint(without(menus.lifted).root, &canvas)
    menus.paint(&canvas)
    StatusBar.paint(self, &canvas)
    HomeIndicator.paint(self, &canvas)
  }

  /// The tree with some objects far beside the screen.
  private func without(_ indices: [Int]) -> PlacedTree {
    guard !indices.isEmpty else { return self }
    let farAway = 1e5
    var frames = frames
    for index in indices { frames[index].origin.x += farAway }
    return PlacedTree(
      styled: styled, frames: frames, contentInsets: contentInsets, raised: raised,
      mirroring: mirroring, lacksRows: lacksRows)
  }

  /// Draws the screen into pixels, as large as the device's screen.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the picture; nil for those of the device.
  ///   - limits: the largest picture to draw.
  ///   - caches: masks and images that earlier drawings left; they never change a pixel.
  /// - Throws: `RasterizerError` if the picture exceeds `limits`.
  public func rasterized(
    scale: Double? = nil, limits: SurfaceLimits = SurfaceLimits(),
    reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> Pixmap {
    try rasterized(
      displayList(), scale: scale, limits, caches)
  }

  /// Throws what drawing the screen would throw. Only what might take too much memory is drawn for that; commands of other
  /// screens are counted as they come, and not kept.
  package func check(limits: SurfaceLimits) throws(RasterizerError) {
    let device = styled.context.device
    let (width, height) = pixels(of: device.size, scale: device.scale)
    guard let count = drawingCount(width: width, height: height) else { return }
    let rasterizer = try rasterizer(
      count.images, commands: count.commands, width: width, height: height, limits)
    do throws(RasterizerError) {
      let (sum, paths) = try count.work()
      try rasterizer.checkWork(sum, width: width, height: height)
      let use = MemoryUse(
        picture: width * height * 4, images: rasterizer.imageBytes, layers: count.layerBytes,
        paths: paths)
      guard use.total > limits.bytes else { return }
      _ = try rasterizer.render(
        displayList(), width: width, height: height, scale: device.scale)
    } catch {
      throw naming(error)
    }
  }

  /// What drawing the screen takes, counted while it is painted.
  ///
  /// - Parameters:
  ///   - width: of the picture, in pixels.
  ///   - height: of the picture, in pixels.
  package func drawingCount(width: Int, height: Int) -> DrawingCount? {
    var canvas = Canvas(
      counting: DrawingCount(width: width, height: height, scale: styled.context.device.scale),
      commandLimit: styled.context.ledger.mostCommands)
    paint(&canvas)
    return canvas.counted()
  }

  /// Unpacks the images of which something shows in commands of the screen, unless they are too many. What is wrong with
  /// one is found when it is drawn.
  package func unpackImages(of list: DisplayList, limits: SurfaceLimits) {
    let device = styled.context.device
    guard let images = try? rasterizer(list, device.size, device.scale, limits).images else {
      return
    }
    for image in images { _ = image.unpacked() }
  }

  /// Draws commands of the screen into pixels.
  ///
  /// - Parameters:
  ///   - size: in points; nil for the device's.
  ///   - scale: pixels a point; nil for the device's.
  package func rasterized(
    _ list: DisplayList, size: Size? = nil, scale: Double? = nil, _ limits: SurfaceLimits,
    _ caches: RasterizerCaches
  ) throws(RasterizerError) -> Pixmap {
    let device = styled.context.device
    let scale = scale ?? device.scale
    let (rasterizer, width, height, images) = try rasterizer(
      list, size ?? device.size, scale, limits)
    for image in images {
      if case .failure(let failure) = image.unpacked() { throw .unreadableImage(failure) }
    }
    do throws(RasterizerError) {
      return try rasterizer.render(
        list, width: width, height: height, scale: scale, reusing: caches)
    } catch {
      throw naming(error)
    }
  }

  /// A rasterizer for a display list that was painted before, the size of its picture, and the images of which something
  /// shows.
  private func rasterizer(
    _ list: DisplayList, _ size: Size, _ scale: Double, _ limits: SurfaceLimits
  ) throws(RasterizerError) -> (Rasterizer, width: Int, height: Int, images: [PackedPixmap]) {
    let (width, height) = pixels(of: size, scale: scale)
    let images = list.packedImages(width: width, height: height, scale: scale)
    let rasterizer = try rasterizer(
      images, commands: list.commands.count, width: width, height: height, limits)
    return (rasterizer, width, height, images)
  }

  /// A rasterizer for commands that were painted before.
  ///
  /// - Parameters:
  ///   - images: of which something shows.
  ///   - commands: how many there are.
  private func rasterizer(
    _ images: [PackedPixmap], commands: Int, width: Int, height: Int, _ limits: SurfaceLimits
  ) throws(RasterizerError) -> Rasterizer {
    let context = styled.context
    if let excess = named(excess) { throw .tooMuchWork(excess) }
    if let error = context.drawnImages.error { throw naming(error) }
    var rasterizer = Rasterizer(limits: limits)
    rasterizer.imageBytes = images.reduce(context.drawnImages.bytes) { $0 + $1.byteCount }
    let use = MemoryUse(
      picture: width * height * 4, images: rasterizer.imageBytes,
      paths: context.drawnOperations.bytes)
    guard !context.drawnImages.isExceeded, use.total <= limits.bytes else {
      throw .memoryExceeded(use, limits: limits)
    }
    // Drawings of documents count above, with their places.
    if let excess = named(context.ledger.excess(painting: commands)) {
      throw .tooMuchWork(excess)
    }
    return rasterizer
  }

  /// A size in whole pixels, rounded up.
  private func pixels(of size: Size, scale: Double) -> (width: Int, height: Int) {
    (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
  }
}
