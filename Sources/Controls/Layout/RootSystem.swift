import Constraints
import ObjectModel
import Raster

/// The linear system of a layout root: a box for each view that matters, and the constraints between them.
struct RootSystem {
  let layout: ConstraintLayout
  var linear = LinearSystem()
  /// The boxes by object index, in the root's coordinates.
  private(set) var boxes: [Int: LayoutBox] = [:]
  /// The contents of scroll views, and the content view of the root, by object index.
  private(set) var contents: [Int: LayoutBox] = [:]
  private var guides: [LayoutGuide: LayoutBox] = [:]
  /// What each linear constraint says, by its index.
  private(set) var members: [Int: SolvedConstraint] = [:]
  /// Where the document's constraints lie, by their index; empty unless asked for.
  private(set) var places: [Int: ConstraintPlace] = [:]
  /// The views that constraints place or give a size.
  private(set) var placed: Set<Int> = []
  /// Whether a size or guide would be another with other frames.
  var dependsOnFrames = false

  init(_ layout: ConstraintLayout) { self.layout = layout }

  var tree: StyledTree { layout.root.tree }

  /// The class of views whose content has a size of its own.
  static let scrollView = "UIScrollView"

  // MARK: Boxes

  /// Adds the root with everything in it that constraints may place.
  mutating func add(_ root: StyledNode, _ fixedFrame: ConstraintLayout.FixedFrame) {
    let surroundings = layout.surroundings
    boxes[root.index] = LayoutBox(
      left: LinearLength(), top: LinearLength(), width: rootSide(surroundings.width),
      height: rootSide(surroundings.height))
    let views = addContents(of: root, fixedFrame)
    for node in views { addConstraints(of: node) }
    addGuides(of: root)
    for node in [root] + views {
      if let stack = node.control.stackLayout(node) { arrange(node, stack) }
    }
    // UIKit's own come first, so that of two in conflict the document's is broken.
    for node in views {
      for constraint in node.activeConstraints { add(constraint, of: node) }
    }
    for node in [root] + views {
      for guide in node.layoutGuides {
        guard let box = guides[guide] else { continue }
        for constraint in guide.constraints { add(constraint, of: node, first: box) }
      }
    }
  }

  private mutating func rootSide(_ side: Double?) -> LinearLength {
    if let side { return LinearLength(side) }
    let variable = linear.addVariable(isNonNegative: true)
    // UILayoutPriority.fittingSizeLevel.
    linear.add([LinearSystem.Term(variable)], .equal, 0, priority: 50)
    return LinearLength(variable)
  }

  /// Adds the boxes of a view's contents, up to the next roots.
  ///
  /// - Returns: the views in the order of the tree.
  private mutating func addContents(
    of node: StyledNode, _ fixedFrame: ConstraintLayout.FixedFrame
  ) -> [StyledNode] {
    var result: [StyledNode] = []
    guard let outer = boxes[node.index] else { return [] }
    if node.index == layout.root.index, let content = node.contentView(width: width(of: node)) {
      contents[node.index] = outer.inset(by: content.insets)
    } else if node.isKind(of: Self.scrollView) {
      var inner = outer
      inner.width = LinearLength(linear.addVariable(isNonNegative: true))
      inner.height = LinearLength(linear.addVariable(isNonNegative: true))
      contents[node.index] = inner
      wish(inner.width, 0, ConstraintLayout.Wish.size)
      wish(inner.height, 0, ConstraintLayout.Wish.size)
    }
    for child in node.children where lies(child) {
      add(child, in: outer, of: node, fixedFrame)
      result.append(child)
      if !child.isLayoutRoot { result += addContents(of: child, fixedFrame) }
    }
    return result
  }

