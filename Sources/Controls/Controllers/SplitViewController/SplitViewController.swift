public import ObjectModel
import Raster

/// UISplitViewController: two controllers side by side on pads, one navigation stack on phones.
public enum SplitViewController: ControlClass {
  /// Whether the primary controller is shown.
  public static let preferredDisplayMode = AppearanceKey<DisplayMode>(
    "preferredDisplayMode", since: 8,
    "allVisible, primaryHidden, primaryOverlay, or automatic: allVisible on a pad's side.")
  /// The primary controller's share of the width, 0–1.
  public static let preferredPrimaryColumnWidthFraction = AppearanceKey<Double>(
    "preferredPrimaryColumnWidthFraction", since: 8,
    "The first controller's share of the width.")
  /// Minimum width of the primary controller, in points.
  public static let minimumPrimaryColumnWidth = AppearanceKey<Double>(
    "minimumPrimaryColumnWidth", since: 8,
    "The first controller's least width, in points.")
  /// Maximum width of the primary controller, in points.
  public static let maximumPrimaryColumnWidth = AppearanceKey<Double>(
    "maximumPrimaryColumnWidth", since: 8,
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

  /// Adds the primary controller if it shows, and the secondary one.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let controllers = element.objects("viewControllers")
    guard let first = controllers.first else {
      ContainerView.setParts([], of: &element)
      return
    }
    guard context.hasRoomAcross else {
      ContainerView.setParts(
        [collapsed(controllers).with(role: .childViewController)], of: &element)
      return
    }
    let mode = mode(element[preferredDisplayMode], context.device)
    var content = controllers.dropFirst().first?.with(role: .childViewController)
    var children: [Element] = []
    if mode != .primaryHidden || content == nil {
      var list = first.with(role: primary)
      list.environment = .primaryColumn
      // It fills the window wherever UIKit allows it, so that its width is known before layout.
      let total = context.device.size.width
      if mode == .allVisible, content != nil,
        total - primaryWidth(element, in: total) < Metrics.regularWidth
      {
        content?.environment = .narrowColumn
      }
      children.append(list)
      var line = Element("UIView", role: divider)
      line.setDefault(
        View.backgroundColor, .color(context.system < 7 ? .black : Metrics.line))
      children.append(line)
    }
    // In the document's order, in which paths number them; layout draws the list over its content.
    if let content { children.insert(content, at: min(1, children.count)) }
    ContainerView.setParts(children, of: &element)
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

  static func mode(_ wanted: DisplayMode?, _ device: Device) -> DisplayMode {
    guard let wanted, wanted != .automatic else {
      return device.isLandscape ? .allVisible : .primaryHidden
    }
    return wanted
  }
}
