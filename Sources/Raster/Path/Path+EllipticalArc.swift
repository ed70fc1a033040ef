extension Path {
  /// Adds an arc of a turned ellipse between two points, as SVG's `A` has it (SVG 1.1, appendix F.6):
  /// radii too small are enlarged, a radius of zero makes a line.
  mutating func ellipticalArc(
    from: Point, to: Point, radii: Size, rotation: Angle, isLarge: Bool, isClockwise: Bool
  ) {
    guard from != to else { return }
    var rx = radii.width
    var ry = radii.height
    guard rx > 0, ry > 0 else {
      line(to: to)
      return
    }
    let axis = rotation.vector
    // F.6.5.1: half the chord in the ellipse's own directions.
    let half = (from - to) * 0.5
    let x = axis.x * half.x + axis.y * half.y
    let y = axis.x * half.y - axis.y * half.x
    // F.6.6: enlarge until the ellipse reaches.
    let ratio = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    guard ratio.isFinite else {
      line(to: to)
      return
    }
    if ratio > 1 {
      rx *= ratio.squareRoot()
      ry *= ratio.squareRoot()
    }
    // F.6.5.2 on the unit circle.
    let ux = x / rx
    let uy = y / ry
    let square = ux * ux + uy * uy
    guard square > 0 else {
      line(to: to)
      return
    }
    var factor = (max(0, 1 - square) / square).squareRoot()
    if isLarge == isClockwise { factor = -factor }
    let center = Point(x: factor * uy, y: -factor * ux)
    let first = Angle(towards: Point(x: ux - center.x, y: uy - center.y)).radians
    var sweep = Angle(towards: Point(x: -ux - center.x, y: -uy - center.y)).radians - first
    if isClockwise, sweep < 0 { sweep += 2 * Double.pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * Double.pi }

    let middle = (from + to) * 0.5
    func place(_ p: Point) -> Point {
      let px = (p.x + center.x) * rx
      let py = (p.y + center.y) * ry
      return Point(
        x: middle.x + axis.x * px - axis.y * py, y: middle.y + axis.y * px + axis.x * py)
    }
    let count = max(1, Int((sweep.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let quarterStep = Angle(radians: step / 4).vector
    let handle = 4.0 / 3 * quarterStep.y / quarterStep.x
    var direction = Angle(radians: first).vector
    for index in 1...count {
      let next = Angle(radians: first + step * Double(index)).vector
      cubic(
        control1: place(
          Point(x: direction.x - direction.y * handle, y: direction.y + direction.x * handle)),
        control2: place(Point(x: next.x + next.y * handle, y: next.y - next.x * handle)),
        to: index == count ? to : place(next))
      direction = next
    }
  }
}
