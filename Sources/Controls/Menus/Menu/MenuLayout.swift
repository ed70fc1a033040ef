import ObjectModel
import Raster
import Symbols
import Text

/// The layout of a menu: its rows from top to bottom, in the menu's own coordinates, from left to
/// right.
struct MenuLayout {
  /// A line of the menu with its texts.
  struct Line {
    var row: MenuContent.Row
    var frame: Rect
    var title: TextLayout?
    var subtitle: TextLayout?
    /// Whether a hairline separates it from the line below it.
    var hasLine = true
    /// Where its texts begin, and the middles of its sign and its image, from the side where lines begin, in points.
    var textLeft = 0.0
    var signMiddle = 0.0
    var imageMiddle = 0.0
  }

  let content: MenuContent
  private(set) var lines: [Line] = []
  /// The bands between sections.
  private(set) var gaps: [Rect] = []
  private(set) var size: Size
  /// The factor of signs and of the room beside titles: as the text is to that of the usual size, at the
  /// accessibility sizes.
  let signScale: Double
  let figures: MenuFigures

  init(_ content: MenuContent, of node: StyledNode) {
    let category = node.traits.preferredContentSizeCategory
    let isLarge = node.traits.hasAccessibilitySize
    let content = isLarge ? content.withoutColumns : content
    self.content = content
    let figures = MenuFigures(node.look)
    self.figures = figures
    let room = node.context.device.size.width - 2 * figures.sideMargin
    size = Size(
      width: isLarge ? max(figures.width, min(figures.largeWidth, room)) : figures.width,
      height: 0)
    signScale =
      isLarge
      ? TextStyle.body.size(category: category, system: node.system)
        / SymbolConfiguration.defaultPointSize : 1
    var y = figures.edge
    let whole = figures.columns(hasSigns: content.hasSigns, hasImages: false)
    if let title = content.title { y = append(.title(title), at: y, whole, node) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 {
        gaps.append(Rect(x: 0, y: y, width: size.width, height: figures.sectionGap))
        y += figures.sectionGap
      }
      let columns =
        figures.imagesLead
        ? figures.columns(
          hasSigns: MenuContent.hasStates(section), hasImages: MenuContent.hasImages(section))
        : whole
      for row in section { y = append(row, at: y, columns, node) }
      if !lines.isEmpty { lines[lines.count - 1].hasLine = false }
    }
    size.height = y + figures.edge
  }

  /// A length from the edge, with room that grows with signs.
  private func scaled(_ length: Double) -> Double {
    figures.inset + (length - figures.inset) * signScale
  }

  private var imageRoom: Double { figures.imagesLead ? figures.inset : scaled(figures.imageRoom) }

  /// - Returns: the line's lower end.
  private mutating func append(
    _ row: MenuContent.Row, at y: Double, _ columns: MenuFigures.Columns, _ node: StyledNode
  ) -> Double {
    var line = Line(row: row, frame: .zero)
    line.hasLine = figures.hasLines
    line.textLeft = scaled(columns.text)
    line.signMiddle = scaled(columns.sign)
    line.imageMiddle =
      figures.imagesLead ? scaled(columns.image) : size.width - scaled(columns.image)
    var height: Double
    switch row {
    case .item(let item):
      let right = item.image == nil ? figures.inset : imageRoom
      let width = size.width - line.textLeft - right
      let title = Self.text(
        item.title, item.isOpenTitle ? .headline : .body, item.color(of: node), width, lines: 2,
        node)
      height = title.size.height
      line.title = title
      if let subtitle = item.subtitle {
        let color = node.look.color(item.isDisabled ? .tertiaryLabel : .secondaryLabel)
        let layout = Self.text(subtitle, .footnote, color, width, lines: 2, node)
        height += layout.size.height
        line.subtitle = layout
      }
      height = max(
        item.subtitle == nil ? figures.rowHeight : figures.subtitleRowHeight,
        height + 2 * figures.padding)
    case .columns(_, .medium): height = figures.columnHeight.medium
    case .columns: height = figures.columnHeight.small * signScale
    case .title(let text):
      let width = size.width - 2 * figures.titleInset
      let layout = Self.text(
        text, .footnote, node.look.color(.secondaryLabel), width, lines: 0, node)
      line.title = layout
      height = max(figures.titleHeight, layout.size.height + 2 * figures.titlePadding)
    }
    height = node.ceilToPixel(height)
    line.frame = Rect(x: 0, y: y, width: size.width, height: height)
    lines.append(line)
    return y + height
  }

