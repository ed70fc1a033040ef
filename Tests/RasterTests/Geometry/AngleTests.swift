import Raster
import Testing

@Suite struct AngleTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (30, 0.5, 0.8660254037844386), (45, 0.7071067811865476, 0.7071067811865476),
    (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (720, 0, 1),
    (36000030, 0.5, 0.8660254037844386),
  ])
  func `sine and cosine are those of the tables`(
    degrees: Double, sine: Double, cosine: Double
  ) {
    let angle = Angle(degrees: degrees)
    #expect((angle.sine - sine).magnitude < 1e-9)
    #expect((angle.cosine - cosine).magnitude < 1e-9)
  }

  @Test func `the direction of a vector gives the vector back`() {
    for degrees in stride(from: -179.5, through: 180, by: 0.5) {
      let v = Angle(degrees: degrees).vector
      let back = Angle(towards: Point(x: v.x * 7, y: v.y * 7)).degrees
      #expect((back - degrees).magnitude < 1e-11, "\(degrees) came back as \(back)")
      #expect((v.x * v.x + v.y * v.y - 1).magnitude < 1e-14)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `an angle beyond reason is that of zero`(radians: Double) {
    #expect(Angle(radians: radians).vector == Point(x: 1, y: 0))
  }
}
