import Raster

/// The icons of system tab bar items: outlines, filled while selected, in the manner of iOS 7's.
enum TabBarGlyph {
  /// The box that icons are drawn in, in points.
  static let side = 25.0
  private static let stroke = 1.0

  static func paint(
    _ item: TabBarSystemItem, isSelected: Bool, _ color: Color, _ canvas: inout Canvas
  ) {
    canvas.unmirrored(about: side / 2) {
      paintUnmirrored(item, isSelected: isSelected, color, &$0)
    }
  }

  private static func paintUnmirrored(
    _ item: TabBarSystemItem, isSelected: Bool, _ color: Color, _ canvas: inout Canvas
  ) {
    switch item {
    case .more: return canvas.fill(dots, color)
    case .search: return outline(magnifier, isSelected ? 2 : stroke, color, &canvas)
    case .downloads: return outline(tray, isSelected ? 2 : stroke, color, &canvas)
    case .mostViewed: return canvas.fill(list, color)
    case .favorites, .featured, .topRated:
      return fillOrOutline(star, [], isSelected, color, &canvas)
    case .recents, .history, .mostRecent:
      fillOrOutline(circle(11.5), [hands], isSelected, color, &canvas)
    case .contacts: fillOrOutline(person, [], isSelected, color, &canvas)
    case .bookmarks: fillOrOutline(book, [spine], isSelected, color, &canvas)
    }
  }

  private static func outline(
    _ path: Path, _ width: Double, _ color: Color, _ canvas: inout Canvas
  ) {
    canvas.stroke(path, color, style: StrokeStyle(width: width))
  }

  /// A shape with lines on it: outlined, or while selected filled with the lines left out.
  private static func fillOrOutline(
    _ shape: Path, _ lines: [Path], _ isSelected: Bool, _ color: Color, _ canvas: inout Canvas
  ) {
    guard isSelected else {
      outline(shape, stroke, color, &canvas)
      for line in lines { outline(line, stroke, color, &canvas) }
      return
    }
    guard !lines.isEmpty else { return canvas.fill(shape, color) }
    canvas.layer {
      $0.fill(shape, color)
      $0.blended(.clear) {
        for line in lines { $0.stroke(line, .black, style: StrokeStyle(width: stroke)) }
      }
    }
  }

  private static let middle = Point(x: side / 2, y: side / 2)

  private static func circle(_ radius: Double, at center: Point = middle) -> Path {
    Path(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func path(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.line(to: point)
    }
    if closed { path.close() }
    return path
  }

  /// Three discs in a row.
  private static var dots: Path {
    var path = Path()
    for x in [4.5, 12.5, 20.5] { path.append(circle(2.5, at: Point(x: x, y: 12.5))) }
    return path
  }

  /// Five points on a circle of 12, the inner ones on .382 of it.
  private static var star: Path {
    let outer = 12.0
    let inner = 0.382 * outer
    // Sines and cosines of multiples of 36°.
    let ring = [
      (0, -1), (0.5878, -0.8090), (0.9511, -0.3090), (0.9511, 0.3090), (0.5878, 0.8090), (0, 1),
      (-0.5878, 0.8090), (-0.9511, 0.3090), (-0.9511, -0.3090), (-0.5878, -0.8090),
    ]
    return path(
      ring.enumerated().map { index, unit in
        let radius = index.isMultiple(of: 2) ? outer : inner
        return (12.5 + radius * unit.0, 13 + radius * unit.1)
      }, closed: true)
  }

  private static var hands: Path { path([(12.5, 4.5), (12.5, 13), (17.5, 13)]) }

  private static var person: Path {
    var path = circle(5, at: Point(x: 12.5, y: 7))
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

  private static var spine: Path { path([(12.5, 5), (12.5, 21.5)]) }

  private static var magnifier: Path {
    var path = circle(8, at: Point(x: 10, y: 10))
    path.append(self.path([(15.7, 15.7), (23.5, 23.5)]))
    return path
  }

  private static var tray: Path {
    var path = self.path([(8, 9.5), (2.5, 9.5), (2.5, 23.5), (22.5, 23.5), (22.5, 9.5), (17, 9.5)])
    path.append(self.path([(12.5, 1), (12.5, 17.5)]))
    path.append(self.path([(8, 13), (12.5, 17.5), (17, 13)]))
    return path
  }

  private static var list: Path {
    var path = Path()
    for y in [4.0, 12.0, 20.0] {
      path.append(Path(rect: Rect(x: 2, y: y, width: 2, height: 1)))
      path.append(Path(rect: Rect(x: 7, y: y, width: 16, height: 1)))
    }
    return path
  }
}
