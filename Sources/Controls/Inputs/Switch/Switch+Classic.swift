import ObjectModel
import Raster
import Text

extension Switch {
  /// A wide capsule with the words ON and OFF.
  static var classic: any ControlClass.Type { ClassicSwitch.self }
}

/// UISwitch up to iOS 6.
enum ClassicSwitch: DerivedControl {
  typealias Base = Switch

  /// Figures in points, measured at 1x unless a comment says otherwise.
  private enum Metrics {
    /// The size: 77 wide on iOS 6 (measured: a switch in a bar is 5 from its end), 79 on iOS 5.
    static func size(_ node: StyledNode) -> Size {
      Size(width: node.system < 6 ? 79 : 77, height: 27)
    }
    /// The part of the frame that is drawn.
    static let track = Rect(x: 0, y: 0, width: 77, height: 27)
    /// Corner radii of track and thumb: a little less than half their height, as in the picture.
    static let trackRadius = 13.2
    static let thumbRadius = 12.1
    /// Distance between the thumb and the track's edge.
    static let thumbInset = 1.0
    static let on = Color(bytes: 0x00, 0x7F, 0xEA)
    /// The share of black in a tinted track, so that it is not lighter than the blue one (choice).
    static let tintShade = 0.08
    /// The share of white in a tinted off side, so that OFF is legible (choice). From iOS 6 on,
    /// `tintColor` is the colour of the off side.
    static let offLight = 0.25
    /// The horizontal centres of ON and OFF, and their baseline.
    static let onX = 26.5
    static let offX = 51.5
    static let baseline = 20.0
    static let fontSize = 17.0
    /// The colour of OFF (lxuan2/IOS6SwiftUI).
    static let offTextColor = Color(grey: 120)
    /// The shadow around the thumb, clipped to the track: alphas of .37, .10 and .02 on the points
    /// beside the thumb.
    static let thumbShadow = (color: Color.black, blurRadius: 2.3)
    static let disabledAlpha = 0.5
  }

  /// The alphas of white over the lower half of the on side, by rows of a point.
  private static let gloss: [Double] = [
    0.13, 0.145, 0.165, 0.185, 0.21, 0.24, 0.27, 0.30, 0.33, 0.36, 0.39, 0.45, 0.44,
  ]
  private static let glossTop = 14.0
  /// The left edge of the gloss, and the radius of its upper corner.
  private static let glossLeft = (x: 4.5, radius: 7.0)

  private static let onEdge = Bezel.Edge(
    at1x: [
      Bezel.Ring(
        Color(grey: 50).withAlpha(0.465), Color(grey: 108).withAlpha(0.40),
        Color(grey: 142).withAlpha(0.47)),
      .shade(0.23, 0.04, 0.05), .shade(0.12, 0, 0), .shade(0.045, 0, 0),
    ],
    at2x: [
      Bezel.Ring(
        Color(grey: 50).withAlpha(0.465), Color(grey: 108).withAlpha(0.40),
        Color(grey: 142).withAlpha(0.47)),
      Bezel.Ring(Color(grey: 50).withAlpha(0.465), .shade(0.22), .shade(0.02)),
      .shade(0.26, 0.06, 0.05), .shade(0.19, 0.02, 0.02), .shade(0.14, 0, 0), .shade(0.10, 0, 0),
      .shade(0.06, 0, 0), .shade(0.03, 0, 0),
    ])

