/// A number as documents write it: `44`, not `44.0`.
func shortest(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}
