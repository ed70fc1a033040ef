public import ObjectModel
import Raster

/// UISplitViewController: two controllers side by side on pads, one navigation stack on phones.
public enum SplitViewController: ControlClass {
  /// Whether the primary controller is shown.
  public static let preferredDisplayMode = AppearanceKey<DisplayMode>(
    "preferredDisplayMode", since: 8, decidesParts: true,
    "allVisible, primaryHidden, primaryOverlay, or automatic: allVisible on a pad's side.")
  /// The primary controller's share of the width, 0–1.
  public static let preferredPrimaryColumnWidthFraction = AppearanceKey<Double>(
    "preferredPrimaryColumnWidthFraction", since: 8, decidesParts: true,
    "The first controller's share of the width.")
  /// Minimum width of the primary controller, in points.
  public static let minimumPrimaryColumnWidth = AppearanceKey<Double>(
    "minimumPrimaryColumnWidth", since: 8, decidesParts: true,
    "The first controller's least width, in points.")
  /// Maximum width of the primary controller, in points.
  public static let maximumPrimaryColumnWidth = AppearanceKey<Double>(
    "maximumPrimaryColumnWidth", since: 8, decidesParts: true,
    "The first controller's greatest width, in points; 320 by default.")

  /// How the primary controller is shown (UISplitViewController.DisplayMode).
  public enum DisplayMode: String, NamedCases {
    /// `allVisible` in landscape, `primaryHidden` in portrait.
    case automatic
    /// Only the secondary controller.
    case primaryHidden
    /// Both side by side.
    case allVisible
    /// The primary controller over the secondary one.
    case primaryOverlay
    /// The name that documents and messages use.
    public static let typeName = "displayMode"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISplitViewController", superclass: "UIViewController", kind: .viewController,
    summary: "Two controllers side by side on pads.",
    properties: [
      preferredDisplayMode.declaration, preferredPrimaryColumnWidthFraction.declaration,
      minimumPrimaryColumnWidth.declaration, maximumPrimaryColumnWidth.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The list's controller and the content's."),
    ])

  static let primary = Element.Role("primaryViewController")
  static let divider = Element.Role("divider")

  private enum Metrics {
    /// Default share and limits of the primary controller's width (UISplitViewController
    /// reference).
    static let fraction = 0.4
    static let maximumWidth = 320.0
    /// Minimum regular width: half of a 12.9-inch pad, the narrowest window that UIKit calls
    /// regular (size classes of iPad multitasking). Narrower content is compact (choice).
    static let regularWidth = 678.0
    /// Colour of the line between both controllers, or at the edge of an overlay: a bar's line on
    /// white.
    static let line = Color(bytes: 0xB2, 0xB2, 0xB2)
  }

  /// Adds the secondary controller, and the primary one before or over it.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let controllers = element.objects("viewControllers")
    guard let first = controllers.first else {
      element.children = []
      return
    }
    guard context.hasRoomAcross else {
      element.children = [collapsed(controllers).with(role: .childViewController)]
      return
    }
    let mode = mode(element[preferredDisplayMode], context.device)
    var children = controllers.dropFirst().prefix(1).map { $0.with(role: .childViewController) }
    if mode != .primaryHidden || children.isEmpty {
      var list = first.with(role: primary)
      list.place = .primaryColumn
      // It fills the window wherever UIKit allows it, so that its width is known before layout.
      let total = context.device.size.width
      if mode == .allVisible, !children.isEmpty,
        total - primaryWidth(element, in: total) < Metrics.regularWidth
      {
        children[0].place = .narrowColumn
      }
      children.append(list)
      var line = Element("UIView", role: divider)
      line.setDefault(
        View.backgroundColor, .color(context.system < 7 ? .black : Metrics.line))
      children.append(line)
    }
    element.children = children
  }

  /// The navigation stack on a phone: the secondary controller pushed on the primary one if that is
  /// a stack.
  private static func collapsed(_ controllers: [Element]) -> Element {
    guard var list = controllers.first else { return Element("UIViewController") }
    let slot = PropertySlot("viewControllers")
    let stack = list.objects(slot.name)
    guard controllers.count > 1, !stack.isEmpty else { return controllers[controllers.count - 1] }
    let content = controllers[1].objects(slot.name)
    list.values[slot] = .objects(stack + (content.isEmpty ? [controllers[1]] : content))
    return list
  }

  private static func mode(_ wanted: DisplayMode?, _ device: Device) -> DisplayMode {
    guard let wanted, wanted != .automatic else {
      return device.isLandscape ? .allVisible : .primaryHidden
    }
    return wanted
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let guides = pass.guides(of: node)
    var left = 0.0
    if let list = node.child(primary) {
      let width = node.roundToPixel(primaryWidth(node.element, in: size.width))
      pass.place(list, in: Rect(x: 0, y: 0, width: width, height: size.height))
      pass.setGuides(guides, for: list)
      if let line = node.child(divider) {
        pass.place(line, in: Rect(x: width, y: 0, width: lineWidth(node), height: size.height))
      }
      let mode = mode(node[preferredDisplayMode], node.context.device)
      if mode == .allVisible { left = width + lineWidth(node) }
    }
    for content in node.children(.childViewController) {
      pass.place(
        content, in: Rect(x: left, y: 0, width: max(0, size.width - left), height: size.height))
      pass.setGuides(guides, for: content)
    }
  }

  /// Width of the line, in points; up to iOS 6 a whole point (choice, after screens of the time).
  private static func lineWidth(_ node: StyledNode) -> Double { node.system < 7 ? 1 : node.pixel }

  private static func primaryWidth(_ element: Element, in total: Double) -> Double {
    let wanted = total * (element[preferredPrimaryColumnWidthFraction] ?? Metrics.fraction)
    let most = max(0, element[maximumPrimaryColumnWidth] ?? Metrics.maximumWidth)
    let least = max(0, element[minimumPrimaryColumnWidth] ?? 0)
    return min(max(min(wanted, most), least), total)
  }
}
