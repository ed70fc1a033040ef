import Raster

/// The effects on an element as a whole, after its content is drawn: filter, clip, mask, opacity and
/// blending, in this order.
struct Effects {
  var opacity = 1.0
  var blendMode = "normal"
  var isIsolated = false
  /// Ids; nil where there is no such property, or `none`.
  var clipPath: String?
  var mask: String?
  /// The property's text.
  var filter: String?

  init(_ position: Int, _ values: [String: String], _ cascade: Cascade) {
    func value(_ name: String) -> String? {
      cascade.value(name, of: position, values).flatMap { $0 == "none" ? nil : $0 }
    }
    opacity = value("opacity").flatMap(ComputedStyle.opacity) ?? 1
    blendMode = value("mix-blend-mode") ?? "normal"
    isIsolated = value("isolation") == "isolate"
    // Text behind a reference makes the value invalid, but for a box, which matters to basic shapes alone.
    clipPath = value("clip-path").flatMap(ComputedStyle.link).flatMap {
      $0.rest.isEmpty || $0.rest.hasSuffix("-box") ? $0.id : nil
    }
    mask = value("mask").flatMap { ComputedStyle.link($0)?.id }
    filter = value("filter")
  }

  var isEmpty: Bool {
    opacity >= 1 && blendMode == "normal" && !isIsolated && clipPath == nil && mask == nil
      && filter == nil
  }
}

extension Painter {
  /// Draws an element's content with its effects; the context is the element's own.
  mutating func paint(
    _ position: Int, with effects: Effects, in context: Context
  ) throws(SVGError) {
    try paint(position, with: effects, in: context) { (painter) throws(SVGError) in
      try painter.paintContent(of: position, in: context)
    }
  }

  mutating func paint(
    _ position: Int, with effects: Effects, in context: Context,
    content: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard effects.opacity > 0 else { return }
    var closing: [DrawCommand] = []
    defer { for command in closing.reversed() { canvas.append(command) } }
    var isClipped = false
    if let id = effects.clipPath, let clip = self.position(of: id, ["clipPath"]),
      !isCircular(clip)
    {
      guard try begin(clip: clip, for: position, in: context, &closing) else { return }
      isClipped = closing.last == .restore
    }
    let mode = blendMode(effects.blendMode)
    let needsLayer = effects.opacity < 1 || mode != .normal || effects.isIsolated
    // A clip of the canvas would else cut each shape by itself, and colours of those below would shine through at its edge.
    let isGroup = isClipped && !drawsOnce(position, in: context)
    if purpose == .draw, needsLayer || isGroup {
      canvas.append(.beginLayer(opacity: effects.opacity, blendMode: mode))
      closing.append(.endLayer)
    } else if isGroup {
      canvas.append(.beginLayer(opacity: 1))
      closing.append(.endLayer)
    }
    if purpose == .draw, let id = effects.mask,
      let mask = self.position(of: id, ["mask"]), !isCircular(mask)
    {
      guard let image = try maskImage(mask, for: position, in: context) else { return }
      begin(image, &closing)
    }
    let outside = touched
    touched = nil
    if purpose == .draw, let filter = effects.filter {
      try paint(position, filteredBy: filter, in: context, content: content)
    } else {
      try content(&self)
    }
    if !closing.isEmpty { try takeShadedPixels(of: touched) }
    touched = touched.map { outside?.union($0) ?? $0 } ?? outside
  }

  /// Whether an element draws one shape at most, once.
  private func drawsOnce(_ position: Int, in context: Context) -> Bool {
    let name = tree.elements[position].name
    guard name != "image" else { return true }
    guard !["text", "use", "svg", "symbol"].contains(name) else { return false }
    if purpose == .clip { return name != "clipPath" || tree.children(of: position).count <= 1 }
    if name == "g" || name == "a" {
      let children = tree.children(of: position)
      guard let child = children.first else { return true }
      var inner = context
      inner.style = context.style.applying(cascade.values(of: child), viewport: context.viewport)
      return children.count == 1 && drawsOnce(child, in: inner)
    }
    return (context.style.fill == .none || context.style.stroke == .none)
      && context.style.markers.isEmpty
  }

  /// Whether a mask or clip path refers to itself. Such a reference counts as absent.
  private mutating func isCircular(_ position: Int) -> Bool {
    guard references.contains(position) else { return false }
    warn(.circularReference)
    return true
  }

