import ObjectModel
import Raster

extension ClearIcon {
  /// The symbol, whose cross is cut out.
  static var modern: any ControlClass.Type { ModernClearIcon.self }
}

/// The image view of a field's clear button from iOS 13 on.
enum ModernClearIcon: IconView {
  static let imageRole = ClearIcon.imageRole
  /// About 15 points wide (choice).
  private static let symbol = BuiltInSymbol("xmark.circle.fill", pointSize: 15)

  static func isTemplate(_ node: StyledNode) -> Bool { ClearIcon.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size {
    Size(
      width: node.ceilToPixel(symbol.inkSize.width), height: node.ceilToPixel(symbol.inkSize.height)
    )
  }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .secondaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    symbol.paint(about: node.bounds.center, color, &canvas)
  }
}
