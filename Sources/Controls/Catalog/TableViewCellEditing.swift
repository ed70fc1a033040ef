import Raster

/// What editing adds to a row: the control before it, the grip after it, the button that deletes.
struct TableViewCellEditing {
  static let editControl = Element.Role("editControl", drawnBy: EditControl.self)
  private static let editIcon = Element.Role("editIcon", drawnBy: EditIcon.self)
  static let reorderControl = Element.Role("reorderControl", drawnBy: PartButton.self)
  private static let gripIcon = Element.Role("gripIcon", drawnBy: GripIcon.self)
  static let deleteButton = Element.Role("deleteButton", drawnBy: DeleteButton.self)

  /// Figures of the flat look, in points (choice, after pictures of iOS 7; the colours are its red,
  /// green and grey).
  private enum Metrics {
    /// How far the content is moved in.
    static let indentation = 38.0
    static let controlX = 15.0
    /// From the grip to what stands before it.
    static let gripGap = 15.0
  }

  private let cell: StyledNode
  private let isEditing: Bool

  init(_ cell: StyledNode) {
    self.cell = cell
    isEditing = cell[TableViewCell.isEditing] ?? false
  }

  // MARK: - Parts

  static func parts(of cell: Element, system: Int) -> [Element] {
    func part(_ className: String, _ role: Element.Role, _ content: Element) -> Element {
      PartButton.element(className, role: role, [content])
    }
    let control = Control.definition.name
    var parts: [Element] = []
    if cell[TableViewCell.isEditing] == true {
      let style = cell[TableViewCell.editingStyle] ?? .delete
      if cell[TableViewCell.showsMark] == true || style != TableViewCell.EditingStyle.none {
        parts.append(
          part(control, editControl, Element(ImageView.definition.name, role: editIcon)))
      }
      if cell[TableViewCell.showsReorderControl] == true {
        parts.append(
          part(control, reorderControl, Element(ImageView.definition.name, role: gripIcon)))
      }
    }
    if cell[TableViewCell.showingDeleteConfirmation] == true {
      parts.append(
        part(
          system < 7 ? control : Button.definition.name, deleteButton,
          Element(Label.definition.name, role: PartButton.label)))
    }
    return parts
  }

  /// What a row tells these parts.
  static func values(for part: Element, of cell: StyledNode) -> PassedValues {
    var values = PassedValues()
    switch part.role {
    case editControl:
      values.setDefault(EditIcon.figure, TableViewCellEditing(cell).figure)
    case deleteButton:
      values.pass(
        Button.title,
        cell[TableViewCell.titleForDeleteConfirmationButton] ?? DeleteButton.defaultTitle,
        from: cell.candidate(TableViewCell.titleForDeleteConfirmationButton))
    default: break
    }
    return values
  }

  /// What stands before the content.
  private var figure: EditIcon.Figure {
    if cell[TableViewCell.showsMark] == true {
      return cell[TableViewCell.isSelected] == true ? .marked : .unmarked
    }
    if cell[TableViewCell.editingStyle] == .insert { return .insert }
    return cell[TableViewCell.showingDeleteConfirmation] == true ? .deleteAsked : .delete
  }

  // MARK: - Columns

  /// The glyph at the row's end.
  var accessoryType: TableViewCell.AccessoryType {
    cell[isEditing ? TableViewCell.editingAccessoryType : TableViewCell.accessoryType] ?? .none
  }

  /// Whether the content makes room for the control.
  var movesContent: Bool {
    cell.child(Self.editControl) != nil && cell[TableViewCell.shouldIndentWhileEditing] ?? true
  }

  /// How far the content is moved in.
  var indentation: Double { movesContent ? Metrics.indentation : 0 }

  /// What the grip takes of the row's end.
  var trailingRoom: Double {
    cell.child(Self.reorderControl) == nil ? 0 : GripIcon.size.width + Metrics.gripGap
  }

  /// How far the whole row is moved aside.
  var shift: Double { cell.child(Self.deleteButton).map { -DeleteButton.width(of: $0) } ?? 0 }

  /// - Parameter height: of the row without its line.
  func layOut(in size: Size, _ height: Double, _ pass: inout LayoutPass) {
    if let control = cell.child(Self.editControl) {
      let side = EditIcon.side
      Self.place(
        control,
        in: Rect(
          x: Metrics.controlX + shift, y: ((height - side) / 2).rounded(.down), width: side,
          height: side), &pass)
    }
    if let control = cell.child(Self.reorderControl) {
      let margin = TableViewLayout.margin(cell.context, width: size.width)
      let own = GripIcon.size
      Self.place(
        control,
        in: Rect(
          x: size.width - margin - own.width + shift, y: ((height - own.height) / 2).rounded(),
          width: own.width, height: own.height), &pass)
    }
    if let button = cell.child(Self.deleteButton) {
      let width = DeleteButton.width(of: button)
      pass.place(button, in: Rect(x: size.width - width, y: 0, width: width, height: height))
      DeleteButton.placeLabel(of: button, width: width, &pass) {
        button.centeredTop($0, height: height) + $0.firstBaseline
      }
    }
  }