  private mutating func add(
    _ node: StyledNode, in outer: LayoutBox, of parent: StyledNode,
    _ fixedFrame: ConstraintLayout.FixedFrame
  ) {
    let frame = node[View.frame]
    let isArranged = node.role == StackLayout.role
    guard isConstrained(node) || isArranged else {
      let isMasked = AutoresizingMask(node.style) != []
      if isMasked, parent.index != layout.root.index { dependsOnFrames = true }
      let rect = fixedFrame(node, parent, size(of: parent))
      var box = LayoutBox(rect)
      box.left = outer.left + rect.minX
      box.top = outer.top + rect.minY
      if frame?.width == nil || frame?.height == nil, hasConstrained(node) {
        // What is in it decides the sides that its frame leaves open.
        if frame?.width == nil { box.width = side() }
        if frame?.height == nil { box.height = side() }
        placed.insert(node.index)
      }
      boxes[node.index] = box
      return
    }
    placed.insert(node.index)
    let box = LayoutBox(
      left: LinearLength(linear.addVariable()), top: LinearLength(linear.addVariable()),
      width: side(), height: side())
    boxes[node.index] = box
    let outer = contents[parent.index] ?? outer
    // Numbers of an arranged view's frame are the size of its content.
    if let frame, !isArranged {
      if let x = frame.x { wish(box.left - outer.left, x, ConstraintLayout.Wish.frame) }
      if let y = frame.y { wish(box.top - outer.top, y, ConstraintLayout.Wish.frame) }
      if let width = frame.width { wish(box.width, width, ConstraintLayout.Wish.frame) }
      if let height = frame.height { wish(box.height, height, ConstraintLayout.Wish.frame) }
    }
    wish(box.left - outer.left, 0, ConstraintLayout.Wish.origin)
    wish(box.top - outer.top, 0, ConstraintLayout.Wish.origin)
  }

  /// The size of a view in the round before, or what is known of it in the first.
  func size(of view: StyledNode) -> Size {
    if let frame = layout.found[view.index] { return frame.size }
    let isRoot = view.index == layout.root.index
    let own = isRoot ? nil : view[View.frame]
    return Size(
      width: (isRoot ? layout.surroundings.width : own?.width) ?? .infinity,
      height: (isRoot ? layout.surroundings.height : own?.height) ?? .infinity)
  }

  /// A length of 0 or more.
  private mutating func side() -> LinearLength {
    let result = LinearLength(linear.addVariable(isNonNegative: true))
    wish(result, 0, ConstraintLayout.Wish.size)
    return result
  }

  mutating func wish(_ length: LinearLength, _ value: Double, _ priority: Double) {
    linear.add(length.terms, .equal, value - length.constant, priority: priority)
  }

  /// Whether a child lies in the system: a subview, or an arranged view that is not hidden.
  private func lies(_ child: StyledNode) -> Bool {
    child.role == .subview || child.role == StackLayout.role && child[View.isHidden] != true
  }

  /// Whether constraints place a view, rather than its frame.
  private func isConstrained(_ node: StyledNode) -> Bool { !node.activeConstraints.isEmpty }

  /// Whether constraints place something in a view, so that they may decide its size.
  private func hasConstrained(_ node: StyledNode) -> Bool {
    guard !node.isLayoutRoot else { return false }
    return node.children.contains { child in
      lies(child) && (isConstrained(child) || hasConstrained(child))
    }
  }

  private mutating func addGuides(of root: StyledNode) {
    func visit(_ node: StyledNode) {
      for guide in node.layoutGuides {
        let box = LayoutBox(
          left: LinearLength(linear.addVariable()), top: LinearLength(linear.addVariable()),
          width: side(), height: side())
        if let outer = boxes[node.index] {
          wish(box.left - outer.left, 0, ConstraintLayout.Wish.origin)
          wish(box.top - outer.top, 0, ConstraintLayout.Wish.origin)
        }
        guides[guide] = box
      }
      guard node.index == root.index || !node.isLayoutRoot else { return }
      for child in node.children where lies(child) { visit(child) }
    }
    visit(root)
  }

  // MARK: Sizes of content

  /// How much less text that can wrap resists than a view of the same priority, since UIKit leaves the choice open.
  private static let giving = 0.5

