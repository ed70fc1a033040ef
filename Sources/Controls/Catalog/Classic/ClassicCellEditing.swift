import Raster

/// What editing adds to a row up to iOS 6: a disc before it, a grip after it, the button that deletes.
///
/// No measured picture shows one: figures are choices after the era's screens.
struct ClassicCellEditing {
  private enum Metrics {
    /// How far the content is moved in, and where the disc's middle lies from the row's or card's side.
    static let indentation = 32.0
    static let control = 18.0
    /// From the button or the grip to what stands before it.
    static let gap = 10.0
  }

  private let cell: StyledNode
  private let flat: TableViewCellEditing

  init(_ cell: StyledNode) {
    self.cell = cell
    flat = TableViewCellEditing(cell)
  }

  private var deleteButton: StyledNode? { cell.child(TableViewCellEditing.deleteButton) }
  private var reorderControl: StyledNode? { cell.child(TableViewCellEditing.reorderControl) }

  var accessoryType: TableViewCell.AccessoryType { flat.accessoryType }

  /// How far the content is moved in.
  var indentation: Double { flat.movesContent ? Metrics.indentation : 0 }

  /// What grip or button take of the row's end; the button covers the grip.
  var trailingRoom: Double {
    if let deleteButton { return ClassicDeleteButton.width(of: deleteButton) + Metrics.gap }
    return reorderControl == nil ? 0 : ClassicGripIcon.size.width + Metrics.gap
  }

  /// - Parameters:
  ///   - left: the row's or card's side.
  ///   - right: where content ends.
  ///   - middle: of the row's content.
  func layOut(from left: Double, to right: Double, middle: Double, _ pass: inout LayoutPass) {
    if let control = cell.child(TableViewCellEditing.editControl) {
      let place = Point(x: left + Metrics.control, y: middle.rounded(.down))
      let center = ClassicDisc.middle(near: place, on: cell)
      let side = 2 * ClassicDisc.radius
      TableViewCellEditing.place(
        control,
        in: Rect(
          x: center.x - ClassicDisc.radius, y: center.y - ClassicDisc.radius, width: side,
          height: side), &pass)
    }
    if let control = reorderControl {
      let own = ClassicGripIcon.size
      let top = (middle - own.height / 2).rounded(.down)
      let isCovered = deleteButton != nil
      TableViewCellEditing.place(
        control,
        in: isCovered
          ? .zero : Rect(origin: Point(x: right - own.width, y: top), size: own), &pass)
    }
    if let button = deleteButton {
      let width = ClassicDeleteButton.width(of: button)
      let height = ClassicDeleteButton.height
      pass.place(
        button,
        in: Rect(
          x: right - width, y: (middle - height / 2).rounded(.down), width: width, height: height))
      DeleteButton.placeLabel(of: button, width: width, &pass) { _ in ClassicDeleteButton.baseline }
    }
  }
}

extension EditIcon {
  /// A glossy disc.
  static var classic: any ControlClass.Type { ClassicEditIcon.self }
}

/// The image view of the control before a row up to iOS 6.
enum ClassicEditIcon: DerivedControl {
  typealias Base = EditIcon

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard ImageView.shownImage(node.styled) == nil else { return EditIcon.paint(node, &canvas) }
    let figure: ClassicDisc.Figure =
      switch node.styled[EditIcon.figure] {
      // The minus stands up where the button asks.
      case .deleteAsked: .minus(isUpright: true)
      case .delete, nil: .minus(isUpright: false)
      case .insert: .plus
      case .unmarked: .mark(false)
      case .marked: .mark(true)
      }
    if !node.bounds.isEmpty { ClassicDisc.paint(figure, at: node.bounds.center, &canvas) }
  }
}

extension GripIcon {
  /// Darker, each line over a light.
  static var classic: any ControlClass.Type { ClassicGripIcon.self }
}

/// The image view of the control that moves a row up to iOS 6.
enum ClassicGripIcon: FigureView {
  static let imageRole = GripIcon.imageRole

  static let size = Size(width: 22, height: 11)
  private static let pitch = 4.0
  private static let line = 2.0
  private static let light = 1.0
  private static let grey = Color(grey: 148)

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func figureSize(_ node: StyledNode) -> Size { size }

  static func defaultInk(_ node: StyledNode) -> Color? { grey }

  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let width = node.size.width
    for index in 0..<3 {
      let y = Double(index) * pitch
      canvas.fill(Rect(x: 0, y: y, width: width, height: line), ink)
      canvas.fill(Rect(x: 0, y: y + line, width: width, height: light), .white)
    }
  }
}

extension DeleteButton {
  /// A red bezel.
  static var classic: any ControlClass.Type { ClassicDeleteButton.self }
}

/// What deletes a row up to iOS 6.
enum ClassicDeleteButton: DerivedControl {
  typealias Base = PartButton

  static let height = 31.0
  /// Of its text, from the button's top.
  static let baseline = 21.0
  private static let padding = 12.0
  private static let bezel = BarButtonBezel.bezel(
    .tinted(Color(bytes: 196, 28, 30)), shape: .rounded(5))

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(
      PartButton.base,
      TextAttributes(
        font: .system(15, .bold), foregroundColor: .color(.white), shadow: ClassicLook.raisedText))
  }

  static func width(of button: StyledNode) -> Double {
    (DeleteButton.line(of: button).size.width + 2 * padding).rounded(.up)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    bezel.shape.path(in: node.bounds)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard PartButton.backgroundImage(of: node.styled) == nil else {
      return PartButton.paint(node, &canvas)
    }
    bezel.paint(in: node.bounds, scale: node.styled.scale, &canvas)
  }
}
