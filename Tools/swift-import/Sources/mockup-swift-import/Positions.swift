import SwiftSyntax

/// Lines and columns of a file, counted in Unicode scalars.
struct Positions {
  private static let block = 64
  private let bytes: [UInt8]
  private var lineStarts: [Int] = [0]
  /// The number of scalars before each block.
  private var scalars: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.block == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == 0x0A { lineStarts.append(offset + 1) }
    }
  }

  private func count(before offset: Int) -> Int {
    guard !scalars.isEmpty else { return 0 }
    let index = min(offset / Self.block, scalars.count - 1)
    return scalars[index]
      + bytes[(index * Self.block)..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
  }

  /// Line and column, from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, count(before: offset) - count(before: lineStarts[low]) + 1)
  }

  /// The position of a node's first word as JSON's two numbers.
  func json(_ node: some SyntaxProtocol) -> [JSON] {
    let (line, column) = position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return [.number(line), .number(column)]
  }
}
