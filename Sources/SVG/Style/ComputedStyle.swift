import Raster

/// The inherited properties of an element.
struct ComputedStyle: Sendable {
  /// The paint of a shape or a stroke.
  enum PaintValue: Sendable, Hashable {
    case none
    case color(Color)
    case currentColor
    /// The fill of the shape with the marker, or of the `use` element.
    case contextFill
    case contextStroke
    /// A gradient or pattern by id; the fallback is used where there is none.
    indirect case link(String, fallback: PaintValue?)
  }

  enum Part: Sendable { case fill, stroke, markers }

  var color = Color.black
  var fill = PaintValue.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = Length(1)
  var lineCap = StrokeStyle.Cap.butt
  var lineJoin = StrokeStyle.Join.miter
  var miterLimit = 4.0
  /// Whether miters that are too long are cut off at the limit: `miter-clip`.
  var clipsMiters = false
  /// False for pixels that are inside or outside, nothing between.
  var smoothsEdges = true
  var dashes: [Length] = []
  var dashOffset = Length(0)
  var isVisible = true
  var clipRule = FillRule.nonZero
  var paintOrder: [Part] = [.fill, .stroke, .markers]
  /// By property: the id of a marker.
  var markers: [String: String] = [:]
  var smoothsImages = true
  var filtersLinearly = true
  /// In user units.
  var fontSize = 12.0
  var fontFamily = ""
  /// 100–900.
  var fontWeight = 400
  var isItalic = false
  var textAnchor = "start"
  var letterSpacing = 0.0

  /// Fonts are 12 points high where nothing says otherwise, as in resvg.
  init() {}
}

extension ComputedStyle {
  /// The style of an element in another one.
  ///
  /// - Parameter values: the element's own values.
  func applying(_ values: [String: String], viewport: Size) -> ComputedStyle {
    guard !values.isEmpty else { return self }
    var style = self
    func value(_ name: String) -> String? {
      values[name].flatMap { ["inherit", "initial", "unset"].contains($0) ? nil : $0 }
    }
    style.reset(values)
    if let text = value("font-size") { style.fontSize = size(text, viewport) ?? fontSize }
    if let color = value("color").flatMap(CSSColor.read) { style.color = color }
    if let paint = value("fill").flatMap(Self.paint) { style.fill = paint }
    if let paint = value("stroke").flatMap(Self.paint) { style.stroke = paint }
    if let opacity = value("fill-opacity").flatMap(Self.opacity) { style.fillOpacity = opacity }
    if let opacity = value("stroke-opacity").flatMap(Self.opacity) { style.strokeOpacity = opacity }
    if let text = value("fill-rule") { style.fillRule = text == "evenodd" ? .evenOdd : .nonZero }
    if let text = value("clip-rule") { style.clipRule = text == "evenodd" ? .evenOdd : .nonZero }
    if let text = value("visibility"), ["visible", "hidden", "collapse"].contains(text) {
      style.isVisible = text == "visible"
    }
    if let text = value("shape-rendering") {
      style.smoothsEdges = text != "crispEdges" && text != "optimizeSpeed"
    }
    style.applyStroke(value)
    if let text = value("paint-order") { style.paintOrder = Self.paintOrder(text) }
    for name in ["marker-start", "marker-mid", "marker-end"] {
      if let text = value(name) { style.markers[name] = Self.link(text)?.id }
    }
    if let text = value("image-rendering") {
      style.smoothsImages = !["optimizeSpeed", "pixelated", "crisp-edges"].contains(text)
    }
    if let text = value("color-interpolation-filters") { style.filtersLinearly = text != "sRGB" }
    style.applyFont(value, viewport)
    return style
  }

  /// Gives properties that say `initial` the value that they have where nothing sets them.
  private mutating func reset(_ values: [String: String]) {
    guard values.values.contains("initial") else { return }
    let initial = ComputedStyle()
    func reset<Value>(_ name: String, _ property: WritableKeyPath<ComputedStyle, Value>) {
      if values[name] == "initial" { self[keyPath: property] = initial[keyPath: property] }
    }
    reset("color", \.color)
    reset("fill", \.fill)
    reset("fill-opacity", \.fillOpacity)
    reset("fill-rule", \.fillRule)
    reset("clip-rule", \.clipRule)
    reset("stroke", \.stroke)
    reset("stroke-opacity", \.strokeOpacity)
    reset("stroke-width", \.strokeWidth)
    reset("stroke-linecap", \.lineCap)
    reset("stroke-linejoin", \.lineJoin)
    reset("stroke-linejoin", \.clipsMiters)
    reset("stroke-miterlimit", \.miterLimit)
    reset("stroke-dasharray", \.dashes)
    reset("stroke-dashoffset", \.dashOffset)
    reset("visibility", \.isVisible)
    reset("paint-order", \.paintOrder)
    reset("font-size", \.fontSize)
    reset("font-family", \.fontFamily)
    reset("font-weight", \.fontWeight)
    reset("font-style", \.isItalic)
    reset("text-anchor", \.textAnchor)
    reset("letter-spacing", \.letterSpacing)
    for name in ["marker-start", "marker-mid", "marker-end"] where values[name] == "initial" {
      markers[name] = nil
    }
  }