  private mutating func addConstraints(of node: StyledNode) {
    let isArranged = node.role == StackLayout.role
    guard isConstrained(node) || isArranged, let box = boxes[node.index] else { return }
    var content = node.intrinsicContent
    let frame = isArranged ? node[View.frame] : nil
    if frame?.width != nil { content.hasWidth = true }
    if frame?.height != nil { content.hasHeight = true }
    guard content.hasWidth || content.hasHeight else { return }
    let insets = node.control.alignmentRectInsets(node)
    let endless = Size(width: content.wrapsAt ?? .infinity, height: .infinity)
    let natural =
      isArranged ? node.framedSize(fitting: endless) : node.intrinsicSize(fitting: endless)
    var height = natural.height
    if content.hasHeight, content.heightFollowsWidth, frame?.height == nil {
      dependsOnFrames = true
      if let width = layout.found[node.index]?.width, width < natural.width {
        height = node.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
      }
    }
    var resistance =
      node[View.contentCompressionResistancePriority]
      ?? Offset(horizontal: LayoutConstraint.high, vertical: LayoutConstraint.high)
    if content.heightFollowsWidth, !isArranged { resistance.horizontal -= Self.giving }
    let hugging = node[View.contentHuggingPriority] ?? content.hugging
    if content.hasWidth {
      hold(
        box.width - (insets.left + insets.right), natural.width - insets.left - insets.right,
        hugging.horizontal, resistance.horizontal, of: node, "width")
    }
    if content.hasHeight {
      hold(
        box.height - (insets.top + insets.bottom), height - insets.top - insets.bottom,
        hugging.vertical, resistance.vertical, of: node, "height")
    }
  }

  private mutating func hold(
    _ side: LinearLength, _ length: Double, _ hugging: Double, _ resistance: Double,
    of node: StyledNode, _ name: String
  ) {
    let terms = side.terms
    let constant = length - side.constant
    let rounded = shortest((length * 100).rounded() / 100)
    note(
      linear.add(terms, .lessThanOrEqual, constant, priority: hugging),
      of: node, "\(name) <= \(rounded) (content hugging)")
    note(
      linear.add(terms, .greaterThanOrEqual, constant, priority: resistance),
      of: node, "\(name) >= \(rounded) (content compression resistance)")
  }

  mutating func note(
    _ index: Int?, of node: StyledNode, _ text: String, _ place: DocumentPlace? = nil
  ) {
    guard let index else { return }
    members[index] = SolvedConstraint(
      text: text, place: place, priority: linear.constraints[index].priority, object: node.index)
  }

  // MARK: Constraints of the document

  private mutating func add(
    _ constraint: LayoutConstraint, of node: StyledNode, first: LayoutBox? = nil
  ) {
    guard let own = first ?? aligned(node) else { return }
    let attribute = constraint.firstAttribute
    let isMirrored = node.runsFromRight
    let relation: LinearSystem.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var length = self.length(attribute, of: own, first == nil ? node : nil, isMirrored)
    var target = LinearLength()
    var place = ConstraintPlace(constraint, own, isMirrored: isMirrored, length)
    if let item = constraint.secondItem {
      guard let (box, view) = self.box(of: item, from: node, isGuide: first != nil) else { return }
      let second = constraint.secondAttribute ?? attribute
      target = self.length(second, of: box, view, isMirrored)
      place.set(box, target)
      if constraint.multiplier != 1, attribute.kind != .size {
        // Places are measured in the nearest common ancestor.
        let origin = origin(of: commonAncestor(of: node, item), attribute, isMirrored)
        target = target - origin
        length = length - origin
        place.set(box, target * constraint.multiplier + origin)
      }
      target = target * constraint.multiplier
    }
    let constant: Double =
      switch constraint.constant {
      case .points(let points): points
      case .system: LayoutConstraint.systemSpacing
      // Resolving has put the property's number in its place.
      case .reference: 0
      }
    let difference = length - target
    let index = linear.add(
      difference.terms, relation, constant - difference.constant, priority: constraint.priority)
    note(index, of: node, constraint.description, constraint.place)
    if layout.explains, let index { places[index] = place }
  }

  /// The box of a view without its alignment insets.
  func aligned(_ node: StyledNode) -> LayoutBox? {
    boxes[node.index]?.inset(by: node.control.alignmentRectInsets(node))
  }

  /// An attribute of a box. Directional ones count in the reading direction, from the right if it is mirrored.
  private mutating func length(
    _ attribute: LayoutConstraint.Attribute, of box: LayoutBox, _ view: StyledNode?,
    _ isMirrored: Bool
  ) -> LinearLength {
    switch attribute {
    case .left: box.left
    case .right: box.right
    case .leading: isMirrored ? box.right * -1 : box.left
    case .trailing: isMirrored ? box.left * -1 : box.right
    case .top: box.top
    case .bottom: box.bottom
    case .width: box.width
    case .height: box.height
    case .centerX: box.left + box.width * 0.5
    case .centerY: box.top + box.height * 0.5
    case .firstBaseline, .lastBaseline: baseline(attribute, of: box, view)
    }
  }

