import ObjectModel
import Raster

extension SystemItemGlyph {
  /// The glyph of a system item up to iOS 6: solid, within 20 points (Human Interface Guidelines of
  /// iOS 6), with edges on whole points. The shapes are drawn after screens of the time (choice; no
  /// measured picture shows one). Items without a shape here have the outlines of iOS 7, drawn
  /// thicker.
  static func classic(_ item: SystemItem) -> SystemItemGlyph? {
    switch item {
    case .add: classicAdd
    case .action: classicAction
    case .compose: classicCompose
    case .reply: classicReply
    case .organize: classicOrganize
    case .camera: classicCamera
    case .trash: classicTrash
    default: SystemItemGlyph(item)
    }
  }

  /// Line width in points; thicker lines would fill the gaps between them.
  private static let line = 2.0

  /// A plus with arms 3 points thick in a box of 13.
  private static var classicAdd: SystemItemGlyph {
    SystemItemGlyph(
      13, 13,
      bars: [
        Rect(x: 0, y: 5, width: 13, height: 3), Rect(x: 5, y: 0, width: 3, height: 5),
        Rect(x: 5, y: 8, width: 3, height: 5),
      ])
  }

  /// An arrow that bends out of a box to the right.
  private static var classicAction: SystemItemGlyph {
    SystemItemGlyph(20, 18, lineWidth: line) {
      openBox(&$0, top: 5, bottom: 17, from: 6, to: 12)
    } fills: {
      $0.move(to: Point(x: 20, y: 6))
      $0.line(to: Point(x: 13, y: 0.5))
      $0.line(to: Point(x: 13, y: 3.75))
      $0.cubic(
        control1: Point(x: 8, y: 3.75), control2: Point(x: 5, y: 7), to: Point(x: 5, y: 12.5))
      $0.cubic(
        control1: Point(x: 6.5, y: 9.5), control2: Point(x: 9, y: 8.25),
        to: Point(x: 13, y: 8.25))
      $0.line(to: Point(x: 13, y: 11.5))
      $0.close()
    }
  }

  /// A sheet of paper, and a pencil over its corner.
  private static var classicCompose: SystemItemGlyph {
    SystemItemGlyph(19, 19, lineWidth: line) {
      openBox(&$0, top: 4, bottom: 18, from: 10, to: 10)
    } fills: {
      let pencil = [
        Point(x: 5.5, y: 13.5), Point(x: 6.75, y: 9.5), Point(x: 15.75, y: 0.5),
        Point(x: 18.5, y: 3.25), Point(x: 9.5, y: 12.25),
      ]
      $0.append(Path(polygon: pencil))
    }
  }

  /// Appends three sides of a box from 1 to 15 across, with round corners: from `x` on its top to
  /// the left, down, and up again to `y` on its right.
  private static func openBox(
    _ path: inout Path, top: Double, bottom: Double, from x: Double, to y: Double
  ) {
    let (left, right) = (1.0, 15.0)
    let radius = 2.0
    path.move(to: Point(x: x, y: top))
    path.line(to: Point(x: left + radius, y: top))
    // Distance from a corner to the control points of its quarter circle.
    let bend = (1 - Path.circleHandle) * radius
    path.cubic(
      control1: Point(x: left + bend, y: top), control2: Point(x: left, y: top + bend),
      to: Point(x: left, y: top + radius))
    path.line(to: Point(x: left, y: bottom - radius))
    path.cubic(
      control1: Point(x: left, y: bottom - bend), control2: Point(x: left + bend, y: bottom),
      to: Point(x: left + radius, y: bottom))
    path.line(to: Point(x: right - radius, y: bottom))
    path.cubic(
      control1: Point(x: right - bend, y: bottom), control2: Point(x: right, y: bottom - bend),
      to: Point(x: right, y: bottom - radius))
    path.line(to: Point(x: right, y: y))
  }

  /// A bent arrow to the left.
  private static var classicReply: SystemItemGlyph {
    SystemItemGlyph(20, 15) { _ in
    } fills: {
      $0.move(to: Point(x: 0, y: 6.5))
      $0.line(to: Point(x: 8, y: 0))
      $0.line(to: Point(x: 8, y: 4))
      $0.cubic(
        control1: Point(x: 15, y: 4), control2: Point(x: 19.5, y: 7.5), to: Point(x: 20, y: 15))
      $0.cubic(
        control1: Point(x: 17, y: 10.5), control2: Point(x: 13.5, y: 9), to: Point(x: 8, y: 9))
      $0.line(to: Point(x: 8, y: 13))
      $0.close()
    }
  }

  /// A folder, its front separated from its back by a line.
  private static var classicOrganize: SystemItemGlyph {
    SystemItemGlyph(20, 16) { _ in
    } fills: {
      $0.append(
        Path(polygon: [
          Point(x: 0, y: 1), Point(x: 1, y: 0), Point(x: 7, y: 0), Point(x: 9, y: 2),
          Point(x: 19, y: 2), Point(x: 20, y: 3), Point(x: 20, y: 15), Point(x: 19, y: 16),
          Point(x: 1, y: 16), Point(x: 0, y: 15),
        ]))
      $0.append(Path(rect: Rect(x: 1, y: 5, width: 18, height: 1)))
    }
  }

  /// A camera with a ring left out for its lens.
  private static var classicCamera: SystemItemGlyph {
    SystemItemGlyph(20, 16) { _ in
    } fills: {
      $0.append(
        Path(polygon: [
          Point(x: 0, y: 4), Point(x: 1, y: 3), Point(x: 5, y: 3), Point(x: 7, y: 0),
          Point(x: 13, y: 0), Point(x: 15, y: 3), Point(x: 19, y: 3), Point(x: 20, y: 4),
          Point(x: 20, y: 15), Point(x: 19, y: 16), Point(x: 1, y: 16), Point(x: 0, y: 15),
        ]))
      for radius in [5.0, 3.5] {
        $0.append(Path(circleAt: Point(x: 10, y: 9), radius: radius))
      }
    }
  }

  /// A bin with three slots under a lid.
  private static var classicTrash: SystemItemGlyph {
    SystemItemGlyph(16, 20) { _ in
    } fills: {
      $0.append(
        Path(polygon: [
          Point(x: 5, y: 0), Point(x: 11, y: 0), Point(x: 11, y: 2), Point(x: 16, y: 2),
          Point(x: 16, y: 4), Point(x: 0, y: 4), Point(x: 0, y: 2), Point(x: 5, y: 2),
        ]))
      $0.append(Path(rect: Rect(x: 6, y: 1, width: 4, height: 1)))
      $0.append(
        Path(polygon: [
          Point(x: 1, y: 5), Point(x: 15, y: 5), Point(x: 14, y: 20), Point(x: 2, y: 20),
        ]))
      for x in [4.0, 7.5, 11.0] {
        $0.append(Path(rect: Rect(x: x, y: 7, width: 1, height: 11)))
      }
    }
  }
}
