import ObjectModel
import Raster

/// The glyph of a system bar item, made of outlines one point thick at UIKit's size.
///
/// `add` and `action` are measured on iOS 7; the others are drawn in the same style (choice).
struct SystemItemGlyph {
  /// Width and height, in points.
  let size: Size
  /// Stroked outlines; the origin is the top left corner of `size`.
  let strokes: Path
  /// Filled shapes, by the even-odd rule.
  let fills: Path
  /// Filled rectangles, rounded to device pixels.
  let bars: [Rect]
  /// Width of the strokes, in points.
  let lineWidth: Double
  /// Distance from the top of a bar 44 points high to the glyph; nil centres it.
  let top: Double?

  init(
    _ width: Double, _ height: Double, top: Double? = nil, lineWidth: Double = 1,
    bars: [Rect] = [], strokes: (inout Path) -> Void = { _ in },
    fills: (inout Path) -> Void = { _ in }
  ) {
    size = Size(width: width, height: height)
    self.top = top
    self.lineWidth = lineWidth
    self.bars = bars
    var strokePath = Path()
    strokes(&strokePath)
    self.strokes = strokePath
    var fillPath = Path()
    fills(&fillPath)
    self.fills = fillPath
  }

  /// The glyph of an item; nil for items with a title and for spaces.
  init?(_ item: SystemItem) {
    switch item {
    case .add: self = Self.add
    case .action: self = Self.action
    case .compose: self = Self.compose
    case .reply: self = Self.reply
    case .organize: self = Self.organize
    case .bookmarks: self = Self.bookmarks
    case .search: self = Self.search
    case .refresh: self = Self.refresh
    case .stop, .close: self = Self.stop
    case .camera: self = Self.camera
    case .trash: self = Self.trash
    case .play: self = Self.play
    case .pause: self = Self.pause
    case .rewind: self = Self.rewind
    case .fastForward: self = Self.fastForward
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: return nil
    }
  }

  /// Distance from the top of a bar of some height to the glyph, in points.
  func top(inBarOf height: Double, _ node: StyledNode) -> Double {
    guard let top, height >= Bar.height else {
      return node.roundToPixel((height - size.height) / 2)
    }
    return top + node.roundToPixel((height - Bar.height) / 2)
  }

  /// Draws the glyph with its top left corner at the origin.
  ///
  /// - Parameters:
  ///   - width: line width in points; nil for the glyph's own.
  ///   - node: rounds `bars` to its device pixels; nil draws them unrounded.
  func paint(
    _ color: Color, lineWidth width: Double? = nil, of node: StyledNode? = nil,
    _ canvas: inout Canvas
  ) {
    if !fills.isEmpty { canvas.fill(fills, color, rule: .evenOdd) }
    if !bars.isEmpty {
      var path = Path()
      for bar in bars { path.append(Path(rect: node?.roundToPixel(bar) ?? bar)) }
      canvas.fill(path, color)
    }
    if !strokes.isEmpty {
      canvas.stroke(strokes, color, style: StrokeStyle(width: width ?? lineWidth))
    }
  }

  /// A plus 17.5 points square with arms 1.5 thick, 13 below the bar's top (measured; at three
  /// pixels a point the arms are 5 pixels in a box of 53, as rounding makes them).
  private static var add: SystemItemGlyph {
    SystemItemGlyph(
      17.5, 17.5, top: 13,
      bars: [
        Rect(x: 0, y: 8, width: 17.5, height: 1.5), Rect(x: 8, y: 0, width: 1.5, height: 8),
        Rect(x: 8, y: 9.5, width: 1.5, height: 8),
      ])
  }

  /// A tray 19 points square with a gap of 5 above, and an arrow that rises 8 out of it (measured).
  /// The arrow is an outline: its arms are 1.06 thick at the tip, 0.99 at the ends.
  private static var action: SystemItemGlyph {
    SystemItemGlyph(19, 27, top: 8) {
      tray(&$0, top: 8.5)
    } fills: {
      let outline = [
        Point(x: 9.5, y: 0.5), Point(x: 13.85, y: 4.85), Point(x: 13.145, y: 5.56),
        Point(x: 10, y: 2.5), Point(x: 10, y: 17.5), Point(x: 9, y: 17.5), Point(x: 9, y: 2.5),
        Point(x: 5.855, y: 5.56), Point(x: 5.15, y: 4.85),
      ]
      $0.append(Path(polygon: outline))
    }
  }

