import ObjectModel
import Raster

/// The icons of system tab bar items: outlines that are filled while selected, in the style of iOS
/// 7; heavy and solid up to iOS 6 (choice, after screens of the time).
enum TabBarGlyph {
  /// Side of the icons' square, in points.
  static let side = 25.0

  /// How an icon is drawn.
  enum Style {
    case outlined, filled, solid

    /// Width of outlines, and of lines on a filled shape, in points.
    var line: Double { self == .solid ? 2 : 1 }
    /// Width of lines in icons without a filled shape, in points.
    var heavyLine: Double {
      switch self {
      case .outlined: 1
      case .filled: 2
      case .solid: 3.5
      }
    }
  }

  static func paint(
    _ item: TabBarSystemItem, _ style: Style, _ color: Color, _ canvas: inout Canvas
  ) {
    canvas.unmirrored(about: side / 2) {
      paintUnmirrored(item, style, color, &$0)
    }
  }

  private static func paintUnmirrored(
    _ item: TabBarSystemItem, _ style: Style, _ color: Color, _ canvas: inout Canvas
  ) {
    switch item {
    case .more: canvas.fill(dots, color)
    case .search: outline(magnifier, style.heavyLine, color, &canvas)
    case .downloads: outline(tray, style.heavyLine, color, &canvas)
    case .mostViewed: canvas.fill(list(thickness: style == .solid ? 3 : 1), color)
    case .favorites, .featured, .topRated: fillOrOutline(star, [], style, color, &canvas)
    case .recents, .history, .mostRecent:
      fillOrOutline(Path(circleAt: middle, radius: 11.5), [hands], style, color, &canvas)
    case .contacts: fillOrOutline(person, [], style, color, &canvas)
    case .bookmarks: fillOrOutline(book, [spine], style, color, &canvas)
    }
  }

  private static func outline(
    _ path: Path, _ width: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    canvas.stroke(path, color, style: StrokeStyle(width: width))
  }

  /// Draws a shape with lines on it: as outlines, or filled with the lines left out.
  private static func fillOrOutline(
    _ shape: Path, _ lines: [Path], _ style: Style, _ color: Color, _ canvas: inout Canvas
  ) {
    guard style != .outlined else {
      for path in [shape] + lines { outline(path, style.line, color, &canvas) }
      return
    }
    guard !lines.isEmpty else { return canvas.fill(shape, color) }
    canvas.layer {
      $0.fill(shape, color)
      $0.blended(.clear) {
        for path in lines { outline(path, style.line, .black, &$0) }
      }
    }
  }

  private static let middle = Point(x: side / 2, y: side / 2)

  private static func lines(_ points: [(Double, Double)]) -> Path {
    Path(polyline: points.map { Point(x: $0.0, y: $0.1) })
  }

  /// Three discs in a row.
  private static var dots: Path {
    var path = Path()
    for x in [4.5, 12.5, 20.5] { path.append(Path(circleAt: Point(x: x, y: 12.5), radius: 2.5)) }
    return path
  }

  /// A star of five points on a circle of radius 12, the inner ones at 0.382 of it.
  private static var star: Path {
    let outer = 12.0
    let inner = 0.382 * outer
    // Sines and cosines of multiples of 36°.
    let ring = [
      (0, -1), (0.5878, -0.8090), (0.9511, -0.3090), (0.9511, 0.3090), (0.5878, 0.8090), (0, 1),
      (-0.5878, 0.8090), (-0.9511, 0.3090), (-0.9511, -0.3090), (-0.5878, -0.8090),
    ]
    return Path(
      polygon: ring.enumerated().map { index, unit in
        let radius = index.isMultiple(of: 2) ? outer : inner
        return Point(x: 12.5 + radius * unit.0, y: 13 + radius * unit.1)
      })
  }

  private static var hands: Path { lines([(12.5, 4.5), (12.5, 13), (17.5, 13)]) }

  private static var person: Path {
    var path = Path(circleAt: Point(x: 12.5, y: 7), radius: 5)
    path.move(to: Point(x: 2.5, y: 23.5))
    path.cubic(
      control1: Point(x: 2.5, y: 17), control2: Point(x: 7, y: 14.5), to: Point(x: 12.5, y: 14.5))
    path.cubic(
      control1: Point(x: 18, y: 14.5), control2: Point(x: 22.5, y: 17), to: Point(x: 22.5, y: 23.5))
    path.close()
    return path
  }

  private static var book: Path {
    var path = Path()
    path.move(to: Point(x: 12.5, y: 5))
    path.cubic(control1: Point(x: 9, y: 3), control2: Point(x: 4, y: 3), to: Point(x: 1, y: 4.5))
    path.line(to: Point(x: 1, y: 21))
    path.cubic(
      control1: Point(x: 4, y: 19.5), control2: Point(x: 9, y: 19.5), to: Point(x: 12.5, y: 21.5))
    path.cubic(
      control1: Point(x: 16, y: 19.5), control2: Point(x: 21, y: 19.5), to: Point(x: 24, y: 21))
    path.line(to: Point(x: 24, y: 4.5))
    path.cubic(control1: Point(x: 21, y: 3), control2: Point(x: 16, y: 3), to: Point(x: 12.5, y: 5))
    path.close()
    return path
  }

  private static var spine: Path { lines([(12.5, 5), (12.5, 21.5)]) }

  private static var magnifier: Path {
    var path = Path(circleAt: Point(x: 10, y: 10), radius: 8)
    path.append(lines([(15.7, 15.7), (23.5, 23.5)]))
    return path
  }

  private static var tray: Path {
    var path = lines([(8, 9.5), (2.5, 9.5), (2.5, 23.5), (22.5, 23.5), (22.5, 9.5), (17, 9.5)])
    path.append(lines([(12.5, 1), (12.5, 17.5)]))
    path.append(lines([(8, 13), (12.5, 17.5), (17, 13)]))
    return path
  }

  private static func list(thickness: Double) -> Path {
    var path = Path()
    for middle in [4.5, 12.5, 20.5] {
      let y = middle - thickness / 2
      path.append(Path(rect: Rect(x: 2, y: y, width: max(2, thickness), height: thickness)))
      path.append(Path(rect: Rect(x: 7, y: y, width: 16, height: thickness)))
    }
    return path
  }
}
