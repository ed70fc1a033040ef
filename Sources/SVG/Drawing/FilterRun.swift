import Raster

/// Applies the primitives of a `filter` element to a picture.
struct FilterRun {
  let painter: Painter
  /// The user space of the element that is filtered.
  let context: Painter.Context
  /// The pixels of the picture.
  let area: Rect
  /// The element's bounds, for units of its bounding box; nil for user units.
  let box: Rect?
  let source: FilterPicture
  /// About primitives that are not known.
  private(set) var warnings: [SVGWarning] = []
  private var results: [String: FilterPicture] = [:]
  private var last: FilterPicture

  init(
    _ painter: Painter, _ context: Painter.Context, area: Rect, box: Rect?, source: Pixmap
  ) {
    self.painter = painter
    self.context = context
    self.area = area
    self.box = box
    self.source = FilterPicture(pixmap: source, isLinear: false)
    last = self.source
  }

  /// The primitives of a `filter` element, which are its own or those of the first one that it refers to.
  static func primitives(of filter: Int, _ painter: Painter) -> [Int] {
    painter.referenceChain(filter, ["filter"]).lazy.map { filter in
      painter.tree.children(of: filter).filter { painter.tree.elements[$0].name.hasPrefix("fe") }
    }.first { !$0.isEmpty } ?? []
  }

  /// The bytes that a filter writes: each primitive's result, which is kept, those of merged pictures, and what
  /// blurs reach beyond the picture.
  func bytes(of filter: Int) -> Int {
    var sum = 0
    for position in Self.primitives(of: filter, painter) {
      let element = painter.tree.elements[position]
      sum += source.pixmap.bytes.count * (1 + painter.tree.children(of: position).count)
      if let deviation = deviation(of: element) {
        sum += source.pixmap.bytesAroundBlur(x: deviation.x, y: deviation.y)
      }
    }
    return sum
  }

  /// The result in sRGB.
  mutating func run(_ filter: Int) -> Pixmap {
    for position in Self.primitives(of: filter, painter) {
      let element = painter.tree.elements[position]
      let values = painter.cascade.values(of: position)
      let style = painter.inheritedStyle(of: position, context)
      var result = apply(element, position, values, isLinear: style.filtersLinearly)
      crop(&result, element)
      last = result
      if let name = element.attributes["result"] { results[name] = result }
    }
    return last.converted(toLinear: false).pixmap
  }

  private func input(_ name: String?, isLinear: Bool) -> FilterPicture {
    let picture: FilterPicture
    switch name {
    case "SourceGraphic": picture = source
    case "SourceAlpha": picture = source.alphaOnly
    case let name?: picture = results[name] ?? last
    case nil: picture = last
    }
    return picture.converted(toLinear: isLinear)
  }

  // MARK: Lengths

  /// A length across or down as pixels, by the scale of the user space.
  private func pixels(_ value: Double, _ direction: Length.Direction) -> Double {
    let isX = direction == .horizontal
    let scale = isX ? context.transform.scales.x : context.transform.scales.y
    let extent = box.map { isX ? $0.width : $0.height } ?? 1
    return value * scale * extent
  }

  private static func numbers(_ text: String?) -> [Double] {
    var scanner = ValueScanner(text ?? "")
    return scanner.numbers()
  }

  /// Cuts a result off at the primitive's own region.
  private func crop(_ picture: inout FilterPicture, _ element: SVGTree.Element) {
    let names = ["x", "y", "width", "height"]
    guard names.contains(where: { element.attributes[$0] != nil }) else { return }
    let whole = context.transform.inverse.map { area.bounds(under: $0) } ?? area
    func length(_ name: String, _ direction: Length.Direction, _ standard: Double) -> Double {
      guard let length = element.attributes[name].flatMap({ Length($0) }) else { return standard }
      if let box {
        let share = length.unit == .percent ? length.value / 100 : length.value
        switch name {
        case "x": return box.minX + share * box.width
        case "y": return box.minY + share * box.height
        default: return share * (direction == .horizontal ? box.width : box.height)
        }
      }
      return length.resolved(
        direction, viewport: context.viewport, fontSize: context.style.fontSize)
    }
    let rect = Rect(
      x: length("x", .horizontal, whole.minX), y: length("y", .vertical, whole.minY),
      width: length("width", .horizontal, whole.width),
      height: length("height", .vertical, whole.height)
    ).bounds(under: context.transform)
    guard rect.isFinite, rect.intersection(area) != nil else { return }
    picture.crop(
      minX: Int(max(rect.minX - area.minX, 0).rounded()),
      minY: Int(max(rect.minY - area.minY, 0).rounded()),
      maxX: Int(min(rect.maxX - area.minX, area.width).rounded()),
      maxY: Int(min(rect.maxY - area.minY, area.height).rounded()))
  }

  // MARK: Primitives

