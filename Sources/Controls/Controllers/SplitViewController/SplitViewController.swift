public import ObjectModel
import Raster

/// UISplitViewController: two or three controllers side by side on pads, one navigation stack on
/// phones.
public enum SplitViewController: BaseControl {
  /// The number of columns: doubleColumn, tripleColumn, or unspecified, the look before iOS 14.
  public static let style = AppearanceKey<Style>(
    "style", since: 14,
    default: .value(.unspecified),
    "The number of columns: doubleColumn, tripleColumn, or unspecified, the look before iOS 14."
  )
  /// The columns that are shown, and how; automatic shows them on pads in landscape.
  public static let preferredDisplayMode = AppearanceKey<DisplayMode>(
    "preferredDisplayMode", since: 8,
    default: .value(.automatic),
    "The columns that are shown, and how; automatic shows them on pads in landscape."
  )
  /// The edge at which the first column lies.
  public static let primaryEdge = AppearanceKey<PrimaryEdge>(
    "primaryEdge", since: 11, default: .value(.leading), "The edge at which the first column lies.")
  /// Whether a swipe, and from iOS 14 on a button in the first bar, shows the columns.
  public static let presentsWithGesture = AppearanceKey<Bool>(
    "presentsWithGesture", since: 6,
    default: .value(true),
    "Whether a swipe, and from iOS 14 on a button in the first bar, shows the columns.")
  /// The width of the primary column, as a share of the whole, 0–1.
  public static let preferredPrimaryColumnWidthFraction = AppearanceKey<Double>(
    "preferredPrimaryColumnWidthFraction", since: 8,
    default: .byLook, "The width of the primary column, as a share of the whole, 0–1.")
  /// The minimum width of the primary column, in points.
  public static let minimumPrimaryColumnWidth = AppearanceKey<Double>(
    "minimumPrimaryColumnWidth", since: 8,
    default: .byContent, "The minimum width of the primary column, in points.")
  /// The maximum width of the primary column, in points.
  public static let maximumPrimaryColumnWidth = AppearanceKey<Double>(
    "maximumPrimaryColumnWidth", since: 8,
    default: .value(320), "The maximum width of the primary column, in points.")

  /// The width of the primary column, in points; replaces its share.
  public static let preferredPrimaryColumnWidth = AppearanceKey<Double>(
    "preferredPrimaryColumnWidth", since: 14,
    default: .byContent, "The width of the primary column, in points; replaces its share.")
  /// The width of the supplementary column, as a share of the whole, 0–1.
  public static let preferredSupplementaryColumnWidthFraction = AppearanceKey<Double>(
    "preferredSupplementaryColumnWidthFraction", since: 14,
    default: .byLook, "The width of the supplementary column, as a share of the whole, 0–1.")
  /// The width of the supplementary column, in points; replaces its share.
  public static let preferredSupplementaryColumnWidth = AppearanceKey<Double>(
    "preferredSupplementaryColumnWidth", since: 14,
    default: .byContent, "The width of the supplementary column, in points; replaces its share.")
  /// The minimum width of the supplementary column, in points.
  public static let minimumSupplementaryColumnWidth = AppearanceKey<Double>(
    "minimumSupplementaryColumnWidth", since: 14,
    default: .byContent, "The minimum width of the supplementary column, in points.")
  /// The maximum width of the supplementary column, in points.
  public static let maximumSupplementaryColumnWidth = AppearanceKey<Double>(
    "maximumSupplementaryColumnWidth", since: 14,
    default: .value(320), "The maximum width of the supplementary column, in points.")

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
    summary: "A container of two or three controllers side by side, on pads.",
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
        "The controllers of the columns, first to last."),
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
