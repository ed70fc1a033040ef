/// Undoes the differences between neighbours that make data smaller (ISO 32000-1, 7.4.4.4).
struct Predictor {
  private let kind: Int
  private let colors: Int
  private let bits: Int
  private let columns: Int

  init(_ parameters: PDFDictionary) {
    func value(_ key: String, _ standard: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(parameters[key]?.integer ?? standard, range.lowerBound), range.upperBound)
    }
    kind = value("Predictor", 1, 1...15)
    colors = value("Colors", 1, 1...32)
    bits = value("BitsPerComponent", 8, 1...16)
    columns = value("Columns", 1, 1...100_000)
  }

  func undo(_ bytes: [UInt8]) -> [UInt8] {
    switch kind {
    case 1: bytes
    case 2: undoTIFF(bytes)
    default: undoPNG(bytes)
    }
  }

  private var rowBytes: Int { (columns * colors * bits + 7) / 8 }

  /// Each component less the one of the pixel before, in 8 or 16 bits; others are left.
  private func undoTIFF(_ bytes: [UInt8]) -> [UInt8] {
    guard bits == 8 || bits == 16 else { return bytes }
    var result = bytes
    let step = bits / 8
    for row in stride(from: 0, to: bytes.count, by: rowBytes) {
      let end = min(row + rowBytes, bytes.count)
      for index in stride(from: row + colors * step, to: end - step + 1, by: step) {
        if step == 1 {
          result[index] &+= result[index - colors]
        } else {
          let before = index - colors * 2
          let sum =
            (UInt16(result[index]) << 8 | UInt16(result[index + 1]))
            &+ (UInt16(result[before]) << 8 | UInt16(result[before + 1]))
          result[index] = UInt8(sum >> 8)
          result[index + 1] = UInt8(sum & 0xFF)
        }
      }
    }
    return result
  }

  /// PNG's filters: each row begins with its own. A last row may be short.
  private func undoPNG(_ bytes: [UInt8]) -> [UInt8] {
    let size = max(1, colors * bits / 8)
    let rowBytes = rowBytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    var row = above
    var start = 0
    while start < bytes.count {
      let filter = bytes[start]
      let count = min(rowBytes, bytes.count - start - 1)
      for index in 0..<count {
        let left = index >= size ? row[index - size] : 0
        let predicted: UInt8
        switch filter {
        case 1: predicted = left
        case 2: predicted = above[index]
        case 3: predicted = UInt8((Int(left) + Int(above[index])) / 2)
        case 4:
          predicted = Self.paeth(
            Int(left), Int(above[index]), index >= size ? Int(above[index - size]) : 0)
        default: predicted = 0
        }
        row[index] = bytes[start + 1 + index] &+ predicted
      }
      result += row[..<count]
      swap(&above, &row)
      start += rowBytes + 1
    }
    return result
  }

  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let guess = left + above - corner
    let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
