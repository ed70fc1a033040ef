import Raster

extension Stepper {
  /// Two bezels side by side.
  public static var classic: any ControlClass.Type { ClassicStepper.self }
}

/// UIStepper up to iOS 6.
enum ClassicStepper: DerivedControl {
  typealias Base = Stepper

  /// Size from uikit facts, A2; the rest is a choice after segmented controls, no picture shows one.
  private enum Metrics {
    static let size = Size(width: 94, height: 27)
    static let radius = 6.0
    static let arm = 11.0
    static let thickness = 3.0
    static let ink = Color(grey: 95)
    static let disabledAlpha = 0.4
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let stepper = node.styled
    let bounds = Rect(origin: .zero, size: Metrics.size)
    let middle = bounds.midX
    let areas = [
      (Stepper.Half.minus, Rect(x: 0, y: 0, width: middle, height: bounds.height)),
      (Stepper.Half.plus, Rect(x: middle, y: 0, width: middle, height: bounds.height)),
    ]
    if stepper[Stepper.backgroundImage] != nil {
      for (half, area) in areas {
        Stepper.drawBackground(half, area, of: bounds, stepper, &canvas)
      }
    } else {
      let tint = stepper.ownTint
      // A lip of a point lies within the size.
      let body = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
      SegmentBezel.bezel(.rounded(Metrics.radius), look: .plain, tint: tint)
        .paint(in: body, scale: stepper.scale, &canvas)
      if stepper.value(Stepper.dividerImage, Stepper.dividerAxes(of: stepper)) == nil {
        SegmentBezel.paintDivider(at: middle, in: body, look: .plain, tint: tint, &canvas)
      }
    }
    Stepper.drawDivider(of: stepper, bounds, &canvas)
    for (half, area) in areas { drawSign(half, area, of: stepper, &canvas) }
  }

  private static func drawSign(
    _ half: Stepper.Half, _ area: Rect, of stepper: StyledNode, _ canvas: inout Canvas
  ) {
    let state = Stepper.state(half, of: stepper)
    let isTinted = stepper.ownTint != nil
    let strength = state == .disabled ? Metrics.disabledAlpha : 1
    let ink = isTinted ? Color.light(strength) : Metrics.ink.withAlpha(strength)
    let shade = isTinted ? Color.shade(0.5) : .light(0.8)
    let offset = Point(x: 0, y: isTinted ? -1 : 1)
    // Sides of an odd number of points lie on pixels, too.
    let arm = Metrics.arm
    let center = Point(
      x: stepper.roundToPixel(area.midX - arm / 2) + arm / 2,
      y: stepper.roundToPixel(area.midY - 0.5 - arm / 2) + arm / 2)
    if let image = stepper.value(
      half == .minus ? Stepper.decrementImage : Stepper.incrementImage, AxisValues(state: state))
    {
      let rect = Rect(
        x: stepper.roundToPixel(center.x - image.size.width / 2),
        y: stepper.roundToPixel(center.y - image.size.height / 2), width: image.size.width,
        height: image.size.height)
      return canvas.drawRaised(ink, shade: shade, offset: offset, within: rect) {
        $0.draw(image, in: rect, of: stepper, role: .stepper, tint: $1)
      }
    }
    func bar(_ width: Double, _ height: Double, dy: Double = 0) -> Path {
      Path(
        rect: Rect(
          x: center.x - width / 2, y: center.y + dy - height / 2, width: width, height: height))
    }
    let thickness = Metrics.thickness
    canvas.drawRaised(ink, shade: shade, offset: offset, within: area) { canvas, color in
      var sign = bar(arm, thickness)
      if half == .plus {
        // Two stubs, so that nothing is covered twice.
        let stub = (arm - thickness) / 2
        sign.append(bar(thickness, stub, dy: -(thickness + stub) / 2))
        sign.append(bar(thickness, stub, dy: (thickness + stub) / 2))
      }
      canvas.fill(sign, color)
    }
  }
}