  mutating func baseline(
    _ attribute: LayoutConstraint.Attribute, of box: LayoutBox, _ view: StyledNode?
  ) -> LinearLength {
    guard let view else { return box.bottom }
    if let (inner, child) = stackBaseline(attribute, of: view) {
      return baseline(attribute, of: inner, child)
    }
    if view.intrinsicContent.heightFollowsWidth { dependsOnFrames = true }
    let (first, last) = view.control.baselines(
      view, width: layout.found[view.index]?.width ?? .infinity)
    let baseline = attribute == .firstBaseline ? first : last
    return box.top + box.height * baseline.share + baseline.offset
  }

  /// The arranged view whose baseline a stack has: of a column the first or last, of a row the tallest.
  private func stackBaseline(
    _ attribute: LayoutConstraint.Attribute, of view: StyledNode
  ) -> (LayoutBox, StyledNode)? {
    guard let stack = view.control.stackLayout(view) else { return nil }
    let views = view.children(StackLayout.role).filter { $0[View.isHidden] != true }
    let child: StyledNode?
    if stack.isVertical {
      child = attribute == .firstBaseline ? views.first : views.last
    } else {
      let heights = views.map {
        $0.framedSize(fitting: Size(width: .infinity, height: .infinity)).height
      }
      child = heights.max().flatMap { heights.firstIndex(of: $0) }.map { views[$0] }
    }
    guard let child, let box = aligned(child) else { return nil }
    return (box, child)
  }

  /// The place from which multiplied places are measured.
  private func origin(
    of index: Int, _ attribute: LayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> LinearLength {
    guard let box = contents[index] ?? boxes[index] else { return LinearLength() }
    if attribute.kind == .verticalPlace { return box.top }
    return attribute.isDirectional && isMirrored ? box.right * -1 : box.left
  }

  private func commonAncestor(of node: StyledNode, _ item: LayoutConstraint.Item) -> Int {
    var around: Set<Int> = [node.index]
    var index = node.index
    while index != layout.root.index, index != 0 {
      index = layout.roots.parents[index]
      around.insert(index)
    }
    var other = owner(of: item, from: node) ?? layout.root.index
    while !around.contains(other), other != 0 { other = layout.roots.parents[other] }
    return other == node.index && node.index != layout.root.index
      ? layout.roots.parents[node.index] : other
  }

  // MARK: Items

  /// The view that an item is or belongs to.
  private func owner(of item: LayoutConstraint.Item, from node: StyledNode) -> Int? {
    switch item.owner {
    case .own: return node.index
    case .superview:
      return node.index == layout.root.index ? node.index : layout.roots.parents[node.index]
    case .scrollView:
      var index = node.index
      while index != layout.root.index, index != 0 {
        index = layout.roots.parents[index]
        if tree.node(index).isKind(of: Self.scrollView) { return index }
      }
      return nil
    case .object(let id):
      switch layout.roots.member(id, of: layout.root.index) {
      case .object(let index)?, .guide(let index, _)?: return index
      case nil: return nil
      }
    }
  }

  /// The box of an item, and its view unless it is a guide.
  private mutating func box(
    of item: LayoutConstraint.Item, from node: StyledNode, isGuide: Bool
  ) -> (LayoutBox, StyledNode?)? {
    if case .object(let id) = item.owner, item.guide == nil,
      case .guide(_, let guide)? = layout.roots.member(id, of: layout.root.index)
    {
      return guides[guide].map { ($0, nil) }
    }
    // The superview of a guide is the view that has it.
    let isOwn = isGuide && (item.owner == .superview)
    guard let index = isOwn ? node.index : owner(of: item, from: node) else { return nil }
    let view = tree.node(index)
    guard let guide = item.guide else {
      // To its contents, a scroll view is their extent, and a cell its content view.
      let isOuter = item.owner == .superview || isAncestor(index, of: node)
      if isOuter, let content = contents[index] { return (content, nil) }
      return (index == layout.root.index ? boxes[index] : aligned(view)).map { ($0, view) }
    }
    return self.guide(guide, of: view).map { ($0, nil) }
  }

  private func isAncestor(_ index: Int, of node: StyledNode) -> Bool {
    var current = node.index
    while current != layout.root.index, current != 0 {
      current = layout.roots.parents[current]
      if current == index { return true }
    }
    return false
  }
}
