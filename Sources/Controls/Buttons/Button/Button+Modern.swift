import ObjectModel
import Raster
import Symbols
import Text

extension Button {
  /// As before, or by a configuration from iOS 15 on.
  static var modern: any ControlClass.Type { ModernButton.self }
}

/// UIButton from iOS 13 on.
enum ModernButton: DerivedControl {
  typealias Base = Button

  static let subtitleRole = Element.Role("subtitleLabel")
  static let activityRole = Element.Role("activityIndicator")

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isPopUp = Button.isPopUp(element, context.system)
    if isPopUp { Button.compose(&element, context) }
    guard ButtonConfiguration.exists(in: context.system),
      let configuration = element.object(Button.configurationName)
    else { return Button.compose(&element, context) }
    func has(_ keys: [String]) -> Bool {
      keys.contains { configuration.has($0) || element.has($0) }
    }
    var parts: [Element] = []
    if configuration[ButtonConfiguration.showsActivityIndicator] == true {
      parts.append(Element(ActivityIndicatorView.definition.name, role: activityRole))
    } else if isPopUp || has([Button.image.slot.name]) {
      parts.append(Element(ImageView.definition.name, role: Button.imageViewRole))
    }
    if has([
      Button.title.slot.name, Button.attributedTitle.slot.name, Button.titleLabelName,
    ]) {
      let label = element.object(Button.titleLabelName) ?? Element(Label.definition.name)
      parts.append(label.with(role: Button.titleLabelRole))
    }
    if configuration.has(ButtonConfiguration.subtitle.slot.name) {
      parts.append(Element(Label.definition.name, role: subtitleRole))
    }
    element.children = parts + View.subviews(of: element)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard let style = ConfiguredStyle(node) else { return plainValues(for: part, of: node) }
    var values = PassedValues()
    switch part.role {
    case Button.titleLabelRole: passTitle(&values, style, of: node)
    case subtitleRole:
      values.setDefault(Label.text, style.configuration[ButtonConfiguration.subtitle])
      values.setDefault(Label.font, .textStyle(style.size.subtitleStyle.rawValue))
      values.setDefault(Label.textColor, style.foreground)
    case Button.imageViewRole: passImage(&values, style, of: node)
    case activityRole:
      values.setDefault(ActivityIndicatorView.isAnimating, true)
      values.setDefault(ActivityIndicatorView.color, style.foreground)
    default: return values
    }
    if style.foregroundAlpha < 1 { values.setDefault(View.alpha, style.foregroundAlpha) }
    return values
  }

  /// Titles of disabled system buttons follow the interface style.
  private static func plainValues(for part: Element, of node: StyledNode) -> PassedValues {
    var values = Button.values(for: part, of: node)
    let style = ButtonStyle(node)
    if part.role == Button.titleLabelRole, style.isSystem, style.state.contains(.disabled),
      node.value(Button.titleColor, AxisValues(state: style.state)) == nil
    {
      values.setDefault(Label.textColor, node.look.color(.tertiaryLabel))
    }
    return values
  }

  private static func passTitle(
    _ values: inout PassedValues, _ style: ConfiguredStyle, of node: StyledNode
  ) {
    let configuration = style.configuration
    if let text = configuration[ButtonConfiguration.attributedTitle] {
      values.setDefault(Label.attributedText, text)
    } else if let text = configuration[ButtonConfiguration.title] {
      values.setDefault(Label.text, text)
    } else {
      values = ButtonParts.text(of: node, AxisValues(state: node.controlState))
    }
    let size = style.size.titleStyle
    values.setDefault(
      Label.font,
      style.weight == .regular
        ? .textStyle(size.rawValue)
        : .system(
          size.size(
            category: node.traits.preferredContentSizeCategory, system: node.system),
          style.weight))
    values.setDefault(Label.textColor, style.foreground)
    if style.hasNoShape { ButtonParts.underline(&values, node) }
    values.setDefault(Label.lineBreakMode, .byTruncatingMiddle)
    values.setDefault(Label.textAlignment, .center)
  }

  private static func passImage(
    _ values: inout PassedValues, _ style: ConfiguredStyle, of node: StyledNode
  ) {
    let axes = AxisValues(state: node.controlState)
    let own = style.configuration[ButtonConfiguration.image]
    guard let image = own ?? node.value(Button.image, axes) else {
      if style.showsIndicator { values.setDefault(ImageView.image, indicator(style, of: node)) }
      return values.setDefault(View.tintColor, style.foreground)
    }
    let isTemplate = node.rendering(of: image, role: .button, isSystemButton: true).isTemplate
    // A symbol is as large and heavy as the title.
    let usual = SymbolConfiguration(
      textStyle: style.size.titleStyle.rawValue, weight: style.weight)
    let preferred =
      SymbolConfigurationObject.value(
        style.configuration.object(ButtonConfiguration.symbolConfigurationName))
      ?? ButtonParts.preferredSymbols(of: node)
    let symbols = preferred?.merged(over: usual) ?? usual
    values.setDefault(
      ImageView.image,
      image.decided(isTemplate: isTemplate).configured(symbols, for: node.traits))
    values.setDefault(View.tintColor, style.foreground)
  }

  /// The chevrons of a pop-up button (choice: small, medium).
  private static func indicator(_ style: ConfiguredStyle, of node: StyledNode) -> ImageValue {
    let symbols = SymbolConfiguration(
      textStyle: style.size.titleStyle.rawValue, weight: .medium, scale: .small)
    return ImageValue(
      source: .symbol(SymbolImage(name: "chevron.up.chevron.down", configuration: symbols))
    ).configured(symbols, for: node.traits)
  }

  // MARK: Layout

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    guard let style = ConfiguredStyle(node) else {
      return Button.intrinsicSize(node, fitting: fitting)
    }
    return ConfiguredLayout(node, style).size(fitting: fitting)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let style = ConfiguredStyle(node) else {
      return Button.layOut(node, size: size, &pass)
    }
    pass.layOutSubviews(of: node, size: size)
    ConfiguredLayout(node, style).layOut(in: size, &pass)
  }

  // MARK: Drawing

  static func focusShape(_ node: PlacedNode) -> FocusShape? {
    ConfiguredStyle(node.styled).map {
      .outside(
        Path(
          continuousRoundedRect: node.bounds, radius: $0.radius(height: node.size.height)))
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let style = ConfiguredStyle(node.styled) else { return Button.paint(node, &canvas) }
    if let glass = style.glass(in: node.bounds) {
      canvas.append(.glass(glass))
      if style.isGlowing {
        ButtonGlow.paint(
          in: node.bounds, radius: style.radius(height: node.size.height), &canvas)
      }
    }
    BackgroundConfiguration.Shape(
      fill: style.fill.map(ColorValue.color), radius: style.radius(height: node.size.height),
      ignoresCornerRadius: true, hasContinuousEnds: node.styled.look.era >= .glass
    ).paint(
      style.background, in: node.bounds, alpha: style.fillAlpha, of: node.styled, &canvas)
    Button.paintBackgroundImage(node, &canvas)
  }
}
