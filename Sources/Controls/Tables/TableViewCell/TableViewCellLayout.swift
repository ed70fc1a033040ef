import ObjectModel
import Raster
import Text

/// The layout of a table view cell.
struct TableViewCellLayout {
  /// In points, measured where nothing else is said.
  private enum Metrics {
    /// Margin of a content view before an accessory (as real iOS prints it).
    static let contentMargin = 8.0
    /// Minimum distance from main to detail text (choice).
    static let textToDetail = 6.0
    /// Distance from a detail button to the chevron beside it (storyboards: 67 in all).
    static let buttonToChevron = 12.0
    /// Width of the first column of the style `value2`, and the gap to the second (storyboards).
    static let value2Width = 91.0
    static let value2Gap = 6.0
    static let indentationWidth = 10.0
  }

  let cell: StyledNode
  let size: Size
  /// Height of the row without the line below, in points.
  let contentHeight: Double
  /// Margins before and after the row's content, in points.
  let margin: Double
  private let endMargin: Double
  private let editing: TableViewCellEditing
  /// Of the content, in points.
  private let indentation: Double
  private let figures: TableViewCellFigures
  /// Height of the line below, in points.
  private let lineHeight: Double

  init(_ cell: StyledNode, size: Size) {
    self.init(cell, size: size, TableViewCellFigures(cell))
  }

  private init(_ cell: StyledNode, size: Size, _ figures: TableViewCellFigures) {
    self.cell = cell
    self.size = size
    let hasLine = cell[TableViewCell.separatorColor] != nil
    self.figures = figures
    lineHeight = figures.lineHeight ?? cell.pixel
    contentHeight = max(0, size.height - (hasLine ? lineHeight : 0))
    let margins = TableMargins.margins(cell, width: size.width)
    margin = margins.start
    endMargin = margins.end
    editing = TableViewCellEditing(cell, height: size.height)
    let width = cell[TableViewCell.indentationWidth] ?? Metrics.indentationWidth
    indentation =
      Double(cell[TableViewCell.indentationLevel] ?? 0) * width + editing.indentation
      + editing.shift
  }

  /// The layout of a row of the usual height.
  private init(_ cell: StyledNode, width: Double) {
    let figures = TableViewCellFigures(cell)
    self.init(cell, size: Size(width: width, height: figures.rowHeight), figures)
  }

  /// Top of the selection, which covers the line of the row above.
  static func selectionTop(_ cell: StyledNode) -> Double {
    let hasLine = cell[TableViewCell.separatorColor] != nil
    guard hasLine, cell[TableViewCell.isFirstInSection] == false else { return 0 }
    return -(TableViewCellFigures(cell).lineHeight ?? cell.pixel)
  }

  // MARK: - Columns

  private var accessory: TableViewCell.AccessoryType { editing.accessoryType }

  private var trailing: Double { size.width - endMargin - editing.trailingWidth + editing.shift }

  /// The end of an accessory.
  private var accessoryRight: Double { trailing - figures.accessoryInset }

  private var accessoryViewSize: Size? {
    cell.child(TableViewCell.accessoryView)?.framedSize(fitting: size)
  }

  /// Right edge of the texts.
  private var textRight: Double {
    let width: Double
    if let view = accessoryViewSize {
      width = view.width
    } else {
      switch accessory {
      case .none: return trailing
      case .disclosureIndicator: width = figures.chevron.width
      case .checkmark: width = figures.checkmark.width + figures.checkmarkInset
      case .detailButton: width = GlyphCircle.diameter
      case .detailDisclosureButton:
        width = figures.chevron.width + Metrics.buttonToChevron + GlyphCircle.diameter
      }
    }
    return accessoryRight - width - figures.textToAccessory
  }

