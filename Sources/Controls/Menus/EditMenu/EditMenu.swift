import ObjectModel
import Raster
import Text

/// UIMenuController: the bar of commands over selected text, which UIEditMenuInteraction shows from
/// iOS 16 on.
enum EditMenu: ConfigurationObject {
  static let menuItems = "menuItems"
  static let targetRect = AppearanceKey<FrameValue>(
    "targetRect", since: 7, default: .byContent,
    "The rectangle that the arrow points at, in points of the view; else the whole view."
  )
  static let arrowDirection = AppearanceKey<Direction>(
    "arrowDirection", since: 7, default: .value(.default),
    "The direction of the arrow: up, down, or default, which follows the room there is.")

  static let definition = ClassDefinition(
    "UIMenuController", superclass: "NSObject", kind: .object, isValue: true, since: 7,
    summary: "The bar of commands over selected text.",
    properties: [
      PropertyDeclaration(
        name: menuItems, type: .strings, since: 7, default: .value(.strings([])),
        summary: "The commands of the menu, in reading order."),
      targetRect.declaration, arrowDirection.declaration,
    ])

  /// UIMenuController.ArrowDirection, of those that a bar can have here.
  enum Direction: String, NamedCases {
    case `default`, up, down
    static let typeName = "menuArrowDirection"
  }
}

/// The bar of commands of a view, in the window's coordinates.
struct EditMenuBar {
  /// In points (choice, after pictures): a dark bar up to iOS 15, later one of the system's material.
  private struct Figures {
    let height: Double
    let radius: Double
    let arrow: Size
    let padding: Double
    let font: FontValue

    static let callout = Figures(
      height: 36, radius: 8, arrow: Size(width: 18, height: 9), padding: 12, font: .system(14))
    static let material = Figures(
      height: 40, radius: 11, arrow: Size(width: 20, height: 9), padding: 14, font: .system(15))
  }

  private static let margin = 8.0
  private static let dark = Color(white: 0.1, alpha: 0.97)
  /// Between commands.
  private static let darkLine = Color(white: 1, alpha: 0.25)
  /// Width of the command that shows further ones.
  private static let moreWidth = 36.0
  private static let more = BuiltInSymbol("chevron.right", pointSize: 12, weight: .semibold)

  /// A command: a text, or the arrow to further ones.
  struct Command {
    var text: TextLayout?
    var title: String
    var frame: Rect
  }

  private let node: StyledNode
  private let figures: Figures
  private let arrow: (tip: Point, isUp: Bool)
  let frame: Rect
  private(set) var commands: [Command] = []

  private static func isMaterial(_ node: StyledNode) -> Bool { node.system >= 16 }

