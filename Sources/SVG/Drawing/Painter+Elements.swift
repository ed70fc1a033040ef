import Raster

extension Painter {
  /// Draws the children of an element.
  mutating func paintChildren(of position: Int, in context: Context) throws(SVGError) {
    for child in tree.children(of: position) { try paint(child, in: context) }
  }

  /// Draws an element with its effects.
  mutating func paint(_ position: Int, in outer: Context) throws(SVGError) {
    let name = tree.elements[position].name
    guard Self.drawnElements.contains(name) else {
      if name == "foreignObject", purpose == .draw { warn(.foreignObject) }
      return
    }
    try budget.withElement(position) { () throws(SVGError) in
      try paintWithinBudget(position, in: outer)
    }
  }

  private mutating func paintWithinBudget(
    _ position: Int, in outer: Context
  ) throws(SVGError) {
    let element = tree.elements[position]
    try budget.take(
      work: element.attributes.values.reduce(Work.element) {
        $0 + Double($1.utf8.count) * Work.character
      })
    let values = cascade.values(of: position)
    guard values["display"] != "none", meetsConditions(element) else { return }
    var context = outer
    context.style = outer.style.applying(values, viewport: outer.viewport)
    guard let own = try transform(of: position, values, context) else { return }
    context.transform = own.concatenating(outer.transform)
    if element.name == "use" {
      // A part of its own transform, so that clips and masks of it move with it.
      let geometry = self.geometry(of: position, in: context)
      context.transform = Transform.translation(
        x: geometry.length("x", .horizontal) ?? 0, y: geometry.length("y", .vertical) ?? 0
      ).concatenating(context.transform)
    }
    guard context.transform.inverse != nil else { return }
    guard purpose != .measure else {
      if let filter = values["filter"], filter != "none" { meetsFilters = true }
      return try paintContent(of: position, in: context)
    }
    let effects = Effects(position, values, cascade)
    if effects.isEmpty { return try paintContent(of: position, in: context) }
    if element.name == "svg" { return try paintNested(position, with: effects, in: context) }
    try paint(position, with: effects, in: context)
  }

  /// Draws an element without its effects; the context is the element's own.
  mutating func paintContent(of position: Int, in context: Context) throws(SVGError) {
    switch tree.elements[position].name {
    case "g", "a": try paintChildren(of: position, in: context)
    case "switch": try paintSwitch(position, in: context)
    case "svg": try paintNested(position, in: context)
    case "use": try paintUse(position, in: context)
    case "image": try paintImage(position, in: context)
    case "text": try paintText(position, in: context)
    default: try paintShape(position, in: context)
    }
  }

  private static let drawnElements: Set<String> = [
    "g", "a", "switch", "svg", "use", "image", "text", "rect", "circle", "ellipse", "line",
    "polyline", "polygon", "path",
  ]

  /// The transform of an element's attribute or property; nil where it flattens the plane.
  mutating func transform(
    of position: Int, _ values: [String: String], _ context: Context
  ) throws(SVGError) -> Transform? {
    guard let text = values["transform"] else { return .identity }
    guard var transform = TransformList.read(text) else { return .identity }
    var frame = Rect(origin: .zero, size: context.viewport)
    if let box = values["transform-box"], box == "fill-box" || box == "content-box" {
      frame =
        try measured(in: context) { (painter, inner) throws(SVGError) in
          try painter.paintContent(of: position, in: inner)
        } ?? frame
    }
    transform = transform.about(
      values["transform-origin"].flatMap { Self.origin($0, in: frame, context) } ?? frame.origin)
    return transform.inverse == nil ? nil : transform
  }