  private var imageFrame: Rect? {
    guard let view = cell.child(TableViewCell.imageView) else { return nil }
    var own = view.intrinsicSize(fitting: size)
    guard own.width > 0, own.height > 0 else { return nil }
    if own.height > contentHeight {
      own = Size(width: own.width * contentHeight / own.height, height: contentHeight)
    }
    // Rounded down to whole points: 24 high in 43.5 lies at 9 (measured).
    let y = ((contentHeight - own.height) / 2).rounded(.down)
    let aside = cell.roundToPixel(symbolRoom(own.width) / 2)
    let lead = symbolColumn == nil ? 0 : figures.symbolLead
    return Rect(origin: Point(x: margin + indentation + lead + aside, y: y), size: own)
  }

  /// Width of the column of symbols, which grows with the text at the accessibility sizes; nil for
  /// none.
  private var symbolColumn: Double? {
    guard let column = figures.symbolColumn,
      case .symbol? = cell[TableViewCell.image]?.source
    else { return nil }
    let traits = cell.traits
    guard traits.hasAccessibilitySize else { return column }
    let body = TextStyle.body
    return column
      * body.size(category: traits.preferredContentSizeCategory, system: cell.system)
      / body.size(category: "large", system: cell.system)
  }

  /// How much narrower a symbol is than the column in which those of several rows are centred, so
  /// that their texts begin at one place; 0 for other images.
  private func symbolRoom(_ width: Double) -> Double {
    symbolColumn.map { figures.reservesSymbolColumn ? $0 - width : max(0, $0 - width) } ?? 0
  }

  /// Where texts beside an image begin; nil without one.
  private var textBesideImage: Double? {
    guard let image = imageFrame else { return nil }
    guard let column = symbolColumn, figures.reservesSymbolColumn || column > image.width else {
      return image.maxX + figures.imageToText
    }
    return margin + indentation + column + figures.imageToText + 2 * figures.symbolLead
  }

  /// Left end of the line by the row's separator inset; nil without one.
  private var lineLeft: Double? {
    cell[TableViewCell.separatorInset].map {
      TableMargins.lineLeft($0, of: cell, width: size.width)
    }
  }

  /// Left edge of the texts.
  private var textLeft: Double {
    if let left = textBesideImage { return left }
    // A separator inset indents the content as well (UITableViewCell reference).
    return max(margin, lineLeft ?? 0) + indentation
  }

  // MARK: - Content view

  /// The content view of a row: beside its editing controls and its accessory, above its line.
  static func contentView(of cell: StyledNode, width: Double) -> ContentView {
    let layout = TableViewCellLayout(cell, width: width)
    let safe = TableMargins.safeArea(cell, width: width)
    let inner = layout.margin - safe.start
    let innerEnd = layout.endMargin - safe.end
    let isAlone = layout.textRight == layout.trailing
    let end =
      isAlone ? layout.trailing + innerEnd : layout.textRight + Metrics.contentMargin
    let height = layout.figures.verticalMargin
    return ContentView(
      insets: EdgeInsets(
        top: 0, left: safe.start + layout.editing.indentation + layout.editing.shift,
        bottom: layout.size.height - layout.contentHeight, right: width - end),
      margins: EdgeInsets(
        top: height, left: inner, bottom: height,
        right: isAlone ? innerEnd : Metrics.contentMargin),
      frames: EdgeInsets(top: 0, left: safe.start, bottom: 0, right: safe.end))
  }

  // MARK: - Content configuration

  /// The content view, with its frame and the layout of its parts; nil for a row that has its own
  /// texts.
  private var configured: (view: StyledNode, frame: Rect, layout: ListContentLayout)? {
    guard let view = cell.child(TableViewCell.content) else { return nil }
    let right = textRight
    // Beside an accessory the content ends with its own margin.
    let isAlone = right == trailing
    let end = isAlone ? right + endMargin : right + Metrics.contentMargin
    let around = EdgeInsets(
      top: 0, left: margin, bottom: 0, right: isAlone ? endMargin : Metrics.contentMargin)
    return (
      view,
      Rect(x: indentation, y: 0, width: max(0, end - indentation), height: size.height),
      ListContentLayout(view, around: around)
    )
  }

