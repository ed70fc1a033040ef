import ObjectModel
import Raster
import Text

extension Button {
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    let style = ButtonStyle(styled)
    paintBackgroundImage(node, &canvas)
    if let glyph = style.glyph {
      let rect = node.bounds.centered(
        Size(width: GlyphCircle.diameter, height: GlyphCircle.diameter))
      let color = style.glyphColor(styled)
      canvas.translated(x: styled.roundToPixel(rect.minX), y: styled.roundToPixel(rect.minY)) {
        GlyphCircle.draw(glyph, color: color, of: styled, on: &$0)
      }
    }
    if style.showsSelection { ButtonSelection.paint(node, &canvas) }
  }

  /// Draws the background image of the button's state.
  static func paintBackgroundImage(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    guard
      let background = styled.value(backgroundImage, AxisValues(state: styled.controlState))
    else { return }
    let adjustment = ButtonStyle(styled).imageAdjustment(styled, backgroundImage)
    var area = node.bounds
    if ButtonRects.overrides(.background, of: styled) {
      var rects = ButtonRects(styled, size: node.size, isMirrored: node.isMirrored)
      area = rects.rect(.background, area)
    }
    canvas.draw(
      background, in: area, of: styled, role: .background, opacity: adjustment.opacity)
    if adjustment.darkening > 0 {
      canvas.image(
        styled.image(background, filling: area.size), in: area,
        tint: Color(white: 0, alpha: adjustment.darkening))
    }
  }
}

/// The fill of a selected system button, from which its content is knocked out.
enum ButtonSelection {
  /// How far the fill extends beyond the content, and its corner radius, in points (choice; the
  /// shape is from WWDC 2013).
  private static let outset = Size(width: 4, height: 2)
  private static let radius = 4.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let color = node.styled.tintColor
    var text: (label: PlacedNode, layout: TextLayout, origin: Point)?
    if let label = node.child(Button.titleLabelRole) {
      let (layout, origin) = Label.placedText(label)
      if !layout.lines.isEmpty { text = (label, layout, origin) }
    }
    let image = node.child(Button.imageViewRole).flatMap { view in
      view.styled[Knockout.isKnockedOut] == true
        ? ImageView.shownImage(view.styled).map { (view: view, value: $0) } : nil
    }
    // One box for both (choice).
    let frames = [text?.label.frame, image?.view.frame].compactMap(\.self)
    guard let first = frames.first else { return }
    var path = outline(around: frames.dropFirst().reduce(first) { $0.union($1) })
    if let text, text.label.styled[Knockout.isKnockedOut] == true {
      path.append(canvas.outline(of: text.layout, at: text.origin + text.label.frame.origin))
    }
    if let image { path.append(Path(rect: image.view.frame)) }
    canvas.fill(path, color, rule: .evenOdd)
    if let image {
      canvas.fill(image.view.frame, color, around: image.view.styled.image(image.value))
    }
  }

  private static func outline(around rect: Rect) -> Path {
    Path(
      continuousRoundedRect: rect.insetBy(x: -outset.width, y: -outset.height), radius: radius)
  }
}
