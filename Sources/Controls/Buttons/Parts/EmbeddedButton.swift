import ObjectModel
import Raster
import Text

/// A button that is part of another control: a bar button, half of a stepper, the clear button of a
/// text field. Rules match it and its parts by UIKit's public classes.
///
/// The control that contains it composes it, sets `Button`'s properties and the values below, and
/// lays out its parts; rules for buttons set the same properties. It draws only a background image.
enum EmbeddedButton: BaseControl {
  static let definition = Button.definition

  /// The role of the label with the title.
  static let label = Element.Role("partLabel", drawnBy: EmbeddedButtonLabel.self)

  /// The title's default attributes.
  static let defaultTitleAttributes = PartKey<TextAttributes>("defaultTitleAttributes")
  /// The title's attributes set by a document or rule; they override `defaultTitleAttributes`.
  static let titleTextAttributes = PartKey<TextAttributes>("titleTextAttributes")

  /// Whether the title is underlined, as that of a button without a shape.
  static let isUnderlined = PartKey<Bool>("isUnderlined")

  /// Creates the element of an embedded button with its parts.
  ///
  /// - Parameter className: the public UIKit class that rules match.
  static func element(_ className: String, role: Element.Role, _ parts: [Element]) -> Element {
    var element = Element(className, role: role)
    element.children = parts
    return element
  }

  /// Does nothing: the parts are composed by the control that contains the button.
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    if let icon = (part.role.behavior as? PartControl)?.figure as? IconFigure {
      return values(for: icon.view, of: node)
    }
    guard part.className == Label.definition.name else { return PassedValues() }
    var values = titleValues(of: node)
    if part.role == label { values.setDefault(Label.textAlignment, .center) }
    return values
  }

  private static func values(
    for figure: any IconView.Type, of button: StyledNode
  ) -> PassedValues {
    let axes = AxisValues(state: button.controlState)
    var values = PassedValues()
    if let image = button.value(Button.image, axes) {
      let isTemplate = button.rendering(of: image, role: figure.imageRole).isTemplate
      values.pass(
        ImageView.image, image.decided(isTemplate: isTemplate),
        from: button.candidate(Button.image, axes))
    }
    values.pass(IconStyle.tintColor, IconStyle.tintColor, of: button)
    values.setDefault(IconStyle.opacity, button[IconStyle.opacity])
    values.setDefault(IconStyle.shadowColor, button[IconStyle.shadowColor])
    values.setDefault(IconStyle.shadowOffset, button[IconStyle.shadowOffset])
    return values
  }

  private static func titleValues(of button: StyledNode) -> PassedValues {
    let axes = AxisValues(state: button.controlState)
    var values = PassedValues()
    values.pass(Label.text, Button.title, axes, of: button)
    if button[isUnderlined] == true { values.setDefault(Label.isUnderlined, true) }
    let defaults = button[defaultTitleAttributes]
    values.setDefault(Label.font, defaults?.font)
    values.setDefault(Label.textColor, defaults?.foregroundColor)
    if let shadow = defaults?.shadow { values.setShadow(shadow) }
    values.pass(Label.textColor, Button.titleColor, axes, of: button)
    values.pass(Label.shadowColor, Button.titleShadowColor, axes, of: button)
    values.passText(titleTextAttributes, of: button)
    return values
  }

  /// Sets the frame of a button and centres its icons and images in it.
  static func place(_ button: StyledNode, in frame: Rect, _ pass: inout LayoutPass) {
    pass.place(button, in: frame)
    for icon in button.children {
      let rect = frame.centered(icon.intrinsicSize(fitting: frame.size))
      pass.place(
        icon,
        in: Rect(
          x: icon.roundToPixel(rect.minX) - frame.minX,
          y: icon.roundToPixel(rect.minY) - frame.minY, width: rect.width, height: rect.height))
    }
  }

  /// Does nothing: the parts are laid out by the control that contains the button.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {}

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let image = backgroundImage(of: node.styled) else { return }
    canvas.draw(image, in: node.bounds, of: node.styled, role: .background)
  }

  /// The background image of the button's state.
  static func backgroundImage(of button: StyledNode) -> ImageValue? {
    button.value(Button.backgroundImage, AxisValues(state: button.controlState))
  }

  /// The frame of a label with one line, in points.
  ///
  /// - Parameters:
  ///   - line: the text of the label.
  ///   - x: the left edge of the label.
  ///   - baseline: the baseline of the text.
  static func frame(
    of label: StyledNode, _ line: TextLayout, x: Double, baseline: Double
  ) -> Rect {
    let size = Size(
      width: label.ceilToPixel(line.size.width), height: label.ceilToPixel(line.size.height))
    // The baseline that `Label` has in a frame of this height.
    let own = label.roundToPixel(line.firstBaseline)
    return Rect(origin: Point(x: x, y: baseline - own), size: size)
  }
}

/// The label of an embedded button.
enum EmbeddedButtonLabel: DerivedControl {
  typealias Base = Label
}
