public import ObjectModel
public import Raster

/// UIViewController: a controller between its container and its view.
public enum ViewController: ControlClass {
  /// Default title of the navigation item and the tab bar item.
  public static let title = AppearanceKey<String>(
    "title", decidesParts: true,
    "Of the navigation item and the tab bar item, where they have none.")
  /// Whether the status bar is hidden; counts for the controller under the status bar.
  public static let prefersStatusBarHidden = AppearanceKey<Bool>(
    "prefersStatusBarHidden", since: 7, "Asked of the controller under the status bar.")
  /// Style of the status bar; counts for the controller under the status bar.
  public static let preferredStatusBarStyle = AppearanceKey<StatusBarStyle>(
    "preferredStatusBarStyle", since: 7, "Asked of the controller under the status bar.")
  /// Id of the child that decides the status bar's style instead.
  public static let childForStatusBarStyle = AppearanceKey<String>(
    "childForStatusBarStyle", since: 7, "The id of the child to ask instead.")
  /// Id of the child that decides whether the status bar is hidden instead.
  public static let childForStatusBarHidden = AppearanceKey<String>(
    "childForStatusBarHidden", since: 7, "The id of the child to ask instead.")
  /// Whether a scroll view's content is inset by the bars over it.
  public static let automaticallyAdjustsScrollViewInsets = AppearanceKey<Bool>(
    "automaticallyAdjustsScrollViewInsets", since: 7,
    "Whether a scroll view's content starts beyond the bars.")
  /// Whether content extends under opaque bars as well.
  public static let extendedLayoutIncludesOpaqueBars = AppearanceKey<Bool>(
    "extendedLayoutIncludesOpaqueBars", since: 7, "Whether content runs under opaque bars too.")
  /// Whether the tab bar below is hidden while the controller is pushed.
  public static let hidesBottomBarWhenPushed = AppearanceKey<Bool>(
    "hidesBottomBarWhenPushed", takesRules: false, "Whether a tab bar below makes room.")
  /// How the controller is presented.
  public static let modalPresentationStyle = AppearanceKey<ModalPresentationStyle>(
    "modalPresentationStyle", takesRules: false, "How the controller is presented.")

  /// Rectangle that a popover's arrow points at, in points.
  public static let sourceRect = AppearanceKey<FrameValue>(
    "sourceRect", "What a popover's arrow points at, in the window.")
  /// Size of the controller's content in a popover, in points.
  public static let preferredContentSize = AppearanceKey<Size>(
    "preferredContentSize", "The content's size in a popover; 320 by 480 by default.")

