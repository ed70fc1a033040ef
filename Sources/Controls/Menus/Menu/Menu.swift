import ObjectModel
import Raster

/// UIMenuElement: an action or a menu within a menu.
enum MenuElement: ConfigurationObject {
  static let title = AppearanceKey<String>("title", since: 13, "The title.")
  static let subtitle = AppearanceKey<String>("subtitle", since: 15, "A line below the title.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 13, imageRole: .barButtonItem, "The image after the title, a template.")

  static let definition = ClassDefinition(
    "UIMenuElement", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "An action or a menu within a menu.",
    properties: [title.declaration, subtitle.declaration, image.declaration])
}

/// UIAction: an action of a menu.
enum MenuAction: ConfigurationObject {
  static let state = AppearanceKey<State>(
    "state", since: 13, "Whether a checkmark stands before the title: off, on or mixed.")
  private static let attributes = "attributes"

  static let definition = ClassDefinition(
    "UIAction", superclass: "UIMenuElement", kind: .object, isValue: true, since: 13,
    summary: "An action of a menu.",
    properties: [
      state.declaration,
      PropertyDeclaration(
        name: attributes,
        type: .options(
          name: "menuElementAttributes",
          cases: ["disabled", "destructive", "hidden", "keepsMenuPresented"],
          since: ["keepsMenuPresented": 16]), since: 13,
        summary: "disabled, which is grey, destructive, which is red, or hidden."),
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
    "large, rows (the default); medium, columns of images and titles; small, columns of images.")
  static let children = "children"
  private static let options = "options"

  static let definition = ClassDefinition(
    "UIMenu", superclass: "UIMenuElement", kind: .object, isValue: true, since: 13,
    summary: "Actions and menus in a list.",
    properties: [
      preferredElementSize.declaration, showsMenu.declaration,
      PropertyDeclaration(
        name: children,
        type: .objects(
          ObjectType(
            MenuElement.definition.name, default: MenuAction.definition.name,
            shorthand: MenuElement.title.declaration.name, isValue: true)), since: 13,
        summary: "The actions and menus, first to last."),
      PropertyDeclaration(
        name: options,
        type: .options(
          name: "menuOptions",
          cases: ["displayInline", "destructive", "singleSelection", "displayAsPalette"],
          since: ["singleSelection": 15, "displayAsPalette": 17]),
        since: 13,
        summary: "displayInline makes a section of a menu, displayAsPalette a row of images."),
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

  /// Whether the menu of a button or bar item, or within an open menu, is open.
  static let showsMenu = AppearanceKey<Bool>(
    "showsMenu", since: 14, takesRules: false, "Whether the menu is open.")
  /// Whether menus keep the order of their elements wherever they open.
  static let preferredMenuElementOrder = AppearanceKey<ElementOrder>(
    "preferredMenuElementOrder", since: 16,
    "Whether a menu that opens upward begins at the bottom: automatic and priority do, fixed not.")

  /// UIContextMenuConfiguration.ElementOrder.
  enum ElementOrder: String, NamedCases {
    case automatic, priority, fixed
    static let typeName = "menuElementOrder"
  }

  /// The properties that buttons and bar items declare.
  static var ownerProperties: [PropertyDeclaration] {
    [
      property(propertyName, since: 14, "What opens where the button is pressed."),
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
