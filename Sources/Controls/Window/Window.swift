public import ObjectModel
import Raster

/// UIWindow: the root of the tree; holds the root controller, what it presents, and subviews.
public enum Window: ControlClass {
  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UIWindow", superclass: "UIView", summary: "The root of a screen.",
    properties: [
      .object(
        "rootViewController", ObjectType("UIViewController"),
        "The controller whose view fills the window.")
    ])

  /// False: controllers lie where their frames say.
  static var followsReadingDirection: Bool { false }

  /// Fills in the children.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var controllers: [Element] = []
    if var root = element.object("rootViewController") {
      // Presented controllers stand beside the root, each over the one before.
      var presented: [Element] = []
      var next = Self.presented(by: root, context)
      while let current = next {
        presented.append(ViewController.presented(current, context))
        next = Self.presented(by: current, context)
      }
      root.role = .rootViewController
      controllers = [root] + presented
      // Whatever an alert or popover covers is drawn dimmed, that itself is not (resolution rules,
      // section 3).
      let dimming = [AlertController.definition, PopoverPresentationController.definition]
      if context.system >= 7,
        let top = controllers.lastIndex(where: { controller in
          dimming.contains { context.classes.isKind(controller.className, of: $0.name) }
        })
      {
        for index in 0..<top {
          controllers[index].setDefault(View.tintAdjustmentMode, .dimmed)
        }
      }
    }
    element.children =
      controllers.flatMap { ViewController.sheetParts($0, context) } + View.subviews(of: element)
  }

  /// What a controller presents, or one of the controllers that it shows.
  private static func presented(by controller: Element, _ context: ComposeContext) -> Element? {
    if let own = controller.object("presentedViewController") { return own }
    let stack = controller.objects("viewControllers")
    var shown = controller.objects("childViewControllers")
    if context.classes.isKind(controller.className, of: TabBarController.definition.name) {
      let index = controller[TabBarController.selectedIndex] ?? 0
      if stack.indices.contains(index) { shown.append(stack[index]) }
    } else if let top = stack.last {
      shown.append(top)
    }
    return shown.lazy.compactMap { presented(by: $0, context) }.first
  }

  /// Places the children.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let device = node.context.device
    for dimming in node.children(ViewController.sheetDimming) {
      pass.place(dimming, in: Rect(origin: .zero, size: size))
    }
    for child in node.children where child.role == .rootViewController {
      let frame = ViewController.presentedFrame(child, in: size)
      pass.place(child, in: frame)
      let hidden = StatusBar.state(of: node.tree).isHidden
      // A sheet away from the screen's edges has nothing of the system's over it.
      pass.setGuides(
        LayoutGuides(
          top: hidden || frame.minY > 0 ? 0 : device.statusBarHeight,
          bottom: frame.maxY < size.height ? 0 : device.bottomInset),
        for: child)
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    // A window without a background shows black; most pictures are of apps whose views fill it.
    guard node.styled[View.backgroundColor] == nil else { return }
    canvas.fill(node.bounds, .black)
  }
}
