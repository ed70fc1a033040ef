import ObjectModel
import Raster

extension SearchField {
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TextField.layOut(node, size: size, &pass)
    layOutButtons(of: node, size: size, clearMiddle: size.height / 2, &pass)
    let figures = SearchBarFigures(node)
    let x = layOutText(of: node, size: size, iconToText: figures.iconToText, &pass)
    layOutIcon(of: node, x: x, size: size, &pass) { icon, _ in icon }
  }

  /// Lays out the buttons at the field's end.
  static func layOutButtons(
    of node: StyledNode, size: Size, clearMiddle: Double, _ pass: inout LayoutPass
  ) {
    for (role, icon, middle) in [
      (TextField.clearButton, SearchBarIcon.clear, clearMiddle),
      (bookmarkButton, .bookmark, size.height / 2), (resultsButton, .resultsList, size.height / 2),
    ] {
      guard let button = node.child(role) else { continue }
      TextFieldButton.place(
        button, inFieldOf: size, middle: middle, moved: moved(icon, in: node), &pass)
    }
  }

  /// Lays out the text after the icon's area. In a field that is not edited, both are centred
  /// together.
  ///
  /// - Returns: Left edge of the icon's area, in points.
  static func layOutText(
    of node: StyledNode, size: Size, iconToText: Double, _ pass: inout LayoutPass
  ) -> Double {
    guard let label = node.child(TextField.textLabel) else {
      return SearchBarFigures(node).iconX
    }
    let iconArea = iconAreaWidth(of: node, size: size, iconToText: iconToText)
    var x = SearchBarFigures(node).iconX
    if node[centersContent] == true {
      let width = label.intrinsicSize(fitting: Size(width: size.width, height: .infinity)).width
      x = max(x, node.roundToPixel((size.width - iconArea - width) / 2))
    }
    let showsButton =
      (node[TextField.text] ?? "").isEmpty
      && (node.child(bookmarkButton) != nil || node.child(resultsButton) != nil)
    let end = pass.frame(of: label).maxX - (showsButton ? TextFieldButton.reservedWidth : 0)
    let rise = SearchBarFigures(node).textRise * node.pixel
    let moved = node[textAdjustment] ?? .zero
    pass.place(
      label,
      in: Rect(
        x: x + iconArea + moved.horizontal, y: moved.vertical - rise,
        width: max(0, end - x - iconArea),
        height: size.height))
    return x
  }

  /// Width from the icon's left edge to the text, in points.
  private static func iconAreaWidth(of node: StyledNode, size: Size, iconToText: Double) -> Double {
    guard showsMagnifier(node) else { return 0 }
    if node.child(magnifier) != nil { return iconToText }
    guard let view = node.child(TextField.leftView) else { return 0 }
    return view.framedSize(fitting: size).width + iconToText - MagnifierIcon.side
  }

  /// Lays out the magnifier, or the view that replaces it.
  ///
  /// - Parameters:
  ///   - x: left edge of the icon's area, in points.
  ///   - adjust: moves the magnifier from the default position (at the area's left, in the field's
  ///     middle) to the era's; gets whether the icon is the control's own.
  static func layOutIcon(
    of node: StyledNode, x: Double, size: Size, _ pass: inout LayoutPass,
    adjust: (_ rect: Rect, _ isFigure: Bool) -> Rect
  ) {
    guard showsMagnifier(node),
      let icon = node.child(magnifier) ?? node.child(TextField.leftView)
    else { return }
    let own = icon.framedSize(fitting: size)
    var rect = Rect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    let isFigure = icon.role == magnifier && ImageView.shownImage(icon) == nil
    if icon.role == magnifier { rect = adjust(rect, isFigure) }
    // The icon is drawn at its measured position, images on whole pixels.
    if !isFigure {
      rect.origin = Point(x: icon.roundToPixel(rect.minX), y: icon.roundToPixel(rect.minY))
    }
    let moved = moved(.search, in: node)
    pass.place(icon, in: rect.offsetBy(x: moved.horizontal, y: moved.vertical))
  }
}
