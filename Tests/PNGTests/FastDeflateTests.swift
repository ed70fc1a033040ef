import TestSupport
import Testing

@testable import PNG
@testable import Raster

@Suite struct FastDeflateTests {
  @Test("a code is complete and no longer than allowed, however uneven the counts")
  func codes() {
    var fibonacci = [1, 1]
    while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    let uneven: [[Int]] = [
      fibonacci, fibonacci.reversed(), [Int](repeating: 1, count: 286), [0, 5, 0, 5],
      (0..<286).map { 1 << ($0 / 8) },
    ]
    for counts in uneven {
      let code = PrefixCode(counts: counts, longest: 15)
      let used = code.lengths.filter { $0 > 0 }
      #expect(used.count == counts.filter { $0 > 0 }.count)
      #expect(used.allSatisfy { $0 <= 15 })
      #expect(used.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    }
  }

  @Test("a picture that is opaque but for one pixel comes back", arguments: [0, 40, 99])
  func translucentPixel(x: Int) throws {
    var picture = Pixmap(width: 100, height: 5)
    picture.fill(PremultipliedColor(red: 20, green: 30, blue: 40, alpha: 255))
    picture[x, 3] = PremultipliedColor(red: 20, green: 30, blue: 40, alpha: 254)
    let file = try PNG.encode(picture, compression: .fastest)
    #expect(try PNG.decode(file) == picture)
  }

  @Test("pictures of every width come back", arguments: [UInt8(255), 200])
  func roundTrips(alpha: UInt8) throws {
    var noise = SeededRandom(23)
    for width in [1, 2, 3, 7, 85, 86, 87, 172, 173, 300] {
      for variety in [1, 3, 200] {
        var picture = Pixmap(width: width, height: 9)
        for y in 0..<9 {
          for x in 0..<width {
            let level = UInt8(Int.random(in: 0..<variety, using: &noise))
            picture[x, y] = PremultipliedColor(
              red: level, green: y < 4 ? 9 : level / 2, blue: 0, alpha: alpha)
          }
        }
        let file = try PNG.encode(picture, compression: .fastest)
        #expect(try PNG.decode(file) == picture, "\(width), \(variety)")
      }
    }
  }
}
