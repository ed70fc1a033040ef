import Raster

/// Walks contents and records what they draw, in pixels.
///
/// Canvases hold absolute pixels of the whole picture; each part that becomes a picture of its own (mask,
/// pattern) covers an area of them.
struct Painter {
  let file: PDFFile
  let fonts: FontLibrary
  let optionalContent: OptionalContent
  /// The pixels that are drawn; whole numbers.
  let area: Rect
  var canvas = Canvas()
  var state: GraphicsState
  /// States that `q` saved.
  var saved: [GraphicsState] = []
  /// User space as the content stream found it: patterns are placed in it.
  var base: Transform
  var resources: PDFDictionary = [:]
  /// The numbers of the streams that the walk is in.
  var open: [Int] = []
  /// The path that is being made, in user space.
  var path = Path()
  /// Where its last contour began.
  var pathStart = Point.zero
  /// The rule of `W` or `W*`, until the path is painted.
  var pendingClip: FillRule?
  /// While a text is set.
  var textMatrix = Transform.identity
  var lineMatrix = Transform.identity
  var textClip: Path?
  /// Whether colours are left alone: in uncoloured patterns and glyphs.
  var ignoresColors = false
  /// For each marked part, whether it is hidden.
  var marks: [Bool] = []

  /// The most states saved within one another.
  static let savedLimit = 1024

  init(
    _ file: PDFFile, _ fonts: FontLibrary, _ optionalContent: OptionalContent, area: Rect,
    transform: Transform
  ) {
    self.file = file
    self.fonts = fonts
    self.optionalContent = optionalContent
    self.area = area
    base = transform
    state = GraphicsState(transform: transform, clip: area)
  }

  var isHidden: Bool { marks.contains(true) }

  // MARK: States

  mutating func save() throws(PDFError) {
    guard saved.count < Self.savedLimit else { throw .tooComplex(.depth) }
    try file.budget.take(bytes: Self.commandBytes)
    saved.append(state)
    canvas.append(.save)
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.append(.restore)
  }

  /// Narrows what is drawn, by a path in pixels.
  mutating func clip(to path: Path, rule: FillRule) throws(PDFError) {
    try take(path)
    canvas.append(.clip(path, rule: rule))
    let bounds = path.bounds ?? .zero
    state.clip = state.clip.intersection(bounds) ?? .zero
    // A mask, unless it is a rectangle.
    if path.rectangle == nil {
      try file.budget.take(work: state.clip.width * state.clip.height * Work.layerPixel)
    }
  }

  /// Takes the work and memory of an outline from the budget.
  ///
  /// - Parameters:
  ///   - path: in pixels.
  ///   - stroke: the stroke, in units of the path before it was scaled; nil for a fill.
  func take(_ path: Path, _ stroke: StrokeStyle? = nil) throws(PDFError) {
    try file.budget.take(bytes: Self.commandBytes + Self.bytes(of: path))
    // Rectangles have faster ways.
    guard stroke != nil || path.rectangle == nil else { return }
    var scaled = stroke
    scaled?.width *= state.transform.scale
    let estimate = OutlineEstimate(of: path, under: .identity, stroke: scaled, within: area)
    try file.budget.take(work: estimate.length * Work.outlinePixel)
    try file.budget.check(bytes: estimate.bytes)
  }

  /// Checks that there is room for a path that grows, which takes twice as much for a moment.
  func checkMemory(of path: Path) throws(PDFError) {
    try file.budget.check(bytes: Double(Self.bytes(of: path)) * 2)
  }

  private static func bytes(of path: Path) -> Int {
    path.elementCount * MemoryLayout<Path.Element>.stride
  }

  /// The bytes of the commands that an operator records, and of what they refer to.
  private static let commandBytes = 512

  /// Counts what a shape within bounds costs.
  ///
  /// - Returns: false where nothing of it can be seen.
  func takes(_ bounds: Rect?, perPixel: Double) throws(PDFError) -> Bool {
    guard let bounds, bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite,
      bounds.maxY.isFinite
    else { return false }
    let (left, right) = (max(bounds.minX, state.clip.minX), min(bounds.maxX, state.clip.maxX))
    let (top, bottom) = (max(bounds.minY, state.clip.minY), min(bounds.maxY, state.clip.maxY))
    guard left <= right, top <= bottom, !state.clip.isEmpty else { return false }
    try file.budget.take(work: (right - left + 1) * (bottom - top + 1) * perPixel)
    return true
  }

