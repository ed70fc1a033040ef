import Raster
import Testing

@Suite struct DisplayListDescriptionTests {
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
