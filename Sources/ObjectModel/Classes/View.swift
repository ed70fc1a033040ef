public import Raster

/// UIView: background, border, opacity, subviews, and what every view inherits.
public enum View: Sendable {
  /// The place in the superview, [x, y, width, height] in points; null is the intrinsic size.
  public static let frame = AppearanceKey<FrameValue>(
    "frame", default: .byContent,
    "The place in the superview, [x, y, width, height] in points; null is the intrinsic size.")
  /// The colour that fills the bounds below the content.
  public static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", default: .none, "The colour that fills the bounds below the content.")
  /// The opacity of the view and its subviews, 0–1.
  public static let alpha = AppearanceKey<Double>(
    "alpha", default: .value(1), "The opacity of the view and its subviews, 0–1.")
  /// Whether the view and its subviews are hidden.
  public static let isHidden = AppearanceKey<Bool>(
    "isHidden", default: .value(false), "Whether the view and its subviews are hidden.")
  /// Whether content and subviews are clipped to the bounds.
  public static let clipsToBounds = AppearanceKey<Bool>(
    "clipsToBounds", default: .byClass, "Whether content and subviews are clipped to the bounds.")
  /// The radius of the layer's circular corners, in points.
  public static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", default: .value(0), "The radius of the layer's circular corners, in points.")
  /// The width of the layer's border inside the bounds, in points; 0 draws none.
  public static let borderWidth = AppearanceKey<Double>(
    "borderWidth", default: .value(0),
    "The width of the layer's border inside the bounds, in points; 0 draws none.")
  /// The colour of the layer's border; no effect without borderWidth.
  public static let borderColor = AppearanceKey<ColorValue>(
    "borderColor", default: .value(.color(.black)),
    "The colour of the layer's border; no effect without borderWidth.")
  /// The transform [a, b, c, d, tx, ty] about the view's centre; frame is the one without it.
  public static let transform = AppearanceKey<Transform>(
    "transform", default: .value(.identity),
    "The transform [a, b, c, d, tx, ty] about the view's centre; frame is the one without it.")
  /// The opacity of the layer's shadow, 0–1; 0 draws none.
  public static let shadowOpacity = AppearanceKey<Double>(
    "shadowOpacity", default: .value(0), "The opacity of the layer's shadow, 0–1; 0 draws none.")
  /// The blur of the layer's shadow, in points; no effect without shadowOpacity.
  public static let shadowRadius = AppearanceKey<Double>(
    "shadowRadius", default: .value(3),
    "The blur of the layer's shadow, in points; no effect without shadowOpacity.")
  /// The colour of the layer's shadow; of a label, that of the text's shadow.
  public static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", default: .value(.color(.black)),
    "The colour of the layer's shadow; of a label, that of the text's shadow.")
  /// The offset of the layer's shadow, in points; of a label, that of the text's shadow.
  public static let shadowOffset = AppearanceKey<Size>(
    "shadowOffset",
    default: .value(Size(width: 0, height: -3)),
    "The offset of the layer's shadow, in points; of a label, that of the text's shadow.")
  /// The colour of interactive parts; null inherits it from the superview.
  public static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 7, default: .inherited,
    "The colour of interactive parts; null inherits it from the superview.")
  /// The tint of a class that has one before iOS 7, where all views get it (UIKit's headers).
  package static func tintColor(since system: Int) -> PropertyDeclaration {
    AppearanceKey<ColorValue>(
      "tintColor", since: system,
      default: .inherited,
      "The colour of interactive parts, up to iOS 6 of the background; null inherits it."
    ).declaration
  }
  /// The dimming of the tint: automatic, normal or dimmed.
  public static let tintAdjustmentMode = AppearanceKey<TintAdjustmentMode>(
    "tintAdjustmentMode", since: 7, default: .inherited,
    "The dimming of the tint: automatic, normal or dimmed.")
  /// The mode in which content is fitted to the bounds.
  public static let contentMode = AppearanceKey<ContentMode>(
    "contentMode", default: .byClass, "The mode in which content is fitted to the bounds.")
  /// Whether touches reach the view; no effect on a picture.
  public static let isUserInteractionEnabled = AppearanceKey<Bool>(
    "isUserInteractionEnabled", default: .byClass,
    "Whether touches reach the view; no effect on a picture.")

  /// The direction of the view's content: that of the language, or always the same.
  public static let semanticContentAttribute = AppearanceKey<SemanticContentAttribute>(
    "semanticContentAttribute", since: 9, default: .value(.unspecified),
    "The direction of the view's content: that of the language, or always the same.")

  /// The interface style of the object and all below it: light, dark or unspecified.
  public static let overrideUserInterfaceStyle = AppearanceKey<InterfaceStyleOverride>(
    "overrideUserInterfaceStyle", since: 13, takesRules: false,
    default: .inherited,
    "The interface style of the object and all below it: light, dark or unspecified.")

  /// The slot of the configuration of corners.
  package static let cornerConfiguration = PropertySlot("cornerConfiguration")

  /// Whether the keyboard has the focus on the view; no effect but on pads from iOS 15 on.
  public static let isFocused = AppearanceKey<Bool>(
    "isFocused", since: 9, takesRules: false,
    default: .value(false),
    "Whether the keyboard has the focus on the view; no effect but on pads from iOS 15 on.")
  /// The name of the property that holds the ring of the focus.
  package static let focusEffectName = "focusEffect"

  /// Whether the context menu is open.
  package static let showsContextMenu = AppearanceKey<Bool>(
    "showsContextMenu", since: 13, takesRules: false, default: .value(false),
    "Whether the context menu is open.")
  /// The names of properties that hold menus.
  package static let contextMenuName = "contextMenu"
  package static let menuControllerName = "menuController"

  private static func menu(
    _ name: String, _ className: String, since: Int, default: DefaultValue<AppearanceValue>,
    _ summary: String
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: .object(ObjectType(className, default: className, isValue: true)),
      since: since, takesRules: false, default: `default`, summary: summary)
  }

  /// The slot of `constraints`.
  package static let constraints = PropertySlot("constraints")
  /// The slot of `layoutGuides`.
  package static let layoutGuides = PropertySlot("layoutGuides")

  /// The margins of the content, in points; of a cell, those of its content view.
  public static let layoutMargins = AppearanceKey<EdgeInsets>(
    "layoutMargins", since: 8, takesRules: false, default: .byClass,
    "The margins of the content, in points; of a cell, those of its content view.")
  /// The margins of the content in its direction, in points: [top, leading, bottom, trailing].
  public static let directionalLayoutMargins = AppearanceKey<EdgeInsets>(
    "directionalLayoutMargins", since: 11, takesRules: false, default: .byClass,
    "The margins of the content in its direction, in points: [top, leading, bottom, trailing].")
  /// Whether the margins are at least as large as what the superview's leave of them.
  public static let preservesSuperviewLayoutMargins = AppearanceKey<Bool>(
    "preservesSuperviewLayoutMargins", since: 8, takesRules: false, default: .value(false),
    "Whether the margins are at least as large as what the superview's leave of them.")
  /// Whether what bars cover counts in addition to the margins.
  public static let insetsLayoutMarginsFromSafeArea = AppearanceKey<Bool>(
    "insetsLayoutMarginsFromSafeArea", since: 11, takesRules: false, default: .value(true),
    "Whether what bars cover counts in addition to the margins.")

  /// The priorities, 1–1000, of being no larger than the content: [horizontal, vertical].
  public static let contentHuggingPriority = AppearanceKey<Offset>(
    "contentHuggingPriority", since: 6, takesRules: false, default: .byClass,
    "The priorities, 1–1000, of being no larger than the content: [horizontal, vertical].")
  /// The priorities, 1–1000, of being no smaller than the content: [horizontal, vertical].
  public static let contentCompressionResistancePriority = AppearanceKey<Offset>(
    "contentCompressionResistancePriority", since: 6, takesRules: false,
    default: .value(Offset(horizontal: 750, vertical: 750)),
    "The priorities, 1–1000, of being no smaller than the content: [horizontal, vertical].")

  /// The class's name and properties.
  public static let definition = ClassDefinition(
    "UIView", superclass: "UIResponder", summary: "A rectangle that draws and holds subviews.",
    properties: [
      frame.declaration, backgroundColor.declaration, alpha.declaration, isHidden.declaration,
      clipsToBounds.declaration, cornerRadius.declaration, borderWidth.declaration,
      borderColor.declaration, tintColor.declaration, tintAdjustmentMode.declaration,
      contentMode.declaration, isUserInteractionEnabled.declaration,
      semanticContentAttribute.declaration, overrideUserInterfaceStyle.declaration,
      transform.declaration, shadowOpacity.declaration,
      shadowRadius.declaration, shadowColor.declaration, shadowOffset.declaration,
      PropertyDeclaration(
        name: "autoresizingMask",
        type: .options(name: "autoresizingMask", cases: AutoresizingMask.names),
        default: .value(.options([])),
        summary: "The margins and sides that take up changes of the superview's size."),
      PropertyDeclaration(
        name: constraints.name, type: .constraints, since: 6, takesRules: false,
        default: .value(.constraints([])),
        summary: "The constraints whose first item is the view; frame is then only a wish."),
      PropertyDeclaration(
        name: layoutGuides.name, type: .layoutGuides, since: 9, takesRules: false,
        default: .value(.layoutGuides([])),
        summary: "Rectangles that constraints place and that draw nothing."),
      contentHuggingPriority.declaration, contentCompressionResistancePriority.declaration,
      layoutMargins.declaration, directionalLayoutMargins.declaration,
      preservesSuperviewLayoutMargins.declaration, insetsLayoutMarginsFromSafeArea.declaration,
      PropertyDeclaration(
        name: "isExclusiveTouch", type: .boolean,
        default: .value(.boolean(false)),
        summary: "Whether touches reach no other view; no effect on a picture."),
      PropertyDeclaration(
        name: "accessibilityIgnoresInvertColors", type: .boolean, since: 11,
        default: .value(.boolean(false)),
        summary: "Whether inverted colours leave the view as it is; no effect on a picture."),
      PropertyDeclaration(
        name: cornerConfiguration.name,
        type: .object(
          ObjectType(
            "UICornerConfiguration", default: "UICornerConfiguration", shorthand: "style",
            isValue: true)),
        since: 26, takesRules: false, default: .none,
        summary: "The rounding of the corners, in place of cornerRadius."),
      isFocused.declaration,
      PropertyDeclaration(
        name: focusEffectName,
        type: .object(
          ObjectType("UIFocusHaloEffect", default: "UIFocusHaloEffect", isValue: true)),
        since: 15, default: .byClass,
        summary: "The ring around the view while it has the focus; null draws none."),
      menu(
        contextMenuName, "UIMenu", since: 13, default: .none,
        "The menu that a long press on the view opens."),
      showsContextMenu.declaration,
      menu(
        menuControllerName, "UIMenuController", since: 7,
        default: .none, "The menu controller that is open over the view."),
      .objects("subviews", ObjectType("UIView"), "The subviews of the view, the last on top."),
    ])

  /// Makes the subviews of a view its children.
  package static func composeSubviews(of element: inout Element) {
    let subviews = subviews(of: element)
    if !subviews.isEmpty || !element.children.isEmpty { element.children = subviews }
  }

  /// The child view controllers in a controller's view; set by the controller.
  package static let embeddedControllers = PropertySlot(ofPart: "embeddedViewControllers")

  /// The view's subviews, and over them its embedded view controllers.
  package static func subviews(of element: Element) -> [Element] {
    var subviews = element.objects(subviewsSlot)
    // Mostly they have that role, and the list is the document's own.
    if !subviews.allSatisfy({ $0.role == .subview }) {
      subviews = subviews.map { $0.with(role: .subview) }
    }
    let embedded = element.objects(embeddedControllers)
    return embedded.isEmpty
      ? subviews : subviews + embedded.map { $0.with(role: .embeddedViewController) }
  }

  private static let subviewsSlot = PropertySlot("subviews")
}