  private mutating func applyStroke(_ value: (String) -> String?) {
    if let width = value("stroke-width").flatMap({ Length($0) }) { strokeWidth = width }
    if let cap = value("stroke-linecap").flatMap({ StrokeStyle.Cap(rawValue: $0) }) {
      lineCap = cap
    }
    if let text = value("stroke-linejoin") {
      lineJoin = StrokeStyle.Join(rawValue: text) ?? .miter
      clipsMiters = text == "miter-clip"
    }
    if let limit = value("stroke-miterlimit").flatMap(Double.init) { miterLimit = limit }
    if let text = value("stroke-dasharray") { dashes = Self.dashes(text) }
    if let offset = value("stroke-dashoffset").flatMap({ Length($0) }) { dashOffset = offset }
  }

  private mutating func applyFont(_ value: (String) -> String?, _ viewport: Size) {
    if let text = value("font-family") { fontFamily = text }
    if let text = value("font-style") { isItalic = text == "italic" || text == "oblique" }
    if let text = value("text-anchor") { textAnchor = text }
    if let text = value("font-weight") {
      switch text {
      case "normal": fontWeight = 400
      case "bold": fontWeight = 700
      case "bolder": fontWeight = min(900, max(400, fontWeight + 300))
      case "lighter": fontWeight = max(100, fontWeight - 300)
      default: fontWeight = Int(text).map { min(max($0, 1), 1000) } ?? fontWeight
      }
    }
    if let text = value("letter-spacing") {
      letterSpacing =
        Length(text)?.resolved(.horizontal, viewport: viewport, fontSize: fontSize) ?? 0
    }
  }

  private func size(_ text: String, _ viewport: Size) -> Double? {
    if let length = Length(text) {
      if length.unit == .percent { return fontSize * length.value / 100 }
      return length.resolved(.diagonal, viewport: viewport, fontSize: fontSize)
    }
    // CSS: each step is 1.2 times the one before, and `medium` is the default size.
    let medium = 12.0
    let steps: [String: Double] = [
      "xx-small": 1 / 1.728, "x-small": 1 / 1.44, "small": 1 / 1.2, "medium": 1, "large": 1.2,
      "x-large": 1.44, "xx-large": 1.728,
    ]
    if let factor = steps[text] { return medium * factor }
    if text == "larger" { return fontSize * 1.2 }
    if text == "smaller" { return fontSize / 1.2 }
    return nil
  }

  /// 0–1, from a number or a percentage.
  static func opacity(_ text: String) -> Double? {
    guard let length = Length(text), length.unit == .number || length.unit == .percent else {
      return nil
    }
    return min(max(length.unit == .percent ? length.value / 100 : length.value, 0), 1)
  }

  /// The id of a `url(#id)`, with what follows it.
  static func link(_ text: String) -> (id: String, rest: String)? {
    var scanner = ValueScanner(text)
    scanner.skipSpace()
    guard scanner.name() == "url", scanner.take("("), let inside = scanner.text(upTo: ")") else {
      return nil
    }
    return id(in: inside).map { ($0, scanner.rest().trimmed) }
  }

  /// The id that the text within `url()` refers to; nil for other documents.
  static func id(in text: String) -> String? {
    let reference = text.trimmed.filter { $0 != "\"" && $0 != "'" }.trimmed
    return reference.hasPrefix("#") ? String(reference.dropFirst()) : nil
  }

  static func paint(_ text: String) -> PaintValue? {
    switch text.trimmed {
    case "none": return PaintValue.none
    case "currentColor", "currentcolor": return .currentColor
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    case let text:
      if let (id, rest) = link(text) {
        return .link(id, fallback: rest.isEmpty ? nil : paint(rest))
      }
      // An ICC colour follows its fallback in sRGB.
      let first = text.range(of: " icc-color").map { String(text[..<$0.lowerBound]) } ?? text
      return CSSColor.read(first).map(PaintValue.color)
    }
  }

  private static func dashes(_ text: String) -> [Length] {
    guard text != "none" else { return [] }
    var scanner = ValueScanner(text)
    var lengths: [Length] = []
    scanner.skipSpace()
    while let length = Length(&scanner) {
      lengths.append(length)
      scanner.skipSeparator()
    }
    return scanner.isAtEnd ? lengths : []
  }

  private static func paintOrder(_ text: String) -> [Part] {
    var order: [Part] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let part: Part? =
        switch word {
        case "fill": .fill
        case "stroke": .stroke
        case "markers": .markers
        default: nil
        }
      guard let part, !order.contains(part) else { return [.fill, .stroke, .markers] }
      order.append(part)
    }
    return order + [.fill, .stroke, .markers].filter { !order.contains($0) }
  }
}

extension String {
  /// Where a text first stands in this one.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
