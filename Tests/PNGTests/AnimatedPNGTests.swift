import PNG
import Raster
import TestSupport
import Testing

/// A plain reader of what the writer writes: frames as they show.
private struct AnimationReader {
  struct Chunk {
    var type: String
    var data: [UInt8]
  }

  static func word(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  static func chunks(_ file: [UInt8]) -> [Chunk] {
    var result: [Chunk] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = word(file[offset..<offset + 4])
      result.append(
        Chunk(
          type: String(decoding: file[offset + 4..<offset + 8], as: UTF8.self),
          data: Array(file[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return result
  }

  /// Every frame's whole picture and its delay.
  static func frames(_ file: [UInt8]) throws -> [(pixmap: Pixmap, delay: Int)] {
    let all = chunks(file)
    let size = (word(all[0].data[0..<4]), word(all[0].data[4..<8]))
    var canvas = Pixmap(width: size.0, height: size.1)
    var result: [(pixmap: Pixmap, delay: Int)] = []
    var sequence = 0
    for (index, chunk) in all.enumerated() where chunk.type == "fcTL" {
      #expect(word(chunk.data[0..<4]) == sequence)
      let (width, height) = (word(chunk.data[4..<8]), word(chunk.data[8..<12]))
      let (x, y) = (word(chunk.data[12..<16]), word(chunk.data[16..<20]))
      let next = all[index + 1]
      sequence += 1
      var data = next.data
      if next.type == "fdAT" {
        #expect(word(data[0..<4]) == sequence)
        sequence += 1
        data.removeFirst(4)
      }
      let part = try PNG.decode(
        RawPNG.file(
          width: width, height: height, colorType: all[0].data[9], compressed: data))
      for row in 0..<height {
        for column in 0..<width { canvas[x + column, y + row] = part[column, row] }
      }
      result.append((canvas, word(chunk.data[20..<22])))
    }
    return result
  }
}

@Suite("Animations are written as APNG")
struct AnimatedPNGTests {
  private func picture(_ shade: UInt8, dot: (Int, Int)? = nil) -> Pixmap {
    var pixmap = Pixmap(width: 20, height: 10)
    pixmap.fill(PremultipliedColor(red: shade, green: shade / 2, blue: 0, alpha: 255))
    if let dot { pixmap[dot.0, dot.1] = PremultipliedColor(red: 10, green: 0, blue: 0, alpha: 20) }
    return pixmap
  }

  @Test("Every frame shows as it was given, for as long")
  func frames() throws {
    let pictures = [picture(9), picture(9, dot: (3, 4)), picture(9, dot: (19, 9)), picture(200)]
    var animation = AnimatedPNG(unitsPerSecond: 30)
    for (index, picture) in pictures.enumerated() {
      try animation.append(picture, delay: index + 1)
    }
    let read = try AnimationReader.frames(animation.encoded())
    #expect(read.map(\.pixmap) == pictures)
    #expect(read.map(\.delay) == [1, 2, 3, 4])
  }

  @Test("Frames that do not differ last longer instead; others store what differs")
  func savings() throws {
    var animation = AnimatedPNG(unitsPerSecond: 10, plays: 3)
    for _ in 0..<5 { try animation.append(picture(7), delay: 2) }
    try animation.append(picture(7, dot: (5, 6)), delay: 1)
    #expect(animation.count == 2)
    let chunks = AnimationReader.chunks(try animation.encoded())
    #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[1].data == [0, 0, 0, 2, 0, 0, 0, 3])
    #expect(Array(chunks[2].data[20..<24]) == [0, 10, 0, 10])
    #expect(Array(chunks[4].data[4..<20]) == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 6])
  }

  @Test("Frames have alpha from the first translucent pixel on", arguments: PNGCompression.allCases)
  func alpha(compression: PNGCompression) throws {
    let opaque = [picture(9), picture(90), picture(200)]
    var animation = AnimatedPNG(unitsPerSecond: 30, compression: compression)
    for picture in opaque { try animation.append(picture, delay: 1) }
    let withoutAlpha = try animation.encoded()
    #expect(withoutAlpha[25] == 2)
    #expect(try AnimationReader.frames(withoutAlpha).map(\.pixmap) == opaque)
    let all = opaque + [picture(200, dot: (3, 4)), picture(1)]
    for picture in all[3...] { try animation.append(picture, delay: 1) }
    let withAlpha = try animation.encoded()
    #expect(withAlpha[25] == 6)
    #expect(try AnimationReader.frames(withAlpha).map(\.pixmap) == all)
  }

  @Test("A frame stores the smallest rectangle that differs")
  func areas() throws {
    var noise = SeededRandom(5)
    for _ in 0..<60 {
      var first = Pixmap(width: 70, height: 9)
      first.fill(PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255))
      var second = first
      let places = (0..<Int.random(in: 1...3, using: &noise)).map { _ in
        (x: Int.random(in: 0..<70, using: &noise), y: Int.random(in: 0..<9, using: &noise))
      }
      for place in places {
        second[place.x, place.y] = PremultipliedColor(red: 9, green: 2, blue: 3, alpha: 255)
      }
      var animation = AnimatedPNG(unitsPerSecond: 1)
      try animation.append(first, delay: 1)
      try animation.append(second, delay: 1)
      let file = try animation.encoded()
      #expect(try AnimationReader.frames(file).map(\.pixmap) == [first, second])
      let frame = AnimationReader.chunks(file).filter { $0.type == "fcTL" }[1].data
      let numbers = stride(from: 4, to: 20, by: 4).map {
        AnimationReader.word(frame[$0..<$0 + 4])
      }
      let (xs, ys) = (places.map(\.x), places.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      #expect(
        numbers == [(xs.max() ?? 0) - left + 1, (ys.max() ?? 0) - top + 1, left, top])
    }
  }

  @Test("The first frame is the picture for readers that know no animations")
  func still() throws {
    var animation = AnimatedPNG(unitsPerSecond: 1)
    try animation.append(picture(50), delay: 1)
    try animation.append(picture(90), delay: 1)
    #expect(try PNG.decode(animation.encoded()) == picture(50))
  }

  @Test("No frames, no pixels and frames of other sizes are errors")
  func errors() throws {
    var animation = AnimatedPNG(unitsPerSecond: 1)
    #expect(throws: PNGError.empty) { try animation.encoded() }
    #expect(throws: PNGError.empty) { try animation.append(Pixmap(width: 0, height: 3), delay: 1) }
    try animation.append(picture(1), delay: 1)
    #expect(throws: PNGError.self) { try animation.append(Pixmap(width: 3, height: 3), delay: 1) }
  }
}
