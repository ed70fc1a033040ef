import ObjectModel
import Raster
import Text

/// The layout of a table view cell up to iOS 6.
struct ClassicCellLayout {
  /// In points, measured where nothing else is said.
  private enum Metrics {
    /// Distance from the row's or group's sides to its content.
    static let margin = 10.0
    /// Baseline of a single title from the top of a row 44 high, for 17 and for 20 points.
    static let baseline = 29.0
    static let rowHeight = 44.0
    static let imageToText = 10.0
    static let textToAccessory = 10.0
    static let textToDetail = 10.0
    /// Width of the first column of the style `value2` (common knowledge).
    static let value2Width = 78.0
    static let value2Gap = 7.0
    static let discWidth = 27.0
  }

  let cell: StyledNode
  let size: Size
  private let editing: ClassicCellEditing

  init(_ cell: StyledNode, size: Size) {
    self.cell = cell
    self.size = size
    editing = ClassicCellEditing(cell)
  }

  private var isGrouped: Bool { ClassicTableViewCell.isGrouped(cell) }
  private var groupMargin: Double {
    isGrouped ? ClassicTableViewCell.Metrics.margin(cell, width: size.width) : 0
  }
  private var margin: Double { groupMargin + Metrics.margin }
  private var end: Double { size.width - margin }
  private var trailing: Double { end - editing.trailingWidth }

  /// Top and height of the row without the group's border.
  private var content: (top: Double, height: Double) {
    let top = isGrouped && ClassicTableViewCell.isFirst(cell) ? 1.0 : 0
    let bottom = isGrouped && ClassicTableViewCell.isLast(cell) ? 1.0 : 0
    return (top, max(0, size.height - top - bottom - 1))
  }

  /// Middle of the row, which has an odd height where its line is one point.
  private var middle: Double { content.top + (content.height + 1) / 2 - 0.5 }

  private var accessory: TableViewCell.AccessoryType { editing.accessoryType }

  private var accessoryViewSize: Size? {
    cell.child(TableViewCell.accessoryView)?.framedSize(fitting: size)
  }

  private var textRight: Double {
    let width: Double
    if let view = accessoryViewSize {
      width = view.width
    } else {
      switch accessory {
      case .none: return trailing
      case .disclosureIndicator: width = ClassicChevronIcon.size.width
      case .checkmark: width = ClassicCheckmarkIcon.size.width
      case .detailButton, .detailDisclosureButton: width = Metrics.discWidth
      }
    }
    return trailing - width - Metrics.textToAccessory
  }

  /// What lies around the content view: the group's border, the line, editing controls and the accessory.
  var contentInsets: EdgeInsets {
    let end = textRight == trailing ? trailing + Metrics.margin : textRight
    return EdgeInsets(
      top: content.top, left: groupMargin + editing.indentation,
      bottom: size.height - content.top - content.height, right: size.width - end)
  }

  private var indentation: Double {
    editing.indentation + (cell[TableViewCell.indentationWidth] ?? 10)
      * Double(cell[TableViewCell.indentationLevel] ?? 0)
  }

  private var imageFrame: Rect? {
    guard let view = cell.child(TableViewCell.imageView) else { return nil }
    var own = view.intrinsicSize(fitting: size)
    guard own.width > 0, own.height > 0 else { return nil }
    if own.height > content.height {
      own = Size(width: own.width * content.height / own.height, height: content.height)
    }
    // Images as high as the row lie at its edge.
    let fills = own.height >= content.height
    let x = (fills ? groupMargin : margin) + indentation
    let y = content.top + ((content.height - own.height) / 2).rounded(.down)
    return Rect(origin: Point(x: x, y: y), size: own)
  }

  private var textLeft: Double {
    imageFrame.map { $0.maxX + Metrics.imageToText } ?? margin + indentation
  }

  private var style: TableViewCell.Style { cell[TableViewCell.style] ?? .default }

