import ObjectModel
import Raster

/// A button at the end of a text field: the clear button, or a search field's bookmarks or results
/// button.
enum TextFieldButton: DerivedControl {
  typealias Base = EmbeddedButton

  /// Width and height in points (UIKit's own).
  private static let side = 19.0
  /// Distance from the field's end to the button's middle, in points (measured on a search field).
  private static let center = 15.0
  /// Width that the button takes from the text, in points.
  static let reservedWidth = 27.0

  /// Whether images in fields follow the tint: false up to iOS 12, where UIKit's images are grey,
  /// true for the symbols of later versions.
  static func isTemplate(_ node: StyledNode) -> Bool { node.look.era >= .modern }

  /// Creates the element of a button.
  ///
  /// - Parameter icon: role of its image view, which decides the image.
  static func element(_ role: Element.Role, icon: Element.Role) -> Element {
    EmbeddedButton.element(
      Button.definition.name, role: role, [Element(ImageView.definition.name, role: icon)])
  }

  /// Sets the values that every field passes to its buttons.
  static func prepare(_ values: inout PassedValues, isShown: Bool) {
    values.setDefault(Button.buttonType, .custom)
    if !isShown { values.setDefault(View.isHidden, true) }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = EmbeddedButton.values(for: part, of: node)
    // Grey despite the inherited tint, but not despite a tint that is set for the button itself.
    if node.ownTint != nil, isTemplate(node) { values.setDefault(IconStyle.tintColor, .tint) }
    return values
  }

  /// Places the button at the field's end.
  ///
  /// - Parameters:
  ///   - middle: distance from the field's top to the button's middle, in points; nil centres it in
  ///     the field.
  ///   - moved: offset that is set for the icon, in points.
  static func place(
    _ button: StyledNode, inFieldOf size: Size, middle: Double? = nil, moved: Offset = .zero,
    _ pass: inout LayoutPass
  ) {
    EmbeddedButton.place(
      button,
      in: Rect(
        x: size.width - center + moved.horizontal - side / 2,
        y: (middle ?? size.height / 2) + moved.vertical - side / 2, width: side, height: side),
      &pass)
  }
}