  /// The gradient of the off side: shaded from above, with a step in the middle (measured on
  /// Apple's artwork at 2x).
  private static let off = VerticalGradient(
    height: 27,
    [
      (0, Color(grey: 0xE8)), (5, Color(grey: 0xE7)), (13.75, Color(grey: 0xEF)),
      (14, Color(grey: 0xF7)), (24, Color(grey: 0xFE)), (27, Color(grey: 0xFB)),
    ])
  private static let offEdge = Bezel.Edge(
    at1x: [
      .shade(0.39, 0.34, 0.30), .shade(0.20, 0.08, 0.01), .shade(0.10, 0.03, 0),
      .shade(0.03, 0, 0),
    ],
    at2x: [
      .shade(0.46, 0.40, 0.25), .shade(0.32, 0.14, 0.01), .shade(0.26, 0.10, 0),
      .shade(0.19, 0.06, 0), .shade(0.13, 0.04, 0), .shade(0.08, 0, 0), .shade(0.04, 0, 0),
    ])

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Metrics.size(node)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let own = Metrics.size(node)
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: own))
    pass.layOutSubviews(of: node, size: own)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let isEnabled = node.styled[Control.isEnabled] != false
    canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledAlpha, within: node.bounds) {
      draw(node.styled, &$0)
    }
  }

  private static func draw(_ node: StyledNode, _ canvas: inout Canvas) {
    let position = Switch.position(of: node)
    let track = Metrics.track
    let box = Rect(
      x: track.minX + travel * position, y: track.minY, width: track.height, height: track.height)
    let thumb = box.insetBy(x: Metrics.thumbInset, y: Metrics.thumbInset)
    let thumbShape = BezelShape.rounded(Metrics.thumbRadius)
    paintTrack(node, track, position, seam: box.midX, &canvas)
    canvas.clipped(to: trackShape.path(in: track)) {
      let shadow = Metrics.thumbShadow
      $0.shadow(thumbShape.path(in: thumb), shadow.color, blurRadius: shadow.blurRadius)
    }
    ClassicThumb.paintSwitch(
      thumbShape, in: thumb, tint: node.color(Switch.thumbTintColor), scale: node.scale, &canvas)
    if node[Control.isHighlighted] == true {
      canvas.fill(thumbShape.path(in: thumb), .shade(0.12))
    }
  }

  private static let trackShape = BezelShape.rounded(Metrics.trackRadius)
  /// The distance between the thumb's two positions, in points.
  private static let travel = Metrics.track.width - Metrics.track.height

  /// Draws the on and off sides as one strip that moves with the thumb, under an edge that does not
  /// move. The strip's seam is behind the thumb; a switch that is off shows only its off side
  /// (choice).
  private static func paintTrack(
    _ node: StyledNode, _ track: Rect, _ position: Double, seam: Double, _ canvas: inout Canvas
  ) {
    let middle = position == 0 ? track.minX : seam
    // The on side ends on a whole point, so that the background does not show through the seam.
    for (isOn, left, right) in [
      (true, track.minX, middle.rounded(.up)), (false, middle, track.maxX),
    ] where left < right {
      let area = Rect(x: left, y: track.minY, width: right - left, height: track.height)
      canvas.clipped(to: Path(rect: area)) {
        $0.clipped(to: trackShape.path(in: track)) {
          $0.translated(x: travel * (isOn ? position - 1 : position), y: 0) {
            if isOn { paintOn(node, track, &$0) } else { paintOff(node, track, &$0) }
          }
        }
        // Not clipped to the shape, which would thin the antialiased edge twice.
        Bezel(shape: trackShape, fill: nil, edge: isOn ? onEdge : offEdge, transition: .evenly)
          .paintEdge(in: track, scale: node.scale, &$0)
      }
    }
  }

  private static func paintOn(_ node: StyledNode, _ track: Rect, _ canvas: inout Canvas) {
    let tint = node.color(Switch.onTintColor)
    let fill = tint.map { $0.withAlpha(1).mixed(with: .black, Metrics.tintShade) } ?? Metrics.on
    canvas.fill(track, fill)
    if let image = node[Switch.onImage] {
      canvas.draw(
        image, in: Rect(origin: track.origin, size: image.size), of: node, role: .track)
    }
    let area = Rect(
      x: glossLeft.x, y: glossTop, width: track.width - glossLeft.x,
      height: track.maxY - glossTop)
    let rows = VerticalGradient(
      gloss.enumerated().map { index, alpha in
        GradientStop(
          location: (Double(index) + 0.5) / Double(gloss.count), color: .light(alpha))
      })
    canvas.fill(
      Path(roundedRect: area, radius: glossLeft.radius, corners: .topLeft), rows.paint(in: area))
    if node[Switch.onImage] == nil {
      paintWord("ON", Metrics.onX, .white, ClassicLook.raisedText, node, &canvas)
    }
  }

  private static func paintOff(_ node: StyledNode, _ track: Rect, _ canvas: inout Canvas) {
    let own = node.system < 6 ? nil : node.ownTint
    let tint = own.map { $0.withAlpha(1).mixed(with: .white, Metrics.offLight) }
    let gradient =
      tint.map { tint in off.map { grey in tint.mapChannels { $0 * grey.red } } } ?? off
    canvas.fill(Path(rect: track), gradient.paint(in: track))
    if let image = node[Switch.offImage] {
      canvas.draw(
        image,
        in: Rect(
          origin: Point(x: track.maxX - image.size.width, y: track.minY), size: image.size),
        of: node, role: .track)
    } else {
      let color = tint == nil ? Metrics.offTextColor : .white
      let shadow = tint == nil ? nil : ClassicLook.raisedText
      paintWord("OFF", Metrics.offX, color, shadow, node, &canvas)
    }
  }

  private static func paintWord(
    _ word: String, _ middle: Double, _ color: Color, _ shadow: TextAttributes.Shadow?,
    _ node: StyledNode, _ canvas: inout Canvas
  ) {
    let layout = node.textLayout(
      word,
      attributes: TextAttributes(
        font: .system(Metrics.fontSize, .bold), foregroundColor: .color(color)))
    canvas.draw(
      layout, x: node.roundToPixel(middle - layout.size.width / 2), baseline: Metrics.baseline,
      shadow: shadow, of: node)
  }
}
