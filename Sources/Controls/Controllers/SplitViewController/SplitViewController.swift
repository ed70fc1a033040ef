public import ObjectModel
import Raster

/// UISplitViewController: two or three controllers side by side on pads, one navigation stack on
/// phones.
public enum SplitViewController: BaseControl {
  /// How many columns there are, from iOS 14 on.
  public static let style = AppearanceKey<Style>(
    "style", since: 14,
    "doubleColumn or tripleColumn, with bars and a sidebar button of their own; unspecified before."
  )
  /// Which columns are shown, and how.
  public static let preferredDisplayMode = AppearanceKey<DisplayMode>(
    "preferredDisplayMode", since: 8,
    "Which columns show, beside or over the last; automatic shows them on a pad's side.")
  /// The edge at which the first column stands.
  public static let primaryEdge = AppearanceKey<PrimaryEdge>(
    "primaryEdge", since: 11, "The side of the first columns; leading by default.")
  /// Whether a swipe, and from iOS 14 on a button, shows the columns; true by default.
  public static let presentsWithGesture = AppearanceKey<Bool>(
    "presentsWithGesture", since: 6,
    "Whether the first bar of columns has a button for the sidebar; true by default.")
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

  /// The width of the primary column, in points.
  public static let preferredPrimaryColumnWidth = AppearanceKey<Double>(
    "preferredPrimaryColumnWidth", since: 14,
    "The first column's width, in points, in place of its share.")
  /// The supplementary column's share of the width, 0–1.
  public static let preferredSupplementaryColumnWidthFraction = AppearanceKey<Double>(
    "preferredSupplementaryColumnWidthFraction", since: 14,
    "The second of three columns' share of the width.")
  /// The width of the supplementary column, in points.
  public static let preferredSupplementaryColumnWidth = AppearanceKey<Double>(
    "preferredSupplementaryColumnWidth", since: 14,
    "The second of three columns' width, in points, in place of its share.")
  /// Minimum width of the supplementary column, in points.
  public static let minimumSupplementaryColumnWidth = AppearanceKey<Double>(
    "minimumSupplementaryColumnWidth", since: 14,
    "The second of three columns' least width, in points.")
  /// Maximum width of the supplementary column, in points.
  public static let maximumSupplementaryColumnWidth = AppearanceKey<Double>(
    "maximumSupplementaryColumnWidth", since: 14,
    "The second of three columns' greatest width, in points; 320 by default.")

  /// UISplitViewController.Style.
  public enum Style: String, NamedCases {
    /// Two controllers that have the bars they bring.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A supplementary column between both.
    case tripleColumn
    /// The name that documents and messages use.
    public static let typeName = "splitViewStyle"
  }

  /// UISplitViewController.PrimaryEdge.
  public enum PrimaryEdge: String, NamedCases {
    case leading, trailing
    /// The name that documents and messages use.
    public static let typeName = "primaryEdge"
  }

  /// Which columns are shown, and how (UISplitViewController.DisplayMode).
  public enum DisplayMode: String, NamedCases {
    /// By the width, and whether the pad lies on its side.
    case automatic
    /// Only the secondary column.
    case primaryHidden
    /// The column before it beside it.
    case allVisible
    /// The column before it over it.
    case primaryOverlay
    /// The same as `primaryHidden`, `allVisible` and `primaryOverlay`, by their later names.
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    /// Both columns before it beside it, over it, or beside it while it keeps its width.
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    /// The name that documents and messages use.
    public static let typeName = "displayMode"
    /// The first iOS of the later cases.
    public static let since = [
      "twoBesideSecondary": 14, "twoOverSecondary": 14, "twoDisplaceSecondary": 14,
    ]
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISplitViewController", superclass: "UIViewController", kind: .viewController,
    summary: "Two or three controllers side by side on pads.",
    properties: [
      style.declaration, preferredDisplayMode.declaration, primaryEdge.declaration,
      presentsWithGesture.declaration, preferredPrimaryColumnWidthFraction.declaration,
      preferredPrimaryColumnWidth.declaration,
      minimumPrimaryColumnWidth.declaration, maximumPrimaryColumnWidth.declaration,
      preferredSupplementaryColumnWidthFraction.declaration,
      preferredSupplementaryColumnWidth.declaration,
      minimumSupplementaryColumnWidth.declaration, maximumSupplementaryColumnWidth.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The columns, first to last."),
    ])

  static let primary = Element.Role("primaryViewController")
  static let supplementary = Element.Role("supplementaryViewController")
  static let divider = Element.Role("divider")
  static let supplementaryDivider = Element.Role("supplementaryDivider")
  static let dimming = Element.Role("splitDimming")

  /// Adds the columns that show.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let controllers = element.objects("viewControllers")
    guard !controllers.isEmpty else {
      ContainerView.setParts([], of: &element)
      return
    }
    guard context.hasRoomAcross else {
      ContainerView.setParts(
        [collapsed(controllers).with(role: .childViewController)], of: &element)
      return
    }
    let columns = SplitColumns(element, context)
    var content = columns.controller(.secondary, of: controllers)
    // They fill the window wherever UIKit allows it, so that their width is known before layout.
    let total = context.device.size.width
    if columns.isBeside, total - columns.width(in: total) < Metrics.regularWidth,
      !columns.visible.isEmpty
    {
      content?.environment = .narrowColumn
    }
    var lists = columns.visible.compactMap { columns.controller($0, of: controllers) }
    for index in lists.indices { lists[index].environment = .primaryColumn }
    if columns.hasButton {
      let isAtRight =
        (context.traits.layoutDirection == .rightToLeft) != (element[primaryEdge] == .trailing)
      if lists.isEmpty {
        content = content.map { SplitColumns.withButton($0, isAtRight: isAtRight) }
      } else {
        lists[0] = SplitColumns.withButton(lists[0], isAtRight: isAtRight)
      }
    }
    // In the document's order, in which paths number them; layout draws the lists over the content.
    var children = lists
    if let content { children.append(content.with(role: .childViewController)) }
    if columns.isDimmed { children.append(Element("UIView", role: dimming)) }
    let color =
      context.look.era >= .modern
      ? context.look.color(.opaqueSeparator)
      : .color(context.look.era < .flat ? .black : Metrics.line)
    for column in columns.visible {
      var line = Element("UIView", role: column == .primary ? divider : supplementaryDivider)
      line.setDefault(View.backgroundColor, color)
      children.append(line)
    }
    ContainerView.setParts(children, of: &element)
  }

  /// The navigation stack on a phone: the later controllers pushed on the first one if that is a
  /// stack.
  private static func collapsed(_ controllers: [Element]) -> Element {
    guard var list = controllers.first else { return Element("UIViewController") }
    let slot = PropertySlot("viewControllers")
    var stack = list.objects(slot.name)
    guard controllers.count > 1, !stack.isEmpty else { return controllers[controllers.count - 1] }
    for controller in controllers.dropFirst() {
      let content = controller.objects(slot.name)
      stack += content.isEmpty ? [controller] : content
    }
    list.values[slot] = .objects(stack)
    return list
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    if part.role == dimming {
      values.setDefault(
        View.backgroundColor, .color(Color(white: 0, alpha: Metrics.dimAlpha)))
    }
    return values
  }
}
