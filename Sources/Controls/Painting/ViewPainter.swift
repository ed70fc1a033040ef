package import ObjectModel
package import Raster

/// Draws an object of a placed tree and its descendants: for each object its shadow, background,
/// own content, children and border, in this order.
enum ViewPainter {
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.noted(.object(node.index)) { paintNoted(node, &$0) }
  }

  private static func paintNoted(_ node: PlacedNode, _ canvas: inout Canvas) {
    // What is left out is refused, so that nothing of it has to be painted.
    if canvas.isFull { return }
    let styled = node.styled
    if styled[View.isHidden] == true { return }
    if node.tree.drawsOnlyBackgrounds, !LaunchImage.isBackground(styled) { return }
    let alpha = min(max(styled[View.alpha] ?? 1, 0), 1)
    guard alpha > 0 else { return }
    canvas.append(.save)
    canvas.append(.concatenate(.translation(x: node.frame.minX, y: node.frame.minY)))
    if let transform = styled[View.transform] {
      let middle = Point(x: node.size.width / 2, y: node.size.height / 2)
      canvas.append(
        .concatenate(
          Transform.translation(x: -middle.x, y: -middle.y).concatenating(transform)
            .concatenating(.translation(x: middle.x, y: middle.y))))
    }
    // A layer needs a surface of its own, so opaque objects do without.
    if alpha < 1 { canvas.append(.beginLayer(opacity: alpha)) }
    paintContent(node, &canvas)
    if alpha < 1 { canvas.append(.endLayer) }
    canvas.append(.restore)
  }

  private static func paintContent(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    let control = styled.control
    // The corners of a CALayer are circular arcs, unlike those of UIBezierPath.
    let corners = ViewCorners(node)
    let top = styled[TopCorners.radius] ?? 0
    // Few views have a background, a shadow or a border.
    lazy var outline =
      top > 0
      ? Path(continuousRoundedRect: node.bounds, radius: top, corners: .top, of: styled.look)
      : corners.outline(node.bounds)
    let clips = top > 0 || styled[View.clipsToBounds] ?? false
    if !clips { paintShadow(of: outline, styled, &canvas) }
    if clips {
      canvas.append(.save)
      canvas.append(.clip(outline, rule: .nonZero))
    }
    if let background = styled[View.backgroundColor], !node.bounds.isEmpty {
      canvas.fill(control.backgroundOutline(node) ?? outline, background, of: styled)
    }
    if let drawing = styled.context.classes.content(of: styled.classID)?.drawing {
      canvas.draw(drawing, of: styled, bounds: node.size)
    }
    if node.isMirrored {
      canvas.mirrored(width: node.size.width) { control.paint(node.beforeMirroring, &$0) }
    } else {
      control.paint(node, &canvas)
    }
    control.paintChildren(of: node, &canvas) { canvas in
      if node.tree.drawsOnlyBackgrounds, LaunchImage.isBar(styled) { return }
      for child in node.children { paint(child, &canvas) }
    }
    if node.isMirrored {
      canvas.mirrored(width: node.size.width) { control.paintOver(node.beforeMirroring, &$0) }
    } else {
      control.paintOver(node, &canvas)
    }
    if clips { canvas.append(.restore) }
    if let width = styled[View.borderWidth], width > 0 {
      let color = styled.color(View.borderColor) ?? .black
      var ring = outline
      let inner = node.bounds.insetBy(x: width, y: width)
      if !inner.isEmpty {
        ring.append(corners.outline(node.bounds, inset: width))
      }
      canvas.fill(ring, color, rule: .evenOdd)
    }
    FocusHalo(node)?.paint(&canvas)
  }

  /// Draws the shadow of an object's background; CALayer's shadow radius is a standard deviation.
  private static func paintShadow(
    of outline: @autoclosure () -> Path, _ node: StyledNode, _ canvas: inout Canvas
  ) {
    guard let opacity = node[View.shadowOpacity], opacity > 0,
      let background = node[View.backgroundColor], background != .color(.clear)
    else { return }
    let color = node.color(View.shadowColor) ?? .black
    let offset = node[View.shadowOffset] ?? defaultShadowOffset
    let radius = max(0, node[View.shadowRadius] ?? defaultShadowRadius)
    canvas.shadow(
      outline(), color.withAlpha(color.alpha * min(opacity, 1)),
      offset: Point(x: offset.width, y: offset.height), blurRadius: 2 * radius)
  }

  /// CALayer's default (CALayer reference); so is the radius, in points.
  private static let defaultShadowOffset = Size(width: 0, height: -3)
  private static let defaultShadowRadius = 3.0
}

extension Canvas {
  /// Fills a path with a colour value of a document, which may be a pattern image.
  package mutating func fill(_ path: Path, _ color: ColorValue, of node: StyledNode) {
    if case .pattern(let image) = color {
      fill(path, .pattern(node.image(image), origin: .zero))
    } else if let plain = node.resolve(color) {
      fill(path, plain)
    }
  }
}
