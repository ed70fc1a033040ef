import Constraints
import ObjectModel
import Raster

/// The constraints of stack views (the priorities are those of UIKit's own, as printouts show).
extension RootSystem {
  /// A box along one axis, from its start in the reading direction.
  private struct Span {
    var start: LinearLength
    var length: LinearLength

    var end: LinearLength { start + length }
    var center: LinearLength { start + length * 0.5 }

    init(_ box: LayoutBox, isHorizontal: Bool, isMirrored: Bool) {
      length = isHorizontal ? box.width : box.height
      start = !isHorizontal ? box.top : isMirrored ? box.right * -1 : box.left
    }
  }

  private enum Priority {
    /// Of proportions, less the index of the view.
    static let proportion = 999.0
    /// Of equal distances between centres.
    static let centering = 149.0
    /// Of views at the start of an axis that baselines leave open.
    static let spacer = 51.0
    /// Of a stack that is no larger than its views need.
    static let canvas = 49.0
  }

  /// Adds the constraints by which a stack arranges its views.
  mutating func arrange(_ node: StyledNode, _ stack: StackLayout) {
    let views = node.children(StackLayout.role).filter { $0[View.isHidden] != true }
    let isMirrored = node.runsFromRight
    guard let outer = boxes[node.index], !views.isEmpty else { return }
    let margins = stack.keepsMargins ? self.margins(of: node) : .zero
    let area = outer.inset(by: margins)
    let boxes = views.compactMap { aligned($0) }
    let along = Span(area, isHorizontal: !stack.isVertical, isMirrored: isMirrored)
    let across = Span(area, isHorizontal: stack.isVertical, isMirrored: isMirrored)
    let spans = boxes.map { Span($0, isHorizontal: !stack.isVertical, isMirrored: isMirrored) }
    distribute(views, spans, along, stack, of: node)
    align(
      views, boxes.map { Span($0, isHorizontal: stack.isVertical, isMirrored: isMirrored) },
      across, stack, of: node)
    keep(views, spans, stack, margins, of: node)
  }

  private mutating func require(
    _ a: LinearLength, _ relation: LinearSystem.Relation, _ b: LinearLength, of node: StyledNode,
    _ name: String, priority: Double = LinearSystem.required
  ) {
    let difference = a - b
    note(
      linear.add(difference.terms, relation, -difference.constant, priority: priority),
      of: node, name)
  }

  // MARK: Along the axis

  private mutating func distribute(
    _ views: [StyledNode], _ spans: [Span], _ area: Span, _ stack: StackLayout, of node: StyledNode
  ) {
    guard let first = spans.first, let last = spans.last else { return }
    require(first.start, .equal, area.start, of: node, "UISV-canvas-connection")
    let isOpen = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, (a, b)) in zip(spans, spans.dropFirst()).enumerated() {
      var (end, start) = (a.end, b.start)
      if stack.isVertical, stack.isBaselineRelative, let above = aligned(views[index]),
        let below = aligned(views[index + 1])
      {
        end = baseline(.lastBaseline, of: above, views[index])
        start = baseline(.firstBaseline, of: below, views[index + 1])
      }
      require(
        start, isOpen ? .greaterThanOrEqual : .equal, end + stack.spacings[index], of: node,
        "UISV-spacing")
    }
    require(last.end, .equal, area.end, of: node, "UISV-canvas-connection")
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() {
        require(span.length, .equal, first.length, of: node, "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally(views, spans, area, stack, of: node)
    case .equalSpacing:
      let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
      for gap in gaps.dropFirst() {
        require(gap, .equal, gaps[0], of: node, "UISV-distributing-edge")
      }
    case .equalCentering:
      let pitches = zip(spans, spans.dropFirst()).map { $1.center - $0.center }
      for pitch in pitches.dropFirst() {
        require(
          pitch, .equal, pitches[0], of: node, "UISV-distributing-edge",
          priority: Priority.centering)
      }
    }
  }

  /// Lengths in proportion to those of the content, of the whole length with the spacing.
  private mutating func fillProportionally(
    _ views: [StyledNode], _ spans: [Span], _ area: Span, _ stack: StackLayout, of node: StyledNode
  ) {
    let lengths = views.map { contentLength($0, isVertical: stack.isVertical) }
    let total = lengths.reduce(stack.spacings.dropLast().reduce(0, +), +)
    guard lengths.contains(where: { $0 > 0 }), total > 0, spans.count > 1 else { return }
    for (index, span) in spans.enumerated() {
      require(
        span.length, .equal, area.length * (lengths[index] / total), of: node,
        "UISV-fill-proportionally",
        priority: lengths[index] > 0
          ? Priority.proportion - Double(index) : LinearSystem.required)
    }
  }

