import ObjectModel
import Raster

/// The factories of UIBackgroundConfiguration.
enum ListBackgroundStyle: String, NamedCases {
  case clear
  case listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
  case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell
  static let typeName = "listBackgroundStyle"

  /// Corners and insets of a sidebar's selected row, in points (choice).
  private enum Sidebar {
    static let radius = 8.0
    static let inset = 10.0
  }

  var isSidebarCell: Bool { self == .listSidebarCell || self == .listAccompaniedSidebarCell }

  /// The fill of a row or header.
  ///
  /// - Parameters:
  ///   - isChosen: whether it is selected or pressed: grey then (systemGray4, as rows without
  ///     a configuration; in sidebars a fill: choice).
  ///   - isFocused: whether the keyboard has the focus on it: in sidebars the tint.
  func fill(isChosen: Bool, isFocused: Bool, of look: Look) -> ColorValue {
    switch self {
    case _ where isSidebarCell && isFocused: .tint
    case .listPlainCell: look.color(isChosen ? .systemGray4 : .systemBackground)
    case .listGroupedCell:
      look.color(isChosen ? .systemGray4 : .secondarySystemGroupedBackground)
    case .listSidebarCell, .listAccompaniedSidebarCell:
      isChosen ? look.color(.tertiarySystemFill) : .color(.clear)
    case .listPlainHeaderFooter:
      // Grey up to iOS 14 (choice), as titles are; later the list shows.
      look.system < 15 ? look.color(.systemGray6) : .color(.clear)
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader: .color(.clear)
    }
  }

  /// The shape of a row or header in a state.
  ///
  /// - Parameter corners: those of the card that the row is part of, with their radius.
  func shape(
    isChosen: Bool, isFocused: Bool, corners: (RectCorners, radius: Double), of look: Look
  ) -> BackgroundConfiguration.Shape {
    let fill = fill(isChosen: isChosen, isFocused: isFocused, of: look)
    return isSidebarCell
      ? BackgroundConfiguration.Shape(
        fill: fill, radius: Sidebar.radius,
        insets: EdgeInsets(top: 0, left: Sidebar.inset, bottom: 0, right: Sidebar.inset))
      : BackgroundConfiguration.Shape(fill: fill, radius: corners.radius, corners: corners.0)
  }
}