  /// Traits that the controller's container sets for it.
  public static let overrideTraitCollection = TraitOverride.containerKey

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIViewController", superclass: "UIResponder", kind: .viewController,
    summary: "Stands between its container and its view.",
    properties: [
      title.declaration, prefersStatusBarHidden.declaration, preferredStatusBarStyle.declaration,
      childForStatusBarStyle.declaration, childForStatusBarHidden.declaration,
      automaticallyAdjustsScrollViewInsets.declaration,
      extendedLayoutIncludesOpaqueBars.declaration, hidesBottomBarWhenPushed.declaration,
      modalPresentationStyle.declaration, sourceRect.declaration,
      preferredContentSize.declaration, overrideTraitCollection.declaration,
      View.overrideUserInterfaceStyle.declaration,
      PropertyDeclaration(
        name: "permittedArrowDirections",
        type: .options(
          name: "permittedArrowDirections", cases: ["up", "down", "left", "right", "any"]),
        summary: "Where a popover's arrow may point."),
      .object(
        "view", ObjectType("UIView", default: "UIView"), takesRules: false,
        "Fills the controller's area."),
      .object(
        "navigationItem", ObjectType("UINavigationItem", default: "UINavigationItem"),
        "What a navigation bar shows of the controller."),
      .object(
        "tabBarItem", ObjectType("UITabBarItem", default: "UITabBarItem"),
        "What a tab bar shows of the controller."),
      .objects(
        "toolbarItems",
        ObjectType("UIBarButtonItem", default: "UIBarButtonItem", shorthand: "title"),
        "What the navigation controller's toolbar shows."),
      .objects(
        "childViewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "Controllers whose views lie in this one's, each with a frame."),
      .object(
        "presentedViewController", ObjectType("UIViewController", default: "UIViewController"),
        "A controller presented over this one."),
      PropertyDeclaration(
        name: "edgesForExtendedLayout",
        type: .options(
          name: "edgesForExtendedLayout",
          cases: ["none", "top", "left", "bottom", "right", "all"]),
        since: 7, summary: "Edges where the view runs under bars."),
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
          embedded[index].place = .parentController(context.traits.userInterfaceStyle)
        }
      }
      // A value rather than a child, so that the view keeps it whenever it is composed.
      view.values[View.embeddedControllers] = .objects(embedded)
    }
    element.children = [view]
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let guides = pass.guides(of: node)
    let edges = Edges(node)
    let includesOpaque = node[extendedLayoutIncludesOpaqueBars] ?? false
    let top = edges.top && (guides.extendsUnderTop || includesOpaque) ? 0 : guides.top
    let bottom = edges.bottom && (guides.extendsUnderBottom || includesOpaque) ? 0 : guides.bottom
    guard let view = node.child(.controllerView) else { return }
    let area = Size(width: size.width, height: max(0, size.height - top - bottom))
    pass.place(view, in: Rect(origin: Point(x: 0, y: top), size: area))
    var inner = guides
    inner.top -= top
    inner.bottom -= bottom
    if node[automaticallyAdjustsScrollViewInsets] ?? true {
      let insets = EdgeInsets(top: inner.top, left: 0, bottom: inner.bottom, right: 0)
      adjustScrollView(view, insets, &pass)
    }
    for child in view.children(.embeddedViewController) {
      placeChild(child, in: area, inner, &pass)
    }
  }

  /// Places a child's view. Its frame is relative to the area between this controller's bars;
  /// without one it fills the view, also under the bars.
  private static func placeChild(
    _ child: StyledNode, in size: Size, _ guides: LayoutGuides, _ pass: inout LayoutPass
  ) {
    guard let frame = child.child(.controllerView)?[View.frame] else {
      pass.place(child, in: Rect(origin: .zero, size: size))
      pass.setGuides(guides, for: child)
      return
    }
    pass.place(
      child,
      in: Rect(
        x: frame.x, y: frame.y, width: frame.width ?? max(0, size.width - frame.x),
        height: frame.height ?? max(0, size.height - frame.y)))
  }

  /// Insets the controller's view, or the first view in it, by the bars if that is a scroll view.
  private static func adjustScrollView(
    _ view: StyledNode, _ insets: EdgeInsets, _ pass: inout LayoutPass
  ) {
    if view.isKind(of: "UIScrollView") {
      pass.setContentInset(insets, for: view)
    } else if let first = view.children.first, first.isKind(of: "UIScrollView") {
      pass.setContentInset(insets, for: first)
    }
  }

  /// The view that dims the screen behind a sheet.
  static let sheetDimming = Element.Role("sheetDimming")

  /// Creates the window's parts for a presented controller. A sheet has a dimmed screen behind it,
  /// and round corners from iOS 7 on.
  static func sheetParts(_ controller: Element, _ context: ComposeContext) -> [Element] {
    guard isSheet(controller) else { return [controller] }
    var dimming = Element("UIView", role: sheetDimming)
    dimming.setDefault(View.backgroundColor, .color(Metrics.sheetDim))
    var sheet = controller
    if context.system >= 7 {
      sheet.setDefault(View.cornerRadius, Metrics.sheetRadius)
      sheet.setDefault(View.clipsToBounds, true)
    }
    return [dimming, sheet]
  }

  /// The frame of a presented controller in the window, in points.
  static func presentedFrame(_ node: StyledNode, in size: Size) -> Rect {
    let whole = Rect(origin: .zero, size: size)
    guard isSheet(node.element) else { return whole }
    switch node.element.place {
    case .formSheet:
      return whole.centered(
        Size(
          width: min(size.width, Metrics.formSheet.width),
          height: min(size.height, Metrics.formSheet.height)))
    default:
      let width = min(size.width, Metrics.pageSheetWidth)
      let top = node.context.device.statusBarHeight
      return Rect(
        x: (size.width - width) / 2, y: top, width: width, height: max(0, size.height - top))
    }
  }

  static func isSheet(_ controller: Element) -> Bool {
    let place = controller.place
    return place == .formSheet || place == .pageSheet
  }

  /// The controller with the traits of its presentation: full screen where the width is compact.
  static func presented(_ controller: Element, _ context: ComposeContext) -> Element {
    var result = controller.with(role: .rootViewController)
    guard context.hasRoomAcross else { return result }
    switch controller[modalPresentationStyle] {
    case .popover: return PopoverPresentationController.wrapped(controller)
    case .formSheet: result.place = .formSheet
    case .pageSheet: result.place = .pageSheet
    case .fullScreen, .overFullScreen, .overCurrentContext, nil: break
    }
    return result
  }

  private enum Metrics {
    /// Size of UIKit's form sheet, and width of a page sheet, which begins below the status bar:
    /// the portrait screen's (UIModalPresentationStyle reference).
    static let formSheet = Size(width: 540, height: 620)
    static let pageSheetWidth = 768.0
    /// Corner radius of sheets from iOS 7 on (choice, after pictures of the time).
    static let sheetRadius = 5.0
    /// Black behind sheets, as behind alerts.
    static let sheetDim = Color(white: 0, alpha: 0.4)
  }

  /// The value of `edgesForExtendedLayout`; all edges by default.
  private struct Edges {
    var top = true
    var bottom = true

    init(_ node: StyledNode) {
      let slot = PropertySlot("edgesForExtendedLayout")
      guard case .options(let names)? = node.object.style.value(slot) else { return }
      top = names.contains("top") || names.contains("all")
      bottom = names.contains("bottom") || names.contains("all")
    }
  }
}

/// How a controller is presented (UIModalPresentationStyle), limited to the styles that a picture
/// can show.
public enum ModalPresentationStyle: String, NamedCases {
  case fullScreen
  /// A sheet as wide as the screen in portrait; full screen where the width is compact.
  case pageSheet
  /// A sheet of 540 × 620 points; full screen where the width is compact.
  case formSheet
  /// A bubble; full screen where the width is compact.
  case popover
  /// Over the presenting controller, which stays visible.
  case overFullScreen, overCurrentContext
  /// The name that documents and messages use.
  public static let typeName = "modalPresentationStyle"
}
