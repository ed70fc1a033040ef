import ObjectModel
import Raster
import Symbols
import Text

/// The values that a button passes to its label and image view.
enum ButtonParts {
  /// The values of the title's label.
  static func title(of node: StyledNode) -> PassedValues {
    let style = ButtonStyle(node)
    let axes = AxisValues(state: style.state)
    var values = text(of: node, axes)
    values.setDefault(Label.font, .system(style.titleSize))
    if style.isSystem, node.value(Button.backgroundImage, axes) == nil { underline(&values, node) }
    let isOwnColor = node.isSet(Button.titleColor, axes)
    if let color = node.value(Button.titleColor, axes) {
      values.pass(Label.textColor, color, from: node.candidate(Button.titleColor, axes))
      if style.isSystem, style.state == .highlighted, !isOwnColor {
        values.setDefault(View.alpha, ButtonStyle.pressedAlpha)
      }
    } else {
      setTitleColor(style, &values)
    }
    if style.showsSelection, !isOwnColor, node.value(Button.attributedTitle, axes) == nil {
      values.setDefault(Knockout.isKnockedOut, true)
    }
    return values
  }

  /// Underlines the title of a button without a shape, where the user asks for shapes of buttons.
  static func underline(_ values: inout PassedValues, _ node: StyledNode) {
    guard node.look.era >= .modern, node.context.accessibility.buttonShapes else { return }
    values.setDefault(Label.isUnderlined, true)
  }

  /// The text, alignment and shadow of the title's label.
  static func text(of node: StyledNode, _ axes: AxisValues) -> PassedValues {
    var values = PassedValues()
    if let text = node.value(Button.attributedTitle, axes) {
      values.pass(Label.attributedText, text, from: node.candidate(Button.attributedTitle, axes))
    } else {
      values.pass(Label.text, Button.title, axes, of: node)
    }
    values.setDefault(Label.lineBreakMode, .byTruncatingMiddle)
    // In a rectangle of its class's own a title begins where its text does, as any label's.
    if !ButtonRects.overrides(.title, of: node) {
      values.setDefault(Label.textAlignment, .center)
    }
    // Unlike a label's, the default shadow offset of a button's title is zero (UIButton reference).
    values.setDefault(Label.shadowOffset, .zero)
    values.pass(Label.shadowColor, Button.titleShadowColor, axes, of: node)
    return values
  }

  /// Sets the colour of a title without a `titleColor`.
  private static func setTitleColor(_ style: ButtonStyle, _ values: inout PassedValues) {
    guard style.isSystem else { return values.setDefault(Label.textColor, .color(.white)) }
    if style.state.contains(.disabled) {
      values.setDefault(Label.textColor, .color(ButtonStyle.disabledColor))
    } else {
      values.setDefault(Label.textColor, .tint)
      if style.state == .highlighted { values.setDefault(View.alpha, ButtonStyle.pressedAlpha) }
    }
  }

  /// The configuration of a symbol in a button: as large as its title, without one as in bars
  /// (choice).
  private static func symbols(of node: StyledNode) -> SymbolConfiguration {
    let hasTitle = node.value(Button.title, AxisValues(state: ButtonStyle(node).state)) != nil
    let usual = SymbolConfiguration(
      textStyle: TextStyle.body.rawValue, scale: hasTitle ? .medium : .large)
    return preferredSymbols(of: node)?.merged(over: usual) ?? usual
  }

  /// The button's own configuration of its symbols.
  static func preferredSymbols(of node: StyledNode) -> SymbolConfiguration? {
    SymbolConfigurationObject.value(node.configuration(Button.symbolConfigurationName))
  }

  /// The values of the image view.
  static func image(of node: StyledNode) -> PassedValues {
    let style = ButtonStyle(node)
    let axes = AxisValues(state: style.state)
    var values = PassedValues()
    guard let image = node.value(Button.image, axes) else { return values }
    let isTemplate = node.rendering(of: image, role: .button, isSystemButton: style.isSystem)
      .isTemplate
    values.pass(
      ImageView.image,
      image.decided(isTemplate: isTemplate).configured(symbols(of: node), for: node.traits),
      from: node.candidate(Button.image, axes))
    let adjustment = style.imageAdjustment(node, Button.image)
    if adjustment.opacity < 1 { values.setDefault(View.alpha, adjustment.opacity) }
    if adjustment.darkening > 0 { values.setDefault(ImageView.darkening, adjustment.darkening) }
    if style.showsSelection, isTemplate, !node.isSet(Button.image, axes) {
      values.setDefault(Knockout.isKnockedOut, true)
    }
    return values
  }
}

extension ImageValue {
  /// The image with a fixed rendering mode, for a part that would decide otherwise about
  /// `automatic`.
  func decided(isTemplate: Bool) -> ImageValue {
    var result = self
    result.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal
    return result
  }
}
