import ObjectModel
import Raster
import Text

extension TableViewHeaderFooterView {
  /// A gradient with a raised title, or sunken text on pinstripes.
  static var classic: any ControlClass.Type { ClassicTableViewHeaderFooterView.self }
}

/// UITableViewHeaderFooterView up to iOS 6.
enum ClassicTableViewHeaderFooterView: DerivedControl {
  typealias Base = TableViewHeaderFooterView

  /// In points, measured on iOS 6 where nothing else is said.
  private enum Metrics {
    static let plainX = 12.0
    static let plainSize = 18.0
    /// Baseline above the header's lower edge: 17 of 22.
    static let plainBaseline = 5.0
    static let plainOpacity = 0.9
    /// Distance from the groups' margin to the text.
    static let groupX = 9.0
    static let groupSize = 17.0
    /// Baseline of a header above the first row.
    static let groupBaseline = 12.0
    /// Font size of footers, which are centred (choice, after screens of the time).
    static let footerSize = 15.0
    static let footerTop = 6.0
  }

  /// Colours behind the title of a plain table's section.
  private struct Background {
    var fill: VerticalGradient
    var top: PixelRows
    var bottom: PixelRows

    /// Measured.
    static let plain = Background(
      fill: VerticalGradient([
        GradientStop(location: 0, color: Color(bytes: 135, 152, 163)),
        GradientStop(location: 0.56, color: Color(bytes: 169, 180, 188)),
        GradientStop(location: 1, color: Color(bytes: 175, 185, 194)),
      ]),
      top: PixelRows(
        at1x: [Color(bytes: 0xA1, 0xAE, 0xB8)],
        at2x: [Color(bytes: 0xA9, 0xB4, 0xBD), Color(bytes: 0x9A, 0xA8, 0xB2)]),
      bottom: PixelRows(
        at1x: [Color(bytes: 0x8A, 0x97, 0x9E)],
        at2x: [Color(bytes: 0x8D, 0x99, 0xA1), Color(bytes: 0x87, 0x94, 0x9B)]))

    /// As far from the tint as the measured colours are from their middle (choice).
    static func tinted(_ tint: Color) -> Background {
      let tint = tint.withAlpha(1)
      func darker(_ share: Double) -> Color { tint.mixed(with: .black, share) }
      return Background(
        fill: VerticalGradient([
          GradientStop(location: 0, color: darker(0.18)),
          GradientStop(location: 0.56, color: tint),
          GradientStop(location: 1, color: tint.mixed(with: .white, 0.08)),
        ]),
        top: PixelRows(at1x: [darker(0.04)], at2x: [tint, darker(0.07)]),
        bottom: PixelRows(at1x: [darker(0.17)], at2x: [darker(0.16), darker(0.19)]))
    }
  }
  private static let plainShadow = TextAttributes.Shadow(
    color: .color(Color(bytes: 0x62, 0x67, 0x6C)), offset: Offset(horizontal: 0, vertical: 1))

  private static func isGrouped(_ node: StyledNode) -> Bool {
    node[TableViewHeaderFooterView.isGrouped] == true
  }

  private static func x(_ node: StyledNode, width: Double) -> Double {
    isGrouped(node)
      ? ClassicTableViewCell.Metrics.margin(node, width: width) + Metrics.groupX : Metrics.plainX
  }

  private static func isFooter(_ node: StyledNode) -> Bool {
    node[TableViewHeaderFooterView.isFooter] == true
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableViewHeaderFooterView.compose(&element, context)
    element.defaults[View.backgroundColor.slot] = nil
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableViewHeaderFooterView.values(for: part, of: node)
    guard part.role == TableViewHeaderFooterView.textLabel else { return values }
    guard isGrouped(node) else {
      values.setDefault(Label.font, .system(Metrics.plainSize, .bold))
      values.setDefault(Label.textColor, .color(.white))
      values.setShadow(plainShadow)
      return values
    }
    values.setDefault(
      Label.font, isFooter(node) ? .system(Metrics.footerSize) : .system(Metrics.groupSize, .bold))
    values.setDefault(Label.textColor, .color(ClassicLook.groupText))
    values.setShadow(ClassicLook.sunkenText)
    values.setDefault(Label.numberOfLines, isFooter(node) ? 0 : 1)
    if isFooter(node) { values.setDefault(Label.textAlignment, .center) }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let room = Size(
      width: max(0, fitting.width - 2 * x(node, width: fitting.width)), height: fitting.height)
    let label = node.child(TableViewHeaderFooterView.textLabel)?.intrinsicSize(fitting: room)
    return Size(width: fitting.width, height: label?.height ?? 0)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    for child in node.children {
      switch child.role {
      case TableViewHeaderFooterView.background:
        pass.place(child, in: Rect(origin: .zero, size: size))
      case TableViewHeaderFooterView.textLabel:
        let x = x(node, width: size.width)
        let width = max(0, size.width - 2 * x)
        guard isGrouped(node), isFooter(node) else {
          let drop = isGrouped(node) ? Metrics.groupBaseline : Metrics.plainBaseline
          pass.place(
            child,
            in: node.frame(ofLabel: child, x: x, width: width, baseline: size.height - drop))
          continue
        }
        pass.place(
          child,
          in: Rect(
            x: x, y: Metrics.footerTop, width: width,
            height: child.intrinsicSize(fitting: Size(width: width, height: .infinity)).height))
      default: break
      }
    }
    pass.layOutSubviews(of: node, size: size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    guard !isGrouped(view), view[View.backgroundColor] == nil,
      node.child(TableViewHeaderFooterView.background) == nil
    else { return }
    let background = view.ownTint.map(Background.tinted) ?? .plain
    canvas.layer(opacity: Metrics.plainOpacity, within: node.bounds) {
      $0.fill(Path(rect: node.bounds), background.fill.paint(in: node.bounds))
      let (left, right) = (node.bounds.minX, node.bounds.maxX)
      background.top.paint(from: left, to: right, top: 0, scale: view.scale, &$0)
      background.bottom.paint(
        from: left, to: right, bottom: node.size.height, scale: view.scale, &$0)
    }
  }
}
