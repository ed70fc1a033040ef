public import ObjectModel
public import Raster

/// UIScrollView: subviews moved by the content offset and clipped to the bounds.
public enum ScrollView: BaseControl {
  /// The size of all content, in points; no effect on a picture.
  public static let contentSize = AppearanceKey<Size>(
    "contentSize", default: .byContent,
    "The size of all content, in points; no effect on a picture.")
  /// The point of the content at the view's origin; else its top lies below the bars.
  public static let contentOffset = AppearanceKey<Point>(
    "contentOffset",
    default: .byContent,
    "The point of the content at the view's origin; else its top lies below the bars."
  )
  /// The insets of the content, in points, in addition to those of the bars.
  public static let contentInset = AppearanceKey<EdgeInsets>(
    "contentInset", default: .value(.zero),
    "The insets of the content, in points, in addition to those of the bars.")
  /// The behavior that adjusts the content's insets by the bars over it.
  public static let contentInsetAdjustmentBehavior = AppearanceKey<InsetAdjustmentBehavior>(
    "contentInsetAdjustmentBehavior", since: 11, default: .value(.automatic),
    "The behavior that adjusts the content's insets by the bars over it.")
  /// The colour of the scroll indicators; no effect on a picture, which shows none.
  public static let indicatorStyle = AppearanceKey<IndicatorStyle>(
    "indicatorStyle", default: .value(.default),
    "The colour of the scroll indicators; no effect on a picture, which shows none.")
  /// Whether touches scroll the content; no effect on a picture.
  public static let isScrollEnabled = AppearanceKey<Bool>(
    "isScrollEnabled", default: .value(true),
    "Whether touches scroll the content; no effect on a picture.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIScrollView", superclass: "UIView", summary: "A view that shows a part of larger content.",
    properties: [
      contentSize.declaration, contentOffset.declaration, contentInset.declaration,
      contentInsetAdjustmentBehavior.declaration, indicatorStyle.declaration,
      isScrollEnabled.declaration, ScrollEdgeEffect.top.declaration,
      ScrollEdgeEffect.bottom.declaration,
      RefreshControl.property(since: 10),
      noEffect(
        "isPagingEnabled", default: false, "Whether scrolling stops at multiples of the bounds"),
      noEffect("bounces", default: true, "Whether content can be pulled beyond its edges"),
      noEffect(
        "alwaysBounceVertical", default: false, "Whether short content can be pulled down"),
      noEffect(
        "alwaysBounceHorizontal", default: false, "Whether narrow content can be pulled sideways"),
      noEffect(
        "showsVerticalScrollIndicator", default: true,
        "Whether scrolling shows the vertical indicator"),
      noEffect(
        "showsHorizontalScrollIndicator", default: true,
        "Whether scrolling shows the horizontal indicator"),
    ])

  private static func noEffect(
    _ name: String, default: Bool, _ summary: String
  ) -> PropertyDeclaration {
    PropertyDeclaration(
      name: name, type: .boolean, default: .value(.boolean(`default`)),
      summary: summary + "; no effect on a picture.")
  }

  /// UIScrollViewIndicatorStyle.
  public enum IndicatorStyle: String, NamedCases {
    case `default`, black, white
    /// The name of the type in documents and messages.
    public static let typeName = "indicatorStyle"
  }

  /// UIScrollViewContentInsetAdjustmentBehavior; all cases but `never` are drawn alike.
  public enum InsetAdjustmentBehavior: String, NamedCases {
    case automatic, scrollableAxes, never, always
    /// The name of the type in documents and messages.
    public static let typeName = "contentInsetAdjustmentBehavior"
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    composeAll(of: &element, context)
    FarSubviews.cut(&element, context)
  }

  /// Shows all subviews, out of sight or not.
  static func composeAll(of element: inout Element, _ context: ComposeContext) {
    View.composeSubviews(of: &element)
    addRefreshControl(to: &element, context)
    element.setDefault(View.clipsToBounds, true)
  }

  /// Adds the refresh control above the content, which makes room for it while it spins.
  private static func addRefreshControl(to scrollView: inout Element, _ context: ComposeContext) {
    guard RefreshControl.exists(in: context.system),
      var control = scrollView.object(RefreshControl.slot.name)
    else { return }
    control.setDefault(
      View.frame, FrameValue(x: 0, y: -RefreshControl.height, width: nil, height: nil))
    scrollView.children.insert(control.with(role: .subview), at: 0)
    if control[RefreshControl.isRefreshing] == true {
      scrollView.setDefault(
        contentInset, EdgeInsets(top: RefreshControl.height, left: 0, bottom: 0, right: 0))
    }
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    node[contentSize] ?? .zero
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let offset = offset(of: node, inset: inset(of: node, covered: pass.contentInset(of: node)))
    FarSubviews.noteMissing(of: node, size: size, offset: offset, &pass)
    pass.layOutSubviews(of: node, size: size)
    for child in node.children where child.role.isAdded {
      pass.place(child, in: pass.frame(of: child).offsetBy(x: -offset.x, y: -offset.y))
    }
  }

  /// The insets of the content, in points: `contentInset` and what bars cover.
  static func inset(of node: StyledNode, covered: EdgeInsets) -> EdgeInsets {
    let own = node[contentInset] ?? .zero
    let covered = node[contentInsetAdjustmentBehavior] == .never ? .zero : covered
    return EdgeInsets(
      top: own.top + covered.top, left: own.left + covered.left,
      bottom: own.bottom + covered.bottom, right: own.right + covered.right)
  }

  /// The point of the content at the view's origin, in points.
  static func offset(of node: StyledNode, inset: EdgeInsets) -> Point {
    node[contentOffset] ?? Point(x: -inset.left, y: -inset.top)
  }
}
