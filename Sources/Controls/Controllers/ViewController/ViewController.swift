public import ObjectModel
public import Raster

/// UIViewController: a controller between its container and its view.
public enum ViewController: BaseControl {
  /// The title of the navigation item and the tab bar item, where they have none.
  public static let title = AppearanceKey<String>(
    "title",
    default: .none, "The title of the navigation item and the tab bar item, where they have none.")
  /// Whether the status bar is hidden; the controller below the status bar decides.
  public static let prefersStatusBarHidden = AppearanceKey<Bool>(
    "prefersStatusBarHidden", since: 7, default: .value(false),
    "Whether the status bar is hidden; the controller below the status bar decides.")
  /// The style of the status bar; the controller below the status bar decides.
  public static let preferredStatusBarStyle = AppearanceKey<StatusBarStyle>(
    "preferredStatusBarStyle", since: 7, default: .value(.default),
    "The style of the status bar; the controller below the status bar decides.")
  /// The progress of the status bar's change to its style from the other, 0–1.
  public static let statusBarStyleProgress = AppearanceKey<Double>(
    "statusBarStyleProgress", since: 7, takesRules: false,
    default: .value(1), "The progress of the status bar's change to its style from the other, 0–1.")
  /// The id of the child that decides the status bar's style instead.
  public static let childForStatusBarStyle = AppearanceKey<String>(
    "childForStatusBarStyle", since: 7, default: .none,
    "The id of the child that decides the status bar's style instead.")
  /// The id of the child that decides whether the status bar is hidden instead.
  public static let childForStatusBarHidden = AppearanceKey<String>(
    "childForStatusBarHidden", since: 7, default: .none,
    "The id of the child that decides whether the status bar is hidden instead.")
  /// Whether a scroll view's content is inset by the bars over it; no effect from iOS 11 on.
  public static let automaticallyAdjustsScrollViewInsets = AppearanceKey<Bool>(
    "automaticallyAdjustsScrollViewInsets", since: 7,
    default: .value(true),
    "Whether a scroll view's content is inset by the bars over it; no effect from iOS 11 on.")
  /// Whether the view extends under opaque bars too.
  public static let extendedLayoutIncludesOpaqueBars = AppearanceKey<Bool>(
    "extendedLayoutIncludesOpaqueBars", since: 7, default: .value(false),
    "Whether the view extends under opaque bars too.")
  /// Whether the tab bar is hidden while the controller is pushed.
  public static let hidesBottomBarWhenPushed = AppearanceKey<Bool>(
    "hidesBottomBarWhenPushed", takesRules: false, default: .value(false),
    "Whether the tab bar is hidden while the controller is pushed.")
  /// The style in which the controller is presented.
  public static let modalPresentationStyle = AppearanceKey<ModalPresentationStyle>(
    "modalPresentationStyle", takesRules: false, default: .byLook,
    "The style in which the controller is presented.")

  /// The name of the property that holds a sheet's presentation.
  static let sheetPresentationName = "sheetPresentationController"

  /// The rectangle that a popover's arrow points at, in points of the window.
  public static let sourceRect = AppearanceKey<FrameValue>(
    "sourceRect", default: .byContent,
    "The rectangle that a popover's arrow points at, in points of the window.")
  /// The size of the content in a popover, or in a form sheet from iOS 13 on, in points.
  public static let preferredContentSize = AppearanceKey<Size>(
    "preferredContentSize",
    default: .byLook,
    "The size of the content in a popover, or in a form sheet from iOS 13 on, in points.")

