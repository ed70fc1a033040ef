public import ObjectModel
import Raster

/// UIWindow: the root of the tree, with the root controller, the controllers that it presents, and
/// subviews.
public enum Window: BaseControl {
  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIWindow", superclass: "UIView", summary: "The root of the screen's views and controllers.",
    properties: [
      .object(
        "rootViewController", ObjectType("UIViewController"),
        default: .none, "The controller whose view fills the window.")
    ])

  /// False: controllers lie where their frames say.
  static var followsReadingDirection: Bool { false }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    // Presented controllers lie over everything else in the window, each above the one before.
    var below = View.subviews(of: element)
    var presented: [Element] = []
    if let root = element.object("rootViewController") {
      below.insert(root.with(role: .rootViewController), at: 0)
      var next = Self.presented(by: root, context)
      while let current = next {
        presented.append(
          AlertController.presented(current, context)
            ?? Presentation.presented(current, context))
        next = Self.presented(by: current, context)
      }
      if context.look.era >= .flat, let top = presented.lastIndex(where: { dimsTint($0, context) })
      {
        below[0].setDefault(View.tintAdjustmentMode, .dimmed)
        element.setDefault(dimsSubviews, true)
        for index in 0..<top { presented[index].setDefault(View.tintAdjustmentMode, .dimmed) }
      }
    }
    if below.first?.role == .rootViewController,
      presented.contains(where: { Sheet($0, context.look)?.scalesPresenter == true })
    {
      Sheet.moveBack(&below[0], on: context.device)
    }
    element.children = below + presented.flatMap { Presentation.sheetParts($0, context) }
  }

  /// Whether a presented controller dims the tint of everything below it, but not its own: an
  /// alert, a popover or a sheet (see Documentation/appearance.md). Sheets do so from iOS 7 on
  /// (radar 16159798), with a background that isn't dimmed as well.
  private static func dimsTint(_ controller: Element, _ context: ComposeContext) -> Bool {
    if ViewController.isInSheet(controller) { return true }
    return [AlertController.definition, PopoverPresentationController.definition].contains {
      context.classes.isKind(controller.className, of: $0.name)
    }
  }

  /// Whether what is presented dims the tint of the window's subviews, those of the document and
  /// those that its class builds.
  private static let dimsSubviews = PartKey<Bool>("dimsSubviews")

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    if part.role == .subview, node[dimsSubviews] == true {
      values.setDefault(View.tintAdjustmentMode, .dimmed)
    }
    return values
  }

  /// The controller that a controller presents, or that one of its shown children presents.
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

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let device = node.context.device
    for dimming in node.children(ViewController.sheetDimming) {
      pass.place(dimming, in: Rect(origin: .zero, size: size))
    }
    var frame = Rect(origin: .zero, size: size)
    for child in node.children
    where child.role == Sheet.grabber || child.role == .rootViewController {
      if child.role == Sheet.grabber {
        // It lies over the sheet before it.
        pass.place(child, in: Sheet.grabberFrame(in: frame))
        continue
      }
      frame = Presentation.presentedFrame(child, in: size)
      pass.place(child, in: frame)
      // Phones with a home indicator keep the space beside their cutout without a status bar, too.
      let isFree =
        pass.fact(StatusBar.State.self).isHidden
        && !(device.idiom == .phone && device.bottomInset > 0)
      // A sheet that does not touch the screen's edges has no system bars over it.
      pass.setGuides(
        LayoutGuides(
          top: isFree || frame.minY > 0 ? 0 : device.safeAreaTop,
          bottom: frame.maxY < size.height ? 0 : device.bottomInset),
        for: child)
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Draws black in a window without a background. In most pictures the app's views cover it.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled[View.backgroundColor] == nil else { return }
    canvas.fill(node.bounds, .black)
  }
}
