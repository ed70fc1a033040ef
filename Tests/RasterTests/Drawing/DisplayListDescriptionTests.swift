import Raster
import Testing

@Suite struct DisplayListDescriptionTests {
  @Test func `blend modes, filters, spreads and samplings are printed where not the default`() {
    var canvas = Canvas()
    let box = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))
    let image = Image(pixmap: Pixmap(width: 1, height: 1), sampling: .nearest)
    canvas.blended(.multiply) { $0.image(image, in: Rect(x: 0, y: 0, width: 1, height: 1)) }
    canvas.layer(
      opacity: 0.5, blendMode: .destinationIn,
      filters: [.blur(sigma: 1.5), .saturation(0.5), .desaturation]
    ) {
      $0.innerShadow(box, .black, offset: Point(x: 0, y: 1), blurRadius: 2.5)
      $0.shadow(box, .black, blurRadius: 3)
    }
    canvas.fill(
      box,
      .gradient(
        LinearGradient(
          colors: [.black, .white], start: .zero, end: Point(x: 1, y: 0), spread: .reflect)))
    canvas.fill(
      box,
      .radialGradient(
        RadialGradient(
          stops: GradientStop.even([.clear, .white]), startCenter: Point(x: 1, y: 2),
          startRadius: 0.5, endCenter: Point(x: 3, y: 4), endRadius: 5, spread: .repeat)))
    canvas.backdrop(box, BackdropEffect(sigma: 2, saturation: 1, edge: .clear))
    #expect(
      canvas.displayList.description == """
        save
          blendMode multiply
          image [1x1@1 nearest] in=(0 0 1 1)
        restore
        beginLayer opacity=0.5 blendMode=destinationIn \
        filters=[blur(1.5 clear) saturation(0.5) desaturation]
          innerShadow rect=(0 0 2 2) color=#000000FF offset=(0 1) blur=2.5
          shadow rect=(0 0 2 2) color=#000000FF offset=(0 0) blur=3
        endLayer
        fill rect=(0 0 2 2) gradient=[0 0 to 1 0: 0 #000000FF, 1 #FFFFFFFF] reflect
        fill rect=(0 0 2 2) radialGradient=[1 2 0.5 to 3 4 5: 0 #00000000, 1 #FFFFFFFF] repeat
        backdrop rect=(0 0 2 2) sigma=2 saturation=1 tints=[] edge=clear
        """)
  }

  @Test func `a list prints one command a line, indented where it is nested`() throws {
    let triangle = try Path(svgData: "M0 0L1 0L1 1Z")
    var canvas = Canvas()
    let image = Image(
      pixmap: Pixmap(width: 6, height: 4), scale: 2,
      capInsets: EdgeInsets(top: 1, left: 0.5, bottom: 1, right: 2), resizingMode: .tile)
    canvas.fill(Rect(x: 0, y: 0.5, width: 320, height: 44), Color(bytes: 255, 0, 16))
    canvas.translated(x: 10, y: 20) {
      $0.append(.clip(triangle, rule: .evenOdd))
      $0.layer(opacity: 0.25) {
        $0.image(image, in: Rect(x: 1, y: 2, width: 3, height: 4), tint: .black, opacity: 0.5)
      }
    }
    canvas.stroke(
      Path(rect: Rect(x: 0, y: 0, width: 2, height: 2)), .white,
      style: StrokeStyle(width: 1.5, cap: .round, join: .bevel, dash: [1, 2]))
    canvas.append(
      .backdrop(Path(), BackdropEffect(sigma: 20, tints: [Color(white: 1, alpha: 0.5)])))
    canvas.append(.endLayer)
    canvas.append(.restore)
    #expect(
      canvas.displayList.description == """
        fill rect=(0 0.5 320 44) color=#FF0010FF
        save
          translate 10 20
          clip path="M0 0 L1 0 L1 1 Z" evenOdd
          beginLayer opacity=0.25
            image [6x4@2 tile 1 0.5 1 2] in=(1 2 3 4) tint=#000000FF opacity=0.5
          endLayer
        restore
        stroke rect=(0 0 2 2) width=1.5 cap=round join=bevel dash=[1 2] color=#FFFFFFFF
        backdrop path="" sigma=20 saturation=1.8 tints=[#FFFFFF80]
        endLayer
        restore
        """)
  }
}
