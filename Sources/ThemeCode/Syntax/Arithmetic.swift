/// Operations of C and Swift on numbers.
enum Arithmetic {
  /// Compares two numbers; nil for another operation.
  static func comparison(_ operation: String, _ left: Double, _ right: Double) -> Bool? {
    switch operation {
    case "==", "===": left == right
    case "!=", "!==": left != right
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    default: nil
    }
  }

  /// The result of an operation; nil where there is none.
  static func result(_ operation: String, _ left: Double, _ right: Double) -> Double? {
    switch operation {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return right == 0 ? nil : left / right
    case "&", "|", "^", "<<", ">>", "%":
      let limit = 0x1p53
      guard left.magnitude < limit, right.magnitude < limit else { return nil }
      let (a, b) = (Int(left), Int(right))
      switch operation {
      case "&": return Double(a & b)
      case "|": return Double(a | b)
      case "^": return Double(a ^ b)
      case "<<": return (0..<32).contains(b) ? Double((a & 0xFFFF_FFFF) << b) : nil
      case ">>": return (0..<64).contains(b) ? Double(a >> b) : nil
      default: return b == 0 ? nil : Double(a % b)
      }
    default: return nil
    }
  }
}