  private mutating func apply(
    _ element: SVGTree.Element, _ position: Int, _ values: [String: String], isLinear: Bool
  ) -> FilterPicture {
    let first = input(element.attributes["in"], isLinear: isLinear)
    func second() -> FilterPicture { input(element.attributes["in2"], isLinear: isLinear) }
    switch element.name {
    case "feGaussianBlur": return blurred(first, element)
    case "feOffset": return moved(first, element)
    case "feMorphology": return spread(first, element)
    case "feFlood": return flood(values, isLinear: isLinear)
    case "feDropShadow": return shadow(element, values, first, isLinear: isLinear)
    case "feMerge":
      return painter.tree.children(of: position).reduce(empty(isLinear: isLinear)) {
        let node = painter.tree.elements[$1]
        guard node.name == "feMergeNode" else { return $0 }
        return input(node.attributes["in"], isLinear: isLinear)
          .combined(with: $0, FilterFormulas.composite("over"))
      }
    case "feBlend":
      return first.blended(over: second(), mode(element))
    case "feComposite":
      return first.combined(
        with: second(),
        FilterFormulas.composite(
          element.attributes["operator"] ?? "over",
          ["k1", "k2", "k3", "k4"].map { element.attributes[$0].flatMap(Double.init) ?? 0 }))
    case "feColorMatrix":
      var picture = first
      let matrix = FilterFormulas.matrix(
        element.attributes["type"] ?? "matrix", Self.numbers(element.attributes["values"]))
      picture.mapColors { FilterFormulas.apply(matrix, $0) }
      return picture
    case "feComponentTransfer": return transferred(first, position)
    default:
      warn(.filter(element.name))
      return first
    }
  }

  private mutating func warn(_ warning: SVGWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  private mutating func mode(_ element: SVGTree.Element) -> BlendMode {
    let name = element.attributes["mode"] ?? "normal"
    if let mode = Painter.blendModes[name] { return mode }
    warn(.blendMode(name))
    return .normal
  }

  /// Made fatter or thinner. A radius that is negative, or two of 0, change nothing.
  private func spread(_ picture: FilterPicture, _ element: SVGTree.Element) -> FilterPicture {
    let radii = Self.numbers(element.attributes["radius"])
    guard let x = radii.first, let y = radii.last, x >= 0, y >= 0 else { return picture }
    func radius(_ value: Double, _ side: Int) -> Int {
      Int(min(value.rounded(), Double(side)))
    }
    return picture.spread(
      x: radius(pixels(x, .horizontal), picture.pixmap.width),
      y: radius(pixels(y, .vertical), picture.pixmap.height),
      grows: element.attributes["operator"] == "dilate")
  }

  private func empty(isLinear: Bool) -> FilterPicture {
    FilterPicture(
      pixmap: Pixmap(width: source.pixmap.width, height: source.pixmap.height), isLinear: isLinear)
  }

  private func blurred(_ picture: FilterPicture, _ element: SVGTree.Element) -> FilterPicture {
    guard let deviation = deviation(of: element) else { return picture }
    var result = picture
    result.pixmap = picture.pixmap.blurred(x: deviation.x, y: deviation.y)
    return result
  }

  /// How far a primitive blurs, in pixels; nil if it does not, or not as it may.
  private func deviation(of element: SVGTree.Element) -> (x: Double, y: Double)? {
    let deviations = Self.numbers(element.attributes["stdDeviation"])
    guard let x = deviations.first, x >= 0, let y = deviations.last, y >= 0 else { return nil }
    return (pixels(x, .horizontal), pixels(y, .vertical))
  }

  private func moved(_ picture: FilterPicture, _ element: SVGTree.Element) -> FilterPicture {
    func number(_ name: String) -> Double { element.attributes[name].flatMap(Double.init) ?? 0 }
    let x = pixels(number("dx"), .horizontal).rounded()
    let y = pixels(number("dy"), .vertical).rounded()
    guard x.magnitude < 1e6, y.magnitude < 1e6 else { return empty(isLinear: picture.isLinear) }
    return picture.moved(x: Int(x), y: Int(y))
  }

  private func flood(_ values: [String: String], isLinear: Bool) -> FilterPicture {
    var color = values["flood-color"].flatMap(CSSColor.read) ?? .black
    if values["flood-color"]?.lowercased() == "currentcolor" { color = context.style.color }
    let opacity = values["flood-opacity"].flatMap(ComputedStyle.opacity) ?? 1
    var picture = empty(isLinear: false)
    picture.pixmap.fill(PremultipliedColor(color.withAlpha(color.alpha * opacity)))
    return picture.converted(toLinear: isLinear)
  }

  private func shadow(
    _ element: SVGTree.Element, _ values: [String: String], _ picture: FilterPicture,
    isLinear: Bool
  ) -> FilterPicture {
    var element = element
    for name in ["dx", "dy", "stdDeviation"] where element.attributes[name] == nil {
      element.attributes[name] = "2"
    }
    let shape = moved(blurred(picture.alphaOnly, element), element)
    let colored = flood(values, isLinear: isLinear)
      .combined(with: shape, FilterFormulas.composite("in"))
    return picture.combined(with: colored, FilterFormulas.composite("over"))
  }

  private func transferred(_ picture: FilterPicture, _ position: Int) -> FilterPicture {
    var tables = [[UInt8]](repeating: (0...255).map { UInt8($0) }, count: 4)
    for child in painter.tree.children(of: position) {
      let element = painter.tree.elements[child]
      guard let index = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].firstIndex(of: element.name),
        let table = FilterFormulas.transfer(element.attributes)
      else { continue }
      tables[index] = table
    }
    var result = picture
    result.mapColors {
      (tables[0][Int($0.0)], tables[1][Int($0.1)], tables[2][Int($0.2)], tables[3][Int($0.3)])
    }
    return result
  }
}
