public import Raster

/// UIView: background, border, opacity, subviews, and what every view inherits.
public enum View: Sendable {
  /// Place in the superview, in points; null is the intrinsic size.
  public static let frame = AppearanceKey<FrameValue>(
    "frame", "Place in the superview, in points; null is the intrinsic size.")
  /// Fills the bounds under everything else.
  public static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", "Fills the bounds under everything else.")
  /// Opacity of the view and its subviews, 0–1.
  public static let alpha = AppearanceKey<Double>("alpha", "Opacity of the view and its subviews.")
  /// Draws nothing when true.
  public static let isHidden = AppearanceKey<Bool>("isHidden", "Draws nothing when true.")
  /// Cuts content and subviews off at the bounds.
  public static let clipsToBounds = AppearanceKey<Bool>(
    "clipsToBounds", "Cuts content and subviews off at the bounds.")
  /// Radius of the layer's circular corners, in points.
  public static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", "Radius of the layer's circular corners.")
  /// Width of the layer's border inside the bounds, in points.
  public static let borderWidth = AppearanceKey<Double>(
    "borderWidth", "Width of the layer's border, inside the bounds.")
  /// Color of the layer's border.
  public static let borderColor = AppearanceKey<ColorValue>(
    "borderColor", "Colour of the layer's border.")
  /// Turns, stretches and moves what the view draws, about its middle.
  public static let transform = AppearanceKey<Transform>(
    "transform", "[a, b, c, d, tx, ty], about the view's middle; frame is the one without it.")
  /// Opacity of the layer's shadow; 0 draws none.
  public static let shadowOpacity = AppearanceKey<Double>(
    "shadowOpacity", "Opacity of the shadow of the view's background; 0, the default, draws none.")
  /// Blur of the layer's shadow, in points; 3 by default.
  public static let shadowRadius = AppearanceKey<Double>(
    "shadowRadius", "Blur of the view's shadow, in points; 3 by default.")
  /// Color of the layer's shadow; labels use the name for their text's.
  public static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", "Colour of the view's shadow, black by default; of a label, of its text's.")
  /// Offset of the layer's shadow, in points; labels use the name for their text's.
  public static let shadowOffset = AppearanceKey<Size>(
    "shadowOffset",
    "How far the view's shadow is moved, [0, -3] by default; of a label, its text's.")
  /// Color of interactive parts; inherited by subviews. null inherits.
  public static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 7, "Colour of interactive parts; inherited by subviews. null inherits.")
  /// The tint of a class that has one before iOS 7, where all views get it (UIKit's headers).
  package static func tintColor(since system: Int) -> PropertyDeclaration {
    AppearanceKey<ColorValue>(
      "tintColor", since: system,
      "Colour of interactive parts; up to iOS 6 mostly of the background. null inherits."
    ).declaration
  }
  /// Dimming of the tint; inherited.
  public static let tintAdjustmentMode = AppearanceKey<TintAdjustmentMode>(
    "tintAdjustmentMode", since: 7, "Whether the tint is drawn dimmed; inherited.")
  /// Fitting of content to the bounds.
  public static let contentMode = AppearanceKey<ContentMode>(
    "contentMode", "How content is fitted to the bounds.")
  /// True when touches reach the view; no effect on a picture.
  public static let isUserInteractionEnabled = AppearanceKey<Bool>(
    "isUserInteractionEnabled", "Whether touches reach the view; no effect on a picture.")

  /// Mirroring of the view's own content.
  public static let semanticContentAttribute = AppearanceKey<SemanticContentAttribute>(
    "semanticContentAttribute", since: 9, "Which way the view's content runs.")

  /// The interface style of the view and everything below it.
  public static let overrideUserInterfaceStyle = AppearanceKey<InterfaceStyleOverride>(
    "overrideUserInterfaceStyle", since: 13, takesRules: false,
    "Whether it and all below it are light or dark, whatever is around it.")

  /// Whether the keyboard of a pad has the focus on the view.
  public static let isFocused = AppearanceKey<Bool>(
    "isFocused", since: 9, takesRules: false,
    "Whether the keyboard has the focus on the view; drawn on pads from iOS 15 on.")
  /// The name of the property that holds the ring of the focus.
  package static let focusEffectName = "focusEffect"

  /// Whether the view's context menu is open.
  package static let showsContextMenu = AppearanceKey<Bool>(
    "showsContextMenu", since: 13, takesRules: false, "Whether the context menu is open.")
  /// The names of properties that hold menus.
  package static let contextMenuName = "contextMenu"
  package static let menuControllerName = "menuController"

  private static func menu(
    _ name: String, _ className: String, since: Int, _ summary: String
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: .object(ObjectType(className, default: className, isValue: true)),
      since: since, takesRules: false, summary: summary)
  }

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
        summary: "Which margins and sides take up a change of the superview's size."),
      PropertyDeclaration(
        name: "isExclusiveTouch", type: .boolean,
        summary: "Whether touches reach no other view; no effect on a picture."),
      PropertyDeclaration(
        name: "accessibilityIgnoresInvertColors", type: .boolean, since: 11,
        summary: "Whether inverted colours leave the view; no effect on a picture."),
      isFocused.declaration,
      PropertyDeclaration(
        name: focusEffectName,
        type: .object(
          ObjectType("UIFocusHaloEffect", default: "UIFocusHaloEffect", isValue: true)),
        since: 15, summary: "The ring of the focus; null draws none."),
      menu(contextMenuName, "UIMenu", since: 13, "What a long press on the view opens."),
      showsContextMenu.declaration,
      menu(
        menuControllerName, "UIMenuController", since: 7,
        "The bar of commands that is open over the view."),
      .objects("subviews", ObjectType("UIView"), "Views on top, first to last."),
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
    element.objects("subviews").map { $0.with(role: .subview) }
      + element.objects(embeddedControllers).map { $0.with(role: .embeddedViewController) }
  }
}