  /// The length of a view's content without its alignment insets; 0 for none.
  private func contentLength(_ view: StyledNode, isVertical: Bool) -> Double {
    let size = alignedFramedSize(view, fitting: Size(width: .infinity, height: .infinity))
    let length = isVertical ? size.height : size.width
    return length.isFinite ? length : 0
  }

  private func alignedFramedSize(_ view: StyledNode, fitting: Size) -> Size {
    Rect(origin: .zero, size: view.framedSize(fitting: fitting))
      .inset(by: view.control.alignmentRectInsets(view)).size
  }

  // MARK: Across the axis

  private mutating func align(
    _ views: [StyledNode], _ spans: [Span], _ area: Span, _ stack: StackLayout,
    of node: StyledNode
  ) {
    let isFill = stack.alignment == .fill
    let isByBaseline = [.firstBaseline, .lastBaseline].contains(stack.alignment)
    let hasText = isByBaseline ? views.map { self.hasText($0) } : []
    let first = hasText.firstIndex(of: true) ?? 0
    for (index, span) in spans.enumerated() {
      require(
        span.start, startRelation(stack), area.start, of: node, "UISV-alignment")
      require(
        span.end, endRelation(stack), area.end, of: node, "UISV-alignment")
      switch stack.alignment {
      case .center: require(span.center, .equal, area.center, of: node, "UISV-alignment")
      case .firstBaseline where !stack.isVertical, .lastBaseline where !stack.isVertical:
        let attribute: LayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if let own = aligned(views[index]), let other = aligned(views[first]), index != first {
          if attribute == .lastBaseline || hasText[index] {
            require(
              baseline(attribute, of: own, views[index]), .equal,
              baseline(attribute, of: other, views[first]), of: node, "UISV-alignment")
          } else {
            // A view without text begins where the text does.
            require(own.top, .equal, other.top, of: node, "UISV-alignment")
          }
        }
        require(
          span.start, .equal, area.start, of: node, "UISV-spanning-boundary",
          priority: Priority.spacer)
      default: break
      }
    }
    if !isFill {
      require(
        area.length, .equal, LinearLength(), of: node, "UISV-canvas-fit",
        priority: Priority.canvas)
    }
  }

  /// Whether a view has a baseline above its bottom.
  private func hasText(_ view: StyledNode) -> Bool {
    view.control.stackLayout(view) != nil
      || view.control.baselines(view, width: .infinity).first != .bottom
  }

  private func startRelation(_ stack: StackLayout) -> LinearSystem.Relation {
    switch stack.alignment {
    case .fill, .leading, .top: .equal
    case .firstBaseline, .lastBaseline: stack.isVertical ? .equal : .greaterThanOrEqual
    case .center, .trailing, .bottom: .greaterThanOrEqual
    }
  }

  private func endRelation(_ stack: StackLayout) -> LinearSystem.Relation {
    switch stack.alignment {
    case .fill, .trailing, .bottom: .equal
    case .leading, .top, .center, .firstBaseline, .lastBaseline: .lessThanOrEqual
    }
  }

  // MARK: What UIKit leaves open

  /// Wishes for lengths that the constraints leave open: the last view takes spare length, views without content share it,
  /// and where there is too little all shrink alike.
  private mutating func keep(
    _ views: [StyledNode], _ spans: [Span], _ stack: StackLayout, _ margins: EdgeInsets,
    of node: StyledNode
  ) {
    let known = size(of: node)
    let room = Rect(origin: .zero, size: known).inset(by: margins).size
    if boxes[node.index]?.hasConstantSize != true { dependsOnFrames = true }
    let length = stack.isVertical ? room.height : room.width
    let sizes = views.map {
      alignedFramedSize($0, fitting: Size(width: room.width, height: .infinity))
    }
    if length.isFinite {
      let arrangement = StackArrangement(
        lengths: sizes.map { stack.isVertical ? $0.height : $0.width }, room: length,
        spacings: stack.spacings, distribution: stack.distribution)
      for (span, wanted) in zip(spans, arrangement.spans) {
        wish(span.length, wanted.length, ConstraintLayout.Wish.frame)
      }
    }
    guard stack.alignment != .fill else { return }
    for (index, view) in views.enumerated() {
      guard let box = aligned(view) else { continue }
      wish(
        stack.isVertical ? box.width : box.height,
        stack.isVertical ? sizes[index].width : sizes[index].height,
        ConstraintLayout.Wish.frame)
    }
  }
}
