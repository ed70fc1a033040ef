import Raster

/// What editing adds to a row up to iOS 6: a disc before it, a grip after it, the button that deletes.
///
/// No measured picture shows one: figures are choices after the era's screens.
struct ClassicCellEditing {
  private enum Metrics {
    /// How far the content is moved in, and where the disc's middle lies from the row's or card's side.
    static let indentation = 32.0
    static let control = 18.0
    /// Three lines, each over a light.
    static let grip = (width: 22.0, height: 11.0, pitch: 4.0, line: 2.0, light: 1.0)
    static let gripInk = Color(grey: 148)
    /// From the button or the grip to what stands before it.
    static let gap = 10.0
    static let button = (height: 31.0, padding: 12.0, radius: 5.0)
    static let fontSize = 15.0
    /// From the button's top.
    static let baseline = 21.0
    static let delete = Color(bytes: 196, 28, 30)
  }

  private let cell: StyledNode
  private let flat: TableViewCellEditing

  init(_ cell: StyledNode) {
    self.cell = cell
    flat = TableViewCellEditing(cell)
  }

  var accessoryType: TableViewCell.AccessoryType { flat.accessoryType }

  /// How far the content is moved in.
  var indentation: Double { flat.movesContent ? Metrics.indentation : 0 }

  /// What grip or button take of the row's end; the button covers the grip.
  var trailingRoom: Double {
    if let title { return buttonWidth(title) + Metrics.gap }
    return flat.hasGrip ? Metrics.grip.width + Metrics.gap : 0
  }

  private var title: TextLayout? {
    flat.buttonText.map {
      cell.textLayout(
        $0,
        attributes: TextAttributes(
          font: .system(Metrics.fontSize, .bold), foregroundColor: .color(.white)))
    }
  }

  private func buttonWidth(_ title: TextLayout) -> Double {
    (title.size.width + 2 * Metrics.button.padding).rounded(.up)
  }

  // MARK: - Drawing

  /// - Parameters:
  ///   - left: the row's or card's side.
  ///   - right: where content ends.
  ///   - middle: of the row's content.
  func paint(from left: Double, to right: Double, middle: Double, _ canvas: inout Canvas) {
    if let control = flat.control {
      // The minus stands up where the button asks.
      let isTurned = flat.buttonText != nil
      let figure: ClassicDisc.Figure =
        switch control {
        case .delete: .minus(isUpright: isTurned)
        case .insert: .plus
        case .mark(let isSet): .mark(isSet)
        }
      let place = Point(x: left + Metrics.control, y: middle.rounded(.down))
      ClassicDisc.paint(figure, at: ClassicDisc.middle(near: place, on: cell), &canvas)
    }
    if let title {
      paintButton(title, right: right, middle: middle, &canvas)
    } else if flat.hasGrip {
      paintGrip(right: right, middle: middle, &canvas)
    }
  }

  private func paintGrip(right: Double, middle: Double, _ canvas: inout Canvas) {
    let grip = Metrics.grip
    let top = (middle - grip.height / 2).rounded(.down)
    for line in 0..<3 {
      let y = top + Double(line) * grip.pitch
      let x = right - grip.width
      canvas.fill(Rect(x: x, y: y, width: grip.width, height: grip.line), Metrics.gripInk)
      canvas.fill(Rect(x: x, y: y + grip.line, width: grip.width, height: grip.light), .white)
    }
  }

  private func paintButton(
    _ title: TextLayout, right: Double, middle: Double, _ canvas: inout Canvas
  ) {
    let width = buttonWidth(title)
    let rect = Rect(
      x: right - width, y: (middle - Metrics.button.height / 2).rounded(.down), width: width,
      height: Metrics.button.height)
    BarButtonBezel.bezel(.tinted(Metrics.delete), shape: .rounded(Metrics.button.radius))
      .paint(in: rect, scale: cell.scale, &canvas)
    canvas.draw(
      title,
      topLeft: Point(
        x: rect.minX + (width - title.size.width) / 2,
        y: rect.minY + Metrics.baseline - title.firstBaseline),
      shadow: ClassicLook.raisedText, of: cell)
  }
}
