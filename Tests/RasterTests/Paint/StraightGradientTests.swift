import Raster
import Testing

@Suite struct StraightGradientTests {
  private func gradient(_ interpolation: GradientInterpolation) -> LinearGradient {
    LinearGradient(
      stops: [
        GradientStop(location: 0, color: .white),
        GradientStop(location: 1, color: Color(white: 0, alpha: 0)),
      ], start: .zero, end: Point(x: 101, y: 0), interpolation: interpolation)
  }

  private func middle(_ paint: Paint) throws -> PremultipliedColor {
    var canvas = Canvas()
    canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 101, height: 1)), paint)
    return try canvas.picture(width: 101, height: 1)[50, 0]
  }

  @Test
  func `from white to transparent black, straight colours are grey, premultiplied ones white`()
    throws
  {
    let straight = try middle(.gradient(gradient(.straight)))
    #expect(straight == PremultipliedColor(red: 64, green: 64, blue: 64, alpha: 128))
    let premultiplied = try middle(.gradient(gradient(.premultiplied)))
    #expect(premultiplied == PremultipliedColor(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test func `stops of one alpha have the same colours either way`() throws {
    let colors = [
      Color(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.7), Color(white: 0.2, alpha: 0.7),
    ]
    func picture(_ interpolation: GradientInterpolation) throws -> Pixmap {
      var canvas = Canvas()
      canvas.fill(
        Path(rect: Rect(x: 0, y: 0, width: 40, height: 3)),
        .gradient(
          LinearGradient(
            stops: GradientStop.even(colors), start: .zero, end: Point(x: 40, y: 7),
            interpolation: interpolation)))
      return try canvas.picture(width: 40, height: 3)
    }
    #expect(try picture(.straight) == picture(.premultiplied))
  }

  @Test func `a layer within a clip is clipped as one`() throws {
    var canvas = Canvas()
    let area = Rect(x: 0, y: 0, width: 20, height: 20)
    canvas.fill(area, .white)
    canvas.clipped(to: Path(circleAt: Point(x: 9.3, y: 10.2), radius: 8)) { canvas in
      canvas.layer {
        $0.fill(area, .black)
        $0.fill(area, .white)
      }
    }
    #expect(try canvas.picture(width: 20, height: 20).bytes.allSatisfy { $0 == 255 })
  }
}
