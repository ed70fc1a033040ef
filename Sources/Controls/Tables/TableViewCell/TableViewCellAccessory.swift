import ObjectModel
import Raster

/// The views of a row's accessory type: a chevron, a checkmark, a detail button.
enum TableViewCellAccessory {
  static let detailButton = Element.Role("accessoryButton")
  static let disclosure = Element.Role("disclosureIndicator", drawnBy: EmbeddedButton.self)
  static let checkmark = Element.Role("checkmark", drawnBy: EmbeddedButton.self)
  static let chevronIcon = Element.Role("chevronIcon", drawnBy: ChevronIcon.self)
  static let checkmarkIcon = Element.Role("checkmarkIcon", drawnBy: CheckmarkIcon.self)

  /// Creates the views. From iOS 7 on all of them are buttons; before, only those that can be
  /// pressed.
  static func parts(of type: TableViewCell.AccessoryType, _ look: Look) -> [Element] {
    func figure(_ role: Element.Role, _ icon: Element.Role) -> Element {
      let view = Element(ImageView.definition.name, role: icon)
      return look.era < .flat
        ? view : EmbeddedButton.element(Button.definition.name, role: role, [view])
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [figure(disclosure, chevronIcon)]
    case .checkmark: return [figure(checkmark, checkmarkIcon)]
    case .detailButton: return [detail]
    case .detailDisclosureButton:
      return look.era < .flat ? [detail] : [detail, figure(disclosure, chevronIcon)]
    }
  }

  private static var detail: Element {
    var button = Element(Button.definition.name, role: detailButton)
    button.setDefault(Button.buttonType, .detailDisclosure)
    return button
  }

  /// The views are hidden from screen readers: the row's own element describes them.
  static func values() -> PassedValues {
    var values = PassedValues()
    values.setDefault(Button.buttonType, .custom)
    values.setDefault(RootObject.isAccessibilityElement, false)
    return values
  }

  /// Places a button that contains a figure, or an image instead, at the figure's right edge.
  static func place(_ button: StyledNode, in figure: Rect, _ pass: inout LayoutPass) {
    var frame = figure
    for icon in button.children {
      if let size = ImageView.shownImage(icon)?.size {
        frame = Rect(
          x: figure.maxX - size.width, y: icon.roundToPixel(figure.midY - size.height / 2),
          width: size.width, height: size.height)
      }
      pass.place(icon, in: Rect(origin: .zero, size: frame.size))
    }
    pass.place(button, in: frame)
  }
}

/// The image view of the grey disclosure indicator.
enum ChevronIcon: IconView {
  static let imageRole = ImageRole.imageView

  /// #C7C7CC (measured).
  private static let grey = Color(bytes: 0xC7, 0xC7, 0xCC)

  /// False: UIKit's image is grey.
  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { TableViewCellFigures(node).chevron }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  /// The frame of the image in a row's content.
  ///
  /// - Parameters:
  ///   - right: beginning of the margin, in points.
  ///   - height: height of the row's content, in points; the chevron is centred in it.
  static func frame(right: Double, height: Double, of node: StyledNode) -> Rect {
    let figures = TableViewCellFigures(node)
    let size = figures.chevron
    let top = (height - size.height) / 2
    let y = figures.chevronRounding.map(top.rounded) ?? node.ceilToPixel(top)
    return Rect(origin: Point(x: right - size.width, y: y), size: size)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let shape = TableViewCellFigures(node.styled).chevronLine
    let vertex = shape.vertex
    let path = Path(polyline: [
      Point(x: vertex.x - shape.arm.width, y: vertex.y - shape.arm.height), vertex,
      Point(x: vertex.x - shape.arm.width, y: vertex.y + shape.arm.height),
    ])
    canvas.translated(x: node.size.width, y: 0) {
      $0.stroke(path, color, style: StrokeStyle(width: shape.stroke))
    }
  }
}

/// The image view of a row's checkmark, in the tint.
enum CheckmarkIcon: IconView {
  static let imageRole = ImageRole.imageView
  /// False: a checkmark is not mirrored.
  static var followsReadingDirection: Bool { false }

  private static let tick = [Point(x: 0.8, y: 5.9), Point(x: 4.9, y: 9.9), Point(x: 13.2, y: 0.8)]
  private static let stroke = 1.8

  static func iconSize(_ node: StyledNode) -> Size { TableViewCellFigures(node).checkmark }

  /// The frame of the image in a row's content.
  ///
  /// - Parameters:
  ///   - right: beginning of the margin, in points.
  ///   - height: height of the row's content, in points; the checkmark is centred in it.
  static func frame(right: Double, height: Double, of row: StyledNode) -> Rect {
    let figures = TableViewCellFigures(row)
    let size = figures.checkmark
    let top = (height - size.height) / 2
    return Rect(
      origin: Point(
        x: right - (size.width + figures.checkmarkInset),
        y: figures.centersInRow ? row.roundToPixel(top + 0.5) : top.rounded(.down)),
      size: size)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.stroke(Path(polyline: tick), color, style: StrokeStyle(width: stroke))
  }
}