  /// Appends the open box that the arrow rises out of.
  private static func tray(_ path: inout Path, top: Double) {
    path.move(to: Point(x: 7, y: top))
    for (x, y) in [(0.5, top), (0.5, top + 18), (18.5, top + 18), (18.5, top), (12, top)] {
      path.line(to: Point(x: x, y: y))
    }
  }

  /// A sheet of paper with a pencil across its corner.
  private static var compose: SystemItemGlyph {
    SystemItemGlyph(22, 22, top: 10) {
      $0.move(to: Point(x: 12.5, y: 3.5))
      $0.line(to: Point(x: 2.5, y: 3.5))
      $0.cubic(
        control1: Point(x: 1.4, y: 3.5), control2: Point(x: 0.5, y: 4.4),
        to: Point(x: 0.5, y: 5.5))
      $0.line(to: Point(x: 0.5, y: 19.5))
      $0.cubic(
        control1: Point(x: 0.5, y: 20.6), control2: Point(x: 1.4, y: 21.5),
        to: Point(x: 2.5, y: 21.5))
      $0.line(to: Point(x: 16.5, y: 21.5))
      $0.cubic(
        control1: Point(x: 17.6, y: 21.5), control2: Point(x: 18.5, y: 20.6),
        to: Point(x: 18.5, y: 19.5))
      $0.line(to: Point(x: 18.5, y: 9.5))
      // The pencil.
      $0.move(to: Point(x: 8.2, y: 11.3))
      $0.line(to: Point(x: 18.9, y: 0.7))
      $0.line(to: Point(x: 21.3, y: 3.1))
      $0.line(to: Point(x: 10.7, y: 13.8))
      $0.line(to: Point(x: 7, y: 15))
      $0.close()
      $0.move(to: Point(x: 17, y: 2.6))
      $0.line(to: Point(x: 19.4, y: 5))
    }
  }

  private static var reply: SystemItemGlyph {
    SystemItemGlyph(24, 18) {
      $0.move(to: Point(x: 9.5, y: 0.9))
      $0.line(to: Point(x: 0.9, y: 8))
      $0.line(to: Point(x: 9.5, y: 15.1))
      $0.line(to: Point(x: 9.5, y: 11))
      $0.cubic(
        control1: Point(x: 15.5, y: 10.7), control2: Point(x: 20, y: 12),
        to: Point(x: 23.4, y: 17.3))
      $0.cubic(
        control1: Point(x: 22.8, y: 9.6), control2: Point(x: 17.5, y: 5.3),
        to: Point(x: 9.5, y: 5))
      $0.close()
    }
  }

  private static var organize: SystemItemGlyph {
    SystemItemGlyph(26, 20) {
      $0.append(Path(rect: Rect(x: 0.5, y: 4.5, width: 25, height: 15)))
      $0.move(to: Point(x: 0.5, y: 4.5))
      $0.line(to: Point(x: 0.5, y: 0.5))
      $0.line(to: Point(x: 9, y: 0.5))
      $0.line(to: Point(x: 11, y: 2.5))
      $0.line(to: Point(x: 25.5, y: 2.5))
      $0.line(to: Point(x: 25.5, y: 4.5))
    }
  }

  private static var bookmarks: SystemItemGlyph {
    SystemItemGlyph(25, 20) {
      for mirror in [-1.0, 1.0] {
        func point(_ x: Double, _ y: Double) -> Point { Point(x: 12.5 + mirror * x, y: y) }
        $0.move(to: point(0, 2.5))
        $0.cubic(control1: point(2, 0.8), control2: point(8, 0.2), to: point(12, 1.5))
        $0.line(to: point(12, 18.5))
        $0.cubic(control1: point(8, 17.2), control2: point(2, 17.8), to: point(0, 19.5))
      }
      $0.move(to: Point(x: 12.5, y: 2.5))
      $0.line(to: Point(x: 12.5, y: 19.5))
    }
  }

  private static var search: SystemItemGlyph {
    SystemItemGlyph(19, 19) {
      $0.append(Path(ellipseIn: Rect(x: 0.5, y: 0.5, width: 13, height: 13)))
      $0.move(to: Point(x: 11.6, y: 11.6))
      $0.line(to: Point(x: 18.4, y: 18.4))
    }
  }

