import Raster

/// What editing adds to a row: the control before it, the grip after it, the button that deletes.
struct TableViewCellEditing {
  /// Figures of the flat look, in points (choice, after pictures of iOS 7; the colours are its red,
  /// green and grey).
  private enum Metrics {
    /// How far the content is moved in.
    static let indentation = 38.0
    static let controlX = 15.0
    static let controlSide = 22.0
    /// Length and thickness of the plus and minus.
    static let arm = 11.0
    static let armWidth = 1.5
    static let gripSize = Size(width: 22, height: 10)
    static let gripLine = 1.0
    /// From the grip to what stands before it.
    static let gripGap = 15.0
    /// At both sides of the button's text.
    static let buttonPadding = 15.0
    static let delete = Color(bytes: 0xFF, 0x3B, 0x30)
    static let insert = Color(bytes: 0x4C, 0xD9, 0x64)
    static let grey = Color(bytes: 0xC7, 0xC7, 0xCC)
    static let defaultTitle = "Delete"
  }

  private let cell: StyledNode
  private let isEditing: Bool

  init(_ cell: StyledNode) {
    self.cell = cell
    isEditing = cell[TableViewCell.isEditing] ?? false
  }

  /// What stands before the content; of a mark whether it is set.
  enum Control { case delete, insert, mark(Bool) }

  var control: Control? {
    guard isEditing else { return nil }
    if cell[TableViewCell.showsMark] == true {
      return .mark(cell[TableViewCell.isSelected] == true)
    }
    switch cell[TableViewCell.editingStyle] ?? .delete {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  var hasGrip: Bool { isEditing && cell[TableViewCell.showsReorderControl] == true }

  /// The glyph at the row's end.
  var accessoryType: TableViewCell.AccessoryType {
    cell[isEditing ? TableViewCell.editingAccessoryType : TableViewCell.accessoryType] ?? .none
  }

  /// Whether the content makes room for the control.
  var movesContent: Bool {
    control != nil && cell[TableViewCell.shouldIndentWhileEditing] ?? true
  }

  /// How far the content is moved in.
  var indentation: Double { movesContent ? Metrics.indentation : 0 }

  /// What the grip takes of the row's end.
  var trailingRoom: Double { hasGrip ? Metrics.gripSize.width + Metrics.gripGap : 0 }

  /// How far the whole row is moved aside.
  var shift: Double { buttonTitle.map { -buttonWidth($0) } ?? 0 }

  /// Of the button that deletes, where it shows.
  var buttonText: String? {
    guard cell[TableViewCell.showingDeleteConfirmation] == true else { return nil }
    return cell[TableViewCell.titleForDeleteConfirmationButton] ?? Metrics.defaultTitle
  }

  private var buttonTitle: TextLayout? {
    guard let text = buttonText else { return nil }
    let size = cell.system < 8 ? 18.0 : 17.0
    return cell.textLayout(
      text, attributes: TextAttributes(font: .system(size), foregroundColor: .color(.white)))
  }

  private func buttonWidth(_ title: TextLayout) -> Double {
    cell.ceilToPixel(title.size.width + 2 * Metrics.buttonPadding)
  }

  // MARK: - Drawing

  /// - Parameter height: of the row without its line.
  func paint(in size: Size, _ height: Double, _ canvas: inout Canvas) {
    let margin = TableViewLayout.margin(cell.context, width: size.width)
    canvas.translated(x: shift, y: 0) {
      if let control { paint(control, height, &$0) }
      if hasGrip { paintGrip(right: size.width - margin, height, &$0) }
    }
    guard let title = buttonTitle else { return }
    let width = buttonWidth(title)
    canvas.fill(
      Rect(x: size.width - width, y: 0, width: width, height: height), Metrics.delete)
    canvas.draw(
      title,
      topLeft: Point(
        x: size.width - width + Metrics.buttonPadding,
        y: cell.centeredTop(title, height: height)),
      shadow: nil, of: cell)
  }

  private func paint(_ control: Control, _ height: Double, _ canvas: inout Canvas) {
    let side = Metrics.controlSide
    let disc = Rect(
      x: Metrics.controlX, y: ((height - side) / 2).rounded(.down), width: side, height: side)
    switch control {
    case .mark(false):
      canvas.stroke(
        Path(ellipseIn: disc.insetBy(x: 0.5, y: 0.5)), Metrics.grey, style: StrokeStyle(width: 1))
    case .mark(true):
      canvas.fill(Path(ellipseIn: disc), cell.tintColor)
      var tick = Path()
      tick.move(to: Point(x: disc.minX + 6, y: disc.minY + 11.5))
      tick.line(to: Point(x: disc.minX + 9.5, y: disc.minY + 15))
      tick.line(to: Point(x: disc.minX + 16, y: disc.minY + 7))
      canvas.unmirrored(about: disc.midX) {
        $0.stroke(tick, .white, style: StrokeStyle(width: Metrics.armWidth))
      }
    case .delete, .insert:
      let isInsert = if case .insert = control { true } else { false }
      canvas.fill(Path(ellipseIn: disc), isInsert ? Metrics.insert : Metrics.delete)
      let long = Metrics.arm / 2
      let thin = Metrics.armWidth / 2
      func arm(_ x: Double, _ y: Double) {
        let bar = Rect(x: disc.midX - x, y: disc.midY - y, width: 2 * x, height: 2 * y)
        canvas.fill(cell.roundToPixel(bar), .white)
      }
      arm(long, thin)
      if isInsert { arm(thin, long) }
    }
  }

  private func paintGrip(right: Double, _ height: Double, _ canvas: inout Canvas) {
    let size = Metrics.gripSize
    let top = ((height - size.height) / 2).rounded()
    let step = (size.height - Metrics.gripLine) / 2
    for line in 0..<3 {
      let bar = Rect(
        x: right - size.width, y: top + Double(line) * step, width: size.width,
        height: Metrics.gripLine)
      canvas.fill(cell.roundToPixel(bar), Metrics.grey)
    }
  }
}
