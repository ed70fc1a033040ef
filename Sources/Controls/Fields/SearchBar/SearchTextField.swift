import ObjectModel
import Raster

/// UISearchTextField: a search bar's field from iOS 13 on, also without a bar.
enum SearchTextField: DerivedControl {
  typealias Base = SearchField

  static let definition = ClassDefinition(
    "UISearchTextField", superclass: "UITextField", since: 13,
    summary: "The text field of a search bar, which can also stand alone.",
    properties: [
      AppearanceKey<ColorValue>(
        "tokenBackgroundColor", since: 13, isDrawn: false, default: .byLook,
        "The colour behind tokens in the text; no effect on a picture."
      ).declaration
    ])

  private enum Metrics {
    /// As high as a search bar's field (Flutter).
    static let height = 36.0
    static let fontSize = 17.0
    /// The tertiary fill colour, light and dark (Flutter).
    static let fill = ColorValue.dynamic(
      light: .color(Color(bytes: 118, 118, 128).withAlpha(0.12)),
      dark: .color(Color(bytes: 118, 118, 128).withAlpha(0.24)))
  }

  /// Sets the values that a search bar would set.
  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(TextField.font, .system(Metrics.fontSize))
    element.setDefault(TextField.placeholderColor, .color(SearchField.Metrics.iconColor))
    element.setDefault(TextField.clearButtonMode, .whileEditing)
    element.setDefault(SearchField.fill, Metrics.fill)
    Base.compose(&element, context)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Base.intrinsicSize(node, fitting: fitting).width, height: Metrics.height)
  }
}
