/// The greatest and least numbers of Swift and C, with which themes move titles out of sight.
enum NumericLimits {
  /// The number of a constant; nil for another name. Infinity is the greatest number here.
  static func named(_ name: String) -> Double? {
    switch name {
    case "greatestFiniteMagnitude", "infinity", "CGFLOAT_MAX", "DBL_MAX", "INFINITY":
      Double.greatestFiniteMagnitude
    case "FLT_MAX": Double(Float.greatestFiniteMagnitude)
    case "leastNormalMagnitude", "leastNonzeroMagnitude", "CGFLOAT_MIN", "DBL_MIN", "FLT_MIN": 0
    case "NSIntegerMin", "LONG_MIN": Double(Int.min)
    case "NSIntegerMax", "LONG_MAX": Double(Int.max)
    case "INT_MIN": Double(Int32.min)
    case "INT_MAX": Double(Int32.max)
    default: nil
    }
  }
}
