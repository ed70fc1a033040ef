public import Raster
internal import Synchronization
public import Text

/// A symbol that was drawn as a template of the SF Symbols app: outlines for some weights and scales, from which the others
/// are made. Compared by identity.
public final class SymbolTemplate: Sendable {
  /// A weight and scale, as the group `Regular-S` has them.
  public struct Variant: Sendable, Hashable {
    /// The weight of the strokes.
    public var weight: FontWeight
    /// The size beside the text.
    public var scale: SymbolScale

    /// Creates a variant.
    public init(_ weight: FontWeight, _ scale: SymbolScale) {
      self.weight = weight
      self.scale = scale
    }

    /// All of them, in the order of weights and scales.
    public static let all = FontWeight.allCases.flatMap { weight in
      SymbolScale.allCases.map { Variant(weight, $0) }
    }

    /// The identifier in templates.
    public var identifier: String {
      let name = weight.rawValue.lowercased()
      return name.prefix(1).uppercased() + name.dropFirst() + "-"
        + scale.rawValue.prefix(1).uppercased()
    }
  }

  /// A shape of a variant.
  public struct Part: Sendable, Hashable {
    /// The place of a shape in a rendering mode.
    public struct Place: Sendable, Hashable {
      /// From below, from 0.
      public var layer: Int
      /// 0 is primary, 1 secondary, 2 tertiary.
      public var level: Int
      /// Whether what is below is erased where the layer lies.
      public var clearsBehind: Bool
      /// 0–1; a layer of opacity 0 may erase what is below, and paints nothing.
      public var opacity: Double

      /// Creates a place.
      public init(layer: Int, level: Int = 0, clearsBehind: Bool = false, opacity: Double = 1) {
        self.layer = layer
        self.level = level
        self.clearsBehind = clearsBehind
        self.opacity = opacity
      }
    }

    /// In ems; y is 0 at half the height of capitals.
    public var path: Path
    /// Where it is drawn in one colour; empty for the lowest layer.
    public var monochrome: [Place]
    /// Where it is drawn in the colours of levels; empty for the lowest layer.
    public var hierarchical: [Place]

    /// Creates a part.
    public init(path: Path, monochrome: [Place] = [], hierarchical: [Place] = []) {
      self.path = path
      self.monochrome = monochrome
      self.hierarchical = hierarchical
    }

    /// Whether it is painted in any mode, and does not only erase.
    var isPainted: Bool {
      [monochrome, hierarchical].contains { places in
        places.isEmpty || places.contains { $0.opacity > 0 }
      }
    }
  }

  /// The shape of a variant.
  public struct Drawing: Sendable, Hashable {
    /// In the order of the template.
    public var parts: [Part]
    /// The room to the left of the shapes and to their right, in ems; nil where the template says nothing.
    public var margins: (left: Double, right: Double)? {
      get { leftMargin.flatMap { left in rightMargin.map { (left, $0) } } }
      set { (leftMargin, rightMargin) = (newValue?.left, newValue?.right) }
    }
    private var leftMargin: Double?
    private var rightMargin: Double?

    /// Creates a drawing.
    public init(parts: [Part], margins: (left: Double, right: Double)? = nil) {
      self.parts = parts
      self.margins = margins
    }

    /// The extent of the shapes that are painted, in ems.
    public var ink: Rect? {
      parts.reduce(nil as Rect?) { sum, part in
        guard part.isPainted, let bounds = part.path.bounds else { return sum }
        return sum?.union(bounds) ?? bounds
      }
    }
  }

  private let drawings: [Variant: Drawing]
  private let shapes = Mutex<[Variant: SymbolShape]>([:])

  /// Creates a template; nil without drawings.
  public init?(_ drawings: [Variant: Drawing]) {
    guard drawings.values.contains(where: { $0.ink != nil }) else { return nil }
    self.drawings = drawings
  }

  /// The variants that others are interpolated between.
  private static let sources = [
    Variant(.ultraLight, .small), Variant(.regular, .small), Variant(.black, .small),
  ]

  /// Whether weights between the three sources can be made: their paths have the same steps.
  public var isInterpolated: Bool {
    let found = Self.sources.compactMap { drawings[$0] }
    guard found.count == Self.sources.count else { return false }
    return found.dropFirst().allSatisfy { drawing in
      drawing.parts.count == found[0].parts.count
        && zip(drawing.parts, found[0].parts).allSatisfy { $0.path.hasSteps(of: $1.path) }
    }
  }

  // MARK: Shapes

  /// The margin above and below the shapes, in ems at the medium scale: that of the system's symbols.
  private static let topMargin = 0.077
  /// The margin beside the shapes of a template without guides (choice).
  private static let sideMargin = 0.1

  /// The shape of one em. The middle of its box lies at half the height of capitals, so that what is centered beside a
  /// text stands on its baseline.
  func emShape(_ weight: FontWeight, _ scale: SymbolScale) -> SymbolShape {
    let variant = Variant(weight, scale)
    if let known = shapes.withLock({ $0[variant] }) { return known }
    let shape = makeShape(variant)
    shapes.withLock { $0[variant] = shape }
    return shape
  }

