internal import CFriBidi

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (FriBidi).
struct BidiLevels {
  /// One for each byte; odd ones run from right to left.
  private(set) var levels: [UInt8]
  /// Whether the paragraph as a whole does.
  private(set) var isRightToLeft: Bool

  /// - Complexity: O(characters).
  init(_ bytes: ArraySlice<UInt8>, direction: TextDirection) {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let text = scalars.map(\.value)
    let count = Int32(clamping: text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var found = [FriBidiLevel](repeating: 0, count: text.count)
    var base =
      switch direction {
      case .natural: shim_fribidi_by_first_strong()
      case .leftToRight: shim_fribidi_left_to_right()
      case .rightToLeft: shim_fribidi_right_to_left()
      }
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    // 0 says that there was no memory: then the text keeps its order.
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found)
    if highest == 0 { found = found.map { _ in 0 } }
    isRightToLeft = highest > 0 && base == shim_fribidi_right_to_left()
    levels = []
    levels.reserveCapacity(bytes.count)
    for (scalar, level) in zip(scalars, found) {
      for _ in 0..<UTF8.width(scalar) { levels.append(UInt8(clamping: level)) }
    }
  }

  /// Whether a character could make a text run from right to left: those of the scripts that do, and
  /// the controls that say so. The ranges are generous.
  static func mayTurn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x58F: false
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The order in which stretches of these levels are drawn, from the left (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    var level = highest
    while level >= lowest {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
