import ObjectModel
import Raster

/// UICornerConfiguration: how the corners of a view are rounded, from iOS 26 on.
enum CornerConfigurationObject: ConfigurationObject {
  static let style = AppearanceKey<Style>(
    "style", since: 26, default: .value(.fixed),
    "The kind of radius: fixed, capsule, or containerConcentric, which follows the corners around the view."
  )
  static let radius = AppearanceKey<Double>(
    "radius", since: 26, default: .value(0), "The radius of fixed corners, in points.")
  static let minimumRadius = AppearanceKey<Double>(
    "minimumRadius", since: 26, default: .value(0),
    "The least radius of concentric corners, in points.")
  static let maximumRadius = AppearanceKey<Double>(
    "maximumRadius", since: 26, default: .none,
    "The greatest radius of a capsule, in points; null is half of the shorter side.")
  static let topLeftRadius = corner("topLeftRadius", "top left")
  static let topRightRadius = corner("topRightRadius", "top right")
  static let bottomLeftRadius = corner("bottomLeftRadius", "bottom left")
  static let bottomRightRadius = corner("bottomRightRadius", "bottom right")

  private static func corner(_ name: String, _ place: String) -> AppearanceKey<Double> {
    AppearanceKey(
      name, since: 26, default: .none,
      "The radius of a fixed \(place) corner, in points; null is radius.")
  }

  static let definition = ClassDefinition(
    "UICornerConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 26,
    summary: "The rounding of a view's corners.",
    properties: [
      style.declaration, radius.declaration, minimumRadius.declaration, maximumRadius.declaration,
      topLeftRadius.declaration, topRightRadius.declaration, bottomLeftRadius.declaration,
      bottomRightRadius.declaration,
    ])

  /// The kinds of radii (UICornerConfiguration and UICornerRadius).
  enum Style: String, NamedCases {
    case fixed, capsule, containerConcentric
    static let typeName = "cornerStyle"
  }
}

/// The corners of a view.
struct ViewCorners {
  /// In points; what has no room is made smaller.
  var radii = CornerRadii()
  /// Whether the corners are those of a superellipse, as UIKit's configurations make them, and no arcs, as those of a layer.
  var isContinuous = false

  /// The corners of a view: those of its configuration, else of its layer.
  init(_ node: PlacedNode) {
    self.init(layer: node.styled)
    guard let configuration = Self.configuration(of: node.styled) else { return }
    let side = min(node.size.width, node.size.height) / 2
    switch configuration[CornerConfigurationObject.style] ?? .fixed {
    case .capsule:
      let greatest = configuration[CornerConfigurationObject.maximumRadius] ?? .infinity
      radii = CornerRadii(radius: max(0, min(side, greatest)))
    case .fixed:
      let radius = configuration[CornerConfigurationObject.radius] ?? 0
      radii = CornerRadii(
        topLeft: configuration[CornerConfigurationObject.topLeftRadius] ?? radius,
        topRight: configuration[CornerConfigurationObject.topRightRadius] ?? radius,
        bottomRight: configuration[CornerConfigurationObject.bottomRightRadius] ?? radius,
        bottomLeft: configuration[CornerConfigurationObject.bottomLeftRadius] ?? radius)
      isContinuous = true
    case .containerConcentric:
      radii = node.tree.fact(ConcentricCorners.self).radii[node.index] ?? CornerRadii()
      isContinuous = true
    }
  }

  /// The corners of a view's layer.
  init(layer node: StyledNode) {
    radii = CornerRadii(radius: max(0, node[View.cornerRadius] ?? 0))
  }

  /// The configuration of a view; nil for none.
  static func configuration(of node: StyledNode) -> Element? {
    // Not by way of a copy of the object, which nearly all views would make for nothing.
    let style = node.tree.objects[node.index].style
    guard case .object(let element)? = style.value(View.cornerConfiguration) else { return nil }
    return element
  }

  /// Whether any corner is round.
  var areRound: Bool {
    [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].contains { $0 > 0 }
  }

  /// The outline of a rectangle with these corners, `inset` points within it.
  func outline(_ rect: Rect, inset: Double = 0) -> Path {
    let rect = rect.insetBy(x: inset, y: inset)
    guard areRound else { return Path(rect: rect) }
    let radii = inset == 0 ? radii : radii.reduced(by: inset)
    return isContinuous
      ? Path(continuousRoundedRect: rect, radii: radii) : Path(roundedRect: rect, radii: radii)
  }
}

extension CornerRadii {
  /// The same radius for all corners, in points.
  init(radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii so many points within the outline.
  func reduced(by inset: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - inset), topRight: max(0, topRight - inset),
      bottomRight: max(0, bottomRight - inset), bottomLeft: max(0, bottomLeft - inset))
  }
}

/// The radii of concentric corners: that of the corner around the view less the distance from its sides, and never less than
/// the configuration's minimum.
private struct ConcentricCorners: TreeFact {
  private(set) var radii: [Int: CornerRadii] = [:]

  init(_ tree: PlacedTree) { visit(tree.root, within: nil) }

  /// What views lie in that has round corners: its rectangle in the window and its radii, in points.
  private typealias Container = (rect: Rect, radii: CornerRadii)

  private mutating func visit(_ node: PlacedNode, within container: Container?) {
    var own = container
    let configuration = ViewCorners.configuration(of: node.styled)
    if let configuration, configuration[CornerConfigurationObject.style] == .containerConcentric {
      let least = max(0, configuration[CornerConfigurationObject.minimumRadius] ?? 0)
      let result = Self.radii(node.windowFrame, within: container, least: least)
      radii[node.index] = result
      own = (node.windowFrame, result)
    } else {
      let corners =
        configuration == nil ? ViewCorners(layer: node.styled) : ViewCorners(node)
      if corners.areRound { own = (node.windowFrame, corners.radii) }
    }
    for child in node.children { visit(child, within: own) }
  }

  private static func radii(
    _ rect: Rect, within container: Container?, least: Double
  ) -> CornerRadii {
    guard let (around, radii) = container else { return CornerRadii(radius: least) }
    let (left, top) = (rect.minX - around.minX, rect.minY - around.minY)
    let (right, bottom) = (around.maxX - rect.maxX, around.maxY - rect.maxY)
    // Of two distances the greater counts (choice).
    func radius(_ radius: Double, _ x: Double, _ y: Double) -> Double {
      max(least, radius - max(x, y, 0))
    }
    return CornerRadii(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomRight: radius(radii.bottomRight, right, bottom),
      bottomLeft: radius(radii.bottomLeft, left, bottom))
  }
}