  /// The open bar of a view; nil where there is none.
  init?(_ source: PlacedNode) {
    let node = source.styled
    guard EditMenu.exists(in: node.system),
      let menu = node.configuration(View.menuControllerName)
    else { return nil }
    let titles = menu.strings(EditMenu.menuItems)
    guard !titles.isEmpty else { return nil }
    self.node = node
    let isMaterial = Self.isMaterial(node)
    let figures = isMaterial ? Figures.material : Figures.callout
    self.figures = figures
    let screen = node.context.device.size
    var target = source.windowFrame
    if let own = menu[EditMenu.targetRect] {
      target = Rect(
        x: target.minX + own.origin.x, y: target.minY + own.origin.y, width: own.width ?? 0,
        height: own.height ?? 0)
    }
    let color: ColorValue = isMaterial ? node.look.color(.label) : .color(.white)
    let texts = titles.map {
      node.textLayout($0, attributes: TextAttributes(font: figures.font, foregroundColor: color))
    }
    let widths = texts.map { node.ceilToPixel($0.size.width) + 2 * figures.padding }
    let room = screen.width - 2 * Self.margin
    var count = widths.count
    if widths.reduce(0, +) > room {
      while count > 1, widths.prefix(count).reduce(0, +) + Self.moreWidth > room { count -= 1 }
    }
    let isCut = count < widths.count
    let width = min(room, widths.prefix(count).reduce(isCut ? Self.moreWidth : 0, +))
    let reach = figures.height + figures.arrow.height
    let isBelow: Bool =
      switch menu[EditMenu.arrowDirection] ?? .default {
      case .up: true
      case .down: false
      case .default: target.minY - reach < node.context.device.safeAreaTop
      }
    let middle = min(
      max(target.midX, Self.margin + width / 2), screen.width - Self.margin - width / 2)
    let y = isBelow ? target.maxY + figures.arrow.height : target.minY - reach
    frame = Rect(
      x: node.roundToPixel(middle - width / 2), y: node.roundToPixel(y), width: width,
      height: figures.height)
    let edge = figures.radius + figures.arrow.width / 2
    let tip = min(max(target.midX, frame.minX + edge), frame.maxX - edge)
    arrow = (
      Point(
        x: tip, y: isBelow ? frame.minY - figures.arrow.height : frame.maxY + figures.arrow.height),
      isBelow
    )
    let isFromRight = node.traits.layoutDirection == .rightToLeft
    var x = 0.0
    func add(_ text: TextLayout?, _ title: String, _ width: Double) {
      let left = isFromRight ? frame.maxX - x - width : frame.minX + x
      commands.append(
        Command(
          text: text, title: title,
          frame: Rect(x: left, y: frame.minY, width: width, height: frame.height)))
      x += width
    }
    for index in 0..<count {
      add(texts[index], titles[index], min(widths[index], width - x))
    }
    if isCut { add(nil, "Show more items", Self.moreWidth) }
  }

  private var outline: Path {
    var path = Path(continuousRoundedRect: frame, radius: figures.radius)
    let half = figures.arrow.width / 2
    let foot = arrow.isUp ? frame.minY : frame.maxY
    path.append(
      Path(
        polyline: arrow.isUp
          ? [
            Point(x: arrow.tip.x - half, y: foot), arrow.tip,
            Point(x: arrow.tip.x + half, y: foot),
          ]
          : [
            Point(x: arrow.tip.x + half, y: foot), arrow.tip,
            Point(x: arrow.tip.x - half, y: foot),
          ]))
    return path
  }

  func paint(_ canvas: inout Canvas) {
    let isMaterial = Self.isMaterial(node)
    if isMaterial {
      MenuPainter.paintPlatter(outline, of: node, &canvas)
    } else {
      canvas.fill(outline, Self.dark)
    }
    let line = isMaterial ? node.color(named: .separator) : Self.darkLine
    let ink = isMaterial ? node.color(named: .label) : .white
    let isFromRight = node.traits.layoutDirection == .rightToLeft
    for (index, command) in commands.enumerated() {
      if let text = command.text {
        canvas.clipped(to: Path(rect: command.frame)) {
          $0.draw(
            text, x: command.frame.midX - text.size.width / 2,
            baseline: node.roundToPixel(
              command.frame.midY - text.size.height / 2 + text.firstBaseline),
            of: node)
        }
      } else {
        let center = command.frame.center
        canvas.transformed(
          by: Transform(
            a: isFromRight ? -1 : 1, b: 0, c: 0, d: 1, tx: isFromRight ? 2 * center.x : 0, ty: 0)
        ) { Self.more.paint(about: center, ink, &$0) }
      }
      guard index > 0 else { continue }
      let x = isFromRight ? command.frame.maxX : command.frame.minX
      canvas.fill(
        Rect(
          x: node.roundToPixel(x), y: frame.minY, width: node.pixel, height: frame.height), line)
    }
  }

  /// The accessibility elements of the commands, with frames in the window.
  var spoken: [(content: SpokenContent, frame: Rect)] {
    commands.map { (SpokenContent(label: $0.title, traits: .button), $0.frame) }
  }
}
