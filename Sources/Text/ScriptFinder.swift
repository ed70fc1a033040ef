internal import CHarfBuzz

/// Tells scripts apart, since a shaper takes one at a time.
struct ScriptFinder {
  private let functions = hb_unicode_funcs_get_default()
  private static let latin = HB_SCRIPT_LATIN.rawValue

  /// HarfBuzz's tag of the character's script; 0 for those that go with any.
  func script(of scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII { return Self.isLetter(scalar) ? Self.latin : 0 }
    let script = hb_unicode_script(functions, scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return 0
    default: return script.rawValue
    }
  }

  /// Of ASCII: its properties stand in tables that take longer to ask.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
