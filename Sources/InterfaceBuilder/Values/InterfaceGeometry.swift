import ScreenFormat

/// Lengths, sizes, insets and frames as documents write them.
enum InterfaceGeometry {
  /// Insets: top, left or leading, bottom, right or trailing. Nil for none at all.
  static func insets(_ node: InterfaceNode) -> DocumentValue? {
    let names: [String]
    switch node.name {
    case "inset": names = ["minY", "minX", "maxY", "maxX"]
    case "edgeInsets": names = ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
    default: return nil
    }
    let numbers = names.compactMap { node.number($0) }
    guard numbers.count == names.count else { return nil }
    // Margins may be set to 0, edge insets of buttons are that anyway.
    guard node.name != "inset" || numbers.contains(where: { $0 != 0 }) else { return nil }
    return .numbers(numbers)
  }

  static func size(_ node: InterfaceNode) -> DocumentValue? {
    guard let width = node.number("width"), let height = node.number("height") else { return nil }
    return .numbers([width, height])
  }

  /// The saved frame: x, y, width and height; nil for a view without one.
  static func frame(_ node: InterfaceNode) -> [Double]? {
    guard let rect = node.part("frame"), rect.name == "rect" else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { rect.number($0) }
    return numbers.count == 4 ? numbers : nil
  }

  private static let flexible = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  /// The mask of a view; nil for one that changes nothing.
  static func mask(_ node: InterfaceNode) -> DocumentValue? {
    guard let mask = node.part("autoresizingMask") else { return nil }
    let names = flexible.filter { mask.isTrue($0.0) }.map(\.1)
    if names.isEmpty || names == ["flexibleRightMargin", "flexibleBottomMargin"] { return nil }
    return .strings(names)
  }
}
