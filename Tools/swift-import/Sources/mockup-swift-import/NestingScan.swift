/// Finds brackets that are nested too deep, before the parser sees them: what is in a square bracket it reads as a
/// type and as a value, so that each one in another doubles the time.
struct NestingScan {
  /// Where a file goes beyond a limit, and the limit in words.
  struct Finding {
    var offset: Int
    var message: String
  }

  /// The greatest number of square brackets in each other, and of brackets of any kind.
  private static let squareLimit = 12
  private static let limit = 100

  /// What is open: a bracket, or a string with its `#` signs.
  private enum Open {
    case bracket(isSquare: Bool)
    case string(signs: Int, isLong: Bool)
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [Open] = []
  private var depth = 0
  private var squares = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first bracket beyond a limit; nil if there is none.
  ///
  /// - Complexity: linear in the size of the file.
  static func finding(in bytes: [UInt8]) -> Finding? {
    var scan = NestingScan(bytes)
    while scan.offset < bytes.count {
      let before = scan.offset
      if case .string(let signs, let isLong)? = scan.open.last {
        scan.readString(signs, isLong)
      } else {
        scan.readCode()
      }
      if scan.squares > squareLimit {
        return Finding(
          offset: before, message: "square brackets are nested more than \(squareLimit) levels deep"
        )
      }
      if scan.depth > limit {
        return Finding(
          offset: before, message: "brackets are nested more than \(limit) levels deep")
      }
    }
    return nil
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  /// The number of the same bytes that come next.
  private func count(of wanted: UInt8, from ahead: Int = 0, most: Int = .max) -> Int {
    var count = 0
    while count < most, byte(ahead + count) == wanted { count += 1 }
    return count
  }

  private mutating func push(isSquare: Bool) {
    open.append(.bracket(isSquare: isSquare))
    depth += 1
    if isSquare { squares += 1 }
  }

  private mutating func pop() {
    guard case .bracket(let isSquare)? = open.last else { return }
    open.removeLast()
    depth -= 1
    if isSquare { squares -= 1 }
  }

  private mutating func readCode() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while offset < bytes.count, byte() != 0x0A { offset += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "["):
      push(isSquare: true)
      offset += 1
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      push(isSquare: false)
      offset += 1
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
      pop()
      offset += 1
    case UInt8(ascii: "#"), UInt8(ascii: "\""):
      let signs = count(of: UInt8(ascii: "#"))
      let quotes = count(of: UInt8(ascii: "\""), from: signs, most: 3)
      offset += signs
      guard quotes > 0 else { return }
      // Two quotes are an empty string.
      offset += quotes
      if quotes != 2 { open.append(.string(signs: signs, isLong: quotes == 3)) }
    default: offset += 1
    }
  }

  /// Comments nest in Swift.
  private mutating func skipComment() {
    var level = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        level += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        level -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while level > 0 && offset < bytes.count
  }

  /// Reads a character of a string, its end, or the start of a value in it.
  private mutating func readString(_ signs: Int, _ isLong: Bool) {
    let quotes = isLong ? 3 : 1
    switch byte() {
    case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: 1, most: signs) == signs:
      offset += 1 + signs
      if byte() == UInt8(ascii: "(") { push(isSquare: false) }
      offset += 1
    case UInt8(ascii: "\"")
    where count(of: UInt8(ascii: "\""), most: quotes) == quotes
      && count(of: UInt8(ascii: "#"), from: quotes, most: signs) == signs:
      open.removeLast()
      offset += quotes + signs
    case 0x0A where !isLong:
      // A string without an end ends with its line.
      open.removeLast()
      offset += 1
    default: offset += 1
    }
  }
}
