import ObjectModel
import Raster
import Symbols
import Text

/// UISwipeActionsConfiguration: the actions that a swipe over a row shows, from iOS 11 on.
enum SwipeActions: ConfigurationObject {
  static let actions = "actions"

  static let definition = ClassDefinition(
    "UISwipeActionsConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 11,
    summary: "The actions that a swipe over a row shows.",
    properties: [
      PropertyDeclaration(
        name: actions,
        type: .objects(
          ObjectType(
            ContextualAction.definition.name, default: ContextualAction.definition.name,
            shorthand: ContextualAction.title.declaration.name, isValue: true)), since: 11,
        default: .value(.objects([])),
        summary: "The actions of the configuration, the first at the row's edge."),
      PropertyDeclaration(
        name: "performsFirstActionWithFullSwipe", type: .boolean, since: 11,
        default: .value(.boolean(true)),
        summary: "Whether a long swipe runs the first action; no effect on a picture."),
    ])

  /// The side of a row that a swipe has opened.
  enum Edge: String, NamedCases {
    case none, leading, trailing
    static let typeName = "swipedEdge"
  }
}

/// UIContextualAction: an action of a swipe.
enum ContextualAction: ConfigurationObject {
  static let style = AppearanceKey<Style>(
    "style", since: 11, default: .value(.normal),
    "The style of the action: normal (grey) or destructive (red).")
  static let title = AppearanceKey<String>(
    "title", since: 11, default: .none,
    "The title of the action; rows lower than 91 points show an image alone.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 11, imageRole: .barButtonItem, default: .none,
    "The image of the action, drawn as a template image.")
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 11, default: .byStyle, "The colour of the action's button.")

  static let definition = ClassDefinition(
    "UIContextualAction", superclass: "NSObject", kind: .object, isValue: true, since: 11,
    summary: "An action that a swipe over a row shows.",
    properties: [
      style.declaration, title.declaration, image.declaration, backgroundColor.declaration,
    ])

  /// UIContextualAction.Style.
  enum Style: String, NamedCases {
    case normal, destructive
    static let typeName = "contextualActionStyle"
  }
}

/// The buttons of a swipe at one side of a row.
struct SwipeButtons {
  static let role = Element.Role("swipeAction", drawnBy: SwipeButton.self)

  /// Creates the buttons of a configuration, the first at the row's edge.
  static func elements(of configuration: Element, edge: SwipeActions.Edge, _ look: Look)
    -> [Element]
  {
    configuration.objects(SwipeActions.actions).map { action in
      var button = EmbeddedButton.element(
        Button.definition.name, role: role,
        [
          action[ContextualAction.image].map { _ in
            Element(ImageView.definition.name, role: SwipeButton.icon)
          },
          action[ContextualAction.title].map { _ in
            Element(Label.definition.name, role: SwipeButton.label)
          },
        ].compactMap(\.self))
      if let title = action[ContextualAction.title] { button.setDefault(Button.title, title) }
      if let image = action[ContextualAction.image] { button.setDefault(Button.image, image) }
      button.setDefault(SwipeButton.edge, edge)
      button.setDefault(
        View.backgroundColor,
        action[ContextualAction.backgroundColor] ?? SwipeButton.fill(action, look))
      return button
    }
  }
}

/// A button of a swipe.
enum SwipeButton: DerivedControl {
  typealias Base = EmbeddedButton

  static let icon = Element.Role("swipeActionImage")
  static let label = Element.Role("swipeActionTitle", drawnBy: SwipeTitle.self)
  /// The side of the row; set by the row.
  static let edge = PartKey<SwipeActions.Edge>("swipedEdge")

  /// The grey of normal actions up to iOS 12 (choice).
  private static let flatGrey = Color(bytes: 199, 199, 204)

  /// The fill of an action without a colour of its own.
  static func fill(_ action: Element, _ look: Look) -> ColorValue {
    if action[ContextualAction.style] == .destructive { return look.color(.systemRed) }
    return look.era >= .modern ? look.color(.systemGray) : .color(flatGrey)
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(
      EmbeddedButton.defaultTitleAttributes,
      TextAttributes(font: .system(Metrics.titleSize), foregroundColor: .color(.white)))
    element.setDefault(RootObject.isAccessibilityElement, true)
    element.setDefault(RootObject.accessibilityTraits, .button)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    guard part.role == icon else { return EmbeddedButton.values(for: part, of: node) }
    var values = PassedValues()
    guard let image = node[Button.image] else { return values }
    let isTemplate = node.rendering(of: image, role: .barButtonItem).isTemplate
    let symbols = SymbolConfiguration(textStyle: TextStyle.body.rawValue, scale: .large)
    values.setDefault(
      ImageView.image,
      image.decided(isTemplate: isTemplate).configured(symbols, for: node.traits))
    values.setDefault(View.tintColor, .color(.white))
    return values
  }
}

/// The title of a button of a swipe; one without room draws nothing.
enum SwipeTitle: DerivedControl {
  typealias Base = Label

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    if !node.bounds.isEmpty { Label.paint(node, &canvas) }
  }
}
