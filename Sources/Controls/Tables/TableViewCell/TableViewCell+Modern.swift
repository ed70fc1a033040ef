import ObjectModel
import Raster
import Text

extension TableViewCell {
  /// Colours by the interface style, in cards too.
  static var modern: any ControlClass.Type { ModernTableViewCell.self }
}

extension TableViewCellFigures {
  /// States what iOS 13 changed.
  mutating func becomeModern(_ row: StyledNode) {
    // 64.67 for two lines of body 42.33 high.
    let padding = 22.3
    textPadding = padding
    automaticPadding = padding + row.pixel
    // 3 at 2x, where texts of 20.5 and 14.5 make 57.5; 2.67 at 3x, where 20.33 and 14.33 make 56.67.
    lineGap = row.roundToPixel(2.8)
    subtitlePadding = 19.3 + lineGap + row.pixel
    imageToText = 16
    // Choices.
    symbolColumn = 28
    stacksLargeTexts = true
    // Glyphs end 11.5 before a chevron on 14, 11 on 16 and 10 in the lists of SwiftUI on 18.
    textToAccessory = row.system < 15 ? 11.1 : row.system < 18 ? 10.6 : 9.6
    centersInRow = true
    chevron = Size(width: 8, height: 12)
    // Middles measured on iOS 14 to 18, rows with texts of one and two lines.
    chevronRounding = nil
    checkmark = Size(width: 14, height: 13.3)
    checkmarkInset = 1.7
  }
}

/// UITableViewCell from iOS 13 on.
enum ModernTableViewCell: DerivedControl {
  typealias Base = TableViewCell

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableViewCell.compose(&element, context)
    let isGrouped = element.default(TableViewCell.isGrouped) == true
    element.setDefault(
      View.backgroundColor,
      context.look
        .color(isGrouped ? .secondarySystemGroupedBackground : .systemBackground))
    guard ListContentConfiguration.exists(in: context.system) else { return }
    if element.object(TableViewCell.backgroundConfiguration) != nil {
      let views = [TableViewCell.background, TableViewCell.selectedBackground]
      element.children.removeAll { views.contains($0.role) }
    }
    guard let content = element.object(TableViewCell.contentConfiguration) else { return }
    let texts = [
      TableViewCell.imageView, TableViewCell.textLabel, TableViewCell.detailTextLabel,
    ]
    element.children.removeAll { texts.contains($0.role) }
    let style: ListContentStyle =
      switch element[TableViewCell.style] ?? .default {
      case .default: .cell
      case .subtitle: .subtitleCell
      case .value1, .value2: .valueCell
      }
    let views = [TableViewCell.background, TableViewCell.selectedBackground]
    element.children.insert(
      ListContentView.element(
        content, style: element.default(TableViewCell.contentStyle) ?? style,
        role: TableViewCell.content),
      at: element.children.count { views.contains($0.role) })
  }

  /// The configuration of a row's background; nil for one that has none, and before iOS 14.
  private static func background(of cell: StyledNode) -> Element? {
    guard BackgroundConfiguration.exists(in: cell.system) else { return nil }
    return cell.configuration(TableViewCell.backgroundConfiguration)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableViewCell.values(for: part, of: node)
    let style = node[TableViewCell.style] ?? .default
    switch part.role {
    case TableViewCell.content:
      ListContentState(
        isSelected: node[TableViewCell.isSelected] ?? false,
        isHighlighted: node[TableViewCell.isHighlighted] ?? false,
        isDisabled: node[View.isUserInteractionEnabled] == false, isFocused: node.hasFocus
      ).pass(to: &values)
    case TableViewCell.textLabel:
      values.setDefault(
        Label.font, .textStyle((style == .value2 ? TextStyle.caption1 : .body).rawValue))
      if style != .value2 { values.setDefault(Label.textColor, node.look.color(.label)) }
    case TableViewCell.detailTextLabel:
      values.setDefault(
        Label.font,
        .textStyle(
          (style == .value1
            ? TextStyle.body
            : style == .subtitle ? TableViewCellFigures(node).subtitleStyle : .caption1).rawValue))
      values.setDefault(
        Label.textColor,
        node.look.color(
          style == .value1 || style == .subtitle && node.look.era >= .glass
            ? .secondaryLabel : .label))
    default: break
    }
    let texts = [TableViewCell.textLabel, TableViewCell.detailTextLabel]
    if node.traits.hasAccessibilitySize, texts.contains(part.role) {
      // As many lines as it takes (choice).
      values.setDefault(Label.numberOfLines, 0)
      values.setDefault(Label.textAlignment, .natural)
    }
    return values
  }

  // MARK: Drawing

  /// The corners of a card that the row forms.
  private static func corners(_ cell: StyledNode) -> RectCorners {
    guard cell[TableMargins.isInset] == true else { return [] }
    var corners: RectCorners = []
    if cell[TableViewCell.isFirstInSection] == true { corners.insert(.top) }
    if cell[TableViewCell.isLastInSection] == true { corners.insert(.bottom) }
    return corners
  }

  private static func outline(_ node: PlacedNode, _ rect: Rect) -> Path {
    let corners = corners(node.styled)
    guard !corners.isEmpty else { return Path(rect: rect) }
    return Path(
      continuousRoundedRect: rect, radius: TableMarginFigures(node.styled.context).cardRadius,
      corners: corners, of: node.styled.look)
  }

  /// Whether the fill of a row's background is the same in all states.
  private static func hasOwnFill(_ cell: StyledNode) -> Bool {
    background(of: cell)?.has(BackgroundConfiguration.backgroundColor.slot.name) ?? false
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    // A configuration takes the color's place.
    if background(of: node.styled) != nil { return Path() }
    return corners(node.styled).isEmpty ? nil : outline(node, node.bounds)
  }

  /// Within the row, but for a sidebar's, which is filled.
  static func focusShape(_ node: PlacedNode) -> FocusShape? {
    let cell = node.styled
    let style =
      background(of: cell)?[BackgroundConfiguration.style] ?? cell[TableViewCell.backgroundStyle]
    if background(of: cell) != nil, style?.isSidebarCell == true { return .hidden }
    return .inside(outline(node, node.bounds))
  }

  /// A chosen row is grey (systemGray4: choice), over the line of the row above.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let cell = node.styled
    if let background = background(of: cell) {
      let isGrouped = cell[TableViewCell.isGrouped] == true
      let style =
        background[BackgroundConfiguration.style] ?? cell[TableViewCell.backgroundStyle]
        ?? (isGrouped ? .listGroupedCell : .listPlainCell)
      let isChosen = TableViewCell.isChosen(cell)
      // A list's fill of a selected row covers the line above.
      let top =
        isChosen && !hasOwnFill(cell) && !style.isSidebarCell
        ? TableViewCellLayout.selectionTop(cell) : 0
      return style.shape(
        isChosen: isChosen, isFocused: cell.hasFocus,
        corners: (corners(cell), radius: TableMarginFigures(cell.context).cardRadius),
        of: cell.look
      ).paint(
        background,
        in: Rect(x: 0, y: top, width: node.size.width, height: node.size.height - top),
        of: cell, &canvas)
    }
    guard TableViewCell.isChosen(cell), node.child(TableViewCell.selectedBackground) == nil else {
      return
    }
    let top = TableViewCellLayout.selectionTop(cell)
    let area = Rect(x: 0, y: top, width: node.size.width, height: node.size.height - top)
    canvas.fill(outline(node, area), cell.color(named: .systemGray4))
  }

  /// Views that reach the sides end with the card: views behind the content, and a row drawn aside.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    let reachesSides = node.children.contains {
      [
        TableViewCell.background, TableViewCell.selectedBackground,
        TableViewCellEditing.deleteButton, SwipeButtons.role,
      ].contains($0.styled.role)
    }
    guard reachesSides, node.styled[TableMargins.isInset] == true else { return paint(&canvas) }
    canvas.clipped(to: outline(node, node.bounds), paint)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    // The background of a selected row covers its lines.
    let cell = node.styled
    if TableViewCell.isChosen(cell), !hasOwnFill(cell) { return }
    TableViewCellLayout(cell, size: node.size).paintSeparators(&canvas)
  }
}

