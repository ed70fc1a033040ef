import ObjectModel
import Raster

extension SegmentedControl {
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    // Disabled controls have images of their own.
    if node.styled[Control.isEnabled] == false, !hasBackgroundImage(node.styled) {
      canvas.layer(opacity: disabledAlpha) { FlatSegmentedControl.paint(node, &$0) }
    } else {
      FlatSegmentedControl.paint(node, &canvas)
    }
  }

  /// The alpha of a disabled control's border and fill (choice; .50 is measured for half a
  /// stepper).
  static let disabledAlpha = 0.5
}

/// Border, fill and images of a segmented control from iOS 7 on; its images are drawn alike before.
enum FlatSegmentedControl {
  /// Radii of the border's outer and inner corners, which are continuous, in points (measured on a
  /// stepper).
  private static let outerRadius = 4.03
  private static let innerRadius = 3.03
  /// The alpha of the tint over a pressed segment that is not selected (choice).
  private static let pressedAlpha = 0.1

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let segments = node.children(Segment.role)
    if SegmentedControl.hasBackgroundImage(node.styled) {
      for index in segments.indices { drawImage(index, segments, node, &canvas) }
    } else {
      drawFlat(node, segments, &canvas)
    }
    drawDividerImages(node, segments, &canvas)
  }

  // MARK: Border and fill

  /// Fills border, dividers and selected segments as one path, so that no edges overlap: the whole
  /// control less the inside of segments that are not selected and the content of those that are.
  private static func drawFlat(
    _ node: PlacedNode, _ segments: [PlacedNode], _ canvas: inout Canvas
  ) {
    let tint = node.styled.tintColor
    var path = Path(continuousRoundedRect: node.bounds, radius: outerRadius)
    if segments.isEmpty {
      path.append(cell(node.bounds, of: node, isFirst: true, isLast: true))
    }
    for (index, segment) in segments.enumerated() {
      let state = Segment.state(of: segment.styled)
      let shape = cell(
        area(index, segments, node), of: node, isFirst: index == 0,
        isLast: index == segments.count - 1)
      if !state.contains(.selected) {
        path.append(shape)
        if state.contains(.highlighted) {
          canvas.fill(shape, tint.withAlpha(tint.alpha * pressedAlpha))
        }
      } else {
        cutOut(segment, tint, &path, &canvas)
      }
    }
    // A divider image replaces the divider.
    for index in segments.indices.dropFirst() {
      let (left, right) = (segments[index - 1], segments[index])
      guard SegmentedControl.divider(node.styled, left: state(left), right: state(right)) != nil
      else { continue }
      path.append(
        Path(
          rect: Rect(
            x: left.frame.maxX, y: SegmentedControl.border,
            width: right.frame.minX - left.frame.maxX,
            height: max(0, node.size.height - 2 * SegmentedControl.border))))
    }
    canvas.fill(path, tint, rule: .evenOdd)
  }

  /// The area behind a segment, in points; the last one's extends to the end of the control.
  private static func area(
    _ index: Int, _ segments: [PlacedNode], _ node: PlacedNode
  ) -> Rect {
    var area = segments[index].frame
    if index == segments.count - 1 { area.size.width = max(0, node.size.width - area.minX) }
    return area
  }

  private static func state(_ segment: PlacedNode) -> ControlState {
    Segment.state(of: segment.styled)
  }

  /// The inside of a segment's border, with the corners at the control's ends rounded.
  private static func cell(
    _ frame: Rect, of node: PlacedNode, isFirst: Bool, isLast: Bool
  ) -> Path {
    let border = SegmentedControl.border
    let left = isFirst ? border : 0
    let right = isLast ? border : 0
    var corners: RectCorners = []
    if isFirst { corners.insert(.left) }
    if isLast { corners.insert(.right) }
    return Path(
      continuousRoundedRect: frame.inset(
        by: EdgeInsets(top: border, left: left, bottom: border, right: right)),
      radius: innerRadius, corners: corners)
  }

  /// Knocks the content of a selected segment out of the fill.
  private static func cutOut(
    _ segment: PlacedNode, _ tint: Color, _ path: inout Path, _ canvas: inout Canvas
  ) {
    guard let content = Segment.content(of: segment),
      content.styled[Knockout.isKnockedOut] == true
    else { return }
    let origin = segment.frame.origin + content.frame.origin
    if let value = ImageView.shownImage(content.styled) {
      let rect = Rect(origin: origin, size: content.size)
      path.append(Path(rect: rect))
      canvas.fill(rect, tint, around: content.styled.image(value))
    } else {
      let (layout, inset) = Label.placedText(content)
      path.append(canvas.outline(of: layout, at: origin + inset))
    }
  }

  // MARK: Images

  /// Draws a segment's background image; its left and right caps show only at the ends of the
  /// control.
  private static func drawImage(
    _ index: Int, _ segments: [PlacedNode], _ node: PlacedNode, _ canvas: inout Canvas
  ) {
    let segment = segments[index]
    let axes = AxisValues(
      state: state(segment), metrics: SegmentedControl.metrics(of: node.styled))
    guard let value = node.styled.value(SegmentedControl.backgroundImage, axes) else { return }
    var image = node.styled.image(value)
    // Without cap insets, only the middle point is stretched (header).
    if image.capInsets == nil {
      let cap = max(0, (image.size.width - 1) / 2)
      image.capInsets = EdgeInsets(top: 0, left: cap, bottom: 0, right: cap)
      image.resizingMode = .stretch
    }
    let caps = image.capInsets ?? .zero
    let isTemplate = node.styled.rendering(of: value, role: .background).isTemplate
    let area = area(index, segments, node)
    let whole = area.inset(
      by: EdgeInsets(
        top: 0, left: index == 0 ? 0 : -caps.left, bottom: 0,
        right: index == segments.count - 1 ? 0 : -caps.right))
    canvas.saved {
      $0.append(.clip(Path(rect: area), rule: .nonZero))
      $0.image(image, in: whole, tint: isTemplate ? node.styled.tintColor : nil)
    }
  }

  private static func drawDividerImages(
    _ node: PlacedNode, _ segments: [PlacedNode], _ canvas: inout Canvas
  ) {
    let hasImages = SegmentedControl.hasBackgroundImage(node.styled)
    for index in segments.indices.dropFirst() {
      let (left, right) = (segments[index - 1], segments[index])
      let rect = Rect(
        x: left.frame.maxX, y: 0, width: right.frame.minX - left.frame.maxX,
        height: node.size.height)
      if let divider = SegmentedControl.divider(
        node.styled, left: state(left), right: state(right))
      {
        canvas.draw(divider, in: rect, of: node.styled, role: .divider)
      } else if hasImages, SegmentedControl.drawsOwnDividers(node.styled) {
        canvas.fill(rect, node.styled.tintColor)
      }
    }
  }
}