  /// The point of a `transform-origin`; nil where it can't be read.
  ///
  /// - Parameter frame: what percentages and lengths refer to.
  static func origin(_ text: String, in frame: Rect, _ context: Context) -> Point? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let columns = ["left": 0.0, "center": 50, "right": 100]
    let rows = ["top": 0.0, "center": 50, "bottom": 100]
    if words.count == 1 { words.append("center") }
    guard words.count > 1 else { return nil }
    if rows[words[0]] != nil, Length(words[1]) == nil, columns[words[1]] != nil {
      words.swapAt(0, 1)
    }
    func length(
      _ word: String, _ keywords: [String: Double], _ direction: Length.Direction
    ) -> Double? {
      let length = keywords[word].map { Length($0, .percent) } ?? Length(word)
      return length?.resolved(direction, viewport: frame.size, fontSize: context.style.fontSize)
    }
    guard let x = length(words[0], columns, .horizontal), let y = length(words[1], rows, .vertical)
    else { return nil }
    return Point(x: frame.minX + x, y: frame.minY + y)
  }

  /// Whether `switch` may choose an element, and whether it is drawn at all.
  private func meetsConditions(_ element: SVGTree.Element) -> Bool {
    if let languages = element.attributes["systemLanguage"] {
      let prefers = languages.split(separator: ",").contains {
        let language = $0.trimmed
        return language == "en" || language.hasPrefix("en-")
      }
      if !prefers { return false }
    }
    // No extension is known; an empty list counts as one that is not (SVG 2).
    return element.attributes["requiredExtensions"] == nil
  }

  private mutating func paintSwitch(_ position: Int, in context: Context) throws(SVGError) {
    let chosen = tree.children(of: position).first {
      Self.drawnElements.contains(tree.elements[$0].name) && meetsConditions(tree.elements[$0])
    }
    if let chosen { try paint(chosen, in: context) }
  }

  // MARK: Viewports

  private mutating func paintNested(
    _ position: Int, with effects: Effects? = nil, in context: Context
  ) throws(SVGError) {
    let geometry = self.geometry(of: position, in: context)
    let size = Size(
      width: geometry.length("width", .horizontal) ?? context.viewport.width,
      height: geometry.length("height", .vertical) ?? context.viewport.height)
    var inner = context
    inner.transform = Transform.translation(
      x: geometry.length("x", .horizontal) ?? 0, y: geometry.length("y", .vertical) ?? 0
    ).concatenating(context.transform)
    try paintViewport(position, size: size, with: effects, in: inner)
  }

  /// Draws the children of an element with a viewport of its own at the origin.
  ///
  /// - Parameter effects: on them as a whole. Their clips, masks and filters lie in the units of the element's `viewBox`,
  ///   as the children do (SVG 2, 8.6).
  mutating func paintViewport(
    _ position: Int, size: Size, with effects: Effects? = nil, in context: Context
  ) throws(SVGError) {
    guard size.width > 0, size.height > 0 else { return }
    let element = tree.elements[position]
    var inner = context
    inner.viewport = size
    if let text = element.attributes["viewBox"] {
      guard let box = Self.viewBox(text),
        let transform = AspectRatio(element.attributes["preserveAspectRatio"] ?? "")
          .transform(from: box, to: size)
      else { return }
      inner.viewport = box.size
      inner.transform = transform.concatenating(context.transform)
    }
    guard let effects, purpose != .measure else {
      return try paintContent(ofViewport: position, size: size, context, inner)
    }
    try paint(position, with: effects, in: inner) { (painter) throws(SVGError) in
      try painter.paintContent(ofViewport: position, size: size, context, inner)
    }
  }

  /// Draws the children of an element within its viewport, which cuts them off unless `overflow` says otherwise.
  ///
  /// - Parameters:
  ///   - context: of the viewport.
  ///   - inner: of the children.
  private mutating func paintContent(
    ofViewport position: Int, size: Size, _ context: Context, _ inner: Context
  ) throws(SVGError) {
    let values = cascade.values(of: position)
    // What is inherited from nowhere is the initial value.
    let overflow =
      values["overflow"] == nil
      ? "hidden" : cascade.value("overflow", of: position, values) ?? "visible"
    guard overflow != "visible", overflow != "auto", purpose != .measure else {
      return try paintChildren(of: position, in: inner)
    }
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    try clipped(to: Path(rect: frame).transformed(by: context.transform)) {
      (painter) throws(SVGError) in try painter.paintChildren(of: position, in: inner)
    }
  }

  /// Draws a group within a path in pixels, which clips it as a whole: colours of shapes that others cover would else
  /// shine through where the path cuts a pixel.
  mutating func clipped(
    to path: Path, _ body: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) {
    canvas.append(.save)
    canvas.append(.clip(path, rule: .nonZero))
    canvas.append(.beginLayer(opacity: 1))
    try body(&self)
    canvas.append(.endLayer)
    canvas.append(.restore)
  }

  /// Four numbers with a width and height above zero.
  static func viewBox(_ text: String) -> Rect? {
    var scanner = ValueScanner(text)
    let numbers = scanner.numbers()
    guard numbers.count == 4, scanner.isAtEnd, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Use

  private mutating func paintUse(_ position: Int, in context: Context) throws(SVGError) {
    let element = tree.elements[position]
    guard let href = element.attributes["href"]?.trimmed, href.hasPrefix("#"),
      let target = tree.positions[String(href.dropFirst())], !contains(target, position)
    else { return }
    let name = tree.elements[target].name
    guard name == "symbol" || Self.drawnElements.contains(name) else { return }
    guard purpose != .clip || Self.clipElements.contains(name) else { return }
    let geometry = self.geometry(of: position, in: context)
    var inner = context
    if purpose == .draw {
      inner.shape = ShapePaints(context, use: position, references: references)
    }
    _ = try within(target) { (painter) throws(SVGError) in
      if name == "symbol" || name == "svg" {
        try painter.paintReferenced(target, by: geometry, in: inner)
      } else {
        try painter.paint(target, in: inner)
      }
    }
  }

  /// Draws a `symbol` or `svg` in the size that `use` gives it.
  private mutating func paintReferenced(
    _ target: Int, by geometry: ShapeGeometry, in outer: Context
  ) throws(SVGError) {
    let values = cascade.values(of: target)
    guard values["display"] != "none" else { return }
    var context = outer
    context.style = outer.style.applying(values, viewport: outer.viewport)
    let own = self.geometry(of: target, in: context)
    // As in resvg, a symbol has neither place nor transform of its own.
    if tree.elements[target].name != "symbol" {
      guard let transform = try transform(of: target, values, context) else { return }
      context.transform = Transform.translation(
        x: own.length("x", .horizontal) ?? 0, y: own.length("y", .vertical) ?? 0
      ).concatenating(transform).concatenating(outer.transform)
    }
    let size = Size(
      width: geometry.length("width", .horizontal) ?? own.length("width", .horizontal)
        ?? context.viewport.width,
      height: geometry.length("height", .vertical) ?? own.length("height", .vertical)
        ?? context.viewport.height)
    let effects = Effects(target, values, cascade)
    try paintViewport(target, size: size, with: effects.isEmpty ? nil : effects, in: context)
  }

  /// The elements that a clip path may hold.
  static let clipElements: Set<String> = [
    "rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "text",
  ]

  /// True when an element is another one or around it.
  private func contains(_ position: Int, _ inner: Int) -> Bool {
    var next: Int? = inner
    while let current = next {
      if current == position { return true }
      next = tree.elements[current].parent
    }
    return false
  }

  func geometry(of position: Int, in context: Context) -> ShapeGeometry {
    ShapeGeometry(
      element: tree.elements[position], values: cascade.values(of: position),
      viewport: context.viewport, fontSize: context.style.fontSize)
  }
}