  func layOut(_ pass: inout LayoutPass) {
    for child in cell.children {
      switch child.role {
      case TableViewCell.background, TableViewCell.selectedBackground:
        let x = groupMargin
        pass.place(
          child,
          in: Rect(
            x: x, y: content.top, width: max(0, size.width - 2 * x), height: content.height))
      case TableViewCell.imageView: pass.place(child, in: imageFrame ?? .zero)
      case TableViewCell.accessoryView:
        let own = accessoryViewSize ?? .zero
        let y = content.top + ((content.height - own.height) / 2).rounded(.up)
        pass.place(child, in: Rect(origin: Point(x: trailing - own.width, y: y), size: own))
      case TableViewCellAccessory.chevronIcon, TableViewCellAccessory.checkmarkIcon:
        let own = child.intrinsicSize(fitting: size)
        pass.place(
          child,
          in: Rect(
            origin: Point(x: trailing - own.width, y: middle - own.height / 2), size: own))
      case TableViewCellAccessory.detailButton:
        let middlePoint = Point(x: trailing - Metrics.discWidth / 2, y: middle.rounded(.down))
        let center = ClassicDisc.middle(near: middlePoint, on: cell)
        let own = child.intrinsicSize(fitting: size)
        pass.place(
          child,
          in: Rect(
            origin: Point(x: center.x - own.width / 2, y: center.y - own.height / 2), size: own))
      default: break
      }
    }
    editing.layOut(from: groupMargin, to: end, middle: middle, &pass)
    layOutTexts(&pass)
  }

  /// Whether a label has another font than its style's.
  private func isOwnFont(_ label: StyledNode) -> Bool {
    label[Label.font] != ClassicTableViewCell.font(of: label.role, in: cell)
  }

  /// Baseline of a label in any other font than its style's: that of a text that is centred
  /// (measured: 12 points at 25.5).
  private func centeredBaseline(of label: StyledNode) -> Double {
    let font = label.font(label[Label.font] ?? .system(17))
    return content.top
      + cell.roundToPixel((content.height - font.lineHeight) / 2 + font.ascender)
  }

  private func layOutTexts(_ pass: inout LayoutPass) {
    let room = Size(width: max(0, textRight - textLeft), height: content.height)
    let title = cell.child(TableViewCell.textLabel)
    let detail = cell.child(TableViewCell.detailTextLabel)
    let titleSize = title?.intrinsicSize(fitting: room) ?? .zero
    let detailSize = detail?.intrinsicSize(fitting: room) ?? .zero
    // Titles keep their distance from the middle in rows of other heights.
    let baseline =
      content.top + Metrics.baseline
      + ((content.height + 1 - Metrics.rowHeight) / 2).rounded(.down)
    func place(_ label: StyledNode?, _ x: Double, _ width: Double, baseline: Double) {
      guard let label else { return }
      let baseline = isOwnFont(label) ? centeredBaseline(of: label) : baseline
      pass.place(label, in: cell.frame(ofLabel: label, x: x, width: width, baseline: baseline))
    }
    switch style {
    case .default:
      guard let title, (title[Label.numberOfLines] ?? 1) != 1 else {
        return place(title, textLeft, room.width, baseline: baseline)
      }
      pass.place(
        title,
        in: Rect(x: textLeft, y: content.top, width: room.width, height: content.height))
    case .subtitle:
      let height = titleSize.height + detailSize.height
      let y = content.top + ((content.height - height) / 2).rounded(.up)
      if let title {
        pass.place(
          title,
          in: Rect(
            x: textLeft, y: y, width: min(titleSize.width, room.width), height: titleSize.height))
      }
      if let detail {
        pass.place(
          detail,
          in: Rect(
            x: textLeft, y: y + titleSize.height, width: min(detailSize.width, room.width),
            height: detailSize.height))
      }
    case .value1:
      let titleWidth = min(titleSize.width, room.width)
      let left = textLeft + titleWidth + (title == nil ? 0 : Metrics.textToDetail)
      let width = min(detailSize.width, max(0, textRight - left))
      place(title, textLeft, titleWidth, baseline: baseline)
      place(detail, textRight - width, width, baseline: baseline)
    case .value2:
      let left = textLeft + Metrics.value2Width + Metrics.value2Gap
      place(title, textLeft, Metrics.value2Width, baseline: baseline - 1)
      place(
        detail, left, min(detailSize.width, max(0, textRight - left)), baseline: baseline - 1)
    }
  }

}
