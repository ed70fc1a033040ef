import ObjectModel
import Raster
import Text

extension PickerView {
  /// White drums in a dark frame, under a bar of glass.
  static var classic: any ControlClass.Type { ClassicPickerView.self }
}

/// UIPickerView up to iOS 6: rows on drums that are lit from the front.
///
/// Rows are 44 points apart (UIKit's own); colours and the frame's width are choices after screens
/// of the time, as no measured picture shows a picker.
enum ClassicPickerView: DerivedControl {
  typealias Base = PickerView

  private enum Metrics {
    static let rowHeight = 44.0
    static let fontSize = 20.0
    /// Margin between a wheel's sides and its texts.
    static let textMargin = 9.0
    /// Width of the frame and of the bars between wheels.
    static let frame = 10.0
    static let spacing = 6.0
    static let radius = 4.0
    /// Overhang of the glass bar over the frame.
    static let glassOverhang = 3.0
    static let glassShadow = (color: Color.shade(0.45), offset: Point(x: 0, y: 2), blur: 3.0)
  }

  private static let frame = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 141, 144, 157)),
    GradientStop(location: 0.03, color: Color(bytes: 113, 117, 132)),
    GradientStop(location: 0.5, color: Color(bytes: 58, 60, 73)),
    GradientStop(location: 0.5, color: Color(bytes: 40, 42, 54)),
    GradientStop(location: 1, color: Color(bytes: 32, 33, 43)),
  ])
  private static let frameTop = PixelRows(
    at1x: [Color(bytes: 38, 40, 50), Color(bytes: 176, 179, 190)],
    at2x: [Color(bytes: 38, 40, 50), Color(bytes: 188, 191, 201), Color(bytes: 160, 163, 175)])
  /// The sunken edge of a wheel.
  private static let dropShadow = PixelRows(at1x: [.light(0.16)], at2x: [.light(0.2), .light(0.1)])

  /// Shading of the drum towards its upper and lower end.
  private static let shade = VerticalGradient([
    GradientStop(location: 0, color: .shade(0.88)),
    GradientStop(location: 0.05, color: .shade(0.66)),
    GradientStop(location: 0.14, color: .shade(0.36)),
    GradientStop(location: 0.26, color: .shade(0.14)),
    GradientStop(location: 0.4, color: .shade(0.02)),
    GradientStop(location: 0.6, color: .shade(0.02)),
    GradientStop(location: 0.74, color: .shade(0.14)),
    GradientStop(location: 0.86, color: .shade(0.36)),
    GradientStop(location: 0.95, color: .shade(0.66)),
    GradientStop(location: 1, color: .shade(0.88)),
  ])

  private static let glass = VerticalGradient([
    GradientStop(location: 0, color: Color(bytes: 184, 190, 232, alpha: 0.44)),
    GradientStop(location: 0.5, color: Color(bytes: 140, 148, 214, alpha: 0.38)),
    GradientStop(location: 0.5, color: Color(bytes: 92, 102, 184, alpha: 0.36)),
    GradientStop(location: 1, color: Color(bytes: 116, 128, 200, alpha: 0.36)),
  ])
  private static let glassTop = PixelRows(
    at1x: [Color(bytes: 84, 90, 134, alpha: 0.85), .light(0.55)],
    at2x: [Color(bytes: 84, 90, 134, alpha: 0.85), .light(0.65), .light(0.3)])
  private static let glassBottom = PixelRows(
    at1x: [Color(bytes: 84, 90, 134, alpha: 0.85)],
    at2x: [.light(0.2), Color(bytes: 84, 90, 134, alpha: 0.85)])

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    PickerView.placeWheels(
      of: node, in: Rect(origin: .zero, size: size).insetBy(x: Metrics.frame, y: Metrics.frame),
      spacing: Metrics.spacing, &pass
    ) { layout($1, TextAttributes(), of: $0).size.width + 2 * Metrics.textMargin }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let picker = node.styled
    let wheels = node.children(PickerView.component)
    canvas.clipped(to: Path(rect: node.bounds)) {
      $0.fill(Path(rect: node.bounds), frame.paint(in: node.bounds))
      frameTop.paint(from: 0, to: node.size.width, top: 0, scale: picker.scale, &$0)
      for wheel in wheels { paintWheel(wheel, &$0) }
      // UIKit hides it by default (UIPickerView reference).
      if picker[PickerView.showsSelectionIndicator] == true { paintGlass(over: node, &$0) }
    }
  }

  private static func paintWheel(_ node: PlacedNode, _ canvas: inout Canvas) {
    let wheel = node.styled
    let shape = BezelShape.rounded(Metrics.radius)
    Bezel(shape: shape, fill: nil, edge: Bezel.Edge(at1x: [], at2x: []), dropShadow: dropShadow)
      .paint(in: node.frame, scale: wheel.scale, &canvas)
    let outline = shape.path(in: node.frame)
    canvas.fill(outline, .white)
    canvas.clipped(to: outline) { canvas in
      paintRows(node, &canvas)
      canvas.fill(Path(rect: node.frame), shade.paint(in: node.frame))
    }
    canvas.innerShadow(outline, .shade(0.7), offset: Point(x: 0, y: 0), blurRadius: 3)
  }

  private static func paintRows(_ node: PlacedNode, _ canvas: inout Canvas) {
    let wheel = node.styled
    guard let (texts, selected) = PickerComponent.content(of: wheel) else { return }
    let frame = node.frame
    let visibleRows = Int((frame.height / 2 / Metrics.rowHeight).rounded(.up))
    let unit = wheel[PickerComponent.unit].map { layout($0, TextAttributes(), of: wheel) }
    let unitWidth = unit.map { $0.size.width + PickerComponent.unitGap } ?? 0
    let attributes = wheel[PickerComponent.titleTextAttributes] ?? TextAttributes()
    let room = max(0, frame.width - 2 * Metrics.textMargin)
    for index in max(0, selected - visibleRows)...min(texts.count - 1, selected + visibleRows) {
      let alignment = wheel[PickerComponent.textAlignment] ?? .left
      // A text from right to left would move to the end of the room by itself, and then once more.
      let text = layout(
        texts[index], attributes, of: wheel, room, alignment == .left ? .natural : .left)
      let x =
        switch alignment {
        case .center: (frame.width - text.size.width) / 2
        // Centred together with the word beside it.
        case .right where unit != nil: frame.width / 2 - unitWidth / 2 - text.size.width / 2
        case .right: frame.width - Metrics.textMargin - text.size.width
        default: Metrics.textMargin
        }
      let y =
        frame.midY - Metrics.rowHeight / 2 + Double(index - selected) * Metrics.rowHeight
        + wheel.centeredTop(text, height: Metrics.rowHeight)
      canvas.draw(
        text, topLeft: Point(x: frame.minX + wheel.roundToPixel(x), y: y),
        shadow: attributes.shadow, of: wheel)
      guard index == selected, let unit else { continue }
      canvas.draw(
        unit,
        topLeft: Point(
          x: frame.minX + wheel.roundToPixel(x + text.size.width + PickerComponent.unitGap),
          y: y),
        shadow: nil, of: wheel)
    }
  }

  private static func layout(
    _ text: String, _ attributes: TextAttributes, of wheel: StyledNode, _ width: Double? = nil,
    _ alignment: TextAlignment = .natural
  ) -> TextLayout {
    let base = TextAttributes(
      font: .system(Metrics.fontSize, .bold), foregroundColor: .color(.black))
    let attributes = attributes.over(base)
    return wheel.textLayout(
      text, attributes: attributes, width: width ?? .infinity, alignment: alignment)
  }

  private static func paintGlass(over node: PlacedNode, _ canvas: inout Canvas) {
    let picker = node.styled
    let left = Metrics.frame - Metrics.glassOverhang
    let rect = Rect(
      x: left, y: picker.roundToPixel((node.size.height - Metrics.rowHeight) / 2),
      width: max(0, node.size.width - 2 * left), height: Metrics.rowHeight)
    let shadow = Metrics.glassShadow
    canvas.append(
      .shadow(
        Path(rect: rect), color: shadow.color, offset: shadow.offset, blurRadius: shadow.blur,
        knockout: true))
    canvas.fill(Path(rect: rect), glass.paint(in: rect))
    glassTop.paint(
      from: rect.minX, to: rect.maxX, top: rect.minY, scale: picker.scale, &canvas)
    glassBottom.paint(
      from: rect.minX, to: rect.maxX, bottom: rect.maxY, scale: picker.scale, &canvas)
  }
}
