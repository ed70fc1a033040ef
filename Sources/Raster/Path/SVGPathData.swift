/// Why path data could not be read. Offsets count bytes of UTF-8 from the start.
public enum SVGPathError: Error, Sendable, Hashable {
  /// The data does not begin with `M` or `m`.
  case expectedMove(offset: Int)
  /// A byte that is neither a command nor a number stands where a command belongs.
  case expectedCommand(offset: Int)
  case expectedNumber(offset: Int)
  /// A flag of an arc is neither 0 nor 1.
  case expectedFlag(offset: Int)
  /// The number is beyond what a `Double` holds.
  case numberOutOfRange(offset: Int)
}

extension Path {
  /// The path of SVG path data: all commands of SVG 1.1, absolute and relative, implicit repeats,
  /// flags written without separators. Arcs become cubics of at most a quarter turn.
  ///
  /// - Throws: `SVGPathError` at the first byte that cannot be right; nothing of the data is used.
  public init(svgData: String) throws(SVGPathError) {
    var reader = SVGPathReader(bytes: Array(svgData.utf8))
    self = try reader.read()
  }

  /// The path of SVG path data up to the first segment that cannot be right, as SVG asks for.
  package init(validPrefixOf svgData: String) {
    var reader = SVGPathReader(bytes: Array(svgData.utf8))
    do { self = try reader.read() } catch { self = reader.path }
  }
}

/// Reads path data: a command letter, then its numbers as often as they repeat.
private struct SVGPathReader {
  let bytes: [UInt8]
  var offset = 0
  private(set) var path = Path()
  var current = Point.zero
  var start = Point.zero
  /// The last control point, when the last command was a curve that S or T goes on from.
  var cubicControl: Point?
  var quadControl: Point?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(SVGPathError) -> Path {
    skipSpace()
    guard offset < bytes.count else { return path }
    guard bytes[offset] | Self.lowercase == UInt8(ascii: "m") else {
      throw .expectedMove(offset: offset)
    }
    while offset < bytes.count {
      let letter = bytes[offset]
      guard Self.commands.contains(letter | Self.lowercase) else {
        throw .expectedCommand(offset: offset)
      }
      offset += 1
      skipSpace()
      // No comma between a command and its numbers.
      if offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
        throw .expectedNumber(offset: offset)
      }
      try readCommand(letter | Self.lowercase, relative: letter & Self.lowercase != 0)
      skipSpace()
    }
    return path
  }

  private static let lowercase: UInt8 = 0x20
  private static let commands = Array("mlhvcsqtaz".utf8)

  private mutating func readCommand(_ command: UInt8, relative: Bool) throws(SVGPathError) {
    if command == UInt8(ascii: "z") {
      path.close()
      current = start
      forgetControls()
      return
    }
    var command = command
    repeat {
      try readSegment(command, relative: relative)
      // Numbers that go on after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while startsNumber()
  }

  private mutating func readSegment(_ command: UInt8, relative: Bool) throws(SVGPathError) {
    let base = relative ? current : .zero
    switch command {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      path.move(to: current)
      forgetControls()
    case UInt8(ascii: "l"):
      try line(to: point(base))
    case UInt8(ascii: "h"):
      try line(to: Point(x: base.x + number(), y: current.y))
    case UInt8(ascii: "v"):
      try line(to: Point(x: current.x, y: base.y + number()))
    case UInt8(ascii: "c"):
      try cubic(control1: point(base), base)
    case UInt8(ascii: "s"):
      try cubic(control1: cubicControl.map { current * 2 - $0 } ?? current, base)
    case UInt8(ascii: "q"):
      try quad(control: point(base), base)
    case UInt8(ascii: "t"):
      try quad(control: quadControl.map { current * 2 - $0 } ?? current, base)
    default:
      try arc(base)
    }
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadControl = nil
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    current = end
    forgetControls()
  }

  private mutating func cubic(control1: Point, _ base: Point) throws(SVGPathError) {
    let control2 = try point(base)
    let end = try point(base)
    path.cubic(control1: control1, control2: control2, to: end)
    forgetControls()
    cubicControl = control2
    current = end
  }

  private mutating func quad(control: Point, _ base: Point) throws(SVGPathError) {
    let end = try point(base)
    path.quad(control: control, to: end)
    forgetControls()
    quadControl = control
    current = end
  }

  private mutating func arc(_ base: Point) throws(SVGPathError) {
    let rx = try number()
    let ry = try number()
    let rotation = try number()
    let large = try flag()
    let sweep = try flag()
    let end = try point(base)
    path.ellipticalArc(
      from: current, to: end, radii: Size(width: rx.magnitude, height: ry.magnitude),
      rotation: Angle(degrees: rotation), isLarge: large, isClockwise: sweep)
    current = end
    forgetControls()
  }

  // MARK: Tokens

  private mutating func point(_ base: Point) throws(SVGPathError) -> Point {
    let x = try number()
    let y = try number()
    return Point(x: base.x + x, y: base.y + y)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Space with at most one comma in it.
  private mutating func skipSeparator() {
    skipSpace()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    }
  }

  /// True when another number follows; a comma promises one.
  private func startsNumber() -> Bool {
    var ahead = self
    ahead.skipSpace()
    guard ahead.offset < bytes.count else { return false }
    let byte = bytes[ahead.offset]
    return Self.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  private mutating func number() throws(SVGPathError) -> Double {
    skipSeparator()
    let begin = offset
    var end = offset
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: "+") { end += 1 }
    let digits = end
    while Self.isDigit(at(end)) { end += 1 }
    var count = end - digits
    if at(end) == UInt8(ascii: ".") {
      let fraction = end + 1
      end = fraction
      while Self.isDigit(at(end)) { end += 1 }
      count += end - fraction
    }
    guard count > 0 else { throw .expectedNumber(offset: begin) }
    if at(end) | Self.lowercase == UInt8(ascii: "e") {
      var exponent = end + 1
      if at(exponent) == UInt8(ascii: "-") || at(exponent) == UInt8(ascii: "+") { exponent += 1 }
      if Self.isDigit(at(exponent)) {
        while Self.isDigit(at(exponent)) { exponent += 1 }
        end = exponent
      }
    }
    guard let value = Double(String(decoding: bytes[begin..<end], as: UTF8.self)), value.isFinite
    else { throw .numberOutOfRange(offset: begin) }
    offset = end
    return value
  }

  private mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard offset < bytes.count, bytes[offset] == 0x30 || bytes[offset] == 0x31 else {
      throw .expectedFlag(offset: offset)
    }
    offset += 1
    return bytes[offset - 1] == 0x31
  }
}