  // MARK: Streams within streams

  /// Does something within a stream; not within itself.
  mutating func within(
    _ number: Int, _ body: (inout Painter) throws(PDFError) -> Void
  ) throws(PDFError) {
    guard open.count < Budget.depthLimit else { throw .tooComplex(.depth) }
    guard number == 0 || !open.contains(number) else {
      file.warn(.circularReference, number)
      return
    }
    open.append(number)
    defer { open.removeLast() }
    try file.budget.at(.object(number)) { () throws(PDFError) in try body(&self) }
  }

  /// Runs contents with resources of their own; what they leave open is closed.
  mutating func run(
    contents bytes: [UInt8], resources own: PDFDictionary?, base: Transform
  ) throws(PDFError) {
    let outer = (resources, self.base, path, pendingClip, textMatrix, lineMatrix, textClip, marks)
    if let own { resources = own }
    self.base = base
    (path, pendingClip, textClip) = (Path(), nil, nil)
    marks = isHidden ? [true] : []
    let depth = saved.count
    defer {
      (resources, self.base, path, pendingClip, textMatrix, lineMatrix, textClip, marks) = outer
    }
    var reader = ContentReader(bytes)
    while let operation = try reader.next() {
      try file.budget.take(work: Work.step)
      try perform(operation, floor: depth)
    }
    while saved.count > depth { restore() }
  }

  /// A picture of its own of an area, drawn by `body` in absolute pixels.
  mutating func picture(
    of area: Rect, transform: Transform, _ body: (inout Painter) throws(PDFError) -> Void
  ) throws(PDFError) -> Pixmap {
    let pixels = area.width * area.height
    guard pixels <= Double(Budget.byteLimit) else { throw .tooComplex(.memory) }
    try file.budget.take(bytes: Int(pixels) * 4)
    try file.budget.take(work: pixels * Work.layerPixel)
    var painter = Painter(file, fonts, optionalContent, area: area, transform: transform)
    painter.open = open
    painter.resources = resources
    painter.canvas.append(.concatenate(.translation(x: -area.minX, y: -area.minY)))
    try body(&painter)
    return try painter.rendered()
  }

  /// The recorded drawing as pixels.
  func rendered() throws(PDFError) -> Pixmap {
    do {
      return try Rasterizer().render(
        canvas.displayList, width: Int(area.width), height: Int(area.height), scale: 1)
    } catch {
      throw .tooComplex(.memory)
    }
  }

  /// The part of the drawn area that holds a rectangle of user space; nil where there is none.
  func pixels(of rect: Rect, _ transform: Transform) -> Rect? {
    let bounds = rect.bounds(under: transform)
    guard bounds.isFinite else { return nil }
    let whole = Rect(
      x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down),
      width: bounds.maxX.rounded(.up) - bounds.minX.rounded(.down),
      height: bounds.maxY.rounded(.up) - bounds.minY.rounded(.down))
    guard let part = whole.intersection(area), !part.isEmpty else { return nil }
    return part
  }

  // MARK: Composing

  /// Draws `body` through the soft mask, in the blend mode.
  ///
  /// - Parameters:
  ///   - opacity: of all that is drawn, as one.
  ///   - isGroup: whether shapes must not blend one by one.
  mutating func composed(
    opacity: Double = 1, isGroup: Bool = false,
    _ body: (inout Painter) throws(PDFError) -> Void
  ) throws(PDFError) {
    var closing = 0
    let masks = state.softMask != nil
    var mask: MaskImage?
    if let soft = state.softMask {
      mask = try image(of: soft)
      if mask == nil { return }
    }
    if isGroup || opacity < 1 || masks && state.blendMode != .normal {
      canvas.append(.beginLayer(opacity: opacity, blendMode: state.blendMode))
      closing += 1
      try file.budget.take(work: state.clip.width * state.clip.height * Work.layerPixel)
    }
    if let mask {
      canvas.append(
        .beginMaskedLayer(mask: Image(pixmap: mask.pixmap, sampling: .nearest), rect: mask.area))
      closing += 1
      try file.budget.take(work: state.clip.width * state.clip.height * Work.layerPixel)
    }
    try body(&self)
    for _ in 0..<closing { canvas.append(.endLayer) }
  }
}
