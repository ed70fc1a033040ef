/// A limit of what documents, files and runs may come to.
struct Bound {
  var of, counted, limit: String

  init(_ of: String, _ counted: String, _ limit: String) {
    self.of = of
    self.counted = counted
    self.limit = limit
  }

  init(_ of: String, _ counted: String, _ limit: Int) {
    self.init(of, counted, Self.grouped(limit))
  }

  /// A whole number with commas between its thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce("") { text, index in
      let isThousand = index > 0 && (digits.count - index) % 3 == 0
      return text + (isThousand ? "," : "") + String(digits[index])
    }
  }
}
