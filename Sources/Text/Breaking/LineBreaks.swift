/// Where lines may end: by the Unicode Line Breaking Algorithm, and in scripts without spaces, which that
/// leaves open, between words or syllables.
enum LineBreaks {
  /// For each byte of a stretch, whether a line may end right behind it.
  /// - Complexity: O(bytes).
  static func after(_ bytes: ArraySlice<UInt8>) -> [Bool] {
    var breaks = [Bool](repeating: false, count: bytes.count)
    let text = String(decoding: bytes, as: UTF8.self)
    for offset in LineBreakRules(text.unicodeScalars).breaks() { breaks[offset - 1] = true }
    if bytes.contains(where: UnspacedScript.mayBegin) {
      addWords(to: &breaks, text)
    }
    return breaks
  }

  private static func addWords(to breaks: inout [Bool], _ text: String) {
    var script: UnspacedScript?
    var letters: [Unicode.Scalar] = []
    var offset = 0
    // Every letter of these scripts takes three bytes.
    func close() {
      let starts = script?.starts(in: letters) ?? []
      let first = offset - 3 * letters.count
      for (index, isStart) in starts.enumerated() where isStart && index > 0 {
        breaks[first + 3 * index - 1] = true
      }
      letters = []
    }
    for scalar in text.unicodeScalars {
      let own = UnspacedScript(of: scalar)
      if own != script {
        close()
        script = own
      }
      if own != nil { letters.append(scalar) }
      offset += UTF8.width(scalar)
    }
    close()
  }
}

/// A script that writes no spaces between words.
private enum UnspacedScript {
  case thai, lao, burmese, khmer

  /// Whether the UTF-8 of their letters begins with a byte.
  static func mayBegin(_ byte: UInt8) -> Bool { byte == 0xE0 || byte == 0xE1 }

  /// Nil for others, and for the digits and punctuation of these (class SA of UAX #14).
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xE01...0xE3A, 0xE40...0xE4E: self = .thai
    case 0xE81...0xEBD, 0xEC0...0xECE, 0xEDC...0xEDF: self = .lao
    case 0x1000...0x103F, 0x104C...0x104F: self = .burmese
    case 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD: self = .khmer
    default: return nil
    }
  }

  func starts(in letters: [Unicode.Scalar]) -> [Bool] {
    switch self {
    case .thai: ThaiWords.starts(in: letters)
    case .lao: Syllables.lao(letters)
    case .burmese: Syllables.burmese(letters)
    case .khmer: Syllables.khmer(letters)
    }
  }
}
