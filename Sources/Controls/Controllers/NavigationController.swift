public import ObjectModel
import Raster

/// UINavigationController: a stack of controllers below a navigation bar.
public enum NavigationController: ControlClass {
  /// Whether the navigation bar is hidden.
  public static let isNavigationBarHidden = AppearanceKey<Bool>(
    "isNavigationBarHidden", decidesParts: true, "Leaves the navigation bar out.")
  /// Whether the toolbar is hidden; true by default.
  public static let isToolbarHidden = AppearanceKey<Bool>(
    "isToolbarHidden", decidesParts: true, "Leaves the toolbar out; true where nothing is said.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UINavigationController", superclass: "UIViewController", kind: .viewController,
    summary: "A stack of controllers below a navigation bar.",
    properties: [
      isNavigationBarHidden.declaration, isToolbarHidden.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The stack; the last is on top."),
      .object(
        "navigationBar", ObjectType("UINavigationBar", default: "UINavigationBar"),
        "The bar's own properties, class and id."),
      .object(
        "toolbar", ObjectType("UIToolbar", default: "UIToolbar"),
        "The toolbar's own properties, class and id."),
      .object(
        "transition", ObjectType("NavigationTransition", default: "NavigationTransition"),
        "A push or pop of the last controller that is under way."),
    ])

  /// The views between the controllers of a push: the previous one's dimming and the new one's
  /// shadow.
  static let dimming = Element.Role("transitionDimming")
  static let edgeShadow = Element.Role("transitionShadow")

  private enum Metrics {
    /// Alpha of the black over the previous controller at the end, and of the shadow at the new
    /// one's edge (choice).
    static let dimAlpha = 0.1
    static let shadowAlpha = 0.2
    static let shadowWidth = 9.0
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let stack = element.objects("viewControllers")
    var children: [Element] = []
    let progress = stack.count > 1 ? NavigationTransition.pushProgress(of: element) : nil
    func add(_ index: Int) {
      guard stack.indices.contains(index) else { return }
      var child = stack[index].with(role: .childViewController)
      child.siblingIndex = siblingIndex(of: index, in: stack)
      children.append(child)
    }
    if progress != nil { add(stack.count - 2) }
    // Up to iOS 6 both move side by side without dimming.
    if let progress, context.system >= 7 {
      var dim = Element("UIView", role: dimming)
      dim.setDefault(
        View.backgroundColor, .color(Color(white: 0, alpha: Metrics.dimAlpha * progress)))
      var shadow = Element("UIImageView", role: edgeShadow)
      shadow.setDefault(ImageView.image, edgeImage)
      children += [dim, shadow]
    }
    add(stack.count - 1)
    if element[isNavigationBarHidden] != true {
      var bar = element.object("navigationBar") ?? Element("UINavigationBar")
      bar.role = NavigationBar.controllerBar
      bar.values[PropertySlot("items")] = .objects(stack.map(navigationItem))
      if let progress { bar.setDefault(NavigationBar.pushProgress, progress) }
      children.append(bar)
    }
    if element[isToolbarHidden] == false {
      var bar = element.object("toolbar") ?? Element("UIToolbar")
      bar.role = Toolbar.controllerBar
      if let items = stack.last?.objects("toolbarItems"), !items.isEmpty {
        bar.values[PropertySlot("items")] = .objects(items)
      }
      children.append(bar)
    }
    element.children = children
  }

  /// Black that fades out to the left, stretched to the controller's height.
  private static var edgeImage: ImageValue {
    let size = Size(width: Metrics.shadowWidth, height: 1)
    let black = Color(white: 0, alpha: Metrics.shadowAlpha)
    let gradient = DrawingGradient(
      colors: [.color(black.withAlpha(0)), .color(black)], locations: [0, 1],
      start: PointValue(.zero), end: PointValue(Point(x: size.width, y: 0)))
    let area = DrawingShape.rect(RectValue(Rect(origin: .zero, size: size)))
    return ImageValue(source: .drawing([.gradient(gradient, area)], size: size))
  }

  /// The index among siblings of the same class; nil for an only one.
  static func siblingIndex(of index: Int, in siblings: [Element]) -> Int? {
    let name = siblings[index].className
    guard siblings.count(where: { $0.className == name }) > 1 else { return nil }
    return siblings[..<index].count { $0.className == name }
  }

  private static func navigationItem(of controller: Element) -> Element {
    var item = controller.object("navigationItem") ?? Element("UINavigationItem")
    if item[NavigationItem.title] == nil, let title = controller[ViewController.title] {
      item.setDefault(NavigationItem.title, title)
    }
    return item
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    if let bar = node.child(NavigationBar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      pass.place(bar, in: Rect(x: 0, y: guides.top, width: size.width, height: height))
      guides.top += height
      guides.extendsUnderTop = Bar.isTranslucent(
        bar, backgroundImage: bar[NavigationBar.backgroundImage])
    }
    if let bar = node.child(Toolbar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      pass.place(
        bar,
        in: Rect(
          x: 0, y: size.height - guides.bottom - height, width: size.width, height: height))
      guides.bottom += height
      guides.extendsUnderBottom = Bar.isTranslucent(
        bar, backgroundImage: bar[Toolbar.backgroundImage])
    }
    let controllers = node.children(.childViewController)
    let progress = controllers.count > 1 ? NavigationTransition.pushProgress(of: node.element) : nil
    let parallax = node.system < 7 ? 1 : NavigationTransition.parallax
    for (index, child) in controllers.enumerated() {
      var frame = Rect(origin: .zero, size: size)
      if let progress {
        let isNew = index == controllers.count - 1
        frame.origin.x = node.roundToPixel(
          isNew ? (1 - progress) * size.width : -progress * size.width * parallax)
      }
      pass.place(child, in: frame)
      pass.setGuides(guides, for: child)
    }
    guard let new = controllers.last.map({ pass.frame(of: $0) }) else { return }
    for child in node.children(dimming) { pass.place(child, in: Rect(origin: .zero, size: size)) }
    for child in node.children(edgeShadow) {
      pass.place(
        child,
        in: Rect(
          x: new.minX - Metrics.shadowWidth, y: 0, width: Metrics.shadowWidth, height: size.height))
    }
  }
}