  /// Traits that the controller's container sets for it.
  public static let overrideTraitCollection = TraitOverride.containerKey

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIViewController", superclass: "UIResponder", kind: .viewController,
    summary: "A controller, which stands between its container and its view.",
    properties: [
      title.declaration, prefersStatusBarHidden.declaration, preferredStatusBarStyle.declaration,
      statusBarStyleProgress.declaration, childForStatusBarStyle.declaration,
      childForStatusBarHidden.declaration,
      automaticallyAdjustsScrollViewInsets.declaration,
      extendedLayoutIncludesOpaqueBars.declaration, hidesBottomBarWhenPushed.declaration,
      SafeArea.additionalInsets.declaration, LayoutMarginFigures.respectsMinimum.declaration,
      modalPresentationStyle.declaration, sourceRect.declaration,
      preferredContentSize.declaration, overrideTraitCollection.declaration,
      View.overrideUserInterfaceStyle.declaration,
      SheetPresentationController.property(
        sheetPresentationName, since: 15, default: .own,
        "The sheet in which the controller is presented: its detents, corners and grabber."),
      PropertyDeclaration(
        name: "permittedArrowDirections",
        type: .options(
          name: "permittedArrowDirections", cases: ["up", "down", "left", "right", "any"]),
        default: .value(.options(["any"])),
        summary: "The directions in which a popover's arrow may point."),
      .object(
        "view", ObjectType("UIView", default: "UIView"), takesRules: false,
        default: .own, "The controller's view, which fills its area."),
      .object(
        "navigationItem", ObjectType("UINavigationItem", default: "UINavigationItem"),
        default: .own, "The item that a navigation bar shows of the controller."),
      .object(
        "tabBarItem", ObjectType("UITabBarItem", default: "UITabBarItem"),
        default: .own, "The item that a tab bar shows of the controller."),
      .objects(
        "toolbarItems",
        BarButtonItem.type,
        "The items of the navigation controller's toolbar while this controller is shown."),
      .objects(
        "childViewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The controllers whose views lie in this one's, each with a frame."),
      .object(
        "presentedViewController", ObjectType("UIViewController", default: "UIViewController"),
        default: .none, "The controller that is presented over this one."),
      PropertyDeclaration(
        name: "edgesForExtendedLayout",
        type: .options(
          name: "edgesForExtendedLayout",
          cases: ["none", "top", "left", "bottom", "right", "all"]),
        since: 7, default: .value(.options(["all"])),
        summary: "The edges at which the view extends under bars."),
    ])

  /// False: views and child controllers lie where their frames say.
  static var followsReadingDirection: Bool { false }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    compose(&element, view: element.object("view") ?? Element("UIView"), context)
  }

  /// Versions of iOS in which a controller inherits the interface style from the controller around
  /// it, not from the view between them.
  private static let traitsSkipViews = View.overrideUserInterfaceStyle.declaration.since...16

  /// Adds the controller's view and the child controllers, which lie in that.
  ///
  /// - Parameter view: replaces the view that the document sets.
  package static func compose(_ element: inout Element, view: Element, _ context: ComposeContext) {
    var view = view.with(role: .controllerView)
    var embedded = element.objects("childViewControllers")
    if !embedded.isEmpty {
      if traitsSkipViews.contains(context.system), view[View.overrideUserInterfaceStyle] != nil {
        for index in embedded.indices {
          embedded[index].environment = .parentController(context.traits.userInterfaceStyle)
        }
      }
      // A value rather than a child, so that the view keeps it whenever it is composed.
      view.values[View.embeddedControllers] = .objects(embedded)
    }
    element.children = [view]
  }
}

/// How a controller is presented (UIModalPresentationStyle), limited to the styles that a picture
/// can show.
public enum ModalPresentationStyle: String, NamedCases {
  case fullScreen
  /// A sheet as wide as the screen in portrait; where the width is compact full screen, and from iOS
  /// 13 on a card over the presenter, or in the middle of a pad. The default from iOS 13 on.
  case pageSheet
  /// A sheet of 540 × 620 points; where the width is compact as `pageSheet`.
  case formSheet
  /// A bubble; full screen where the width is compact.
  case popover
  /// Over the presenting controller, which stays visible.
  case overFullScreen, overCurrentContext
  /// The name that documents and messages use.
  public static let typeName = "modalPresentationStyle"
  /// The first iOS of the later cases. Before, documents write `popover` for a UIPopoverController.
  public static let since = ["overFullScreen": 8, "overCurrentContext": 8]
}