  // MARK: - Texts

  private var style: TableViewCell.Style {
    let style = cell[TableViewCell.style] ?? .default
    let isStacked = figures.stacksLargeTexts && cell.traits.hasAccessibilitySize
    return isStacked && [.value1, .value2].contains(style) ? .subtitle : style
  }

  /// The cell's own height, or the height that fits its texts and what constraints place.
  static func fittingSize(_ cell: StyledNode, width: Double) -> Size {
    if let height = cell[TableViewCell.height] { return Size(width: width, height: height) }
    let constrained =
      TableViewCellFigures.sizesByConstraints(cell.look)
      ? ConstraintLayout.fittingHeight(of: cell, width: width) : nil
    guard let constrained else {
      return Size(width: width, height: contentHeight(ofRow: cell, width: width))
    }
    let own = hasOwnContent(cell) ? contentHeight(ofRow: cell, width: width) : 0
    return Size(width: width, height: max(own, constrained))
  }

  private static func hasOwnContent(_ cell: StyledNode) -> Bool {
    [
      TableViewCell.textLabel, TableViewCell.detailTextLabel, TableViewCell.imageView,
      TableViewCell.content,
    ].contains { cell.child($0) != nil }
  }

  /// The height that fits a row's own texts and image, in points.
  private static func contentHeight(ofRow cell: StyledNode, width: Double) -> Double {
    let layout = TableViewCellLayout(cell, width: width)
    let rowHeight = layout.size.height
    if let (_, frame, content) = layout.configured {
      let height = cell.ceilToPixel(content.height(width: frame.width) + layout.lineHeight)
      return max(rowHeight, height)
    }
    let height = layout.automaticHeight
    guard height > rowHeight, layout.imageFrame != nil else {
      return max(rowHeight, height)
    }
    // A higher row has room for a larger image, which leaves less to the texts.
    let higher = TableViewCellLayout(cell, size: Size(width: width, height: height))
    return max(height, higher.automaticHeight)
  }

  /// The height that fits the texts, in points.
  private var automaticHeight: Double {
    let hasSubtitle = style == .subtitle && cell.child(TableViewCell.detailTextLabel) != nil
    return cell.ceilToPixel(
      textHeight + (hasSubtitle ? figures.subtitlePadding : figures.automaticPadding))
  }

  /// The height of a configured content; nil without one.
  static func contentHeight(of cell: StyledNode, width: Double) -> Double? {
    TableViewCellLayout(cell, width: width).configured.map {
      cell.ceilToPixel($0.layout.height(width: $0.frame.width))
    }
  }

  private var textHeight: Double {
    let width = max(0, textRight - textLeft)
    let room = Size(width: width, height: .infinity)
    func height(_ role: Element.Role) -> Double {
      cell.child(role).map { Label.intrinsicHeight($0, fitting: room) } ?? 0
    }
    let title = height(TableViewCell.textLabel)
    let detail = height(TableViewCell.detailTextLabel)
    return style == .subtitle ? title + detail : max(title, detail)
  }

