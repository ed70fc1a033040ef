import Raster

/// Draws on a transparent surface of pixels, one pixel a point.
func draw(
  width: Int = 32, height: Int = 32, scale: Double = 1, background: Color = .clear,
  _ body: (inout Canvas) -> Void
) throws -> Pixmap {
  var canvas = Canvas()
  body(&canvas)
  return try Rasterizer().render(
    canvas.displayList, width: width, height: height, scale: scale, background: background)
}

/// The coverage of a fill, row by row: the alpha of black on nothing.
func coverage(
  of path: Path, rule: FillRule = .nonZero, width: Int = 32, height: Int = 32
) throws -> [UInt8] {
  let picture = try draw(width: width, height: height) { $0.fill(path, .black, rule: rule) }
  return (0..<width * height).map { picture.bytes[$0 * 4 + 3] }
}

/// A repeatable sequence of numbers (SplitMix64).
struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A bitmap from rows of letters, each a colour.
func pixmap(_ rows: [String], _ colors: [Character: PremultipliedColor]) -> Pixmap {
  var result = Pixmap(width: rows[0].count, height: rows.count)
  for (y, row) in rows.enumerated() {
    for (x, letter) in row.enumerated() { result[x, y] = colors[letter] ?? .clear }
  }
  return result
}

/// Opaque colours by their initial.
let letters: [Character: PremultipliedColor] = [
  "R": PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255),
  "G": PremultipliedColor(red: 0, green: 255, blue: 0, alpha: 255),
  "B": PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255),
  "W": PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255),
  "K": PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255),
]

/// A picture as rows of those letters; `.` is transparent, `?` anything else.
func rows(of picture: Pixmap) -> [String] {
  (0..<picture.height).map { y in
    String(
      (0..<picture.width).map { x in
        let pixel = picture[x, y]
        return pixel == .clear ? "." : letters.first { $0.value == pixel }?.key ?? "?"
      })
  }
}