  private func makeShape(_ variant: Variant) -> SymbolShape {
    guard let (drawing, source) = drawing(variant), let ink = drawing.ink else { return .empty }
    let factor = variant.scale.templateFactor / source.templateFactor
    let margins =
      drawing.margins ?? anyMargins(source) ?? (left: Self.sideMargin, right: Self.sideMargin)
    let reach = max(-ink.minY, ink.maxY) * factor + Self.topMargin * variant.scale.templateFactor
    let size = Size(
      width: max(ink.width + margins.left + margins.right, 0) * factor, height: 2 * reach)
    let place = Transform(
      a: factor, b: 0, c: 0, d: factor, tx: (margins.left - ink.minX) * factor, ty: reach)
    var shape = SymbolShape(
      layers: Self.layers(drawing.parts, \.monochrome), ink: ink, size: .zero,
      coloredLayers: Self.layers(drawing.parts, \.hierarchical)
    ).transformed(by: place)
    shape.size = size
    return shape
  }

  /// Layers of which each holds all shapes of one index.
  private static func layers(
    _ parts: [Part], _ places: KeyPath<Part, [Part.Place]>
  ) -> [SymbolShape.Layer] {
    var result: [Int: SymbolShape.Layer] = [:]
    for part in parts {
      let own = part[keyPath: places]
      for place in own.isEmpty ? [Part.Place(layer: -1)] : own {
        var layer =
          result[place.layer]
          ?? SymbolShape.Layer(
            path: Path(), level: place.level, clearsBehind: place.clearsBehind,
            opacity: place.opacity)
        layer.path.append(part.path)
        result[place.layer] = layer
      }
    }
    return result.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The drawing that stands for a variant, and the scale that it was drawn in.
  private func drawing(_ wanted: Variant) -> (Drawing, SymbolScale)? {
    if let own = drawings[wanted], own.ink != nil { return (own, wanted.scale) }
    if isInterpolated, let drawing = interpolated(wanted.weight) { return (drawing, .small) }
    // The nearest weight, in the same scale if there is one.
    let weights = FontWeight.allCases
    func distance(_ weight: FontWeight) -> Int {
      abs((weights.firstIndex(of: weight) ?? 0) - (weights.firstIndex(of: wanted.weight) ?? 0))
    }
    let nearest = Variant.all.filter { drawings[$0]?.ink != nil }.min {
      (distance($0.weight), $0.scale == wanted.scale ? 0 : 1)
        < (distance($1.weight), $1.scale == wanted.scale ? 0 : 1)
    }
    return nearest.flatMap { variant in drawings[variant].map { ($0, variant.scale) } }
  }

  /// The margins of another variant at a scale: of `Regular-M`, of `Regular-S`, or of any.
  private func anyMargins(_ scale: SymbolScale) -> (left: Double, right: Double)? {
    let order = [Variant(.regular, .medium), Variant(.regular, .small)] + Variant.all
    for variant in order {
      guard let margins = drawings[variant]?.margins else { continue }
      let factor = scale.templateFactor / variant.scale.templateFactor
      return (margins.left * factor, margins.right * factor)
    }
    return nil
  }

  /// The drawing of a weight in the small scale, between those of the sources.
  private func interpolated(_ weight: FontWeight) -> Drawing? {
    let share = SymbolDrawing(weight: weight, scale: .small).weightShare
    guard let regular = drawings[Self.sources[1]],
      let other = drawings[share < 0 ? Self.sources[0] : Self.sources[2]]
    else { return nil }
    let amount = abs(share)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    var result = regular
    for index in regular.parts.indices {
      result.parts[index].path = regular.parts[index].path.between(other.parts[index].path, amount)
    }
    if let a = regular.margins, let b = other.margins {
      result.margins = (between(a.left, b.left), between(a.right, b.right))
    }
    return result
  }
}

extension SymbolTemplate: Hashable {
  /// Two are equal when they are the same object.
  public static func == (a: SymbolTemplate, b: SymbolTemplate) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SymbolScale {
  /// The factor between the scales of a template ("Creating custom symbol images for your app").
  public var templateFactor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension Path {
  /// Whether another path has the same steps, wherever their points lie.
  fileprivate func hasSteps(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        switch (a, b) {
        case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close):
          true
        default: false
        }
      }
  }

  /// The path whose points lie between those of this one and another with the same steps.
  fileprivate func between(_ other: Path, _ amount: Double) -> Path {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * amount, y: a.y + (b.y - a.y) * amount)
    }
    var result = Path()
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.line(to: mix(a, b))
      case (.quad(let c1, let a), .quad(let c2, let b)):
        result.quad(control: mix(c1, c2), to: mix(a, b))
      case (.cubic(let c1, let d1, let a), .cubic(let c2, let d2, let b)):
        result.cubic(control1: mix(c1, c2), control2: mix(d1, d2), to: mix(a, b))
      default: result.close()
      }
    }
    return result
  }
}