  func layOut(_ pass: inout LayoutPass) {
    let bounds = Rect(origin: .zero, size: size)
    for child in cell.children {
      switch child.role {
      case TableViewCell.background: pass.place(child, in: bounds)
      case TableViewCell.selectedBackground:
        let top = Self.selectionTop(cell)
        pass.place(
          child, in: Rect(x: 0, y: top, width: size.width, height: size.height - top))
      case TableViewCell.imageView:
        pass.place(child, in: imageFrame ?? .zero)
      case TableViewCell.accessoryView:
        let own = accessoryViewSize ?? .zero
        // A switch 31 high in 43.5 lies at 6; from iOS 13 on it lies at 6.67 in 44 at 3x (measured).
        let y =
          figures.centersInRow
          ? cell.ceilToPixel((size.height - own.height) / 2)
          : ((contentHeight - own.height) / 2).rounded(.down)
        pass.place(child, in: Rect(origin: Point(x: accessoryRight - own.width, y: y), size: own))
      case TableViewCellAccessory.disclosure:
        TableViewCellAccessory.place(
          child, in: ChevronIcon.frame(right: accessoryRight, height: contentHeight, of: cell),
          &pass)
      case TableViewCellAccessory.checkmark:
        TableViewCellAccessory.place(
          child, in: CheckmarkIcon.frame(right: accessoryRight, height: contentHeight, of: cell),
          &pass)
      case TableViewCellAccessory.detailButton:
        let side = GlyphCircle.diameter
        let chevron =
          accessory == .detailButton
          ? 0 : figures.chevron.width + Metrics.buttonToChevron
        let y = ((contentHeight - side) / 2).rounded(.down)
        pass.place(
          child, in: Rect(x: accessoryRight - chevron - side, y: y, width: side, height: side))
      default: break
      }
    }
    editing.layOut(in: size, contentHeight, &pass)
    if let (view, frame, layout) = configured {
      pass.place(view, in: frame)
      return layout.layOut(in: frame.size, &pass)
    }
    layOutTexts(&pass)
  }

  private func layOutTexts(_ pass: inout LayoutPass) {
    let room = Size(width: max(0, textRight - textLeft), height: contentHeight)
    let title = cell.child(TableViewCell.textLabel)
    let detail = cell.child(TableViewCell.detailTextLabel)
    // A label that fills the row needs none.
    if style == .default, !figures.centersInRow {
      if let title {
        pass.place(title, in: Rect(x: textLeft, y: 0, width: room.width, height: contentHeight))
      }
      return
    }
    let titleSize = title?.intrinsicSize(fitting: room) ?? .zero
    let detailSize = detail?.intrinsicSize(fitting: room) ?? .zero
    func place(_ label: StyledNode?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      if let label { pass.place(label, in: Rect(x: x, y: y, width: width, height: height)) }
    }
    switch style {
    case .default:
      placeInRow(title, textLeft, room.width, titleSize, &pass)
    case .subtitle where figures.centersInRow:
      // Measured on iOS 14: baselines at 25 and 44 of 57.5, and of 73.5 with one line more.
      let gap = detail == nil ? 0 : figures.lineGap
      let texts = titleSize.height + gap + detailSize.height
      let y =
        figures.centersSubtitleInRow
        ? cell.ceilToPixel((size.height - texts) / 2)
        : ((contentHeight - texts) / 2).rounded(.down)
      place(title, textLeft, y, min(titleSize.width, room.width), titleSize.height)
      place(
        detail, textLeft, y + titleSize.height + gap, min(detailSize.width, room.width),
        detailSize.height)
    case .subtitle:
      let y = centered(titleSize.height + detailSize.height)
      place(title, textLeft, y, min(titleSize.width, room.width), titleSize.height)
      let below = y + titleSize.height
      place(
        detail, textLeft, figures.roundsSubtitle ? below.rounded(.up) : below,
        min(detailSize.width, room.width), detailSize.height)
    case .value1:
      let titleWidth = min(titleSize.width, room.width)
      let left = textLeft + titleWidth + (title == nil ? 0 : Metrics.textToDetail)
      let width = min(detailSize.width, max(0, textRight - left))
      if figures.centersInRow {
        placeInRow(title, textLeft, titleWidth, titleSize, &pass)
        placeInRow(detail, textRight - width, width, detailSize, &pass)
      } else {
        place(title, textLeft, centered(titleSize.height), titleWidth, titleSize.height)
        place(
          detail, textRight - width, centered(detailSize.height), width, detailSize.height)
      }
    case .value2:
      let left = textLeft + Metrics.value2Width + Metrics.value2Gap
      place(title, textLeft, centered(titleSize.height), Metrics.value2Width, titleSize.height)
      place(
        detail, left, centered(detailSize.height),
        min(detailSize.width, max(0, textRight - left)), detailSize.height)
    }
  }

