import ObjectModel
import Raster
import Text

/// A button that another object makes: what shows an item in a bar, half of a stepper, the cross that
/// clears a field. Rules know it and what is in it by UIKit's public classes.
///
/// Its maker composes it, hands it what to show by the names that buttons have for that, and lays out
/// what is in it; rules for buttons set the same names. It draws no more than a background image.
enum EmbeddedButton: ControlClass {
  static let definition = Button.definition

  static let label = Element.Role("partLabel", drawnBy: EmbeddedButtonLabel.self)

  /// The title's look where nobody says anything; handed on by the maker.
  static let defaultTitleAttributes = PartKey<TextAttributes>("defaultTitleAttributes")
  /// What somebody gave the maker for the title; handed on by it.
  static let titleTextAttributes = PartKey<TextAttributes>("titleTextAttributes")

  /// A part of the class that UIKit makes it of, with what is in it.
  static func element(_ className: String, role: Element.Role, _ parts: [Element]) -> Element {
    var element = Element(className, role: role)
    element.children = parts
    return element
  }

  /// The maker has put the parts in.
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    if let figure = part.role.behavior as? any IconView.Type {
      return values(for: figure, of: node)
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
    let defaults = button[defaultTitleAttributes]
    values.setDefault(Label.font, defaults?.font)
    values.setDefault(Label.textColor, defaults?.foregroundColor)
    if let shadow = defaults?.shadow { values.setShadow(shadow) }
    values.pass(Label.textColor, Button.titleColor, axes, of: button)
    values.pass(Label.shadowColor, Button.titleShadowColor, axes, of: button)
    values.passText(titleTextAttributes, of: button)
    return values
  }

  /// Places such a button, and in its middle the figures and images that it holds.
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

  /// The maker has placed what is in it.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {}

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let image = backgroundImage(of: node.styled) else { return }
    canvas.draw(image, in: node.bounds, of: node.styled, role: .background)
  }

  /// What fills the button in its state.
  static func backgroundImage(of button: StyledNode) -> ImageValue? {
    button.value(Button.backgroundImage, AxisValues(state: button.controlState))
  }

  /// Where a label lies that is as large as its one line.
  ///
  /// - Parameters:
  ///   - line: the label's.
  ///   - x: where the label begins.
  ///   - baseline: where the line is to stand.
  static func frame(
    of label: StyledNode, _ line: TextLayout, x: Double, baseline: Double
  ) -> Rect {
    let size = Size(
      width: label.ceilToPixel(line.size.width), height: label.ceilToPixel(line.size.height))
    // Where `Label` puts the baseline in a frame of that height.
    let own = label.roundToPixel(line.firstBaseline)
    return Rect(origin: Point(x: x, y: baseline - own), size: size)
  }
}

/// The label of such a button.
enum EmbeddedButtonLabel: DerivedControl {
  typealias Base = Label
}
