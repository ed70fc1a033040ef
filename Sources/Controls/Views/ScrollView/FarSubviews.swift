import ObjectModel
import Raster

/// Subviews of scroll views that lie too far off to be seen, which a drawing leaves out: composing and
/// laying out costs far more than reading.
///
/// As with rows of tables, those before the last one that may be seen stay, so that paths do not change.
struct FarSubviews {
  /// How far around a scroll view's offset everything is kept, in points.
  private static let keptDistance = PartKey<Double>("keptDistance")
  /// The points that stand for a row of a table's limit.
  private static let rowHeight = 32.0
  /// How far what views draw is taken to reach out of their frames, in points: shadows, insets of titles.
  private static let reach = 256.0

  private let classes: ClassTable
  private let distance: Double

  /// Leaves out the last of a scroll view's subviews. Those of a view that does not clip are all kept.
  static func cut(_ scrollView: inout Element, _ context: ComposeContext) {
    guard let limit = context.rowLimit, scrollView[View.clipsToBounds] == true,
      scrollView.children.contains(where: { $0.role == .subview })
    else { return }
    let far = FarSubviews(classes: context.classes, distance: Double(limit) * rowHeight)
    guard !far.hasParts(scrollView), !scrollView.children.contains(where: \.hasConstraints) else {
      return
    }
    scrollView.setDefault(keptDistance, far.distance)
    far.cut(&scrollView.children, around: scrollView[ScrollView.contentOffset] ?? .zero)
  }

  /// Notes that subviews might be missing where a scroll view is larger than was supposed.
  static func noteMissing(of node: StyledNode, size: Size, offset: Point, _ pass: inout LayoutPass)
  {
    guard let kept = node[keptDistance] else { return }
    // They were kept around the origin where no offset is set.
    let drift = node[ScrollView.contentOffset] == nil ? max(abs(offset.x), abs(offset.y)) : 0
    if max(size.width, size.height) + drift + reach > kept { pass.noteMissingRows() }
  }

  /// Leaves out the last of some siblings, and of what is in the others.
  ///
  /// - Parameter middle: where something may show, in the coordinates of the superview.
  private func cut(_ views: inout [Element], around middle: Point) {
    let near = Rect(
      x: middle.x - distance, y: middle.y - distance, width: 2 * distance, height: 2 * distance)
    let last = views.lastIndex { $0.role != .subview || mayReach($0, into: near, .zero) }
    let end = last.map { $0 + 1 } ?? 0
    let names = views[end...].map(\.className)
    views.removeLast(names.count)
    for index in views.indices where views[index].values[Self.subviews] != nil {
      cutContent(of: &views[index], around: middle)
    }
    views.keepPaths(without: names, at: end)
  }

  /// Leaves out subviews of a view in the content, if it certainly lies where it says.
  private func cutContent(of view: inout Element, around middle: Point) {
    guard view.role == .subview, let frame = view[View.frame], frame.width != nil,
      frame.height != nil, staysInPlace(view), !hasParts(view),
      !classes.isKind(view.className, of: ScrollView.definition.name)
    else { return }
    var subviews = view.objects(Self.subviews)
    let count = subviews.count
    cut(&subviews, around: Point(x: middle.x - frame.origin.x, y: middle.y - frame.origin.y))
    if subviews.count < count { view.values[Self.subviews] = .objects(subviews) }
  }

  private static let subviews = PropertySlot("subviews")
  private static let mask = PropertySlot("autoresizingMask")

  /// Whether a view is laid out at its frame.
  private func staysInPlace(_ view: Element) -> Bool {
    view.values[Self.mask] == nil && view.defaults[Self.mask] == nil && view[View.transform] == nil
      && view.variations.isEmpty
  }

  /// Whether the class adds subviews below those of the document, which paths count, too.
  private func hasParts(_ view: Element) -> Bool {
    classes.id(named: view.className).map(classes.hasParts) ?? false
  }

  /// Whether anything of a view might lie in `area`; true if this is not certain.
  ///
  /// - Parameter origin: the origin of its superview.
  private func mayReach(_ view: Element, into area: Rect, _ origin: Point) -> Bool {
    guard let frame = view[View.frame], staysInPlace(view) else { return true }
    let x = origin.x + frame.origin.x
    let y = origin.y + frame.origin.y
    // A side that depends on content is taken to be without end.
    let width = frame.width ?? .infinity
    let height = frame.height ?? .infinity
    guard width >= 0, height >= 0, x.isFinite, y.isFinite else { return true }
    let isOff = x > area.maxX || y > area.maxY || x + width < area.minX || y + height < area.minY
    guard isOff else { return true }
    return view.objects(Self.subviews).contains {
      mayReach($0, into: area, Point(x: x, y: y))
    }
  }
}