  /// Places a label that is centred in the whole row, rounded down the screen to a
  /// pixel (measured: in 44, 17 points have their baseline at 28.0 at 2x and 28.33 at 3x, 16 points at
  /// 27.67). In a row as high as it needs, text of several lines begins where that of a row with one
  /// line does (measured on iOS 16).
  private func placeInRow(
    _ label: StyledNode?, _ x: Double, _ width: Double, _ own: Size, _ pass: inout LayoutPass
  ) {
    guard let label else { return }
    let font = label.font(Label.textAttributes(label).font ?? .system(17))
    let line = cell.ceilToPixel(font.lineHeight)
    var top = (size.height - own.height) / 2
    if let padding = figures.textPadding, own.height > line * 1.5,
      own.height + padding > contentHeight - 1
    {
      top = max((figures.rowHeight - line) / 2, padding / 2)
    }
    top = cell.ceilToPixel(top)
    pass.place(label, in: Rect(x: x, y: top, width: width, height: own.height))
  }

  /// Top of texts that are centred by their own height, rounded down to whole points.
  ///
  /// Measured: 36 in 43.5 → 4; 20.5 in 43.5 → 12 (the baseline of 28.0 that value cells have).
  private func centered(_ height: Double) -> Double {
    ((contentHeight - height) / 2).rounded(.up)
  }

  // MARK: - Drawing

  /// The colour of the lines. On a card that shows its own colour it is mixed with that, so that it is
  /// rounded once: 62, 62, 65 in the dark style (measured).
  private var lineColor: Color? {
    guard let color = cell.color(TableViewCell.separatorColor) else { return nil }
    guard cell.look.era >= .modern, cell[TableMargins.isInset] == true, color.alpha < 1,
      let card = cell.color(View.backgroundColor), card.alpha == 1,
      cell.configuration(TableViewCell.backgroundConfiguration)?.values.isEmpty ?? true,
      cell.child(TableViewCell.background) == nil, !TableViewCell.isChosen(cell)
    else { return color }
    func mixed(_ over: Double, _ under: Double) -> Double {
      over * color.alpha + under * (1 - color.alpha)
    }
    return Color(
      red: mixed(color.red, card.red), green: mixed(color.green, card.green),
      blue: mixed(color.blue, card.blue))
  }

  /// Draws the line below, and the edges of a group.
  func paintSeparators(_ canvas: inout Canvas) {
    guard let color = lineColor else { return }
    let isLast = cell[TableViewCell.isLastInSection] == true
    let bottom = size.height - lineHeight
    // Actions of a swipe cover the lines.
    let covered = cell.child(SwipeButtons.role) == nil ? 0 : editing.shift
    func line(_ y: Double, from left: Double, to right: Double) {
      let left = max(left, covered)
      let right = min(right, size.width + covered)
      canvas.fill(Rect(x: left, y: y, width: right - left, height: lineHeight), color)
    }
    if cell[TableMargins.isInset] == true {
      if isLast { return }
    } else if cell[TableViewCell.isGrouped] == true {
      if cell[TableViewCell.isFirstInSection] == true { line(0, from: 0, to: size.width) }
      if isLast { return line(bottom, from: 0, to: size.width) }
    } else if isLast, cell[TableViewCell.isBeforeTitle] == true {
      return
    }
    let inset = cell[TableViewCell.separatorInset]
    let moved = editing.indentation
    let automatic =
      configured.map { $0.frame.minX + $0.layout.textLeading - editing.shift }
      ?? textBesideImage.map { $0 - editing.shift } ?? margin + moved
    line(
      bottom, from: lineLeft.map { $0 + moved } ?? automatic,
      to: size.width
        - (inset?.right ?? TableMargins.lineRightInset(cell, width: size.width)))
  }
}