  /// Places a control that its figure fills.
  static func place(_ control: StyledNode, in rect: Rect, _ pass: inout LayoutPass) {
    pass.place(control, in: rect)
    for icon in control.children {
      pass.place(icon, in: Rect(origin: .zero, size: rect.size))
    }
  }
}

/// The control before a row that deletes, inserts or marks it (UITableViewCellEditControl).
enum EditControl: DerivedControl {
  typealias Base = PartButton

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PartButton.values(for: part, of: node)
    values.setDefault(EditIcon.figure, node[EditIcon.figure])
    return values
  }
}

/// The image view of that control: a disc with a sign.
enum EditIcon: FigureView {
  static let imageRole = ImageRole.imageView
  /// Signs are written from the left everywhere.
  static var followsReadingDirection: Bool { false }

  /// What the control does, or shows of the row.
  enum Figure: String, NamedCases {
    case delete, deleteAsked, insert, unmarked, marked
    static let typeName = "editFigure"
  }

  /// Handed on by the row.
  static let figure = AppearanceKey<Figure>("editFigure", "Internal.")

  static let side = 22.0
  /// Length and thickness of the plus and minus.
  private static let arm = 11.0
  private static let armWidth = 1.5
  private static let ringWidth = 1.0
  private static let tick = [Point(x: 6, y: 11.5), Point(x: 9.5, y: 15), Point(x: 16, y: 7)]
  private static let insert = Color(bytes: 0x4C, 0xD9, 0x64)

  /// The mark alone: the others have colours of their own.
  static func isTemplate(_ node: StyledNode) -> Bool { node[figure] == .marked }

  static func figureSize(_ node: StyledNode) -> Size { Size(width: side, height: side) }

  static func defaultInk(_ node: StyledNode) -> Color? {
    switch node[figure] {
    case .marked: nil
    case .unmarked: GripIcon.grey
    case .insert: insert
    case .delete, .deleteAsked, nil: DeleteButton.red
    }
  }

  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let disc = node.bounds
    let figure = node.styled[figure] ?? .delete
    if figure == .unmarked {
      let ring = disc.insetBy(x: ringWidth / 2, y: ringWidth / 2)
      return canvas.stroke(Path(ellipseIn: ring), ink, style: StrokeStyle(width: ringWidth))
    }
    canvas.fill(Path(ellipseIn: disc), ink)
    if figure == .marked {
      return canvas.stroke(Path(polyline: tick), .white, style: StrokeStyle(width: armWidth))
    }
    let long = arm / 2
    let thin = armWidth / 2
    func bar(_ x: Double, _ y: Double) {
      let rect = Rect(x: disc.midX - x, y: disc.midY - y, width: 2 * x, height: 2 * y)
      canvas.fill(node.styled.roundToPixel(rect), .white)
    }
    bar(long, thin)
    if figure == .insert { bar(thin, long) }
  }
}

/// The image view of the control that moves a row (UITableViewCellReorderControl): three lines.
enum GripIcon: FigureView {
  static let imageRole = ImageRole.imageView

  static let size = Size(width: 22, height: 10)
  static let grey = Color(bytes: 0xC7, 0xC7, 0xCC)
  private static let line = 1.0

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func figureSize(_ node: StyledNode) -> Size { size }

  static func defaultInk(_ node: StyledNode) -> Color? { grey }

  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    let step = (size.height - line) / 2
    for index in 0..<3 {
      let bar = Rect(x: 0, y: Double(index) * step, width: node.size.width, height: line)
      canvas.fill(node.styled.roundToPixel(bar), ink)
    }
  }
}

/// The button that deletes a row.
enum DeleteButton: DerivedControl {
  typealias Base = PartButton

  static let defaultTitle = "Delete"
  static let red = Color(bytes: 0xFF, 0x3B, 0x30)
  /// At both sides of the text.
  private static let padding = 15.0

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(View.backgroundColor, .color(red))
    element.setDefault(
      PartButton.base,
      TextAttributes(
        font: .system(context.system < 8 ? 18 : 17), foregroundColor: .color(.white)))
  }

  static func width(of button: StyledNode) -> Double {
    button.ceilToPixel(line(of: button).size.width + 2 * padding)
  }

  static func line(of button: StyledNode) -> TextLayout {
    Label.line(of: button.child(PartButton.label) ?? button)
  }

  /// Places the label in the middle across.
  ///
  /// - Parameter baseline: where the text stands.
  static func placeLabel(
    of button: StyledNode, width: Double, _ pass: inout LayoutPass,
    baseline: (TextLayout) -> Double
  ) {
    guard let label = button.child(PartButton.label) else { return }
    let line = Label.line(of: label)
    let x = (width - label.ceilToPixel(line.size.width)) / 2
    pass.place(label, in: PartButton.frame(of: label, line, x: x, baseline: baseline(line)))
  }
}
