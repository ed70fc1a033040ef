import ObjectModel
import Raster

extension ViewController {
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
    let added = node[SafeArea.additionalInsets] ?? .zero
    inner.top = max(0, inner.top + added.top)
    inner.bottom = max(0, inner.bottom + added.bottom)
    if node[automaticallyAdjustsScrollViewInsets] ?? true {
      let insets = EdgeInsets(
        top: inner.top, left: max(0, added.left), bottom: inner.bottom, right: max(0, added.right))
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
    let origin = frame.origin
    let area = Rect(
      x: origin.x, y: origin.y, width: frame.width ?? max(0, size.width - origin.x),
      height: frame.height ?? max(0, size.height - origin.y))
    pass.place(child, in: area)
    // Bars over the parent's edges cover as much of the child as reaches there.
    var covered = guides
    covered.top = max(0, guides.top - area.minY)
    covered.bottom = max(0, guides.bottom - (size.height - area.maxY))
    pass.setGuides(covered, for: child)
  }

  /// Insets the controller's view, or the first view in it, by the bars if that is a scroll view.
  private static func adjustScrollView(
    _ view: StyledNode, _ insets: EdgeInsets, _ pass: inout LayoutPass
  ) {
    if view.isKind(of: "UIScrollView") {
      pass.setContentInset(insets, for: view)
    } else if let first = view.children.first, first.isKind(of: "UIScrollView") {
      pass.setContentInset(
        insets, for: first,
        adjusts: ScrollView.contentInsetAdjustmentBehavior.exists(in: first.system))
    }
  }

  /// The value of `edgesForExtendedLayout`; all edges by default.
  struct Edges {
    var top = true
    var bottom = true

    init(_ node: StyledNode) {
      let slot = PropertySlot("edgesForExtendedLayout")
      guard case .options(let names)? = node.style.value(slot) else { return }
      top = names.contains("top") || names.contains("all")
      bottom = names.contains("bottom") || names.contains("all")
    }
  }
}