extension ChevronIcon {
  /// Round at its ends.
  static var modern: any ControlClass.Type { ModernChevronIcon.self }
}

/// The image view of the disclosure indicator from iOS 13 on.
enum ModernChevronIcon: IconView {
  static let imageRole = ImageRole.imageView

  /// The chevron's middle line in its box, in points (measured: ink of 7 by 12 that ends .7 before
  /// the box).
  private static let line = [Point(x: 1.35, y: 1), Point(x: 6.3, y: 6), Point(x: 1.35, y: 11)]
  private static let box = Size(width: 8, height: 12)
  private static let stroke = 2.0

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { TableViewCellFigures(node).chevron }

  static func defaultColor(_ node: StyledNode) -> Color? { node.color(named: .tertiaryLabel) }

  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    // Larger boxes have the same chevron at their end.
    let (x, y) = (node.size.width - box.width, (node.size.height - box.height) / 2)
    canvas.stroke(
      Path(polyline: line.map { Point(x: $0.x + x, y: $0.y + y) }), ink,
      style: StrokeStyle(width: stroke, cap: .round, join: .round))
  }
}

extension CheckmarkIcon {
  /// Round at its ends.
  static var modern: any ControlClass.Type { ModernCheckmarkIcon.self }
}

/// The image view of a row's checkmark from iOS 13 on.
enum ModernCheckmarkIcon: IconView {
  static let imageRole = ImageRole.imageView
  /// False: a checkmark is not mirrored.
  static var followsReadingDirection: Bool { false }

  /// The tick's middle line in its box, in points (measured: ink of 13.7 by 13.3).
  private static let tick = [
    Point(x: 1.2, y: 7.9), Point(x: 4.9, y: 12.4), Point(x: 12.8, y: 0.9),
  ]
  private static let stroke = 1.9
  private static let box = Size(width: 14, height: 13.3)

  static func iconSize(_ node: StyledNode) -> Size { TableViewCellFigures(node).checkmark }

  static func paintIcon(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    // Larger boxes have a larger checkmark.
    let scale = node.size.width / box.width
    canvas.scaled(x: scale, y: scale) {
      $0.stroke(
        Path(polyline: tick), ink,
        style: StrokeStyle(width: stroke / scale.squareRoot(), cap: .round, join: .round))
    }
  }
}
