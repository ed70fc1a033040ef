public import Raster
internal import Synchronization
public import Text

/// A symbol: the system's by name, or an application's own. What is drawn for the system's is not Apple's: icons of Phosphor
/// and figures of ours stand in.
public struct Symbol: Sendable, Hashable {
  private enum Source: Hashable, Sendable {
    case recipe(SymbolRecipe)
    case template(SymbolTemplate)
  }

  /// The name, as `UIImage(systemName:)` or `UIImage(named:)` takes it.
  public let name: String
  private let source: Source

  /// The symbol of a name; nil where nothing is drawn for it, or nobody knows it.
  public init?(_ name: String) {
    guard let recipe = SymbolRecipe(name) else { return nil }
    self.name = name
    source = .recipe(recipe)
  }

  /// A symbol of an application's own.
  public init(_ name: String, template: SymbolTemplate) {
    self.name = name
    source = .template(template)
  }

  /// Whether it is an application's own.
  public var isCustom: Bool {
    if case .template = source { true } else { false }
  }

  /// Every name that the table lists, sorted. Other names are made from theirs by rule.
  /// - Complexity: O(names).
  public static var names: [String] { SymbolTable.shared.names }

  /// Whether the table lists the name.
  public static func isListed(_ name: String) -> Bool { SymbolTable.shared.entry(name) != nil }

  /// How near what is drawn comes to a name.
  public enum Likeness: String, Sendable, CaseIterable {
    /// A figure of what the name says.
    case figure
    /// A figure that stands in, without all that the name says.
    case similar
    /// Nothing fits: a box.
    case box
  }

  /// How near what is drawn for a name comes to it.
  public static func likeness(_ name: String) -> Likeness {
    guard let recipe = SymbolRecipe(name) else { return .box }
    return recipe.isSimilar ? .similar : .figure
  }

  /// The name whose figure another name has, since they mean the same; the name itself for most.
  package static func original(of name: String) -> String {
    var name = name
    // Names of names are a chain without circles; a test follows each.
    for _ in 0..<SymbolRecipe.depthLimit {
      guard let drawing = SymbolTable.shared.entry(name)?.drawing, drawing.hasPrefix("=") else {
        break
      }
      name = String(drawing.dropFirst())
    }
    return name
  }

  /// The first iOS release that has the name, major and minor; nil where it is not known.
  public static func firstRelease(_ name: String) -> (major: Int, minor: Int)? {
    SymbolTable.shared.entry(name)?.since.map { ($0.major, $0.minor) }
  }

  /// The symbol's shape at a size.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text that it goes with, in points.
  ///   - weight: The weight of the strokes.
  ///   - scale: The size beside the text.
  /// - Complexity: O(points); shapes of one em are kept.
  public func shape(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolShape {
    emShape(weight, scale).transformed(by: .scale(x: pointSize, y: pointSize))
  }

  /// The box's size at a size, in points.
  public func size(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) -> Size {
    let size = emShape(weight, scale).size
    return Size(width: size.width * pointSize, height: size.height * pointSize)
  }

  /// The margins beside and above the ink of the system's symbols, in ems: a circle of .996 has a box of
  /// 1.196 × 1.15 (after boxes in interface files).
  private static let sideMargin = 0.1
  private static let topMargin = 0.077

  private struct Key: Hashable {
    var name: String
    var weight: FontWeight
    var scale: SymbolScale
  }

  private static let shapes = Mutex<[Key: SymbolShape]>([:])

  private func emShape(_ weight: FontWeight, _ scale: SymbolScale) -> SymbolShape {
    switch source {
    case .recipe(let recipe): emShape(recipe, weight, scale)
    case .template(let template): template.emShape(weight, scale)
    }
  }

  private func emShape(
    _ recipe: SymbolRecipe, _ weight: FontWeight, _ scale: SymbolScale
  ) -> SymbolShape {
    let key = Key(name: name, weight: weight, scale: scale)
    if let known = Self.shapes.withLock({ $0[key] }) { return known }
    let drawing = SymbolDrawing(weight: weight, scale: scale)
    let layers = drawing.layers(recipe)
    let ink = SymbolDrawing.bounds(layers) ?? .zero
    let margin = scale.extent
    var size = Size(
      width: ink.width + 2 * Self.sideMargin * margin,
      height: ink.height + 2 * Self.topMargin * margin)
    if let ratio = SymbolTable.shared.entry(name)?.boxRatio {
      size.height = max(ink.height, size.width * ratio)
    }
    let whole = SymbolShape(
      layers: layers, ink: ink, size: size, coloredLayers: drawing.coloredLayers(recipe))
    let shape = whole.transformed(
      by: .translation(x: size.width / 2 - ink.midX, y: size.height / 2 - ink.midY))
    Self.shapes.withLock { $0[key] = shape }
    return shape
  }
}
