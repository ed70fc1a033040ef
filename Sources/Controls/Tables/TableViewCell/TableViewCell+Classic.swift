import ObjectModel
import Raster
import Text

extension TableViewCell {
  /// Bold titles, a blue selection, and the border of a group.
  static var classic: any ControlClass.Type { ClassicTableViewCell.self }
}

/// UITableViewCell up to iOS 6.
enum ClassicTableViewCell: DerivedControl {
  typealias Base = TableViewCell

  enum Metrics {
    static let plainSize = 20.0
    static let groupSize = 17.0
    static let subtitleSize = 18.0
    static let detailSize = 14.0
    static let value2Size = (label: 12.0, text: 15.0)
    static let subtitleColor = Color(grey: 127)
    static let groupBackground = Color(grey: 0xF7)
    /// Distance from the table's sides to the rows' content, inside the group's border (measured on
    /// phones; on pads 45 of 768, and clamp(.06·w, 31, 45) in WinObjC).
    static func margin(_ cell: StyledNode, width: Double) -> Double {
      guard cell.context.device.idiom == .pad, width > 400 else { return 10 }
      return (width * 0.06).rounded(.down).clamped(to: 31...45)
    }
    static let groupRadius = 8.0
    /// The grey selection (choice).
    static let grey = VerticalGradient([
      GradientStop(location: 0, color: Color(grey: 205)),
      GradientStop(location: 1, color: Color(grey: 160)),
    ])
    /// Background of marked rows (choice).
    static let marked = VerticalGradient([
      GradientStop(location: 0, color: Color(bytes: 222, 233, 246))
    ])
  }

  /// Whether the row is selected by a mark before it, which keeps the texts' colours.
  private static func isMarked(_ cell: StyledNode) -> Bool {
    cell[TableViewCell.isEditing] == true && cell[TableViewCell.showsMark] == true
  }
  /// Whether the row's content is white on blue.
  static func isInverted(_ cell: StyledNode) -> Bool {
    TableViewCell.isChosen(cell) && !isMarked(cell)
      && cell[TableViewCell.selectionStyle] != .gray
  }

  static func isGrouped(_ cell: StyledNode) -> Bool { cell[TableViewCell.isGrouped] == true }
  static func isFirst(_ cell: StyledNode) -> Bool { cell[TableViewCell.isFirstInSection] == true }
  static func isLast(_ cell: StyledNode) -> Bool { cell[TableViewCell.isLastInSection] == true }

