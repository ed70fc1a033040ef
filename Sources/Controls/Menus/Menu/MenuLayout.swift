import ObjectModel
import Raster
import Symbols
import Text

/// The layout of a menu: its rows from top to bottom, in the menu's own coordinates, from left to
/// right.
struct MenuLayout {
  /// In points (choice, after pictures of iOS 13 to 18).
  enum Metrics {
    static let width = 250.0
    /// The most at the accessibility sizes, where menus leave the screen margins of 16.
    static let largeWidth = 375.0
    static let sideMargin = 16.0
    static let radius = 13.0
    static let rowHeight = 44.0
    static let padding = 11.0
    static let inset = 16.0
    /// Where titles begin where signs stand before them, and the middle of the signs.
    static let textAfterSign = 38.0
    static let sign = 21.0
    /// Distance of an image's middle from the trailing edge, and the room that it takes.
    static let image = 28.0
    static let imageRoom = 50.0
    static let sectionGap = 8.0
    static let titlePadding = 8.0
    static let columnHeight = (small: 44.0, medium: 62.0)
    /// Between the middle of an image and the title below it.
    static let columnImage = 20.0
    static let columnTitle = 48.0
  }

  /// A line of the menu with its texts.
  struct Line {
    var row: MenuContent.Row
    var frame: Rect
    var title: TextLayout?
    var subtitle: TextLayout?
    /// Whether a hairline separates it from the line below it.
    var hasLine = true
  }

  let content: MenuContent
  private(set) var lines: [Line] = []
  /// The bands between sections.
  private(set) var gaps: [Rect] = []
  private(set) var size: Size
  /// The factor of signs and of the room beside titles: as the text is to that of the usual size, at the
  /// accessibility sizes.
  let signScale: Double
  /// Where the titles begin, in points.
  private let textLeft: Double

  init(_ content: MenuContent, of node: StyledNode) {
    let category = node.traits.preferredContentSizeCategory
    let isLarge = node.traits.hasAccessibilitySize
    let content = isLarge ? content.withoutColumns : content
    self.content = content
    let room = node.context.device.size.width - 2 * Metrics.sideMargin
    size = Size(
      width: isLarge ? max(Metrics.width, min(Metrics.largeWidth, room)) : Metrics.width,
      height: 0)
    signScale =
      isLarge
      ? TextStyle.body.size(category: category, system: node.system)
        / SymbolConfiguration.defaultPointSize : 1
    textLeft =
      content.hasSigns
      ? Metrics.inset + (Metrics.textAfterSign - Metrics.inset) * signScale : Metrics.inset
    var y = 0.0
    if let title = content.title { y = append(.title(title), at: y, node) }
    for (index, section) in content.sections.enumerated() {
      if index > 0 {
        gaps.append(Rect(x: 0, y: y, width: size.width, height: Metrics.sectionGap))
        y += Metrics.sectionGap
      }
      for row in section { y = append(row, at: y, node) }
      if !lines.isEmpty { lines[lines.count - 1].hasLine = false }
    }
    size.height = y
  }

  /// The middle of signs, and the distance of an image's middle from the trailing edge, in points.
  var signMiddle: Double { Metrics.inset + (Metrics.sign - Metrics.inset) * signScale }
  var imageMiddle: Double { Metrics.inset + (Metrics.image - Metrics.inset) * signScale }
  private var imageRoom: Double { Metrics.inset + (Metrics.imageRoom - Metrics.inset) * signScale }

  /// - Returns: the line's lower end.
  private mutating func append(_ row: MenuContent.Row, at y: Double, _ node: StyledNode) -> Double {
    var line = Line(row: row, frame: .zero)
    var height: Double
    switch row {
    case .item(let item):
      let right = item.image == nil ? Metrics.inset : imageRoom
      let width = size.width - textLeft - right
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
      height = max(Metrics.rowHeight, height + 2 * Metrics.padding)
    case .columns(_, .medium): height = Metrics.columnHeight.medium
    case .columns: height = Metrics.columnHeight.small * signScale
    case .title(let text):
      let width = size.width - 2 * Metrics.inset
      let layout = Self.text(
        text, .footnote, node.look.color(.secondaryLabel), width, lines: 0, node)
      line.title = layout
      height = layout.size.height + 2 * Metrics.titlePadding
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
      return Point(x: Metrics.inset, y: line.frame.minY + Metrics.titlePadding)
    }
    let height = (line.title?.size.height ?? 0) + (line.subtitle?.size.height ?? 0)
    return Point(x: textLeft, y: line.frame.midY - height / 2)
  }

  /// The width of a line's texts, in points.
  func textWidth(of line: Line) -> Double {
    switch line.row {
    case .title: size.width - 2 * Metrics.inset
    case .item(let item):
      size.width - textLeft - (item.image == nil ? Metrics.inset : imageRoom)
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
    node.look.color(isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label)
  }
}

/// Where a menu opens: beside the object that it belongs to, within the screen.
struct MenuPlacement {
  /// Distance from the object, and from the screen's sides and the areas that the system uses, in
  /// points (choice).
  private static let gap = 8.0
  private static let sideMargin = 16.0
  private static let endMargin = 8.0

  let frame: Rect
  /// Whether the menu lies above its object.
  let isAbove: Bool

  /// - Parameters:
  ///   - source: the object's frame in the window, in points.
  ///   - size: the menu's, in points.
  init(_ size: Size, at source: Rect, on device: Device) {
    let screen = device.size
    let top = device.safeAreaTop + Self.endMargin
    let bottom = screen.height - device.bottomInset - Self.endMargin
    let below = bottom - source.maxY - Self.gap
    let above = source.minY - Self.gap - top
    isAbove = size.height > below && above > below
    let height = max(0, min(size.height, isAbove ? above : below))
    frame = Rect(
      x: Self.x(size.width, at: source, in: screen),
      y: isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap, width: size.width,
      height: height)
  }

  /// The menu's left edge: menus lie at the edge of their object that is nearer to the screen's,
  /// those of objects in the middle around it.
  static func x(_ width: Double, at source: Rect, in screen: Size) -> Double {
    let offset = source.midX - screen.width / 2
    let wanted =
      offset.magnitude < 1
      ? source.midX - width / 2 : offset < 0 ? source.minX : source.maxX - width
    let last = max(sideMargin, screen.width - sideMargin - width)
    return min(max(wanted, sideMargin), last)
  }
}