  static func text(
    _ text: String, _ style: TextStyle, _ color: ColorValue, _ width: Double, lines: Int,
    alignment: TextAlignment? = nil, _ node: StyledNode
  ) -> TextLayout {
    let isFromRight = node.traits.layoutDirection == .rightToLeft
    return node.textLayout(
      text,
      attributes: TextAttributes(
        font: .textStyle(style.rawValue), foregroundColor: color),
      width: width, numberOfLines: lines, alignment: alignment ?? (isFromRight ? .right : .left))
  }

  /// The first submenu that is open, and the frame of the row that opened it.
  var openSubmenu: (menu: Element, row: Rect)? {
    for line in lines {
      if case .item(let item) = line.row, let menu = item.submenu { return (menu, line.frame) }
    }
    return nil
  }

  /// Where the texts of a line lie, in points.
  func textOrigin(of line: Line) -> Point {
    if case .title = line.row {
      return Point(x: figures.titleInset, y: line.frame.minY + figures.titlePadding)
    }
    let height = (line.title?.size.height ?? 0) + (line.subtitle?.size.height ?? 0)
    return Point(x: line.textLeft, y: line.frame.midY - height / 2)
  }

  /// The width of a line's texts, in points.
  func textWidth(of line: Line) -> Double {
    switch line.row {
    case .title: size.width - 2 * figures.titleInset
    case .item(let item):
      size.width - line.textLeft - (item.image == nil ? figures.inset : imageRoom)
    case .columns: 0
    }
  }

  /// The columns of a line, in points.
  static func columns(_ count: Int, in frame: Rect) -> [Rect] {
    let width = frame.width / Double(max(1, count))
    return (0..<count).map { index in
      Rect(
        x: frame.minX + width * Double(index), y: frame.minY, width: width, height: frame.height)
    }
  }
}

extension MenuContent.Item {
  /// The colour of title and image.
  func color(of node: StyledNode) -> ColorValue {
    if isDisabled, let alpha = MenuFigures(node.look).disabledAlpha {
      return .dynamic(
        light: .color(Color(white: 0, alpha: alpha)), dark: .color(Color(white: 1, alpha: alpha)))
    }
    return node.look.color(isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label)
  }
}

/// Where a menu opens: beside the object that it belongs to, within the screen.
struct MenuPlacement {
  /// Distance from the object, and from the areas that the system uses, in points (choice).
  private static let gap = 8.0
  private static let endMargin = 8.0

  let frame: Rect
  /// Whether the menu lies above its object.
  let isAbove: Bool

  /// - Parameters:
  ///   - source: the object's frame in the window, in points.
  ///   - size: the menu's, in points.
  ///   - margin: the least distance from the screen's sides, in points.
  init(_ size: Size, at source: Rect, on device: Device, margin: Double) {
    let screen = device.size
    let top = device.safeAreaTop + Self.endMargin
    let bottom = screen.height - device.bottomInset - Self.endMargin
    let below = bottom - source.maxY - Self.gap
    let above = source.minY - Self.gap - top
    isAbove = size.height > below && above > below
    let height = max(0, min(size.height, isAbove ? above : below))
    frame = Rect(
      x: Self.x(size.width, at: source, in: screen, margin: margin),
      y: isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap, width: size.width,
      height: height)
  }

  /// The menu's left edge: menus lie at the edge of their object that is nearer to the screen's,
  /// those of objects in the middle around it.
  static func x(_ width: Double, at source: Rect, in screen: Size, margin: Double) -> Double {
    let offset = source.midX - screen.width / 2
    let wanted =
      offset.magnitude < 1
      ? source.midX - width / 2 : offset < 0 ? source.minX : source.maxX - width
    let last = max(margin, screen.width - margin - width)
    return min(max(wanted, margin), last)
  }
}
