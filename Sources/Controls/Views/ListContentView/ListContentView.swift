import ObjectModel
import Raster
import Symbols
import Text

/// UIListContentView: an image, a text and a second one, as a configuration says; by itself, or the
/// content of a row, header or footer.
enum ListContentView: BaseControl {
  /// The name of the property that holds the configuration.
  static let configurationName = "configuration"

  static let definition = ClassDefinition(
    "UIListContentView", superclass: "UIView", since: 14,
    summary: "A view of an image and two texts, as its list content configuration says.",
    properties: [
      ListContentConfiguration.property(
        configurationName, since: 14, default: .byContent,
        "The configuration of image and texts, with their style.")
    ])

  static let imageView = Element.Role("imageView")
  static let textLabel = Element.Role("textLabel")
  static let secondaryLabel = Element.Role("secondaryTextLabel")

  /// The style of a configuration that names none; set by the cell or header around it.
  private static let defaultStyle = PartKey<ListContentStyle>("defaultStyle")

  /// Creates the content view of a cell, header or footer.
  ///
  /// - Parameter role: one that is drawn by `Embedded`.
  static func element(
    _ configuration: Element, style: ListContentStyle, role: Element.Role
  ) -> Element {
    var view = Element(definition.name, role: role)
    view.defaults[PropertySlot(configurationName)] = .object(configuration)
    view.setDefault(defaultStyle, style)
    return view
  }

  /// A content view whose parts the object around it lays out.
  enum Embedded: DerivedControl {
    typealias Base = ListContentView
    static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {}
  }

  /// The style of a content view.
  static func style(of view: StyledNode) -> ListContentStyle {
    view.configuration(configurationName)?[ListContentConfiguration.style]
      ?? view[defaultStyle] ?? .cell
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    var parts: [Element] = []
    if let configuration = element.object(configurationName) {
      if configuration[ListContentConfiguration.image] != nil {
        parts.append(Element(ImageView.definition.name, role: imageView))
      }
      if configuration[ListContentConfiguration.text] != nil
        || configuration[ListContentConfiguration.attributedText] != nil
      {
        parts.append(Element(Label.definition.name, role: textLabel))
      }
      if configuration[ListContentConfiguration.secondaryText] != nil
        || configuration[ListContentConfiguration.secondaryAttributedText] != nil
      {
        parts.append(Element(Label.definition.name, role: secondaryLabel))
      }
    }
    element.children = parts + View.subviews(of: element)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard let configuration = node.configuration(configurationName) else { return values }
    let style = style(of: node)
    let state = ListContentState(node)
    switch part.role {
    case imageView: passImage(&values, configuration, state, of: node)
    case textLabel:
      let own = configuration.object(ListContentConfiguration.textProperties)
      let letters = own?[ListContentTextProperties.transform] ?? style.transform(node.look)
      values.setDefault(
        Label.attributedText, configuration[ListContentConfiguration.attributedText])
      values.setDefault(
        Label.text,
        configuration[ListContentConfiguration.text].map {
          letters.applied(to: $0, node.context.words)
        })
      values.setDefault(Label.font, style.font(in: state, of: node))
      values.setDefault(Label.textColor, style.color(in: state, of: node.look))
      pass(own, &values)
    case secondaryLabel:
      let own = configuration.object(ListContentConfiguration.secondaryTextProperties)
      let letters = own?[ListContentTextProperties.transform] ?? .none
      values.setDefault(
        Label.attributedText, configuration[ListContentConfiguration.secondaryAttributedText])
      values.setDefault(
        Label.text,
        configuration[ListContentConfiguration.secondaryText].map {
          letters.applied(to: $0, node.context.words)
        })
      values.setDefault(Label.font, style.secondaryFont(of: node))
      values.setDefault(Label.textColor, style.secondaryColor(in: state, of: node.look))
      pass(own, &values)
    default: return values
    }
    let alpha = configuration[ListContentConfiguration.alpha] ?? 1
    let pressed = state.isHighlighted && style.isSidebarCell ? pressedAlpha : 1
    if alpha * pressed < 1 { values.setDefault(View.alpha, alpha * pressed) }
    return values
  }

  /// The alpha of a sidebar's row while it is pressed (charon).
  private static let pressedAlpha = 0.3

  /// Passes what the properties of a text set.
  private static func pass(_ own: Element?, _ values: inout PassedValues) {
    values.setDefault(Label.numberOfLines, own?[ListContentTextProperties.numberOfLines] ?? 0)
    guard let own else { return }
    values.setDefault(Label.font, own[ListContentTextProperties.font])
    values.setDefault(Label.textColor, own[ListContentTextProperties.color])
    values.setDefault(Label.lineBreakMode, own[ListContentTextProperties.lineBreakMode])
    values.setDefault(
      Label.adjustsFontSizeToFitWidth, own[ListContentTextProperties.adjustsFontSizeToFitWidth])
    values.setDefault(Label.minimumScaleFactor, own[ListContentTextProperties.minimumScaleFactor])
    switch own[ListContentTextProperties.alignment] {
    case .center: values.setDefault(Label.textAlignment, .center)
    case .justified: values.setDefault(Label.textAlignment, .justified)
    case .natural, nil: break
    }
  }

  private static func passImage(
    _ values: inout PassedValues, _ configuration: Element, _ state: ListContentState,
    of node: StyledNode
  ) {
    guard let image = configuration[ListContentConfiguration.image] else { return }
    let own = configuration.object(ListContentConfiguration.imageProperties)
    let usual = SymbolConfiguration(textStyle: TextStyle.body.rawValue, scale: .large)
    let preferred = SymbolConfigurationObject.value(
      own?.object(ListContentImageProperties.preferredSymbolConfiguration))
    let symbols = preferred?.merged(over: usual) ?? usual
    values.setDefault(ImageView.image, image.configured(symbols, for: node.traits))
    values.setDefault(View.contentMode, .scaleAspectFit)
    if let color = own?[ListContentImageProperties.tintColor] {
      values.setDefault(View.tintColor, color)
    } else if state.isFocused, style(of: node).isSidebarCell {
      values.setDefault(View.tintColor, .color(.white))
    } else if state.isDisabled {
      values.setDefault(View.tintColor, node.look.color(.tertiaryLabel))
    }
    if let radius = own?[ListContentImageProperties.cornerRadius], radius > 0 {
      values.setDefault(View.cornerRadius, radius)
      values.setDefault(View.clipsToBounds, true)
    }
    if let width = own?[ListContentImageProperties.strokeWidth], width > 0 {
      values.setDefault(View.borderWidth, width)
      values.setDefault(
        View.borderColor, own?[ListContentImageProperties.strokeColor] ?? .tint)
    }
  }
}
