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
  static func parts(of type: TableViewCell.AccessoryType, system: Int) -> [Element] {
    func figure(_ role: Element.Role, _ icon: Element.Role) -> Element {
      let view = Element(ImageView.definition.name, role: icon)
      return system < 7 ? view : EmbeddedButton.element(Button.definition.name, role: role, [view])
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [figure(disclosure, chevronIcon)]
    case .checkmark: return [figure(checkmark, checkmarkIcon)]
    case .detailButton: return [detail]
    case .detailDisclosureButton:
      return system < 7 ? [detail] : [detail, figure(disclosure, chevronIcon)]
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

  /// Points of the chevron from the beginning of the trailing margin and the image's top, fitted to
  /// coverage (iOS 7: rms 0.007; 8 and 9: rms 0.008).
  private struct Shape {
    let vertex: Point
    let arm: Point
    let stroke: Double
  }

  private static let ios7 = Shape(
    vertex: Point(x: -1.57, y: 6.25), arm: Point(x: 5.62, y: 5.55), stroke: 2.23)
  private static let ios8 = Shape(
    vertex: Point(x: -1.3, y: 6.5), arm: Point(x: 5.96, y: 5.87), stroke: 1.78)
  /// #C7C7CC (measured).
  private static let grey = Color(bytes: 0xC7, 0xC7, 0xCC)

  /// Width of the image, which ends at the beginning of the margin, and the height that it is
  /// centred by.
  static let size = Size(width: 8, height: 13)

  /// Its size from iOS 13 on.
  static let modernSize = Size(width: 8, height: 12)

  /// Its size in the look of a row.
  static func size(of row: StyledNode) -> Size { row.look.era >= .modern ? modernSize : size }

  /// False: UIKit's image is grey.
  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  /// The frame of the image in a row's content.
  ///
  /// - Parameters:
  ///   - right: beginning of the margin, in points.
  ///   - height: height of the row's content, in points; the chevron is centred in it.
  static func frame(right: Double, height: Double, of node: StyledNode) -> Rect {
    let size = size(of: node)
    let top = (height - size.height) / 2
    // Middles measured on iOS 14 to 18, rows with texts of one and two lines.
    if node.look.era >= .modern {
      return Rect(
        origin: Point(x: right - size.width, y: node.ceilToPixel(top)), size: size)
    }
    // Middles measured in a height of 43.5: 22.25 on iOS 7, 21.5 later.
    return Rect(
      origin: Point(x: right - size.width, y: top.rounded(node.system < 8 ? .up : .down)),
      size: size)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let shape = node.styled.system < 8 ? ios7 : ios8
    let vertex = shape.vertex
    let path = Path(polyline: [
      Point(x: vertex.x - shape.arm.x, y: vertex.y - shape.arm.y), vertex,
      Point(x: vertex.x - shape.arm.x, y: vertex.y + shape.arm.y),
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

  /// In points (choice, near the size of the system's image; no measured picture shows one).
  static let size = Size(width: 14, height: 11)
  /// Its size from iOS 13 on, and its distance from the margin (measured).
  static let modernSize = Size(width: 14, height: 13.3)
  private static let modernInset = 1.7

  /// Its size in the look of a row, with the distance from the margin.
  static func width(of row: StyledNode) -> Double {
    row.look.era >= .modern ? modernSize.width + modernInset : size.width
  }

  private static let tick = [Point(x: 0.8, y: 5.9), Point(x: 4.9, y: 9.9), Point(x: 13.2, y: 0.8)]
  private static let stroke = 1.8

  static func iconSize(_ node: StyledNode) -> Size { size }

  /// The frame of the image in a row's content.
  ///
  /// - Parameters:
  ///   - right: beginning of the margin, in points.
  ///   - height: height of the row's content, in points; the checkmark is centred in it.
  static func frame(right: Double, height: Double, of row: StyledNode) -> Rect {
    if row.look.era >= .modern {
      return Rect(
        origin: Point(
          x: right - width(of: row),
          y: row.roundToPixel((height - modernSize.height) / 2 + 0.5)),
        size: modernSize)
    }
    return Rect(
      origin: Point(x: right - size.width, y: ((height - size.height) / 2).rounded(.down)),
      size: size)
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.stroke(Path(polyline: tick), color, style: StrokeStyle(width: stroke))
  }
}
