import ObjectModel

/// A constraint, seen from the view that it places.
struct HeldConstraint {
  /// The signs of relations in documents.
  enum Relation: String {
    case equal = "="
    case most = "<="
    case least = ">="

    var reversed: Relation {
      switch self {
      case .equal: .equal
      case .most: .least
      case .least: .most
      }
    }
  }

  /// A factor as a quotient, with the sign that the file has between its parts.
  struct Factor: Hashable {
    var dividend = 1.0
    var divisor = 1.0
    var sign: Character = "/"

    var value: Double { dividend / divisor }
    var isOne: Bool { dividend == divisor }
    var inverse: Factor { Factor(dividend: divisor, divisor: dividend, sign: sign) }

    /// - Parameter text: as in `0.25`, `1/3` or `16:9`.
    /// - Returns: nil for one that is no number, or that documents do not take.
    init?(_ text: String) {
      let sign: Character = text.contains(":") ? ":" : "/"
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == parts.count, parts.count <= 2, let first = numbers.first else {
        return nil
      }
      self.init(dividend: first, divisor: numbers.count == 2 ? numbers[1] : 1, sign: sign)
      guard value.isFinite, (1e-6...1e6).contains(abs(value)) else { return nil }
    }

    init(dividend: Double = 1, divisor: Double = 1, sign: Character = "/") {
      self.dividend = dividend
      self.divisor = divisor
      self.sign = sign
    }

    /// The factor as documents write it.
    var text: String {
      func plain(_ number: Double) -> String { shortest(InterfaceNumber.rounded(number)) }
      return divisor == 1 ? plain(dividend) : "\(plain(dividend))\(sign)\(plain(divisor))"
    }
  }

  var attribute: String
  var relation = Relation.equal
  /// The anchor that the attribute relates to; nil for a number alone.
  var target: LayoutAnchor?
  var factor = Factor()
  var constant = 0.0
  /// From 1 to 1000, which is required.
  var priority = 1000.0
  var identifier: String?
  /// The size classes in which it counts; nil for all.
  var traits: SizeClasses.Key?

  /// The constraint from the view that it relates to.
  func turned(to holder: LayoutAnchor, from own: LayoutAnchor) -> HeldConstraint {
    var result = self
    result.attribute = holder.attribute
    result.target = own
    result.relation = factor.value < 0 ? relation : relation.reversed
    result.factor = factor.inverse
    result.constant = InterfaceNumber.rounded(-constant / factor.value)
    return result
  }
}
