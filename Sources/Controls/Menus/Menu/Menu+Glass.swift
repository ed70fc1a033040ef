import ObjectModel
import Raster

extension MenuFigures {
  /// Menus from iOS 26 on (pictures of 26, views of 27.0), where symbols stand before titles. That titles beside a sign alone begin
  /// at 52 is a choice.
  mutating func setGlass(_ look: Look) {
    radius = 32
    // Measured on one picture of 26.
    edgeMargin = 9.33
    if look.system < 27 { disabledAlpha = 0.56 }
    rowHeight = 42
    subtitleRowHeight = 60
    padding = 10
    inset = 28
    edge = 10
    sign = 27.67
    textAfterSign = 52
    imagesLead = true
    image = look.system < 27 ? 36 : 40
    textAfterImage = look.system < 27 ? 60 : 64
    imageAfterSign = 55
    textAfterBoth = 79
    sectionGap = 21
    gapLineInset = 24
    hasLines = false
    titleInset = 28
    titlePadding = 12
    titleHeight = 40.33
    columnHeight = (small: 51.67, medium: 77)
    columnImage = 26
    columnTitle = 56
    cardScale = 0.97
  }
}

extension MenuContent {
  /// Whether a row of a section shows a state.
  static func hasStates(_ section: [Row]) -> Bool {
    section.contains { if case .item(let item) = $0 { item.state != .off } else { false } }
  }

  /// Whether a row of a section has an image.
  static func hasImages(_ section: [Row]) -> Bool {
    section.contains { if case .item(let item) = $0 { item.image != nil } else { false } }
  }
}

extension MenuPainter {
  /// The glass of a menu, light or dark as the interface is.
  static func glass(_ frame: Rect, of node: StyledNode) -> Glass {
    var glass = Glass(
      of: node, [Glass.RoundedRect(frame, radius: MenuFigures(node.look).radius)], role: .menu)
    glass.appearance = node.traits.userInterfaceStyle == .dark ? .dark : .light
    return glass
  }

  /// The line between two sections: 229 on 249, and 50 on 32 (measured).
  static let gapLine = ColorValue.dynamic(
    light: .color(Color(white: 0, alpha: 0.08)), dark: .color(Color(white: 1, alpha: 0.08)))
}
