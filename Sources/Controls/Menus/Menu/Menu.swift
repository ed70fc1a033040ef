import ObjectModel
import Raster

/// UIMenuElement: an action or a menu within a menu.
enum MenuElement: ConfigurationObject {
  static let title = AppearanceKey<String>(
    "title", since: 13, default: .none, "The title of the element.")
  static let subtitle = AppearanceKey<String>(
    "subtitle", since: 15, default: .none, "The subtitle below the title.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 13, imageRole: .barButtonItem, default: .none,
    "The image after the title, drawn as a template image.")

  static let definition = ClassDefinition(
    "UIMenuElement", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The common superclass of a menu's actions and menus.",
    properties: [title.declaration, subtitle.declaration, image.declaration])
}

/// UIAction: an action of a menu.
enum MenuAction: ConfigurationObject {
  static let state = AppearanceKey<State>(
    "state", since: 13, default: .value(.off),
    "The state, shown before the title: off, on (a checkmark) or mixed.")
  private static let attributes = "attributes"

  static let definition = ClassDefinition(
    "UIAction", superclass: "UIMenuElement", kind: .object, isValue: true, since: 13,
    summary: "An action of a menu, with title, image and state.",
    properties: [
      state.declaration,
      PropertyDeclaration(
        name: attributes,
        type: .options(
          name: "menuElementAttributes",
          cases: ["disabled", "destructive", "hidden", "keepsMenuPresented"],
          since: ["keepsMenuPresented": 16]), since: 13,
        default: .value(.options([])),
        summary: "The attributes of the action: disabled (grey), destructive (red) or hidden."),
    ])

  /// UIMenuElement.State.
  enum State: String, NamedCases {
    case off, on, mixed
    static let typeName = "menuElementState"
  }

  static func has(_ attribute: String, _ action: Element) -> Bool {
    Menu.has(attribute, in: attributes, action)
  }
}

/// UIMenu: actions and menus, of a button, an item of a bar, or any view.
enum Menu: ConfigurationObject {
  static let preferredElementSize = AppearanceKey<ElementSize>(
    "preferredElementSize", since: 16,
    default: .value(.automatic),
    "The size of elements: large (rows), medium (columns of images and titles) or small (images).")
  static let children = "children"
  private static let options = "options"

  static let definition = ClassDefinition(
    "UIMenu", superclass: "UIMenuElement", kind: .object, isValue: true, since: 13,
    summary: "A menu: a list of actions and menus.",
    properties: [
      preferredElementSize.declaration, showsMenu.declaration,
      PropertyDeclaration(
        name: children,
        type: .objects(
          ObjectType(
            MenuElement.definition.name, default: MenuAction.definition.name,
            shorthand: MenuElement.title.declaration.name, isValue: true)), since: 13,
        default: .value(.objects([])), summary: "The actions and menus of the menu, first to last."),
      PropertyDeclaration(
        name: options,
        type: .options(
          name: "menuOptions",
          cases: ["displayInline", "destructive", "singleSelection", "displayAsPalette"],
          since: ["singleSelection": 15, "displayAsPalette": 17]),
        since: 13,
        default: .value(.options([])),
        summary:
          "The options: displayInline makes the menu a section, displayAsPalette a row."
      ),
    ])

  /// UIMenu.ElementSize.
  enum ElementSize: String, NamedCases {
    case small, medium, large, automatic
    static let typeName = "menuElementSize"
    static let since = ["automatic": 17]
  }

  static func has(_ option: String, _ menu: Element) -> Bool { has(option, in: options, menu) }

  fileprivate static func has(_ name: String, in property: String, _ object: Element) -> Bool {
    guard case .options(let names)? = object.values[PropertySlot(property)] else { return false }
    return names.contains(name)
  }

  // MARK: - The menu of an object

  /// The name of the property that holds a menu.
  static let propertyName = "menu"

  /// Whether the menu of a button, a bar button item or a menu is open.
  static let showsMenu = AppearanceKey<Bool>(
    "showsMenu", since: 14, takesRules: false, default: .value(false),
    "Whether the menu of a button, a bar button item or a menu is open.")
  /// The order of elements in menus that open upward: kept by fixed, else reversed.
  static let preferredMenuElementOrder = AppearanceKey<ElementOrder>(
    "preferredMenuElementOrder", since: 16,
    default: .value(.automatic),
    "The order of elements in menus that open upward: kept by fixed, else reversed."
  )

  /// UIContextMenuConfiguration.ElementOrder.
  enum ElementOrder: String, NamedCases {
    case automatic, priority, fixed
    static let typeName = "menuElementOrder"
  }

  /// The properties that buttons and bar items declare.
  static var ownerProperties: [PropertyDeclaration] {
    [
      property(
        propertyName, since: 14, default: .none, "The menu that opens when the button is pressed."),
      showsMenu.declaration, preferredMenuElementOrder.declaration,
    ]
  }

  /// The action that a menu has chosen: the first with a checkmark, else the first.
  static func selection(of menu: Element) -> Element? {
    let actions = actions(of: menu)
    return actions.first { $0[MenuAction.state] == .on } ?? actions.first
  }

  private static func actions(of menu: Element) -> [Element] {
    menu.objects(children).flatMap { element in
      element.className == definition.name ? actions(of: element) : [element]
    }
  }
}
