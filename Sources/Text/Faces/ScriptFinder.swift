internal import CHarfBuzz

/// Finds the script of characters; a shaper takes one script at a time.
struct ScriptFinder {
  private let functions = hb_unicode_funcs_get_default()
  static let latin = HB_SCRIPT_LATIN.rawValue

  /// HarfBuzz's tag of the character's script; 0 for those that go with any.
  func script(of scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII { return Self.isLetter(UInt8(scalar.value)) ? Self.latin : 0 }
    let script = hb_unicode_script(functions, scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return 0
    default: return script.rawValue
    }
  }

  /// Whether an ASCII character is a letter; faster than a look-up of Unicode properties.
  static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }
}