  private static var refresh: SystemItemGlyph {
    SystemItemGlyph(19, 22) {
      // Three quarters of a circle of radius 8.5 about (9.5, 12.5), open at the upper right.
      let center = Point(x: 9.5, y: 12.5)
      let radius = 8.5
      let kappa = 0.5522847498 * radius
      func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
      $0.move(to: at(radius, 0))
      $0.cubic(control1: at(radius, kappa), control2: at(kappa, radius), to: at(0, radius))
      $0.cubic(control1: at(-kappa, radius), control2: at(-radius, kappa), to: at(-radius, 0))
      $0.cubic(control1: at(-radius, -kappa), control2: at(-kappa, -radius), to: at(0, -radius))
      $0.line(to: at(3, -radius))
      $0.move(to: at(-0.5, -radius - 3.4))
      $0.line(to: at(3, -radius))
      $0.line(to: at(-0.5, -radius + 3.4))
    }
  }

  private static var stop: SystemItemGlyph {
    SystemItemGlyph(16, 16) {
      $0.move(to: Point(x: 0.5, y: 0.5))
      $0.line(to: Point(x: 15.5, y: 15.5))
      $0.move(to: Point(x: 15.5, y: 0.5))
      $0.line(to: Point(x: 0.5, y: 15.5))
    }
  }

  private static var camera: SystemItemGlyph {
    SystemItemGlyph(26, 19) {
      $0.move(to: Point(x: 2.5, y: 3.5))
      $0.line(to: Point(x: 7, y: 3.5))
      $0.line(to: Point(x: 9, y: 0.5))
      $0.line(to: Point(x: 17, y: 0.5))
      $0.line(to: Point(x: 19, y: 3.5))
      $0.line(to: Point(x: 23.5, y: 3.5))
      $0.cubic(
        control1: Point(x: 24.6, y: 3.5), control2: Point(x: 25.5, y: 4.4),
        to: Point(x: 25.5, y: 5.5))
      $0.line(to: Point(x: 25.5, y: 16.5))
      $0.cubic(
        control1: Point(x: 25.5, y: 17.6), control2: Point(x: 24.6, y: 18.5),
        to: Point(x: 23.5, y: 18.5))
      $0.line(to: Point(x: 2.5, y: 18.5))
      $0.cubic(
        control1: Point(x: 1.4, y: 18.5), control2: Point(x: 0.5, y: 17.6),
        to: Point(x: 0.5, y: 16.5))
      $0.line(to: Point(x: 0.5, y: 5.5))
      $0.cubic(
        control1: Point(x: 0.5, y: 4.4), control2: Point(x: 1.4, y: 3.5),
        to: Point(x: 2.5, y: 3.5))
      $0.close()
      $0.append(Path(ellipseIn: Rect(x: 8, y: 5.5, width: 10, height: 10)))
    }
  }

  private static var trash: SystemItemGlyph {
    SystemItemGlyph(19, 25) {
      $0.move(to: Point(x: 0, y: 3.5))
      $0.line(to: Point(x: 19, y: 3.5))
      $0.move(to: Point(x: 6.5, y: 3.5))
      $0.line(to: Point(x: 6.5, y: 0.5))
      $0.line(to: Point(x: 12.5, y: 0.5))
      $0.line(to: Point(x: 12.5, y: 3.5))
      $0.move(to: Point(x: 2, y: 3.5))
      $0.line(to: Point(x: 3.5, y: 24.5))
      $0.line(to: Point(x: 15.5, y: 24.5))
      $0.line(to: Point(x: 17, y: 3.5))
      for x in [6.5, 9.5, 12.5] {
        $0.move(to: Point(x: x, y: 7))
        $0.line(to: Point(x: x, y: 21))
      }
    }
  }

  private static var play: SystemItemGlyph {
    SystemItemGlyph(16, 18) { _ in
    } fills: {
      $0.move(to: Point(x: 0, y: 0))
      $0.line(to: Point(x: 16, y: 9))
      $0.line(to: Point(x: 0, y: 18))
      $0.close()
    }
  }

  private static var pause: SystemItemGlyph {
    SystemItemGlyph(
      15, 18,
      bars: [
        Rect(x: 0, y: 0, width: 5, height: 18), Rect(x: 10, y: 0, width: 5, height: 18),
      ])
  }

  /// Two triangles that point to the right, or to the left where `mirrored`.
  private static func triangles(mirrored: Bool) -> SystemItemGlyph {
    SystemItemGlyph(25, 15) { _ in
    } fills: {
      for start in [0.0, 12.5] {
        func x(_ value: Double) -> Double { mirrored ? 25 - value : value }
        $0.move(to: Point(x: x(start), y: 0))
        $0.line(to: Point(x: x(start + 12.5), y: 7.5))
        $0.line(to: Point(x: x(start), y: 15))
        $0.close()
      }
    }
  }

  private static var rewind: SystemItemGlyph { triangles(mirrored: true) }
  private static var fastForward: SystemItemGlyph { triangles(mirrored: false) }
}