  /// The font of a label in a style.
  static func font(of role: Element.Role, in cell: StyledNode) -> FontValue {
    let isTitle = role == TableViewCell.textLabel
    return switch cell[TableViewCell.style] ?? .default {
    case .default where isTitle:
      .system(isGrouped(cell) ? Metrics.groupSize : Metrics.plainSize, .bold)
    case .subtitle where isTitle: .system(Metrics.subtitleSize, .bold)
    case .default, .subtitle: .system(Metrics.detailSize)
    case .value1: .system(Metrics.groupSize, isTitle ? .bold : .regular)
    case .value2: .system(isTitle ? Metrics.value2Size.label : Metrics.value2Size.text, .bold)
    }
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableViewCell.compose(&element, context)
    switch element[TableViewCell.isGrouped] {
    case true: element.setDefault(View.backgroundColor, .color(Metrics.groupBackground))
    // A plain table's own background shows.
    case false: element.defaults[View.backgroundColor.slot] = nil
    case nil: break
    }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableViewCell.values(for: part, of: node)
    let style = node[TableViewCell.style] ?? .default
    switch part.role {
    case TableViewCell.textLabel:
      values.setDefault(Label.font, font(of: part.role, in: node))
      if style == .value2 { values.setDefault(Label.textColor, .color(ClassicLook.detailText)) }
    case TableViewCell.detailTextLabel:
      values.setDefault(Label.font, font(of: part.role, in: node))
      switch style {
      case .value1: values.setDefault(Label.textColor, .color(ClassicLook.detailText))
      case .value2: break
      case .default, .subtitle: values.setDefault(Label.textColor, .color(Metrics.subtitleColor))
      }
    case TableViewCellEditing.reorderControl:
      // The delete button covers the reorder control.
      if node[TableViewCell.showingDeleteConfirmation] == true {
        values.setDefault(View.isHidden, true)
      }
      return values
    case TableViewCellAccessory.chevronIcon, TableViewCellAccessory.checkmarkIcon:
      if isInverted(node) { values.setDefault(IconStyle.tintColor, .color(.white)) }
      return values
    default: return values
    }
    // Labels are white on blue, unless a rule or the label sets another colour.
    if !isMarked(node) { values.setDefault(Label.highlightedTextColor, .color(.white)) }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: node[TableViewCell.height] ?? 44)
  }

  static func contentView(_ node: StyledNode, width: Double) -> ContentView? {
    ContentView(insets: ClassicCellLayout(node, size: Size(width: width, height: 44)).contentInsets)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ClassicCellLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }

  /// The outline of a row within its group, without the border, with round corners at the group's
  /// ends.
  static func groupOutline(_ cell: StyledNode, _ size: Size, inset: Double) -> Path {
    let x = Metrics.margin(cell, width: size.width) - 1 + inset
    let top = isFirst(cell) ? inset : 0
    // A highlight one point high lies below the last row's border.
    let bottom = isLast(cell) ? size.height - 1 - inset : size.height
    var corners: RectCorners = []
    if isFirst(cell) { corners.formUnion(.top) }
    if isLast(cell) { corners.formUnion(.bottom) }
    return Path(
      roundedRect: Rect(x: x, y: top, width: size.width - 2 * x, height: bottom - top),
      radius: Metrics.groupRadius - inset, corners: corners)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    isGrouped(node.styled) ? groupOutline(node.styled, node.size, inset: 0) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let cell = node.styled
    guard TableViewCell.isChosen(cell), node.child(TableViewCell.selectedBackground) == nil else {
      return
    }
    let fill =
      if isMarked(cell) {
        Metrics.marked
      } else {
        cell[TableViewCell.selectionStyle] == .gray ? Metrics.grey : ClassicLook.selection
      }
    let bottom = node.size.height - (isLast(cell) && isGrouped(cell) ? 2 : 1)
    let area = Rect(x: 0, y: 0, width: node.size.width, height: bottom)
    let ramp = fill.paint(
      in: Rect(x: 0, y: 0, width: area.width, height: node.size.height))
    canvas.fill(isGrouped(cell) ? groupOutline(cell, node.size, inset: 1) : Path(rect: area), ramp)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let color = node.styled.color(TableViewCell.separatorColor) else { return }
    if isGrouped(node.styled) {
      paintGroupEdges(node, color, &canvas)
    } else {
      canvas.fill(Rect(x: 0, y: node.size.height - 1, width: node.size.width, height: 1), color)
    }
  }

  /// Draws the group's border, lines with a highlight below between rows, and the highlight below
  /// the last row.
  private static func paintGroupEdges(
    _ node: PlacedNode, _ color: Color, _ canvas: inout Canvas
  ) {
    let cell = node.styled
    let size = node.size
    let isChosen = TableViewCell.isChosen(cell)
    let margin = Metrics.margin(cell, width: size.width)
    var ring = groupOutline(cell, size, inset: 0)
    // Between rows, only the sides of the border are drawn.
    let inner = Rect(
      x: margin, y: isFirst(cell) ? 1 : -1, width: size.width - 2 * margin,
      height: (isLast(cell) ? size.height - 2 : size.height + 1) - (isFirst(cell) ? 1 : -1))
    var corners: RectCorners = []
    if isFirst(cell) { corners.formUnion(.top) }
    if isLast(cell) { corners.formUnion(.bottom) }
    ring.append(Path(roundedRect: inner, radius: Metrics.groupRadius - 1, corners: corners))
    canvas.clipped(to: groupOutline(cell, size, inset: 0)) {
      if isFirst(cell), !isChosen {
        $0.fill(
          Rect(x: inner.minX, y: 1, width: inner.width, height: 1), Color.shade(24.0 / 247))
      } else if !isFirst(cell), !isChosen {
        $0.fill(Rect(x: inner.minX, y: 0, width: inner.width, height: 1), .light(0.75))
      }
      $0.fill(ring, color, rule: .evenOdd)
      if !isLast(cell) {
        $0.fill(Rect(x: inner.minX, y: size.height - 1, width: inner.width, height: 1), color)
      }
    }
    guard isLast(cell) else { return }
    let lower = Rect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    canvas.clipped(to: Path(rect: lower)) {
      let shape = groupOutline(cell, size, inset: 0)
      var lip = shape
      lip.append(shape.transformed(by: .translation(x: 0, y: 1)))
      $0.fill(lip, .light(0.85), rule: .evenOdd)
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