  private mutating func blendMode(_ name: String) -> BlendMode {
    if let mode = Self.blendModes[name] { return mode }
    warn(.blendMode(name))
    return .normal
  }

  /// The blend modes by their names in CSS.
  static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "plus-lighter": .plusLighter, "darken": .darken, "lighten": .lighten,
    "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight,
    "soft-light": .softLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
    "saturation": .saturation, "color": .color, "luminosity": .luminosity,
  ]

  private mutating func begin(_ mask: MaskImage, _ closing: inout [DrawCommand]) {
    canvas.append(
      .beginMaskedLayer(mask: Image(pixmap: mask.pixmap, sampling: .nearest), rect: mask.area))
    closing.append(.endLayer)
  }

  /// A picture whose alpha masks, with the pixels it covers.
  struct MaskImage {
    var pixmap: Pixmap
    var area: Rect
  }

  // MARK: Clip paths

  /// Narrows what is drawn to a clip path.
  ///
  /// - Returns: false where nothing is left.
  private mutating func begin(
    clip: Int, for position: Int, in context: Context, _ closing: inout [DrawCommand]
  ) throws(SVGError) -> Bool {
    guard let clipContext = try clipContext(clip, for: position, in: context) else { return false }
    let values = cascade.values(of: clip)
    // One shape without a clip of its own is a clip of the canvas.
    let children = tree.children(of: clip).filter { Self.clips(tree.elements[$0].name) }
    if children.count == 1, values["clip-path"] == nil,
      let (path, rule) = try simplePath(of: children[0], in: clipContext)
    {
      if path.rectangle == nil { try takeShadedPixels(of: path.bounds) }
      canvas.append(.save)
      canvas.append(.clip(path, rule: rule))
      closing.append(.restore)
      return true
    }
    guard let bounds = try clipBounds(clip, in: clipContext), bounds.isFinite,
      let area = pixels(of: bounds, .identity)
    else { return false }
    var isValid = true
    let pixmap = try picture(of: area, for: .clip) { (painter) throws(SVGError) in
      isValid = try painter.within(clip) { (painter) throws(SVGError) in
        try painter.paintClip(clip, values, in: clipContext, within: context)
      }
    }
    guard isValid else { return false }
    begin(MaskImage(pixmap: pixmap, area: area), &closing)
    return true
  }

  /// - Parameter outer: the space of the element that is clipped, in which a clip of the clip path lies.
  private mutating func paintClip(
    _ clip: Int, _ values: [String: String], in context: Context, within outer: Context
  ) throws(SVGError) {
    var effects = Effects(clip, values, cascade)
    effects.opacity = 1
    effects.mask = nil
    effects.filter = nil
    let children = tree.children(of: clip).filter { Self.clips(tree.elements[$0].name) }
    try paint(clip, with: effects, in: outer) { (painter) throws(SVGError) in
      for child in children { try painter.paint(child, in: context) }
    }
  }

  private static func clips(_ name: String) -> Bool { clipElements.contains(name) || name == "use" }

  /// The space of a clip path's content; nil where it is flat.
  private mutating func clipContext(
    _ clip: Int, for position: Int, in context: Context
  ) throws(SVGError) -> Context? {
    let values = cascade.values(of: clip)
    var result = context
    result.style = inheritedStyle(of: clip, context)
    guard let own = try transform(of: clip, values, context) else { return nil }
    var transform = own.concatenating(context.transform)
    if tree.elements[clip].attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let box = try bounds(of: position, in: context), !box.isEmpty else { return nil }
      transform = Self.units(of: box).concatenating(own).concatenating(context.transform)
    }
    guard transform.inverse != nil else { return nil }
    result.transform = transform
    return result
  }

  /// From 0–1 to a box.
  static func units(of box: Rect) -> Transform {
    Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  private mutating func simplePath(
    of position: Int, in context: Context
  ) throws(SVGError) -> (Path, FillRule)? {
    let element = tree.elements[position]
    guard element.name != "use", element.name != "text" else { return nil }
    let values = cascade.values(of: position)
    guard values["clip-path"] == nil, values["display"] != "none" else { return nil }
    let style = context.style.applying(values, viewport: context.viewport)
    guard style.isVisible, let own = try transform(of: position, values, context) else {
      return nil
    }
    var inner = context
    inner.style = style
    guard let path = geometry(of: position, in: inner).path else { return nil }
    let pixels = path.transformed(by: own.concatenating(context.transform))
    return (style.smoothsEdges ? pixels : aliased(pixels, style.clipRule), style.clipRule)
  }

  /// The bounds of a clip path's shapes, in pixels.
  private mutating func clipBounds(
    _ clip: Int, in context: Context
  ) throws(SVGError) -> Rect? {
    var painter = Painter(
      cascade: cascade, budget: budget, purpose: .measure, area: area,
      gradientStops: gradientStops)
    painter.references = references
    for child in tree.children(of: clip) where Self.clips(tree.elements[child].name) {
      try painter.paint(child, in: context)
    }
    return painter.measured
  }

  // MARK: Masks

  /// The picture of a mask for an element; nil where nothing of the element shows.
  private mutating func maskImage(
    _ mask: Int, for position: Int, in context: Context
  ) throws(SVGError) -> MaskImage? {
    let element = tree.elements[mask]
    let values = cascade.values(of: mask)
    let region = try self.region(
      of: mask, units: element.attributes["maskUnits"] ?? "objectBoundingBox", for: position,
      in: context)
    guard let region, let area = pixels(of: region, context.transform) else { return nil }
    var inner = context
    inner.style = inheritedStyle(of: mask, context)
    inner.shape = nil
    if element.attributes["maskContentUnits"] == "objectBoundingBox" {
      guard let box = try bounds(of: position, in: context), !box.isEmpty else { return nil }
      inner.transform = Self.units(of: box).concatenating(context.transform)
    }
    let frame = Path(rect: region).transformed(by: context.transform)
    var isValid = true
    var pixmap = try picture(of: area, for: .draw) { (painter) throws(SVGError) in
      isValid = try painter.within(mask) { (painter) throws(SVGError) in
        painter.canvas.append(.save)
        painter.canvas.append(.clip(frame, rule: .nonZero))
        try painter.paintChildren(of: mask, in: inner)
        painter.canvas.append(.restore)
      }
    }
    guard isValid else { return nil }
    if cascade.value("mask-type", of: mask, values) != "alpha" {
      // As in resvg, `color-interpolation` has no effect.
      Luminance.toAlpha(&pixmap)
    }
    var result = MaskImage(pixmap: pixmap, area: area)
    // A mask may be masked itself.
    let own = Effects(mask, values, cascade)
    references.append(mask)
    defer { references.removeLast() }
    if let id = own.mask, let outer = self.position(of: id, ["mask"]), !isCircular(outer) {
      guard references.count < Self.referenceLimit,
        let image = try maskImage(outer, for: position, in: context),
        let overlap = image.area.intersection(area)
      else { return nil }
      result = Luminance.product(result, image, in: overlap)
    }
    return result
  }

  /// The rectangle of a mask's or filter's attributes `x`, `y`, `width` and `height`, in the user units of
  /// the element it is for. Nil where it is empty.
  mutating func region(
    of reference: Int, units: String, for position: Int, in context: Context
  ) throws(SVGError) -> Rect? {
    let chain = referenceChain(reference, ["filter"])
    func length(_ name: String, _ standard: Double) -> Length {
      attribute(name, of: chain).flatMap { Length($0) } ?? Length(standard, .percent)
    }
    let x = length("x", -10)
    let y = length("y", -10)
    let width = length("width", 120)
    let height = length("height", 120)
    if units == "userSpaceOnUse" {
      func resolved(_ length: Length, _ direction: Length.Direction) -> Double {
        length.resolved(
          direction, viewport: context.viewport, fontSize: context.style.fontSize)
      }
      let rect = Rect(
        x: resolved(x, .horizontal), y: resolved(y, .vertical),
        width: resolved(width, .horizontal), height: resolved(height, .vertical))
      return rect.isEmpty ? nil : rect
    }
    guard let box = try bounds(of: position, in: context), !box.isEmpty else { return nil }
    func fraction(_ length: Length) -> Double {
      length.unit == .percent ? length.value / 100 : length.value
    }
    let rect = Rect(
      x: box.minX + fraction(x) * box.width, y: box.minY + fraction(y) * box.height,
      width: fraction(width) * box.width, height: fraction(height) * box.height)
    return rect.isEmpty ? nil : rect
  }
}
